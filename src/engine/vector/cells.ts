import type { Mm } from '../core/units.ts';
import { linesBox, type Ring } from './geometry.ts';

/** Square cells over a page, row by row from its top left corner. */
export interface CellGrid {
  /** Edge of a cell. */
  cell: Mm;
  /** Cells a row. */
  width: number;
  /** Rows. */
  height: number;
  /** Cells of the page left of the grid, and above it, where it is a part of one. */
  left?: number | undefined;
  top?: number | undefined;
}

/**
 * Visits the cells whose middles lie in an area, by the even-odd rule, in stretches of a row.
 * @param visit gets a row, its first cell in the area, and one past the last of the stretch
 */
export function forEachStretch(
  rings: readonly Ring[],
  { cell, width, height, left = 0, top: above = 0 }: CellGrid,
  visit: (row: number, from: number, to: number) => void,
): void {
  /** The first row whose middle lies at or beyond y. */
  const rowFrom = (y: Mm): number =>
    Math.max(0, Math.min(height, Math.ceil((y - cell / 2) / cell) - above));
  const { top, bottom } = linesBox(rings);
  const first = rowFrom(top);
  const crossings: number[][] = Array.from(
    { length: Math.max(0, rowFrom(bottom) - first) },
    () => [],
  );
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      if (ring[i + 1] === ring[j + 1]) continue;
      const slope = (ring[i] - ring[j]) / (ring[i + 1] - ring[j + 1]);
      // Half-open in y, so that a corner on a row counts once.
      const to = rowFrom(Math.max(ring[i + 1], ring[j + 1]));
      for (let row = rowFrom(Math.min(ring[i + 1], ring[j + 1])); row < to; row++) {
        const middle = (row + above) * cell + cell / 2;
        crossings[row - first].push(ring[j] + (middle - ring[j + 1]) * slope);
      }
    }
  }
  const cellFrom = (x: Mm): number =>
    Math.max(0, Math.min(width, Math.ceil(x / cell - 0.5) - left));
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = cellFrom(xs[i]);
      const to = cellFrom(xs[i + 1]);
      if (from < to) visit(first + row, from, to);
    }
  });
}
