import { describe, expect, it } from 'vitest';
import type { ChosenPicture, JobResult, JobState } from '../../stores/tool/job-state.ts';
import { nextStep, shownStep } from './next-step.ts';

const picture = (name: string): ChosenPicture => ({ file: new File(['x'], name), url: 'blob:x' });
const LEAF = picture('leaf.png');
const SETTINGS = { style: 'satin', threadColors: ['#aa0000'] };

const made = (change: Partial<JobState> = {}): JobState => ({
  phase: 'idle',
  counts: {},
  picture: LEAF,
  result: { settings: SETTINGS, picture: LEAF } as unknown as JobResult,
  ...change,
});

describe('the next step', () => {
  it('is to choose a picture, then to begin, then to cancel', () => {
    const empty: JobState = { phase: 'idle', counts: {} };
    expect(nextStep(empty, SETTINGS, true)).toBe('choose');
    expect(nextStep(empty, SETTINGS, false)).toBe('make');
    expect(nextStep({ ...empty, picture: LEAF }, SETTINGS, true)).toBe('make');
    expect(nextStep({ ...empty, phase: 'making', picture: LEAF }, SETTINGS, true)).toBe('cancel');
  });

  it('is to download what was made, until something about it changes', () => {
    expect(nextStep(made(), { ...SETTINGS, threadColors: ['#aa0000'] }, true)).toBe('download');
    expect(nextStep(made(), { ...SETTINGS, style: 'fill' }, true)).toBe('make');
    expect(nextStep(made(), { ...SETTINGS, threadColors: ['#00aa00'] }, true)).toBe('make');
    expect(nextStep(made({ picture: picture('cat.png') }), SETTINGS, true)).toBe('make');
  });

  it('offers the result where nothing can be made of the change yet', () => {
    const words = made({ picture: undefined });
    expect(nextStep(words, { ...SETTINGS, mode: 'image' }, true)).toBe('download');
  });

  it('asks nothing of a picture that these settings do not want', () => {
    expect(nextStep(made({ picture: undefined }), SETTINGS, false)).toBe('download');
  });
});

describe('the step that is shown', () => {
  const changed = { ...SETTINGS, style: 'fill' };
  const shown = (before: Parameters<typeof shownStep>[0], held: boolean, state: JobState) =>
    shownStep(before, nextStep(state, changed, true), held, state, true);

  it('stays under a finger that is down, and follows once it is lifted', () => {
    expect(shown('download', true, made())).toBe('download');
    expect(shown('download', false, made())).toBe('make');
  });

  it('follows at once where what is held is gone', () => {
    const making = made({ phase: 'making' });
    expect(shown('make', true, making)).toBe('cancel');
    expect(shown('cancel', true, made())).toBe('make');
    expect(shown('download', true, made({ result: undefined }))).toBe('make');
    expect(shown('choose', true, made({ result: undefined }))).toBe('make');
    const words: JobState = { phase: 'idle', counts: {} };
    expect(shownStep('choose', 'make', true, words, false)).toBe('make');
  });
});
