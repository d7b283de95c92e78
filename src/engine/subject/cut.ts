import { distance } from '../picture/pixels.ts';
import { fitColors, misfit } from './color-model.ts';
import type { Seeds } from './marks.ts';
import { FlowGraph } from './max-flow.ts';
import type { RegionGraph } from './region-graph.ts';

/*
 * Subject and ground told apart by the cheapest cut between patches: Rother et al., "GrabCut:
 * interactive foreground extraction using iterated graph cuts", 2004, on superpixels.
 */

/** Cuts, each with colours learnt from the one before. */
const ROUNDS = 4;
/** Cost of a border of one pixel that runs through no edge. */
const BORDER = 75;
/** How far a colour's fit may speak for a side. */
const MOST_FIT = 6;
/** Weight of what stands out by our own signs, and of a prior that somebody else gave. */
export const WEIGHT = { signs: 5, prior: 10 };
/** What stands out by so much more than the usual speaks with all its weight. */
const FULL = 0.3;
/** A mark's patches say so much more of a side's colours than others do. */
const MARKED = 4;
/** How much a mark speaks for the patches near it, and how near that is, in steps of colour. */
const MARK_NEAR = 8;
const NEAR = 0.25;
/** A step to a neighbour of the same colour. */
const LEAST_STEP = 0.02;
const SURE = 1e7;

/** What each patch is likely to be before colours and borders are looked at. */
export interface Leaning {
  /** How much more each stands out than would leave it open, -1 to 1. */
  stands: Float64Array;
  /** How much that weighs. */
  weight: number;
}

/** Which patches are the subject: 1 for the subject's. */
export function cutSubject(
  graph: RegionGraph,
  { stands, weight }: Leaning,
  seeds: Seeds,
): Uint8Array {
  const kept = nearness(graph, seeds, 1);
  const dropped = nearness(graph, seeds, -1);
  const prior = Float64Array.from({ length: graph.count }, (_, k) => {
    // The nearer a mark, the less is guessed.
    const guessed = weight * (1 - Math.max(kept[k], dropped[k]));
    const leans = Math.min(1, Math.max(-1, stands[k] / FULL));
    return guessed * leans + MARK_NEAR * (kept[k] - dropped[k]);
  });
  let side: Uint8Array = Uint8Array.from(prior, (v, k) =>
    seeds[k] || v > 0 ? +(seeds[k] >= 0) : 0,
  );
  for (let round = 0; round < ROUNDS; round++) {
    const weights = [0, 1].map((of) =>
      side.map((s, k) => (s === of ? graph.size[k] * (seeds[k] ? MARKED : 1) : 0)),
    );
    if (weights.some((w) => !w.some((v) => v > 0))) break;
    const next = cutOnce(graph, weights, prior, seeds);
    const changed = next.some((s, k) => s !== side[k]);
    side = next;
    if (!changed) break;
  }
  return side;
}

function cutOnce(
  graph: RegionGraph,
  weights: readonly ArrayLike<number>[],
  prior: Float64Array,
  seeds: Seeds,
): Uint8Array {
  const [ground, subject] = weights.map((weight) => fitColors(graph, weight));
  const flow = new FlowGraph(graph.count);
  for (let k = 0; k < graph.count; k++) {
    const fit = misfit(ground, graph, k) - misfit(subject, graph, k);
    const speaks = Math.min(MOST_FIT, Math.max(-MOST_FIT, fit)) + prior[k];
    const drop = seeds[k] ? (seeds[k] > 0 ? SURE : 0) : graph.size[k] * Math.max(0, speaks);
    const keep = seeds[k] ? (seeds[k] < 0 ? SURE : 0) : graph.size[k] * Math.max(0, -speaks);
    flow.addEnds(k, drop, keep);
  }
  for (const { a, b, bond } of graph.touches) flow.addPair(a, b, BORDER * bond);
  return flow.cut();
}

/** How near each patch lies to those marked, along its likes: 1 on them, falling to 0. */
function nearness(graph: RegionGraph, seeds: Seeds, of: number): Float64Array {
  const way = new Float64Array(graph.count).fill(Infinity);
  let reached = [...seeds.keys()].filter((k) => seeds[k] === of);
  for (const k of reached) way[k] = 0;
  while (reached.length > 0) {
    const next = new Set<number>();
    for (const k of reached) {
      for (const t of graph.around[k]) {
        const { a, b } = graph.touches[t];
        const n = a === k ? b : a;
        const step = way[k] + LEAST_STEP + distance(graph.lab, a, graph.lab, b);
        if (step >= way[n] || step > 4 * NEAR) continue;
        way[n] = step;
        next.add(n);
      }
    }
    reached = [...next];
  }
  return way.map((w) => Math.exp(-w / NEAR));
}
