import type { Polygon } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { type Column, measure, rungWidths } from './types.ts';

/** Rungs are taken at this distance along the longer rail. */
const RUNG_STEP_MM = 0.2;
/** Given edges that end so far apart were drawn with a cap: nearer ones meet, but for rounding. */
const MIN_RAIL_CAP_MM = 0.2;

/**
 * A column between two given edges, which run side by side from its start to
 * its end. Both are walked together, each in proportion to its own length, so
 * that no rung crosses its neighbour; corners of either edge get a rung.
 * @throws nothing; edges without length give a column without length.
 */
export function columnFromRails(left: Float64Array, right: Float64Array): Column {
  const a = shares(left);
  const b = shares(right);
  const total = Math.max(a.length, b.length);
  const n = Math.max(1, Math.ceil(total / RUNG_STEP_MM));
  const stops = new Set<number>();
  for (let i = 0; i <= n; i++) stops.add(i / n);
  for (const s of [...a.at, ...b.at]) stops.add(s);
  const sorted = [...stops]
    .sort((p, q) => p - q)
    .filter((s, i, all) => i === 0 || s - all[i - 1] > 1e-9);
  const l = along(left, a.at, sorted);
  const r = along(right, b.at, sorted);
  return measure(l, r, endsOf(l, r, MIN_RAIL_CAP_MM));
}

/** A column between two given edges whose points pair off: point i of each make a rung. */
export const columnFromPairs = (left: Float64Array, right: Float64Array): Column =>
  measure(left, right, endsOf(left, right, MIN_RAIL_CAP_MM));

/** What an open column's ends are: a cap from a width on, else a point. */
function endsOf(left: Float64Array, right: Float64Array, minCapMm: Mm) {
  const widths = rungWidths(left, right);
  const [start, end] = [widths[0], widths.at(-1)!].map((width) =>
    width >= minCapMm ? ('cap' as const) : ('point' as const),
  );
  return { closed: false, start, end };
}

/**
 * A ring between two given edges that close on themselves. Point i of one and point i
 * of the other make a rung; they should lie close, for rungs between them are straight
 * mixtures of their neighbours.
 */
export function ringFromRails(left: Float64Array, right: Float64Array): Column {
  return measure(left, right, { closed: true, start: 'butt', end: 'butt' });
}

/** For each point of a line its share of the whole length. */
function shares(line: Float64Array): { at: number[]; length: number } {
  const at = [0];
  for (let i = 2; i + 1 < line.length; i += 2) {
    at.push(at[at.length - 1] + Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]));
  }
  const length = at[at.length - 1];
  return { at: at.map((s) => (length > 0 ? s / length : 0)), length };
}

function along(line: Float64Array, at: number[], stops: number[]): Float64Array {
  const out = new Float64Array(stops.length * 2);
  let k = 0;
  stops.forEach((s, i) => {
    while (k < at.length - 2 && at[k + 1] < s) k++;
    const j = Math.min(k + 1, at.length - 1);
    const f = at[j] > at[k] ? Math.max(0, Math.min(1, (s - at[k]) / (at[j] - at[k]))) : 0;
    out[2 * i] = line[2 * k] + (line[2 * j] - line[2 * k]) * f;
    out[2 * i + 1] = line[2 * k + 1] + (line[2 * j + 1] - line[2 * k + 1]) * f;
  });
  return out;
}

/** Rungs are taken at this distance. */
const BLOB_RUNG_STEP_MM = 0.1;
/** A dot's end so wide is a cap: one of a round dot, whose outermost rung is 0.2 mm long, is none. */
const MIN_CAP_MM = 0.8;
/** A shape whose axes are nearer to equal than this is round: any direction is its axis. */
const MIN_ELONGATION = 1.1;

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
  const n = Math.ceil((to - from) / BLOB_RUNG_STEP_MM);
  if (!(n >= 5 && n < 400)) return null;
  const left: number[] = [];
  const right: number[] = [];
  for (let k = 0; k <= n; k++) {
    // A thousandth inside both ends, where the line would only touch the shape.
    const u = from + (to - from) * Math.max(1e-3, Math.min(1 - 1e-3, k / n));
    const hits = crossings(ring, axis, u);
    if (hits.length !== 2) return null;
    // Left of one who walks along the axis: against the axis turned by a right angle.
    left.push(axis.x * u + axis.y * -hits[0], axis.y * u + axis.x * hits[0]);
    right.push(axis.x * u + axis.y * -hits[1], axis.y * u + axis.x * hits[1]);
  }
  const [l, r] = [Float64Array.from(left), Float64Array.from(right)];
  return measure(l, r, endsOf(l, r, MIN_CAP_MM));
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
  if (!(major > minor * MIN_ELONGATION)) return { x: 1, y: 0 };
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
