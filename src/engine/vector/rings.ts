import { Clipper, EndType, FillRule, JoinType, type Path64, type Paths64 } from 'clipper2-ts';
import { ringArea, type Polygon, type Ring } from './geometry.ts';
import { insideIndex } from './inside-index.ts';
import type { Mm } from '../core/units.ts';

/*
 * Areas cut, joined and grown. A thin layer over Clipper2: it takes and gives
 * the engine's flat rings, and works on whole micrometres.
 */

const SCALE = 1000;

/** Borders of all polygons in one list: holes turned against outer borders. */
export function allRings(polygons: readonly Polygon[]): Ring[] {
  return polygons.flatMap(({ rings }) => rings.map((ring, i) => oriented(ring, i === 0)));
}

function oriented(ring: Ring, positive: boolean): Ring {
  if (ringArea(ring) > 0 === positive) return ring;
  const turned = new Float64Array(ring.length);
  for (let i = 0, j = ring.length - 2; i < ring.length; i += 2, j -= 2) {
    turned[i] = ring[j]!;
    turned[i + 1] = ring[j + 1]!;
  }
  return turned;
}

/** Grows an area outward by `by` mm (inward where negative), with round corners. */
export function offsetRings(rings: readonly Ring[], by: Mm): Ring[] {
  // An arc tolerance of 20 µm: far under what a needle can place.
  return fromPaths(
    Clipper.inflatePaths(toPaths(rings), by * SCALE, JoinType.Round, EndType.Polygon, 2, 20),
  );
}

/** What lies in both areas. Rings by the even-odd rule. */
export function intersectRings(a: readonly Ring[], b: readonly Ring[]): Ring[] {
  return fromPaths(Clipper.intersect(toPaths(a), toPaths(b), FillRule.EvenOdd));
}

/** One area of all rings by the even-odd rule: borders that two areas share vanish. */
export function uniteRings(rings: readonly Ring[]): Ring[] {
  return fromPaths(Clipper.union(toPaths(rings), FillRule.EvenOdd));
}

/** Sorts loose rings into polygons: each hole to the smallest border around it. */
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
    const yi = ring[i + 1];
    const yj = ring[j + 1];
    if (yi > y === yj > y) continue;
    if (x < ((ring[j] - ring[i]) * (y - yi)) / (yj - yi) + ring[i]) inside = !inside;
  }
  return inside;
}

function toPaths(rings: readonly Ring[]): Paths64 {
  return rings.map((ring) => {
    const path: Path64 = [];
    for (let i = 0; i < ring.length; i += 2) {
      path.push({ x: Math.round(ring[i] * SCALE), y: Math.round(ring[i + 1] * SCALE) });
    }
    return path;
  });
}

function fromPaths(paths: Paths64): Ring[] {
  return paths.map((path) => {
    const ring = new Float64Array(path.length * 2);
    path.forEach((p, i) => {
      ring[2 * i] = p.x / SCALE;
      ring[2 * i + 1] = p.y / SCALE;
    });
    return ring;
  });
}
