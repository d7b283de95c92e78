import { describe, expect, it } from 'vitest';
import { STAGES } from 'ilmek-engine/tables';
import { remoteStepWords, stageCount, stageState, workInWords } from './stages.ts';

describe('the work in words', () => {
  it('names where fal.ai is, with the place in its queue', () => {
    expect(remoteStepWords(undefined)).toBe('getting ready');
    expect(remoteStepWords({ step: 'waiting', before: 2 })).toBe('waiting, 2 before it');
    expect(remoteStepWords({ step: 'waiting', before: 0 })).toBe('waiting');
  });

  it('names the engine’s stage once there is one', () => {
    const remote = { fraction: 0.4, step: { step: 'working' } } as const;
    expect(workInWords({})).toBe('Starting');
    expect(workInWords({ remote })).toBe('fal.ai: being drawn');
    expect(workInWords({ remote, progress: { stage: 'shapes', fraction: 0.2 } })).toBe(
      'Tracing shapes',
    );
  });
});

describe('stages', () => {
  it('stand before, at and after the current one', () => {
    const states = STAGES.map((stage) => stageState(stage, 'shapes', STAGES));
    expect(states).toEqual(['done', 'now', 'todo', 'todo']);
  });

  it('begin with the first', () => {
    expect(stageState('colours', undefined, STAGES)).toBe('now');
  });

  it('tell true counts, and none where none is known', () => {
    const counts = { colours: { done: 6, total: 6 }, shapes: { done: 12.4, total: 214 } };
    expect(stageCount('colours', 'done', counts)).toBe('6 threads');
    expect(stageCount('shapes', 'now', counts)).toBe('5 %');
    expect(stageCount('stitches', 'todo', counts)).toBe('');
    const finish = { done: 12510, total: 22746 };
    expect(stageCount('finish', 'now', { finish })).toBe('12,510 of 22,746');
  });
});
