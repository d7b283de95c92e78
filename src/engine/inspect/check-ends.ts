import type { Inspected } from './inspected.ts';
import { Link, type NeedlePoints } from './needle-points.ts';
import { addFinding, createTally, problemOf, type Problem } from './problems.ts';

/** Stitches from a cut in which lock stitches are looked for, and how long they may be. */
const LOOK_STITCHES = 5;
const LOCK_MM = 1.5;

/**
 * Ends of thread that nothing holds. An end is tied where, among its first stitches,
 * short ones turn back, or three are short.
 */
export function checkEnds({ needle }: Inspected): Problem | undefined {
  const found = createTally();
  const { count, link, x, y } = needle;
  let start = 0;
  for (let i = 1; i <= count; i++) {
    if (i < count && link[i] !== Link.Cut) continue;
    const last = i - 1;
    if (!isTied(needle, start, last)) addFinding(found, { xMm: x[start], yMm: y[start], value: 1 });
    if (!isTied(needle, last, start)) addFinding(found, { xMm: x[last], yMm: y[last], value: 1 });
    start = i;
  }
  return problemOf('untied-end', 'tie-ends', found, 'warning');
}

/** Whether the thread from one needle point on, towards another, is locked. */
function isTied({ x, y }: NeedlePoints, from: number, to: number): boolean {
  const step = to >= from ? 1 : -1;
  const stitches = Math.min(LOOK_STITCHES, Math.abs(to - from));
  let short = 0;
  let [beforeX, beforeY, wasShort] = [0, 0, false];
  for (let n = 0, i = from; n < stitches; n++, i += step) {
    const dx = x[i + step] - x[i];
    const dy = y[i + step] - y[i];
    const isShort = Math.hypot(dx, dy) <= LOCK_MM;
    if (isShort) {
      short++;
      if (wasShort && dx * beforeX + dy * beforeY < 0) return true;
    }
    [beforeX, beforeY, wasShort] = [dx, dy, isShort];
  }
  return short >= 3;
}
