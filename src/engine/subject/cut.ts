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
/** How far a colour's fit may speak for a side. */
const MOST_FIT = 6;

/** What the cheapest cut is weighed by. */
interface Weights {
  /** Of what each patch is likely to be before colours and borders are looked at. */
  leaning: number;
  /** What leans so much to a side speaks with all that weight. */
  full: number;
  /** Cost of a border of one pixel that runs through no edge. */
  border: number;
  /** How near a mark is felt, in steps of colour. */
  near: number;
  /** A step counts no more than the patch that it leads to differs from all that was marked. */
  isByLikes: boolean;
}

/**
 * By our own signs, and by a prior that somebody else gave: the latter knows more, so that a mark may
 * be felt farther without flooding what is not meant.
 */
const WEIGHTS: Record<'signs' | 'prior', Weights> = {
  signs: { leaning: 5, full: 0.3, border: 75, near: 0.25, isByLikes: false },
  prior: { leaning: 12, full: 0.2, border: 60, near: 0.3, isByLikes: true },
};

/** A mark's patches say so much more of a side's colours than others do. */
const MARKED = 4;
/** How much a mark speaks for the patches near it. */
const MARK_NEAR = 8;
/** A guess that a mark shows to be wrong is wrong around it, too: how far, in shares of the longer side. */
const WRONG_AROUND = 0.1;
/** So much of its word is taken from it there: what lies farther off is held as it was. */
const DOUBT = 0.8;
/** A step to a neighbour of the same colour. */
const LEAST_STEP = 0.02;
const SURE = 1e7;

/** What each patch is likely to be before colours and borders are looked at. */
export interface Leaning {
  /** How much more each stands out than would leave it open, -1 to 1. */
  stands: Float64Array;
  /** Who says so. */
  by: keyof typeof WEIGHTS;
}

/**
 * Which patches are the subject: 1 for the subject's.
 * @param held what speaks for each patch to stay on its side, as `holdAround` gives it
 */
export function cutSubject(
  graph: RegionGraph,
  { stands, by }: Leaning,
  seeds: Seeds,
  held?: Float64Array,
): Uint8Array {
  const weights = WEIGHTS[by];
  const kept = nearness(graph, marked(seeds, 1), weights);
  const dropped = nearness(graph, marked(seeds, -1), weights);
  const leans = stands.map((v) => Math.min(1, Math.max(-1, v / weights.full)));
  const wrongs = [1, -1].map((of) => wrongAround(graph, leans, seeds, of));
  const prior = Float64Array.from({ length: graph.count }, (_, k) => {
    // The nearer a mark, the less is guessed; what a mark shows to be wrong is not guessed around it.
    const guessed = weights.leaning * (1 - Math.max(kept[k], dropped[k]));
    const trust = 1 - DOUBT * wrongs[leans[k] < 0 ? 0 : 1][k];
    return guessed * trust * leans[k] + MARK_NEAR * (kept[k] - dropped[k]) + (held?.[k] ?? 0);
  });
  let side: Uint8Array = Uint8Array.from(prior, (v, k) =>
    seeds[k] || v > 0 ? +(seeds[k] >= 0) : 0,
  );
  for (let round = 0; round < ROUNDS; round++) {
    const sizes = [0, 1].map((of) =>
      Float64Array.from(side, (s, k) => (s === of ? graph.size[k] * (seeds[k] ? MARKED : 1) : 0)),
    );
    if (sizes.some((w) => !w.some((v) => v > 0))) break;
    const next = cutOnce(graph, sizes, prior, { seeds, border: weights.border });
    const changed = next.some((s, k) => s !== side[k]);
    side = next;
    if (!changed) break;
  }
  return side;
}

function cutOnce(
  graph: RegionGraph,
  sizes: readonly ArrayLike<number>[],
  prior: Float64Array,
  { seeds, border }: { seeds: Seeds; border: number },
): Uint8Array {
  const [ground, subject] = sizes.map((weight) => fitColors(graph, weight));
  const flow = new FlowGraph(graph.count, graph.touches.length);
  for (let k = 0; k < graph.count; k++) {
    const fit = misfit(ground, graph, k) - misfit(subject, graph, k);
    const speaks = Math.min(MOST_FIT, Math.max(-MOST_FIT, fit)) + prior[k];
    const drop = seeds[k] ? (seeds[k] > 0 ? SURE : 0) : graph.size[k] * Math.max(0, speaks);
    const keep = seeds[k] ? (seeds[k] < 0 ? SURE : 0) : graph.size[k] * Math.max(0, -speaks);
    flow.addEnds(k, drop, keep);
  }
  for (const { a, b, bond } of graph.touches) flow.addPair(a, b, border * bond);
  return flow.cut();
}

/**
 * How far the marks of a side show a guess to be wrong: 1 on those that it is sure against, falling with
 * the way from them.
 * @param of 1 for what was kept, -1 for what was dropped
 */
function wrongAround(
  { count, place }: RegionGraph,
  leans: Float64Array,
  seeds: Seeds,
  of: number,
): Float64Array {
  const wrong = new Float64Array(count);
  for (const s of marked(seeds, of)) {
    const by = -of * leans[s];
    if (by <= 0) continue;
    for (let k = 0; k < count; k++) {
      const dx = place[k * 2] - place[s * 2];
      const dy = place[k * 2 + 1] - place[s * 2 + 1];
      wrong[k] = Math.max(
        wrong[k],
        by * Math.exp(-(dx * dx + dy * dy) / (2 * WRONG_AROUND * WRONG_AROUND)),
      );
    }
  }
  return wrong;
}

const marked = (seeds: Seeds, of: number): number[] =>
  [...seeds.keys()].filter((k) => seeds[k] === of);

/**
 * How near each patch lies to those marked: 1 on them, falling to 0 with the steps of colour on the
 * way. Between leaves, or on a chequered shirt, each step is large, though all of them have the colours
 * of what was marked.
 */
function nearness(
  graph: RegionGraph,
  from: readonly number[],
  { near, isByLikes }: Weights,
): Float64Array {
  const way = new Float64Array(graph.count).fill(Infinity);
  for (const k of from) way[k] = 0;
  const unlike = isByLikes ? unlikeAll(graph, from) : way.map(() => Infinity);
  let reached = [...from];
  while (reached.length > 0) {
    const next = new Set<number>();
    for (const k of reached) {
      for (const t of graph.around[k]) {
        const { a, b } = graph.touches[t];
        const n = a === k ? b : a;
        const step =
          way[k] + LEAST_STEP + Math.min(unlike[n], distance(graph.lab, a, graph.lab, b));
        if (step >= way[n] || step > 4 * near) continue;
        way[n] = step;
        next.add(n);
      }
    }
    reached = [...next];
  }
  return way.map((w) => Math.exp(-w / near));
}

/** How far each patch's colour lies from the nearest of some others. */
function unlikeAll({ count, lab }: RegionGraph, others: readonly number[]): Float64Array {
  return Float64Array.from({ length: count }, (_, n) =>
    others.reduce((least, k) => Math.min(least, distance(lab, n, lab, k)), Infinity),
  );
}
