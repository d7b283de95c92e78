import type { Canvas } from './canvas.ts';
import { LIGHT, luminance } from './light.ts';
import { bendStrand, createProfile, isBeside, placeStrand } from './profile.ts';
import type { Profile } from './profile.ts';
import { createShadeTables, createSpot, POWER_STEPS, shade } from './shade.ts';
import type { ShadeTables, Spot } from './shade.ts';
import type { Strands } from './strands.ts';

/** Height of a thread's crown over its axis, in millimetres. */
const CROWN_MM = 0.24;
/** One over the height, in mm, of a neighbour over a thread's surface that hides it wholly. */
const PER_SINK = 1 / 0.05;
/** Half the soft edge of a thread, in cells. */
const EDGE = 0.7;
const PER_EDGE = 1 / (2 * EDGE);
/** How far a thread throws its contact shadow, in radii, and how far that is moved from the lamp. */
const SHADOW_REACH = 1.85;
/** The shadow is full up to 0.7 radii from its axis and falls to nothing at its reach. */
const SHADOW_FALL = 1 / (SHADOW_REACH - 0.7);
const SHADOW_SHIFT_MM = 0.07;

/** A rectangle of cells that changed; empty when right ≤ left. */
export interface Dirty {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Lays strands on a canvas, one over the other. */
export interface Loom {
  canvas: Canvas;
  strands: Strands;
  /** Linear red, green, blue of each block. */
  colours: Float32Array;
  profile: Profile;
  tables: ShadeTables;
  spot: Spot;
  /** Colour of the strand being laid; near-black thread gets a little light, white less shine, or both lose their form. */
  dye: { red: number; green: number; blue: number; lift: number; gloss: number };
}

export function createLoom(canvas: Canvas, strands: Strands, colours: Float32Array): Loom {
  return {
    canvas,
    strands,
    colours,
    profile: createProfile(),
    tables: createShadeTables(canvas.scale),
    spot: createSpot(),
    dye: { red: 0.5, green: 0.5, blue: 0.5, lift: 0.5, gloss: 0.5 },
  };
}

/** Lays one strand and enlarges `dirty` by what it touched. */
export function layStrand(loom: Loom, i: number, dirty: Dirty): void {
  const { canvas, strands, profile } = loom;
  placeStrand(profile, strands, i, canvas);
  const { x, y, tx, ty, length, radius } = profile;
  const shift = SHADOW_SHIFT_MM * canvas.scale;
  const reach = Math.max(radius + EDGE, radius * SHADOW_REACH + shift);
  const x1 = x + tx * length;
  const y1 = y + ty * length;
  const left = Math.max(0, Math.floor(Math.min(x, x1) - reach));
  const right = Math.min(canvas.width, Math.ceil(Math.max(x, x1) + reach));
  const top = Math.max(0, Math.floor(Math.min(y, y1) - reach));
  const bottom = Math.min(canvas.height, Math.ceil(Math.max(y, y1) + reach));
  if (left >= right || top >= bottom) return;
  bendStrand(profile, strands, i, canvas);
  takeColour(loom, strands.block[i]);
  layRows(loom, left, top, right, bottom);
  dirty.left = Math.min(dirty.left, left);
  dirty.top = Math.min(dirty.top, top);
  dirty.right = Math.max(dirty.right, right);
  dirty.bottom = Math.max(dirty.bottom, bottom);
}

function takeColour(loom: Loom, block: number): void {
  const { colours, dye } = loom;
  const red = colours[block * 3];
  const green = colours[block * 3 + 1];
  const blue = colours[block * 3 + 2];
  const bright = luminance(red, green, blue);
  // Light threads light each other: their grooves are less dark.
  const bounce = 1 + 0.06 * bright;
  dye.red = red * bounce;
  dye.green = green * bounce;
  dye.blue = blue * bounce;
  dye.lift = 0.012 * Math.max(0, 1 - bright / 0.04);
  dye.gloss = 1 - 0.55 * bright;
}

/**
 * Rows of cells, in each only where two slabs meet: along the strand and across
 * it. The slab across reaches further on the side of the shadow.
 */
function layRows(loom: Loom, left: number, top: number, right: number, bottom: number): void {
  const { canvas, profile } = loom;
  const { x, tx, ty, length, radius } = profile;
  const shift = (SHADOW_SHIFT_MM * canvas.scale) / Math.hypot(LIGHT.x, LIGHT.y);
  const shadeAlong = -shift * (tx * LIGHT.x + ty * LIGHT.y);
  const shadeAside = -shift * (tx * LIGHT.y - ty * LIGHT.x);
  const near = radius + EDGE;
  const far = radius * SHADOW_REACH;
  const asideFrom = Math.min(-near, shadeAside - far);
  const asideTo = Math.max(near, shadeAside + far);
  const alongFrom = Math.min(-near, shadeAlong - far);
  const alongTo = length + Math.max(near, shadeAlong + far);
  for (let y = top; y < bottom; y++) {
    const dy = y + 0.5 - profile.y;
    let from = left;
    let to = right;
    if (Math.abs(ty) > 1e-6) {
      const a = x + (tx * dy - asideFrom) / ty;
      const b = x + (tx * dy - asideTo) / ty;
      from = Math.max(from, Math.floor(Math.min(a, b)));
      to = Math.min(to, Math.ceil(Math.max(a, b)));
    }
    if (Math.abs(tx) > 1e-6) {
      const a = x + (alongFrom - ty * dy) / tx;
      const b = x + (alongTo - ty * dy) / tx;
      from = Math.max(from, Math.floor(Math.min(a, b)));
      to = Math.min(to, Math.ceil(Math.max(a, b)));
    }
    if (from < to) layRow(loom, y, from, to, shadeAlong, shadeAside);
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

/** One row of cells: where the strand does not cover all, its shadow on what lies below; then the strand. */
function layRow(
  loom: Loom,
  y: number,
  from: number,
  to: number,
  shadeAlong: number,
  shadeAside: number,
): void {
  const { canvas, dye, profile, tables, spot } = loom;
  const { light, z, grain, width } = canvas;
  const { tx, ty, length, radii, perRadius, heights, perCell, last, brightness } = profile;
  const { red, green, blue, lift, gloss } = dye;
  const dy = y + 0.5 - profile.y;
  for (let x = from; x < to; x++) {
    const dx = x + 0.5 - profile.x;
    const along = tx * dx + ty * dy;
    const aside = tx * dy - ty * dx;
    const u = along < 0 ? 0 : along > length ? length : along;
    const k = Math.min(last, (u * perCell + 0.5) | 0);
    const thin = perRadius[k];
    const height = heights[k];
    const over = along - u;
    // Most cells lie beside the strand, not past its ends: they need no root.
    const distance = over === 0 ? Math.abs(aside) : Math.sqrt(aside * aside + over * over);
    const cover = (radii[k] - distance) * PER_EDGE + 0.5;
    const cell = y * width + x;
    const at = 4 * cell;
    if (cover < 1) {
      const apart = distanceFrom(along - shadeAlong, aside - shadeAside, length);
      const phi = SHADOW_FALL * (SHADOW_REACH - apart * thin);
      const gap = 4.2 * (height + 0.18 - z[cell]);
      if (phi > 0 && gap > 0) {
        darken(light, at, 1 - 0.36 * (gap < 1 ? gap : 1) * (phi < 1 ? phi * phi : phi));
      }
      if (cover <= 0) continue;
    }

    const q = distance * thin < 1 ? distance * thin : 1;
    const round = tables.crown[(q * q * POWER_STEPS) | 0];
    const top = height + CROWN_MM * round;
    let a = cover < 1 ? cover : 1;
    if (z[cell] > top && isBeside(profile.grain, grain[cell])) {
      // Closer than they are wide, each thread keeps what is nearer to its own axis.
      const sunk = (z[cell] - top) * PER_SINK;
      if (sunk >= 1) continue;
      a *= 1 - sunk;
    }
    spot.k = k;
    spot.u = u / canvas.scale;
    spot.v = Math.max(-1, Math.min(1, aside * thin));
    spot.round = round;
    shade(spot, profile, tables);
    const own = spot.diffuse * brightness + gloss * (0.82 * spot.broad + 0.45 * spot.narrow);
    const white = lift * spot.diffuse + gloss * (0.022 * spot.broad + 0.24 * spot.narrow);
    light[at] += a * (red * own + white - light[at]);
    light[at + 1] += a * (green * own + white - light[at + 1]);
    light[at + 2] += a * (blue * own + white - light[at + 2]);
    light[at + 3] *= 1 - a;
    z[cell] += a * (top - z[cell]);
    if (a > 0.5) grain[cell] = profile.grain;
  }
}
