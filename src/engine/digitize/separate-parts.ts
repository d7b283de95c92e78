import { allRings, contains, groupRings, uniteRings } from '../vector/rings.ts';
import type { Ring } from '../vector/geometry.ts';
import type { Shape } from '../shapes.ts';

/**
 * Areas in one piece each. A letter such as Ğ or i comes as one set of rings: its dot or breve
 * would else be taken for a hole, and turned inside out.
 */
export function separateParts(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape): Shape[] => {
    if (shape.kind !== 'area') return [shape];
    const [outer, ...others] = shape.polygon.rings;
    if (others.every((ring) => reachesInto(outer, ring))) return [shape];
    // By the even-odd rule, so that rings on both sides of a border fall into place.
    const parts = groupRings(uniteRings(allRings([shape.polygon])));
    return parts.map((polygon) => ({ ...shape, polygon }));
  });
}

/** Whether some point of a ring lies inside another: a hole may touch the border with the rest. */
function reachesInto(outer: Ring, ring: Ring): boolean {
  for (let i = 0; i < ring.length; i += 2) if (contains(outer, ring[i], ring[i + 1])) return true;
  return false;
}
