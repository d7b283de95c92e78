import { CLOTH_HEX } from '../fabrics/presets.ts';
import { hash01 } from '../core/hash.ts';
import type { Frame } from './canvas.ts';
import { LIGHT, linearRgb } from './light.ts';
import type { Fabric } from './options.ts';

/** Writes the linear colours of cells `from` to `to` of a row of pixels, three values each, from place `at` on. */
export type ClothRow = (
  row: number,
  from: number,
  to: number,
  out: Float32Array,
  at: number,
) => void;

const WEAVES: Record<Exclude<Fabric, 'none'>, Weave> = {
  linen,
  cotton,
  twill,
  denim,
  felt,
  towel,
  black: cotton,
};

/** Yarn of a denim's weft, which is not dyed. */
const UNDYED = linearRgb('#d9d6cc');

/**
 * The fabric under a frame, or nothing for the fabric 'none'. The weave is
 * fixed to the design's plane: neighbouring frames fit together.
 */
export function createCloth(
  fabric: Fabric,
  hex: string | undefined,
  frame: Frame,
): ClothRow | undefined {
  if (fabric === 'none') return undefined;
  const weave = WEAVES[fabric];
  const [red, green, blue] = linearRgb(hex ?? CLOTH_HEX[fabric]);
  const { pxPerMm, leftMm, topMm } = frame;
  // Below two pixels a yarn the weave would only make moiré.
  const contrast = 0.8 * Math.min(1, Math.max(0, (pxPerMm - 3) / 4));
  const spot: Spot = { light: 1.5, undyed: 0.5 };
  const { width } = frame;
  const columns = Float32Array.from({ length: width }, (_, px) => leftMm + (px + 0.5) / pxPerMm);
  const sways = columns.map(sway);
  return (row, from, to, out, begin) => {
    const y = topMm + (row + 0.5) / pxPerMm;
    const swayed = sway(y + 7);
    for (let px = from, at = begin; px < to; px++, at += 3) {
      weave(columns[px] + swayed, y + sways[px], spot);
      const speck = vary(0.027, key(px, row), 9);
      const light = 1 + contrast * (spot.light * speck - 1);
      out[at] = light * (red + spot.undyed * (UNDYED[0] - red));
      out[at + 1] = light * (green + spot.undyed * (UNDYED[1] - green));
      out[at + 2] = light * (blue + spot.undyed * (UNDYED[2] - blue));
    }
  };
}

/** What a place on a fabric looks like. */
interface Spot {
  /** Brightness, about 1 on average. */
  light: number;
  /** Share of undyed yarn, 0 to 1. */
  undyed: number;
}

/** One fabric: writes the spot at a place given in millimetres. */
type Weave = (x: number, y: number, spot: Spot) => void;

const key = (i: number, j: number): number => Math.imul(i, 73856093) ^ Math.imul(j, 19349663);
const vary = (amount: number, k: number, salt: number): number =>
  1 + amount * (2 * hash01(k, salt) - 1);

/** Smooth noise of one value a cell, between −1 and 1. */
function smoothNoise(x: number, y: number, salt: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const upper = hash01(key(ix, iy), salt);
  const lower = hash01(key(ix, iy + 1), salt);
  const top = upper + sx * (hash01(key(ix + 1, iy), salt) - upper);
  const low = lower + sx * (hash01(key(ix + 1, iy + 1), salt) - lower);
  return 2 * (top + sy * (low - top)) - 1;
}

/**
 * Light from one yarn of half width 1: a cylinder along x or along y.
 * @param t place across the yarn, −1 to 1
 * @param s place along the float, −1 to 1: it bends down at both ends
 */
function yarn(t: number, s: number, alongX: boolean): number {
  const c = Math.sqrt(Math.max(0, 1 - 0.9 * t * t));
  const aside = alongX ? LIGHT.y : LIGHT.x;
  const along = alongX ? LIGHT.x : LIGHT.y;
  const lam = Math.max(0, 0.6 * t * aside + c * LIGHT.z + 0.16 * s * along);
  return (0.62 + 0.72 * lam) * (1 - 0.17 * t * t) * (1 - 0.15 * s * s);
}

/** How far a yarn lies off its straight line, in millimetres, at a place along it. */
function sway(along: number): number {
  return (
    0.04 * Math.sin(along * 1.9) + 0.03 * Math.sin(along * 0.83 + 1) + 0.01 * Math.sin(along * 5.3)
  );
}

/** Linen: a plain weave of yarns that are never quite alike. */
function linen(x: number, y: number, spot: Spot): void {
  plainWeave(x, y, 0.42, spot);
}

/** Cotton cloth: a plain weave, finer and more even. */
function cotton(x: number, y: number, spot: Spot): void {
  plainWeave(x, y, 0.26, spot);
  spot.light = 1 + 0.8 * (spot.light - 1);
}

/** Plain weave: each yarn goes over one and under one. */
function plainWeave(x: number, y: number, pitch: number, spot: Spot): void {
  const wx = x / pitch;
  const wy = y / pitch;
  const i = Math.floor(wx);
  const j = Math.floor(wy);
  const tx = 2 * (wx - i) - 1;
  const ty = 2 * (wy - j) - 1;
  const over = ((i + j) & 1) === 0;
  const line = over ? j : i;
  const piece = Math.floor((over ? x : y) / 1.7 + hash01(line, 13));
  const light = over ? yarn(ty, tx, true) : yarn(tx, ty, false);
  spot.light = light * vary(0.07, line, over ? 1 : 2) * vary(0.05, key(line, piece), over ? 3 : 4);
  spot.undyed = 0;
}

