import type { Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { MIN_THREAD_MM } from '../machine.ts';

/**
 * Rows of a fill: the area cut by parallel lines.
 *
 * Rows lie in a frame turned by `angle`: u runs along the row, v across.
 *     u =  x·cos + y·sin        x = u·cos − v·sin
 *     v = −x·sin + y·cos        y = u·sin + v·cos
 * Row k lies near v = k·spacing + offset from the page's origin, so that areas sewn
 * at one angle share their rows and tile without a seam.
 */
export interface RowFrame {
  cos: number;
  sin: number;
  /** Mean distance between neighbouring rows. */
  spacing: Mm;
  offset: Mm;
  /** Rows lie on whole multiples of this from the page's origin; 0 where the grid allows none. */
  pitch: Mm;
}

/** Row k of `Rows` holds the stretches `start[k]` up to `start[k + 1]`. */
export interface Rows {
  frame: RowFrame;
  /** Number k of the first row. */
  first: number;
  start: Int32Array;
  /** Ends of each stretch in u, mm. */
  left: Float64Array;
  right: Float64Array;
  /** What lies beyond the ends of each stretch, where that is known: `ROW_END`. */
  ends?: Uint8Array | undefined;
}

/** What lies beyond a row's end: bits for its left end; for its right end, one bit to the left of them. */
export const ROW_END = {
  /** What is sewn later hides all that reaches beyond. */
  hidden: 1,
  /** Nothing covers a notch: bare fabric. */
  rim: 4,
} as const;

/**
 * Directions whose rows can lie exactly on the machine's grid of 0.1 mm: steps of
 * (across, down) in tenths. Rows in other directions are rounded off their lines,
 * and neighbours that are rounded apart leave slits.
 */
const GRID_DIRECTIONS = [
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [1, 1],
  [-1, 1],
] as const;
/** Directions between those: finer steps across, and fewer points of the grid on each row. */
const BETWEEN_DIRECTIONS = [
  [3, 1],
  [1, 3],
  [-1, 3],
  [-3, 1],
  [3, 2],
  [2, 3],
  [-2, 3],
  [-3, 2],
  [4, 3],
  [3, 4],
  [-3, 4],
  [-4, 3],
  [4, 1],
  [1, 4],
  [-1, 4],
  [-4, 1],
] as const;
/** A direction this near to one of the grid is taken to be that one, degrees. */
const NEAR_DEGREES = 0.5;
/** How much closer rows must lie where the grid rounds them. */
const OFF_GRID_MM: Mm = 0.02;

/** A direction of the grid must come so near to the spacing that was asked for. */
const NEAR_SPACING = 0.95;

/** Directions of rows that lie on the machine's grid, in degrees. */
export const GRID_ANGLES = GRID_DIRECTIONS.map(degreesOf);

/** Of them those for colour blocks, one after another: neighbours of one hue still tell apart by their sheen. */
export const BLOCK_ANGLES = [0, 2, 4, 5, 3].map((i) => GRID_ANGLES[i]);

function degreesOf([p, q]: readonly [number, number]): number {
  return (Math.atan2(q, p) * 180) / Math.PI;
}

/** Degrees between two directions of rows. */
function turnBetween(a: number, b: number): number {
  const off = Math.abs(a - b) % 180;
  return Math.min(off, 180 - off);
}

/**
 * @param degrees direction of the rows, clockwise on screen from the x axis. One of the grid's
 *   turns to the nearest of them in which rows so far apart leave no slit.
 * @param spacing mean distance between rows
 */
export function rowFrame(degrees: number, spacing: Mm): RowFrame {
  const turn = ((degrees % 180) + 180) % 180;
  const onGrid = GRID_ANGLES.some((angle) => turnBetween(turn, angle) <= NEAR_DEGREES);
  if (onGrid) return gridFrame(turn, spacing);
  const radians = (turn * Math.PI) / 180;
  const closer = Math.max(spacing / 2, spacing - OFF_GRID_MM);
  return { cos: Math.cos(radians), sin: Math.sin(radians), spacing: closer, offset: 0, pitch: 0 };
}

/** Rows on the grid, in the nearest direction in which they can lie so far apart. */
function gridFrame(turn: number, spacing: Mm): RowFrame {
  const all = [...GRID_DIRECTIONS, ...BETWEEN_DIRECTIONS].map((step) => ({
    step,
    off: turnBetween(turn, degreesOf(step)),
    spacing: gridSpacing(0.1 / Math.hypot(...step), spacing),
  }));
  const good = all.filter((d) => d.spacing >= spacing * NEAR_SPACING);
  const best = good.reduce((a, b) => (b.off < a.off - 1e-9 ? b : a));
  const [p, q] = best.step;
  const length = Math.hypot(p, q);
  const pitch = 0.1 / length;
  // On a line of the grid: half way between two, rounding would put rows now on one, now on the other.
  const offset = Math.round(best.spacing / 2 / pitch) * pitch;
  return { cos: p / length, sin: q / length, spacing: best.spacing, offset, pitch };
}

/**
 * Mean spacing of rows that lie on multiples of a pitch. Two distances take turns so that the mean
 * is as asked, unless the wider one would open a closed fill: then all take the lesser one.
 */
function gridSpacing(pitch: Mm, spacing: Mm): Mm {
  const steps = Math.floor((spacing * 1.01) / pitch);
  const wider = (steps + 1) * pitch;
  const isExact = spacing - steps * pitch < 0.01 * spacing;
  const isOpen = spacing > MIN_THREAD_MM;
  return !isExact && (isOpen || wider <= MIN_THREAD_MM) ? spacing : steps * pitch;
}

/** Lines along x through the middles of cells of an edge, to fill a raster: no rows for a needle. */
export const scanFrame = (cell: Mm): RowFrame => ({
  cos: 1,
  sin: 0,
  spacing: cell,
  offset: cell / 2,
  pitch: 0,
});

/** v of row k, mm. */
export function rowV({ spacing, offset, pitch }: RowFrame, k: number): number {
  const v = k * spacing + offset;
  return pitch > 0 ? Math.round(v / pitch) * pitch : v;
}

/** Number of the first row at or beyond v. */
function rowFrom(frame: RowFrame, v: number): number {
  let k = Math.ceil((v - frame.offset) / frame.spacing);
  if (frame.pitch === 0) return k;
  while (rowV(frame, k - 1) >= v) k--;
  while (rowV(frame, k) < v) k++;
  return k;
}

/**
 * What an error across a row weighs against one along it: where rows lie on the grid a needle point
 * keeps to its row, unless the next point of the grid on it is far.
 */
const ACROSS = 12;
const ACROSS_ON_GRID = 200;

/**
 * The point of the machine's grid that suits a needle point of a row best: near
 * it along the row, and nearer still across, where an error would open a slit.
 * @returns x, y in mm
 */
export function rowPoint(frame: RowFrame, u: number, v: number): readonly [number, number] {
  const { cos, sin } = frame;
  const weight = frame.pitch > 0 ? ACROSS_ON_GRID : ACROSS;
  const x = u * cos - v * sin;
  const y = u * sin + v * cos;
  const gx = Math.round(x * 10);
  const gy = Math.round(y * 10);
  let bestX = gx;
  let bestY = gy;
  let least = Infinity;
  // Rows of the finest pitch meet a point of the grid every 0.5 mm only.
  const reach = frame.pitch > 0 && frame.pitch < 0.04 ? 2 : 1;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const ex = (gx + dx) / 10 - x;
      const ey = (gy + dy) / 10 - y;
      const along = ex * cos + ey * sin;
      const across = ey * cos - ex * sin;
      const cost = along * along + weight * across * across;
      if (cost < least - 1e-9) {
        least = cost;
        bestX = gx + dx;
        bestY = gy + dy;
      }
    }
  }
  return [bestX / 10, bestY / 10];
}

