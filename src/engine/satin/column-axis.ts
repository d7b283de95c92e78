import type { Mm } from '../core/units.ts';
import type { Column } from './types.ts';

/*
 * A column as an axis with a station at every rung, and rungs anywhere in between.
 */

/** A place on the fabric. */
export interface Spot {
  x: Mm;
  y: Mm;
}

/** A line across a column: its middle, the unit vector from there to the left rail, and half its length. */
export interface Rung extends Spot {
  ux: number;
  uy: number;
  half: number;
}

/** A column with distances along it. A ring is measured through to its first rung again. */
export interface ColumnAxis {
  column: Column;
  /** Number of stations; a ring's last one repeats its first. */
  count: number;
  /** Distance of each station along the middle line. */
  middle: Float64Array;
  /**
   * The sum of the greater of the two rails' advances: evenly spaced stitches are even along this.
   * Where rungs slant, it counts what they move aside, since stitches would else lie on each other.
   */
  advance: Float64Array;
}

export function columnAxisOf(column: Column): ColumnAxis {
  const { left, right, closed } = column;
  const n = left.length / 2;
  const count = closed ? n + 1 : n;
  const middle = new Float64Array(count);
  const advance = new Float64Array(count);
  for (let i = 1; i < count; i++) {
    const a = 2 * (i - 1);
    const b = 2 * (i % n);
    const lx = left[b] - left[a];
    const ly = left[b + 1] - left[a + 1];
    const rx = right[b] - right[a];
    const ry = right[b + 1] - right[a + 1];
    middle[i] = middle[i - 1] + Math.hypot(lx + rx, ly + ry) / 2;
    const across = acrossOf(column, a, b);
    const aside = (x: number, y: number): Mm => asideOf(x, y, across);
    advance[i] = advance[i - 1] + Math.max(aside(lx, ly), aside(rx, ry));
  }
  return { column, count, middle, advance };
}

/** Down to this sine of the angle between rail and rung, 20°, the spacing is told on the rail. */
const SQUARE = 0.35;
/** It never grows more than this on the rail, or the edge would be a comb. */
const LEAST_ASIDE = 0.4;

/** Direction of the rungs between two stations, told by where their points lie in the rails. */
function acrossOf({ left, right }: Column, a: number, b: number): [number, number] {
  const x = left[a] + left[b] - right[a] - right[b];
  const y = left[a + 1] + left[b + 1] - right[a + 1] - right[b + 1];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** How far a step of a rail takes a rung aside: its whole length but where rungs slant. */
function asideOf(x: number, y: number, [ux, uy]: readonly [number, number]): Mm {
  const length = Math.hypot(x, y);
  const share = Math.abs(x * uy - y * ux) / (length || 1);
  return length * Math.max(LEAST_ASIDE, Math.min(1, share / SQUARE));
}

/** The rung at a place given in stations, fractions allowed. */
export function rungAt(axis: ColumnAxis, station: number): Rung {
  const { left, right } = axis.column;
  const n = left.length / 2;
  const i = Math.max(0, Math.min(axis.count - 2, Math.floor(station)));
  const f = Math.max(0, Math.min(1, station - i));
  const a = 2 * (i % n);
  const b = 2 * ((i + 1) % n);
  const lx = left[a] + (left[b] - left[a]) * f;
  const ly = left[a + 1] + (left[b + 1] - left[a + 1]) * f;
  const rx = right[a] + (right[b] - right[a]) * f;
  const ry = right[a + 1] + (right[b + 1] - right[a + 1]) * f;
  const width = Math.hypot(lx - rx, ly - ry);
  const x = (lx + rx) / 2;
  const y = (ly + ry) / 2;
  if (width > 1e-4) return { x, y, ux: (lx - rx) / width, uy: (ly - ry) / width, half: width / 2 };
  return { x, y, ...acrossAt(axis, i), half: width / 2 };
}

/** The direction across where both rails meet: at right angles to the middle line. */
function acrossAt(axis: ColumnAxis, i: number): { ux: number; uy: number } {
  const { left, right } = axis.column;
  const n = left.length / 2;
  const a = 2 * Math.max(0, Math.min(n - 1, i - 2));
  const b = 2 * Math.max(0, Math.min(n - 1, i + 3));
  const dx = left[b] + right[b] - left[a] - right[a];
  const dy = left[b + 1] + right[b + 1] - left[a + 1] - right[a + 1];
  const d = Math.hypot(dx, dy) || 1;
  return { ux: dy / d, uy: -dx / d };
}

/** The station at a distance, of `middle` or `advance`. */
export function stationAt(distances: Float64Array, distance: number): number {
  let low = 0;
  let high = distances.length - 1;
  while (high - low > 1) {
    const mid = (low + high) >> 1;
    if (distances[mid] <= distance) low = mid;
    else high = mid;
  }
  const d = distances[high] - distances[low];
  return low + (d > 0 ? Math.max(0, Math.min(1, (distance - distances[low]) / d)) : 0);
}

/** The distance at a station, of `middle` or `advance`. */
export function distanceAt(distances: Float64Array, station: number): number {
  const i = Math.max(0, Math.min(distances.length - 2, Math.floor(station)));
  return distances[i] + (distances[i + 1] - distances[i]) * (station - i);
}

/** The station of an axis that is nearest to a place, and how far it is. */
export function nearestStation(axis: ColumnAxis, at: Spot): { station: number; distance: number } {
  let best = Infinity;
  let station = 0;
  for (let i = 0; i < axis.count; i++) {
    const rung = rungAt(axis, i);
    const d = Math.hypot(rung.x - at.x, rung.y - at.y);
    if (d < best) {
      best = d;
      station = i;
    }
  }
  return { station, distance: best };
}

/** The same ring, begun at another rung. */
export function turnedRing(axis: ColumnAxis, entry: number): ColumnAxis {
  const k = 2 * (Math.round(entry) % (axis.column.left.length / 2));
  const turn = (a: Float64Array): Float64Array =>
    Float64Array.from([...a.subarray(k), ...a.subarray(0, k)]);
  return columnAxisOf({
    ...axis.column,
    left: turn(axis.column.left),
    right: turn(axis.column.right),
  });
}
