import type { Thread } from '../../core/design.ts';
import type { Block } from '../blocks.ts';
import { chartColors, nearestIndex } from '../../threads/fixed-chart.ts';
import { JANOME_THREADS } from './threads.ts';

const COLORS = chartColors(JANOME_THREADS);

/** Index (1 to 78) of the Janome thread that looks nearest. @param not one that may not be taken. */
export function nearestJanome(hex: string, not = 0): number {
  return nearestIndex(COLORS, hex, not - 1) + 1;
}

/**
 * Thread indices of a file's blocks. A machine sews on over a change to the
 * thread that is on, so no block takes its neighbour's, however alike the two
 * are; the same holds after a stop, which only a change can bring about.
 */
export function janomeIndices(blocks: readonly Block[]): number[] {
  const indices: number[] = [];
  for (const { thread } of blocks) indices.push(nearestJanome(thread.hex, indices.at(-1)));
  return indices;
}

/** The thread of an index in a file; undefined where there is none. */
export function janomeThread(index: number): Thread | undefined {
  const thread = JANOME_THREADS[index - 1];
  return thread && { ...thread };
}
