import type { Polygon } from '../vector/geometry.ts';
import type { Mask } from './raster.ts';
import { fillColumn, fillRings, maskAround } from './raster.ts';
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
