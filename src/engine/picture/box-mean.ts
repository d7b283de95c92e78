import type { Size } from './pixels.ts';

/** Means over squares of 2r + 1 pixels, cut at the picture's edges. */
export function boxMean(values: Float32Array, { width, height }: Size, r: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) meanAlong(values, across, y * width, width, r);
  const out = new Float32Array(values.length);
  // Down all columns together, row by row, as the pixels lie.
  const sum = new Float64Array(width);
  let n = 0;
  for (let y = -r; y < height; y++) {
    const entering = y + r;
    const leaving = y - r - 1;
    if (entering < height) addRow(sum, across, entering * width, 1);
    if (leaving >= 0) addRow(sum, across, leaving * width, -1);
    n += +(entering < height) - +(leaving >= 0);
    if (y >= 0) for (let x = 0, i = y * width; x < width; x++, i++) out[i] = sum[x] / n;
  }
  return out;
}

function addRow(sum: Float64Array, values: Float32Array, from: number, sign: number): void {
  for (let x = 0; x < sum.length; x++) sum[x] += sign * values[from + x];
}

function meanAlong(
  values: Float32Array,
  out: Float32Array,
  from: number,
  count: number,
  r: number,
): void {
  let sum = 0;
  let n = 0;
  for (let k = -r; k < count; k++) {
    if (k + r < count) {
      sum += values[from + k + r];
      n++;
    }
    if (k - r - 1 >= 0) {
      sum -= values[from + k - r - 1];
      n--;
    }
    if (k >= 0) out[from + k] = sum / n;
  }
}
