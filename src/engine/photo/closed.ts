import type { Size } from '../picture/pixels.ts';

/**
 * Values with whatever is lower and narrower than 2r + 1 pixels filled to what lies about it
 * (a grey closing by a square).
 */
export function closed(values: Float32Array, size: Size, r: number): Float32Array {
  return negated(largest(negated(largest(values, size, r)), size, r));
}

const negated = (values: Float32Array): Float32Array => values.map((v) => -v);

/** The largest of the values in squares of 2r + 1 pixels, cut at the picture's edges. */
function largest(values: Float32Array, { width, height }: Size, r: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const line = values.subarray(y * width, (y + 1) * width);
    across.set(largestAlong(line, r, 1), y * width);
  }
  return largestAlong(across, r, width);
}

/**
 * The same along one axis. Largest values of 1, 2, 4 … places from each on are got from those before;
 * two that overlap make any length.
 * @param step from a place to the next
 */
function largestAlong(values: Float32Array, r: number, step: number): Float32Array {
  const count = values.length / step;
  const span = Math.min(2 * r + 1, 2 * count);
  let ahead = values;
  let length = 1;
  for (; length * 2 <= span; length *= 2) ahead = largerOf(ahead, length * step);
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i++) {
    const place = Math.floor(i / step);
    const first = i - Math.min(place, r) * step;
    const last = i + Math.min(count - 1 - place, r) * step;
    const second = Math.max(first, last - (length - 1) * step);
    out[i] = Math.max(ahead[first], ahead[second]);
  }
  return out;
}

/** Each value or that so far ahead, whichever is larger. */
function largerOf(values: Float32Array, ahead: number): Float32Array {
  const out = values.slice();
  for (let i = 0; i + ahead < out.length; i++) out[i] = Math.max(values[i], values[i + ahead]);
  return out;
}
