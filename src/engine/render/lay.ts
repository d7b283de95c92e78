import type { Canvas } from './canvas.ts';
import { luminance } from './colour.ts';
import { LIGHT } from './light.ts';
import { bendStrand, createProfile, placeStrand } from './profile.ts';
import type { Profile } from './profile.ts';
import { createShadeTables, shade } from './shade.ts';
import type { ShadeTables, Shading } from './shade.ts';
import type { Strands } from './strands.ts';

/** Height of a thread's crown over its axis, in millimetres. */
const CROWN_MM = 0.24;
/** Half the soft edge of a thread, in cells. */
const EDGE = 0.7;
/** How far a thread throws its contact shadow, in radii, and how far that is moved from the lamp. */
const SHADOW_REACH = 2.1;
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
  shading: Shading;
}

export function createLoom(canvas: Canvas, strands: Strands, colours: Float32Array): Loom {
  const shading = { diffuse: 0.5, broad: 0.5, narrow: 0.5 };
  return {
    canvas,
    strands,
    colours,
    profile: createProfile(),
    tables: createShadeTables(),
    shading,
  };
}

/** Lays one strand and enlarges `dirty` by what it touched. */
export function layStrand(loom: Loom, i: number, dirty: Dirty): void {
  const { canvas, strands, profile } = loom;
  placeStrand(profile, strands, i, canvas);
  const shift = SHADOW_SHIFT_MM * canvas.scale;
  const reach = Math.ceil(profile.radius * SHADOW_REACH + shift + 1);
  const x1 = profile.x + profile.tx * profile.length;
  const y1 = profile.y + profile.ty * profile.length;
  const left = Math.max(0, Math.floor(Math.min(profile.x, x1) - reach));
  const right = Math.min(canvas.width, Math.ceil(Math.max(profile.x, x1) + reach));
  const top = Math.max(0, Math.floor(Math.min(profile.y, y1) - reach));
  const bottom = Math.min(canvas.height, Math.ceil(Math.max(profile.y, y1) + reach));
  if (left >= right || top >= bottom) return;
  bendStrand(profile, strands, i, canvas);
  const block = strands.block[i]! * 3;
  for (let y = top; y < bottom; y++) layRow(loom, block, y, left, right, reach);
  dirty.left = Math.min(dirty.left, left);
  dirty.top = Math.min(dirty.top, top);
  dirty.right = Math.max(dirty.right, right);
  dirty.bottom = Math.max(dirty.bottom, bottom);
}

/** One row of cells: first the strand's shadow on what lies below, then the strand. */
function layRow(
  loom: Loom,
  block: number,
  y: number,
  left: number,
  right: number,
  reach: number,
): void {
  const { canvas, colours, profile, tables, shading } = loom;
  const { light, z } = canvas;
  const { x: ax, tx, ty, length, radii, heights, perCell, last } = profile;
  const dy = y + 0.5 - profile.y;
  const [from, to] = rowSpan(profile, dy, left, right, reach);
  const perMm = 1 / canvas.scale;
  const shift = (SHADOW_SHIFT_MM * canvas.scale) / Math.hypot(LIGHT.x, LIGHT.y);
  const shadowX = -LIGHT.x * shift;
  const shadowY = -LIGHT.y * shift;
  const shadowAlong = tx * shadowX + ty * shadowY;
  const shadowAside = tx * shadowY - ty * shadowX;
  const bright = profile.brightness;
  const red = colours[block]!;
  const green = colours[block + 1]!;
  const blue = colours[block + 2]!;
  const lift = 0.014 * Math.max(0, 1 - luminance(red, green, blue) / 0.04);
  for (let x = from; x < to; x++) {
    const dx = x + 0.5 - ax;
    const along = tx * dx + ty * dy;
    const aside = tx * dy - ty * dx;
    const u = along < 0 ? 0 : along > length ? length : along;
    const k = (u * perCell + 0.5) | 0;
    const over = along - u;
    const r = radii[k > last ? last : k]!;
    const cell = y * canvas.width + x;
    const height = heights[k]!;

    const sAlong = along - shadowAlong;
    const sAside = aside - shadowAside;
    const sOver = sAlong < 0 ? sAlong : sAlong > length ? sAlong - length : 0;
    const phi = 1 - (Math.sqrt(sAside * sAside + sOver * sOver) / r - 0.7) / 1.4;
    if (phi > 0) {
      const gap = 4.2 * (height + 0.18 - z[cell]!);
      if (gap > 0) {
        const depth = 1 - 0.34 * (gap < 1 ? gap : 1) * (phi < 1 ? phi * phi : phi);
        light[4 * cell]! *= depth;
        light[4 * cell + 1]! *= depth;
        light[4 * cell + 2]! *= depth;
        light[4 * cell + 3]! *= depth;
      }
    }

    const distance = Math.sqrt(aside * aside + over * over);
    const cover = (r - distance + EDGE) / (2 * EDGE);
    if (cover <= 0) continue;
    const v = aside < -r ? -1 : aside > r ? 1 : aside / r;
    const q = distance > r ? 1 : distance / r;
    shade(shading, profile, tables, k, u * perMm, v, q);
    const a = cover < 1 ? cover : 1;
    const diffuse = shading.diffuse * bright + 0.82 * shading.broad + 0.45 * shading.narrow;
    const white = 0.022 * shading.broad + 0.24 * shading.narrow + lift * shading.diffuse;
    light[4 * cell]! += a * (red * diffuse + white - light[4 * cell]!);
    light[4 * cell + 1]! += a * (green * diffuse + white - light[4 * cell + 1]!);
    light[4 * cell + 2]! += a * (blue * diffuse + white - light[4 * cell + 2]!);
    light[4 * cell + 3]! *= 1 - a;
    z[cell]! += a * (height + CROWN_MM * Math.sqrt(1 - 0.94 * q * q) - z[cell]!);
  }
}

/** The cells of a row that a strand or its shadow can touch: where two slabs, along and aside, meet. */
function rowSpan(
  profile: Profile,
  dy: number,
  left: number,
  right: number,
  reach: number,
): [number, number] {
  const { x, tx, ty, length } = profile;
  let from = left;
  let to = right;
  if (Math.abs(ty) > 1e-6) {
    const middle = x + (tx * dy) / ty;
    const half = reach / Math.abs(ty);
    from = Math.max(from, Math.floor(middle - half));
    to = Math.min(to, Math.ceil(middle + half));
  }
  if (Math.abs(tx) > 1e-6) {
    const a = x + (-reach - ty * dy) / tx;
    const b = x + (length + reach - ty * dy) / tx;
    from = Math.max(from, Math.floor(Math.min(a, b)));
    to = Math.min(to, Math.ceil(Math.max(a, b)));
  }
  return [from, to];
}
