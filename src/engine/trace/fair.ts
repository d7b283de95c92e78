import { findCorners } from './corners.ts';
import { simplifyLine, smoothLine } from './curve.ts';

/** Rounds of smoothing: enough to take the pixels out of a line and leave its shape. */
const ROUNDS = 10;
/** How far the finished line may lie from the smoothed one. */
const TOLERANCE_MM = 0.04;

/**
 * The finished line of an arc: sharp at its corners, smooth between them, and
 * with no more points than it needs.
 * @param points in pixels; the ends of an open line stay where they are.
 */
export function fairLine(points: Float64Array, closed: boolean, pxPerMm: number): Float64Array {
  const tolerance = TOLERANCE_MM * pxPerMm;
  const { line, corners } = findCorners(points, closed, pxPerMm);
  if (corners.length === 0) {
    return simplifyLine(smoothLine(line, closed, ROUNDS), closed, tolerance);
  }
  const count = line.length / 2;
  const stops = closed ? [...corners, corners[0]! + count] : [0, ...corners, count - 1];
  const out: number[] = [];
  for (let s = 1; s < stops.length; s++) {
    const piece: number[] = [];
    for (let i = stops[s - 1]!; i <= stops[s]!; i++) {
      piece.push(line[(i % count) * 2]!, line[(i % count) * 2 + 1]!);
    }
    const fair = simplifyLine(
      smoothLine(Float64Array.from(piece), false, ROUNDS),
      false,
      tolerance,
    );
    // Each piece ends where the next one starts.
    for (let i = 0; i < fair.length - 2; i++) out.push(fair[i]!);
  }
  if (!closed) out.push(points.at(-2)!, points.at(-1)!);
  return Float64Array.from(out);
}
