import { Clipper, FillRule, type Path64 } from 'clipper2-ts';
import type { Ring } from '../vector/geometry.ts';

/** Coordinates are whole numbers while they are cut: of an em, or of a millimetre, this many. */
const SCALE = 100_000;

/**
 * One area of rings that may lie over each other, by the non-zero rule: letters drawn from
 * overlapping strokes, and letters that reach into their neighbours, become one border.
 */
export function withoutOverlap(rings: readonly Ring[]): Ring[] {
  const paths = rings.map((ring) => {
    const path: Path64 = [];
    for (let i = 0; i < ring.length; i += 2) {
      path.push({ x: Math.round(ring[i] * SCALE), y: Math.round(ring[i + 1] * SCALE) });
    }
    return path;
  });
  return Clipper.union(paths, FillRule.NonZero).map((path) =>
    Float64Array.from(path.flatMap((p) => [p.x / SCALE, p.y / SCALE])),
  );
}
