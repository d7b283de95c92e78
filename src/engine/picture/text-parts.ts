import { OPAQUE } from './background.ts';
import { BARE_LABEL, findRegions, type Labels } from './labels.ts';
import { distance, pixelsBeside, type Size, type Triple } from './pixels.ts';
import type { Raster } from './raster.ts';
import type { Px } from '../core/units.ts';
import { median } from '../core/median.ts';
import { findTextRows, isSmall, type Part } from './text-rows.ts';

/*
 * The separate parts of a picture, and which of them are letters: these are sewn as letters are,
 * whole, also where their strokes are thin.
 */

/** The connected areas of a picture, but those of bare cloth, which have -1. */
export function partsOf(labels: Labels, grain: number): { of: Int32Array; parts: Part[] } {
  const { width, height, data } = labels;
  const { of, area, label } = findRegions(labels);
  const parts: Part[] = [];
  const index = Int32Array.from(label, (color, r) => {
    if (color === BARE_LABEL) return -1;
    const box = { left: width, top: height, right: 0, bottom: 0 };
    return parts.push({ box, area: area[r], outline: 0, color, around: new Map() }) - 1;
  });
  const own = of.map((r) => index[r]);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (own[i] < 0) continue;
      const { box } = parts[own[i]];
      if (x < box.left) box.left = x;
      if (x >= box.right) box.right = x + 1;
      if (y < box.top) box.top = y;
      if (y >= box.bottom) box.bottom = y + 1;
    }
  }
  const part = (i: number, j: number): void => {
    if (own[i] === own[j]) return;
    if (own[i] >= 0) parts[own[i]].outline += CRACK;
    if (own[j] >= 0) parts[own[j]].outline += CRACK;
  };
  for (let i = 0; i < data.length; i++) {
    if (i % width > 0) part(i, i - 1);
    if (i >= width) part(i, i - width);
  }
  for (const one of parts) lookAround(one, labels, 1 + grain);
  return { of: own, parts };
}

/** Counts what other colours lie on a frame so far around a part: beyond its soft rim. */
function lookAround({ box, color, around }: Part, { width, height, data }: Labels, away: number) {
  const [left, right] = [Math.max(0, box.left - away), Math.min(width, box.right + away) - 1];
  const [top, bottom] = [Math.max(0, box.top - away), Math.min(height, box.bottom + away) - 1];
  const look = (i: number): void => {
    if (data[i] !== color) around.set(data[i], (around.get(data[i]) ?? 0) + 1);
  };
  for (let x = left; x <= right; x++) for (const y of [top, bottom]) look(y * width + x);
  for (let y = top + 1; y < bottom; y++) for (const x of [left, right]) look(y * width + x);
}

/** A border in any direction is on the mean so much shorter than the steps of its pixels. */
const CRACK = Math.PI / 4;

/** Letters with strokes from here on (mm) are satin as a whole; finer writing is drawn as lines are. */
const LEAST_STROKE_MM = 0.55;
/** What lies so far from the ground's colour (OKLab) may be ink. */
const INK_FROM = 0.1;

/**
 * The letters of a picture that are large enough to be sewn as letters. Letter types have thin and
 * thick strokes: each for itself, some would be lines and some satin.
 * @param dark 1 for each pixel of what is dark and narrow, on whatever ground
 * @param ground the picture's in the raster's `lab`; undefined where it is clear
 * @returns 1 for each pixel of them and of their soft rims; undefined where there are none
 */
export function findLetters(
  raster: Raster,
  dark: Uint8Array,
  ground: Triple | undefined,
): Uint8Array | undefined {
  const narrow = dark.map((is) => (is === 1 ? 0 : BARE_LABEL));
  const inks = [ground, ...platesOf(raster, ground)].map((color) => inkOn(raster, color));
  const found = [...inks, narrow].flatMap((data) => lettersIn(raster, data) ?? []);
  if (found.length === 0) return undefined;
  const mask = found.reduce((all, one) => all.map((own, i) => own | one[i]));
  for (let k = 0; k <= raster.grain; k++) widen(mask, raster);
  return mask;
}

/** 1 for each pixel of letters among the parts of one ink. */
function lettersIn({ width, height, pxPerMm, grain }: Raster, data: Uint8Array) {
  const { of, parts } = partsOf({ width, height, data }, grain);
  const letters = new Uint8Array(parts.length);
  for (const row of findTextRows(parts)) {
    if (isSmall(row.height / pxPerMm)) continue;
    const stroke: Px = median(row.parts.map((k) => (2 * parts[k].area) / parts[k].outline));
    if (stroke >= LEAST_STROKE_MM * pxPerMm) for (const k of row.parts) letters[k] = 1;
  }
  return letters.includes(1) ? Uint8Array.from(of, (k) => (k < 0 ? 0 : letters[k])) : undefined;
}

/** Plates that text stands on have so much of the picture, and are so many at most. */
const MIN_PLATE = 0.08;
const MAX_PLATES = 2;
/** Bits of a colour's parts that are left out where colours are counted. */
const COARSE_BITS = 4;

/** The largest even colours of a picture beside its ground: letters on one are its separate parts. */
function platesOf({ rgb, alpha, lab }: Raster, ground: Triple | undefined): Triple[] {
  const counts = new Map<number, { count: number; at: number }>();
  for (let i = 0, c = 0; i < alpha.length; i++, c += 3) {
    if (alpha[i] < OPAQUE) continue;
    const [r, g, b] = [rgb[c] >> COARSE_BITS, rgb[c + 1] >> COARSE_BITS, rgb[c + 2] >> COARSE_BITS];
    const key = (r << 8) | (g << 4) | b;
    const one = counts.get(key);
    if (one) one.count++;
    else counts.set(key, { count: 1, at: i });
  }
  const plates: Triple[] = [];
  for (const { count, at } of [...counts.values()].sort((a, b) => b.count - a.count)) {
    if (count < MIN_PLATE * alpha.length || plates.length === MAX_PLATES) break;
    const color: Triple = [lab[at * 3], lab[at * 3 + 1], lab[at * 3 + 2]];
    const isNew = (other: Triple) => distance(color, 0, other, 0) >= INK_FROM;
    if ([...plates, ...(ground ? [ground] : [])].every(isNew)) plates.push(color);
  }
  return plates;
}

/** What is no ground, each part from half of its own darkness on. */
function inkOn(raster: Raster, ground: Triple | undefined): Uint8Array {
  const { width, height, lab, alpha } = raster;
  const data = Uint8Array.from(alpha, (clear) => (clear < OPAQUE ? BARE_LABEL : 0));
  if (!ground) return data;
  const far = Float32Array.from(alpha, (_, i) => distance(lab, i, ground, 0));
  far.forEach((one, i) => {
    if (one < INK_FROM) data[i] = BARE_LABEL;
  });
  const { of, area } = findRegions({ width, height, data });
  const peak = new Float32Array(area.length);
  of.forEach((r, i) => (peak[r] = Math.max(peak[r], far[i])));
  of.forEach((r, i) => {
    if (far[i] < peak[r] / 2) data[i] = BARE_LABEL;
  });
  return data;
}

/** A mask grown by the pixels beside it. */
export function widen(mask: Uint8Array, size: Size): void {
  const rim: number[] = [];
  mask.forEach((own, i) => {
    if (own === 1) rim.push(...pixelsBeside(i, size));
  });
  for (const i of rim) mask[i] = 1;
}
