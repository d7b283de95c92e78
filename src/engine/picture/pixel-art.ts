import type { RgbaImage } from '../core/image.ts';

/** A picture no larger and with no more colours than this can be pixel art. */
const LONGEST_PX = 128;
const MOST_COLORS = 32;
/** Share of the colour changes along rows and columns that may pass over a mixture. */
const MIXED_SHARE = 0.1;

/**
 * Whether a picture is made of squares on purpose: small, opaque or clear, of
 * few colours, and its edges are hard. A small picture with soft edges is only
 * small.
 */
export function isPixelArt({ width, height, data }: RgbaImage): boolean {
  if (width > LONGEST_PX || height > LONGEST_PX) return false;
  const seen = new Set<number>();
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3];
    if (alpha !== 0 && alpha !== 255) return false;
    if (alpha === 255) seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    if (seen.size > MOST_COLORS) return false;
  }
  let changes = 0;
  let mixed = 0;
  for (let i = 0; i < width * height; i++) {
    for (const step of [i % width > 0 && i % width < width - 1 ? 1 : 0, width]) {
      if (step === 0 || i < step || i + step >= width * height) continue;
      if (difference(data, i - step, i) > 0) changes++;
      if (isBetween(data, i - step, i, i + step)) mixed++;
    }
  }
  return mixed <= MIXED_SHARE * changes;
}

function isBetween(data: ArrayLike<number>, a: number, i: number, b: number): boolean {
  const near = difference(data, a, i);
  const far = difference(data, i, b);
  return near > 8 && far > 8 && near + far < 1.05 * difference(data, a, b);
}

function difference(data: ArrayLike<number>, i: number, j: number): number {
  const p = i * 4;
  const q = j * 4;
  if (data[p + 3] !== data[q + 3]) return 1000;
  if (data[p + 3] === 0) return 0;
  return Math.hypot(data[p] - data[q], data[p + 1] - data[q + 1], data[p + 2] - data[q + 2]);
}
