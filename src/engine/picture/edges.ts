import { OPAQUE } from './background.ts';
import type { Raster } from './raster.ts';

/** Colours either side must differ by this much (units of `lab`) to make an edge. */
const STEP = 0.07;
/** How much longer than straight the way from side to side through the pixel may be. */
const DETOUR = 1.15;
/** A mixture holds at least this share of each side. */
const SHARE = 0.1;

/**
 * Marks the pixels that only mix the colours on their two sides: rims of
 * anti-aliased shapes, and the soft edges of photographs. They are no colour
 * of the picture, and must not become a thread of their own.
 *
 * A pixel is such a mixture when, along some line through it, its colour lies
 * between its neighbours'. The middle of a thin line never does.
 * @returns 1 for each mixed pixel.
 */
export function findMixtures({ width, height, rgb, lab, alpha, grain }: Raster): Uint8Array {
  const mixed = new Uint8Array(width * height);
  const between = (i: number, step: number): boolean => {
    const from = i - step;
    const to = i + step;
    if (alpha[from] < OPAQUE || alpha[to] < OPAQUE) return false;
    if (distance(lab, from, to) < STEP) return false;
    // Colours mix in bytes, not in OKLab: there the way between them would be bent.
    const across = distance(rgb, from, to);
    const near = distance(rgb, from, i);
    const far = distance(rgb, i, to);
    return near + far < DETOUR * across && Math.min(near, far) > SHARE * across;
  };
  for (let y = 0; y < height; y++) {
    const insideY = y >= grain && y < height - grain;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const insideX = x >= grain && x < width - grain;
      if (
        (insideX && between(i, grain)) ||
        (insideY && between(i, grain * width)) ||
        (insideX && insideY && (between(i, grain * (width + 1)) || between(i, grain * (width - 1))))
      ) {
        mixed[i] = 1;
      }
    }
  }
  return mixed;
}

function distance(of: Float32Array | Uint8Array, i: number, j: number): number {
  const p = i * 3;
  const q = j * 3;
  const l = of[p] - of[q];
  const a = of[p + 1] - of[q + 1];
  const b = of[p + 2] - of[q + 2];
  return Math.sqrt(l * l + a * a + b * b);
}
