import type { Size } from './pixels.ts';

/**
 * Thins a mask to lines one pixel wide that keep its form and its holes
 * (Zhang and Suen, "A fast parallel algorithm for thinning digital patterns", 1984).
 * Pixels on the picture's frame are taken as empty.
 * @param mask 1 for each pixel of the drawing
 */
export function thinToSkeleton(mask: Uint8Array, { width, height }: Size): Uint8Array {
  const out = mask.slice();
  out.fill(0, 0, width).fill(0, width * (height - 1));
  for (let y = 0; y < height; y++) out[y * width] = out[y * width + width - 1] = 0;
  let left = pixelsOf(out);
  // Clockwise from north.
  const around = [-width, 1 - width, 1, 1 + width, width, width - 1, -1, -width - 1];
  for (let before = -1; before !== left.length;) {
    before = left.length;
    for (const pass of [0, 1] as const) {
      const doomed = left.filter((i) => isSpare(out, i, around, pass));
      for (const i of doomed) out[i] = 0;
      left = left.filter((i) => out[i] === 1);
    }
  }
  return keepBlots(mask, out, width);
}

/** A blot of even width thins to nothing: its middle pixel stays for it. */
function keepBlots(mask: Uint8Array, skeleton: Uint8Array, width: number): Uint8Array {
  for (const pixels of connectedParts(mask, pixelsOf(mask), width)) {
    if (pixels.some((i) => skeleton[i] === 1)) continue;
    pixels.sort((a, b) => a - b);
    skeleton[pixels[pixels.length >> 1]] = 1;
  }
  return skeleton;
}

/** Indices of the pixels of a mask. */
export function pixelsOf(mask: Uint8Array): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i] === 1) pixels.push(i);
  return pixels;
}

/** Connected parts of a mask, over corners too. @param places pixels of it, one a part at least */
export function connectedParts(
  mask: Uint8Array,
  places: readonly number[],
  width: number,
): number[][] {
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

/** Whether a pixel of the rim can go: the south-east rim in the first pass, the north-west one in the second. */
function isSpare(mask: Uint8Array, i: number, around: readonly number[], pass: 0 | 1): boolean {
  let neighbours = 0;
  let starts = 0;
  for (let k = 0; k < 8; k++) {
    const own = mask[i + around[k]];
    neighbours += own;
    if (own === 0 && mask[i + around[(k + 1) & 7]] === 1) starts++;
  }
  if (neighbours < 2 || neighbours > 6 || starts !== 1) return false;
  const north = mask[i + around[0]];
  const east = mask[i + around[2]];
  const south = mask[i + around[4]];
  const west = mask[i + around[6]];
  return pass === 0
    ? north * east * south === 0 && east * south * west === 0
    : north * east * west === 0 && north * south * west === 0;
}
