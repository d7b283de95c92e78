import type { Canvas } from './canvas.ts';

/** Radii of the two soft scales, in millimetres: thread against thread, and part against part. */
const TIGHT_MM = 0.16;
export const WIDE_MM = 0.55;
const RELIEF_MM = 0.5;
/**
 * Fields of one tile at one cell a pixel, with a border on every side. Their
 * room is kept from tile to tile; only width × height of it is in use.
 */
export interface Tile {
  width: number;
  height: number;
  /** Position of its corner in the picture, border included. */
  left: number;
  top: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** Share of the ground's light let through. */
  open: Float32Array;
  z: Float32Array;
  /** Blurred: heights, and the share covered. */
  zTight: Float32Array;
  zWide: Float32Array;
  coverTight: Float32Array;
  coverWide: Float32Array;
  scratch: Float32Array;
}

/** Room for tiles up to a size in pixels, border included. */
export function createTile(width: number, height: number): Tile {
  const field = () => new Float32Array(width * height);
  return {
    ...{ width, height, left: 0, top: 0 },
    ...{ red: field(), green: field(), blue: field(), open: field(), z: field() },
    ...{ zTight: field(), zWide: field(), coverTight: field(), coverWide: field() },
    scratch: field(),
  };
}

/**
 * Averages the canvas's cells into the tile's pixels; outside of what is laid the cloth is bare.
 * @returns whether there is any thread
 */
export function gather(tile: Tile, canvas: Canvas): boolean {
  const { samples, pad, kept, laid } = canvas;
  const pixels = (cells: number, corner: number, most: number) =>
    Math.min(most, Math.max(0, cells - pad - corner));
  const left = pixels(Math.floor(laid.left / samples), tile.left, tile.width);
  const right = pixels(Math.ceil(laid.right / samples), tile.left, tile.width);
  const top = pixels(Math.floor(laid.top / samples), tile.top, tile.height);
  const bottom = pixels(Math.ceil(laid.bottom / samples), tile.top, tile.height);
  const isBare = left >= right || top >= bottom;
  for (let row = 0; row < tile.height; row++) {
    const at = row * tile.width;
    if (isBare || row < top || row >= bottom) {
      strip(tile, at, at + tile.width);
      continue;
    }
    strip(tile, at, at + left);
    const first = (tile.top + row + pad) * samples - kept.from;
    const cell = first * canvas.width + (tile.left + left + pad) * samples;
    if (samples === 1) copyCells(tile, at + left, at + right, canvas, cell);
    else averageCells(tile, at + left, at + right, canvas, cell);
    strip(tile, at + right, at + tile.width);
  }
  return !isBare;
}

/** Bare cloth from one of the tile's pixels to another. */
function strip({ red, green, blue, open, z }: Tile, from: number, to: number): void {
  for (const field of [red, green, blue, z]) field.fill(0, from, to);
  open.fill(1, from, to);
}

function copyCells(
  { red, green, blue, open, z }: Tile,
  from: number,
  to: number,
  canvas: Canvas,
  cell: number,
): void {
  const { light } = canvas;
  for (let at = from, c = 4 * cell; at < to; at++, c += 4) {
    red[at] = light[c];
    green[at] = light[c + 1];
    blue[at] = light[c + 2];
    open[at] = light[c + 3];
  }
  z.set(canvas.z.subarray(cell, cell + to - from), from);
}

function averageCells(
  tile: Tile,
  from: number,
  to: number,
  { samples, width, light, z }: Canvas,
  first: number,
): void {
  const share = 1 / (samples * samples);
  for (let at = from; at < to; at++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let open = 0;
    let height = 0;
    for (let sy = 0; sy < samples; sy++) {
      let cell = first + (at - from) * samples + sy * width;
      for (let sx = 0; sx < samples; sx++, cell++) {
        r += light[4 * cell];
        g += light[4 * cell + 1];
        b += light[4 * cell + 2];
        open += light[4 * cell + 3];
        height += z[cell];
      }
    }
    tile.red[at] = r * share;
    tile.green[at] = g * share;
    tile.blue[at] = b * share;
    tile.open[at] = open * share;
    tile.z[at] = height * share;
  }
}

/** Blurs the tile's heights and cover at both scales. */
export function smooth(tile: Tile, pxPerMm: number): void {
  const { width, height, scratch, open, z, coverTight } = tile;
  const tight = TIGHT_MM * pxPerMm;
  const blurred = (field: Float32Array, radius: number) =>
    blur(field, { width, height, radius }, scratch);
  const used = width * height;
  for (let i = 0; i < used; i++) coverTight[i] = 1 - open[i];
  tile.coverWide.set(coverTight.subarray(0, used));
  tile.zTight.set(z.subarray(0, used));
  tile.zWide.set(z.subarray(0, used));
  blurred(tile.zTight, tight);
  blurred(tile.zWide, RELIEF_MM * pxPerMm);
  blurred(coverTight, tight);
  blurred(tile.coverWide, WIDE_MM * pxPerMm);
}

