import { connectedParts, pixelsOf } from '../picture/thin-skeleton.ts';
import type { Px } from '../core/units.ts';
import { hueOf } from './inks.ts';
import type { Page } from './paper.ts';
import { distances } from './survey.ts';
import type { Ink } from './threshold.ts';

/** A part whose deepest pixel has less of the full depth than this is a stain, or shows through. */
const STRONG = 0.55;
/**
 * A pale pen's line is that deep at least, of the full depth and of all light, has a hue in so much of
 * it, and its middle, from half its greatest thickness on, strays by no more from its mean depth: a
 * stain is darker along its edge, and what shows through is blurred and grey.
 */
const PALE = 0.3;
const LEAST_DEPTH = 0.16;
const HUED = 0.9;
const EVEN = 0.15;
/** It is also longer than wide: so many times its greatest thickness squared in area. */
const LONG = 12;
/** What was coloured in with a pale pen is not; but a line was drawn with that pen, which takes as much of each channel. */
const SAME_PEN = 0.05;
/** Smaller parts are dirt: as a share of the page's longer side, squared. */
const SPECK = 1 / 450;
/** A part at the page's edge that is so thick, as a share of its longer side, is a shadow or a punched hole. */
const SHADOW = 1 / 60;
const MIN_SHADOW_PX: Px = 8;
/** So much of a shadow is that thick: a drawing that leaves the page is not. */
const MOSTLY = 0.4;

/** What reaches over so much of both sides is the drawing itself. */
const ACROSS = 0.5;

/** Leaves out what nobody drew: dirt, stains, ink of the page behind, shadows along the edge. */
export function dropSpecks(page: Page, ink: Ink): Ink {
  const { width, height, depth } = page;
  const longer = Math.max(width, height);
  const mask = framed(ink.mask, width, height);
  const inside = distances(mask, width, height);
  const shadow = Math.max(MIN_SHADOW_PX, SHADOW * longer) / 2;
  const drop = (pixels: readonly number[]): void => {
    for (const i of pixels) mask[i] = 0;
  };
  const pale: PalePart[] = [];
  for (const pixels of connectedParts(mask, pixelsOf(mask), width)) {
    let [deepest, thick, touches] = [0, 0, false];
    for (const i of pixels) {
      deepest = Math.max(deepest, depth[i]);
      if (inside[i] > shadow) thick++;
      touches ||= isAtEdge(i, width, height);
    }
    const isDirt = pixels.length < Math.max(4, (SPECK * longer) ** 2);
    const isShadow = touches && thick > MOSTLY * pixels.length && !isAcross(pixels, width, height);
    const isWeak = deepest < PALE * ink.full;
    if (isDirt || isShadow || isWeak) drop(pixels);
    else if (deepest < STRONG * ink.full) {
      const part = palePart(page, pixels, inside);
      if (part) pale.push(part);
      else drop(pixels);
    }
  }
  const lines = pale.filter(({ isLine }) => isLine);
  for (const part of pale) {
    if (!part.isLine && !lines.some((line) => isSamePen(line, part))) drop(part.pixels);
  }
  const near = withRim(mask, width);
  const cover = ink.cover.map((c, i) => (near[i] === 1 ? c : 0));
  return { ...ink, mask, cover };
}

/** What may be drawn with a pale pen. */
interface PalePart {
  pixels: readonly number[];
  /** What it takes of each channel in the mean. */
  taken: readonly number[];
  /** It is much longer than wide. */
  isLine: boolean;
}

/** A part of one hue and one depth; undefined where it is not: a stain, or what shows through. */
function palePart(
  { taken, depth }: Page,
  pixels: readonly number[],
  inside: Float32Array,
): PalePart | undefined {
  const thickest = pixels.reduce((most, i) => Math.max(most, inside[i]), 0);
  const middle = pixels.filter((i) => inside[i] >= thickest / 2);
  const meanOf = (value: (i: number) => number): number =>
    middle.reduce((sum, i) => sum + value(i), 0) / middle.length;
  const mean = meanOf((i) => depth[i]);
  if (mean < LEAST_DEPTH) return undefined;
  if (meanOf((i) => Math.abs(depth[i] - mean)) > EVEN * mean) return undefined;
  if (meanOf((i) => +(hueOf(taken, i) > 0)) < HUED) return undefined;
  const isLine = pixels.length >= LONG * (2 * thickest) ** 2;
  return { pixels, taken: [0, 1, 2].map((c) => meanOf((i) => taken[3 * i + c])), isLine };
}

const isSamePen = (a: PalePart, b: PalePart): boolean =>
  a.taken.every((own, c) => Math.abs(own - b.taken[c]) <= SAME_PEN);

/** A mask with the pixels around it, over corners too: the soft rims of ink reach no farther. */
function withRim(mask: Uint8Array, width: Px): Uint8Array {
  const near = new Uint8Array(mask.length);
  // The outermost pixels are empty: no row runs over into the next.
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    for (const row of [i - width, i, i + width]) near.fill(1, row - 1, row + 2);
  }
  return near;
}

const isAtEdge = (i: number, width: Px, height: Px): boolean => {
  const x = i % width;
  const y = Math.floor(i / width);
  return x <= 2 || y <= 2 || x >= width - 3 || y >= height - 3;
};

/** A mask whose outermost pixels are empty. */
function framed(mask: Uint8Array, width: Px, height: Px): Uint8Array {
  const out = mask.slice();
  out.fill(0, 0, width).fill(0, width * (height - 1));
  for (let y = 0; y < height; y++) out[y * width] = out[y * width + width - 1] = 0;
  return out;
}

/** Whether a part reaches over much of the page from top to bottom and from left to right. */
function isAcross(pixels: readonly number[], width: Px, height: Px): boolean {
  let [left, right] = [width, 0];
  let [top, bottom] = [height, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return right - left > ACROSS * width && bottom - top > ACROSS * height;
}
