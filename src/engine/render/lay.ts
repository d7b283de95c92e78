import type { Canvas, Dirty } from './canvas.ts';
import { LIGHT, luminance } from './light.ts';
import { bendStrand, createProfile, heightBelow, placeStrand } from './profile.ts';
import { EDGE, layRow, SHADOW_REACH, type RowLoom } from './lay-row.ts';
import { createShadeTables } from './shade.ts';
import type { Strands } from './strands.ts';

/** How far the contact shadow of a thread is moved from the lamp. */
const SHADOW_SHIFT_MM = 0.07;

/** Lays strands on a canvas, one over the other. */
export interface Loom extends RowLoom {
  strands: Strands;
  /** Linear red, green, blue of each block. */
  colours: Float32Array;
  /** The first row of cells that is laid: those above it are laid already, or not kept. */
  from: number;
  /** Sums of `heightBelow` by strand, where the canvas keeps too few rows to read them from. */
  below: Float64Array | undefined;
}

export function createLoom(
  canvas: Canvas,
  strands: Strands,
  colours: Float32Array,
  below?: Float64Array,
): Loom {
  return {
    canvas,
    strands,
    colours,
    from: canvas.kept.from,
    below,
    profile: createProfile(),
    tables: createShadeTables(canvas.scale),
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
  const top = Math.max(loom.from, Math.floor(Math.min(y, y1) - reach));
  const bottom = Math.min(canvas.kept.to, Math.ceil(Math.max(y, y1) + reach));
  if (left >= right || top >= bottom) return;
  const below = loom.below ? loom.below[i] : heightBelow(profile, canvas);
  bendStrand(profile, strands, i, { below, scale: canvas.scale });
  takeColour(loom, strands.block[i]);
  layRows(loom, left, top, right, bottom);
  for (const box of [dirty, canvas.laid]) {
    box.left = Math.min(box.left, left);
    box.top = Math.min(box.top, top);
    box.right = Math.max(box.right, right);
    box.bottom = Math.max(box.bottom, bottom);
  }
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