/**
 * Cuts an area into rows by the even-odd rule, in time linear in crossings
 * (plus a sort within each row).
 * @param rings all borders of the area, outer ones and holes alike
 * @param shortest stretches shorter than this are dropped, mm
 */
export function cutRows(rings: readonly Ring[], frame: RowFrame, shortest: Mm): Rows {
  const { cos, sin } = frame;
  let low = Infinity;
  let high = -Infinity;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const v = ring[i + 1] * cos - ring[i] * sin;
      if (v < low) low = v;
      if (v > high) high = v;
    }
  }
  const first = low <= high ? rowFrom(frame, low) : 0;
  const count = low <= high ? rowFrom(frame, high) - first : 0;
  const crossings = new Int32Array(count + 1);
  forEachCrossing(rings, frame, first, (row) => crossings[row + 1]++);
  for (let i = 0; i < count; i++) crossings[i + 1] += crossings[i];
  const at = crossings.slice(0, count);
  const us = new Float64Array(crossings[count]);
  forEachCrossing(rings, frame, first, (row, u) => {
    us[at[row]++] = u;
  });
  return pairCrossings(frame, first, crossings, us, shortest);
}

/** Calls back with the row (counted from `first`) and u of each crossing of a border with a row. */
function forEachCrossing(
  rings: readonly Ring[],
  frame: RowFrame,
  first: number,
  visit: (row: number, u: number) => void,
): void {
  const { cos, sin } = frame;
  for (const ring of rings) {
    const last = ring.length - 2;
    let u0 = ring[last] * cos + ring[last + 1] * sin;
    let v0 = ring[last + 1] * cos - ring[last] * sin;
    for (let i = 0; i < ring.length; i += 2) {
      const u1 = ring[i] * cos + ring[i + 1] * sin;
      const v1 = ring[i + 1] * cos - ring[i] * sin;
      if (v0 !== v1) {
        // Half-open in v, so that a vertex on a row counts once.
        const from = rowFrom(frame, Math.min(v0, v1));
        const to = rowFrom(frame, Math.max(v0, v1));
        const slope = (u1 - u0) / (v1 - v0);
        for (let k = from; k < to; k++) visit(k - first, u0 + (rowV(frame, k) - v0) * slope);
      }
      u0 = u1;
      v0 = v1;
    }
  }
}

function pairCrossings(
  frame: RowFrame,
  first: number,
  crossings: Int32Array,
  us: Float64Array,
  shortest: Mm,
): Rows {
  const count = crossings.length - 1;
  const start = new Int32Array(count + 1);
  const left = new Float64Array(us.length >> 1);
  const right = new Float64Array(us.length >> 1);
  let n = 0;
  for (let row = 0; row < count; row++) {
    start[row] = n;
    const line = us.subarray(crossings[row], crossings[row + 1]).sort();
    for (let i = 0; i + 1 < line.length; i += 2) {
      if (line[i + 1] - line[i] < shortest) continue;
      left[n] = line[i]!;
      right[n++] = line[i + 1]!;
    }
  }
  start[count] = n;
  return { frame, first, start, left: left.slice(0, n), right: right.slice(0, n) };
}
