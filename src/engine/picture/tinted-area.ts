import { oklabFromRgb } from '../color/oklab.ts';
import { groundColor, OPAQUE, type Background } from './background.ts';
import type { Triple } from './pixels.ts';
import type { Raster } from './raster.ts';

/*
 * Even areas of a pale colour: cream in a ring, a pale face in black outlines. Measured against the
 * way from white to black they are nearly white, and a drawing of one ink would lose them with its
 * paper. Paper itself turns yellow, too, but by and by, and stains and halos are uneven.
 */

/** Colours up to this chroma (OKLab) are white or grey to cloth, as grounds are (`leavesGround`). */
const LEAST_CHROMA = 0.035;
/** Paler than this: what is darker is told by its darkness. */
const LEAST_LIGHTNESS = 0.7;
/** How far from the ground, lightness apart. */
const FROM_GROUND = 0.03;
/** Share of the picture that one of them takes at least. */
const LEAST_SHARE = 0.0008;
/** Pixels of one area differ from their neighbours by so much (bytes) at most, and from their mean on the mean. */
const STEP = 6;
const ASTRAY = 5;
/** Beyond its edge the colour is another by so much (bytes), so many pixels away, but for a share of it. */
const BEYOND_PX = 3;
const OTHER = 12;
const MOST_SMOOTH = 0.25;

/** Whether a picture has an even area of a pale colour that is not its ground's. @param ground sRGB bytes */
export function hasTintedArea(raster: Raster, ground: Triple): boolean {
  const tinted = tintedPixels(raster, ground);
  const least = LEAST_SHARE * tinted.length;
  for (let from = 0; from < tinted.length; from++) {
    if (tinted[from] !== 1) continue;
    const part = partFrom(from, tinted, raster);
    if (part.length >= least && isEven(part, raster) && isEdged(part, raster)) return true;
  }
  return false;
}

/** A colour that lies so far from the ground's (bytes) is another: noise of a file is less. */
const FROM_PAPER = 6;
/** Smaller areas are not missed, mm². */
const LEAST_MM2 = 6;
/** How far an area's pixels may lie from their mean, and how far the colour beyond its edge is another: shares of its own distance from the ground. */
const ASTRAY_SHARE = 0.25;
const OTHER_SHARE = 0.6;
/** So much of an area lies inside, away from its edge. */
const INSIDE_SHARE = 0.25;

/**
 * Whether even areas of another colour were left to the cloth because they are nearly that of the ground:
 * cream on white. The shades of a photographed or scanned ground are none.
 */
export function leavesPaleAreas(
  raster: Raster,
  { mask, color, uneven }: Pick<Background, 'mask' | 'color' | 'uneven'>,
): boolean {
  const ground = color && uneven !== true ? groundColor(raster)?.rgb : undefined;
  if (!ground) return false;
  const { rgb, alpha, pxPerMm } = raster;
  const away = (i: number): number => {
    let most = 0;
    for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(rgb[i * 3 + c] - ground[c]));
    return most;
  };
  const pale = mask.map((bare, i) => +(bare === 1 && alpha[i] >= OPAQUE && away(i) >= FROM_PAPER));
  const least = Math.max(LEAST_SHARE * pale.length, LEAST_MM2 * pxPerMm ** 2);
  for (let from = 0; from < pale.length; from++) {
    if (pale[from] !== 1) continue;
    const part = partFrom(from, pale, raster);
    if (part.length < least) continue;
    const own = part.reduce((sum, i) => sum + away(i), 0) / part.length;
    if (!isEven(part, raster, ASTRAY_SHARE * own)) continue;
    if (isWide(part, raster) && isEdged(part, raster, OTHER_SHARE * own)) return true;
  }
  return false;
}

/** Whether a part is no soft rim of something: much of it lies farther inside than a rim is wide. */
function isWide(part: readonly number[], { width, grain }: Raster): boolean {
  const own = new Set(part);
  const reach = 2 * grain + 1;
  const steps = [-reach, reach, -reach * width, reach * width];
  const inside = part.filter((i) => steps.every((step) => own.has(i + step)));
  return inside.length >= INSIDE_SHARE * part.length;
}

/** 1 for each pixel of a pale colour that is not the ground's. */
function tintedPixels({ rgb, alpha }: Raster, ground: Triple): Uint8Array {
  const [, groundA, groundB] = oklabFromRgb(...ground);
  const tinted = new Uint8Array(alpha.length);
  let last = -1;
  let is = 0;
  for (let i = 0, p = 0; i < tinted.length; i++, p += 3) {
    const key = (rgb[p] << 16) | (rgb[p + 1] << 8) | rgb[p + 2];
    if (key !== last) {
      const [lightness, a, b] = oklabFromRgb(rgb[p], rgb[p + 1], rgb[p + 2]);
      const isColor = lightness >= LEAST_LIGHTNESS && Math.hypot(a, b) > LEAST_CHROMA;
      is = +(isColor && Math.hypot(a - groundA, b - groundB) > FROM_GROUND);
      last = key;
    }
    tinted[i] = is;
  }
  return tinted;
}

const sidesOf = (width: number): number[] => [-1, 1, -width, width];

/** The tinted pixels that hang together with one; they become 2, and are told no more. */
function partFrom(from: number, tinted: Uint8Array, raster: Raster): number[] {
  const sides = sidesOf(raster.width);
  tinted[from] = 2;
  const part = [from];
  for (const i of part) {
    for (const step of sides) {
      const n = i + step;
      if (isBeyond(i, step, 1, raster) || tinted[n] !== 1 || differ(i, n, raster) > STEP) continue;
      tinted[n] = 2;
      part.push(n);
    }
  }
  return part;
}

/** Whether so many steps to one side lead out of the picture. */
function isBeyond(i: number, step: number, times: number, { width, height }: Raster): boolean {
  const x = i % width;
  if (step === -1) return x < times;
  if (step === 1) return x >= width - times;
  const n = i + step * times;
  return n < 0 || n >= width * height;
}

function differ(i: number, n: number, { rgb }: Raster): number {
  let most = 0;
  for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(rgb[i * 3 + c] - rgb[n * 3 + c]));
  return most;
}

function isEven(part: readonly number[], { rgb }: Raster, most = ASTRAY): boolean {
  return [0, 1, 2].every((c) => {
    const mean = part.reduce((sum, i) => sum + rgb[i * 3 + c], 0) / part.length;
    const astray = part.reduce((sum, i) => sum + Math.abs(rgb[i * 3 + c] - mean), 0);
    return astray <= most * part.length;
  });
}

/** Whether another colour begins where an area ends; the picture's own edge is none. */
function isEdged(part: readonly number[], raster: Raster, other = OTHER): boolean {
  const own = new Set(part);
  let edge = 0;
  let smooth = 0;
  for (const i of part) {
    for (const step of sidesOf(raster.width)) {
      if (isBeyond(i, step, BEYOND_PX, raster) || own.has(i + step)) continue;
      edge++;
      if (differ(i, i + step * BEYOND_PX, raster) < other) smooth++;
    }
  }
  return edge > 0 && smooth <= MOST_SMOOTH * edge;
}
