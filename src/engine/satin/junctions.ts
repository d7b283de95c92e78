import type { Mm } from '../core/units.ts';
import { least } from '../core/least.ts';
import { AIM_FROM_RADII, AIM_TO_RADII, type Chain, FREE, type Knot, PLAIN } from './chain.ts';
import { type Branch, degrees, type MedialGraph } from './medial.ts';
import { arcBetween, CORNER_REACH_MM, type Outline, stepSample } from './outline.ts';

/*
 * At a junction the two branches that run on straightest become one chain; the others end there,
 * under its cover: at half of a T,
 *
 *     ─────────────────────        ═════════════════════  one chain, whose right rail
 *     ──── a ───┬── b ─────        ═════════╤═══╤═══════  bridges the mouth of c
 *     ─────┐    │    ┌─────             ┌┄┄┄┴┄┄┄┴┄┄┄┐      c butts, OVERLAP_MM under its edge
 *          │    c    │                  │     c     │
 *
 * Branches of a medial axis meet in several nodes where strokes cross (an X gives two of three
 * branches each); nodes so near are one junction.
 */

/** Junctions joined by a branch shorter than this, in radii, are one. */
const MAX_CLUSTER_RADII = 0.6;
/** Rungs within this distance of a junction, in radii, are led straight across. */
const STRAIGHT_RADII = 1.3;
/**
 * Two branches are one stroke, it seems, if within a junction their common border bends inward no
 * tighter than on a circle of this radius, in that of the junction; a corner does, and its fillet …
 */
const MIN_SMOOTH_RADII = 0.6;
const MAX_SMOOTH_RAD = Math.PI / 3;
/** … if what else meets there is a stroke too, longer than this in radii, and no foot of a stem; and if they run on at all (cosine of their directions), which then counts as much as this does of a cosine. */
const MIN_THIRD_RADII = 3;
const MAX_SMOOTH_COS = -0.22;
const SMOOTH_GAIN = 0.8;
/** Such a border is looked at from where the branches are so far from the junction, in radii; it is no longer than that. */
const SMOOTH_FROM_RADII = 1;
const MAX_SMOOTH_RADII = 6;
/** How far a butting column reaches under the other one's edge. */
export const OVERLAP_MM = 0.6;

/** One end of a branch at a junction, seen by one who leaves the junction. */
interface Arm {
  branch: number;
  /** The arm starts at the branch's `from` (0) or at its `to` (1). */
  end: 0 | 1;
  knots: Knot[];
}

/** Joins branches into chains. */
export function joinBranches(
  outline: Outline,
  graph: MedialGraph,
  alive: Uint8Array,
  branches: Branch[],
): Chain[] {
  const cluster = clusterJunctions(graph, alive, branches);
  /** The junction at an end of a branch; below 0 without one. */
  const junctionAt = (b: Branch, end: 0 | 1): number => cluster[end === 0 ? b.from : b.to];
  const kept = branches.filter(
    (b) =>
      cluster[b.from] < 0 || cluster[b.from] !== cluster[b.to] || b.lengthMm > graph.r[b.from] * 3,
  );
  const arms = kept.map((b, i): [Arm, Arm] => [
    { branch: i, end: 0, knots: knotsOf(graph, b) },
    { branch: i, end: 1, knots: knotsOf(graph, reversed(b)) },
  ]);
  const meeting = new Map<number, Arm[]>();
  kept.forEach((b, i) => {
    for (const end of [0, 1] as const) {
      const c = junctionAt(b, end);
      if (c >= 0) meeting.set(c, [...(meeting.get(c) ?? []), arms[i][end]]);
    }
  });
  const links = new Map<Arm, Link>();
  for (const [c, list] of meeting) linkStraightest(outline, graph.r[c], list, links);
  return walkChains(kept, arms, links, (i, end) => junctionAt(kept[i], end) >= 0);
}

interface Link {
  to: Arm;
  radius: number;
  /** No other branch on that side of one who comes in along the first arm. */
  openLeft: boolean;
  openRight: boolean;
}

