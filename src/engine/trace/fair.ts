import { findCorners } from './corners.ts';
import { simplifyLine, smoothLine } from './curve.ts';

/** Rounds of smoothing: enough to take the pixels out of a line and leave its shape. */
const ROUNDS = 10;
/** How far the finished line may lie from the smoothed one. */
const TOLERANCE_MM = 0.04;

/**
 * A line on an enlarged picture as its source's pixels would have drawn it:
 * a point for each of them, in units of them.
 */
export function toSourceGrain(points: Float64Array, closed: boolean, grain: number): Float64Array {
  const count = points.length / 2;
  if (grain === 1 || count < 4 * grain) return points.map((v) => v / grain);
  const groups = Math.floor((closed ? count : count - 2) / grain);
  const out: number[] = closed ? [] : [points[0], points[1]];
  for (let g = 0; g < groups; g++) {
    const from = Math.round((g * (closed ? count : count - 2)) / groups) + (closed ? 0 : 1);
    const to = Math.round(((g + 1) * (closed ? count : count - 2)) / groups) + (closed ? 0 : 1);
    let x = 0;
    let y = 0;
    for (let k = from; k < to; k++) {
      x += points[k * 2];
      y += points[k * 2 + 1];
    }
    out.push(x / (to - from), y / (to - from));
  }
  if (!closed) out.push(points.at(-2)!, points.at(-1)!);
  return Float64Array.from(out, (v) => v / grain);
}

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
  const stops = closed ? [...corners, corners[0] + count] : [0, ...corners, count - 1];
  const out: number[] = [];
  for (let s = 1; s < stops.length; s++) {
    const piece: number[] = [];
    for (let i = stops[s - 1]; i <= stops[s]; i++) {
      piece.push(line[(i % count) * 2], line[(i % count) * 2 + 1]);
    }
    const fair = simplifyLine(
      smoothLine(Float64Array.from(piece), false, ROUNDS),
      false,
      tolerance,
    );
    // Each piece ends where the next one starts.
    for (let i = 0; i < fair.length - 2; i++) out.push(fair[i]);
  }
  if (!closed) out.push(points.at(-2)!, points.at(-1)!);
  return Float64Array.from(out);
}
