import { skinLikeness } from '../color/skin.ts';
import type { Mm } from '../core/units.ts';
import { boxMean } from '../picture/box-mean.ts';
import { meanColor, type Size } from '../picture/pixels.ts';
import type { Raster } from '../picture/raster.ts';
import { connectedParts } from '../picture/thin-skeleton.ts';
import { closed } from './closed.ts';

/*
 * The dark, fine structure of a picture: eyes, nostrils, the line of a mouth, the outlines of an
 * illustration. A face is known by it, and rows as wide as it blur it. Hair, grass and leaves have
 * as much of it, but none that stands by itself.
 */

/** Nothing of it is wider than twice this. */
const REACH_MM: Mm = 1.1;
/** How much darker than what lies about it (lightness) it is, where it begins and somewhere in it. */
const LOW = 0.07;
const HIGH = 0.13;
/** What of it is darker than this share of its darkest is its core. */
const CORE = 0.55;
/** So much of all the darkness within this reach is its own, at least: else it is texture. */
const AROUND_MM: Mm = 2.5;
const LEAST_SHARE = 0.2;
/** A smaller core is no stitch. */
const LEAST_MM2 = 0.35;
/** What lies about a part is looked at within this. */
const GROUND_MM: Mm = 1;

/** A dark, fine thing. */
export interface DarkPart {
  /** Its pixels, and how surely each is its own: half at its edge. */
  pixels: number[];
  sure: Float32Array;
  mm2: number;
  /** How much darker than what lies about it it is at most, lightness. */
  depth: number;
  /** Its share of all the darkness around. */
  share: number;
  /** How much what lies about it looks like skin, 0 to 1. */
  onSkin: number;
}

/**
 * The dark, fine things of a picture.
 * @param bare 1 for each pixel that is not sewn
 * @param chroma what a and b are multiplied by in the raster's `lab`
 */
export function findDarkParts(raster: Raster, bare: Uint8Array, chroma: number): DarkPart[] {
  const { width, pxPerMm } = raster;
  const depth = depthOf(raster, bare);
  const darkness = darknessIn(depth, raster);
  const reach = Math.round(AROUND_MM * pxPerMm);
  const isCore = new Uint8Array(depth.length);
  return regionsOf(depth, width).flatMap((pixels): DarkPart[] => {
    const [left, top, right, bottom] = boxOf(pixels, width, reach);
    const sum = pixels.reduce((total, i) => total + depth[i], 0);
    const share = sum / darkness(left, top, right, bottom);
    if (share < LEAST_SHARE) return [];
    const most = pixels.reduce((a, i) => Math.max(a, depth[i]), 0);
    const core = pixels.filter((i) => depth[i] >= CORE * most);
    for (const i of core) isCore[i] = 1;
    return connectedParts(isCore, core, width)
      .filter((part) => part.length >= LEAST_MM2 * pxPerMm ** 2)
      .map((part) => ({
        pixels: part,
        sure: Float32Array.from(part, (i) => 0.5 + depth[i] / (CORE * most) - 1),
        mm2: part.length / pxPerMm ** 2,
        depth: most,
        share,
        onSkin: skinAbout(raster, part, depth, chroma),
      }));
  });
}

/** How much lightness each pixel lacks of what lies about it. */
function depthOf({ width, height, pxPerMm, lab }: Raster, bare: Uint8Array): Float32Array {
  const size = { width, height };
  const light = Float32Array.from(bare, (is, i) => (is === 1 ? 0 : lab[i * 3]));
  const blur = Math.round(0.1 * pxPerMm);
  const calm = blur > 0 ? boxMean(light, size, blur) : light;
  const filled = closed(calm, size, Math.round(REACH_MM * pxPerMm));
  const isRim = (i: number) => i % width === 0 || i % width === width - 1;
  return filled.map((l, i) => (bare[i] === 1 || isRim(i) ? 0 : l - calm[i]));
}

/** Connected pixels that are a little dark, where one of them is clearly so. */
function regionsOf(depth: Float32Array, width: number): number[][] {
  const dark = new Uint8Array(depth.length);
  const places: number[] = [];
  for (let i = 0; i < depth.length; i++) {
    if (depth[i] >= LOW) dark[i] = 1;
    if (depth[i] >= HIGH) places.push(i);
  }
  return connectedParts(dark, places, width);
}

/** Left, top, right and bottom of some pixels, and so far beyond. */
function boxOf(pixels: readonly number[], width: number, beyond: number): number[] {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return [left - beyond, top - beyond, right + beyond, bottom + beyond];
}

/** Tells how much darkness lies in a rectangle of pixels. */
function darknessIn(depth: Float32Array, { width, height }: Size) {
  const line = width + 1;
  const sum = new Float64Array(line * (height + 1));
  for (let y = 0, i = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++, i++) {
      if (depth[i] > LOW) row += depth[i];
      sum[(y + 1) * line + x + 1] = sum[y * line + x + 1] + row;
    }
  }
  return (left: number, top: number, right: number, bottom: number): number => {
    const [l, r] = [Math.max(0, left), Math.min(width, right)];
    const [t, b] = [Math.max(0, top) * line, Math.min(height, bottom) * line];
    return sum[b + r] - sum[t + r] - sum[b + l] + sum[t + l];
  };
}

function skinAbout(
  { width, height, lab, pxPerMm }: Raster,
  part: readonly number[],
  depth: Float32Array,
  chroma: number,
): number {
  const [left, top, right, bottom] = boxOf(part, width, Math.round(GROUND_MM * pxPerMm));
  const around: number[] = [];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      if (depth[y * width + x] < LOW) around.push(y * width + x);
    }
  }
  if (around.length === 0) return 0;
  const [l, a, b] = meanColor(lab, around);
  return skinLikeness([l, a / chroma, b / chroma]);
}
