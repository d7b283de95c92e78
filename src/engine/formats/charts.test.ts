import { describe, expect, it } from 'vitest';
import { nearestThread, THREAD_CHARTS } from './charts.ts';

describe('nearestThread', () => {
  it('finds the very thread at no distance', () => {
    for (const { threads } of Object.values(THREAD_CHARTS)) {
      for (const { hex } of threads) expect(nearestThread(hex, threads)?.difference).toBe(0);
    }
  });

  it('tells how far the nearest is', () => {
    const { thread, difference } = nearestThread('#d01121', THREAD_CHARTS.brother.threads)!;
    expect(thread.name).toBe('Red');
    expect(difference).toBeGreaterThan(1);
    expect(difference).toBeLessThan(8);
  });

  it('knows none in an empty chart, and takes no mark for a thread', () => {
    expect(nearestThread('#d01121', [])).toBeUndefined();
    expect(nearestThread('#ffc8c8', THREAD_CHARTS.brother.threads)?.thread.name).not.toBe(
      'Applique',
    );
  });
});
