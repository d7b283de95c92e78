import type { Mm } from '../core/units.ts';
import type { Background } from '../picture/background.ts';
import type { Size } from '../picture/pixels.ts';
import type { Raster } from '../picture/raster.ts';
import { type RowFrame, rowV } from '../stitch/rows.ts';
import { linesBox } from '../vector/geometry.ts';
import { conesFromRgb } from './thread-light.ts';

/** Edge of a cell of the page's map, mm: as fine as row ends are placed. */
export const PAGE_CELL_MM: Mm = 0.2;
/** What is not sewn. */
export const BARE = 255;
/** How many cells rows of one direction reach into the next domain, so that no gap opens. */
const OVERLAP_CELLS = 1;

/*
 * What is done for all cells is done line by line in functions of their own: the compiler leaves a
 * loop inside a loop at each line otherwise, and goes on slowly.
 */

/** Which direction the rows run in at each place of the page. */
export interface PageMap {
  width: number;
  height: number;
  /** Index of a direction for each cell, or BARE. */
  direction: Uint8Array;
  /** A bit for each direction whose rows sew here: its own cells and a rim around them. */
  reach: Uint8Array;
}

/**
 * Draws the page's map.
 * @param directionAt index of the direction (0 to 7) at a place of the page in mm
 */
export function createPageMap(
  raster: Raster,
  background: Background,
  directionAt: (x: Mm, y: Mm) => number,
): PageMap {
  const width = Math.max(1, Math.round(raster.widthMm / PAGE_CELL_MM));
  const height = Math.max(1, Math.round(raster.heightMm / PAGE_CELL_MM));
  const direction = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const mmY = (y + 0.5) * PAGE_CELL_MM;
    const line = Math.min(raster.height - 1, Math.floor(mmY * raster.pxPerMm)) * raster.width;
    for (let x = 0; x < width; x++) {
      const mmX = (x + 0.5) * PAGE_CELL_MM;
      const pixel = line + Math.min(raster.width - 1, Math.floor(mmX * raster.pxPerMm));
      direction[y * width + x] = background.mask[pixel] === 1 ? BARE : directionAt(mmX, mmY);
    }
  }
  return { width, height, direction, reach: spread(direction, { width, height }) };
}

/** Bits of the directions within OVERLAP_CELLS of each cell that is sewn. */
function spread(direction: Uint8Array, size: Size): Uint8Array {
  const reach = direction.map((d) => (d === BARE ? 0 : 1 << d));
  for (let round = 0; round < OVERLAP_CELLS; round++) {
    const before = reach.slice();
    for (let y = 0; y < size.height; y++) spreadLine(direction, size, y, before, reach);
  }
  return reach;
}

/** Adds to a line's cells the bits of those beside them. */
function spreadLine(
  direction: Uint8Array,
  { width, height }: Size,
  y: number,
  before: Uint8Array,
  reach: Uint8Array,
): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (direction[i] === BARE) continue;
    if (x > 0) reach[i] |= before[i - 1];
    if (x < width - 1) reach[i] |= before[i + 1];
    if (y > 0) reach[i] |= before[i - width];
    if (y < height - 1) reach[i] |= before[i + width];
  }
}

/** Index of the cell at a point, or -1 outside the page. */
export function pageCellAt({ width, height }: PageMap, x: Mm, y: Mm): number {
  const cx = Math.floor(x / PAGE_CELL_MM);
  const cy = Math.floor(y / PAGE_CELL_MM);
  return cx < 0 || cy < 0 || cx >= width || cy >= height ? -1 : cy * width + cx;
}

/** Length of a cell along its row, mm. */
export const STEP_MM: Mm = 0.2;

/**
 * The picture on the rows that will be sewn in one direction: a line of cells a
 * row, each 0.2 mm long and as wide as the rows are spaced.
 */