/** For each node the widest node of its junction, or -1. */
function clusterJunctions(graph: MedialGraph, alive: Uint8Array, branches: Branch[]): Int32Array {
  const degree = degrees(graph, alive);
  const group = Int32Array.from({ length: graph.x.length }, (_, i) => (degree[i] > 2 ? i : -1));
  for (const b of branches) {
    if (degree[b.from] < 3 || degree[b.to] < 3 || b.from === b.to) continue;
    const ga = group[b.from];
    const gb = group[b.to];
    const limit = MAX_CLUSTER_RADII * Math.min(graph.r[b.from], graph.r[b.to]);
    if (ga === gb || b.lengthMm > limit) continue;
    const [keep, drop] = graph.r[ga] >= graph.r[gb] ? [ga, gb] : [gb, ga];
    for (let i = 0; i < group.length; i++) if (group[i] === drop) group[i] = keep;
  }
  return group;
}

const reversed = (b: Branch): Branch => ({
  from: b.to,
  to: b.from,
  edges: [...b.edges].reverse(),
  forward: b.forward.map((f) => !f).reverse(),
  lengthMm: b.lengthMm,
});

function knotsOf(graph: MedialGraph, branch: Branch): Knot[] {
  let t = 0;
  return branch.edges.map((e, i) => {
    const { a, b, left, right, lengthMm } = graph.edges[e];
    const forward = branch.forward[i];
    t += lengthMm;
    return {
      t: t - lengthMm / 2,
      x: (graph.x[a] + graph.x[b]) / 2,
      y: (graph.y[a] + graph.y[b]) / 2,
      r: (graph.r[a] + graph.r[b]) / 2,
      left: forward ? left : right,
      right: forward ? right : left,
      ...PLAIN,
    };
  });
}

function linkStraightest(
  outline: Outline,
  radius: number,
  arms: Arm[],
  links: Map<Arm, Link>,
): void {
  if (arms.length < 2) return;
  const pairs = arms.flatMap((arm, i) => arms.slice(i + 1).map((other) => [arm, other] as const));
  const [a, b] = least(pairs, ([arm, other]) => {
    const [p, q] = [aim(arm.knots, radius), aim(other.knots, radius)];
    const straight = p.x * q.x + p.y * q.y; // -1 is straight
    const smooth =
      straight < MAX_SMOOTH_COS &&
      arms.every((a) => a === arm || a === other || lengthOf(a) > MIN_THIRD_RADII * radius) &&
      isSmooth(outline, arms, arm, other, radius);
    const gain = smooth ? SMOOTH_GAIN : 0;
    // Between pairs that are about as straight, the longer stroke stays whole.
    return straight - gain - 1e-3 * Math.min(20, lengthOf(arm) + lengthOf(other));
  })!;
  // Going in along a and out along b: a's right side, as it leaves, is on the left.
  const openLeft = follows(outline, arms, b) === a;
  const openRight = follows(outline, arms, a) === b;
  links.set(a, { to: b, radius, openLeft, openRight });
  links.set(b, { to: a, radius, openLeft: openRight, openRight: openLeft });
}

/**
 * Whether the border runs from one branch to another without an inward corner: a bowl bends on past
 * its tail, and the straightest way would be from the bowl into the tail.
 */
function isSmooth(outline: Outline, arms: Arm[], a: Arm, b: Arm, radius: number): boolean {
  const [first, second] = follows(outline, arms, a) === b ? [a, b] : [b, a];
  if (follows(outline, arms, first) !== second) return false;
  const at = ({ knots }: Arm): Knot =>
    knots.find(({ t }) => t >= SMOOTH_FROM_RADII * radius) ?? knots[knots.length - 1];
  const [from, to] = [at(first).left, at(second).right];
  if (arcBetween(outline, from, to) > MAX_SMOOTH_RADII * radius) return false;
  const most = Math.min(MAX_SMOOTH_RAD, CORNER_REACH_MM / (MIN_SMOOTH_RADII * radius));
  for (let i = from; i !== to; i = stepSample(outline, i, 1)) {
    if (outline.turn[i] < -most) return false;
  }
  return true;
}

