import type { Mm } from '../../core/units.ts';
import { BEAN_LINE_MM, MAX_FLAT_STITCH_MM, RUN_LINE_MM } from '../../machine.ts';
import type { ObjectSewing } from '../types.ts';
import { onMicrometre, type Rebuilt } from './shapes.ts';
import { BACK, strokeOf } from './strokes.ts';
import { median } from '../../core/median.ts';

/* Lines from stitches: running, bean, and what goes out and back. */

/** Points nearer than this are one. */
const SAME_MM: Mm = 0.2;
/** A line of which more than this share of stitches goes back is bold, or no line. */
const BACK_SHARE = 0.25;
/** A line sewn forth and back as a whole: broad enough for two ways, too narrow for satin. */
const TWICE_MM: Mm = 0.5;

/**
 * The line that stitches draw.
 * @param whole the needle points of one stretch, in order
 * @returns undefined where they are no line: they turn back too often
 */
export function lineOf(whole: Float64Array): Rebuilt | undefined {
  const points = withoutTies(whole);
  const count = points.length / 2;
  let back = 0;
  const lengths: Mm[] = [];
  for (let i = 1; i < count; i++) {
    const stitch = strokeOf(points, i - 1, i);
    lengths.push(stitch.length);
    if (i < 2) continue;
    const before = strokeOf(points, i - 2, i - 1);
    if (before.ux * stitch.ux + before.uy * stitch.uy < BACK) back++;
  }
  const stitchMm = Math.max(0.5, Math.min(7, Math.round(median(lengths) * 10) / 10));
  if (back <= BACK_SHARE * count) {
    const twice = foldedAt(points);
    if (twice) return lineFrom(points.slice(0, 2 * twice + 2), {}, TWICE_MM);
    return lineFrom(points, { stitch: 'running', stitchMm }, RUN_LINE_MM);
  }
  const once = walkedOnce(points);
  return once && lineFrom(once, { stitch: 'bean', stitchMm }, BEAN_LINE_MM);
}

/** Needle points of so many stitches may stand for themselves. */
const MAX_EXACT = 40;

/** A short stretch of stitches as a line with a corner in each of them; undefined of a long one. */
export function exactLine(points: Float64Array): Rebuilt | undefined {
  if (points.length / 2 > MAX_EXACT) return undefined;
  return lineFrom(points, { stitch: 'running', stitchMm: MAX_FLAT_STITCH_MM }, RUN_LINE_MM);
}

/** Stitches of a tie are no longer, and lead back so near to where it began. */
const TIE_MM: Mm = 1.2;
const TIE_BACK_MM: Mm = 0.3;

/** A stretch without the stitches to and fro that hold its ends. */
function withoutTies(points: Float64Array): Float64Array {
  const from = tieAt(points, 0, 2);
  const end = points.length - 2;
  const to = tieAt(points, end, -2);
  if (from === 0 && to === end) return points;
  const rest = to - from >= 2 ? points.slice(from, to + 2) : points;
  if (rest.length > 2) rest.set(points.subarray(0, 2));
  return rest;
}

/** Where a tie that begins at an end of a line ends: the same place where there is none. */
function tieAt(points: Float64Array, at: number, step: 2 | -2): number {
  const away = (a: number, b: number): Mm =>
    Math.hypot(points[a] - points[b], points[a + 1] - points[b + 1]);
  const [turn, back, next] = [at + step, at + 2 * step, at + 3 * step];
  if (next < 0 || next >= points.length) return at;
  const isTie =
    away(at, turn) < TIE_MM && away(turn, back) < TIE_MM && away(at, back) < TIE_BACK_MM;
  return isTie ? back : at;
}

function lineFrom(points: Float64Array, sewing: ObjectSewing, widthMm: Mm): Rebuilt {
  const line = points.map(onMicrometre);
  const end = line.length - 2;
  const closed =
    line.length > 6 && Math.hypot(line[end] - line[0], line[end + 1] - line[1]) < SAME_MM;
  const ring = closed ? line.slice(0, end) : line;
  return { shapes: [{ kind: 'stroke', points: ring, closed, widthMm }], sewing: { ...sewing } };
}

/** The point at which a line turns and goes all its way back; undefined where it does not. */
function foldedAt(points: Float64Array): number | undefined {
  const last = points.length / 2 - 1;
  if (last < 4 || last % 2 === 1) return undefined;
  const half = last / 2;
  for (let i = 0; i <= half; i++) {
    const j = last - i;
    if (
      Math.hypot(points[2 * i] - points[2 * j], points[2 * i + 1] - points[2 * j + 1]) >
      2 * SAME_MM
    ) {
      return undefined;
    }
  }
  return half;
}

/** Where a line leads that sews each of its stitches forth, back and forth; undefined where it does not. */
function walkedOnce(points: Float64Array): Float64Array | undefined {
  const line = [points[0], points[1]];
  let at = 0;
  let steps = 0;
  const isAt = (k: number, x: Mm, y: Mm): boolean =>
    k >= 0 && 2 * k < line.length && Math.hypot(line[2 * k] - x, line[2 * k + 1] - y) < SAME_MM;
  for (let i = 2; i < points.length; i += 2) {
    const [x, y] = [points[i], points[i + 1]];
    if (isAt(at - 1, x, y)) at--;
    else if (isAt(at + 1, x, y)) at++;
    else if (2 * at + 2 === line.length) {
      line.push(x, y);
      at++;
      steps++;
    } else return undefined;
  }
  return steps > 0 && steps <= 0.5 * (points.length / 2 - 1) ? Float64Array.from(line) : undefined;
}
