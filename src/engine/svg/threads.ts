import { CHART } from '../color/chart.ts';
import { oklabFromHex } from '../color/oklab.ts';
import type { Thread } from '../core/design.ts';

/** Up to this many colours each get a name of their own; beyond, names repeat. */
const MOST_UNIQUE = 60;

/**
 * A thread for each colour of a drawing: in the drawing's own colour, named
 * after the nearest thread of the chart that no nearer colour has taken.
 */
export function nameThreads(colors: readonly string[]): Thread[] {
  const chart = CHART.map((thread) => oklabFromHex(thread.hex));
  const unique = colors.length <= MOST_UNIQUE;
  const pairs = colors.flatMap((hex, i) => {
    const [L, a, b] = oklabFromHex(hex);
    const row = chart.map((lab, k) => ({
      i,
      k,
      // Chroma counts double: OKLab by itself under-weights it.
      distance: Math.hypot(L - lab[0], 2 * (a - lab[1]), 2 * (b - lab[2])),
    }));
    return unique
      ? row
      : [row.reduce((best, pair) => (pair.distance < best.distance ? pair : best))];
  });
  if (unique) pairs.sort((p, q) => p.distance - q.distance || p.i - q.i || p.k - q.k);
  const threads: Thread[] = [];
  const taken = new Set<number>();
  for (const { i, k } of pairs) {
    if (threads[i] || (unique && taken.has(k))) continue;
    taken.add(k);
    threads[i] = { ...CHART[k], hex: colors[i] };
  }
  return threads;
}
