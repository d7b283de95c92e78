import type { Mm } from '../core/units.ts';
import { MAX_FLAT_STITCH_MM, MIN_STITCH_MM } from '../machine.ts';
import { ROW_END, type RowFrame, rowPoint } from './rows.ts';

/*
 * How one row of a fill turns into the next one.
 */

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
  /** How much of the row is left beyond that, at least. */
  rest: Mm;
}
const TURN: Turn = { nearest: 0.81, step: 0.78, rest: 1.56 };
const SHORT_TURN: Turn = { nearest: 0.51, step: 0.47, rest: 0.94 };
/** Rows farther apart than this do not close the notch of a long turn. */
const TURN_SPACING_MM: Mm = 0.21;

/** A border that steps outward by less from row to row is straight. */
const MIN_STEP_MM: Mm = 0.005;
/** Less than a stitch may lie flat: the machine's grid may lengthen it a little. */
export const LONGEST_MM: Mm = MAX_FLAT_STITCH_MM - 0.2;

/** A row in the direction in which it is sewn. */
export interface DirectedRow {
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

/**
 * u of the row's first needle point: its end, or a little inside where that is too
 * near to the needle; undefined where the row is so short that its far end will do.
 * @param points those sewn before it: the last of them may move
 * @param roomyMm rows from this length on have room for a long turn
 * @param before where the row before ends, before any rounding to the grid
 */
export function turnStart(
  points: number[],
  frame: RowFrame,
  row: DirectedRow,
  roomyMm: Mm,
  before = row.from,
): number | undefined {
  const { from: a, to: b } = row;
  if (points.length === 0) return a;
  const hidden = turnOutward(points, frame, row);
  if (hidden !== undefined) return hidden;
  const isRim = ((row.start | row.before) & ROW_END.rim) !== 0;
  const hasRoom = Math.abs(b - a) >= roomyMm && frame.spacing <= TURN_SPACING_MM && !isRim;
  const turn = { ...TURN, rest: Math.min(TURN.rest, roomyMm - TURN.step) };
  const long = hasRoom ? turnInward(points, frame, row, turn, before) : undefined;
  return long ?? turnInward(points, frame, row, SHORT_TURN, before);
}

/** Turns within the two rows: one of them ends, or begins, a step inside. */
function turnInward(
  points: number[],
  frame: RowFrame,
  { from: a, to: b, v }: DirectedRow,
  turn: Turn,
  before: number,
): number | undefined {
  if (Math.abs(b - a) < turn.step + turn.rest) return undefined;
  const n = points.length;
  const way = b > a ? 1 : -1;
  const lastU = points[n - 2] * frame.cos + points[n - 1] * frame.sin;
  // Told by the border and not by the grid, or notches of two turns would fall side by side.
  const stepsOut = (a - before) * way < -MIN_STEP_MM;
  const [x, y] = rowPoint(frame, a, v);
  if (Math.hypot(x - points[n - 2], y - points[n - 1]) >= turn.nearest) return a;
  if (stepsOut && drawIn(points, frame, turn, a, way, v)) return a;
  for (let u = lastU + way * turn.step; (b - u) * way > turn.rest; u += way * 0.05) {
    const [px, py] = rowPoint(frame, u, v);
    if (Math.hypot(px - points[n - 2], py - points[n - 1]) >= turn.nearest) return u;
  }
  return undefined;
}

/**
 * u of the first needle point of a section. Beside the needle it moves away, outward where that is
 * hidden, else inward: left out as too near, it would leave its row a slanting line with a slit beside it.
 */
export function firstStart(
  frame: RowFrame,
  { from: a, to: b, v, start }: DirectedRow,
  needle: readonly [number, number],
): number {
  const way = b > a ? 1 : -1;
  const [x, y] = rowPoint(frame, a, v);
  if (Math.hypot(x - needle[0], y - needle[1]) >= MIN_STITCH_MM) return a;
  const isHidden = (start & ROW_END.hidden) !== 0;
  const outward = { from: a, to: a - way * MAX_OUTWARD_MM, v };
  const out = isHidden ? firstFar(frame, outward, needle) : undefined;
  if (out !== undefined) return out;
  const inward = { from: a, to: b - way * SHORT_TURN.rest, v };
  const hasRoom = (inward.to - a) * way > 0;
  return (hasRoom ? firstFar(frame, inward, needle, SHORT_TURN.nearest) : undefined) ?? a;
}

/** Under what is sewn later a turn may reach out of its area by this much at most. */
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
  nearest = TURN.nearest,
): number | undefined {
  const way = Math.sign(to - from);
  for (let u = from; (to - u) * way > 0; u += way * 0.05) {
    const [px, py] = rowPoint(frame, u, v);
    if (Math.hypot(px - x, py - y) >= nearest) return u;
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
  { nearest, step, rest }: Turn,
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
    if (Math.hypot(x - points[n - 4], y - points[n - 3]) < rest) {
      // A needle point inside the row is in the way, and can be spared; its start cannot.
      const inside =
        n >= 6 && sameRow(points, n - 6, n - 4, frame) && sameRow(points, n - 4, n - 2, frame);
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
