import { chooseColors, nearestColor, type Cells } from './clusters.ts';
import { distance } from './pixels.ts';

/*
 * The colours of flat art. Whoever drew a picture of nine flat colours means nine: pressed into six, a
 * green hill takes the brown of an animal before it. So such a picture may have more threads than
 * others, as many as are seen apart; a gradient or a photograph has no end of colours, and is told by it.
 */

/** A pixel this near to a colour (units of `lab`) is of that colour, and so many of a flat picture are. */
const NEAR = 0.02;
const FLAT_SHARE = 0.8;
/** So many colours are told of a picture at first. */
const MOST_TOLD = 24;
/** A colour this near to another is the same to an eye that sees one beside the other. */
const ALIKE = 0.06;
/** Two colours are one thread where what joining them changes, side of the smaller area (mm) times difference, is less. */
const SEEN = 1;

/** How many colours there may be. */
interface FlatLimits {
  /** As many as any picture has: with no more, nothing is gained. */
  least: number;
  most: number;
  /** Area of a pixel. */
  mm2: number;
}

/**
 * The colours of a flat picture that are seen apart.
 * @param cells its colours, weighed by their pixels
 * @returns three numbers a colour, more than `least` of them; nothing where the picture is not flat
 *   or has no more
 */
export function flatColorsOf(
  cells: Cells,
  { least, most, mm2 }: FlatLimits,
): Float64Array | undefined {
  const chosen = chooseColors(cells, MOST_TOLD);
  if (chosen.length <= 3 * least) return undefined;
  const weights = new Float64Array(chosen.length / 3);
  let near = 0;
  let all = 0;
  cells.weight.forEach((weight, i) => {
    const [l, a, b] = cells.lab.subarray(i * 3, i * 3 + 3);
    const k = nearestColor(chosen, l, a, b);
    weights[k] += weight;
    all += weight;
    if (distance(cells.lab, i, chosen, k) < NEAR) near += weight;
  });
  if (near < FLAT_SHARE * all) return undefined;
  const left = seenApart(chosen, weights, { most, mm2 });
  return left.length > least
    ? Float64Array.from(left.flatMap((k) => [...chosen.subarray(k * 3, k * 3 + 3)]))
    : undefined;
}

/** Which of some colours are left once those that are hardly missed have gone to their neighbours. */
function seenApart(
  colors: Float64Array,
  weights: Float64Array,
  { most, mm2 }: Pick<FlatLimits, 'most' | 'mm2'>,
): number[] {
  const left = Array.from(weights.keys());
  for (;;) {
    let cheapest = { cost: Infinity, into: 0, gone: -1 };
    for (const a of left) {
      for (const b of left) {
        if (a === b || weights[a] > weights[b]) continue;
        const away = distance(colors, a, colors, b);
        const cost = away < ALIKE ? away * 1e-3 : Math.sqrt(weights[a] * mm2) * away;
        if (cost < cheapest.cost) cheapest = { cost, into: b, gone: a };
      }
    }
    if (left.length <= most && cheapest.cost >= SEEN) return left;
    weights[cheapest.into] += weights[cheapest.gone];
    left.splice(left.indexOf(cheapest.gone), 1);
  }
}
