import type { Mm } from '../core/units.ts';
import { MAX_FLAT_STITCH_MM } from '../machine.ts';
import { ROW_END, rowPoint, rowV, type RowFrame } from './rows.ts';
import type { Section } from './sections.ts';

/** How rows become stitches. */
export interface TatamiOptions {
  /** Length of the stitches inside a row. */
  stitchMm: Mm;
  /** No stitch inside a row is shorter. */
  shortestMm: Mm;
  /** Rows from this length on have room for a long turn: see `Turn`. */
  roomyMm: Mm;
}

export const TATAMI_DEFAULTS: TatamiOptions = { stitchMm: 4, shortestMm: 1, roomyMm: 3 };

/**
 * Where one row turns into the next, its first needle point stands farther in than its neighbour's
 * last one: straight across, the turn would be one row spacing long, shorter than a stitch should
 * be. Thread piles up where stitches are under 0.8 mm; in a short row a long turn would show.
 */
interface Turn {
  /** Needle points nearer than this to the one before are left out. */
  nearest: Mm;
  /** Step along the row that brings them so far apart. */
  step: Mm;
}
const TURN: Turn = { nearest: 0.81, step: 0.78 };
const SHORT_TURN: Turn = { nearest: 0.51, step: 0.47 };
/** Rows farther apart than this do not close the notch of a long turn. */
const TURN_SPACING_MM: Mm = 0.21;

/** A border that steps outward by less from row to row is straight. */
const MIN_STEP_MM: Mm = 0.005;
/** No two needle points of a row stand nearer to each other. */
const NEAREST_MM: Mm = 0.51;

/** Less than a stitch may lie flat: the machine's grid may lengthen it a little. */
const LONGEST_MM: Mm = MAX_FLAT_STITCH_MM - 0.2;

/**
 * Needle points inside a row stand on a lattice that steps aside from row to
 * row by this share of a stitch. The golden section never repeats, so no two
 * near rows line up and no ladder or groove shows.
 */
const STAGGER = 0.381966;

/** Where a section is entered. */
export interface Corner {
  /** At its first row, else at its last. */
  top: boolean;
  /** At the row's smaller u. */
  left: boolean;
}

/** Needle points, x, y, … in mm, of a section sewn to and fro from a corner. */
export function sewSection(section: Section, corner: Corner, options: TatamiOptions): number[] {
  const { frame, left, right, firstRow, ends } = section;
  const count = left.length;
  const step = corner.top ? 1 : -1;
  const points: number[] = [];
  let forward = corner.left;
  let before: number | undefined;
  for (let n = 0; n < count; n++) {
    const i = corner.top ? n : count - 1 - n;
    const v = rowV(frame, firstRow + i);
    const a = forward ? left[i] : right[i];
    const b = forward ? right[i] : left[i];
    const row: DirectedRow = {
      number: firstRow + i,
      from: a,
      to: b,
      v,
      start: ends ? endOf(ends[i], forward) : 0,
      before: ends && n > 0 ? endOf(ends[i - step], forward) : 0,
    };
    const start = turnStart(points, section, row, options, before);
    before = b;
    if (start !== undefined) push(points, section, start, v);
    pushInside(points, section, { ...row, from: start ?? a }, options);
    push(points, section, b, v, n === count - 1);
    forward = !forward;
  }
  return points;
}

/** A row in the direction in which it is sewn. */
interface DirectedRow {
  /** In the frame. */
  number: number;
  /** u of its ends, mm. */
  from: number;
  to: number;
  /** Where it lies across, mm. */
  v: number;
  /** What lies beyond its start, and beyond the end that the row before it has on that side: `ROW_END`. */
  start: number;
  before: number;
}

/** What lies beyond one end of a row, as bits of a left end. */
const endOf = (ends: number, left: boolean): number => (left ? ends : ends >> 1);

/**
 * u of the row's first needle point: its end, or a little inside where that is too
 * near to the needle; undefined where the row is so short that its far end will do.
 * @param before where the row before ends, before any rounding to the grid
 */
function turnStart(
  points: number[],
  { frame }: Section,
  row: DirectedRow,
  { roomyMm }: TatamiOptions,
  before = row.from,
): number | undefined {
  const { from: a, to: b, v } = row;
  const n = points.length;
  if (n === 0) return a;
  const hidden = turnOutward(points, frame, row);
  if (hidden !== undefined) return hidden;
  const isRim = ((row.start | row.before) & ROW_END.rim) !== 0;
  const hasRoom = Math.abs(b - a) >= roomyMm && frame.spacing <= TURN_SPACING_MM && !isRim;
  const turn = hasRoom ? TURN : SHORT_TURN;
  if (Math.abs(b - a) < 3 * turn.step) return undefined;
  const way = b > a ? 1 : -1;
  const lastU = points[n - 2] * frame.cos + points[n - 1] * frame.sin;
  // Told by the border and not by the grid, or notches of two turns would fall side by side.
  const stepsOut = (a - before) * way < -MIN_STEP_MM;
  const [x, y] = rowPoint(frame, a, v);
  if (Math.hypot(x - points[n - 2], y - points[n - 1]) >= turn.nearest) return a;
  if (stepsOut && drawIn(points, frame, turn, a, way, v)) return a;
  for (let u = lastU + way * turn.step; (b - u) * way > 2 * turn.step; u += way * 0.05) {
    const [px, py] = rowPoint(frame, u, v);
    if (Math.hypot(px - points[n - 2], py - points[n - 1]) >= turn.nearest) return u;
  }
  return undefined;
}