/**
 * A 3/1 twill: each warp yarn floats over three wefts and dives under one, a
 * weft further down in each next warp, so that diagonals show.
 */
function threeOverOne(x: number, y: number, pitch: number, spot: Spot): void {
  const wx = x / pitch;
  const wy = y / pitch;
  const i = Math.floor(wx);
  const j = Math.floor(wy);
  const step = (i + j) & 3;
  const tx = 2 * (wx - i) - 1;
  const ty = 2 * (wy - j) - 1;
  const face = step !== 3;
  const light = face ? yarn(tx, (2 * (step + wy - j)) / 3 - 1, false) : 0.84 * yarn(ty, tx, true);
  spot.light = light * vary(0.06, face ? i : j, face ? 5 : 6) * vary(0.04, key(i, j >> 2), 7);
  spot.undyed = face ? 0 : (1 - tx * tx * tx * tx) * (1 - ty * ty * ty * ty);
}

/** Cotton drill: one colour. */
function twill(x: number, y: number, spot: Spot): void {
  threeOverOne(x, y, 0.27, spot);
  spot.undyed = 0;
}

/** Denim: dyed warp over undyed weft; the slubs of the warp are what jeans are known by. */
function denim(x: number, y: number, spot: Spot): void {
  threeOverOne(x, y, 0.3, spot);
  const line = Math.floor(x / 0.3);
  spot.light *= 1 + 0.13 * smoothNoise(line * 7.31, y / 4, 31);
  spot.undyed = 0.5 * spot.undyed + 0.05 * (1 + smoothNoise(x / 0.2, y / 1.1, 32));
}

/** Directions in which the fibres of felt lie: unit vectors, and how far each lies aside of the others. */
const FIBRES = Array.from({ length: 5 }, (_, k) => {
  const turn = (Math.PI * (k + 0.3)) / 5;
  return { c: Math.cos(turn), s: Math.sin(turn), aside: 17.3 * k };
});
const FIBRE_LONG_MM = 1.1;
const FIBRE_THICK_MM = 0.1;

/** Wool felt: no yarns, short bent fibres lying every way, and nothing larger than they: that looks like a stain. */
function felt(x: number, y: number, spot: Spot): void {
  const bend = 0.12 * smoothNoise(x / 0.7, y / 0.7, 21);
  let light = 1;
  for (const { c, s, aside } of FIBRES) {
    const along = (c * x + s * y + aside) / FIBRE_LONG_MM;
    const across = (c * y - s * x + bend) / FIBRE_THICK_MM;
    light += 0.055 * smoothNoise(along, across, 23);
  }
  spot.light = light;
  spot.undyed = 0;
}

/** Distance between the loops of terry, mm; half a loop's width and length, in these. */
const LOOP_MM = 0.8;
const LOOP_ACROSS = 0.5;
const LOOP_ALONG = 0.95;

/** The nine loops that can reach a cell of terry, kept while the places asked for lie in it. */
const near = { column: NaN, row: NaN, loops: Array.from({ length: 9 }, () => loopAt(0, 0)) };

/** One loop of terry: its middle in mm, its direction, how high it stands, and its brightness. */
function loopAt(column: number, row: number) {
  const loop = key(column, row);
  const turn = Math.PI * hash01(loop, 43);
  return {
    x: LOOP_MM * (column + 0.1 + 0.8 * hash01(loop, 41)),
    y: LOOP_MM * (row + 0.1 + 0.8 * hash01(loop, 42)),
    c: Math.cos(turn) / LOOP_MM,
    s: Math.sin(turn) / LOOP_MM,
    height: 0.7 + 0.3 * hash01(loop, 45),
    light: vary(0.06, loop, 44),
  };
}

/** Terry: loops of yarn, close together, one over the other, each lying its own way; shade in between. */
function towel(x: number, y: number, spot: Spot): void {
  const column = Math.floor(x / LOOP_MM);
  const row = Math.floor(y / LOOP_MM);
  if (column !== near.column || row !== near.row) {
    near.column = column;
    near.row = row;
    near.loops = near.loops.map((_, k) => loopAt(column + (k % 3) - 1, row + ((k / 3) | 0) - 1));
  }
  // Between them one sees the yarn of others, in their shade.
  spot.light = 0.6 + 0.08 * smoothNoise((x + y) / 0.16, (x - y) / 0.34, 46);
  spot.undyed = 0;
  let top = 0;
  for (const loop of near.loops) {
    const dx = x - loop.x;
    const dy = y - loop.y;
    const along = (loop.c * dx + loop.s * dy) / LOOP_ALONG;
    if (along > 1 || along < -1) continue;
    const aside = (loop.c * dy - loop.s * dx + 0.12 * along * along) / LOOP_ACROSS;
    const away = along * along + aside * aside;
    if (away >= 1) continue;
    const height = Math.sqrt(1 - away) * loop.height;
    if (height <= top) continue;
    top = height;
    // The yarn is round across and arched along; its plies run aslant.
    const slopeX = LOOP_MM * (loop.c * 0.45 * along - loop.s * aside);
    const slopeY = LOOP_MM * (loop.s * 0.45 * along + loop.c * aside);
    const facing = Math.max(0, 0.8 * (slopeX * LIGHT.x + slopeY * LIGHT.y) + height * LIGHT.z);
    const ply = 1 + 0.1 * Math.sin(19 * along + 4 * aside);
    const deep = 0.62 + 0.38 * Math.min(1, 1.5 * height);
    spot.light = 1.12 * loop.light * (0.5 + 0.62 * facing) * ply * deep;
  }
}
