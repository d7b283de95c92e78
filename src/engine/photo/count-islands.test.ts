import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rootOf } from '../core/union-find.ts';
import type { PatchGraph } from '../stitch/block-order.ts';
import { countIslands } from './count-islands.ts';

const COUNT = 4;

const graphs = fc
  .array(fc.record({ color: fc.nat(COUNT - 1), size: fc.integer({ min: 1, max: 6 }) }), {
    minLength: 1,
    maxLength: 14,
  })
  .chain((patches) =>
    fc
      .array(fc.tuple(fc.nat(patches.length - 1), fc.nat(patches.length - 1)), { maxLength: 24 })
      .map((pairs): PatchGraph => {
        const color = patches.map((patch) => patch.color);
        const edges = pairs.filter(([a, b]) => color[a] !== color[b]).flat();
        return { color, size: patches.map((patch) => patch.size), border: [], edges, contact: [] };
      }),
  );

/** Islands of a thread in a set: of four cells or more. */
function islandsOf({ color, size, edges }: PatchGraph, set: number, thread: number): number {
  const parent = Int32Array.from(color, (_, i) => i);
  for (let e = 0; e < edges.length; e += 2) {
    const isOpen = ((set >> color[edges[e]]) & (set >> color[edges[e + 1]]) & 1) === 1;
    if (isOpen) parent[rootOf(parent, edges[e])] = rootOf(parent, edges[e + 1]);
  }
  const cells = new Map<number, number>();
  color.forEach((c, i) => {
    const root = rootOf(parent, i);
    if (c === thread) cells.set(root, (cells.get(root) ?? 0) + size[i]);
  });
  return [...cells.values()].filter((sum) => sum >= 4).length;
}

it('counts the islands of every thread in every set of open threads', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const counted = countIslands(graph, COUNT);
      for (let set = 0; set < 1 << COUNT; set++) {
        for (let thread = 0; thread < COUNT; thread++) {
          const own = ((set >> thread) & 1) === 1 ? islandsOf(graph, set, thread) : 0;
          expect(counted[set * COUNT + thread]).toBe(own);
        }
      }
    }),
    { numRuns: 300, seed: 1 },
  );
});
