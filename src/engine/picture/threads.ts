import type { Thread } from '../core/design.ts';
import { CHART } from '../color/chart.ts';
import { hexFromRgb, oklabFromHex, rgbFromOklab, type Oklab } from '../color/oklab.ts';
import { restyle } from '../color/palette.ts';
import type { PaletteName } from '../options.ts';

/*
 * From a picture's colours to threads.
 *
 * A design is sewn in the picture's own colours and names the nearest thread
 * of the chart to buy: a hundred threads come no nearer to a photograph than
 * they do, and its six colours are better kept.
 */

/** A colour nearer than this to a thread of the chart becomes that thread's. */
const SAME_AS_CHART = 0.012;
/** One restyled by a palette has no colour to be true to, and yields further. */
const NEAR_CHART = 0.03;

/** The threads for the colours of a picture, in their order, no two of one name. */
export function chooseThreads(
  palette: PaletteName,
  colors: readonly Oklab[],
  weights: readonly number[],
): Thread[] {
  const restyled = restyle(palette, colors, weights);
  const own = palette === 'classic' || palette === 'minimal';
  return matchChart(restyled, own ? SAME_AS_CHART : NEAR_CHART);
}

/** Names each colour after the nearest thread that no nearer colour has taken. */
function matchChart(colors: readonly Oklab[], same: number): Thread[] {
  const chart = CHART.map((thread) => oklabFromHex(thread.hex));
  const pairs = colors.flatMap((color, i) =>
    chart.map((lab, k) => ({
      i,
      k,
      // Chroma counts double, as in the division of the picture.
      distance: Math.hypot(color[0] - lab[0], 2 * (color[1] - lab[1]), 2 * (color[2] - lab[2])),
    })),
  );
  pairs.sort((p, q) => p.distance - q.distance || p.i - q.i || p.k - q.k);
  const threads: Thread[] = [];
  const taken = new Set<number>();
  for (const { i, k, distance } of pairs) {
    if (threads[i] || taken.has(k)) continue;
    taken.add(k);
    const thread = CHART[k];
    threads[i] =
      distance <= same
        ? { ...thread }
        : { ...thread, hex: hexFromRgb(...rgbFromOklab(...colors[i])) };
  }
  return threads;
}
