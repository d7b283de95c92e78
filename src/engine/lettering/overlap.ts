import type { Ring } from '../vector/geometry.ts';
import { fromPaths, toPaths, unite } from '../vector/paths.ts';

/** Coordinates are whole numbers while they are cut: of an em, or of a millimetre, this many. */
const SCALE = 100_000;

/**
 * One area of rings that may lie over each other, by the non-zero rule: letters drawn from
 * overlapping strokes, and letters that reach into their neighbours, become one border.
 */
export function withoutOverlap(rings: readonly Ring[]): Ring[] {
  return fromPaths(unite(toPaths(rings, SCALE)), SCALE);
}
