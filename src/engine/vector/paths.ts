import {
  Clipper,
  Clipper64,
  ClipType,
  EndType,
  FillRule,
  JoinType,
  type Path64,
  type Paths64,
} from 'clipper2-ts';
import type { Polygon } from './geometry.ts';
import { insideIndex } from './inside-index.ts';
import type { Mm } from '../core/units.ts';

/*
 * Areas of a drawing, in Clipper2's own form: whole micrometres, outer borders
 * turned one way and holes the other, so that the non-zero rule holds for any
 * number of them together. They stay in it from the first cut to the last.
 */

export type Paths = Paths64;
export { JoinType, EndType };

const SCALE = 1000;

/** A rectangle in micrometres. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Flat coordinates in mm as a path; points that fall together are one. */
export function toPath(points: ArrayLike<number>): Path64 {
  const path: Path64 = [];
  for (let i = 0; i < points.length; i += 2) {
    const x = Math.round(points[i] * SCALE);
    const y = Math.round(points[i + 1] * SCALE);
    const last = path[path.length - 1];
    if (last?.x !== x || last.y !== y) path.push({ x, y });
  }
  return path;
}

/** A path as flat coordinates in mm. */
export function fromPath(path: Path64): Float64Array {
  const points = new Float64Array(path.length * 2);
  for (let i = 0; i < path.length; i++) {
    points[2 * i] = path[i].x / SCALE;
    points[2 * i + 1] = path[i].y / SCALE;
  }
  return points;
}

/** What closed lines enclose, by SVG's fill rule. */
export function fillPaths(paths: Paths, rule: 'evenodd' | 'nonzero'): Paths {
  return Clipper.union(paths, rule === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero);
}

export function unite(paths: Paths): Paths {
  return paths.length === 0 ? paths : Clipper.union(paths, FillRule.NonZero);
}

export function intersect(a: Paths, b: Paths): Paths {
  return Clipper.intersect(a, b, FillRule.NonZero);
}

export function subtract(a: Paths, b: Paths): Paths {
  const apart = b.length === 0 || !boundsMeet(boundsOf(a), boundsOf(b));
  return apart ? a : Clipper.difference(a, b, FillRule.NonZero);
}

/** Cuts open lines with an area: keeps what lies inside, or outside. */
export function cutLines(lines: Paths, area: Paths, keep: 'inside' | 'outside'): Paths {
  const clipper = new Clipper64();
  clipper.addOpenSubject(lines);
  clipper.addClip(area);
  const kept: Paths = [];
  const type = keep === 'inside' ? ClipType.Intersection : ClipType.Difference;
  clipper.execute(type, FillRule.NonZero, [], kept);
  return kept;
}

/** Grows an area, or gives a line a width (`by` on each side). */
export function inflate(
  paths: Paths,
  by: Mm,
  { join = JoinType.Miter, end = EndType.Polygon, miterLimit = 2 } = {},
): Paths {
  // An arc tolerance of 10 µm: no corner of the polygon shows in thread.
  return Clipper.inflatePaths(paths, by * SCALE, join, end, miterLimit, 10);
}

export function cutToBounds(paths: Paths, bounds: Bounds): Paths {
  return Clipper.rectClip(bounds, paths);
}

export function boundsOf(paths: Paths): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const path of paths) {
    for (const { x, y } of path) {
      if (x < bounds.left) bounds.left = x;
      if (x > bounds.right) bounds.right = x;
      if (y < bounds.top) bounds.top = y;
      if (y > bounds.bottom) bounds.bottom = y;
    }
  }
  return bounds;
}

/** Whether two rectangles touch or overlap. */
export function boundsMeet(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** Whether two closed paths that do not cross are everywhere farther from each other than `reach`. */
export function pathsApart(a: Path64, b: Path64, reach: number): boolean {
  const bounds = boundsOf([b]);
  const grown = {
    left: bounds.left - reach,
    top: bounds.top - reach,
    right: bounds.right + reach,
    bottom: bounds.bottom + reach,
  };
  // Where two such lines are nearest, one of them has a corner.
  return (
    !boundsMeet(boundsOf([a]), grown) || (cornersApart(a, b, reach) && cornersApart(b, a, reach))
  );
}

/** Whether all corners of a path are farther from the sides of another than `reach`. */
function cornersApart(a: Path64, b: Path64, reach: number): boolean {
  for (let i = 0, j = b.length - 1; i < b.length; j = i++) {
    const { x: ax, y: ay } = b[j];
    const dx = b[i].x - ax;
    const dy = b[i].y - ay;
    const length = dx * dx + dy * dy || 1;
    for (const p of a) {
      const px = p.x - ax;
      const py = p.y - ay;
      const along = Math.max(0, Math.min(1, (px * dx + py * dy) / length));
      const ex = px - dx * along;
      const ey = py - dy * along;
      if (ex * ex + ey * ey <= reach * reach) return false;
    }
  }
  return true;
}

export function boundsInside(inner: Bounds, outer: Bounds): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** Area in mm², less holes; `signed` is below zero for a hole by itself. */
export function areaOf(paths: Paths, signed = false): number {
  const area = Clipper.areaPaths(paths) / SCALE ** 2;
  return signed ? area : Math.abs(area);
}

/** A rectangle as a closed path. */
export function boundsPath({ left, top, right, bottom }: Bounds): Path64 {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Unites paths into polygons, each with its own holes. */
export function toPolygons(paths: Paths): Polygon[] {
  const rings = unite(paths).map((path) => ({
    ring: fromPath(path),
    area: Clipper.area(path),
    bounds: boundsOf([path]),
  }));
  const outers = rings.filter(({ area }) => area > 0);
  const polygons = outers.map(({ ring }): Polygon => ({ rings: [ring] }));
  const around = insideIndex(outers.map(({ ring }) => [ring]));
  for (const { ring, area, bounds } of rings) {
    if (area >= 0) continue;
    // The smallest border around a hole is its own.
    const [owner] = around(ring[0], ring[1])
      .filter((i) => outers[i].area > -area && boundsInside(bounds, outers[i].bounds))
      .sort((i, j) => outers[i].area - outers[j].area || i - j);
    if (owner !== undefined) polygons[owner].rings.push(ring);
  }
  return polygons;
}

/** The paths of polygons, holes turned against outer borders. */
export function fromPolygons(polygons: readonly Polygon[]): Paths {
  return polygons.flatMap(({ rings }) =>
    rings.map((ring, i) => {
      const path = toPath(ring);
      return Clipper.isPositive(path) === (i === 0) ? path : path.reverse();
    }),
  );
}
