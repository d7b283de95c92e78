import type { Polygon } from '../vector/geometry.ts';
import { measure, type Column } from './types.ts';

/** Rungs are taken at this distance. */
const RUNG_STEP_MM = 0.1;
/** An end wider than this is a cap. */
const CAP_MM = 0.8;
/** Axes nearer to equal than this have no longer one. */
const ROUND = 1.1;

/**
 * A dot, a square, a drop: a shape without strokes, as one column of parallel
 * rungs across its longer axis. Null where a rung would leave the shape.
 */
export function blobColumn(polygon: Polygon): Column | null {
  if (polygon.rings.length !== 1) return null;
  const ring = polygon.rings[0];
  const axis = longAxis(ring);
  const along = (i: number): number => ring[i] * axis.x + ring[i + 1] * axis.y;
  let from = Infinity;
  let to = -Infinity;
  for (let i = 0; i < ring.length; i += 2) {
    from = Math.min(from, along(i));
    to = Math.max(to, along(i));
  }
  const n = Math.ceil((to - from) / RUNG_STEP_MM);
  if (!(n >= 5 && n < 400)) return null;
  const left: number[] = [];
  const right: number[] = [];
  for (let k = 0; k <= n; k++) {
    // A hair inside at both ends, where the line would only touch.
    const u = from + (to - from) * Math.max(1e-3, Math.min(1 - 1e-3, k / n));
    const hits = crossings(ring, axis, u);
    if (hits.length !== 2) return null;
    // Left of one who walks along the axis: against the axis turned by a right angle.
    left.push(axis.x * u + axis.y * -hits[0], axis.y * u + axis.x * hits[0]);
    right.push(axis.x * u + axis.y * -hits[1], axis.y * u + axis.x * hits[1]);
  }
  const ends = [0, left.length - 2].map((i) =>
    Math.hypot(left[i] - right[i], left[i + 1] - right[i + 1]) > CAP_MM
      ? ('cap' as const)
      : ('point' as const),
  );
  return measure(Float64Array.from(left), Float64Array.from(right), {
    closed: false,
    start: ends[0],
    end: ends[1],
  });
}

/** Where a line across the axis meets the ring: distances to its right, sorted. */
function crossings(ring: Float64Array, axis: { x: number; y: number }, u: number): number[] {
  const hits: number[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const a = ring[j] * axis.x + ring[j + 1] * axis.y - u;
    const b = ring[i] * axis.x + ring[i + 1] * axis.y - u;
    if (a > 0 === b > 0) continue;
    const f = a / (a - b);
    const x = ring[j] + (ring[i] - ring[j]) * f;
    const y = ring[j + 1] + (ring[i + 1] - ring[j + 1]) * f;
    hits.push(-x * axis.y + y * axis.x);
  }
  return hits.sort((p, q) => p - q);
}

/** Unit vector of the axis of least inertia, from the moments of the border; the x axis of a round shape. */
function longAxis(ring: Float64Array): { x: number; y: number } {
  let [w, mx, my] = [0, 0, 0];
  const sides: [number, number, number][] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const d = Math.hypot(ring[i] - ring[j], ring[i + 1] - ring[j + 1]);
    const x = (ring[i] + ring[j]) / 2;
    const y = (ring[i + 1] + ring[j + 1]) / 2;
    sides.push([x, y, d]);
    w += d;
    mx += x * d;
    my += y * d;
  }
  mx /= w || 1;
  my /= w || 1;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y, d] of sides) {
    xx += (x - mx) ** 2 * d;
    xy += (x - mx) * (y - my) * d;
    yy += (y - my) ** 2 * d;
  }
  const spread = Math.hypot(xx - yy, 2 * xy);
  const major = (xx + yy + spread) / 2;
  const minor = (xx + yy - spread) / 2;
  if (!(major > minor * ROUND)) return { x: 1, y: 0 };
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