const lengthOf = (arm: Arm): number => arm.knots[arm.knots.length - 1].t;

/** Direction in which an arm leaves its junction. */
function aim(knots: Knot[], radius: number): { x: number; y: number } {
  const at = (t: number): Knot => knots.find((k) => k.t >= t) ?? knots[knots.length - 1];
  const last = knots[knots.length - 1].t;
  const from = at(Math.min(AIM_FROM_RADII * radius, last * 0.5));
  const to = at(Math.min(AIM_TO_RADII * radius, last));
  const d = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / d, y: (to.y - from.y) / d };
}

/** The arm whose right foot comes next along the border after this arm's left foot. */
function follows(outline: Outline, arms: Arm[], arm: Arm): Arm | undefined {
  return least(arms, (other) => {
    if (other === arm) return Infinity;
    const d = arcBetween(outline, arm.knots[0].left, other.knots[0].right);
    // Feet may overlap by a few samples.
    const back = arcBetween(outline, other.knots[0].right, arm.knots[0].left);
    return Math.min(d, back < 6 * outline.stepMm ? back : Infinity);
  });
}

function walkChains(
  branches: Branch[],
  arms: [Arm, Arm][],
  links: Map<Arm, Link>,
  atJunction: (branch: number, end: 0 | 1) => boolean,
): Chain[] {
  const used = new Uint8Array(branches.length);
  const chains: Chain[] = [];
  const endOf = (i: number, end: 0 | 1): Chain['start'] =>
    atJunction(i, end) ? { kind: 'butt', extendMm: OVERLAP_MM } : FREE;
  const walk = (branch: number, from: 0 | 1): void => {
    const chain: Chain = { knots: [], closed: false, start: endOf(branch, from), end: FREE };
    let arm = arms[branch][from];
    /** Stretches of the chain that cross a junction. */
    const crossings: { t: Mm; reachMm: Mm }[] = [];
    for (;;) {
      used[arm.branch] = 1;
      append(chain.knots, arm.knots);
      const exit = arms[arm.branch][arm.end === 0 ? 1 : 0];
      const link = links.get(exit);
      if (!link) {
        chain.end = endOf(exit.branch, exit.end);
        const b = branches[exit.branch];
        chain.closed = b.from === b.to && !atJunction(exit.branch, 0);
        break;
      }
      const t = chain.knots[chain.knots.length - 1].t;
      crossings.push({ t, reachMm: STRAIGHT_RADII * link.radius });
      if (used[link.to.branch]) {
        chain.closed = true;
        chain.start = FREE;
        chain.knots[0].bridgeLeft = !link.openLeft;
        chain.knots[0].bridgeRight = !link.openRight;
        crossings.push({ t: 0, reachMm: STRAIGHT_RADII * link.radius });
        break;
      }
      arm = link.to;
      arm.knots[0].bridgeLeft = !link.openLeft;
      arm.knots[0].bridgeRight = !link.openRight;
    }
    for (const k of chain.knots) {
      if (crossings.some(({ t, reachMm }) => Math.abs(k.t - t) < reachMm)) k.skip = true;
    }
    chains.push(chain);
  };
  for (let i = 0; i < branches.length; i++) {
    for (const end of [0, 1] as const) if (!used[i] && !links.has(arms[i][end])) walk(i, end);
  }
  for (let i = 0; i < branches.length; i++) if (!used[i]) walk(i, 0);
  return chains;
}

function append(knots: Knot[], more: Knot[]): void {
  const last = knots[knots.length - 1];
  const gap = last ? Math.hypot(more[0].x - last.x, more[0].y - last.y) : 0;
  const shift = last ? last.t + gap - more[0].t : 0;
  for (const k of more) knots.push({ ...k, t: k.t + shift });
}
