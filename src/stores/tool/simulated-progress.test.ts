import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RANDOM_PROGRESS, STEADY_PROGRESS, simulateProgress } from './simulated-progress.ts';
import type { ProgressRule } from './simulated-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is told in so many ms, and then at the end. */
function told(rule: ProgressRule, ms: number, random: () => number): number[] {
  const percents: number[] = [];
  const progress = simulateProgress(rule, (percent) => percents.push(percent), random);
  vi.advanceTimersByTime(ms);
  progress.complete();
  vi.advanceTimersByTime(60_000);
  return percents;
}

describe('simulated progress', () => {
  it('rises by chance each second, by ten at most, until 90, and jumps to 100', () => {
    expect(told(RANDOM_PROGRESS, 2999, () => 0.5)).toEqual([0, 5, 10, 100]);
    const all = told(RANDOM_PROGRESS, 30_000, () => 0.999);
    expect(all.slice(-3)).toEqual([expect.closeTo(89.91), 90, 100]);
  });

  it('never falls, never passes 90 before the end', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (stream) => {
        const percents = told(RANDOM_PROGRESS, 60_000, () => stream.next().value as number);
        const before = percents.slice(0, -1);
        expect(Math.max(...before)).toBeLessThanOrEqual(90);
        expect(percents).toEqual([...percents].sort((a, b) => a - b));
      }),
      { numRuns: 50 },
    );
  });

  it('rises by tens each half second on the prompt page', () => {
    expect(told(STEADY_PROGRESS, 1700, () => 0)).toEqual([0, 10, 20, 30, 100]);
    expect(told(STEADY_PROGRESS, 9000, () => 0).at(-2)).toBe(90);
  });

  it('ends without a word where the work was given up', () => {
    const percents: number[] = [];
    const progress = simulateProgress(STEADY_PROGRESS, (percent) => percents.push(percent));
    vi.advanceTimersByTime(600);
    progress.stop();
    vi.advanceTimersByTime(5000);
    expect(percents).toEqual([0, 10]);
  });
});
