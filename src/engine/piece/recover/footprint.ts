import type { Mm } from '../../core/units.ts';
import { linesBox } from '../../vector/geometry.ts';

/* What thread covers, in cells of a tenth of a millimetre: to tell whether two sewings cover the same. */

/** How a sewing covers what another covers. */
export interface Likeness {
  /** What it covers, by what the other does: 1 where both cover as much. */
  share: number;
  /** What of the other lies bare, and what it covers beyond it, by what the other covers. */
  missing: number;
  extra: number;
  /** What the other covers, mm². */
  areaMm2: number;
}

export const CELL_MM: Mm = 0.1;
/** A border may lie so far aside: the thread's own width. */
const ASIDE_MM: Mm = 0.25;

/** Cells over a part of the page. */
export interface Grid {
  left: Mm;
  top: Mm;
  width: number;
  height: number;
}

/**
 * Compares two sewings.
 * @param sewn and file: needle points of their uncut threads
 * @param halfMm half of what a thread covers: half the distance to the next row at least
 */
export function compareCover(
  sewn: readonly Float64Array[],
  file: readonly Float64Array[],
  halfMm: Mm,
): Likeness {
  const grid = gridAround([...sewn, ...file], halfMm + ASIDE_MM);
  const ours = draw(grid, sewn, halfMm);
  const theirs = draw(grid, file, halfMm);
  const nearOurs = draw(grid, sewn, halfMm + ASIDE_MM);
  const nearTheirs = draw(grid, file, halfMm + ASIDE_MM);
  let [all, own, missing, extra] = [0, 0, 0, 0];
  for (let i = 0; i < ours.length; i++) {
    all += theirs[i];
    own += ours[i];
    missing += theirs[i] & (1 - nearOurs[i]);
    extra += ours[i] & (1 - nearTheirs[i]);
  }
  const by = all || 1;
  return { share: own / by, missing: missing / by, extra: extra / by, areaMm2: all * CELL_MM ** 2 };
}

/** Cells over all of some lines, and so far around them. */
export function gridAround(lines: readonly Float64Array[], reach: Mm): Grid {
  const box = linesBox(lines, reach + CELL_MM);
  return {
    left: box.left,
    top: box.top,
    width: Math.ceil((box.right - box.left) / CELL_MM) + 1,
    height: Math.ceil((box.bottom - box.top) / CELL_MM) + 1,
  };
}

/** A quarter of a square metre: larger pieces are for no machine. */
const MAX_CELLS = 25_000_000;

/** Whether there is nothing to draw, or too much. */
export function isBeyondMeasure(lines: readonly Float64Array[]): boolean {
  const { width, height } = gridAround(lines, 1);
  return !(width * height <= MAX_CELLS);
}

/** Index of the cell at a place; it must lie on the grid. */
export const cellOf = ({ left, top, width }: Grid, x: Mm, y: Mm): number =>
  Math.round((y - top) / CELL_MM) * width + Math.round((x - left) / CELL_MM);

function draw(grid: Grid, lines: readonly Float64Array[], half: Mm): Uint8Array {
  const cells = new Uint8Array(grid.width * grid.height);
  for (const line of lines) drawThread(cells, grid, line, half, 1);
  return cells;
}

/** Sets all cells that lie within `half` of a line to a value. */
export function drawThread(
  cells: Uint8Array | Uint16Array,
  grid: Grid,
  line: Float64Array,
  half: Mm,
  value: number,
): void {
  for (let i = 2; i < line.length; i += 2) {
    const segment = [line[i - 2], line[i - 1], line[i], line[i + 1]] as const;
    drawSegment(cells, grid, segment, half, value);
  }
}

/** Marks cells whose middles lie within `half` of a segment, row by row. */
function drawSegment(
  cells: Uint8Array | Uint16Array,
  { left, top, width }: Grid,
  [ax, ay, bx, by]: readonly [number, number, number, number],
  half: Mm,
  value: number,
): void {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  const first = Math.ceil((Math.min(ay, by) - half - top) / CELL_MM);
  const last = Math.floor((Math.max(ay, by) + half - top) / CELL_MM);
  for (let row = first; row <= last; row++) {
    const y = top + row * CELL_MM;
    // Ends are round, the middle is a slanted strip: together they are one stretch of a row.
    let [from, to] = [Infinity, -Infinity];
    const take = (x: Mm): void => {
      from = Math.min(from, x);
      to = Math.max(to, x);
    };
    for (const [px, py] of [
      [ax, ay],
      [bx, by],
    ]) {
      const reach = half * half - (y - py) ** 2;
      if (reach < 0) continue;
      take(px - Math.sqrt(reach));
      take(px + Math.sqrt(reach));
    }
    if (length > 0) {
      // Corners of the strip around the segment.
      const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
      for (const side of [-1, 1]) {
        const f = dy === 0 ? NaN : (y - ay - side * ny) / dy;
        if (f >= 0 && f <= 1) take(ax + side * nx + f * dx);
      }
      for (const [px, py] of [
        [ax, ay],
        [bx, by],
      ]) {
        const f = ny === 0 ? NaN : (y - py) / ny;
        if (f >= -1 && f <= 1) take(px + f * nx);
      }
    }
    const start = row * width + Math.ceil((from - left) / CELL_MM);
    const end = row * width + Math.floor((to - left) / CELL_MM);
    if (from <= to) cells.fill(value, start, end + 1);
  }
}
