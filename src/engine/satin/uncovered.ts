import { forEachStretch } from '../vector/cells.ts';
import { type Polygon, type Ring, ringBox } from '../vector/geometry.ts';
import type { Column } from './types.ts';

/*
 * The safety net: whatever of a shape lies beside all its columns. It becomes
 * a small row fill under the satin, so that no cloth shows.
 */

const CELLS_PER_MM = 8;
/** Thread covers so much beyond the rungs' ends. */
const TOLERANCE_MM = 0.34;
/** Smaller pieces show no cloth. */
const MIN_AREA_MM2 = 0.15;

/** Pieces of a shape that no column covers, and their share of its area. */
export function findUncovered(
  polygon: Polygon,
  columns: Column[],
): { pieces: Polygon[]; share: number } {
  const mask = maskAround(polygon, CELLS_PER_MM);
  fillRings(mask, polygon.rings, 1);
  let whole = 0;
  for (let i = 0; i < mask.cells.length; i++) whole += mask.cells[i];
  const shape = mask.cells.slice();
  for (const column of columns) fillColumn(mask, column, 0);
  const bare = erodeBy(mask, shape, TOLERANCE_MM * mask.scale);
  const pieces: Polygon[] = [];
  let area = 0;
  const least = MIN_AREA_MM2 * mask.scale ** 2;
  for (let i = 0; i < bare.length; i++) {
    if (!bare[i]) continue;
    const cells = takePiece(bare, mask.width, i);
    if (cells.length < least) continue;
    area += cells.length;
    pieces.push(traceCells(mask, cells));
  }
  return { pieces, share: whole > 0 ? area / whole : 0 };
}

/** Bare cells of the shape with no covered cell within a distance. */
function erodeBy(mask: Mask, shape: Uint8Array, reach: number): Uint8Array {
  const { cells, width } = mask;
  const disc = discOffsets(reach, width);
  const out = new Uint8Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === 1 && !hasCovered(cells, shape, disc, i)) out[i] = 1;
  }
  return out;
}

/** Whether a covered cell lies around one; the border of the shape itself does not cover. */
function hasCovered(cells: Uint8Array, shape: Uint8Array, disc: Int32Array, at: number): boolean {
  for (let k = 0; k < disc.length; k++) {
    const i = at + disc[k];
    if (shape[i] === 1 && cells[i] === 0) return true;
  }
  return false;
}

/** Offsets of the cells within a distance, the nearest first: most bare cells lie beside a covered one. */
function discOffsets(reach: number, width: number): Int32Array {
  const n = Math.floor(reach);
  const disc: { offset: number; away: number }[] = [];
  for (let y = -n; y <= n; y++) {
    for (let x = -n; x <= n; x++) {
      const away = x * x + y * y;
      if (away <= reach * reach) disc.push({ offset: y * width + x, away });
    }
  }
  return Int32Array.from(
    disc.sort((a, b) => a.away - b.away || a.offset - b.offset),
    (d) => d.offset,
  );
}

/** The cells connected to one, taken out of the field. */
function takePiece(field: Uint8Array, width: number, start: number): number[] {
  const cells = [start];
  field[start] = 0;
  for (let k = 0; k < cells.length; k++) {
    for (const d of [1, -1, width, -width]) {
      const j = cells[k] + d;
      if (field[j] !== 1) continue;
      field[j] = 0;
      cells.push(j);
    }
  }
  return cells;
}

/** Border of a piece: its rows' ends joined, down the right side and up the left. */
function traceCells(mask: Mask, cells: number[]): Polygon {
  const { width, left, top, scale } = mask;
  const rows = new Map<number, [number, number]>();
  for (const i of cells) {
    const y = Math.floor(i / width);
    const x = i % width;
    const row = rows.get(y);
    rows.set(y, row ? [Math.min(row[0], x), Math.max(row[1], x)] : [x, x]);
  }
  // The piece was measured without the tolerance around it: it grows back by half of that.
  const grow = TOLERANCE_MM / 2;
  const right: number[] = [];
  const back: number[] = [];
  const sorted = [...rows].sort((a, b) => a[0] - b[0]);
  sorted.forEach(([y, [x0, x1]], i) => {
    const edge = i === 0 ? -grow : i === sorted.length - 1 ? grow : 0;
    const py = (y + 0.5) / scale + top + edge;
    right.push((x1 + 1) / scale + left + grow, py);
    back.unshift(x0 / scale + left - grow, py);
  });
  return { rings: [Float64Array.from([...right, ...back])] };
}