/** A turn under what is sewn later leads outward by no more. */
const MAX_OUTWARD_MM: Mm = 1.2;

/**
 * Turns outward where what is sewn later hides one of the two ends: that end moves out, away from
 * the other, and neither row has a notch.
 * @returns u of the row's first needle point; undefined where neither end is hidden
 */
function turnOutward(
  points: number[],
  frame: RowFrame,
  { from: a, to: b, v, start, before }: DirectedRow,
): number | undefined {
  if (((start | before) & ROW_END.hidden) === 0) return undefined;
  const n = points.length;
  const way = b > a ? 1 : -1;
  const [lastX, lastY] = [points[n - 2], points[n - 1]];
  const [x, y] = rowPoint(frame, a, v);
  if (Math.hypot(x - lastX, y - lastY) >= TURN.nearest) return a;
  const lastU = lastX * frame.cos + lastY * frame.sin;
  const lastV = lastY * frame.cos - lastX * frame.sin;
  if ((before & ROW_END.hidden) !== 0) {
    const from = way > 0 ? Math.min(lastU, a) : Math.max(lastU, a);
    const u = firstFar(frame, { from, to: lastU - way * MAX_OUTWARD_MM, v: lastV }, [x, y]);
    if (u !== undefined) {
      points.length = n - 2;
      points.push(...rowPoint(frame, u, lastV));
      return a;
    }
  }
  if ((start & ROW_END.hidden) === 0) return undefined;
  return firstFar(frame, { from: a, to: a - way * MAX_OUTWARD_MM, v }, [lastX, lastY]);
}

/** The first u on the way along a row whose needle point is a turn away from another point. */
function firstFar(
  frame: RowFrame,
  { from, to, v }: { from: number; to: number; v: number },
  [x, y]: readonly [number, number],
): number | undefined {
  const way = Math.sign(to - from);
  for (let u = from; (to - u) * way > 0; u += way * 0.05) {
    const [px, py] = rowPoint(frame, u, v);
    if (Math.hypot(px - x, py - y) >= TURN.nearest) return u;
  }
  return undefined;
}

/**
 * Draws the needle's last point a little along its row, away from where the next
 * row starts: where the border steps outward, that leaves a smaller notch than
 * starting the next row inside.
 * @param a start of the next row, whose direction is `way`
 * @returns false where the row has no room for it
 */
function drawIn(
  points: number[],
  frame: RowFrame,
  { nearest, step }: Turn,
  a: number,
  way: number,
  v: number,
): boolean {
  const n = points.length;
  if (n < 4) return false;
  const lastV = points[n - 1] * frame.cos - points[n - 2] * frame.sin;
  const [startX, startY] = rowPoint(frame, a, v);
  for (let off = step; off < 2 * step; off += 0.05) {
    const [x, y] = rowPoint(frame, a + way * off, lastV);
    if (Math.hypot(x - startX, y - startY) < nearest) continue;
    if (Math.hypot(x - points[n - 4], y - points[n - 3]) < 2 * step) {
      // A needle point inside the row is in the way, and can be spared; its start cannot.
      const inside = n >= 6 && sameRow(points, n - 6, n - 4, frame);
      if (!inside || Math.hypot(x - points[n - 6], y - points[n - 5]) > LONGEST_MM) return false;
      points.length = n - 2;
    }
    points[points.length - 2] = x;
    points[points.length - 1] = y;
    return true;
  }
  return false;
}

/** Whether two needle points lie in one row: nearer across than half a spacing. */
function sameRow(points: readonly number[], i: number, j: number, frame: RowFrame): boolean {
  const dx = points[j] - points[i];
  const dy = points[j + 1] - points[i + 1];
  return Math.abs(dy * frame.cos - dx * frame.sin) < frame.spacing / 2;
}

/** Needle points of the row's lattice between two ends. */
function pushInside(
  points: number[],
  section: Section,
  { number, from, to, v }: DirectedRow,
  { stitchMm, shortestMm }: TatamiOptions,
): void {
  const low = Math.min(from, to) + shortestMm;
  const high = Math.max(from, to) - shortestMm;
  const share = number * STAGGER - Math.floor(number * STAGGER);
  const phase = share * stitchMm;
  const n0 = Math.ceil((low - phase) / stitchMm);
  const n1 = Math.floor((high - phase) / stitchMm);
  if (n1 < n0 && high - low > LONGEST_MM - 2 * shortestMm) {
    // Between two points of a wide lattice: one more, which steps aside like them.
    push(points, section, low + share * (high - low), v);
  } else if (to > from) {
    for (let n = n0; n <= n1; n++) push(points, section, phase + n * stitchMm, v);
  } else {
    for (let n = n1; n >= n0; n--) push(points, section, phase + n * stitchMm, v);
  }
}

/** Appends a needle point, unless it stands too near to the one before; the last one replaces that. */
function push(points: number[], { frame }: Section, u: number, v: number, last = false): void {
  const [x, y] = rowPoint(frame, u, v);
  const n = points.length;
  if (n > 0 && Math.hypot(x - points[n - 2], y - points[n - 1]) < NEAREST_MM) {
    if (!last || n === 2) return;
    points.length = n - 2;
  }
  points.push(x, y);
}

/** Where the needle starts, or ends, at a corner: x, y in mm. */
export function cornerPoint(section: Section, { top, left }: Corner): readonly [number, number] {
  const i = top ? 0 : section.left.length - 1;
  const u = left ? section.left[i] : section.right[i];
  return rowPoint(section.frame, u, rowV(section.frame, section.firstRow + i));
}
