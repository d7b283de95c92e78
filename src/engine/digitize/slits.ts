import type { Mm } from '../core/units.ts';
import { isArea } from './footprint.ts';
import { liesIn } from './ground-under.ts';
import type { AreaShape, Shape, ShapeSet } from '../shapes.ts';
import { boxesMeet, polygonArea, ringArea, type Box } from '../vector/geometry.ts';
import {
  areaOf,
  cutToBox,
  fromPolygons,
  inflate,
  intersect,
  JoinType,
  pathsBox,
  subtract,
  toPolygons,
  unite,
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
/** Nothing of such corners is seen, and round ones cost time. */
const BEVEL = { join: JoinType.Bevel };

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

/** What closes when all areas are grown and drawn in again: each slit with its holes, as one around a disc has. */
function slitsOf(areas: readonly AreaShape[]): Paths[] {
  const all = unite(fromPolygons(areas.map(({ polygon }) => polygon)));
  const closed = inflate(inflate(all, SLIT_MM / 2, BEVEL), -SLIT_MM / 2, BEVEL);
  return toPolygons(subtract(closed, all))
    .filter((slit) => polygonArea(slit) >= MIN_SLIT_MM2)
    .map((slit) => fromPolygons([slit]));
}

/** An area with its paths, and what it takes of slits. */
interface Taker {
  area: AreaShape;
  paths: Paths;
  box: Box;
  taken: Paths;
}

/** Areas that go on into slits, the largest first: it is the ground, and the others lie on it. */
function closeSlits(areas: readonly AreaShape[], slits: readonly Paths[]): AreaShape[] {
  const takers = areas.map((area): Taker => {
    const paths = fromPolygons([area.polygon]);
    return { area, paths, box: pathsBox(paths), taken: [] };
  });
  const bySize = takers.toSorted((a, b) => areaOf(b.paths) - areaOf(a.paths));
  for (const slit of slits) shareOut(slit, bySize);
  return takers.map(({ area, paths, taken }) => {
    if (taken.length === 0) return area;
    const [whole] = toPolygons([...paths, ...inflate(taken, OVER_MM)]).sort(
      (a, b) => polygonArea(b) - polygonArea(a),
    );
    return { ...area, polygon: whole };
  });
}

/** Gives each area that a slit parts from another colour the part of it that lies near. */
function shareOut(slit: Paths, takers: readonly Taker[]): void {
  const bounds = grown(pathsBox(slit));
  const near = takers.flatMap((taker) => {
    const paths = boxesMeet(taker.box, bounds) ? cutToBox(taker.paths, bounds) : [];
    return paths.length === 0 ? [] : [{ taker, paths }];
  });
  const threads = new Set(near.map(({ taker }) => taker.area.thread));
  if (threads.size < 2) return;
  const reach = new Map(
    [...threads].map((thread) => {
      const own = near.filter(({ taker }) => taker.area.thread === thread);
      return [
        thread,
        inflate(
          own.flatMap(({ paths }) => paths),
          SLIT_MM,
          BEVEL,
        ),
      ];
    }),
  );
  let left = slit;
  for (const { taker, paths } of near) {
    const close = intersect(inflate(paths, SHARE_MM, BEVEL), left);
    if (close.length === 0) continue;
    const others = [...reach].flatMap(([thread, area]) =>
      thread === taker.area.thread ? [] : area,
    );
    const taken = intersect(close, others);
    if (taken.length === 0) continue;
    taker.taken.push(...taken);
    left = subtract(left, taken);
    if (left.length === 0) return;
  }
}

/** A box of paths, which are in micrometres, with what lies near. */
function grown({ left, top, right, bottom }: Box): Box {
  const by = 1000 * (SLIT_MM + SHARE_MM);
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
