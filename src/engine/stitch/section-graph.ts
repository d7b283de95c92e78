import { rootOf } from '../core/union-find.ts';
import { rowV } from './rows.ts';
import { linesBox } from '../vector/geometry.ts';
import type { Section } from './sections.ts';
import { LATER, type TravelMap } from './travel-map.ts';

/**
 * Which sections can be reached from which without a thread that shows: they
 * touch, or they touch one patch that a later block covers. Nodes 0 … sections−1
 * are sections, those after them the patches that any of them touches, in reading order.
 */
export interface SectionGraph {
  sections: number;
  neighbours: number[][];
}

/**
 * Builds the graph from touching rows, and from patches of later blocks on the map.
 * @param cells those that the sections cover on the map
 */
export function buildSectionGraph(
  sections: readonly Section[],
  map: TravelMap,
  cells: Iterable<number>,
): SectionGraph {
  const neighbours = sections.map(({ above, below }) =>
    [...new Set([...above, ...below])].sort((a, b) => a - b),
  );
  const touched = [...sectionsBeside(cells, map, sections.length)].sort(([a], [b]) => a - b);
  for (const [, beside] of touched) {
    const around = [...beside].sort((a, b) => a - b);
    for (const s of around) neighbours[s].push(neighbours.length);
    neighbours.push(around);
  }
  return { sections: sections.length, neighbours };
}

/** The patches that sections touch, each with those sections. */
function sectionsBeside(
  cells: Iterable<number>,
  map: TravelMap,
  count: number,
): Map<number, Set<number>> {
  const { width, section } = map;
  const patch = (map.patches ??= findPatches(map));
  const found = new Map<number, Set<number>>();
  // Cells of a section lie along one patch for long: a set is asked only where another one begins.
  const last = new Int32Array(count).fill(-1);
  const link = (s: number, id: number): void => {
    if (id < 0 || id === last[s]) return;
    last[s] = id;
    const beside = found.get(id);
    if (beside) beside.add(s);
    else found.set(id, new Set([s]));
  };
  for (const cell of cells) {
    const s = section[cell];
    if (s < 0) continue;
    const x = cell % width;
    link(s, patch[cell]);
    if (x > 0) link(s, patch[cell - 1]);
    if (x < width - 1) link(s, patch[cell + 1]);
    if (cell >= width) link(s, patch[cell - width]);
    if (cell + width < section.length) link(s, patch[cell + width]);
  }
  return found;
}

/**
 * Numbers the patches that later blocks cover, in reading order: connected components in two
 * passes, joined by union-find (Rosenfeld and Pfaltz 1966).
 * @returns the number for each cell, -1 where none is
 */
function findPatches({ kind, width }: TravelMap): Int32Array {
  // The first cell of a patch stands for it: each cell points to one before it, or to itself.
  const patch = new Int32Array(kind.length).fill(-1);
  for (let cell = 0; cell < kind.length; cell++) {
    if (kind[cell] !== LATER) continue;
    const left = cell % width > 0 && patch[cell - 1] >= 0 ? rootOf(patch, cell - 1) : cell;
    const above = cell >= width && patch[cell - width] >= 0 ? rootOf(patch, cell - width) : cell;
    const root = Math.min(left, above);
    patch[cell] = root;
    if (left !== cell) patch[left] = root;
    if (above !== cell) patch[above] = root;
  }
  let patches = 0;
  for (let cell = 0; cell < kind.length; cell++) {
    if (patch[cell] < 0) continue;
    // What a cell points to lies before it, and has its number already.
    patch[cell] = patch[cell] === cell ? patches++ : patch[patch[cell]];
  }
  return patch;
}

/** How many islands the sections make: groups between which no way is hidden. */
export const islandsOf = (graph: SectionGraph): number => new Set(islandRoots(graph)).size;

/** For each section a node that stands for its island. */
export function islandRoots({ sections, neighbours }: SectionGraph): Int32Array {
  const parent = Int32Array.from(neighbours, (_, node) => node);
  neighbours.forEach((list, node) => {
    for (const to of list) parent[rootOf(parent, node)] = rootOf(parent, to);
  });
  return Int32Array.from({ length: sections }, (_, section) => rootOf(parent, section));
}

/** Room for searches over one graph: made once, used again. */
export function createGraphScratch({ neighbours }: SectionGraph) {
  const perNode = (): Int32Array => new Int32Array(neighbours.length);
  return {
    order: perNode(),
    low: perNode(),
    parent: perNode(),
    next: perNode(),
    held: perNode(),
    cutting: perNode(),
    /** Nodes that the last search came to: only their numbers are not zero. */
    met: [] as number[],
  };
}
export type GraphScratch = ReturnType<typeof createGraphScratch>;

