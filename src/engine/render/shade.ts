import { hash01 } from '../core/hash.ts';
import { HALFWAY, LIGHT } from './light.ts';
import { TWIST_COS, TWIST_SIN } from './profile.ts';
import type { Profile } from './profile.ts';

/** Length in which the ply turns once, in millimetres. */
const PLY_MM = 0.62;
export const POWER_STEPS = 1024;
/** Fibre noise: places along the thread, and fibres side by side. Powers of two. */
const NOISE_ALONG = 256;
const NOISE_ACROSS = 16;

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

/**
 * A place on a thread, and what the eye gets from it. Fields, not arguments:
 * V8 allocates a fraction passed to a function that it does not inline.
 */
export interface Spot {
  /** Entry of the profile's tables. */
  k: number;
  /** Place along the strand, in millimetres; across it, −1 to 1. */
  u: number;
  v: number;
  /** Share of the thread's own colour. */
  diffuse: number;
  /** How round the thread stands here, by the distance from its axis: 1 on its crown, near 0 at its edge. */
  round: number;
  /** Highlights: broad, mostly of the thread's colour; narrow, mostly white. */
  broad: number;
  narrow: number;
}

export function createSpot(): Spot {
  const some = 0.5; // a fraction, so that V8 gives the fields room for one
  return { k: 0, u: some, v: some, round: some, diffuse: some, broad: some, narrow: some };
}

/**
 * Light from a twisted thread: fibres are thin cylinders, which shine at right
 * angles to themselves (Kajiya and Kay 1989), wound around a round thread.
 */
export function shade(spot: Spot, profile: Profile, tables: ShadeTables): void {
  const { k, u, v, round: c } = spot;
  const turn = u / PLY_MM + 0.42 * v + profile.phase + 1;
  const w = 2 * (turn - (turn | 0)) - 1;
  const w2 = w * w;
  const tl = profile.towardsLamp[k] + TWIST_SIN * (c * profile.lampAside - v * LIGHT.z);
  const th =
    profile.towardsHalf[k] +
    TWIST_SIN * (c * profile.halfAside - v * HALFWAY.z) -
    0.16 * w * TWIST_COS;
  const caught =
    v * profile.lampAside + c * LIGHT.z - 0.24 * w * profile.lampAlong - profile.turnedAway[k];
  const lam = caught > 0 ? caught : 0;
  const seam = (1 - 0.34 * w2 * w2 * w2) * profile.dips[k];
  const along = (u * 1.9 + profile.seed) & (NOISE_ALONG - 1);
  const across = ((v + u * 0.3 + 8) * 5.5) & (NOISE_ACROSS - 1);
  const fibre = tables.noise[along * NOISE_ACROSS + across];
  const step = Math.min(POWER_STEPS, (th * th * POWER_STEPS) | 0);
  const top = c > 0.15 ? c - 0.15 : 0;
  spot.diffuse =
    (0.1 + lam * (0.27 + 1.04 * (1 - tl * tl))) * (0.5 + 0.5 * c * (0.7 + 0.3 * c)) * seam * fibre;
  const gleam = seam * fibre * fibre;
  spot.broad = 0.5 * tables.broad[step] * top * gleam;
  spot.narrow = 0.3 * tables.narrow[step] * top * top * gleam;
}
