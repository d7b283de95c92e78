import type { Size } from '../picture/pixels.ts';

/** Means over squares of 2r + 1 pixels, cut at the picture's edges. */
export function boxMean(values: Float32Array, { width, height }: Size, r: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    line(values, across, { from: y * width, step: 1, count: width, r });
  const out = new Float32Array(values.length);
  for (let x = 0; x < width; x++) line(across, out, { from: x, step: width, count: height, r });
  return out;
}

function line(
  values: Float32Array,
  out: Float32Array,
  { from, step, count, r }: { from: number; step: number; count: number; r: number },
): void {
  let sum = 0;
  let n = 0;
  for (let k = -r; k < count; k++) {
    if (k + r < count) {
      sum += values[from + (k + r) * step];
      n++;
    }
    if (k - r - 1 >= 0) {
      sum -= values[from + (k - r - 1) * step];
      n--;
    }
    if (k >= 0) out[from + k * step] = sum / n;
  }
}
