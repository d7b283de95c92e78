import type { Mm } from '../../core/units.ts';
import { cellOf, drawThread, gridAround, type Grid } from './footprint.ts';

/* Where the thread of a file is hidden: under what is sewn later, or in what its own colour covers. */

/** What covers the cloth, and in which order. */
export interface Cover {
  grid: Grid;
  /** For each cell the last that covers it, from 1; 0 where nothing does. */
  last: Uint16Array;
  /** For each cell what of the colour that is asked for covers it last, by its place in the order; 0 where nothing does. */
  own: Uint16Array;
}

/** What covers something. */
export interface Covering {
  block: number;
  /** Its place in the order of sewing, from 1. */
  order: number;
  lines: readonly Float64Array[];
  halfMm: Mm;
}

const MAX_ORDER = 0xffff;

/** An empty cover over all threads of a file. */
export function createCover(lines: readonly Float64Array[]): Cover {
  const grid = gridAround(lines, 1);
  const size = grid.width * grid.height;
  return { grid, last: new Uint16Array(size), own: new Uint16Array(size) };
}

/** Turns to what some stitches cover, drawn in their order. */
export function layCover({ grid, last }: Cover, all: readonly Covering[]): void {
  last.fill(0);
  for (const { order, lines, halfMm } of all) {
    for (const line of lines) drawThread(last, grid, line, halfMm, Math.min(order, MAX_ORDER));
  }
}

/** Turns to what one colour covers, sooner or later. */
export function layOwn({ grid, own }: Cover, all: readonly Covering[], block: number): void {
  own.fill(0);
  for (const one of all) {
    if (one.block !== block) continue;
    for (const line of one.lines) {
      drawThread(own, grid, line, one.halfMm, Math.min(one.order, MAX_ORDER));
    }
  }
}

const STEP_MM: Mm = 0.25;
/** A stitch is hidden where this share of it is. */
const HIDDEN_SHARE = 0.7;

/** Whether the stitch up to point i of a line is hidden, sewn at a place in the order. */
export function isHidden(
  { grid, last, own }: Cover,
  line: Float64Array,
  i: number,
  order: number,
): boolean {
  const [ax, ay, bx, by] = line.subarray(2 * i - 2, 2 * i + 2);
  const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / STEP_MM));
  let hidden = 0;
  for (let s = 0; s <= steps; s++) {
    const cell = cellOf(grid, ax + ((bx - ax) * s) / steps, ay + ((by - ay) * s) / steps);
    if (own[cell] > 0 || last[cell] > order) hidden++;
  }
  return hidden >= HIDDEN_SHARE * (steps + 1);
}

/** What of its colour covers the middle of the stitch up to point i of a line, by its place in the order; 0 for nothing. */
export function coverOf({ grid, own }: Cover, line: Float64Array, i: number): number {
  const [ax, ay, bx, by] = line.subarray(2 * i - 2, 2 * i + 2);
  return own[cellOf(grid, (ax + bx) / 2, (ay + by) / 2)];
}
