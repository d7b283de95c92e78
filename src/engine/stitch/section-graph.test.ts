import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanFrame } from './rows.ts';
import { freeSections, groupParts, type SectionGraph } from './section-graph.ts';
import type { Section } from './sections.ts';

/** An undirected graph from pairs. */
function graphOf(sections: number, patches: number, pairs: [number, number][]): SectionGraph {
  const neighbours = Array.from({ length: sections + patches }, () => new Set<number>());
  for (const [a, b] of pairs) {
    neighbours[a].add(b);
    neighbours[b].add(a);
  }
  return { sections, neighbours: neighbours.map((s) => [...s].sort((a, b) => a - b)) };
}

/** Sections reachable from one, by the plainest search there is. */
function reach(graph: SectionGraph, todo: Uint8Array, from: number): Set<number> {
  const seen = new Set([from]);
  const queue = [from];
  for (const node of queue) {
    for (const to of graph.neighbours[node]) {
      if (seen.has(to) || (to < graph.sections && todo[to] === 0)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return new Set([...seen].filter((n) => n < graph.sections));
}

describe('freeSections', () => {
  it('holds back the middle of a chain', () => {
    const graph = graphOf(3, 0, [
      [0, 1],
      [1, 2],
    ]);
    const free = freeSections(graph, Uint8Array.of(1, 1, 1), 1);
    expect(free.filter((f) => f.free).map((f) => f.section)).toEqual([0, 2]);
  });

  it('lets a patch of a later colour join sections', () => {
    const graph = graphOf(3, 1, [
      [0, 1],
      [1, 2],
      [0, 3],
      [2, 3],
    ]);
    const free = freeSections(graph, Uint8Array.of(1, 1, 1), 0);
    expect(free.every((f) => f.free)).toBe(true);
  });

  it('agrees with taking each section out and looking', () => {
    const pair = fc.tuple(fc.nat(11), fc.nat(11)).filter(([a, b]) => a !== b);
    fc.assert(
      fc.property(
        fc.array(pair, { maxLength: 24 }),
        fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
        (pairs, sewn) => {
          const graph = graphOf(9, 3, pairs);
          const todo = Uint8Array.from(sewn, (s) => (s ? 0 : 1));
          const root = todo.indexOf(1);
          if (root < 0) return;
          const island = reach(graph, todo, root);
          const found = freeSections(graph, todo, root);
          expect(new Set(found.map((f) => f.section))).toEqual(island);
          for (const { section, free } of found) {
            const rest = todo.slice();
            rest[section] = 0;
            const others = [...island].filter((s) => s !== section);
            const whole =
              others.length === 0 || reach(graph, rest, others[0]).size === others.length;
            expect(free).toBe(whole);
          }
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });
});

const frame = scanFrame(1);
/** Sections of one row each, in so many rows of 100, each the neighbour of the one before it. */
const parts = (count: number): { section: Section }[] =>
  Array.from({ length: count }, (_, i) => ({
    section: {
      frame,
      firstRow: Math.floor(i / 100),
      left: Float64Array.of(i % 100),
      right: Float64Array.of((i % 100) + 1),
      above: i > 0 ? [i - 1] : [],
      below: i + 1 < count ? [i + 1] : [],
    },
  }));

it('leaves a fill of an ordinary number of sections whole', () => {
  const all = parts(2600);
  expect(groupParts(all)).toEqual([all]);
});

it('divides more of them into small groups that know their own neighbours only', () => {
  const groups = groupParts(parts(9000));
  expect(groups.flat()).toHaveLength(9000);
  for (const group of groups) {
    expect(group.length).toBeLessThanOrEqual(500);
    for (const { section } of group) {
      for (const n of [...section.above, ...section.below]) expect(n).toBeLessThan(group.length);
    }
  }
  const linked = groups.flat().filter(({ section }) => section.below.length > 0).length;
  expect(linked).toBeGreaterThan(8000);
});
