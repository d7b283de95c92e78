/*
 * Smooths texture and keeps edges: the domain transform's recursive filter
 * (Gastal and Oliveira, "Domain Transform for Edge-Aware Image and Video
 * Processing", 2011). Linear time whatever the radius.
 */

export interface SmoothOptions {
  /** Reach in pixels. */
  reach: number;
  /** Colour difference (in the units of `lab`) that stops the smoothing. */
  edge: number;
  /** Sweeps in both directions. */
  rounds: number;
}

export const SMOOTH_DEFAULTS: SmoothOptions = { reach: 3, edge: 0.12, rounds: 2 };

/** A smoothed copy of a three-channel image. */
export function smoothKeepingEdges(
  lab: Float32Array,
  width: number,
  height: number,
  options: SmoothOptions = SMOOTH_DEFAULTS,
): Float32Array {
  const { reach, edge, rounds } = options;
  const out = lab.slice();
  const alongX = colorSteps(lab, width * height, 1);
  const alongY = colorSteps(lab, width * height, width);
  const feedback = new Float32Array(width * height);
  for (let round = 0; round < rounds; round++) {
    const sigma = (reach * Math.sqrt(3) * 2 ** (rounds - round - 1)) / Math.sqrt(4 ** rounds - 1);
    const table = feedbackTable(sigma, reach / edge);
    for (let i = 0; i < feedback.length; i++) feedback[i] = table[alongX[i]]!;
    for (let y = 0; y < height; y++) sweep(out, feedback, y * width, width);
    for (let i = 0; i < feedback.length; i++) feedback[i] = table[alongY[i]]!;
    sweepColumns(out, feedback, width, height);
  }
  return out;
}

/** Steps of colour difference that are told apart, per unit of `lab`. */
const STEPS = 300;

/** Colour difference of each pixel to the one `step` before it, in STEPS up to 255. */
function colorSteps(lab: Float32Array, count: number, step: number): Uint8Array {
  const steps = new Uint8Array(count);
  for (let i = step, p = step * 3, q = 0; i < count; i++, p += 3, q += 3) {
    const l = lab[p] - lab[q];
    const a = lab[p + 1] - lab[q + 1];
    const b = lab[p + 2] - lab[q + 2];
    steps[i] = Math.min(255, STEPS * Math.sqrt(l * l + a * a + b * b) + 0.5);
  }
  return steps;
}

/** What a pixel takes over from the one before, by their colour difference. */
function feedbackTable(sigma: number, ratio: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, k) =>
    Math.exp((-Math.SQRT2 / sigma) * (1 + (ratio * k) / STEPS)),
  );
}

/** One row there and back. */
function sweep(out: Float32Array, feedback: Float32Array, from: number, count: number): void {
  for (let i = from + 1; i < from + count; i++) blend(out, i, i - 1, feedback[i]);
  for (let i = from + count - 2; i >= from; i--) blend(out, i, i + 1, feedback[i + 1]);
}

/** All columns at once, row by row: memory is read in its order. */
function sweepColumns(
  out: Float32Array,
  feedback: Float32Array,
  width: number,
  height: number,
): void {
  const count = width * height;
  for (let i = width; i < count; i++) blend(out, i, i - width, feedback[i]);
  for (let i = count - width - 1; i >= 0; i--) blend(out, i, i + width, feedback[i + width]);
}

function blend(out: Float32Array, i: number, from: number, share: number): void {
  const p = i * 3;
  const q = from * 3;
  out[p] += share * (out[q] - out[p]);
  out[p + 1] += share * (out[q + 1] - out[p + 1]);
  out[p + 2] += share * (out[q + 2] - out[p + 2]);
}
