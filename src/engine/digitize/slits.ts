import type { Mm } from '../core/units.ts';
import { isArea } from './footprint.ts';
import type { AreaShape, Shape, ShapeSet } from '../shapes.ts';
import { boxesMeet, polygonArea, ringArea, ringBox, type Ring } from '../vector/geometry.ts';
import { insideIndex } from '../vector/inside-index.ts';
import {
  areaOf,
  fromPolygons,
  inflate,
  intersect,
  JoinType,
  pathsBox,
  subtract,
  toPolygons,
  unite,
  type Path,
  type Paths,
} from '../vector/paths.ts';

/*
 * Slits of cloth between two colours. Drawings are full of them: shapes that should touch, drawn a
 * hair apart. Compensation closes them as they are sewn, and they open as the cloth pulls. So the
 * shapes are made to touch, and then one grows under the other as everywhere.
 */

/** What is narrower is closed by the compensation of what lies on both sides. */
const SLIT_MM: Mm = 0.4;
/** A shape takes so much of a slit's width; the one beyond it has the rest. */
const SHARE_MM: Mm = 0.25;
/** Crumbs in corners are not slits. */
const MIN_SLIT_MM2 = 0.02;
/** Shapes that touch lie so far over each other, that no rounding parts them. */
const OVER_MM: Mm = 0.005;
/** Cloth in a ground is a lint's size when its area is less, and the ground's not less than that. */
const LINT_MM2 = 0.6;
const GROUND_MM2 = 30;
const ROUND = { join: JoinType.Round, arcToleranceMm: 0.03 };

/**
 * Tiles of a drawing without the slits between two colours, and without holes in a ground that are
 * smaller than a needle's work. Slits inside one colour are lines of the drawing, and stay.
 */
export function withoutSlits(set: ShapeSet): ShapeSet {
  const areas = set.shapes.filter(isArea);
  const changed = new Map<Shape, AreaShape>();
  for (const area of areas) {
    const whole = withoutLint(area, areas);
    if (whole !== area) changed.set(area, whole);
  }
  const now = areas.map((area) => changed.get(area) ?? area);
  const slits = slitsOf(now);
  if (slits.length > 0) {
    closeSlits(now, slits).forEach((area, i) => {
      if (area !== now[i]) changed.set(areas[i], area);
    });
  }
  if (changed.size === 0) return set;
  return { ...set, shapes: set.shapes.map((shape) => changed.get(shape) ?? shape) };
}

function withoutLint(area: AreaShape, areas: readonly AreaShape[]): AreaShape {
  const [outer, ...holes] = area.polygon.rings;
  if (holes.length === 0 || polygonArea(area.polygon) < GROUND_MM2) return area;
  const kept = holes.filter(
    (hole) => Math.abs(ringArea(hole)) >= LINT_MM2 || areas.some((other) => liesIn(other, hole)),
  );
  return kept.length === holes.length
    ? area
    : { ...area, polygon: { ...area.polygon, rings: [outer, ...kept] } };
}

function liesIn({ polygon: { rings } }: AreaShape, hole: Ring): boolean {
  if (!boxesMeet(ringBox(rings[0]), ringBox(hole))) return false;
  const inside = insideIndex([[hole]]);
  return rings[0].some((x, i) => i % 2 === 0 && inside(x, rings[0][i + 1]).length > 0);
}

/** What closes when all areas are grown and drawn in again. */
function slitsOf(areas: readonly AreaShape[]): Paths {
  const all = unite(fromPolygons(areas.map(({ polygon }) => polygon)));
  const closed = inflate(inflate(all, SLIT_MM / 2, ROUND), -SLIT_MM / 2, ROUND);
  return subtract(closed, all).filter((path) => areaOf([path]) >= MIN_SLIT_MM2);
}

/** Areas that go on into slits, the largest first: it is the ground, and the others lie on it. */
function closeSlits(areas: readonly AreaShape[], slits: Paths): AreaShape[] {
  const out = [...areas];
  let left = slits;
  const bySize = areas
    .map((area, i) => ({ area, i, size: polygonArea(area.polygon) }))
    .sort((a, b) => b.size - a.size || a.i - b.i);
  for (const { area, i } of bySize) {
    const own = fromPolygons([area.polygon]);
    const near = left.filter((slit) => boxesMeet(grown(own), pathsBox([slit])));
    if (near.length === 0) continue;
    const others = areas.filter(
      (other) =>
        other.thread !== area.thread &&
        near.some((slit) => boxesMeet(grown(fromPolygons([other.polygon])), pathsBox([slit]))),
    );
    if (others.length === 0) continue;
    const beside = inflate(fromPolygons(others.map(({ polygon }) => polygon)), SLIT_MM, ROUND);
    const taken = intersect(intersect(inflate(own, SHARE_MM, ROUND), near), beside);
    if (taken.length === 0) continue;
    const [whole] = toPolygons([...own, ...inflate(taken, OVER_MM)]).sort(
      (a, b) => polygonArea(b) - polygonArea(a),
    );
    out[i] = { ...area, polygon: whole };
    left = subtract(left, taken);
  }
  return out;
}

function grown(paths: readonly Path[]): ReturnType<typeof pathsBox> {
  const { left, top, right, bottom } = pathsBox([...paths]);
  const by = SLIT_MM * 1000;
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
