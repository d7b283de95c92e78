import { OPAQUE, type Background } from './background.ts';
import { nearestColor } from './clusters.ts';
import { distance } from './pixels.ts';
import type { Raster } from './raster.ts';

/*
 * Small strong colours. The colours that leave the least error together are those of large areas: of
 * a dog on grass two greens, and none for its tongue. A spot that is unlike all of them is missed
 * more than the difference of two of them is, so that it takes the place of one.
 */

/** A spot is at least so large, mm², and so unlike each colour (units of `lab`). */
const LEAST_MM2 = 3;
const UNLIKE = 0.2;
/** What is lighter or darker alone is shade: lightness counts by this much. */
const SHADE = 0.5;
/** Neighbours this near belong to one spot, and spots this near have one colour. */
const ONE_SPOT = 0.06;
const ONE_COLOR = 0.12;
/** How much more a thing is seen the larger it is: the power of its area. */
const BY_AREA = 0.15;
/** A colour yields to a spot that is seen so much more than its joining with the nearest is, … */
const MORE = 1.1;
/** … and that is as unlike or more, also where it is but a shade of that one. */
const SHADES = 0.13;
/** The most colours that yield. */
const MOST = 2;

/** A colour with how many pixels it has. */
export interface Spot {
  lab: readonly number[];
  pixels: number;
}

/**
 * A picture's colours with those of its small strong spots in place of such as are missed less.
 * @param colors in the raster's `lab`, three numbers a colour
 * @param mixed 1 for each pixel that only mixes its neighbours' colours
 * @returns as many colours
 */
export function withStrongSpots(
  raster: Raster,
  background: Background,
  colors: Float64Array,
  mixed?: Uint8Array,
): Float64Array {
  let current = colors;
  for (let turn = 0; turn < MOST; turn++) {
    const next = withOneSpot(raster, background, current, mixed);
    if (!next) break;
    current = next;
  }
  return current;
}

function withOneSpot(
  raster: Raster,
  { mask }: Background,
  colors: Float64Array,
  mixed?: Uint8Array,
): Float64Array | undefined {
  const { lab, pxPerMm, alpha } = raster;
  const shares = new Float64Array(colors.length / 3);
  const far = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 1 || alpha[i] < OPAQUE || mixed?.[i] === 1) continue;
    const k = nearestColor(colors, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]);
    shares[k]++;
    if (strengthAmong(lab, i, colors) >= UNLIKE) far[i] = 1;
  }
  const spots = gathered(spotsOf(raster, far, LEAST_MM2 * pxPerMm ** 2));
  const seen = (pixels: number, away: number) => (pixels / pxPerMm ** 2) ** BY_AREA * away;
  const missed = ({ lab: own, pixels }: Spot) => seen(pixels, strengthAmong(own, 0, colors));
  const spot = most(spots, missed);
  if (!spot) return undefined;
  const without = (k: number) =>
    Float64Array.from([...colors.subarray(0, k * 3), ...spot.lab, ...colors.subarray(k * 3 + 3)]);
  const joined = [...shares.keys()].map((k) => {
    const others = without(k);
    const own = colors.subarray(k * 3, k * 3 + 3);
    const away = distance(own, 0, others, nearestColor(others, own[0], own[1], own[2]));
    return { k, away, cost: seen(shares[k], away) };
  });
  const spare = most(joined, ({ cost }) => -cost);
  if (!spare) return undefined;
  const yields = spare.away <= SHADES || missed(spot) >= MORE * spare.cost;
  return yields ? without(spare.k) : undefined;
}

/**
 * Spots of a picture that are unlike each of some colours, those of about one colour taken together.
 * @param counted 1 for each pixel that counts
 * @param unlike how unlike they are, units of `lab`
 * @param least how many pixels a spot has at least
 */
export function spotsUnlike(
  picture: Pick<Raster, 'lab' | 'width'>,
  counted: ArrayLike<number>,
  colors: Float64Array,
  { unlike, least }: { unlike: number; least: number },
): Spot[] {
  const { lab } = picture;
  const far = Uint8Array.from(
    counted,
    (counts, i) => +(counts > 0 && strengthAmong(lab, i, colors) >= unlike),
  );
  return gathered(spotsOf(picture, far, least));
}

/** How unlike a colour is to the nearest of some, by what a shadow does not change above all. */
function strengthAmong(lab: ArrayLike<number>, i: number, colors: Float64Array): number {
  let least = Infinity;
  for (let k = 0; k < colors.length; k += 3) {
    const shade = SHADE * (lab[i * 3] - colors[k]);
    const a = lab[i * 3 + 1] - colors[k + 1];
    const b = lab[i * 3 + 2] - colors[k + 2];
    least = Math.min(least, shade * shade + a * a + b * b);
  }
  return Math.sqrt(least);
}

/** Connected pixels that are far from all colours, where they are many. */
function spotsOf(
  { lab, width }: Pick<Raster, 'lab' | 'width'>,
  far: Uint8Array,
  least: number,
): Spot[] {
  const open = far.slice();
  const queue = new Int32Array(far.length);
  const spots: Spot[] = [];
  for (let from = 0; from < far.length; from++) {
    if (open[from] === 0) continue;
    const spot = spotAt(lab, width, from, open, queue);
    if (spot.pixels >= least) spots.push(spot);
  }
  return spots;
}

/**
 * The open pixels connected with one, which are closed. On its own: the compiler leaves a loop inside
 * a loop at each spot otherwise, and goes on slowly.
 */
function spotAt(
  lab: Float32Array,
  width: number,
  from: number,
  open: Uint8Array,
  queue: Int32Array,
): Spot {
  open[from] = 0;
  queue[0] = from;
  let count = 1;
  let l = 0;
  let a = 0;
  let b = 0;
  for (let n = 0; n < count; n++) {
    const i = queue[n];
    l += lab[i * 3];
    a += lab[i * 3 + 1];
    b += lab[i * 3 + 2];
    const x = i % width;
    // No closures: in a picture of few threads this visits most of its pixels.
    for (let side = 0; side < 4; side++) {
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      const to = i + (side < 2 ? side * 2 - 1 : (side * 2 - 5) * width);
      if (open[to] !== 1 || distance(lab, i, lab, to) > ONE_SPOT) continue;
      open[to] = 0;
      queue[count++] = to;
    }
  }
  return { lab: [l / count, a / count, b / count], pixels: count };
}

/** Spots of about one colour taken together, in that of the largest. */
function gathered(spots: readonly Spot[]): Spot[] {
  const groups: Spot[] = [];
  for (const spot of spots.toSorted((a, b) => b.pixels - a.pixels)) {
    const group = groups.find((g) => distance(g.lab, 0, spot.lab, 0) < ONE_COLOR);
    if (group) group.pixels += spot.pixels;
    else groups.push({ ...spot });
  }
  return groups;
}

function most<T>(of: readonly T[], value: (one: T) => number): T | undefined {
  let best: T | undefined;
  let top = -Infinity;
  for (const one of of) {
    const own = value(one);
    if (own > top) [best, top] = [one, own];
  }
  return best;
}
