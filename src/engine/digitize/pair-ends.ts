import { rootOf } from '../core/union-find.ts';
import { shortestWays, type WalkEdge, type Ways } from './shortest-ways.ts';

/*
 * Which lines to walk twice: ways that pair off nodes, all but one, at the least length in all.
 * Exact for few nodes; for more the nearest pairs, then exchanged as long as that shortens them;
 * for very many along the network's shortest tree.
 */

const MAX_EXACT = 13;
const MAX_PAIRED = 400;
const MAX_ROUNDS = 12;

/** @param ends an odd number of nodes; one stays alone in each part of the network */
export function cheapestPairs(
  nodes: number,
  edges: readonly WalkEdge[],
  ends: readonly number[],
): Set<number> {
  if (ends.length <= 1) return new Set();
  if (ends.length > MAX_PAIRED) return alongTree(nodes, edges, ends);
  const ways = shortestWays(nodes, edges, ends);
  const mate = ends.length <= MAX_EXACT ? exactPairs(ways) : exchanged(ways, nearestPairs(ways));
  const twice = new Set<number>();
  mate.forEach((b, a) => {
    if (a >= b) return;
    // A line on two ways is walked thrice: twice less does as well.
    for (const edge of ways.along(a, ends[b])) if (!twice.delete(edge)) twice.add(edge);
  });
  return twice;
}

/** The best of all pairings, by the pairings of each subset; the mate of each, itself of the one alone. */
function exactPairs({ mm }: Ways): number[] {
  const count = mm.length;
  const best = new Float64Array(2 ** count).fill(Infinity);
  const taken = new Int32Array(2 ** count);
  best[0] = 0;
  for (let set = 1; set < best.length; set++) {
    const a = 31 - Math.clz32(set);
    const rest = set ^ (1 << a);
    const bits = bitCount(set);
    // Of an odd number one stays alone.
    if (bits % 2 === 1) [best[set], taken[set]] = [best[rest], a];
    for (let b = 0; b < a; b++) {
      if (((set >> b) & 1) === 0) continue;
      const sum = mm[a][b] + best[rest ^ (1 << b)];
      if (sum < best[set]) [best[set], taken[set]] = [sum, b];
    }
  }
  const mate = Array.from({ length: count }, (_, k) => k);
  for (let set = best.length - 1; set > 0;) {
    const a = 31 - Math.clz32(set);
    const b = taken[set];
    [mate[a], mate[b]] = [b, a];
    set ^= a === b ? 1 << a : (1 << a) | (1 << b);
  }
  return mate;
}

function bitCount(set: number): number {
  let count = 0;
  for (let left = set; left > 0; left &= left - 1) count++;
  return count;
}

function nearestPairs({ mm }: Ways): number[] {
  const pairs = mm.flatMap((row, a) => Array.from({ length: a }, (_, b) => ({ a, b, d: row[b] })));
  pairs.sort((p, q) => p.d - q.d || p.a - q.a || p.b - q.b);
  const mate = mm.map((_, k) => k);
  for (const { a, b } of pairs) if (mate[a] === a && mate[b] === b) [mate[a], mate[b]] = [b, a];
  return mate;
}

/** Exchanges the mates of two pairs, or of a pair and the one alone, while that is shorter. */
function exchanged({ mm }: Ways, mate: number[]): number[] {
  const cost = (a: number, b: number): number => (a === b ? 0 : mm[a][b]);
  const pair = (a: number, b: number): void => {
    mate[a] = b;
    mate[b] = a;
  };
  for (let round = 0, better = true; better && round < MAX_ROUNDS; round++) {
    better = false;
    for (let a = 0; a < mate.length; a++) {
      for (let c = 0; c < mate.length; c++) {
        const [b, d] = [mate[a], mate[c]];
        if (c === a || c === b || (a === b && c === d)) continue;
        if (cost(a, c) + cost(b, d) >= cost(a, b) + cost(c, d) - 1e-9) continue;
        if (a === b || c === d) {
          // The one alone takes a mate, whose own is alone then.
          const [alone, taken] = a === b ? [a, c] : [c, a];
          const left = mate[taken];
          pair(alone, taken);
          mate[left] = left;
        } else {
          pair(a, c);
          pair(b, d);
        }
        better = true;
      }
    }
  }
  return mate;
}

/** Lines of the shortest tree that have an odd number of ends beyond them. */
function alongTree(
  nodes: number,
  edges: readonly WalkEdge[],
  ends: readonly number[],
): Set<number> {
  const parent = Int32Array.from({ length: nodes }, (_, k) => k);
  const order = [...edges.keys()].sort((a, b) => edges[a].mm - edges[b].mm || a - b);
  const at: number[][] = Array.from({ length: nodes }, () => []);
  for (const edge of order) {
    const { from, to } = edges[edge];
    const [a, b] = [rootOf(parent, from), rootOf(parent, to)];
    if (a === b) continue;
    parent[b] = a;
    at[from].push(edge);
    at[to].push(edge);
  }
  const odd = new Uint8Array(nodes);
  for (const end of ends) odd[end] = 1;
  const twice = new Set<number>();
  const seen = new Uint8Array(nodes);
  // The root stays alone at first: the number of ends is odd.
  const [root] = ends;
  const visited = [{ node: root, by: -1, before: -1 }];
  seen[root] = 1;
  for (let k = 0; k < visited.length; k++) {
    const { node } = visited[k];
    for (const edge of at[node]) {
      const other = edges[edge].from === node ? edges[edge].to : edges[edge].from;
      if (seen[other] === 1) continue;
      seen[other] = 1;
      visited.push({ node: other, by: edge, before: k });
    }
  }
  for (const { node, by } of visited.toReversed()) {
    if (by < 0 || odd[node] === 0) continue;
    twice.add(by);
    odd[edges[by].from] ^= 1;
    odd[edges[by].to] ^= 1;
  }
  exchangeAlone(visited, edges, new Set(ends), twice);
  return twice;
}

/** Has that end stay alone which saves most: the lines from the root to it are exchanged for the others. */
function exchangeAlone(
  visited: readonly { node: number; by: number; before: number }[],
  edges: readonly WalkEdge[],
  ends: ReadonlySet<number>,
  twice: Set<number>,
): void {
  const more = new Float64Array(visited.length);
  let best = 0;
  visited.forEach(({ node, by, before }, k) => {
    if (by < 0) return;
    more[k] = more[before] + (twice.has(by) ? -1 : 1) * edges[by].mm;
    if (more[k] < more[best] && ends.has(node)) best = k;
  });
  for (let k = best; visited[k].by >= 0; k = visited[k].before) {
    if (!twice.delete(visited[k].by)) twice.add(visited[k].by);
  }
}
