import { rootOf } from '../core/union-find.ts';
import { lineLength } from '../vector/geometry.ts';
import type { Size } from './pixels.ts';
import { pixelsOf } from './thin-skeleton.ts';

/*
 * A skeleton as a graph: lines of pixels between ends and crossings.
 */

/** A line of pixels from one node to another, or back to the same. */
interface PixelLine {
  from: number;
  to: number;
  /** x0, y0, x1, y1, … of pixels' middles; the first and last point are the nodes' places. */
  points: number[];
}

export interface PixelGraph {
  /** Places of the nodes. */
  x: number[];
  y: number[];
  lines: PixelLine[];
}

/**
 * Follows a skeleton's pixels from node to node. A node is an end or a
 * crossing; a loop without one gets a node where it is met first.
 */
export function graphOfSkeleton(skeleton: Uint8Array, { width }: Size): PixelGraph {
  const graph: PixelGraph = { x: [], y: [], lines: [] };
  const nodeOf = new Map<number, number>();
  const pixels = pixelsOf(skeleton);
  const addNode = (i: number): void => {
    nodeOf.set(i, graph.x.length);
    graph.x.push((i % width) + 0.5);
    graph.y.push(Math.floor(i / width) + 0.5);
  };
  for (const i of pixels) if (neighboursOf(skeleton, i, width).length !== 2) addNode(i);
  const passed = new Set<number>();
  const addLine = (way: readonly number[]): void => {
    const points = way.flatMap((i) => [(i % width) + 0.5, Math.floor(i / width) + 0.5]);
    graph.lines.push({ from: nodeOf.get(way[0])!, to: nodeOf.get(way.at(-1)!)!, points });
  };
  const follow = (start: number, first: number): void => {
    if (passed.has(start * 9 + stepIndex(start, first, width))) return;
    const way = [start, first];
    while (!nodeOf.has(way.at(-1)!)) {
      const at = way.at(-1)!;
      const before = way.at(-2)!;
      way.push(neighboursOf(skeleton, at, width).find((n) => n !== before)!);
    }
    const [end, previous] = [way.at(-1)!, way.at(-2)!];
    passed.add(start * 9 + stepIndex(start, first, width));
    passed.add(end * 9 + stepIndex(end, previous, width));
    addLine(way);
    for (const i of way) passed.add(i * 9 + 8);
  };
  for (const i of [...nodeOf.keys()]) {
    const around = neighboursOf(skeleton, i, width);
    for (const n of around) follow(i, n);
    // A dot: a line that goes nowhere.
    if (around.length === 0) addLine([i, i]);
  }
  for (const i of pixels) {
    if (nodeOf.has(i) || passed.has(i * 9 + 8)) continue;
    addNode(i);
    follow(i, neighboursOf(skeleton, i, width)[0]);
  }
  return graph;
}

/** How many ends and crossings a skeleton has: what following it costs. */
export function countNodes(skeleton: Uint8Array, { width }: Size): number {
  return pixelsOf(skeleton).filter((i) => neighboursOf(skeleton, i, width).length !== 2).length;
}

/** Neighbours of a skeleton's pixel; one over a corner counts only where no way leads round it. */
function neighboursOf(skeleton: Uint8Array, i: number, width: number): number[] {
  const out: number[] = [];
  for (const step of [-width, 1, width, -1]) if (skeleton[i + step] === 1) out.push(i + step);
  for (const dy of [-width, width]) {
    for (const dx of [-1, 1]) {
      if (skeleton[i + dy + dx] === 1 && skeleton[i + dy] === 0 && skeleton[i + dx] === 0) {
        out.push(i + dy + dx);
      }
    }
  }
  return out;
}

/** Which of the eight neighbours another pixel is. */
function stepIndex(from: number, to: number, width: number): number {
  return [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1].indexOf(to - from);
}

/**
 * Takes out what thinning adds: spurs at the rims of thick lines, and the short
 * bridge into which two lines that cross draw their crossing apart.
 * @param widthAt how wide the drawing is at a place
 */
export function tidyGraph(graph: PixelGraph, widthAt: WidthAt): PixelGraph {
  let tidy = graph;
  for (let before = Infinity; tidy.lines.length < before;) {
    const merged = joinAcross({ ...tidy, lines: contract(tidy, widthAt) });
    before = merged.lines.length;
    tidy = { ...tidy, lines: withoutSpurs(merged, widthAt) };
  }
  return tidy;
}

