import type { Mm } from '../../core/units.ts';
import { boxesMeet, linesBox, type Polygon, type Ring } from '../../vector/geometry.ts';
import type { Spot } from '../sew-plan.ts';

/** Where two parts, or a place and a part, come nearest to each other. */
export interface Closest {
  mm: Mm;
  from: Spot;
  to: Spot;
}

/**
 * The nearest places of two borders; undefined where they stay farther apart than `reachMm`.
 * @param fromY corners of theirs above it are left out
 */
export function closestBetween(
  a: Polygon,
  b: Polygon,
  reachMm: Mm,
  fromY = -Infinity,
): Closest | undefined {
  if (!boxesMeet(linesBox(a.rings), linesBox(b.rings), reachMm)) return undefined;
  let best: Closest | undefined;
  const take = (found: Closest | undefined): void => {
    if (found && found.mm < (best?.mm ?? Infinity)) best = found;
  };
  for (const corners of a.rings) take(fromCorners(corners, b.rings, reachMm, fromY));
  for (const corners of b.rings) {
    const found = fromCorners(corners, a.rings, reachMm, fromY);
    take(found && { mm: found.mm, from: found.to, to: found.from });
  }
  return best;
}

/** The place of a border that is nearest to a spot; undefined where it is farther than `reachMm`. */
export const closestTo = (spot: Spot, { rings }: Polygon, reachMm: Mm): Closest | undefined =>
  fromCorners(Float64Array.of(spot.x, spot.y), rings, reachMm);

/** From the nearest of some corners to the nearest of some rings' sides. */
function fromCorners(
  corners: Float64Array,
  rings: readonly Ring[],
  reachMm: Mm,
  fromY = -Infinity,
): Closest | undefined {
  let best: Closest | undefined;
  let least = reachMm;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, dx, dy] = [ring[j], ring[j + 1], ring[i] - ring[j], ring[i + 1] - ring[j + 1]];
      if (ay < fromY && ay + dy < fromY) continue;
      const d2 = dx * dx + dy * dy || 1;
      for (let k = 0; k < corners.length; k += 2) {
        const [x, y] = [corners[k] - ax, corners[k + 1] - ay];
        const f = Math.max(0, Math.min(1, (x * dx + y * dy) / d2));
        const mm = Math.hypot(x - f * dx, y - f * dy);
        if (corners[k + 1] < fromY || ay + f * dy < fromY) continue;
        if (mm > least || (best && mm === least)) continue;
        least = mm;
        best = {
          mm,
          from: { x: corners[k], y: corners[k + 1] },
          to: { x: ax + f * dx, y: ay + f * dy },
        };
      }
    }
  }
  return best;
}
