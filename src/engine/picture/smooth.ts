/*
 * Calms texture and keeps edges: the domain transform's recursive filter
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
  const alongX = domainSteps(lab, width, height, 1, reach / edge);
  const alongY = domainSteps(lab, width, height, width, reach / edge);
  const feedback = new Float32Array(width * height);
  for (let round = 0; round < rounds; round++) {
    const sigma = (reach * Math.sqrt(3) * 2 ** (rounds - round - 1)) / Math.sqrt(4 ** rounds - 1);
    const rate = -Math.SQRT2 / sigma;
    for (let i = 0; i < feedback.length; i++) feedback[i] = Math.exp(rate * alongX[i]!);
    for (let y = 0; y < height; y++) sweep(out, feedback, y * width, 1, width);
    for (let i = 0; i < feedback.length; i++) feedback[i] = Math.exp(rate * alongY[i]!);
    sweepColumns(out, feedback, width, height);
  }
  return out;
}

/** Distance between each pixel and the one `step` before it, in the transformed domain. */
function domainSteps(
  lab: Float32Array,
  width: number,
  height: number,
  step: number,
  ratio: number,
): Float32Array {
  const steps = new Float32Array(width * height);
  for (let i = step; i < steps.length; i++) {
    const p = i * 3;
    const q = p - step * 3;
    const l = lab[p]! - lab[q]!;
    const a = lab[p + 1]! - lab[q + 1]!;
    const b = lab[p + 2]! - lab[q + 2]!;
    steps[i] = 1 + ratio * Math.sqrt(l * l + a * a + b * b);
  }
  return steps;
}

/** One line there and back. */
function sweep(
  out: Float32Array,
  feedback: Float32Array,
  from: number,
  step: number,
  count: number,
): void {
  for (let k = 1, i = from + step; k < count; k++, i += step) blend(out, i, i - step, feedback[i]!);
  for (let k = 1, i = from + (count - 2) * step; k < count; k++, i -= step) {
    blend(out, i, i + step, feedback[i + step]!);
  }
}

/** All columns at once, row by row: memory is read in its order. */
function sweepColumns(
  out: Float32Array,
  feedback: Float32Array,
  width: number,
  height: number,
): void {
  const count = width * height;
  for (let i = width; i < count; i++) blend(out, i, i - width, feedback[i]!);
  for (let i = count - width - 1; i >= 0; i--) blend(out, i, i + width, feedback[i + width]!);
}

function blend(out: Float32Array, i: number, from: number, share: number): void {
  const p = i * 3;
  const q = from * 3;
  out[p]! += share * (out[q]! - out[p]!);
  out[p + 1]! += share * (out[q + 1]! - out[p + 1]!);
  out[p + 2]! += share * (out[q + 2]! - out[p + 2]!);
}
