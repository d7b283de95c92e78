import type { Thread } from '../../core/design.ts';
import type { Block } from '../blocks.ts';
import { chartColors, nearestIndex } from '../../threads/fixed-chart.ts';
import { HUS_THREADS } from './threads.ts';

const COLORS = chartColors(HUS_THREADS);

/**
 * Thread indices of a file's blocks. The same index twice in a row means a
 * stop, so a block never takes its neighbour's, however alike the two threads are.
 */
export function husIndices(blocks: readonly Block[]): number[] {
  const indices: number[] = [];
  for (const { thread, afterStop } of blocks) {
    const before = indices.at(-1) ?? -1;
    indices.push(afterStop ? before : nearestIndex(COLORS, thread.hex, before));
  }
  return indices;
}

/** The thread of an index in a file; undefined where there is none. */
export function husThread(index: number): Thread | undefined {
  const thread = HUS_THREADS[index];
  return thread && { ...thread };
}
