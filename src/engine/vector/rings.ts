import type { Mm } from '../core/units.ts';
import { crossesRightOf, reversedRing, ringArea, type Polygon, type Ring } from './geometry.ts';
import { insideIndex } from './inside-index.ts';
import {
  fillPaths,
  fromPaths,
  inflate,
  intersect,
  JoinType,
  subtract,
  toPaths,
  unite,
  type Paths,
} from './paths.ts';

/* Areas as flat rings, by the even-odd rule: cut, joined and grown by the Clipper layer of paths.ts. */

/**
 * Round corners of layers that grow under each other are rounded less finely than what is drawn:
 * nothing of them is seen, and each corner costs time in all that follows.
 */
const ARC_TOLERANCE_MM: Mm = 0.02;

/** Borders of all polygons in one list: holes turned against outer borders. */
export function allRings(polygons: readonly Polygon[]): Ring[] {
  return polygons.flatMap(({ rings }) => rings.map((ring, i) => oriented(ring, i === 0)));
}

function oriented(ring: Ring, positive: boolean): Ring {
  return ringArea(ring) > 0 === positive ? ring : reversedRing(ring);
}

/** Grows an area outward by `by` mm (inward where negative), with round corners. */
export function offsetRings(rings: readonly Ring[], by: Mm): Ring[] {
  const round = { join: JoinType.Round, arcToleranceMm: ARC_TOLERANCE_MM };
  return fromPaths(inflate(toPaths(rings), by, round));
}

/** What lies in both areas. Rings by the even-odd rule. */
export function intersectRings(a: readonly Ring[], b: readonly Ring[]): Ring[] {
  return fromPaths(intersect(toPaths(a), toPaths(b), 'evenodd'));
}

/** Of one area what lies within some places, of another what lies outside of them, together. */
export function joinAtPlaces(
  within: readonly Ring[],
  outside: readonly Ring[],
  places: Paths,
): Ring[] {
  const parts = [...intersect(toPaths(within), places), ...subtract(toPaths(outside), places)];
  return fromPaths(unite(parts));
}

/** One area of all rings by the even-odd rule: borders that two areas share vanish. */
export function uniteRings(rings: readonly Ring[]): Ring[] {
  return fromPaths(fillPaths(toPaths(rings), 'evenodd'));
}

/**
 * Sorts loose rings into polygons, holes being those turned against outer borders: each hole goes
 * to the smallest border around it.
 */
export function groupRings(rings: readonly Ring[]): Polygon[] {
  const outers = rings.filter((ring) => ringArea(ring) > 0);
  const polygons: Polygon[] = outers.map((ring) => ({ rings: [ring] }));
  const areas = outers.map((ring) => ringArea(ring));
  const around = insideIndex(outers.map((ring) => [ring]));
  for (const hole of rings) {
    if (ringArea(hole) > 0) continue;
    let best = -1;
    for (const i of around(hole[0], hole[1])) {
      const smaller = areas[i] - (areas[best] ?? Infinity);
      if (smaller < 0 || (smaller === 0 && i < best)) best = i;
    }
    if (best >= 0) polygons[best].rings.push(hole);
  }
  return polygons;
}

/** Whether a point lies inside a ring, by the even-odd rule. */
export function contains(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    if (crossesRightOf(x, y, ring[i], ring[i + 1], ring[j], ring[j + 1])) inside = !inside;
  }
  return inside;
}
