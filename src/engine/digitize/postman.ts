import { cheapestPairs } from './pair-ends.ts';
import type { WalkEdge } from './shortest-ways.ts';

/*
 * The Chinese postman's walk (Edmonds and Johnson, "Matching, Euler tours and the Chinese postman",
 * 1973): along every line of a network once, and along as little as can be a second time, so that
 * the thread is never cut. It may end elsewhere than it begins.
 */

/** A way along a line. */
export interface WalkStep {
  /** Its number. */
  edge: number;
  forward: boolean;
}

/**
 * Walks all lines that hang together with a node.
 * @param nodes how many there are
 * @returns steps, each of which begins where the one before it ended; no line has more than two
 */
export function walkOnce(nodes: number, edges: readonly WalkEdge[], start: number): WalkStep[] {
  const twice = cheapestPairs(nodes, edges, oddNodes(nodes, edges, start));
  return eulerWalk(nodes, edges, start, twice);
}

/** Nodes at which a walk from `start` would be stuck or leave a line; an odd number of them: it ends at one. */
function oddNodes(nodes: number, edges: readonly WalkEdge[], start: number): number[] {
  const odd = new Uint8Array(nodes);
  for (const { from, to } of edges) {
    odd[from] ^= 1;
    odd[to] ^= 1;
  }
  odd[start] ^= 1;
  return [...odd.keys()].filter((node) => odd[node] === 1);
}

/** All steps in one go (Hierholzer, 1873). @param twice lines that are walked a second time */
function eulerWalk(
  nodes: number,
  edges: readonly WalkEdge[],
  start: number,
  twice: ReadonlySet<number>,
): WalkStep[] {
  const at: number[][] = Array.from({ length: nodes }, () => []);
  const left = new Uint8Array(edges.length);
  edges.forEach(({ from, to }, edge) => {
    left[edge] = twice.has(edge) ? 2 : 1;
    at[from].push(edge);
    if (to !== from) at[to].push(edge);
  });
  const next = new Int32Array(nodes);
  const walk: WalkStep[] = [];
  const stack: { node: number; step?: WalkStep }[] = [{ node: start }];
  while (stack.length > 0) {
    const { node, step } = stack.at(-1)!;
    while (next[node] < at[node].length && left[at[node][next[node]]] === 0) next[node]++;
    const edge = at[node][next[node]] as number | undefined;
    if (edge === undefined) {
      if (step) walk.push(step);
      stack.pop();
      continue;
    }
    left[edge]--;
    const forward = edges[edge].from === node;
    stack.push({ node: forward ? edges[edge].to : edges[edge].from, step: { edge, forward } });
  }
  return walk.reverse();
}
