import { hash01 } from '../core/hash.ts';

export const POWER_STEPS = 1024;
/** Fibre noise: places along the thread, and fibres side by side. Powers of two. */
export const NOISE_ALONG = 256;
export const NOISE_ACROSS = 16;

/** Tables that shading reads. */
export interface ShadeTables {
  /** (1 − t²)^10 and (1 − t²)^35 by t²: the powers 20 and 70 of a sine whose cosine is t. */
  broad: Float32Array;
  narrow: Float32Array;
  /** Height of a round thread over its axis by q², never quite 0 at the edge. */
  crown: Float32Array;
  noise: Float32Array;
}

/** @param scale cells per millimetre: where a fibre is finer than a cell, its noise would be mere grain. */
export function createShadeTables(scale: number): ShadeTables {
  const rough = 0.11 * Math.min(1, 0.3 + scale / 30);
  const broad = new Float32Array(POWER_STEPS + 1);
  const narrow = new Float32Array(POWER_STEPS + 1);
  const crown = new Float32Array(POWER_STEPS + 1);
  for (let i = 0; i <= POWER_STEPS; i++) {
    crown[i] = Math.sqrt(1 - (0.94 * i) / POWER_STEPS);
    broad[i] = (1 - i / POWER_STEPS) ** 10;
    narrow[i] = (1 - i / POWER_STEPS) ** 35;
  }
  const noise = new Float32Array(NOISE_ALONG * NOISE_ACROSS);
  for (let i = 0; i < noise.length; i++) noise[i] = 1 - rough + 2 * rough * hash01(i, 77);
  return { broad, narrow, crown, noise };
}
