import type { Raster } from './raster.ts';

/*
 * Smooths texture and keeps edges: the domain transform's recursive filter
 * (Gastal and Oliveira, "Domain Transform for Edge-Aware Image and Video
 * Processing", 2011). Linear time whatever the radius.
 */

const REACH_PX = 3;
/** Colour difference (in the units of `lab`) that stops the smoothing. */
const EDGE = 0.12;
/** Sweeps in both directions. */
const ROUNDS = 2;

/** A smoothed copy of a raster's `lab`. */
export function smoothKeepingEdges({ lab, width }: Pick<Raster, 'lab' | 'width'>): Float32Array {
  const out = lab.slice();
  const steps = [1, width].map((step) => ({ step, colors: colorSteps(lab, step) }));
  const feedback = new Float32Array(lab.length / 3);
  for (let round = 0; round < ROUNDS; round++) {
    const sigma =
      (REACH_PX * Math.sqrt(3) * 2 ** (ROUNDS - round - 1)) / Math.sqrt(4 ** ROUNDS - 1);
    const table = feedbackTable(sigma);
    for (const { step, colors } of steps) {
      for (let i = 0; i < feedback.length; i++) feedback[i] = table[colors[i]]!;
      // Nothing goes over from the end of one row to the start of the next.
      if (step === 1) for (let i = 0; i < feedback.length; i += width) feedback[i] = 0;
      sweep(out, feedback, step);
    }
  }
  return out;
}

/** Steps of colour difference that are told apart, per unit of `lab`. */
const STEPS = 300;

/** Colour difference of each pixel to the one `step` before it, in STEPS up to 255. */
function colorSteps(lab: Float32Array, step: number): Uint8Array {
  const steps = new Uint8Array(lab.length / 3);
  for (let i = step, p = step * 3, q = 0; i < steps.length; i++, p += 3, q += 3) {
    const l = lab[p] - lab[q];
    const a = lab[p + 1] - lab[q + 1];
    const b = lab[p + 2] - lab[q + 2];
    steps[i] = Math.min(255, STEPS * Math.sqrt(l * l + a * a + b * b) + 0.5);
  }
  return steps;
}

/** What a pixel takes over from the one before, by their colour difference. */
function feedbackTable(sigma: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, k) =>
    Math.exp((-Math.SQRT2 / sigma) * (1 + ((REACH_PX / EDGE) * k) / STEPS)),
  );
}

/** All rows (a step of 1) or columns (of a row) there and back; memory is read in its order. */
function sweep(out: Float32Array, feedback: Float32Array, step: number): void {
  const count = feedback.length;
  for (let i = step; i < count; i++) blend(out, i, i - step, feedback[i]);
  for (let i = count - step - 1; i >= 0; i--) blend(out, i, i + step, feedback[i + step]);
}

function blend(out: Float32Array, i: number, from: number, share: number): void {
  const p = i * 3;
  const q = from * 3;
  out[p] += share * (out[q] - out[p]);
  out[p + 1] += share * (out[q + 1] - out[p + 1]);
  out[p + 2] += share * (out[q + 2] - out[p + 2]);
}