/**
 * Marks the sections still to be sewn whose sewing would cut others off from
 * each other: they are better sewn later. The articulation points of the graph
 * (Tarjan 1972), where a part counts only if it holds a section.
 * @param todo 1 for each section still to be sewn
 * @param root a section of the island to look at
 * @param scratch room of a former search over the same graph
 * @returns the island's sections still to be sewn, with whether each is free to be sewn now
 */
export function freeSections(
  graph: SectionGraph,
  todo: Uint8Array,
  root: number,
  scratch: GraphScratch = createGraphScratch(graph),
): { section: number; free: boolean }[] {
  forget(scratch);
  const found: number[] = [];
  searchFrom(graph, todo, root, scratch, found);
  return found.map((section) => ({ section, free: scratch.cutting[section] === 0 }));
}

/**
 * Notes what a search from a section tells, and which sections it found. On its own, with nothing
 * behind its loop: the compiler leaves what it made of a loop at each end of it otherwise.
 */
function searchFrom(
  { sections, neighbours }: SectionGraph,
  todo: Uint8Array,
  root: number,
  { order, low, parent, next, held, cutting, met }: GraphScratch,
  found: number[],
): void {
  let rootParts = 0;
  let clock = 1;
  const stack = [root];
  parent[root] = -1;
  met.push(root);
  order[root] = low[root] = clock++;
  while (stack.length > 0) {
    const node = stack.at(-1)!;
    if (next[node] === 0 && node < sections && held[node] === 0) {
      held[node] = 1;
      found.push(node);
    }
    const list = neighbours[node];
    if (next[node] < list.length) {
      const to = list[next[node]++];
      if (to < sections && todo[to] === 0) continue;
      if (order[to] === 0) {
        parent[to] = node;
        order[to] = low[to] = clock++;
        met.push(to);
        stack.push(to);
      } else if (to !== parent[node]) {
        low[node] = Math.min(low[node], order[to]);
      }
      continue;
    }
    stack.pop();
    const up = parent[node];
    if (up < 0) continue;
    low[up] = Math.min(low[up], low[node]);
    held[up] += held[node];
    if (held[node] > 0) {
      if (up === root) {
        if (++rootParts > 1) cutting[root] = 1;
      } else if (low[node] >= order[up]) cutting[up] = 1;
    }
  }
}

/** Takes back what a search noted: of an island, not of the whole graph. */
function forget({ order, low, next, held, cutting, met }: GraphScratch): void {
  for (const node of met) order[node] = low[node] = next[node] = held[node] = cutting[node] = 0;
  met.length = 0;
}

/*
 * A fill of very many sections is divided into groups. Each time the next section is chosen from all
 * that are left, so the time of a fill grows with the square of their number. No drawing made by hand
 * has so many; a texture has, and its groups may be sewn in any order.
 */

/** Fills of up to this many sections are sewn as one group. */
const MAX_PARTS = 2600;
/** Larger fills are divided into groups of at most this many sections that lie together. */
const MAX_IN_GROUP = 160;

/**
 * Divides parts into groups that lie together, where they are very many; sections of different
 * groups are no neighbours any more.
 */
export function groupParts<P extends { section: Section }>(parts: readonly P[]): P[][] {
  if (parts.length <= MAX_PARTS) return [[...parts]];
  const middles = parts.map(({ section }) => middleOf(section));
  return halve(
    parts.map((_, i) => i),
    middles,
  ).map((group) => cutOff(parts, group));
}

/** Cut in two across its longer side again and again, until each group is small enough. */
function halve(group: number[], middles: readonly (readonly [number, number])[]): number[][] {
  if (group.length <= MAX_IN_GROUP) return [group];
  const { left, top, right, bottom } = linesBox(group.map((i) => middles[i]));
  const axis = right - left > bottom - top ? 0 : 1;
  const sorted = [...group].sort((a, b) => middles[a][axis] - middles[b][axis] || a - b);
  const half = sorted.length >> 1;
  return [...halve(sorted.slice(0, half), middles), ...halve(sorted.slice(half), middles)];
}

function middleOf({ frame, firstRow, left, right }: Section): readonly [number, number] {
  const i = left.length >> 1;
  const u = (left[i] + right[i]) / 2;
  const v = rowV(frame, firstRow + i);
  return [u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos];
}

/** The parts of a group, which know each other by their places in it. */
function cutOff<P extends { section: Section }>(
  parts: readonly P[],
  group: readonly number[],
): P[] {
  const place = new Map(group.map((part, i) => [part, i]));
  const own = (neighbours: readonly number[]): number[] =>
    neighbours.flatMap((part) => place.get(part) ?? []);
  return group.map((i) => {
    const { section } = parts[i];
    const { above, below } = section;
    return { ...parts[i], section: { ...section, above: own(above), below: own(below) } };
  });
}
