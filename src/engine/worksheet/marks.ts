import { hexFromRgb, oklabFromHex, rgbFromOklab } from '../color/oklab.ts';
import { INDIGO, WHITE } from './look.ts';
import { corners, type Corner, type Pen } from './pdf/pen.ts';

/* What lies on the paper: the chain stitch of the name, spools, a bar of satin stitch. */

/** Mixes two colours, in OKLab as everywhere. @param share of the second, 0 to 1. */
export function mixed(hex: string, other: string, share: number): string {
  const a = oklabFromHex(hex);
  const b = oklabFromHex(other);
  const mix = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * share;
  return hexFromRgb(...rgbFromOklab(mix(0), mix(1), mix(2)));
}

/** Light falls from the front: dark edges, the brightest a little left of the middle. */
function roundness(hex: string, at: number): string {
  const dark = at < 0.46 ? (0.46 - at) / 0.46 : (at - 0.46) / 0.54;
  return dark > 0.4
    ? mixed(hex, '#000000', (dark - 0.4) * 0.7)
    : mixed(hex, WHITE, 0.3 - dark * 0.75);
}

const WOOD = { light: '#ecd4ac', middle: '#d9b98a', dark: '#8d6638' } as const;
/** A spool's outline: flanges at both ends, a waist between. Shares of its size. */
const SPOOL = [
  ...corners(0, 0, 1, 0, 1, 0.09, 0.88, 0.14, 0.88, 0.86, 1, 0.91),
  ...corners(1, 1, 0, 1, 0, 0.91, 0.12, 0.86, 0.12, 0.14, 0, 0.09),
];
/** How far a strip reaches under the next one: viewers show hairlines where two edges meet. */
const OVERLAP_MM = 0.05;
const STRIPS = 12;
const WINDINGS = 9;

export const SPOOL_MM = { width: 5.4, height: 7.2 } as const;

/** A spool with thread of a colour. @param at its upper left corner. */
export function drawSpool(pen: Pen, [x, y]: Corner, hex: string): void {
  const { width, height } = SPOOL_MM;
  const place = ([u, v]: Corner): Corner => [x + u * width, y + v * height];
  pen.polygon(SPOOL.map(place), WOOD.middle);
  for (const top of [0, 0.91]) {
    pen.rectangle(x, y + top * height, width, 0.09 * height, WOOD.dark);
    pen.rectangle(x + 0.15 * width, y + top * height, 0.6 * width, 0.09 * height, WOOD.middle);
    pen.rectangle(x + 0.3 * width, y + top * height, 0.25 * width, 0.09 * height, WOOD.light);
  }
  const left = x + 0.13 * width;
  const top = y + 0.15 * height;
  const wide = 0.74 * width;
  const high = 0.7 * height;
  for (let i = 0; i < STRIPS; i++) {
    const strip = roundness(hex, (i + 0.5) / STRIPS);
    const overlap = i < STRIPS - 1 ? OVERLAP_MM : 0;
    pen.rectangle(left + (i * wide) / STRIPS, top, wide / STRIPS + overlap, high, strip);
  }
  const groove = { hex: mixed(hex, '#000000', 0.3), width: 0.08 };
  for (let i = 1; i < WINDINGS; i++) {
    const level = top + (i * high) / WINDINGS;
    pen.line([left, level + 0.1], [left + wide, level - 0.1], groove);
  }
}

/** A bar of satin stitch, as at the foot of the site's tables. */
export function drawSatinBar(pen: Pen, [x, y]: Corner, width: number, height: number): void {
  const bands = 14;
  for (let i = 0; i < bands; i++) {
    const hex = roundness(INDIGO, (i + 0.5) / bands);
    const overlap = i < bands - 1 ? OVERLAP_MM : 0;
    pen.rectangle(x, y + (i * height) / bands, width, height / bands + overlap, hex);
  }
  const groove = { hex: mixed(INDIGO, '#000000', 0.4), width: 0.09 };
  for (let at = 0.35; at < width - 0.2; at += 0.62) {
    pen.line([x + at + 0.16, y], [x + at - 0.16, y + height], groove);
  }
}

/** One chain stitch with its tail, 5.4 × 6.8 mm. @param at its upper left corner. */
export function drawLogo(pen: Pen, [x, y]: Corner): void {
  const place = (...numbers: readonly number[]): Corner[] =>
    corners(...numbers).map(([u, v]) => [x + u * 0.2, y + v * 0.2]);
  const tail = [13.5, 20.5, 13.5, 24, 13.5, 27.5, 13.5, 31];
  const left = [10.5, 25, 2.7, 20, 2.7, 12.3, 2.7, 6.9, 7.5, 2.5, 13.5, 2.5];
  const right = [19.5, 2.5, 24.3, 6.9, 24.3, 12.3, 24.3, 20, 16.5, 25, 13.5, 31];
  pen.curve(place(...tail, ...left, ...right), { hex: INDIGO, width: 0.88, round: true });
  const light = place(4.7, 14, 4.4, 9.8, 6.2, 6.4, 9.8, 4.8);
  pen.curve(light, { hex: mixed(INDIGO, WHITE, 0.45), width: 0.22, round: true });
}
