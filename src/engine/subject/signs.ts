import { distance } from '../picture/pixels.ts';
import { fitColors, misfit } from './color-model.ts';
import type { Sides } from './marks.ts';
import type { RegionGraph } from './region-graph.ts';

/*
 * How likely each patch belongs to a subject, by several signs at once: Jiang et al., "Salient object
 * detection: a discriminative regional feature integration approach", 2013, with a logistic
 * regression in place of trees, which did no better. What stands out is one sign; the others tell the
 * bands of a landscape, which reach from side to side, from what stands before them.
 */

/** Weights of the signs, fitted to masks of some fifty photographs; each was judged by fits without it. */
const WEIGHTS = {
  stands: 3,
  unlikeSides: 3,
  skin: 1.95,
  chroma: -4.75,
  detail: 1.25,
  unlikeRow: 1.5,
  spans: -1.4,
  barrier: 2.95,
};
const BIAS = -4.15;

/** What is known of each patch before its likelihood. */
interface Known {
  /** How much it stands out, 0 to 1. */
  stands: ArrayLike<number>;
  /** How sharp it is, 0 to 1. */
  detail: ArrayLike<number>;
  /** Patches along the sides of what is looked at. */
  sides: Sides;
}

/**
 * How likely each patch is the subject's, 0 to 1.
 * @param graph of a few hundred patches: time grows with the square of their number
 */
export function likelihoodOf(graph: RegionGraph, { stands, detail, sides }: Known): Float64Array {
  const { left, top, right } = sides;
  const barrier = barrierFrom(graph, [...left, ...top, ...right]);
  const [fromLeft, fromRight] = [left, right].map((side) => barrierFrom(graph, side));
  // Low for a band alone: it runs into both sides.
  const spans = ranged(fromLeft.map((v, k) => Math.max(v, fromRight[k])));
  const unlikeSides = ranged(unlikeSidesOf(graph, [left, top, right]));
  const unlikeRow = ranged(unlikeRowOf(graph));
  return Float64Array.from({ length: graph.count }, (_, k) => {
    const [a, b] = [graph.lab[k * 3 + 1], graph.lab[k * 3 + 2]];
    const sum =
      WEIGHTS.stands * stands[k] +
      WEIGHTS.unlikeSides * unlikeSides[k] +
      WEIGHTS.skin * skinOf(a, b) +
      WEIGHTS.chroma * Math.hypot(a, b) +
      WEIGHTS.detail * detail[k] +
      WEIGHTS.unlikeRow * unlikeRow[k] +
      WEIGHTS.spans * spans[k] +
      WEIGHTS.barrier * barrier[k] +
      BIAS;
    return 1 / (1 + Math.exp(-sum));
  });
}

/** Where skin lies, whoever's it is, and how far around (units of `lab`). */
const SKIN = { a: 0.09, b: 0.11, aBroad: 0.05, bBroad: 0.06 };

/** How near a colour is to skin, 0 to 1: people are what most photographs are of. */
const skinOf = (a: number, b: number): number =>
  Math.exp(-(((a - SKIN.a) / SKIN.aBroad) ** 2 + ((b - SKIN.b) / SKIN.bBroad) ** 2) / 2);

/**
 * The least range of colour on a way to each patch from some others, summed over the channels: Zhang
 * et al., "Minimum barrier salient object detection at 80 FPS", 2015, on patches. Unlike a sum of
 * steps it does not grow along a slow change of light.
 */
function barrierFrom({ count, around, touches, lab }: RegionGraph, from: readonly number[]) {
  const sum = new Float64Array(count);
  for (let c = 0; c < 3; c++) {
    const most = Float64Array.from({ length: count }, (_, k) => lab[k * 3 + c]);
    const least = most.slice();
    const range = new Float64Array(count).fill(Infinity);
    for (const k of from) range[k] = 0;
    let reached = new Set(from);
    while (reached.size > 0) {
      const next = new Set<number>();
      for (const k of reached) {
        for (const t of around[k]) {
          const n = touches[t].a === k ? touches[t].b : touches[t].a;
          const [high, low] = [
            Math.max(most[k], lab[n * 3 + c]),
            Math.min(least[k], lab[n * 3 + c]),
          ];
          // Only what is less by more than rounding, or the search would not end.
          if (high - low > range[n] - 1e-9) continue;
          [range[n], most[n], least[n]] = [high - low, high, low];
          next.add(n);
        }
      }
      reached = next;
    }
    for (let k = 0; k < count; k++) sum[k] += range[k];
  }
  return sum;
}

/** A misfit beyond these tells no more. */
const MISFIT: Range = [-6, 12];
type Range = readonly [least: number, most: number];

/** How badly each patch fits the two of three sides that it fits best: a subject may reach one. */
function unlikeSidesOf(graph: RegionGraph, sides: readonly (readonly number[])[]): Float64Array {
  const models = sides.map((side) => {
    const weight = new Float64Array(graph.count);
    for (const k of side) weight[k] = graph.size[k];
    return fitColors(graph, weight);
  });
  return Float64Array.from({ length: graph.count }, (_, k) => {
    const fits = models.map((model) =>
      Math.min(MISFIT[1], Math.max(MISFIT[0], misfit(model, graph, k))),
    );
    const [best, second] = fits.toSorted((a, b) => a - b);
    return (best + second) / 2;
  });
}

/** What counts as the same height, and as elsewhere on it, in shares of the longer side. */
const ROW_BROAD = 0.05;
const ASIDE = 0.12;
/** Colours farther apart than this are just unlike. */
const UNLIKE = 0.4;

/** How unlike each patch is to what lies at its height elsewhere. */
function unlikeRowOf({ count, place, size, lab }: RegionGraph): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => {
    let sum = 0;
    let all = 0;
    for (let j = 0; j < count; j++) {
      if (Math.abs(place[i * 2] - place[j * 2]) <= ASIDE) continue;
      const dy = (place[i * 2 + 1] - place[j * 2 + 1]) / ROW_BROAD;
      const weight = Math.exp((-dy * dy) / 2) * size[j];
      sum += weight * Math.min(UNLIKE, distance(lab, i, lab, j));
      all += weight;
    }
    return all > 0 ? sum / all : 0;
  });
}

/** Nearly all values lie below this quantile; above it one may reach a little beyond 1. */
const QUANTILE = 0.98;
const BEYOND = 1.2;

/** Values from their least on, in shares of their range. */
function ranged(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  const range = sorted[Math.floor(QUANTILE * (sorted.length - 1))] - sorted[0];
  return values.map((v) => (range > 0 ? Math.min(BEYOND, (v - sorted[0]) / range) : 0));
}
