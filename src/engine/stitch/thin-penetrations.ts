import type { ObjectKind } from '../core/design.ts';
import { MAX_FLAT_STITCH_MM, POINTS_PER_MM2 } from '../machine.ts';

/*
 * Too many needle points in one place cut the fabric and break thread. Where
 * colours meet, rows of several end side by side; this takes out the points
 * that can be spared.
 */

/** Windows are moved in steps of a quarter of a millimetre (2.5 tenths). */
const STEP = 2.5;
/** Cells a window spans each way. */
const SPAN = 4;
/** A stitch that grows by losing its middle point gets no longer than this, in tenths. */
const LONGEST = 10 * MAX_FLAT_STITCH_MM;
/** A point may leave a row if the row hardly bends there (cosine). */
const STRAIGHT = 0.97;
/** A stitch across a point that is gone leaves the old line by no more than this, in tenths, where … */
const ASIDE = {
  /** it hides under what comes: by as much as a thread is wide; */
  hidden: 4,
  /** it draws a line that is seen: by half of that; */
  line: 2,
  /** it goes to and fro in a tip hardly wider than the thread. */
  tip: 5,
};
/** In a tip, stitches to and fro are no longer than this, in tenths. */
const TIP_STITCH = 8;
/** Stitches of a drawn line grow no longer than this, in tenths. */
const LINE_LONGEST = 35;
/** Underlay that turns back in a corner may turn back this much earlier, in tenths. */
const TURN_BACK = 30;
/** Which kinds give up points, and which of them first. */
const PRICE: Partial<Record<ObjectKind, number>> = {
  run: 0,
  underlay: 0,
  outline: 50,
  fill: 100,
  satin: 150,
};

/** Needle points of one run, in tenths, with the kind of sewing of each. */
export interface Points {
  points: readonly number[];
  kinds: readonly (ObjectKind | undefined)[];
}

/** A needle point that could be spared: run, index in it, and how gladly. */
interface Spare {
  run: number;
  index: number;
  price: number;
}

/**
 * Tells which needle points to leave out so that no square millimetre holds
 * more than nine, as far as travels, underlay, straight lines and points inside rows allow. Ends
 * of rows and satin stay, but in tips as narrow as the thread: without them fabric would show.
 * @param ties needle points that come to those of the runs and stay, x, y, … in tenths
 * @returns for each run a flag a point: 1 to leave out
 */
export function thinPenetrations(
  runs: readonly Points[],
  ties: readonly number[] = [],
): Uint8Array[] {
  const dropped = runs.map(({ kinds }) => new Uint8Array(kinds.length));
  const grid = countPoints([...runs, { points: ties, kinds: [] }]);
  const spares = collectSpares(runs, grid);
  for (const { run, index } of spares) {
    const { points, kinds } = runs[run];
    if (!isCrowded(grid, points[2 * index], points[2 * index + 1])) continue;
    if (!canDrop(points, dropped[run], index, kinds[index])) continue;
    dropped[run][index] = 1;
    add(grid, points[2 * index], points[2 * index + 1], -1);
  }
  return dropped;
}

/** Needle points by cells of a quarter millimetre. */
interface Grid {
  left: number;
  top: number;
  width: number;
  height: number;
  counts: Uint16Array;
}

function countPoints(runs: readonly Points[]): Grid {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of runs) {
    for (let i = 0; i < points.length; i += 2) {
      left = Math.min(left, points[i]);
      right = Math.max(right, points[i]);
      top = Math.min(top, points[i + 1]);
      bottom = Math.max(bottom, points[i + 1]);
    }
  }
  if (left > right) return { left: 0, top: 0, width: 0, height: 0, counts: new Uint16Array(0) };
  // A border of empty cells, so that no window runs off the grid.
  const width = Math.floor((right - left) / STEP) + 1 + 2 * SPAN;
  const height = Math.floor((bottom - top) / STEP) + 1 + 2 * SPAN;
  const grid = { left, top, width, height, counts: new Uint16Array(width * height) };
  for (const { points } of runs) {
    for (let i = 0; i < points.length; i += 2) add(grid, points[i], points[i + 1], 1);
  }
  return grid;
}

function cellOf({ left, top, width }: Grid, x: number, y: number): number {
  const cx = Math.floor((x - left) / STEP) + SPAN;
  const cy = Math.floor((y - top) / STEP) + SPAN;
  return cy * width + cx;
}

function add(grid: Grid, x: number, y: number, by: number): void {
  grid.counts[cellOf(grid, x, y)] += by;
}

/** Points of the fullest window that holds a place. */
function fullest(grid: Grid, x: number, y: number): number {
  const { counts, width } = grid;
  const cell = cellOf(grid, x, y);
  let most = 0;
  for (let dy = 1 - SPAN; dy <= 0; dy++) {
    for (let dx = 1 - SPAN; dx <= 0; dx++) {
      let sum = 0;
      for (let wy = 0; wy < SPAN; wy++) {
        const row = cell + (dy + wy) * width + dx;
        sum += counts[row] + counts[row + 1] + counts[row + 2] + counts[row + 3];
      }
      if (sum > most) most = sum;
    }
  }
  return most;
}

const isCrowded = (grid: Grid, x: number, y: number): boolean =>
  fullest(grid, x, y) > POINTS_PER_MM2.sewn;

/** Points in crowded places that could go: the most gladly spared first. */
function collectSpares(runs: readonly Points[], grid: Grid): Spare[] {
  const spares: Spare[] = [];
  runs.forEach(({ points, kinds }, run) => {
    for (let index = 1; index + 1 < kinds.length; index++) {
      const price = PRICE[kinds[index] ?? 'bean'];
      if (price === undefined) continue;
      const crowd = fullest(grid, points[2 * index], points[2 * index + 1]);
      if (crowd <= POINTS_PER_MM2.sewn) continue;
      spares.push({ run, index, price: price - crowd });
    }
  });
  return spares.sort((a, b) => a.price - b.price || a.run - b.run || a.index - b.index);
}

/** Whether the stitch across a point, once it is gone, is short enough and stays on its line. */
function canDrop(
  points: readonly number[],
  dropped: Uint8Array,
  index: number,
  kind: ObjectKind | undefined,
): boolean {
  let before = index - 1;
  while (before > 0 && dropped[before] === 1) before--;
  let after = index + 1;
  while (after < dropped.length - 1 && dropped[after] === 1) after++;
  const ax = points[2 * index] - points[2 * before];
  const ay = points[2 * index + 1] - points[2 * before + 1];
  const bx = points[2 * after] - points[2 * index];
  const by = points[2 * after + 1] - points[2 * index + 1];
  const length = Math.hypot(ax + bx, ay + by);
  if (length > LONGEST) return false;
  const [legA, legB] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  const aside = Math.abs(ax * by - ay * bx) / (length || 1);
  const cosine = (ax * bx + ay * by) / (legA * legB || 1);
  if (kind === 'outline') return length >= 6 && length <= LINE_LONGEST && aside <= ASIDE.line;
  if (kind === 'fill' || kind === 'satin') {
    if (kind === 'fill' && cosine >= STRAIGHT) return true;
    return length >= 3 && Math.max(legA, legB) <= TIP_STITCH && aside <= ASIDE.tip;
  }
  if (kind === 'underlay' && cosine < 0 && length >= 3) {
    if (length <= TURN_BACK / 2 && Math.max(legA, legB) <= TURN_BACK) return true;
  }
  return length >= 6 && aside <= ASIDE.hidden;
}
