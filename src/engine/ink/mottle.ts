import type { Px } from '../core/units.ts';
import { boxMean } from '../picture/box-mean.ts';
import { findRegions } from '../picture/labels.ts';
import type { Size } from '../picture/pixels.ts';
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
  const depth = boxMean(page.depth, page, EVEN_PX);
  const even = { ...page, depth, taken: evened(page.taken, page, 3) };
  return { page: even, ink: withoutSpecks(narrowed(findInk(even), depth, solid), page) };
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

/** Means over squares, each channel for itself. */
function evened(values: Float32Array, size: Size, channels: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let c = 0; c < channels; c++) {
    const one = values.filter((_, i) => i % channels === c);
    boxMean(one, size, EVEN_PX).forEach((mean, i) => (out[channels * i + c] = mean));
  }
  return out;
}

/** Ink without the specks of paper in it. */
function withoutSpecks(ink: Ink, size: Size): Ink {
  const mask = ink.mask.slice();
  const cover = ink.cover.slice();
  const { of, area, label } = findRegions({
    width: size.width,
    height: size.height,
    data: ink.mask,
  });
  for (let i = 0; i < mask.length; i++) {
    if (label[of[i]] === 0 && area[of[i]] <= SPECK) [mask[i], cover[i]] = [1, 255];
  }
  return { ...ink, mask, cover };
}
