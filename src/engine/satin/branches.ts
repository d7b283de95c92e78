import type { MedialGraph } from './medial.ts';

/*
 * The medial graph as branches between tips and junctions, and the pruning of
 * those that only reach into a corner of the border.
 */

/** A leaf branch is kept when it is longer than this, in radii of its junction. */
const MIN_SIGNIFICANCE = 0.8;
/** The same for a leaf with a wide tip: a short round leg is a stroke. */
const MIN_ROUND_SIGNIFICANCE = 0.3;
/** The tip of a branch into a corner is narrower than this, in radii of its junction; a serif's is not. */
const SHARP_TIP = 0.2;
/** What hangs on nothing and is shorter than this, in its own radii, is a bump of the border. */
const MIN_ALONE = 1;
/** Two leaves below this at one three-way junction are the two corners of a cap. */
const MAX_CAP_SIGNIFICANCE = 1.7;

export interface Branch {
  /** Nodes at its ends. */
  from: number;
  to: number;
  /** Edges in order; `forward[i]` tells whether edge i runs from its a to its b. */
  edges: number[];
  forward: boolean[];
  lengthMm: number;
}

/** Branches of the graph's living edges. A closed loop without junction starts where its number is least. */
export function traceBranches(graph: MedialGraph, alive: Uint8Array): Branch[] {
  const at = incidence(graph, alive);
  const used = new Uint8Array(graph.edges.length);
  const branches: Branch[] = [];
  const walk = (start: number, firstEdge: number): void => {
    const branch: Branch = { from: start, to: start, edges: [], forward: [], lengthMm: 0 };
    let node = start;
    let e = firstEdge;
    while (e >= 0 && !used[e]) {
      used[e] = 1;
      const edge = graph.edges[e];
      const forward = edge.a === node;
      branch.edges.push(e);
      branch.forward.push(forward);
      branch.lengthMm += edge.lengthMm;
      node = forward ? edge.b : edge.a;
      e = at[node].length === 2 ? (at[node].find((k) => !used[k]) ?? -1) : -1;
    }
    branch.to = node;
    branches.push(branch);
  };
  for (let n = 0; n < at.length; n++) {
    if (at[n].length === 2) continue;
    for (const e of at[n]) if (!used[e]) walk(n, e);
  }
  for (let n = 0; n < at.length; n++) for (const e of at[n]) if (!used[e]) walk(n, e);
  return branches;
}

/** Number of living edges at each node. */
export function degrees(graph: MedialGraph, alive: Uint8Array): Int32Array {
  const degree = new Int32Array(graph.x.length);
  graph.edges.forEach((edge, e) => {
    if (!alive[e]) return;
    degree[edge.a]++;
    degree[edge.b]++;
  });
  return degree;
}

/**
 * Removes branches that lead into corners, round after round: all of a round
 * at once, since a corner's two branches hold each other up.
 */
export function prune(graph: MedialGraph): { alive: Uint8Array; branches: Branch[] } {
  const alive = new Uint8Array(graph.edges.length).fill(1);
  for (;;) {
    const branches = traceBranches(graph, alive);
    const weak = weakBranches(graph, alive, branches);
    const doomed = weak.length > 0 ? weak : crumbs(graph, alive, branches);
    if (doomed.length === 0) return { alive, branches };
    for (const branch of doomed) for (const e of branch.edges) alive[e] = 0;
  }
}

function weakBranches(graph: MedialGraph, alive: Uint8Array, branches: Branch[]): Branch[] {
  const degree = degrees(graph, alive);
  const leaves = new Map<number, { branch: Branch; significance: number; tip: number }[]>();
  for (const branch of branches) {
    const fromTip = degree[branch.from] === 1;
    const toTip = degree[branch.to] === 1;
    if (fromTip === toTip) continue; // a stroke of its own, or a bridge
    const tip = fromTip ? branch.from : branch.to;
    const junction = fromTip ? branch.to : branch.from;
    const r = graph.r[junction];
    const significance = (branch.lengthMm + graph.r[tip] - r) / r;
    const list = leaves.get(junction) ?? [];
    list.push({ branch, significance, tip });
    leaves.set(junction, list);
  }
  const doomed: Branch[] = [];
  for (const [junction, list] of leaves) {
    const cap =
      degree[junction] === 3 &&
      list.length === 2 &&
      list.every(
        ({ significance, tip }) =>
          significance < MAX_CAP_SIGNIFICANCE && graph.r[tip] < SHARP_TIP * graph.r[junction],
      );
    for (const { branch, significance, tip } of list) {
      const round = graph.r[tip] > 0.5 * graph.r[junction];
      const limit = round ? MIN_ROUND_SIGNIFICANCE : MIN_SIGNIFICANCE;
      if (cap || significance < limit) doomed.push(branch);
    }
  }
  return doomed;
}

/** Pieces of axis that are joined to nothing and too short for a stroke of their own. */
function crumbs(graph: MedialGraph, alive: Uint8Array, branches: Branch[]): Branch[] {
  const degree = degrees(graph, alive);
  return branches.filter(
    ({ from, to, lengthMm }) =>
      degree[from] === 1 &&
      degree[to] === 1 &&
      lengthMm < MIN_ALONE * Math.max(graph.r[from], graph.r[to]),
  );
}

function incidence(graph: MedialGraph, alive: Uint8Array): number[][] {
  const at: number[][] = Array.from({ length: graph.x.length }, () => []);
  graph.edges.forEach((edge, e) => {
    if (!alive[e]) return;
    at[edge.a].push(e);
    at[edge.b].push(e);
  });
  return at;
}
