import { findCorners } from './corners.ts';

/*
 * Lines of points x0, y0, x1, y1, …: smoothing and simplifying.
 */

/** Factors of Taubin's two passes: the second swells back what the first shrank. */
const SHRINK = 0.5;
const SWELL = -0.53;

/**
 * Smooths a line without shrinking it (Taubin, "A signal processing approach
 * to fair surface design", 1995). The ends of an open line stay.
 */
export function smoothLine(points: Float64Array, closed: boolean, rounds: number): Float64Array {
  const count = points.length / 2;
  if (count < (closed ? 4 : 3)) return points;
  let from = points.slice();
  let to = points.slice();
  const ends = closed ? 0 : 1;
  const pass = (factor: number): void => {
    for (let i = ends; i < count - ends; i++) {
      const before = i > 0 ? i - 1 : count - 1;
      const after = i < count - 1 ? i + 1 : 0;
      for (let c = 0; c < 2; c++) {
        const own = from[i * 2 + c];
        const middle = (from[before * 2 + c] + from[after * 2 + c]) / 2;
        to[i * 2 + c] = own + factor * (middle - own);
      }
    }
    [from, to] = [to, from];
  };
  for (let round = 0; round < rounds; round++) {
    pass(SHRINK);
    pass(SWELL);
  }
  return from;
}

/**
 * Leaves out points while the line stays within `tolerance` of them (Douglas
 * and Peucker 1973). The ends of an open line stay; a closed one keeps three
 * points at least.
 */
export function simplifyLine(
  points: Float64Array,
  closed: boolean,
  tolerance: number,
): Float64Array {
  const count = points.length / 2;
  if (count < (closed ? 5 : 3)) return points;
  const keep = new Uint8Array(count + 1);
  // Four extreme points make a skeleton that no tolerance can collapse.
  const anchors = closed ? extremes(points) : [0, count - 1];
  for (const a of anchors) keep[a] = 1;
  if (closed) anchors.push(anchors[0] + count);
  for (let k = 1; k < anchors.length; k++) {
    thin(points, anchors[k - 1], anchors[k], tolerance, keep);
  }
  return points.filter((_, i) => keep[i >> 1] === 1);
}

/** Indices of the leftmost, topmost, rightmost and bottommost points, ascending, each once. */
function extremes(points: Float64Array): number[] {
  const found = [0, 0, 0, 0];
  for (let i = 1; i < points.length / 2; i++) {
    const x = points[i * 2];
    const y = points[i * 2 + 1];
    if (x < points[found[0] * 2]) found[0] = i;
    if (y < points[found[1] * 2 + 1]) found[1] = i;
    if (x > points[found[2] * 2]) found[2] = i;
    if (y > points[found[3] * 2 + 1]) found[3] = i;
  }
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Marks what is needed between two kept points; indices past the end wrap round. */
function thin(
  points: Float64Array,
  first: number,
  last: number,
  tolerance: number,
  keep: Uint8Array,
): void {
  const count = points.length / 2;
  const stack = [first, last];
  while (stack.length > 0) {
    const b = stack.pop()!;
    const a = stack.pop()!;
    if (b - a < 2) continue;
    const ax = points[(a % count) * 2];
    const ay = points[(a % count) * 2 + 1];
    const dx = points[(b % count) * 2] - ax;
    const dy = points[(b % count) * 2 + 1] - ay;
    const length2 = dx * dx + dy * dy;
    let far = -1;
    let most = tolerance * tolerance;
    for (let i = a + 1; i < b; i++) {
      const px = points[(i % count) * 2] - ax;
      const py = points[(i % count) * 2 + 1] - ay;
      const t = length2 > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / length2)) : 0;
      const d = (px - t * dx) ** 2 + (py - t * dy) ** 2;
      if (d > most) [most, far] = [d, i];
    }
    if (far < 0) continue;
    keep[far % count] = 1;
    stack.push(a, far, far, b);
  }
}

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
  // The ends of an open line are no part of a group.
  const [first, grouped] = closed ? [0, count] : [1, count - 2];
  const groups = Math.floor(grouped / grain);
  const out: number[] = closed ? [] : [points[0], points[1]];
  for (let g = 0; g < groups; g++) {
    const from = first + Math.round((g * grouped) / groups);
    const to = first + Math.round(((g + 1) * grouped) / groups);
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
  return inPieces(line, closed, corners, (piece) =>
    simplifyLine(smoothLine(piece, false, ROUNDS), false, tolerance),
  );
}

/**
 * A line made anew in pieces.
 * @param corners indices of points between the pieces, ascending; at least one of a closed line
 * @param draw makes a piece anew; its ends stay
 */
export function inPieces(
  line: ArrayLike<number>,
  closed: boolean,
  corners: readonly number[],
  draw: (piece: Float64Array) => Float64Array,
): Float64Array {
  const count = line.length / 2;
  const stops = closed
    ? [...corners, corners[0] + count]
    : [...new Set([0, ...corners, count - 1])].sort((a, b) => a - b);
  const out: number[] = [];
  for (let s = 1; s < stops.length; s++) {
    const piece = Float64Array.from(
      { length: 2 * (stops[s] - stops[s - 1] + 1) },
      (_, k) => line[(2 * stops[s - 1] + k) % line.length],
    );
    // Each piece ends where the next one starts.
    out.push(...draw(piece).subarray(0, -2));
  }
  if (!closed) out.push(line[2 * count - 2], line[2 * count - 1]);
  return Float64Array.from(out);
}
