import type { Ring } from '../vector/geometry.ts';
import { isPlant, makeActor, type Actor } from './actors.ts';
import { silhouette, type Figure, type Piece } from './figure.ts';
import type { Inks } from './inks.ts';
import type { Preset } from './options.ts';
import { recolor, recolorLeaves } from './recolor.ts';

/*
 * How each style draws a subject itself: facets, a bold contour, a cord around
 * it, leaves at its foot. The others leave it as it is.
 */

/** The subject as the style draws it. */
export function stylize(whole: Actor, preset: Preset, inks: Inks): Actor {
  const actor = { ...whole, figure: tuned(whole, inks) };
  switch (preset) {
    case 'vintage':
    case 'modern':
    case 'floral':
      return actor;
    case 'geometric':
      return { ...actor, figure: facet(actor.figure, 0.032) };
    case 'tribal':
      return makeActor([...backing(actor.figure, 0.055, inks.line), ...actor.figure], actor);
    case 'decorative':
      return makeActor([...backing(actor.figure, 0.035, inks.soft), ...actor.figure], actor);
  }
}

/** Its colours in tune with the ornaments: leaves of one green, and black drawings in ink. */
function tuned(actor: Actor, inks: Inks): Figure {
  if (isPlant(actor)) return recolorLeaves(inked(actor.figure, inks.line), inks.leaf);
  return inked(actor.figure, inks.line);
}

/** A drawing that is black and nothing else has no colour of its own. */
const inked = (figure: Figure, hex: string): Figure =>
  figure.every((piece) => piece.hex === '#000000') ? recolor(figure, hex, false) : figure;

/** The silhouette, grown: what shows of it is a contour in satin. */
function backing(figure: Figure, by: number, hex: string): Figure {
  return silhouette(figure, by, 0.03).map(({ rings }): Piece => ({
    kind: 'area',
    polygon: { rings: [rings[0]] },
    hex,
  }));
}

/** Curves as few straight sides. */
function facet(figure: Figure, tolerance: number): Figure {
  return figure.map((piece): Piece => {
    if (piece.kind === 'line') return piece;
    const rings = piece.polygon.rings.map((ring) => straighten(ring, tolerance));
    return { ...piece, polygon: { rings } };
  });
}

/** Simplifies a ring by Douglas and Peucker's rule (1973), split at its two farthest points. */
function straighten(ring: Ring, tolerance: number): Ring {
  const count = ring.length / 2;
  if (count < 6) return ring;
  const far = farthestFrom(ring, 0, 0, count);
  const kept = new Set([0, far]);
  keepCorners(ring, 0, far, tolerance, kept);
  keepCorners(ring, far, count, tolerance, kept);
  if (kept.size < 4) return ring;
  return Float64Array.from(
    [...kept].sort((a, b) => a - b).flatMap((i) => [ring[2 * i], ring[2 * i + 1]]),
  );
}

function farthestFrom(ring: Ring, origin: number, from: number, to: number): number {
  let [best, at] = [-1, from];
  for (let i = from; i < to; i++) {
    const d = Math.hypot(ring[2 * i] - ring[2 * origin], ring[2 * i + 1] - ring[2 * origin + 1]);
    if (d > best) [best, at] = [d, i];
  }
  return at;
}

/** Keeps the points between two that stick out of the chord by more than the tolerance. */
function keepCorners(
  ring: Ring,
  from: number,
  to: number,
  tolerance: number,
  kept: Set<number>,
): void {
  const count = ring.length / 2;
  const [ax, ay] = [ring[2 * from], ring[2 * from + 1]];
  const end = to % count;
  const dx = ring[2 * end] - ax;
  const dy = ring[2 * end + 1] - ay;
  const length = Math.hypot(dx, dy) || 1;
  let [best, at] = [tolerance, -1];
  for (let i = from + 1; i < to; i++) {
    const off = Math.abs((ring[2 * i] - ax) * dy - (ring[2 * i + 1] - ay) * dx) / length;
    if (off > best) [best, at] = [off, i];
  }
  if (at < 0) return;
  kept.add(at);
  keepCorners(ring, from, at, tolerance, kept);
  keepCorners(ring, at, to, tolerance, kept);
}
