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
const OUTLINE = 0.5;
const WINDING = 0.3;

/**
 * The guess whose subject is the likeliest: its outline runs along edges of the picture and between
 * unlike colours, winds little, and holds what is likely the subject's and nothing else. Of two that
 * are about as likely the larger one is taken.
 * @param guesses how much more each patch stands out than would leave it open
 * @param likelihood of each patch to be the subject's, 0 to 1
 * @param cut makes a guess's subject
 */
export function mostLikely(
  graph: RegionGraph,
  guesses: readonly Float64Array[],
  likelihood: ArrayLike<number>,
  cut: (guess: Float64Array) => Uint8Array,
): Float64Array {
  let [best, most] = [guesses[0], -Infinity];
  for (const guess of guesses) {
    const side = cut(guess);
    const score = outlineOf(graph, side) * agreement(graph, side, likelihood);
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
  const clear = (((edge / length) * unlike) / length) ** OUTLINE;
  return clear * (inside / all) ** BREADTH * winding ** -WINDING;
}

/** No patch is likelier than this, nor less likely than what it leaves: one sign may err. */
const SUREST = 0.98;

/** How likely all patches are on the sides they are on: the geometric mean of their likelihoods. */
function agreement({ size }: RegionGraph, side: Uint8Array, likelihood: ArrayLike<number>): number {
  let sum = 0;
  let all = 0;
  side.forEach((s, k) => {
    const subject = Math.min(SUREST, Math.max(1 - SUREST, likelihood[k]));
    sum += size[k] * Math.log(s === 1 ? subject : 1 - subject);
    all += size[k];
  });
  return Math.exp(sum / Math.max(1, all));
}
