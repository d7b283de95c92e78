import type { Thread } from '../core/design.ts';
import { oklabFromHex, type Oklab } from '../color/oklab.ts';

/** How a machine's fixed chart looks: one colour a thread, in the chart's order. */
export function chartColors(threads: readonly Thread[]): readonly Oklab[] {
  return threads.map(({ hex }) => oklabFromHex(hex));
}

/**
 * Index of the thread of a fixed chart that looks nearest (OKLab).
 * @param not indices that may not be taken.
 */
export function nearestIndex(
  colors: readonly Oklab[],
  hex: string,
  ...not: readonly number[]
): number {
  const [L, a, b] = oklabFromHex(hex);
  let [best, least] = [-1, Infinity];
  colors.forEach(([l, p, q], i) => {
    const distance = (L - l) ** 2 + (a - p) ** 2 + (b - q) ** 2;
    if (distance < least && !not.includes(i)) [best, least] = [i, distance];
  });
  return best;
}
