import type { RegionGraph } from './region-graph.ts';

/** A subject takes at least and at most this share of the picture. */
const LEAST_SHARE = 0.03;
const MOST_SHARE = 0.85;

/** A part of a subject often has a clearer outline than all of it: how much for breadth. */
const BREADTH = 0.2;

/**
 * The guess whose subject has the clearest outline: most of it lies along edges of the picture.
 * Of two that are about as clear the larger one is taken.
 * @param cut makes a guess's subject
 */
export function mostLikely(
  graph: RegionGraph,
  guesses: readonly Float64Array[],
  cut: (guess: Float64Array) => Uint8Array,
): Float64Array {
  let [best, most] = [guesses[0], -Infinity];
  for (const guess of guesses) {
    const score = outlineOf(graph, cut(guess));
    if (score > most) [best, most] = [guess, score];
  }
  return best;
}

/** How likely a subject is, by its outline, 0 to 1; less than 0 where it is next to nothing or all. */
function outlineOf({ size, touches }: RegionGraph, side: Uint8Array): number {
  let inside = 0;
  let all = 0;
  for (let k = 0; k < side.length; k++) {
    inside += side[k] * size[k];
    all += size[k];
  }
  if (inside < LEAST_SHARE * all || inside > MOST_SHARE * all) return -1;
  let edge = 0;
  let length = 0;
  for (const touch of touches) {
    if (side[touch.a] === side[touch.b]) continue;
    edge += touch.length - touch.bond;
    length += touch.length;
  }
  return length > 0 ? (edge / length) * (inside / all) ** BREADTH : -1;
}
