import type { Mm } from '../core/units.ts';
import { MAX_HOP_MM, POINTS_PER_HOLE, RUN_LINE_MM } from '../machine.ts';
import type { StrokeShape } from '../shapes.ts';
import { beanStitch, runningStitch } from '../stitch/run.ts';
import { lineLength, movedAside, turned } from './lines.ts';
import { walkOnce } from './postman.ts';

/*
 * Lines that meet are sewn in one go, so that no thread is cut: out along each and back, as a pen
 * that never lifts would draw a tree, where a line is wider than a thread on its one side and its
 * other (Holbein stitch); or as a postman walks, along each once and a few twice.
 */

/** A piece of a stroke between two places where strokes meet or end. */
interface Edge {
  from: number;
  to: number;
  points: Float64Array;
  widthMm: Mm;
}

/** Strokes that hang together. */
export interface LineNetwork {
  /** Places where they meet or end: x0, y0, x1, y1, … */
  nodes: Float64Array;
  edges: Edge[];
}

/** Points nearer than this are one. */
const SAME_MM: Mm = 1e-3;
/**
 * A line as wide as one running stitch needs no second way; wider ones have theirs so far apart at
 * most: a thread's width, so that no cloth shows between them.
 */
const ONE_WAY_MM: Mm = RUN_LINE_MM;
const MAX_APART_MM: Mm = 0.25;
const STITCH_MM: Mm = 2.2;
/** Shorter stitches, where lines meet, are left out. */
const MIN_STITCH_MM: Mm = 0.45;
/**
 * More needle points than this in one hole would tear it: the way back along a line
 * stops short of it by so much, and where far too many lines meet, the way out too.
 */
const MAX_HITS = POINTS_PER_HOLE.sewn;
const MAX_HITS_OUT = 7;
const DRAWN_IN_MM: Mm = 0.4;

/** Sorts strokes into networks, in the order of their first strokes. */
export function lineNetworks(strokes: readonly StrokeShape[]): LineNetwork[] {
  const places = new Map<string, number>();
  const uses: number[] = [];
  const lines = strokes.map(({ points, closed }) =>
    closed ? Float64Array.from([...points, ...points.subarray(0, 2)]) : points,
  );
  const ids = lines.map((line) =>
    Array.from({ length: line.length / 2 }, (_, k) => {
      const key = `${Math.round(line[2 * k] / SAME_MM)},${Math.round(line[2 * k + 1] / SAME_MM)}`;
      const id = places.get(key) ?? places.size;
      places.set(key, id);
      uses[id] = (uses[id] ?? 0) + (k === 0 || 2 * k === line.length - 2 ? 2 : 1);
      return id;
    }),
  );
  const edges: Edge[] = [];
  lines.forEach((points, s) => {
    let start = 0;
    for (let k = 1; k < ids[s].length; k++) {
      if (uses[ids[s][k]] < 2) continue;
      const piece = points.slice(2 * start, 2 * k + 2);
      const { widthMm } = strokes[s];
      edges.push({ from: ids[s][start], to: ids[s][k], points: piece, widthMm });
      start = k;
    }
  });
  return gather(edges);
}

/** Edges that hang together, their nodes numbered anew. */
function gather(edges: readonly Edge[]): LineNetwork[] {
  const at = new Map<number, Edge[]>();
  for (const edge of edges) {
    for (const node of [edge.from, edge.to]) {
      const met = at.get(node) ?? [];
      if (met.push(edge) === 1) at.set(node, met);
    }
  }
  const taken = new Set<Edge>();
  const networks: LineNetwork[] = [];
  for (const first of edges) {
    if (taken.has(first)) continue;
    // A set is walked in its order, what is added on the way included.
    const own = new Set([first]);
    const number = new Map<number, number>();
    const nodes: number[] = [];
    const visit = (node: number, place: Float64Array): void => {
      if (number.has(node)) return;
      number.set(node, nodes.length / 2);
      nodes.push(...place);
      for (const next of at.get(node)!) own.add(next);
    };
    for (const edge of own) {
      taken.add(edge);
      visit(edge.from, edge.points.subarray(0, 2));
      visit(edge.to, edge.points.subarray(-2));
    }
    networks.push({
      nodes: Float64Array.from(nodes),
      edges: Array.from(own, (e) => ({
        ...e,
        from: number.get(e.from)!,
        to: number.get(e.to)!,
      })),
    });
  }
  return networks;
}

/** A way along an edge, and on which side of it. */
interface Step {
  edge: Edge;
  forward: boolean;
  /** 1 on the right of the edge's own direction, -1 on its left. */
  side: 1 | -1;
}

/**
 * How a network is sewn: every line twice; once, but those that lead on; or bold, in bean stitch
 * where it is walked once and in two threads where twice.
 */
export type NetworkStitch = 'twice' | 'once' | 'bean';

/**
 * Needle points of a network, from a node near to a place. Lines that are sewn twice end where they
 * began.
 * @param stitchMm the longest stitch
 * @returns x0, y0, x1, y1, … in mm
 */
export function sewNetwork(
  network: LineNetwork,
  x: number,
  y: number,
  stitch: NetworkStitch = 'twice',
  stitchMm: Mm = STITCH_MM,
): Float64Array {
  const hits = new Map<string, number>();
  const out: number[] = [];
  const sewn = new Set<Edge>();
  const steps =
    stitch === 'twice'
      ? tour(network, nearestNode(network, x, y), stitchMm)
      : postman(network, x, y, stitch, stitchMm);
  for (const { edge, forward, line } of steps) {
    const way = forward ? line : turned(line);
    const max = sewn.has(edge) ? MAX_HITS : MAX_HITS_OUT;
    sewn.add(edge);
    for (const [px, py] of spared(way, hits, max)) {
      const n = out.length;
      if (n > 0 && Math.hypot(px - out[n - 2], py - out[n - 1]) < MIN_STITCH_MM) continue;
      out.push(px, py);
    }
  }
  return Float64Array.from(out);
}

