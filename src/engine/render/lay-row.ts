import type { Canvas } from './canvas.ts';
import { HALFWAY, LIGHT } from './light.ts';
import { isBeside, TWIST_COS, TWIST_SIN, type Profile } from './profile.ts';
import { NOISE_ACROSS, NOISE_ALONG, POWER_STEPS, type ShadeTables } from './shade.ts';

/** Height of a thread's crown over its axis, in millimetres. */
export const CROWN_MM = 0.24;
/** One over the height, in mm, of a neighbour over a thread's surface that hides it wholly. */
export const PER_SINK = 1 / 0.05;
/** Half the soft edge of a thread, in cells. */
export const EDGE = 0.7;
export const PER_EDGE = 1 / (2 * EDGE);
/** How far a thread throws its contact shadow, in radii. */
export const SHADOW_REACH = 1.85;
/** The shadow is full up to 0.7 radii from its axis and falls to nothing at its reach. */
const SHADOW_FALL = 1 / (SHADOW_REACH - 0.7);
/** How dark the shadow is. */
const SHADOW = 0.36;
/** Radii in a cell at most, where the form of a thread is looked up: of finer ones a cell holds all of it. */
export const MOST_PER_RADIUS = 1.4;
/** Turns of the ply in a millimetre. */
const PLY_TURNS = 1 / 0.62;

/** What a row of a strand's cells is laid with. */
export interface RowLoom {
  canvas: Canvas;
  profile: Profile;
  tables: ShadeTables;
  /** Colour of the strand being laid; near-black thread gets a little light, white less shine, or both lose their form. */
  dye: { red: number; green: number; blue: number; lift: number; gloss: number };
}

/**
 * One row of cells: where the strand does not cover all, its shadow on what lies below; then the
 * strand.
 *
 * Light from a twisted thread: fibres are thin cylinders, which shine at right angles to
 * themselves (Kajiya and Kay 1989), wound around a round thread. It is worked out here, in the loop:
 * a still has fifteen million such cells, and a call for each costs a fifth of the picture's time.
 */
export function layRow(
  { canvas, dye, profile, tables }: RowLoom,
  y: number,
  from: number,
  to: number,
  shadeAlong: number,
  shadeAside: number,
): void {
  const { light, z, grain, width, kept } = canvas;
  const row = (y - kept.from) * width;
  const { tx, ty, length, radii, perRadius, heights, perCell, last, brightness } = profile;
  const { dips, towardsLamp, towardsHalf, turnedAway } = profile;
  const { lampAlong, lampAside, halfAside, phase, seed } = profile;
  const { broad, narrow, crown, noise } = tables;
  const { red, green, blue, lift, gloss } = dye;
  const perScale = 1 / canvas.scale;
  // Where cells are wider than a thread most of its shadow lies under its neighbours.
  const shade = SHADOW * Math.min(1, profile.radius);
  const dy = y + 0.5 - profile.y;
  for (let x = from; x < to; x++) {
    const dx = x + 0.5 - profile.x;
    const along = tx * dx + ty * dy;
    const aside = tx * dy - ty * dx;
    const nearest = along < 0 ? 0 : along > length ? length : along;
    const k = Math.min(last, (nearest * perCell + 0.5) | 0);
    const thin = perRadius[k];
    const height = heights[k];
    const over = along - nearest;
    // Most cells lie beside the strand, not past its ends: they need no root.
    const distance = over === 0 ? Math.abs(aside) : Math.sqrt(aside * aside + over * over);
    const cover = (radii[k] - distance) * PER_EDGE + 0.5;
    const cell = row + x;
    const at = 4 * cell;
    if (cover < 1) {
      const apart = distanceFrom(along - shadeAlong, aside - shadeAside, length);
      const phi = SHADOW_FALL * (SHADOW_REACH - apart * thin);
      const gap = 4.2 * (height + 0.18 - z[cell]);
      if (phi > 0 && gap > 0) {
        darken(light, at, 1 - shade * (gap < 1 ? gap : 1) * (phi < 1 ? phi * phi : phi));
      }
      if (cover <= 0) continue;
    }

    // Of a thread finer than a cell the middle is in it wherever it lies, not its dark rim alone.
    const perDrawnRadius = thin < MOST_PER_RADIUS ? thin : MOST_PER_RADIUS;
    const q = distance * perDrawnRadius < 1 ? distance * perDrawnRadius : 1;
    const round = crown[(q * q * POWER_STEPS) | 0];
    const top = height + CROWN_MM * round;
    let a = cover < 1 ? cover : 1;
    if (z[cell] > top && isBeside(profile.grain, grain[cell])) {
      // Closer than they are wide, each thread keeps what is nearer to its own axis.
      const sunk = (z[cell] - top) * PER_SINK;
      if (sunk >= 1) continue;
      a *= 1 - sunk;
    }

    // The place on the thread: along it in millimetres, and across it, −1 to 1.
    const u = nearest * perScale;
    const v =
      aside * perDrawnRadius < -1 ? -1 : aside * perDrawnRadius > 1 ? 1 : aside * perDrawnRadius;
    const turn = u * PLY_TURNS + 0.42 * v + phase + 1;
    const w = 2 * (turn - (turn | 0)) - 1;
    const w2 = w * w;
    const lamp = towardsLamp[k] + TWIST_SIN * (round * lampAside - v * LIGHT.z);
    const half =
      towardsHalf[k] + TWIST_SIN * (round * halfAside - v * HALFWAY.z) - 0.16 * w * TWIST_COS;
    const caught = v * lampAside + round * LIGHT.z - 0.24 * w * lampAlong - turnedAway[k];
    const lit = 0.1 + (caught > 0 ? caught : 0) * (0.27 + 1.04 * (1 - lamp * lamp));
    const seam = (1 - 0.34 * w2 * w2 * w2) * dips[k];
    const place = (u * 1.9 + seed) & (NOISE_ALONG - 1);
    const side = ((v + u * 0.3 + 8) * 5.5) & (NOISE_ACROSS - 1);
    const fibre = noise[place * NOISE_ACROSS + side];
    // Its own colour, by how it faces the lamp; and its shine, broad and narrow.
    const diffuse = lit * (0.5 + 0.5 * round * (0.7 + 0.3 * round)) * seam * fibre;
    const step = Math.min(POWER_STEPS, (half * half * POWER_STEPS) | 0);
    const high = round > 0.15 ? round - 0.15 : 0;
    const gleam = seam * fibre * fibre * high;
    const wide = 0.5 * broad[step] * gleam;
    const sharp = 0.3 * narrow[step] * gleam * high;
    const own = diffuse * brightness + gloss * (0.82 * wide + 0.45 * sharp);
    const white = lift * diffuse + gloss * (0.022 * wide + 0.24 * sharp);
    light[at] += a * (red * own + white - light[at]);
    light[at + 1] += a * (green * own + white - light[at + 1]);
    light[at + 2] += a * (blue * own + white - light[at + 2]);
    light[at + 3] *= 1 - a;
    z[cell] += a * (top - z[cell]);
    if (a > 0.5) grain[cell] = profile.grain;
  }
}

/** Distance of a place along and aside from a line of some length. */
function distanceFrom(along: number, aside: number, length: number): number {
  const over = along < 0 ? along : along > length ? along - length : 0;
  return over === 0 ? Math.abs(aside) : Math.sqrt(aside * aside + over * over);
}

function darken(light: Float32Array, at: number, share: number): void {
  light[at] *= share;
  light[at + 1] *= share;
  light[at + 2] *= share;
  light[at + 3] *= share;
}
