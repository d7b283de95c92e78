import type { PieceObject, PieceShape, Transform } from 'ilmek-engine/piece';
import type { Point, Rect } from './camera.ts';
import { columnRing } from './outline.ts';

/* What lies under a finger, or within a lasso. */

/**
 * The object that is pressed: of those that lie there the one that is sewn last; a line is as near
 * as its width and `reach` say.
 * @param at on the page, mm
 * @param reach of a finger, mm
 */
export function objectAt(
  objects: readonly PieceObject[],
  at: Point,
  reach: number,
): PieceObject | undefined {
  return objects.findLast((object) => !object.hidden && hits(object, at, reach));
}

/** All objects that lie within `reach` mm of a place, or nearly, in sewing order. */
export function objectsNear(
  objects: readonly PieceObject[],
  { x, y }: Point,
  reach: number,
): PieceObject[] {
  const probes = [
    { x, y },
    ...[-reach, reach].flatMap((step) => [
      { x: x + step, y },
      { x, y: y + step },
    ]),
  ];
  return objects.filter(
    (object) => !object.hidden && probes.some((probe) => hits(object, probe, reach)),
  );
}

function hits(object: PieceObject, at: Point, reach: number): boolean {
  const { place, scale } = backThrough(object.transform);
  const own = place(at);
  const near = reach / scale;
  if (object.kind === 'stitches') return object.runs.some((run) => isNear(run, own, near, false));
  return object.shapes.some((shape) => hitsShape(shape, own, near));
}

function hitsShape(shape: PieceShape, at: Point, reach: number): boolean {
  switch (shape.kind) {
    case 'area':
      return isInside(shape.polygon.rings, at);
    case 'stroke':
      return isNear(shape.points, at, reach + shape.widthMm / 2, shape.closed);
    case 'column': {
      const ring = columnRing(shape.left, shape.right);
      return isInside([ring], at) || isNear(ring, at, reach, true);
    }
  }
}

/** From the page to an object's own coordinates. */
function backThrough(transform: Transform | undefined) {
  if (!transform) return { place: (at: Point) => at, scale: 1 };
  const [a, b, c, d, e, f] = transform;
  const turn = a * d - b * c;
  return {
    place: ({ x, y }: Point) => ({
      x: (d * (x - e) - c * (y - f)) / turn,
      y: (a * (y - f) - b * (x - e)) / turn,
    }),
    scale: Math.sqrt(Math.abs(turn)),
  };
}

/** Even-odd, as areas are sewn. */
function isInside(rings: readonly Float64Array[], { x, y }: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [xi, yi, xj, yj] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

function isNear(line: Float64Array, at: Point, reach: number, closed: boolean): boolean {
  const from = closed ? -2 : 0;
  for (let i = from; i + 3 < line.length; i += 2) {
    const j = i < 0 ? line.length - 2 : i;
    const k = i + 2;
    if (distance(at, line[j], line[j + 1], line[k], line[k + 1]) <= reach) return true;
  }
  return false;
}

function distance({ x, y }: Point, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Whether a lasso holds all of a box. */
export const holds = (lasso: Rect, box: Rect): boolean =>
  lasso.left <= box.left &&
  lasso.top <= box.top &&
  lasso.right >= box.right &&
  lasso.bottom >= box.bottom;