/** A way along an edge, and the needle points in the edge's own direction. */
interface SewnStep {
  edge: Edge;
  forward: boolean;
  line: Float64Array;
}

/**
 * A pen trembles: between two turns of its line the needle goes so far at least, else many
 * stitches of a drawing would be too short to sew cleanly.
 */
const LEAST_MM: Mm = 0.7;

const stitchLengths = (lengthMm: Mm) => ({ lengthMm, minMm: Math.min(LEAST_MM, lengthMm) });

/** The postman's walk from an end of a line, if the needle is not at the network already. */
function postman(
  network: LineNetwork,
  x: number,
  y: number,
  stitch: 'once' | 'bean',
  lengthMm: Mm,
): SewnStep[] {
  const { nodes, edges } = network;
  const lengths = edges.map(({ from, to, points }) => ({ from, to, mm: lineLength(points) }));
  const degree = new Uint32Array(nodes.length / 2);
  for (const { from, to } of edges) {
    degree[from]++;
    degree[to]++;
  }
  const near = nearestNode(network, x, y);
  const isThere = Math.hypot(nodes[2 * near] - x, nodes[2 * near + 1] - y) <= MAX_HOP_MM;
  // From an end, one line less is walked twice.
  const isEnd = (node: number): boolean => degree[node] % 2 === 1;
  const start =
    isThere || !degree.some((d) => d % 2 === 1) ? near : nearestNode(network, x, y, isEnd);
  const walk = walkOnce(degree.length, lengths, start);
  const uses = new Uint8Array(edges.length);
  for (const { edge } of walk) uses[edge]++;
  return walk.map(({ edge, forward }) => {
    const sew = stitch === 'bean' && uses[edge] === 1 ? beanStitch : runningStitch;
    return { edge: edges[edge], forward, line: sew(edges[edge].points, stitchLengths(lengthMm)) };
  });
}

/** The node nearest to a place, of those that are wanted. */
function nearestNode(
  { nodes }: LineNetwork,
  x: number,
  y: number,
  isWanted: (node: number) => boolean = () => true,
): number {
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < nodes.length; k += 2) {
    if (!isWanted(k / 2)) continue;
    const d = Math.hypot(nodes[k] - x, nodes[k + 1] - y);
    if (d < least) [best, least] = [k / 2, d];
  }
  return best;
}

/** Depth first: a line to a new node is left for the return; one to a known node is gone back at once. */
function tour(network: LineNetwork, start: number, stitchMm: Mm): SewnStep[] {
  return tourSteps(network, start).map(({ edge, forward, side }) => ({
    edge,
    forward,
    line: stitchesOf(edge, side, stitchMm),
  }));
}

function tourSteps({ nodes, edges }: LineNetwork, start: number): Step[] {
  const at: Edge[][] = Array.from({ length: nodes.length / 2 }, () => []);
  for (const edge of edges) {
    at[edge.from].push(edge);
    if (edge.to !== edge.from) at[edge.to].push(edge);
  }
  const used = new Set<Edge>();
  const known = new Set([start]);
  const steps: Step[] = [];
  const stack: { node: number; next: number; back?: Step }[] = [{ node: start, next: 0 }];
  while (stack.length > 0) {
    const top = stack.at(-1)!;
    const edge = at[top.node][top.next++];
    if (!edge) {
      if (top.back) steps.push(top.back);
      stack.pop();
      continue;
    }
    if (used.has(edge)) continue;
    used.add(edge);
    const forward = edge.from === top.node;
    const end = forward ? edge.to : edge.from;
    const there: Step = { edge, forward, side: forward ? 1 : -1 };
    const back: Step = { edge, forward: !forward, side: forward ? -1 : 1 };
    steps.push(there);
    if (end === top.node) steps.push({ ...there, side: -1 });
    else if (known.has(end)) steps.push(back);
    else {
      known.add(end);
      stack.push({ node: end, next: 0, back });
    }
  }
  return steps;
}

/** Needle points along one side of an edge, in its own direction. */
function stitchesOf({ points, widthMm }: Edge, side: 1 | -1, lengthMm: Mm): Float64Array {
  const off = Math.min(MAX_APART_MM, Math.max(0, widthMm - ONE_WAY_MM)) / 2;
  return runningStitch(
    off < 0.05 ? points : movedAside(points, off * side),
    stitchLengths(lengthMm),
  );
}

/** The points of a way, its ends drawn in where their holes are full. */
function spared(way: Float64Array, hits: Map<string, number>, max: number): [number, number][] {
  const out: [number, number][] = [];
  const n = way.length;
  for (let k = 0; k < n; k += 2) {
    const key = `${Math.round(way[k] * 5)},${Math.round(way[k + 1] * 5)}`;
    const count = (hits.get(key) ?? 0) + 1;
    const end = k === 0 ? 2 : k === n - 2 ? n - 4 : -1;
    if (count <= max || end < 0 || n < 4) {
      hits.set(key, count);
      out.push([way[k], way[k + 1]]);
      continue;
    }
    const dx = way[end] - way[k];
    const dy = way[end + 1] - way[k + 1];
    const d = Math.hypot(dx, dy);
    if (d <= 2 * DRAWN_IN_MM) continue;
    out.push([way[k] + (dx / d) * DRAWN_IN_MM, way[k + 1] + (dy / d) * DRAWN_IN_MM]);
  }
  return out;
}
