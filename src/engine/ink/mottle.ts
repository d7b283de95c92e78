import type { Px } from '../core/units.ts';
import type { Page } from './paper.ts';
import { findInk, type Ink } from './threshold.ts';

/*
 * Mottled ink: a rubber stamp, a dry marker, a lino print. Where it covers, it lets the paper through in
 * specks, which are none of the drawing; read one by one they would make a thicket of each broad stroke.
 */

/** What lies between ink on four sides, so far away, is inside of a stroke. */
const REACH: Px = 2;
/** So much of the ink is inside of broad strokes. */
const LEAST_BROAD = 0.3;
/**
 * How much the depth of mottled ink changes from one pixel to the next, in shares of the full depth, and of
 * how far it strays at all: a wash and the light on it change slowly.
 */
const LEAST_STEP = 0.06;
const LEAST_SHARE = 0.35;
const LEAST_ASTRAY = 0.1;
/** What strays farther is ink and paper in turn: letters close together. */
const MOST_ASTRAY = 0.28;
/** It is evened over squares with so many pixels on each side of their middle. */
const EVEN_PX: Px = 2;
/** Specks of paper with no more pixels are filled: the loop of a letter in so broad a pen has more. */
const SPECK = 12;

/** A page whose mottled ink is evened, and that ink; as they are where it is even. */
export function evenMottled(page: Page, ink: Ink): { page: Page; ink: Ink } {
  const solid = solidDepth(page, ink);
  if (solid === undefined) return { page, ink };
  const { width, height } = page;
  const depth = evened(page.depth, width, height, 1);
  const even = { ...page, depth, taken: evened(page.taken, width, height, 3) };
  return { page: even, ink: withoutSpecks(narrowed(findInk(even), depth, solid), width) };
}

/** Specks lie along the rim, too: it is where the evened ink is a little less than half as deep as inside. */
const HALF = 1.2;

/** Ink up to its rim: evening has made it broader. */
function narrowed(ink: Ink, depth: Float32Array, solid: number): Ink {
  const cover = ink.cover.map((own, i) =>
    Math.min(own, Math.round((255 * HALF * depth[i]) / solid)),
  );
  return { ...ink, cover, mask: cover.map((own) => (own >= 128 ? 1 : 0)) };
}

/** How deep mottled ink is on the mean; undefined where a page's ink is not mottled. */
function solidDepth({ width, height, depth }: Page, { mask, full }: Ink): number | undefined {
  let inked = 0;
  let [inside, sum, squares, steps] = [0, 0, 0, 0];
  for (let y = REACH; y < height - REACH; y++) {
    for (let i = y * width + REACH; i < (y + 1) * width - REACH; i++) {
      inked += mask[i];
      const isInside =
        mask[i - REACH] + mask[i + REACH] + mask[i - REACH * width] + mask[i + REACH * width] === 4;
      if (!isInside) continue;
      const own = depth[i] / full;
      inside++;
      sum += own;
      squares += own * own;
      steps += Math.abs(depth[i + 1] - depth[i]) / full;
    }
  }
  if (inside === 0 || inside < LEAST_BROAD * inked) return undefined;
  const astray = Math.sqrt(Math.max(0, squares / inside - (sum / inside) ** 2));
  const step = steps / inside;
  const isMottled =
    astray >= LEAST_ASTRAY &&
    astray <= MOST_ASTRAY &&
    step >= LEAST_STEP &&
    step >= LEAST_SHARE * astray;
  return isMottled ? (full * sum) / inside : undefined;
}

/** Means over squares; at the page's edge over what of them is on it. */
function evened(values: Float32Array, width: Px, height: Px, channels: number): Float32Array {
  const across = means(values, width * channels, height, channels);
  return means(across, width * channels, height, width * channels);
}

/** Means along rows (a step of one pixel) or columns (a step of one row). */
function means(values: Float32Array, row: number, height: Px, step: number): Float32Array {
  const isAcross = step < row;
  return values.map((_, i) => {
    const from = isAcross ? i - (i % row) : i % row;
    const to = isAcross ? from + row : row * height;
    let [sum, count] = [0, 0];
    for (let k = -EVEN_PX; k <= EVEN_PX; k++) {
      const n = i + k * step;
      if (n < from || n >= to) continue;
      sum += values[n];
      count++;
    }
    return sum / count;
  });
}

/** Ink without the specks of paper in it. */
function withoutSpecks(ink: Ink, width: Px): Ink {
  const mask = ink.mask.slice();
  const cover = ink.cover.slice();
  const seen = mask.slice();
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] === 1) continue;
    const speck = [start];
    seen[start] = 1;
    for (let k = 0; k < speck.length; k++) {
      const i = speck[k];
      const x = i % width;
      for (const n of [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width]) {
        if (n < 0 || n >= mask.length || seen[n] === 1) continue;
        seen[n] = 1;
        speck.push(n);
      }
    }
    if (speck.length > SPECK) continue;
    for (const i of speck) [mask[i], cover[i]] = [1, 255];
  }
  return { ...ink, mask, cover };
}
