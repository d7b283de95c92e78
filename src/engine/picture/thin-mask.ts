import type { Raster } from './raster.ts';
import { darkDepth, darkPlaces, type Field } from './thin-closing.ts';

/*
 * Which pixels belong to thin dark lines: ink, outlines, whiskers.
 */

/** What is at least so much darker than both its sides is a line (units of lightness). */
const LEAST_DEPTH = 0.12;
/** A pixel belongs to a line from this share of the line's full depth on. */
const SHARE = 0.33;
/** Full depth is looked for so far around (mm). */
const AROUND_MM = 0.25;
/** Up to this wide a thing is a line (mm); swellings of a line go up to the next. */
const LINE_MM = 1.3;
const SWELLING_MM = 1.8;
/** A drawing whose thin pixels make up this share of it is a line with all its swellings. */
const MOSTLY_THIN = 0.6;
/** Ink between lines that meet is a wedge up to this area (mm²). */
const WEDGE_MM2 = 0.7;
/** Lightness of clear fabric: a line of any colour is darker. */
const CLEAR_TONE = 1.3;

/** Lightness of each pixel, with clear ones lighter than any colour. */
export function toneOf({ lab, alpha }: Raster): Float32Array {
  const tone = new Float32Array(alpha.length);
  for (let i = 0; i < tone.length; i++) {
    tone[i] = CLEAR_TONE + (alpha[i] / 255) * (lab[i * 3] - CLEAR_TONE);
  }
  return tone;
}

/** Indices of the pixels of a mask. */
export function pixelsOf(mask: Uint8Array): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i] === 1) pixels.push(i);
  return pixels;
}

/** Pixels of lines. */
export interface LineMask {
  /** 1 for each pixel of a line. */
  lines: Uint8Array;
  /** 1 where lines that meet leave a little wedge of ink between them, too wide for a line. */
  wedges: Uint8Array;
}

/** Finds the pixels of dark lines; nothing where the picture has none. */
export function maskOfLines(tone: Field, pxPerMm: number): LineMask | undefined {
  const places = darkPlaces(tone, SWELLING_MM * pxPerMm, LEAST_DEPTH);
  if (places.length === 0) return undefined;
  const depthOf = (mm: number): Float32Array => darkDepth(tone, places, mm * pxPerMm, LEAST_DEPTH);
  const narrow = coreOf(depthOf(LINE_MM), places, tone, AROUND_MM * pxPerMm);
  if (!narrow.includes(1)) return undefined;
  const wide = coreOf(depthOf(SWELLING_MM), places, tone, AROUND_MM * pxPerMm);
  return joinSwellings(narrow, wide, places, tone, WEDGE_MM2 * pxPerMm ** 2);
}

/** The pixels that have a good share of the depth around them: the line without its soft rims. */
function coreOf(
  depth: Float32Array,
  places: readonly number[],
  { width, height }: Field,
  reach: number,
): Uint8Array {
  const core = new Uint8Array(depth.length);
  const steps = Math.max(1, Math.round(reach));
  for (const i of places) {
    if (depth[i] === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    let full = depth[i];
    for (let cy = Math.max(0, y - steps); cy <= Math.min(height - 1, y + steps); cy++) {
      const row = cy * width;
      for (let cx = Math.max(0, x - steps); cx <= Math.min(width - 1, x + steps); cx++) {
        if (depth[row + cx] > full) full = depth[row + cx];
      }
    }
    if (depth[i] >= SHARE * full) core[i] = 1;
  }
  return core;
}

/** A drawing that is mostly thin is all line; of others only the thin parts are. */
function joinSwellings(
  narrow: Uint8Array,
  wide: Uint8Array,
  places: readonly number[],
  { width }: Field,
  mostWedge: number,
): LineMask {
  const lines = narrow.slice();
  for (const pixels of parts(wide, places, width)) {
    const thin = pixels.filter((i) => narrow[i] === 1).length;
    if (thin >= MOSTLY_THIN * pixels.length) for (const i of pixels) lines[i] = 1;
  }
  const rest = wide.map((w, i) => w & (1 - lines[i]));
  const wedges = new Uint8Array(rest.length);
  for (const pixels of parts(rest, places, width)) {
    if (pixels.length > mostWedge) continue;
    const meets = pixels.some((i) =>
      [i - 1, i + 1, i - width, i + width].some((n) => lines[n] === 1),
    );
    if (meets) for (const i of pixels) wedges[i] = 1;
  }
  return { lines, wedges };
}

/** Connected parts of a mask, over corners too. */
function parts(mask: Uint8Array, places: readonly number[], width: number): number[][] {
  const around = [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1];
  const left = mask.slice();
  const out: number[][] = [];
  for (const start of places) {
    if (left[start] !== 1) continue;
    left[start] = 0;
    const pixels = [start];
    for (let k = 0; k < pixels.length; k++) {
      for (const step of around) {
        const n = pixels[k] + step;
        if (left[n] !== 1) continue;
        left[n] = 0;
        pixels.push(n);
      }
    }
    out.push(pixels);
  }
  return out;
}
