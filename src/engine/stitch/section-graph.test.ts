import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowFrame, scanFrame } from './rows.ts';
import {
  buildSectionGraph,
  createGraphScratch,
  freeSections,
  groupParts,
  islandsOf,
  type SectionGraph,
} from './section-graph.ts';
import type { Section } from './sections.ts';
import { BARE, LATER, OWN_TODO, travelMapOf } from './travel-map.ts';

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

/** Sections that no row joins: what joins them is on the map. */
const lone = (count: number): Section[] =>
  Array.from({ length: count }, () => ({
    frame: scanFrame(1),
    firstRow: 0,
    left: Float64Array.of(0),
    right: Float64Array.of(1),
    above: [],
    below: [],
  }));

/** A map of letters: a digit is a cell of that section, '#' a later colour, '.' bare fabric. */
function mapOf(rows: readonly string[]) {
  const cells = [...rows.join('')];
  const kinds = cells.map((cell) => (cell === '#' ? LATER : cell === '.' ? BARE : OWN_TODO));
  const map = travelMapOf(Uint8Array.from(kinds), rows[0].length, rows.length);
  cells.forEach((cell, i) => (map.section[i] = /\d/.test(cell) ? Number(cell) : -1));
  return map;
}

describe('buildSectionGraph', () => {
  const graphOn = (sections: readonly Section[], rows: readonly string[]) => {
    const map = mapOf(rows);
    return buildSectionGraph(sections, map, map.section.keys());
  };
  const neighbours = (rows: readonly string[], count: number) =>
    graphOn(lone(count), rows).neighbours;

  it.each([
    ['left', ['#0']],
    ['right', ['0#']],
    ['above', ['#', '0']],
    ['below', ['0', '#']],
  ])('joins a section with the patch of a later colour on its %s', (_, rows) => {
    expect(neighbours(rows, 1)).toEqual([[1], [0]]);
  });

  it('joins none round the ends of rows, nor across a corner or bare fabric', () => {
    expect(neighbours(['..0', '#..'], 1)).toEqual([[]]);
    expect(neighbours(['..#', '0..'], 1)).toEqual([[]]);
    expect(neighbours(['0.', '.#'], 1)).toEqual([[]]);
    expect(neighbours(['0.#'], 1)).toEqual([[]]);
  });

  it('takes cells that touch for one patch, however it winds, and numbers patches as one reads', () => {
    expect(neighbours(['#.#.0', '#.#..', '###.#', '1...#'], 2)).toEqual([[], [2], [1]]);
    expect(neighbours(['0#1', '...', '1#0'], 2)).toEqual([
      [2, 3],
      [2, 3],
      [0, 1],
      [0, 1],
    ]);
  });

  it('keeps what rows that touch have joined, in rising order', () => {
    const sections = lone(3);
    sections[0].below.push(2, 1);
    sections[1].above.push(0);
    sections[2].above.push(0);
    expect(graphOn(sections, ['0#2']).neighbours).toEqual([[1, 2, 3], [0], [0, 3], [0, 2]]);
  });

  it('agrees with a flood from cell to cell', () => {
    const cell = fc.constantFrom('0', '1', '2', '#', '#', '#', '.');
    const size = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(size, fc.array(cell, { minLength: 6, maxLength: 30 }), (width, cells) => {
        const rows: string[] = [];
        for (let i = 0; i + width <= cells.length; i += width) {
          rows.push(cells.slice(i, i + width).join(''));
        }
        const at = (x: number, y: number) => rows[y]?.[x];
        const patch = new Map<string, number>();
        let patches = 0;
        const pairs = new Set<string>();
        const around = (x: number, y: number) => [
          [x, y],
          [x - 1, y],
          [x + 1, y],
          [x, y - 1],
          [x, y + 1],
        ];
        const flood = (x: number, y: number, id: number): void => {
          if (at(x, y) !== '#' || patch.has(`${x},${y}`)) return;
          patch.set(`${x},${y}`, id);
          for (const [u, v] of around(x, y)) flood(u, v, id);
        };
        rows.forEach((row, y) =>
          [...row].forEach((letter, x) => {
            if (letter === '#' && !patch.has(`${x},${y}`)) flood(x, y, patches++);
          }),
        );
        rows.forEach((row, y) =>
          [...row].forEach((letter, x) => {
            if (!/\d/.test(letter)) return;
            for (const [u, v] of around(x, y)) {
              const id = patch.get(`${u},${v}`);
              if (id !== undefined) pairs.add(`${letter},${id}`);
            }
          }),
        );
        // Patches that no section touches are no nodes.
        const met = [...pairs].map((pair) => pair.split(',').map(Number));
        const ids = [...new Set(met.map(([, id]) => id))].sort((a, b) => a - b);
        const wanted = graphOf(
          3,
          ids.length,
          met.map(([s, id]): [number, number] => [s, 3 + ids.indexOf(id)]),
        );
        expect(graphOn(lone(3), rows)).toEqual(wanted);
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});

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

  it('forgets one search before the next, in the same room', () => {
    const graph = graphOf(4, 0, [
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const scratch = createGraphScratch(graph);
    const todo = Uint8Array.of(1, 1, 1, 1);
    for (let sewn = 0; sewn < 4; sewn++) {
      const again = freeSections(graph, todo, 3, scratch);
      expect(again).toEqual(freeSections(graph, todo, 3));
      expect(again).toEqual(freeSections(graph, todo, 3, scratch));
      todo[sewn] = 0;
    }
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

it('puts those into a group that lie together, whichever way their rows run', () => {
  const slanted = rowFrame(33, 0.2);
  const rows = 90;
  const all = Array.from({ length: rows * rows }, (_, i) => ({
    section: {
      frame: slanted,
      firstRow: 5 * Math.floor(i / rows),
      left: Float64Array.from([0, 0, 0], () => i % rows),
      right: Float64Array.from([0, 0, 0], () => (i % rows) + 1),
      above: [],
      below: [],
    },
  }));
  const sizes = groupParts(all).map((group) => {
    const us = group.map(({ section }) => section.left[0]);
    const vs = group.map(({ section }) => section.firstRow * slanted.spacing);
    return (Math.max(...us) - Math.min(...us) + 1) * (Math.max(...vs) - Math.min(...vs) + 1);
  });
  // As slanted boxes they overlap a little; strewn over the page they would be 8100 mm² each.
  expect(Math.max(...sizes)).toBeLessThan(1800);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2.2 * rows * rows);
});

describe('islandsOf', () => {
  it('counts sections that neither touch nor share a patch', () => {
    expect(islandsOf(graphOf(4, 0, [[0, 1]]))).toBe(3);
    // Sections 0 and 2 touch patch 4, section 3 none.
    expect(
      islandsOf(
        graphOf(4, 1, [
          [0, 1],
          [0, 4],
          [2, 4],
        ]),
      ),
    ).toBe(2);
  });
});
