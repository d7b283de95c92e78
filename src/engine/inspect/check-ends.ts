import type { Mm } from '../core/units.ts';
import { cellOf, type DensityMap } from './density-map.ts';
import { Link, type NeedlePoints } from './needle-points.ts';
import { addFinding, createTally, type Inspected, type Problem, problemOf } from './problems.ts';

/** Stitches from a cut in which lock stitches are looked for, and how long they may be. */
const LOOK_STITCHES = 5;
const LOCK_MM = 1.5;
/**
 * Stitches from a cut within which thread may come back to where it was, and how exactly: it is
 * held by being sewn over. Four points of satin do not come back so exactly.
 */
const BACK_STITCHES = 8;
const BACK_MM = 0.35;

/**
 * Ends of thread that nothing holds. An end is tied where, among its first stitches, short ones turn
 * back, or three are short, or where a line runs back over itself; one that later stitches cross all
 * along is held by them.
 */
export function checkEnds({ needle, density }: Inspected): Problem | undefined {
  const found = createTally();
  const { count, link, x, y } = needle;
  const look = (end: number, other: number) => {
    if (isTied(needle, end, other) || (density && isSewnOver(needle, density, end, other))) return;
    addFinding(found, { xMm: x[end], yMm: y[end], value: 1 });
  };
  let start = 0;
  for (let i = 1; i <= count; i++) {
    if (i < count && link[i] !== Link.Cut) continue;
    look(start, i - 1);
    look(i - 1, start);
    start = i;
  }
  return problemOf('untied-end', 'tie-ends', found, 'warning');
}

/**
 * Whether a stretch of thread is locked at one of its ends, by its own stitches.
 * @param points needle points, x and y in turn, mm
 * @param slackMm so far a point may still move, as on a machine's grid: it is locked all the same
 */
export function hasTiedEnd(
  points: readonly number[],
  end: 'start' | 'end',
  slackMm: Mm = 0,
): boolean {
  const x = points.filter((_, i) => i % 2 === 0);
  const y = points.filter((_, i) => i % 2 === 1);
  const last = x.length - 1;
  return end === 'start' ? isTied({ x, y }, 0, last, slackMm) : isTied({ x, y }, last, 0, slackMm);
}

/** Where needle points lie, mm. */
interface Points {
  x: ArrayLike<number>;
  y: ArrayLike<number>;
}

/** Whether the thread from one needle point on, towards another, is locked. */
function isTied({ x, y }: Points, from: number, to: number, slackMm: Mm = 0): boolean {
  const step = to >= from ? 1 : -1;
  const stitches = Math.min(LOOK_STITCHES, Math.abs(to - from));
  let short = 0;
  let [beforeX, beforeY, wasShort] = [0, 0, false];
  for (let n = 0, i = from; n < stitches; n++, i += step) {
    const dx = x[i + step] - x[i];
    const dy = y[i + step] - y[i];
    const length = Math.hypot(dx, dy);
    const isShort = length <= LOCK_MM - 2 * slackMm;
    if (isShort) {
      short++;
      const slack = 2 * slackMm * (length + Math.hypot(beforeX, beforeY));
      if (wasShort && dx * beforeX + dy * beforeY < -slack) return true;
    }
    [beforeX, beforeY, wasShort] = [dx, dy, isShort];
  }
  return short >= 3 || runsBack({ x, y }, from, to, BACK_MM - 2 * slackMm);
}

/** Whether, soon after an end, two stitches run back as near as `backMm` to the holes of the two before them. */
function runsBack({ x, y }: Points, from: number, to: number, backMm: Mm): boolean {
  const step = to >= from ? 1 : -1;
  const apart = (n: number, m: number) =>
    Math.hypot(x[from + n * step] - x[from + m * step], y[from + n * step] - y[from + m * step]);
  const points = Math.min(BACK_STITCHES, Math.abs(to - from));
  for (let turn = 2; turn + 2 <= points; turn++) {
    if (apart(turn + 1, turn - 1) <= backMm && apart(turn + 2, turn - 2) <= backMm) return true;
  }
  return false;
}

/** So much of an end has to be crossed by later stitches for them to hold it. */
const HELD_MM: Mm = 3;
const HELD_SHARE = 0.7;
/** Later stitches lie across an end, not along it: their sine. */
const ACROSS = 0.4;
const LOOK_MM: Mm = 0.5;

/** Whether the thread's end lies under stitches that were sewn later, across it. */
function isSewnOver(needle: NeedlePoints, map: DensityMap, from: number, to: number): boolean {
  const { x, y, length } = needle;
  const step = to >= from ? 1 : -1;
  let [mm, looks, held] = [0, 0, 0];
  for (let i = from; i !== to && mm < HELD_MM; i += step) {
    const own = step > 0 ? i + 1 : i;
    const [dx, dy] = [x[own] - x[own - 1], y[own] - y[own - 1]];
    const count = Math.max(1, Math.round(length[own] / LOOK_MM));
    for (let s = 0; s < count; s++, looks++) {
      const f = (s + 0.5) / count;
      const later = map.last[cellOf(map, x[own - 1] + dx * f, y[own - 1] + dy * f)];
      if (later <= own + BACK_STITCHES) continue;
      const [lx, ly] = [x[later] - x[later - 1], y[later] - y[later - 1]];
      if (Math.abs(dx * ly - dy * lx) >= ACROSS * length[own] * length[later]) held++;
    }
    mm += length[own];
  }
  return mm >= HELD_MM && held >= HELD_SHARE * looks;
}
