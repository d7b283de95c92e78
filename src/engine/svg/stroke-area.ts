import type { Mm } from '../core/units.ts';
import { EndType, inflate, JoinType, toPath, unite, type Paths } from '../vector/paths.ts';
import { crossingCost, sweepCost } from '../vector/sweep.ts';
import type { SubPath } from './pen.ts';
import type { Style } from './style.ts';

/* Strokes too wide for a line of stitches, as the areas that they cover. */

const JOINS = new Map([
  ['round', JoinType.Round],
  ['bevel', JoinType.Bevel],
]);
const CAPS = new Map([
  ['round', EndType.Round],
  ['square', EndType.Square],
]);

/** What finding that area costs: each side of a line has its own, and they are joined. */
export function strokeCost(lines: readonly SubPath[]): number {
  const paths = lines.map(({ points }) => toPath(points));
  return SIDES * (sweepCost(paths) + crossingCost(paths));
}

const SIDES = 4;

/** The area that a stroke covers, with its joins and caps. */
export function strokeArea(lines: readonly SubPath[], widthMm: Mm, style: Style): Paths {
  const join = JOINS.get(style['stroke-linejoin']) ?? JoinType.Miter;
  const cap = CAPS.get(style['stroke-linecap']) ?? EndType.Butt;
  const miterLimit = Number.parseFloat(style['stroke-miterlimit']) || 4;
  const outline = (paths: Paths, end: EndType): Paths =>
    paths.length === 0 ? [] : inflate(paths, widthMm / 2, { join, end, miterLimit });
  const open: Paths = [];
  const closed: Paths = [];
  // A line without length shows only its caps.
  const least = cap === EndType.Butt ? 2 : 1;
  for (const line of lines) {
    const path = toPath(line.points);
    if (path.length > 2 && (line.closed || meetsItself(line.points))) closed.push(path);
    else if (path.length >= least) open.push(path);
  }
  return unite([...outline(open, cap), ...outline(closed, EndType.Joined)]);
}

/** Ends so near to each other, and of directions so near (cosine), are no ends. */
const SAME_MM: Mm = 0.01;
const STRAIGHT_ON = 0.94;

/**
 * Whether a line that was left open ends where it began, and goes on there as it came: between its
 * two caps there would be a slit as wide as a hair, which nobody sees, and which no satin crosses.
 */
function meetsItself(points: readonly number[]): boolean {
  const n = points.length;
  if (n < 8 || Math.hypot(points[0] - points[n - 2], points[1] - points[n - 1]) > SAME_MM) {
    return false;
  }
  const [ax, ay] = [points[n - 2] - points[n - 4], points[n - 1] - points[n - 3]];
  const [bx, by] = [points[2] - points[0], points[3] - points[1]];
  const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by);
  return lengths > 0 && ax * bx + ay * by >= STRAIGHT_ON * lengths;
}
