import { LOCK_STITCH_MM } from '../machine.ts';

/*
 * Lock stitches: a machine's thread holds only if it is sewn to and fro where
 * it was cut. Three short stitches along the line that is sewn anyway, so that
 * nothing shows beside it.
 */

/**
 * Needle points before the run's second one: out along the line and back.
 * @param points x, y, … of the run in mm, at least two different points
 * @returns x, y, … to put after the first point; it ends 0.1 mm past the first
 *   point, so that the needle does not hit one hole twice.
 */
export function tieIn(points: readonly number[]): number[] {
  const out = pointAlong(points, LOCK_STITCH_MM);
  const home = pointAlong(points, 0.1);
  return [...out, ...home];
}

/** The same at the run's end: needle points to put after the last one. */
export function tieOff(points: readonly number[]): number[] {
  const reversed: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) reversed.push(points[i], points[i + 1]);
  return tieIn(reversed);
}

/** The point `distance` mm along a line, or its end when it is shorter. */
function pointAlong(points: readonly number[], distance: number): [number, number] {
  let left = distance;
  for (let i = 2; i < points.length; i += 2) {
    const dx = points[i] - points[i - 2];
    const dy = points[i + 1] - points[i - 1];
    const length = Math.hypot(dx, dy);
    if (length >= left && length > 0) {
      return [points[i - 2] + (dx * left) / length, points[i - 1] + (dy * left) / length];
    }
    left -= length;
  }
  return [points.at(-2)!, points.at(-1)!];
}
