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
import { boxesMeet, boxInside, type Box, type Polygon } from './geometry.ts';
import { insideIndex } from './inside-index.ts';
import type { Mm } from '../core/units.ts';

/*
 * Areas of a drawing, in Clipper2's own form: whole micrometres, outer borders
 * turned one way and holes the other, so that the non-zero rule holds for any
 * number of them together. They stay in it from the first cut to the last.
 */

export type Paths = Paths64;
export type Path = Path64;
export { JoinType, EndType };

/** Clipper2 counts in whole numbers: micrometres, far under what a needle can place. */
const UM_PER_MM = 1000;

/** Flat coordinates in mm as a path; points that fall together are one. */
export const toPath = (points: ArrayLike<number>): Path => onGrid(points, UM_PER_MM);

/** Lines of flat coordinates as paths. @param scale whole numbers to the unit of the lines */
export function toPaths(lines: readonly ArrayLike<number>[], scale = UM_PER_MM): Paths {
  return lines.map((line) => onGrid(line, scale));
}

function onGrid(points: ArrayLike<number>, scale: number): Path {
  const path: Path = [];
  for (let i = 0; i < points.length; i += 2) {
    const x = Math.round(points[i] * scale);
    const y = Math.round(points[i + 1] * scale);
    const last = path[path.length - 1];
    if (last?.x !== x || last.y !== y) path.push({ x, y });
  }
  return path;
}

/** A path as flat coordinates in mm. */
export const fromPath = (path: Path): Float64Array => offGrid(path, UM_PER_MM);

/** Paths as lines of flat coordinates. @param scale whole numbers to the unit of the lines */
export function fromPaths(paths: Paths, scale = UM_PER_MM): Float64Array[] {
  return paths.map((path) => offGrid(path, scale));
}

function offGrid(path: Path, scale: number): Float64Array {
  const points = new Float64Array(path.length * 2);
  for (let i = 0; i < path.length; i++) {
    points[2 * i] = path[i].x / scale;
    points[2 * i + 1] = path[i].y / scale;
  }
  return points;
}

/** What counts as inside of lines that cross, in SVG's words. */
export type Rule = 'evenodd' | 'nonzero';

const FILL: Record<Rule, FillRule> = { evenodd: FillRule.EvenOdd, nonzero: FillRule.NonZero };

/** What closed lines enclose, by SVG's fill rule. */
export function fillPaths(paths: Paths, rule: Rule): Paths {
  return Clipper.union(paths, FILL[rule]);
}

export function unite(paths: Paths): Paths {
  return paths.length === 0 ? paths : Clipper.union(paths, FillRule.NonZero);
}

export function intersect(a: Paths, b: Paths, rule: Rule = 'nonzero'): Paths {
  return Clipper.intersect(a, b, FILL[rule]);
}

export function subtract(a: Paths, b: Paths): Paths {
  const apart = b.length === 0 || !boxesMeet(pathsBox(a), pathsBox(b));
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

/** A polygon that stands for an arc lies at most this far inside it: thread shows no corner of it. */
const ARC_TOLERANCE_MM: Mm = 0.01;

/**
 * Grows an area, or gives a line a width (`by` on each side).
 * @param options a mitre is cut off where it reaches more than `miterLimit` times `by`; round
 * joins keep within `arcToleranceMm` of the circle
 */
export function inflate(
  paths: Paths,
  by: Mm,
  {
    join = JoinType.Miter,
    end = EndType.Polygon,
    miterLimit = 2,
    arcToleranceMm = ARC_TOLERANCE_MM,
  } = {},
): Paths {
  return Clipper.inflatePaths(
    paths,
    by * UM_PER_MM,
    join,
    end,
    miterLimit,
    arcToleranceMm * UM_PER_MM,
  );
}

/**
 * What of an area lies in a rectangle. Not by Clipper's own cut to rectangles, which loses corners
 * where a band runs through one.
 */
export function cutToBox(paths: Paths, bounds: Box): Paths {
  const near = paths.filter((path) => boxesMeet(pathsBox([path]), bounds));
  return near.length === 0 ? near : intersect(near, [boxPath(bounds)]);
}

export function pathsBox(paths: Paths): Box {
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

/** Whether two closed paths that do not cross are everywhere farther from each other than `reach`. */
export function pathsApart(a: Path, b: Path, reach: number): boolean {
  const bounds = pathsBox([b]);
  const grown = {
    left: bounds.left - reach,
    top: bounds.top - reach,
    right: bounds.right + reach,
    bottom: bounds.bottom + reach,
  };
  // Where two such lines are nearest, one of them has a corner.
  return (
    !boxesMeet(pathsBox([a]), grown) || (cornersApart(a, b, reach) && cornersApart(b, a, reach))
  );
}

/** Whether all corners of a path are farther from the sides of another than `reach`. */
function cornersApart(a: Path, b: Path, reach: number): boolean {
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

/** Area in mm², less holes; `signed` is below zero for a hole by itself. */
export function areaOf(paths: Paths, signed = false): number {
  const area = Clipper.areaPaths(paths) / UM_PER_MM ** 2;
  return signed ? area : Math.abs(area);
}

/** A rectangle as a closed path. */
export function boxPath({ left, top, right, bottom }: Box): Path {
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
    bounds: pathsBox([path]),
  }));
  const outers = rings.filter(({ area }) => area > 0);
  const polygons = outers.map(({ ring }): Polygon => ({ rings: [ring] }));
  const around = insideIndex(outers.map(({ ring }) => [ring]));
  for (const { ring, area, bounds } of rings) {
    if (area >= 0) continue;
    // The smallest border around a hole is its own.
    const [owner] = around(ring[0], ring[1])
      .filter((i) => outers[i].area > -area && boxInside(bounds, outers[i].bounds))
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
