/*
 * Corners of a pixel-sampled line.
 *
 * Two straight arms are laid along the line before and after a point. On an
 * arc the line bulges away from where they meet; at a corner it goes (almost)
 * into that point. So a corner turns, and reaches its arms' meeting point.
 */

/** A line with its corners put in their true places. */
interface CorneredLine {
  line: Float64Array;
  /** Indices of points of `line`, ascending. */
  corners: number[];
}

/** Length of an arm: long enough to see past the pixels, short enough for small letters; bounds in px. */
const ARM_MM = 0.75;
const MIN_ARM_PX = 4;
const MAX_ARM_PX = 8;
/** Points next to the corner that the pixels round off: the arms start after them. */
const SKIP_PX = 1;
/** Least turn, in radians. */
const MIN_TURN_RAD = 0.6;
/** Share of an arc's bulge that a corner may show. */
const BULGE = 0.75;
/** How straight an arm must be: mean distance of its points, in pixels. */
const MAX_ARM_ERROR_PX = 0.33;

interface Candidate {
  index: number;
  /** Higher is more surely a corner. */
  score: number;
  x: number;
  y: number;
}

/** Finds the corners of a line of points about a pixel apart, and sets each where its arms meet. */
export function findCorners(points: Float64Array, closed: boolean, pxPerMm: number): CorneredLine {
  const arm = Math.max(MIN_ARM_PX, Math.min(MAX_ARM_PX, Math.round(ARM_MM * pxPerMm)));
  const count = points.length / 2;
  const reach = arm + SKIP_PX;
  const candidates: Candidate[] = [];
  for (let i = 0; i < count; i++) {
    if (closed ? count < 2 * reach + 2 : i < reach || i >= count - reach) continue;
    const candidate = judge(points, i, arm);
    if (candidate) candidates.push(candidate);
  }
  const corners = strongest(candidates, arm, closed ? count : Infinity);
  return place(points, corners, closed);
}

/** A line through points, by total least squares. */
interface Arm {
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Root mean square distance of the points. */
  error: number;
}

function layArm(points: Float64Array, from: number, step: number, length: number): Arm {
  const count = points.length / 2;
  const at = (k: number): number => ((from + step * k + count) % count) * 2;
  let x = 0;
  let y = 0;
  for (let k = SKIP_PX + 1; k <= SKIP_PX + length; k++) {
    x += points[at(k)] / length;
    y += points[at(k) + 1] / length;
  }
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (let k = SKIP_PX + 1; k <= SKIP_PX + length; k++) {
    const px = points[at(k)] - x;
    const py = points[at(k) + 1] - y;
    xx += px * px;
    xy += px * py;
    yy += py * py;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  let dx = Math.cos(angle);
  let dy = Math.sin(angle);
  // Along the way out from the point.
  const [near, far] = [at(SKIP_PX + 1), at(SKIP_PX + length)];
  const outward = (points[far] - points[near]) * dx + (points[far + 1] - points[near + 1]) * dy;
  if (outward < 0) [dx, dy] = [-dx, -dy];
  const error = Math.sqrt(Math.max(0, xx * dy * dy - 2 * xy * dx * dy + yy * dx * dx) / length);
  return { x, y, dx, dy, error };
}

function judge(points: Float64Array, index: number, length: number): Candidate | undefined {
  const before = layArm(points, index, -1, length);
  const after = layArm(points, index, 1, length);
  if (before.error > MAX_ARM_ERROR_PX || after.error > MAX_ARM_ERROR_PX) return undefined;
  const cross = before.dx * after.dy - before.dy * after.dx;
  const dot = before.dx * after.dx + before.dy * after.dy;
  const turn = Math.PI - Math.abs(Math.atan2(cross, dot));
  if (turn < MIN_TURN_RAD || Math.abs(cross) < 0.05) return undefined;
  const t = ((after.x - before.x) * after.dy - (after.y - before.y) * after.dx) / cross;
  const x = before.x + t * before.dx;
  const y = before.y + t * before.dy;
  const gap = Math.hypot(x - points[index * 2], y - points[index * 2 + 1]);
  // An arc with this turn between the arms' middles would bulge by so much.
  const bulge = (SKIP_PX + (length + 1) / 2) * Math.tan(turn / 4);
  if (gap > BULGE * bulge) return undefined;
  return { index, x, y, score: turn * (1 - gap / bulge) };
}

/** The best candidates, no two nearer along the line than half an arm. */
function strongest(candidates: Candidate[], arm: number, count: number): Candidate[] {
  const apart = Math.max(3, Math.ceil(arm * 0.6));
  const chosen: Candidate[] = [];
  const ranked = candidates.toSorted((p, q) => q.score - p.score || p.index - q.index);
  const taken = new Set<number>();
  for (const candidate of ranked) {
    if (taken.has(candidate.index)) continue;
    chosen.push(candidate);
    for (let k = -apart; k <= apart; k++) {
      const i = candidate.index + k;
      taken.add(count === Infinity ? i : (i + count) % count);
    }
  }
  return chosen.sort((p, q) => p.index - q.index);
}

/** Moves the corners to their places and drops the rounded points beside them. */
function place(points: Float64Array, chosen: readonly Candidate[], closed: boolean): CorneredLine {
  const count = points.length / 2;
  const corner = new Map(chosen.map((c) => [c.index, c]));
  const dropped = new Set<number>();
  for (const { index, x, y } of chosen) {
    for (const k of [-2, -1, 1, 2]) {
      const i = (index + k + count) % count;
      const inside = closed || (i > 0 && i < count - 1);
      const away = Math.hypot(points[i * 2] - x, points[i * 2 + 1] - y);
      if (inside && !corner.has(i) && away < 1.5) dropped.add(i);
    }
  }
  const line: number[] = [];
  const corners: number[] = [];
  for (let i = 0; i < count; i++) {
    if (dropped.has(i)) continue;
    const found = corner.get(i);
    if (found) corners.push(line.length / 2);
    line.push(found?.x ?? points[i * 2], found?.y ?? points[i * 2 + 1]);
  }
  return { line: Float64Array.from(line), corners };
}
