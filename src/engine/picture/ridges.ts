import type { RgbaImage } from '../core/image.ts';

/*
 * What is thinner than two pixels nowhere has its own colour to the full: a white line on green is
 * light green. Enlarged, it would be white only where it is more than half so, and a letter falls to
 * bits. A pixel that stands out from both sides is a ridge; it is drawn on towards the colour that it
 * has a share of, as far as that colour is found around. Edges, which rise one way, stay as they are.
 */

/** As much as the picture's noise (bytes, over all four channels). */
const LEAST = 24;
/** Both sides differ in the same way: the cosine between the two differences is at least this. */
const ALIKE = 0.5;
/** How far around the colours are looked for that a ridge may have (pixels). */
const AROUND = 5;

/** A picture whose thin lines, dark or light, have more of their own colour. */
export function raiseRidges({ width, height, data }: RgbaImage): RgbaImage {
  const paint = premultiplied(data);
  const raised = data.slice();
  const rise = new Float32Array(4);
  const steps = [1, width, width + 1, width - 1];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + x; x < width - 1; x++, i++) {
      let most = LEAST * LEAST;
      for (const step of steps) most = ridgeAcross(paint, i, step, most, rise);
      if (most > LEAST * LEAST) raise({ width, height, paint }, [x, y], rise, raised);
    }
  }
  return { width, height, data: raised };
}

interface Paint {
  width: number;
  height: number;
  /** Red, green, blue, each times alpha, and alpha, 0 to 255. */
  paint: Float32Array;
}

function premultiplied(data: ArrayLike<number>): Float32Array {
  const paint = Float32Array.from(data);
  for (let p = 0; p < paint.length; p += 4) {
    const alpha = paint[p + 3] / 255;
    for (let c = 0; c < 3; c++) paint[p + c] *= alpha;
  }
  return paint;
}

/**
 * How much a pixel stands out from both its neighbours along a step.
 * @param most the square of what is to be exceeded
 * @param rise is given the lesser difference of the two, channel by channel, where that is more
 * @returns the greater of the square of that difference and of `most`
 */
function ridgeAcross(
  paint: Float32Array,
  i: number,
  step: number,
  most: number,
  rise: Float32Array,
): number {
  const [own, before, after] = [i * 4, (i - step) * 4, (i + step) * 4];
  let [dot, one, other, least] = [0, 0, 0, 0];
  for (let c = 0; c < 4; c++) {
    const p = paint[own + c] - paint[before + c];
    const q = paint[own + c] - paint[after + c];
    dot += p * q;
    one += p * p;
    other += q * q;
    least += Math.min(p * p, q * q);
  }
  if (least <= most || dot <= ALIKE * Math.sqrt(one * other)) return most;
  for (let c = 0; c < 4; c++) {
    const p = paint[own + c] - paint[before + c];
    const q = paint[own + c] - paint[after + c];
    rise[c] = p * p < q * q ? p : q;
  }
  return least;
}

/** Moves one pixel by its rise, no further than the colours around it go. */
function raise(
  { width, height, paint }: Paint,
  [x, y]: readonly [number, number],
  rise: Float32Array,
  out: Uint8ClampedArray | Uint8Array,
): void {
  const [left, right] = [Math.max(0, x - AROUND), Math.min(width - 1, x + AROUND)];
  const [top, bottom] = [Math.max(0, y - AROUND), Math.min(height - 1, y + AROUND)];
  const own = (y * width + x) * 4;
  const moved = [0, 0, 0, 0];
  for (let c = 0; c < 4; c++) {
    let [low, high] = [255, 0];
    for (let v = top; v <= bottom; v++) {
      for (let p = (v * width + left) * 4 + c; p <= (v * width + right) * 4 + c; p += 4) {
        if (paint[p] < low) low = paint[p];
        if (paint[p] > high) high = paint[p];
      }
    }
    moved[c] = Math.max(low, Math.min(high, paint[own + c] + rise[c]));
  }
  const alpha = moved[3] / 255 || 1;
  for (let c = 0; c < 3; c++) out[own + c] = Math.min(255, Math.round(moved[c] / alpha));
  out[own + 3] = Math.round(moved[3]);
}
