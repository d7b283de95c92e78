import type { Thread } from '../../core/design.ts';
import type { Block } from '../blocks.ts';
import { chartColors, nearestIndex } from '../../threads/fixed-chart.ts';
import { PEC_APPLIQUE, PEC_THREADS } from './threads.ts';

const COLORS = chartColors(PEC_THREADS);

/**
 * Number (1 to 63) of the PEC thread that looks nearest.
 * @param not a number that may not be taken.
 */
export function nearestPec(hex: string, not = 0): number {
  return nearestIndex(COLORS, hex, PEC_APPLIQUE - 1, not - 1) + 1;
}

/**
 * PEC numbers of a file's blocks. The same number twice in a row means a stop,
 * so a block never takes its neighbour's, however alike the two threads are.
 */
export function pecNumbers(blocks: readonly Block[]): number[] {
  const numbers: number[] = [];
  blocks.forEach(({ thread, afterStop }, i) => {
    const before = numbers[i - 1] ?? 0;
    numbers.push(afterStop ? before : nearestPec(thread.hex, before));
  });
  return numbers;
}

/** The thread of a number in a file; numbers past the chart wrap round, as machines read them. */
export function pecThread(number: number): Thread {
  const wrapped = number % (PEC_THREADS.length + 1);
  const thread = PEC_THREADS[wrapped - 1];
  return thread ? { ...thread } : { hex: '#000000', name: 'Unknown', code: '', chart: '' };
}
