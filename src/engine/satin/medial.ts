import Delaunator from 'delaunator';
import { rootOf } from '../core/union-find.ts';
import { arcBetween, type Outline, stepSample } from './outline.ts';

/*
 * The medial axis of a shape, from the Voronoi diagram of its border samples
 * (Brandt and Algazi 1992). A Voronoi edge and the Delaunay edge that it
 * belongs to are at right angles: the two samples of the latter are the feet
 * of the former, and feet of successive edges never cross. That is what makes
 * them good rungs.
 */

/** Edges whose feet are nearer than this many samples along one ring are noise of the sampling. */
const MIN_ARC_STEPS = 2.5;
/** Feet seen under a smaller angle from the axis belong to a bump of the border, not to a stroke. */
const MIN_ANGLE = (36 * Math.PI) / 180;
/** Nodes nearer than this, and than a fifth of a sample step, are one. */
const MERGE_MM = 0.02;
/** Samples are moved inward so that sides that touch stay two sides. */
const NUDGE_MM = 1e-4;

export interface MedialGraph {
  /** Nodes: centres of the greatest discs inside the shape, and their radii, in mm. */
  x: Float64Array;
  y: Float64Array;
  r: Float64Array;
  edges: MedialEdge[];
}

export interface MedialEdge {
  a: number;
  b: number;
  lengthMm: number;
  /** Border samples where the disc touches, to the left and right of one who goes from a to b. */
  left: number;
  right: number;
}

export function medialGraph(outline: Outline): MedialGraph {
  const { triangles, halfedges } = triangulate(outline);
  const count = triangles.length / 3;
  const cx = new Float64Array(count);
  const cy = new Float64Array(count);
  const inner = new Uint8Array(count);
  for (let t = 0; t < count; t++) {
    circumcentre(outline, triangles, t, cx, cy);
    inner[t] = outline.isInside(cx[t], cy[t]) ? 1 : 0;
  }
  const side = firstTurn(outline, triangles);
  const merge = Math.min(MERGE_MM, outline.stepMm / 5);
  const raw: MedialEdge[] = [];
  const group = Int32Array.from({ length: count }, (_, t) => t);
  for (let e = 0; e < halfedges.length; e++) {
    const f = halfedges[e];
    if (f < e) continue; // also -1, the hull
    const a = Math.floor(e / 3);
    const b = Math.floor(f / 3);
    if (!inner[a] || !inner[b]) continue;
    const p = triangles[e];
    const q = triangles[e % 3 === 2 ? e - 2 : e + 1];
    const lengthMm = Math.hypot(cx[b] - cx[a], cy[b] - cy[a]);
    if (!isStroke(outline, p, q, (cx[a] + cx[b]) / 2, (cy[a] + cy[b]) / 2)) continue;
    if (lengthMm < merge) group[rootOf(group, a)] = rootOf(group, b);
    raw.push({ a, b, lengthMm, left: side > 0 ? p : q, right: side > 0 ? q : p });
  }
  return collect(outline, raw, group, cx, cy);
}

function triangulate(outline: Outline): Delaunator<Float64Array> {
  const { x, y } = outline;
  const flat = new Float64Array(x.length * 2);
  for (let i = 0; i < x.length; i++) {
    const a = stepSample(outline, i, -1);
    const b = stepSample(outline, i, 1);
    const dx = x[b] - x[a];
    const dy = y[b] - y[a];
    const d = Math.hypot(dx, dy) || 1;
    flat[2 * i] = x[i] - x[0] + (NUDGE_MM * dy) / d;
    flat[2 * i + 1] = y[i] - y[0] - (NUDGE_MM * dx) / d;
  }
  return new Delaunator(flat);
}

function circumcentre(
  { x, y }: Outline,
  triangles: Uint32Array,
  t: number,
  cx: Float64Array,
  cy: Float64Array,
): void {
  const a = triangles[3 * t];
  const b = triangles[3 * t + 1];
  const c = triangles[3 * t + 2];
  const bx = x[b] - x[a];
  const by = y[b] - y[a];
  const dx = x[c] - x[a];
  const dy = y[c] - y[a];
  const b2 = bx * bx + by * by;
  const d2 = dx * dx + dy * dy;
  const k = 0.5 / (bx * dy - by * dx);
  cx[t] = x[a] + (dy * b2 - by * d2) * k;
  cy[t] = y[a] + (bx * d2 - dx * b2) * k;
}

/** Which way the triangles turn: Delaunay libraries differ. */
function firstTurn({ x, y }: Outline, triangles: Uint32Array): number {
  if (triangles.length === 0) return 1;
  const [a, b, c] = triangles;
  return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a]);
}

function isStroke(outline: Outline, p: number, q: number, mx: number, my: number): boolean {
  const { x, y, stepMm } = outline;
  const near = MIN_ARC_STEPS * stepMm;
  if (arcBetween(outline, p, q) <= near || arcBetween(outline, q, p) <= near) return false;
  if (Math.hypot(x[p] - x[q], y[p] - y[q]) < 1.5 * stepMm) return false;
  const ax = x[p] - mx;
  const ay = y[p] - my;
  const bx = x[q] - mx;
  const by = y[q] - my;
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) >= MIN_ANGLE;
}

/** Numbers the merged nodes in the order of their first edge, and drops edges within one node. */
function collect(
  outline: Outline,
  raw: MedialEdge[],
  group: Int32Array,
  cx: Float64Array,
  cy: Float64Array,
): MedialGraph {
  const number = new Int32Array(group.length).fill(-1);
  const x: number[] = [];
  const y: number[] = [];
  const r: number[] = [];
  const nodeOf = (t: number, sample: number): number => {
    const root = rootOf(group, t);
    if (number[root] < 0) {
      number[root] = x.length;
      x.push(cx[root]);
      y.push(cy[root]);
      r.push(Math.hypot(outline.x[sample] - cx[root], outline.y[sample] - cy[root]));
    }
    return number[root];
  };
  const edges: MedialEdge[] = [];
  for (const edge of raw) {
    const a = nodeOf(edge.a, edge.left);
    const b = nodeOf(edge.b, edge.left);
    if (a === b) continue;
    edges.push({ ...edge, a, b, lengthMm: Math.hypot(x[b] - x[a], y[b] - y[a]) });
  }
  return { x: Float64Array.from(x), y: Float64Array.from(y), r: Float64Array.from(r), edges };
}

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
 * Removes branches that lead into corners, round after round. All of a round go at once: if one of a
 * corner's two branches went first, the other one would look like the end of a stroke, and stay.
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
