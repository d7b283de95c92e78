import type { Size } from '../picture/pixels.ts';

/**
 * How likely each place of a picture is its subject's, as something else has it: a network, a depth
 * camera, another picture of a series.
 */
export interface SubjectPrior {
  /** Of the prior: any size, laid over the whole picture whatever its proportions. */
  width: number;
  /** See `width`. */
  height: number;
  /** One number a place, row by row: 0 to 1, or 0 to 255 where it is bytes. */
  data: Float32Array | Uint8Array | Uint8ClampedArray;
}

/** The prior of each pixel of a picture, 0 to 1: between four places it is their mean by nearness. */
export function spreadPrior(prior: SubjectPrior, { width, height }: Size): Float32Array {
  const out = new Float32Array(width * height);
  const whole = prior.data instanceof Float32Array ? 1 : 255;
  const across = placesOf(prior.width, width);
  const down = placesOf(prior.height, height);
  for (let y = 0; y < height; y++) {
    const [top, bottom, low] = down(y);
    for (let x = 0; x < width; x++) {
      const [left, right, far] = across(x);
      const at = (px: number, py: number) => prior.data[py * prior.width + px];
      const upper = at(left, top) * (1 - far) + at(right, top) * far;
      const lower = at(left, bottom) * (1 - far) + at(right, bottom) * far;
      out[y * width + x] = Math.min(1, Math.max(0, (upper * (1 - low) + lower * low) / whole));
    }
  }
  return out;
}

/** For a pixel of `count`, the two places of `from` that it lies between, and how near the second is. */
const placesOf =
  (from: number, count: number) =>
  (k: number): readonly [number, number, number] => {
    const at = Math.min(from - 1, Math.max(0, ((k + 0.5) * from) / count - 0.5));
    const first = Math.floor(at);
    return [first, Math.min(from - 1, first + 1), at - first];
  };