export interface RowRaster {
  frame: RowFrame;
  /** Number in the frame of the first line. */
  firstRow: number;
  lines: number;
  /** Cells a line. */
  width: number;
  /** u at which lines begin, mm. */
  left: Mm;
  /** 1 where this direction's rows sew. */
  inside: Uint8Array;
  /** The picture's light as linear cone responses, three a cell. */
  light: Float32Array;
  /** Cube roots of `light`. */
  roots: Float32Array;
  /** How plain the picture is around each cell, 0 to 1. */
  calm: Float32Array;
  /** Index of a thread for each cell inside. */
  label: Uint8Array;
}

/** Cone responses of all pixels of a picture, three a pixel. */
export function conesOf({ rgb }: Raster): Float32Array {
  const out = new Float32Array(rgb.length);
  for (let p = 0; p < rgb.length; p += 3) conesFromRgb(rgb[p], rgb[p + 1], rgb[p + 2], out, p);
  return out;
}

/** Resamples the picture to the rows of one direction. @param bit the direction's index */
export function createRowRaster(
  picture: Raster,
  cones: Float32Array,
  page: PageMap,
  bit: number,
  frame: RowFrame,
  calmAt?: (x: Mm, y: Mm) => number,
): RowRaster | undefined {
  const bounds = boundsOf(page, bit, frame);
  if (!bounds) return undefined;
  const firstRow = Math.floor((bounds.top - frame.offset) / frame.spacing);
  const lines = Math.ceil((bounds.bottom - frame.offset) / frame.spacing) - firstRow + 1;
  const left = Math.floor(bounds.left / STEP_MM) * STEP_MM;
  const width = Math.ceil((bounds.right - left) / STEP_MM) + 1;
  const raster: RowRaster = {
    frame,
    firstRow,
    lines,
    width,
    left,
    inside: new Uint8Array(lines * width),
    light: new Float32Array(lines * width * 3),
    roots: new Float32Array(lines * width * 3),
    calm: new Float32Array(lines * width),
    label: new Uint8Array(lines * width),
  };
  markInside(raster, page, bit);
  sample(raster, picture, cones);
  if (calmAt) for (let line = 0; line < lines; line++) calmLine(raster, line, calmAt);
  return raster;
}

/** Extents in u (left, right) and v (top, bottom) of what a direction sews. */
function boundsOf({ width, height, reach }: PageMap, bit: number, { cos, sin }: RowFrame) {
  const places: number[] = [];
  const add = (cx: number, cy: number): void => {
    const x = (cx + 0.5) * PAGE_CELL_MM;
    const y = (cy + 0.5) * PAGE_CELL_MM;
    places.push(x * cos + y * sin, y * cos - x * sin);
  };
  for (let y = 0; y < height; y++) {
    // The ends of each line are enough: what lies between them cannot reach farther.
    let from = 0;
    let to = width - 1;
    while (from <= to && ((reach[y * width + from] >> bit) & 1) === 0) from++;
    while (to >= from && ((reach[y * width + to] >> bit) & 1) === 0) to--;
    if (from > to) continue;
    add(from, y);
    add(to, y);
  }
  return places.length > 0 ? linesBox([places], PAGE_CELL_MM) : undefined;
}

function markInside(raster: RowRaster, page: PageMap, bit: number): void {
  for (let line = 0; line < raster.lines; line++) markLine(raster, line, page, bit);
}

function markLine(raster: RowRaster, line: number, page: PageMap, bit: number): void {
  const { frame, inside, width, left } = raster;
  const { cos, sin } = frame;
  const v = rowV(frame, raster.firstRow + line);
  for (let c = 0; c < width; c++) {
    const u = left + (c + 0.5) * STEP_MM;
    const cell = pageCellAt(page, u * cos - v * sin, u * sin + v * cos);
    if (cell >= 0) inside[line * width + c] = (page.reach[cell] >> bit) & 1;
  }
}

/** Places within a cell at which the picture is read: shares of its length and of its width. */
const TAPS_ALONG = [-0.25, 0.25];
const TAPS_ACROSS = [-0.375, -0.125, 0.125, 0.375];

