import type { Seeds } from './marks.ts';
import type { RegionGraph } from './region-graph.ts';

/** What speaks for the side that a patch was on, far from a mark: more than colours alone can outweigh. */
const HOLD = 16;
/** How far a mark is felt, in shares of its own length: whoever paints a place goes through its length. */
const REACH = 1.5;
/** The shortest mark is felt as far as this, in shares of the picture's longer side. */
const LEAST_REACH = 0.02;

/**
 * What speaks for each patch to stay on its side when a mark is made: nothing on the mark, and more the
 * farther off it lies. A short mark on a dark paw must not take the dark mat that it stands on.
 * @param mark what it says of each patch
 * @param before the subject without it
 * @returns above 0 for the subject, below 0 for the ground
 */
export function holdAround(
  { count, place }: RegionGraph,
  mark: Seeds,
  before: Uint8Array,
): Float64Array {
  const marked = [...mark.keys()].filter((k) => mark[k] !== 0);
  const reach = Math.max(LEAST_REACH, REACH * lengthOf(place, marked));
  return Float64Array.from({ length: count }, (_, k) => {
    const squared = marked.reduce((least, m) => Math.min(least, between(place, k, m)), Infinity);
    const held = HOLD * (1 - Math.exp(-squared / (reach * reach)));
    return before[k] === 1 ? held : -held;
  });
}

/** The square of the way between two patches. */
function between(place: Float64Array, a: number, b: number): number {
  const x = place[a * 2] - place[b * 2];
  const y = place[a * 2 + 1] - place[b * 2 + 1];
  return x * x + y * y;
}

/** From corner to corner of the box around some patches. */
function lengthOf(place: Float64Array, patches: readonly number[]): number {
  const side = (of: number) => {
    const values = patches.map((k) => place[k * 2 + of]);
    return values.length > 0 ? Math.max(...values) - Math.min(...values) : 0;
  };
  return Math.hypot(side(0), side(1));
}
