import type { Thread } from '../../core/design.ts';
import { oklabFromHex, type Oklab } from '../../color/oklab.ts';
import { PEC_APPLIQUE, PEC_THREADS } from './threads.ts';

const LABS: readonly Oklab[] = PEC_THREADS.map(({ hex }) => oklabFromHex(hex));

/**
 * Number (1 to 63) of the PEC thread that looks nearest.
 * @param not a number that may not be taken.
 */
export function nearestPec(hex: string, not = 0): number {
  const [L, a, b] = oklabFromHex(hex);
  let best = 0;
  let bestDistance = Infinity;
  LABS.forEach(([l, p, q], i) => {
    const number = i + 1;
    const distance = (L - l) ** 2 + (a - p) ** 2 + (b - q) ** 2;
    if (number === not || number === PEC_APPLIQUE || distance >= bestDistance) return;
    best = number;
    bestDistance = distance;
  });
  return best;
}

/**
 * PEC numbers of a file's blocks. The same number twice in a row means a stop,
 * so a block never takes its neighbour's, however alike the two threads are.
 * @param threads one a block.
 * @param isStop whether the block starts with a stop, not with a new thread.
 */
export function pecNumbers(threads: readonly Thread[], isStop: readonly boolean[]): number[] {
  const numbers: number[] = [];
  threads.forEach(({ hex }, i) => {
    const before = numbers[i - 1] ?? 0;
    numbers.push(isStop[i] ? before : nearestPec(hex, before));
  });
  return numbers;
}

/** The thread of a number in a file; numbers past the chart wrap round, as machines read them. */
export function pecThread(number: number): Thread {
  const wrapped = number % (PEC_THREADS.length + 1);
  const thread = PEC_THREADS[wrapped - 1];
  return thread ? { ...thread } : { hex: '#000000', name: 'Unknown', code: '', chart: '' };
}
