import { describe, expect, it } from 'vitest';
import { JOB_IDLE, reduceJob } from './job-state.ts';
import type { ChosenPicture, JobEvent, JobResult, JobState } from './job-state.ts';

const picture = (name: string): ChosenPicture => ({ file: new File(['x'], name), url: name });
const result = { title: 'first.png' } as JobResult;
const play = (...events: JobEvent[]): JobState => events.reduce(reduceJob, JOB_IDLE);

const choose = (name: string, keepsResult = true): JobEvent => ({
  type: 'chosen',
  picture: picture(name),
  keepsResult,
});
const chosen = choose('first.png');
const started: JobEvent = { type: 'started' };
const finished: JobEvent = { type: 'finished', result };

describe('reduceJob', () => {
  it('starts with a picture and without', () => {
    expect(play(started)).toEqual({ ...JOB_IDLE, phase: 'making' });
    expect(play(chosen, started)).toMatchObject({ phase: 'making', picture: { url: 'first.png' } });
  });

  it('forgets the old result with a new picture where the tool wants that', () => {
    expect(play(chosen, started, finished, choose('second.png', false)).result).toBeUndefined();
    expect(play(chosen, started, finished, { type: 'cleared' })).toEqual(JOB_IDLE);
  });

  it('counts by stage while making, and forgets the counts at the end', () => {
    const half = play(
      chosen,
      started,
      { type: 'progressed', progress: { stage: 'colours', fraction: 0.2, done: 6, total: 6 } },
      { type: 'progressed', progress: { stage: 'shapes', fraction: 0.3, done: 4, total: 90 } },
    );
    expect(half.counts).toEqual({
      colours: { done: 6, total: 6 },
      shapes: { done: 4, total: 90 },
    });
    expect(half.progress?.fraction).toBe(0.3);
    expect(reduceJob(half, finished)).toMatchObject({ phase: 'idle', counts: {}, result });
  });

  it('ignores progress that comes too late', () => {
    const late: JobEvent = { type: 'progressed', progress: { stage: 'finish', fraction: 1 } };
    expect(play(chosen, late).progress).toBeUndefined();
  });

  it('keeps the old result through a new picture, a try, a cancel and a failure', () => {
    const second = choose('second.png');
    const steps: JobEvent[] = [chosen, started, finished, second, started];
    expect(play(...steps)).toMatchObject({ phase: 'making', result });
    expect(play(...steps, { type: 'failed', code: 'aborted' })).toMatchObject({
      phase: 'idle',
      result,
      picture: { url: 'second.png' },
      problem: undefined,
    });
    expect(play(...steps, { type: 'failed', code: 'nothing-to-sew' })).toMatchObject({
      result,
      picture: { url: 'second.png' },
      problem: 'nothing-to-sew',
    });
  });

  it('ends the work when another picture is chosen', () => {
    const state = play(chosen, started, choose('second.png'));
    expect(state).toMatchObject({ phase: 'idle', picture: { url: 'second.png' } });
  });

  it('takes the artwork when it is drawn, whatever else goes on', () => {
    const drawn: JobEvent = { type: 'drawn', sewn: new Blob(['large']), pictureUrl: 'large' };
    const state = play(chosen, started, finished, started, drawn);
    expect(state).toMatchObject({ phase: 'making', result: { pictureUrl: 'large' } });
    expect(play(drawn).result).toBeUndefined();
  });

  it('gives the result another name, and nothing else one', () => {
    const renamed: JobEvent = { type: 'renamed', label: 'Ada' };
    const state = play(chosen, started, finished, renamed, started);
    expect(state.result).toEqual({ ...play(chosen, started, finished).result, label: 'Ada' });
    expect(play(chosen, renamed).result).toBeUndefined();
  });

  it('forgets a problem with the next try', () => {
    const failed: JobEvent = { type: 'failed', code: 'cut-off' };
    expect(play(chosen, started, failed, started).problem).toBeUndefined();
    expect(play(chosen, started, failed, chosen).problem).toBeUndefined();
  });

  it('follows fal.ai while it makes, beside the engine, and forgets it at the end', () => {
    const waited: JobEvent = { type: 'waited', remote: { fraction: 0.2 } };
    const sewing: JobEvent = { type: 'progressed', progress: { stage: 'shapes', fraction: 0.5 } };
    expect(play(chosen, started, waited, sewing)).toMatchObject({
      remote: { fraction: 0.2 },
      progress: { fraction: 0.5 },
    });
    expect(play(chosen, started, waited, finished).remote).toBeUndefined();
    expect(play(chosen, waited).remote).toBeUndefined();
  });

  it('keeps picture and result where fal.ai fails, and says why until the next try', () => {
    const failed: JobEvent = { type: 'failed', code: 'remote', note: 'fal.ai is busy.' };
    const steps: JobEvent[] = [chosen, started, finished, started, failed];
    expect(play(...steps)).toMatchObject({
      phase: 'idle',
      picture: { url: 'first.png' },
      result,
      problem: 'remote',
      remoteNote: 'fal.ai is busy.',
    });
    expect(play(...steps, started).problem).toBeUndefined();
    expect(play(...steps, started).remoteNote).toBeUndefined();
  });

  it('notes what the browser could show', () => {
    const size = { width: 4, height: 3 };
    expect(play(chosen, { type: 'shown', size }).picture).toMatchObject({ size, broken: false });
    expect(play(chosen, { type: 'shown', size: undefined }).picture?.broken).toBe(true);

    const known = play(chosen, { type: 'shown', size });
    expect(reduceJob(known, { type: 'shown', size: { ...size } })).toBe(known);
    const other = { width: 4, height: 5 };
    expect(reduceJob(known, { type: 'shown', size: other }).picture?.size).toEqual(other);
    const unread = reduceJob(known, { type: 'shown', size: undefined });
    expect(unread.picture?.broken).toBe(true);
    expect(reduceJob(unread, { type: 'shown', size }).picture?.broken).toBe(false);
  });
});