type WidthAt = (x: number, y: number) => number;

/** A spur is shorter than this much of its line's width, and this much on top (pixels). */
const SPUR = 0.75;
const SPUR_MORE = 2.5;
/** A bridge inside a crossing is shorter than this much of the width, and this much on top. */
const BRIDGE = 0.8;
const BRIDGE_MORE = 1;

/** How many ends of lines meet at each node. */
export function degreesOf({ x, lines }: PixelGraph): Int32Array {
  const degree = new Int32Array(x.length);
  for (const { from, to } of lines) {
    degree[from]++;
    degree[to]++;
  }
  return degree;
}

/** Drops the shortest spurs at each crossing, as long as it stays one: what is left may be no spur. */
function withoutSpurs(graph: PixelGraph, widthAt: WidthAt): PixelLine[] {
  const { x, y, lines } = graph;
  const degree = degreesOf(graph);
  const spursAt = new Map<number, { line: PixelLine; length: number }[]>();
  for (const line of lines) {
    const foot = degree[line.from] === 1 ? line.to : line.from;
    if ((degree[line.from] !== 1 && degree[line.to] !== 1) || degree[foot] < 3) continue;
    const length = lineLength(line.points);
    if (length > SPUR * widthAt(x[foot], y[foot]) + SPUR_MORE) continue;
    const spurs = spursAt.get(foot) ?? [];
    if (spurs.push({ line, length }) === 1) spursAt.set(foot, spurs);
  }
  const dropped = new Set<PixelLine>();
  for (const [foot, spurs] of spursAt) {
    spurs.sort((a, b) => a.length - b.length);
    for (const { line } of spurs.slice(0, degree[foot] - 2)) dropped.add(line);
  }
  return lines.filter((line) => !dropped.has(line));
}

/** Makes one node of the ends of each bridge. The work grows with the number of lines, not its square. */
function contract(graph: PixelGraph, widthAt: WidthAt): PixelLine[] {
  const { x, y, lines } = graph;
  const degree = degreesOf(graph);
  const out = lines.map((line) => ({ ...line, points: [...line.points] }));
  /** Which node another has become part of. */
  const into = Int32Array.from(x, (_, node) => node);
  /** Brings a line's ends to where its nodes are by now. */
  const follow = (line: PixelLine): void => {
    line.from = rootOf(into, line.from);
    line.to = rootOf(into, line.to);
    line.points.splice(0, 2, x[line.from], y[line.from]);
    line.points.splice(-2, 2, x[line.to], y[line.to]);
  };
  for (const line of out) {
    follow(line);
    const { from, to } = line;
    if (degree[from] < 3 || degree[to] < 3) continue;
    const length = lineLength(line.points);
    const limit = BRIDGE * widthAt((x[from] + x[to]) / 2, (y[from] + y[to]) / 2) + BRIDGE_MORE;
    if (length > (from === to ? 2 * limit : limit)) continue;
    line.points = [];
    if (from === to) continue;
    x[from] = (x[from] + x[to]) / 2;
    y[from] = (y[from] + y[to]) / 2;
    degree[from] += degree[to] - 2;
    into[to] = from;
  }
  const left = out.filter(({ points }) => points.length >= 4);
  left.forEach(follow);
  return left;
}

/** Joins the two lines at every node where only two meet. */
function joinAcross(graph: PixelGraph): PixelGraph {
  const lines = graph.lines.map((line) => ({ ...line }));
  const at: Set<PixelLine>[] = graph.x.map(() => new Set());
  for (const line of lines) {
    at[line.from].add(line);
    at[line.to].add(line);
  }
  const degree = degreesOf(graph);
  const gone = new Set<PixelLine>();
  at.forEach((met, node) => {
    if (degree[node] !== 2 || met.size !== 2) return;
    const [a, b] = met;
    const head = a.to === node ? a : turned(a);
    const tail = b.from === node ? b : turned(b);
    const points = [...head.points, ...tail.points.slice(2)];
    gone.add(b);
    at[tail.to].delete(b);
    at[tail.to].add(a);
    Object.assign(a, { from: head.from, to: tail.to, points });
  });
  return { ...graph, lines: lines.filter((line) => !gone.has(line)) };
}

function turned({ from, to, points }: PixelLine): PixelLine {
  const back: number[] = [];
  for (let k = points.length - 2; k >= 0; k -= 2) back.push(points[k], points[k + 1]);
  return { from: to, to: from, points: back };
}