/** What `smooth` makes of a tile without thread. */
export function level({ width, height, zTight, zWide, coverTight, coverWide }: Tile): void {
  for (const field of [zTight, zWide, coverTight, coverWide]) field.fill(0, 0, width * height);
}

/** A field of values, row by row, and how it is smoothed. */
export interface BlurJob {
  width: number;
  height: number;
  /** Half width of the box in pixels; it may be a fraction. */
  radius: number;
}

/**
 * Smooths a field by two passes of a box each way, which comes near a Gaussian; the border's value
 * goes on outside.
 * @param scratch as large as `field`
 */
export function blur(field: Float32Array, job: BlurJob, scratch: Float32Array): void {
  const sums = new Float64Array(job.width);
  for (let pass = 0; pass < 2; pass++) {
    boxRows(field, scratch, job);
    boxColumns(scratch, field, job, sums);
  }
}

/** Four rows side by side: each sum waits for its last, and meanwhile the others go on. */
function boxRows(from: Float32Array, to: Float32Array, { width, height, radius }: BlurJob): void {
  const r = Math.floor(radius);
  const part = radius - r;
  const scale = 1 / (2 * radius + 1);
  const last = width - 1;
  for (let y = 0; y < height; y += 4) {
    // Beyond the last row the last one is smoothed once more.
    const a = y * width;
    const b = Math.min(y + 1, height - 1) * width;
    const c = Math.min(y + 2, height - 1) * width;
    const d = Math.min(y + 3, height - 1) * width;
    let sumA = 0;
    let sumB = 0;
    let sumC = 0;
    let sumD = 0;
    for (let k = -r; k <= r; k++) {
      const x = Math.min(last, Math.max(0, k));
      sumA += from[a + x];
      sumB += from[b + x];
      sumC += from[c + x];
      sumD += from[d + x];
    }
    for (let x = 0; x < width; x++) {
      const before = x - r - 1 > 0 ? x - r - 1 : 0;
      const leaving = x - r > 0 ? x - r : 0;
      const after = x + r + 1 < last ? x + r + 1 : last;
      const nextA = from[a + after];
      const nextB = from[b + after];
      const nextC = from[c + after];
      const nextD = from[d + after];
      to[a + x] = (sumA + part * (from[a + before] + nextA)) * scale;
      to[b + x] = (sumB + part * (from[b + before] + nextB)) * scale;
      to[c + x] = (sumC + part * (from[c + before] + nextC)) * scale;
      to[d + x] = (sumD + part * (from[d + before] + nextD)) * scale;
      sumA += nextA - from[a + leaving];
      sumB += nextB - from[b + leaving];
      sumC += nextC - from[c + leaving];
      sumD += nextD - from[d + leaving];
    }
  }
}

/** @param sums room for a column's sum each */
function boxColumns(
  from: Float32Array,
  to: Float32Array,
  { width, height, radius }: BlurJob,
  sums: Float64Array,
): void {
  const r = Math.floor(radius);
  const part = radius - r;
  const scale = 1 / (2 * radius + 1);
  const last = height - 1;
  sums.fill(0);
  for (let k = -r; k <= r; k++) {
    const row = Math.min(last, Math.max(0, k)) * width;
    for (let x = 0; x < width; x++) sums[x] += from[row + x];
  }
  const rowAt = (y: number) => Math.min(last, Math.max(0, y)) * width;
  // Two rows at a time: each sum is read and written half as often.
  for (let y = 0; y < height; y += 2) {
    const [row, second] = [y * width, rowAt(y + 1)];
    const [before, leaving, leavingNext] = [rowAt(y - r - 1), rowAt(y - r), rowAt(y - r + 1)];
    const [after, afterNext] = [rowAt(y + r + 1), rowAt(y + r + 2)];
    for (let x = 0; x < width; x++) {
      const next = from[after + x];
      const nextBut = from[afterNext + x];
      const gone = from[leaving + x];
      const sum = sums[x] + (next - gone);
      // Of an odd number of rows the last is its own second: it is written last.
      to[second + x] = (sum + part * (gone + nextBut)) * scale;
      to[row + x] = (sums[x] + part * (from[before + x] + next)) * scale;
      sums[x] = sum + (nextBut - from[leavingNext + x]);
    }
  }
}
