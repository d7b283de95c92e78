import type { PatchGraph } from '../stitch/block-order.ts';

/** Islands of fewer cells are not sewn, or hang on another by a corner. */
const MIN_CELLS = 4;

/**
 * Counts, for each set of open threads (a bit each), the islands on which each of them lies:
 * patches that touch, directly or through other open threads, are one.
 *
 * The sets are gone through as a tree, a thread at a level: what is joined in a set is joined in all
 * that hold it, and taken apart again on the way up. The threads that touch most others come first,
 * where the sets are fewest.
 * @returns islands of thread c in a set at `set * count + c`
 */
export function countIslands(graph: PatchGraph, count: number): Int32Array {
  const islands = new Int32Array(count << count);
  const forest = createForest(graph, count);
  const { levels, meetings } = levelsOf(graph, count);
  const visit = (level: number, set: number): void => {
    if (level === count) {
      islands.set(forest.open, set * count);
      return;
    }
    visit(level + 1, set);
    const thread = levels[level];
    const before = forest.joins();
    forest.open[thread] = forest.alone[thread];
    for (const { bit, pairs } of meetings[level]) {
      if ((set & bit) === 0) continue;
      for (let e = 0; e < pairs.length; e += 2) forest.join(pairs[e], pairs[e + 1]);
    }
    visit(level + 1, set | (1 << thread));
    forest.undo(before);
    forest.open[thread] = 0;
  };
  visit(0, 0);
  return islands;
}

/** Threads by how many others they touch, and for each the pairs of patches that join it to those before it. */
function levelsOf({ color, edges }: PatchGraph, count: number) {
  const degree = new Int32Array(count);
  for (const patch of edges) degree[color[patch]]++;
  const levels = Array.from({ length: count }, (_, c) => c).sort((a, b) => degree[b] - degree[a]);
  const levelOf = new Int32Array(count);
  levels.forEach((thread, level) => (levelOf[thread] = level));
  const meetings = levels.map((_, level) =>
    levels.slice(0, level).map((thread) => ({ bit: 1 << thread, pairs: [] as number[] })),
  );
  for (let e = 0; e < edges.length; e += 2) {
    const a = levelOf[color[edges[e]]];
    const b = levelOf[color[edges[e + 1]]];
    if (a !== b) meetings[Math.max(a, b)][Math.min(a, b)].pairs.push(edges[e], edges[e + 1]);
  }
  return { levels, meetings };
}

/** A union-find by size whose joins can be taken back, with the islands of each open thread. */
function createForest({ color, size }: PatchGraph, count: number) {
  const parent = Int32Array.from(color, (_, i) => i);
  const patches = new Int32Array(color.length).fill(1);
  // For each patch that stands for an island: its cells of each thread.
  const held = new Int32Array(color.length * count);
  /** Islands of each thread while no other is open. */
  const alone = new Int32Array(count);
  color.forEach((c, i) => {
    held[i * count + c] = size[i];
    if (size[i] >= MIN_CELLS) alone[c]++;
  });
  const open = new Int32Array(count);
  const joined: number[] = [];
  /** Adds the cells of one island to those of another, or takes them back. */
  const pour = (from: number, to: number, by: 1 | -1): void => {
    patches[to] += by * patches[from];
    for (let c = 0; c < count; c++) {
      const cells = held[from * count + c];
      if (cells === 0) continue;
      const now = held[to * count + c];
      const rest = by === 1 ? now : now - cells;
      held[to * count + c] = now + by * cells;
      open[c] += by * (isIsland(rest + cells) - isIsland(rest) - isIsland(cells));
    }
  };
  const rootAt = (patch: number): number => {
    let root = patch;
    while (parent[root] !== root) root = parent[root];
    return root;
  };
  return {
    alone,
    open,
    /** How many joins hold now: what `undo` goes back to. */
    joins: (): number => joined.length,
    join: (a: number, b: number): void => {
      const p = rootAt(a);
      const q = rootAt(b);
      if (p === q) return;
      const to = patches[p] >= patches[q] ? p : q;
      const from = to === p ? q : p;
      parent[from] = to;
      pour(from, to, 1);
      joined.push(from);
    },
    undo: (joins: number): void => {
      while (joined.length > joins) {
        const from = joined.pop()!;
        const to = parent[from];
        parent[from] = from;
        pour(from, to, -1);
      }
    },
  };
}

const isIsland = (cells: number): number => (cells >= MIN_CELLS ? 1 : 0);
