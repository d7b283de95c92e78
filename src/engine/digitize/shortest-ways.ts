import type { Mm } from '../core/units.ts';

/** A line between two nodes. */
export interface WalkEdge {
  from: number;
  to: number;
  mm: Mm;
}

/** Shortest ways between some nodes of a network. */
export interface Ways {
  /** Their lengths. */
  mm: Mm[][];
  /** The lines of the way from the a-th of the nodes to a node of the network. */
  along: (a: number, to: number) => number[];
}

/** Finds them (Dijkstra, "A note on two problems in connexion with graphs", 1959). */
export function shortestWays(
  nodes: number,
  edges: readonly WalkEdge[],
  ends: readonly number[],
): Ways {
  const at: number[][] = Array.from({ length: nodes }, () => []);
  edges.forEach(({ from, to }, edge) => {
    if (from === to) return;
    at[from].push(edge);
    at[to].push(edge);
  });
  const found = ends.map((end) => waysFrom(end, edges, at));
  return {
    mm: found.map(({ mm }) => ends.map((end) => mm[end])),
    along: (a, to) => {
      const way: number[] = [];
      for (let node = to; node !== ends[a];) {
        const edge = found[a].by[node];
        way.push(edge);
        node = edges[edge].from === node ? edges[edge].to : edges[edge].from;
      }
      return way;
    },
  };
}

function waysFrom(start: number, edges: readonly WalkEdge[], at: readonly number[][]) {
  const mm = new Float64Array(at.length).fill(Infinity);
  const by = new Int32Array(at.length).fill(-1);
  const heap: { node: number; mm: Mm }[] = [];
  mm[start] = 0;
  push(heap, { node: start, mm: 0 });
  while (heap.length > 0) {
    const top = pop(heap);
    if (top.mm > mm[top.node]) continue;
    for (const edge of at[top.node]) {
      const { from, to, mm: length } = edges[edge];
      const other = from === top.node ? to : from;
      const way = top.mm + length;
      if (way >= mm[other]) continue;
      mm[other] = way;
      by[other] = edge;
      push(heap, { node: other, mm: way });
    }
  }
  return { mm, by };
}

type Heap = { node: number; mm: Mm }[];

function push(heap: Heap, entry: Heap[number]): void {
  let i = heap.push(entry) - 1;
  while (i > 0) {
    const up = (i - 1) >> 1;
    if (heap[up].mm <= entry.mm) break;
    heap[i] = heap[up];
    i = up;
  }
  heap[i] = entry;
}

function pop(heap: Heap): Heap[number] {
  const [top] = heap;
  const last = heap.pop()!;
  if (heap.length === 0) return top;
  let i = 0;
  for (;;) {
    let down = 2 * i + 1;
    if (down >= heap.length) break;
    if (down + 1 < heap.length && heap[down + 1].mm < heap[down].mm) down++;
    if (heap[down].mm >= last.mm) break;
    heap[i] = heap[down];
    i = down;
  }
  heap[i] = last;
  return top;
}