/** Cells of equal size over a shape; 1 where it is. */
export interface Mask {
  cells: Uint8Array;
  width: number;
  height: number;
  /** Corner of the first cell in mm, and cells to the millimetre. */
  left: number;
  top: number;
  scale: number;
}

/** Rungs lie closer than cells: so many are taken together. */
const RUNGS_PER_QUAD = 2;
const MAX_CELLS = 4e6;

/** An empty mask around a shape, with a margin of two cells. */
export function maskAround(polygon: Polygon, scale: number): Mask {
  const { left: x0, top: y0, right: x1, bottom: y1 } = ringBox(polygon.rings[0]);
  const fit = Math.min(scale, Math.sqrt(MAX_CELLS / Math.max(1e-6, (x1 - x0 + 1) * (y1 - y0 + 1))));
  const width = Math.ceil((x1 - x0) * fit) + 4;
  const height = Math.ceil((y1 - y0) * fit) + 4;
  const cells = new Uint8Array(width * height);
  return { cells, width, height, left: x0 - 2 / fit, top: y0 - 2 / fit, scale: fit };
}

/** Sets the cells whose middle lies inside the rings (even-odd). */
export function fillRings(mask: Mask, rings: readonly Ring[], value: 0 | 1): void {
  const { cells, width, height, left, top, scale } = mask;
  const onMask = rings.map((ring) => ring.map((v, i) => (v - (i % 2 === 0 ? left : top)) * scale));
  forEachStretch(onMask, { cell: 1, width, height }, (row, from, to) =>
    cells.fill(value, row * width + from, row * width + to),
  );
}

/** Sets the cells between the rails of a column, rung by rung. */
export function fillColumn(mask: Mask, column: Column, value: 0 | 1): void {
  const { left, right, closed } = column;
  const n = left.length;
  const quad = new Float64Array(8);
  const stop = closed ? n : n - 2;
  for (let i = 0; i < stop; i += 2 * RUNGS_PER_QUAD) {
    const ahead = i + 2 * RUNGS_PER_QUAD;
    const j = ahead < n ? ahead : closed ? 0 : n - 2;
    quad.set(left.subarray(i, i + 2), 0);
    quad.set(left.subarray(j, j + 2), 2);
    quad.set(right.subarray(j, j + 2), 4);
    quad.set(right.subarray(i, i + 2), 6);
    fillQuad(mask, quad, value);
  }
}

/** Sets the cells of a small convex quadrilateral. */
function fillQuad(mask: Mask, quad: Float64Array, value: 0 | 1): void {
  const { width, height, left, top, scale } = mask;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 1; i < 8; i += 2) {
    low = Math.min(low, quad[i]);
    high = Math.max(high, quad[i]);
  }
  const first = Math.max(0, Math.ceil((low - top) * scale - 0.5));
  const last = Math.min(height - 1, Math.floor((high - top) * scale - 0.5));
  for (let row = first; row <= last; row++) {
    const y = (row + 0.5) / scale + top;
    let x0 = Infinity;
    let x1 = -Infinity;
    for (let i = 0, j = 6; i < 8; j = i, i += 2) {
      const ay = quad[j + 1];
      const by = quad[i + 1];
      if (ay > y === by > y) continue;
      const x = quad[j] + ((quad[i] - quad[j]) * (y - ay)) / (by - ay);
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
    }
    const from = Math.max(0, Math.ceil((x0 - left) * scale - 0.5));
    const to = Math.min(width, Math.floor((x1 - left) * scale - 0.5) + 1);
    for (let k = row * width + from; k < row * width + to; k++) mask.cells[k] = value;
  }
}
