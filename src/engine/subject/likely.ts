import { distance } from '../picture/pixels.ts';
import type { RegionGraph } from './region-graph.ts';

/** A subject takes at least and at most this share of the picture. */
const LEAST_SHARE = 0.03;
const MOST_SHARE = 0.85;

/*
 * How much each sign of a subject weighs, as the power that it is raised to. Part of a subject often
 * has a clearer outline than all of it, so that breadth counts; an outline that winds through a wood
 * is longer than that of a thing as broad.
 */
const BREADTH = 0.2;
const STANDING = 0.5;
const WINDING = 0.3;

/**
 * The guess whose subject is the likeliest: its outline runs along edges of the picture and between
 * unlike colours, winds little, and what stands out by all guesses lies inside it. Of two that are
 * about as likely the larger one is taken.
 * @param guesses how much more each patch stands out than would leave it open
 * @param cut makes a guess's subject
 */
export function mostLikely(
  graph: RegionGraph,
  guesses: readonly Float64Array[],
  cut: (guess: Float64Array) => Uint8Array,
): Float64Array {
  const stands = guesses[0].map((_, k) => guesses.reduce((sum, guess) => sum + guess[k], 0));
  let [best, most] = [guesses[0], -Infinity];
  for (const guess of guesses) {
    const side = cut(guess);
    const score = outlineOf(graph, side) * standingOf(graph, side, stands) ** STANDING;
    if (score > most) [best, most] = [guess, score];
  }
  return best;
}

/** How likely a subject is, by its outline; less than 0 where it is next to nothing or all. */
function outlineOf({ size, touches, lab }: RegionGraph, side: Uint8Array): number {
  let inside = 0;
  let all = 0;
  for (let k = 0; k < side.length; k++) {
    inside += side[k] * size[k];
    all += size[k];
  }
  if (inside < LEAST_SHARE * all || inside > MOST_SHARE * all) return -1;
  let edge = 0;
  let unlike = 0;
  let length = 0;
  for (const { a, b, bond, length: own } of touches) {
    if (side[a] === side[b]) continue;
    edge += own - bond;
    unlike += own * distance(lab, a, lab, b);
    length += own;
  }
  if (length === 0) return -1;
  const winding = length / Math.sqrt(inside);
  return (((edge / length) * unlike) / length) * (inside / all) ** BREADTH * winding ** -WINDING;
}

/** The least that what is inside stands out more: of two that do not, the outlines tell. */
const LEAST_STANDING = 0.05;

/** How much more what is inside stands out than what is not, by the mean of all guesses. */
function standingOf({ size }: RegionGraph, side: Uint8Array, stands: Float64Array): number {
  const sums = [0, 0];
  const sizes = [0, 0];
  side.forEach((s, k) => {
    sums[s] += stands[k] * size[k];
    sizes[s] += size[k];
  });
  const [ground, subject] = sums.map((sum, s) => sum / Math.max(1, sizes[s]));
  return Math.max(LEAST_STANDING, subject - ground);
}
