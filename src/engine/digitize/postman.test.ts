import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkOnce } from './postman.ts';
import type { WalkEdge } from './shortest-ways.ts';

/** Networks in one part: a tree, and some lines more. */
const network = (most: number, more: number) =>
  fc
    .tuple(
      fc.array(fc.record({ to: fc.nat(), mm: fc.integer({ min: 1, max: 50 }) }), {
        minLength: 1,
        maxLength: most,
      }),
      fc.array(fc.record({ a: fc.nat(), b: fc.nat(), mm: fc.integer({ min: 1, max: 50 }) }), {
        maxLength: more,
      }),
      fc.nat(),
    )
    .map(([tree, extra, start]) => {
      const nodes = tree.length + 1;
      const edges: WalkEdge[] = [
        ...tree.map(({ to, mm }, k) => ({ from: k + 1, to: to % (k + 1), mm })),
        ...extra.map(({ a, b, mm }) => ({ from: a % nodes, to: b % nodes, mm })),
      ];
      return { nodes, edges, start: start % nodes };
    });

/** How often each line is walked; checks that the walk hangs together. */
function usesOf({ nodes, edges, start }: { nodes: number; edges: WalkEdge[]; start: number }) {
  const uses = edges.map(() => 0);
  let node = start;
  for (const { edge, forward } of walkOnce(nodes, edges, start)) {
    const { from, to } = edges[edge];
    expect(forward ? from : to).toBe(node);
    node = forward ? to : from;
    uses[edge]++;
  }
  return uses;
}

const extra = (edges: readonly WalkEdge[], uses: readonly number[]): number =>
  edges.reduce((sum, { mm }, k) => sum + (uses[k] - 1) * mm, 0);

/** The least that any walk goes twice, by trying all sets of lines. */
function leastExtra({ nodes, edges, start }: { nodes: number; edges: WalkEdge[]; start: number }) {
  let least = Infinity;
  for (let set = 0; set < 2 ** edges.length; set++) {
    const degree = new Array<number>(nodes).fill(0);
    let sum = 0;
    edges.forEach(({ from, to, mm }, k) => {
      const times = 1 + ((set >> k) & 1);
      degree[from] += times;
      degree[to] += times;
      sum += (times - 1) * mm;
    });
    const odd = degree.flatMap((d, node) => (d % 2 === 1 ? [node] : []));
    if (odd.length === 0 || (odd.length === 2 && odd.includes(start))) least = Math.min(least, sum);
  }
  return least;
}

describe('the walk of a network', () => {
  it('covers every line in one go, none more than twice', () => {
    fc.assert(
      fc.property(network(60, 40), (given) => {
        for (const uses of usesOf(given)) {
          expect(uses).toBeGreaterThanOrEqual(1);
          expect(uses).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('goes twice over as little as can be', () => {
    fc.assert(
      fc.property(network(6, 4), (given) => {
        expect(extra(given.edges, usesOf(given))).toBe(leastExtra(given));
      }),
      { numRuns: 120, seed: 3 },
    );
  });

  it('walks a large grid with little more than its length, and a comb of a thousand teeth', () => {
    const side = 24;
    const edges: WalkEdge[] = [];
    for (let i = 0; i < side * side; i++) {
      if (i % side < side - 1) edges.push({ from: i, to: i + 1, mm: 2 });
      if (i + side < side * side) edges.push({ from: i, to: i + side, mm: 2 });
    }
    const uses = usesOf({ nodes: side * side, edges, start: 0 });
    expect(Math.min(...uses)).toBe(1);
    expect(Math.max(...uses)).toBe(2);
    expect(uses.filter((n) => n === 2).length).toBeLessThan(0.06 * edges.length);
    const comb = Array.from({ length: 1000 }, (_, k): WalkEdge[] => [
      { from: k, to: k + 1, mm: 1 },
      { from: k, to: 1001 + k, mm: 1 },
    ]).flat();
    const teeth = usesOf({ nodes: 2001, edges: comb, start: 0 });
    expect([Math.min(...teeth), Math.max(...teeth)]).toEqual([1, 2]);
  });
});
