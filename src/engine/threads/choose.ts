import {
  hexFromRgb,
  oklabDistance,
  oklabFromHex,
  rgbFromOklab,
  type Oklab,
} from '../color/oklab.ts';
import { restyle } from '../color/palette.ts';
import type { Thread } from '../core/design.ts';
import type { PaletteName } from '../options.ts';
import { CHART } from './chart.ts';

/*
 * From colours to threads.
 *
 * A design is sewn in the colours of its picture or drawing and names the nearest thread of the
 * chart to buy: a hundred threads come no nearer to a photograph than they do, and its six colours
 * are better kept.
 */

/** A colour nearer than this to a thread of the chart becomes that thread's. */
const MAX_SAME_DISTANCE = 0.012;
/** One restyled by a palette has no colour to be true to, and yields further. */
const MAX_NEAR_DISTANCE = 0.03;

/** Up to this many colours each get a name of their own; beyond, names repeat. */
const MAX_UNIQUE = 60;

/** The threads for the colours of a picture, in their order, no two of one name. */
export function chooseThreads(
  palette: PaletteName,
  colors: readonly Oklab[],
  weights: readonly number[],
): Thread[] {
  const restyled = restyle(palette, colors, weights);
  const own = palette === 'classic' || palette === 'minimal';
  const same = own ? MAX_SAME_DISTANCE : MAX_NEAR_DISTANCE;
  return nearestOfChart(restyled).map(({ k, distance }, i) =>
    distance <= same
      ? { ...CHART[k] }
      : { ...CHART[k], hex: hexFromRgb(...rgbFromOklab(...restyled[i])) },
  );
}

/** A thread for each colour of a drawing: in the drawing's own colour, under the nearest name. */
export const nameThreads = (colors: readonly string[]): Thread[] =>
  nearestOfChart(colors.map(oklabFromHex)).map(({ k }, i) => ({ ...CHART[k], hex: colors[i] }));

interface Match {
  /** Index into the chart. */
  k: number;
  distance: number;
}

/** For each colour the nearest thread of the chart that no nearer colour has taken. */
function nearestOfChart(colors: readonly Oklab[]): Match[] {
  const chart = CHART.map((thread) => oklabFromHex(thread.hex));
  const rows = colors.map((color) => chart.map((lab) => oklabDistance(color, lab)));
  if (colors.length > MAX_UNIQUE) {
    return rows.map((row) => {
      const distance = Math.min(...row);
      return { k: row.indexOf(distance), distance };
    });
  }
  const pairs = rows.flatMap((row, i) => row.map((distance, k) => ({ i, k, distance })));
  pairs.sort((p, q) => p.distance - q.distance || p.i - q.i || p.k - q.k);
  const matches: Match[] = [];
  const taken = new Set<number>();
  for (const { i, k, distance } of pairs) {
    if (matches[i] || taken.has(k)) continue;
    taken.add(k);
    matches[i] = { k, distance };
  }
  return matches;
}
