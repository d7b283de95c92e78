import { turned } from '../digitize/lines.ts';
import { placeLine, type Placing } from './figure.ts';

/*
 * Convex hulls, and the smallest circle around points: how figures are sized,
 * fitted and kept apart.
 */

/** A circle. */
export interface Circle {
  x: number;
  y: number;
  r: number;
}

/** Convex hull, counter-clockwise in a y-up frame, by Andrew's monotone chain (1979). */
export function convexHull(points: ArrayLike<number>): Float64Array {
  const order = Array.from({ length: points.length / 2 }, (_, i) => 2 * i).sort(
    (p, q) => points[p] - points[q] || points[p + 1] - points[q + 1],
  );
  const half = (from: readonly number[]): number[] => {
    const chain: number[] = [];
    for (const p of from) {
      while (chain.length > 1 && turn(points, chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  const ring = [...half(order), ...half(order.toReversed())];
  return Float64Array.from(ring.flatMap((p) => [points[p], points[p + 1]]));
}

/** The points of a hull that reach farthest in each of `HULL_SIDES` directions, in its order. */
export function thinHull(hull: Float64Array): Float64Array {
  if (hull.length <= 2 * HULL_SIDES) return hull;
  const kept = new Set<number>();
  for (let k = 0; k < HULL_SIDES; k++) {
    const angle = (2 * Math.PI * k) / HULL_SIDES;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let [best, at] = [-Infinity, 0];
    for (let i = 0; i < hull.length; i += 2) {
      const reach = hull[i] * dx + hull[i + 1] * dy;
      if (reach > best) [best, at] = [reach, i];
    }
    kept.add(at);
  }
  return Float64Array.from([...kept].sort((a, b) => a - b).flatMap((i) => [hull[i], hull[i + 1]]));
}

/** Enough sides that no corner is cut by more than a thread's width. */
const HULL_SIDES = 40;

function turn(at: ArrayLike<number>, a: number, b: number, c: number): number {
  return (at[b] - at[a]) * (at[c + 1] - at[a + 1]) - (at[b + 1] - at[a + 1]) * (at[c] - at[a]);
}

/**
 * The smallest circle around points, to a thousandth of its radius: the centre walks towards
 * the farthest point by ever smaller steps (Bădoiu and Clarkson 2003).
 */
export function enclosingCircle(points: ArrayLike<number>): Circle {
  let [x, y] = [0, 0];
  const count = points.length / 2;
  for (let i = 0; i < points.length; i += 2) {
    x += points[i] / count;
    y += points[i + 1] / count;
  }
  const farthest = (): [number, number] => {
    let [best, at] = [-1, 0];
    for (let i = 0; i < points.length; i += 2) {
      const d = (points[i] - x) ** 2 + (points[i + 1] - y) ** 2;
      if (d > best) [best, at] = [d, i];
    }
    return [Math.sqrt(Math.max(0, best)), at];
  };
  for (let step = 1; step <= 400; step++) {
    const [, at] = farthest();
    x += (points[at] - x) / (step + 1);
    y += (points[at + 1] - y) / (step + 1);
  }
  return { x, y, r: farthest()[0] };
}

/** How far apart two convex hulls are: a lower bound, below zero where they may overlap. */
export function hullGap(a: Float64Array, b: Float64Array): number {
  return Math.max(separation(a, b), separation(b, a));
}

/** The best separation along the edge normals of `a`. */
function separation(a: Float64Array, b: Float64Array): number {
  let best = -Infinity;
  for (let i = 0, j = a.length - 2; i < a.length; j = i, i += 2) {
    const ex = a[i] - a[j];
    const ey = a[i + 1] - a[j + 1];
    const length = Math.hypot(ex, ey);
    if (length === 0) continue;
    const nx = ey / length;
    const ny = -ex / length;
    let least = Infinity;
    for (let k = 0; k < b.length; k += 2) {
      least = Math.min(least, (b[k] - a[j]) * nx + (b[k + 1] - a[j + 1]) * ny);
    }
    best = Math.max(best, least);
  }
  return best;
}

/** A hull turned, scaled and moved as `place` does with a figure. */
export function placeHull(hull: Float64Array, to: Placing): Float64Array {
  const placed = placeLine(hull, to);
  // A mirrored ring turns the other way: its order is reversed, so that normals point out.
  return to.mirror ? turned(placed) : placed;
}

/** How far the farthest of some points is from a place. */
export function reachFrom(points: Float64Array, x: number, y: number): number {
  let reach = 0;
  for (let i = 0; i < points.length; i += 2) {
    reach = Math.max(reach, Math.hypot(points[i] - x, points[i + 1] - y));
  }
  return reach;
}
