import { oklabDistance, oklabFromHex, oklabFromRgb, rgbFromHex } from '../color/oklab.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Px } from '../core/units.ts';
import { shrunk } from './raster.ts';

/*
 * Areas through which the cloth shines. Soft edges are partly clear, too: those are a matter of
 * where an area ends. But a glass pane at half its opacity is seen in the colour of both, as it is on
 * the screen (Porter and Duff 1984, mixed in sRGB as browsers do), and as a drawing in SVG is read.
 */

/** Alpha of what is not seen at all, and of what hides all. */
const UNSEEN_ALPHA = 13;
const HIDING_ALPHA = 242;
/** An area is as clear as it is, to within so much of alpha, over squares of this side. */
const EVEN_ALPHA = 10;
const SQUARE_PX: Px = 5;
/** Smaller ones, in pixels of such squares' middles, are edges all the same. */
const LEAST_PX = 24;
/** Soft edges of an area are so wide. */
const EDGE_PX: Px = 2;
/** The longer side on which they are looked for, and in which a picture that has some is handed on. */
const MOST_PX: Px = 2000;
/** Nearer to the cloth's colour (OKLab) than this nothing is seen of it. */
const UNSEEN = 0.045;
/** Dark, without a hue and no denser than this it is a shadow, beside more than twice as much that is solid. */
const SHADOW_ALPHA = 128;
const SHADOW_LIGHTNESS = 0.4;
const SHADOW_CHROMA = 0.04;
const MOST_SHADOW = 0.5;

/**
 * A picture whose half-clear areas have the colour that they have on a cloth, no larger than it is
 * sewn from; any other as it is.
 * Shadows on the cloth are left out: the piece casts its own.
 * @param cloth '#rrggbb'
 */
export function onCloth(whole: RgbaImage, cloth: string): RgbaImage {
  if (!hasPartly(whole)) return whole;
  const image = shrunk(whole, MOST_PX);
  const area = halfClear(image);
  if (!area) return whole;
  const { data } = image;
  const below = rgbFromHex(cloth);
  const clothLab = oklabFromHex(cloth);
  let solid = 0;
  let shadow = 0;
  for (let i = 0; i < area.length; i++) {
    if (data[i * 4 + 3] >= HIDING_ALPHA) solid++;
    else if (area[i] > 0 && isShadow(data, i * 4)) shadow++;
  }
  const leavesShadows = shadow <= MOST_SHADOW * solid;
  const out = new Uint8ClampedArray(data);
  for (let i = 0; i < area.length; i++) {
    if (area[i] === 0) continue;
    const at = i * 4;
    const alpha = data[at + 3];
    if (leavesShadows && isShadow(data, at)) {
      out[at + 3] = 0;
      continue;
    }
    // Beside an area that ends on the cloth, its edge is as soft as before.
    const full = Math.max(area[i], alpha);
    for (let c = 0; c < 3; c++) {
      out[at + c] = below[c] + ((data[at + c] - below[c]) * full) / 255;
    }
    const mixed = oklabFromRgb(out[at], out[at + 1], out[at + 2]);
    out[at + 3] =
      oklabDistance(mixed, clothLab) < UNSEEN ? 0 : Math.min(255, Math.round((255 * alpha) / full));
  }
  return { ...image, data: out };
}

const isPartlyClear = (alpha: number): boolean => alpha > UNSEEN_ALPHA && alpha < HIDING_ALPHA;

/** Whether enough pixels are partly clear that an area may be. */
function hasPartly({ data }: RgbaImage): boolean {
  let partly = 0;
  for (let at = 3; at < data.length && partly < LEAST_PX; at += 4)
    if (isPartlyClear(data[at])) partly++;
  return partly >= LEAST_PX;
}

function isShadow(data: RgbaImage['data'], at: number): boolean {
  if (data[at + 3] > SHADOW_ALPHA) return false;
  const [lightness, a, b] = oklabFromRgb(data[at], data[at + 1], data[at + 2]);
  return lightness < SHADOW_LIGHTNESS && Math.hypot(a, b) < SHADOW_CHROMA;
}

/**
 * Alpha of the half-clear area that each partly clear pixel belongs to, 0 for all others.
 * @returns nothing where there are no such areas
 */
function halfClear({ width, height, data }: RgbaImage): Uint8Array | undefined {
  const isPartly = (i: number): boolean => isPartlyClear(data[i * 4 + 3]);
  const partly: number[] = [];
  for (let i = 0; i < width * height; i++) if (isPartly(i)) partly.push(i);
  if (partly.length < LEAST_PX) return undefined;
  const half = SQUARE_PX >> 1;
  const area = new Uint8Array(width * height);
  let middles: number[] = [];
  for (const i of partly) if (isEven(i)) middles.push(i);
  for (const i of middles) area[i] = data[i * 4 + 3];
  middles = withoutSmall(area, middles, width);
  if (middles.length === 0) return undefined;
  // The squares of the middles, and then their soft edges.
  let front = middles;
  for (let step = 0; step < half + EDGE_PX; step++) {
    const next: number[] = [];
    for (const i of front) {
      for (const n of around(i)) {
        if (area[n] > 0 || !isPartly(n)) continue;
        area[n] = area[i];
        next.push(n);
      }
    }
    front = next;
  }
  return area;

  function isEven(i: number): boolean {
    const x = i % width;
    const y = (i - x) / width;
    if (x < half || y < half || x >= width - half || y >= height - half) return false;
    const own = data[i * 4 + 3];
    for (let dy = -half; dy <= half; dy++) {
      for (let dx = -half; dx <= half; dx++) {
        if (Math.abs(data[(i + dy * width + dx) * 4 + 3] - own) > EVEN_ALPHA) return false;
      }
    }
    return true;
  }

  function around(i: number): number[] {
    const x = i % width;
    return [
      x > 0 ? i - 1 : i,
      x < width - 1 ? i + 1 : i,
      i >= width ? i - width : i,
      i < area.length - width ? i + width : i,
    ];
  }
}

/** Clears the parts of an area that are too small. @returns the pixels that are left */
function withoutSmall(area: Uint8Array, pixels: readonly number[], width: Px): number[] {
  const seen = new Uint8Array(area.length);
  const kept: number[] = [];
  for (const from of pixels) {
    if (seen[from] === 1) continue;
    seen[from] = 1;
    const part = [from];
    for (const i of part) {
      // Middles never touch the picture's sides, so that no neighbour lies beyond.
      for (const n of [i - 1, i + 1, i - width, i + width]) {
        if (area[n] === 0 || seen[n] === 1) continue;
        seen[n] = 1;
        part.push(n);
      }
    }
    if (part.length >= LEAST_PX) for (const i of part) kept.push(i);
    else for (const i of part) area[i] = 0;
  }
  return kept;
}