/** Where a cell's light is read, px away from its middle. */
interface Places {
  dx: number[];
  dy: number[];
  /** The farthest of them. */
  reach: number;
}

function sample(raster: RowRaster, picture: Raster, cones: Float32Array): void {
  const { cos, sin, spacing } = raster.frame;
  const scale = picture.pxPerMm;
  const places = TAPS_ALONG.flatMap((a) => TAPS_ACROSS.map((b) => [a * STEP_MM, b * spacing]));
  const dx = places.map(([u, v]) => (u * cos - v * sin) * scale);
  const dy = places.map(([u, v]) => (u * sin + v * cos) * scale);
  const reach = Math.max(...dx.map(Math.abs), ...dy.map(Math.abs));
  for (let line = 0; line < raster.lines; line++) {
    sampleLine(raster, line, picture, cones, { dx, dy, reach });
  }
}

function sampleLine(
  raster: RowRaster,
  line: number,
  picture: Raster,
  cones: Float32Array,
  { dx, dy, reach }: Places,
): void {
  const { frame, inside, width, left, light, roots } = raster;
  const { cos, sin } = frame;
  const scale = picture.pxPerMm;
  const taps = dx.length;
  const lastX = picture.width - 1;
  const lastY = picture.height - 1;
  const v = rowV(frame, raster.firstRow + line);
  for (let c = 0; c < width; c++) {
    const i = line * width + c;
    if (inside[i] === 0) continue;
    const u = left + (c + 0.5) * STEP_MM;
    const x = (u * cos - v * sin) * scale;
    const y = (u * sin + v * cos) * scale;
    const amid = x >= reach && y >= reach && x + reach <= lastX && y + reach <= lastY;
    let l = 0;
    let m = 0;
    let s = 0;
    for (let t = 0; t < taps; t++) {
      const px = amid ? (x + dx[t]) | 0 : Math.min(lastX, Math.max(0, Math.floor(x + dx[t])));
      const py = amid ? (y + dy[t]) | 0 : Math.min(lastY, Math.max(0, Math.floor(y + dy[t])));
      const p = (py * picture.width + px) * 3;
      l += cones[p];
      m += cones[p + 1];
      s += cones[p + 2];
    }
    light[i * 3] = l / taps;
    light[i * 3 + 1] = m / taps;
    light[i * 3 + 2] = s / taps;
    for (let n = i * 3; n < i * 3 + 3; n++) roots[n] = Math.cbrt(light[n]);
  }
}

function calmLine(raster: RowRaster, line: number, calmAt: (x: Mm, y: Mm) => number): void {
  const { frame, inside, width, left, calm } = raster;
  const { cos, sin } = frame;
  const v = rowV(frame, raster.firstRow + line);
  for (let c = 0, i = line * width; c < width; c++, i++) {
    if (inside[i] === 0) continue;
    const u = left + (c + 0.5) * STEP_MM;
    calm[i] = calmAt(u * cos - v * sin, u * sin + v * cos);
  }
}

/** Index of the cell of a raster at a place of the page, or -1. */
export function rasterCellAt(raster: RowRaster, x: Mm, y: Mm): number {
  const { frame, firstRow, lines, width, left } = raster;
  const u = x * frame.cos + y * frame.sin;
  const v = y * frame.cos - x * frame.sin;
  const line = Math.round((v - frame.offset) / frame.spacing) - firstRow;
  const c = Math.floor((u - left) / STEP_MM);
  return line < 0 || line >= lines || c < 0 || c >= width ? -1 : line * width + c;
}

/** Calls back with each stretch of cells inside a line: indices of its first cell and past its last. */
export function forEachStretch(
  { inside, width }: RowRaster,
  line: number,
  visit: (from: number, to: number) => void,
): void {
  const end = (line + 1) * width;
  for (let i = line * width; i < end; i++) {
    if (inside[i] === 0) continue;
    const from = i;
    while (i < end && inside[i] === 1) i++;
    visit(from, i);
  }
}
