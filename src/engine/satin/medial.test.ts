import { describe, expect, it } from 'vitest';
import { type MedialGraph, prune, traceBranches } from './medial.ts';

/** Nodes as x, y and radius, and pairs of them that an edge joins. */
function graphOf(
  nodes: readonly (readonly [x: number, y: number, r: number])[],
  pairs: readonly (readonly [number, number])[],
): MedialGraph {
  const [x, y, r] = [0, 1, 2].map((k) => Float64Array.from(nodes, (node) => node[k]));
  const edges = pairs.map(([a, b]) => ({
    ...{ a, b, left: 0, right: 0 },
    lengthMm: Math.hypot(x[b] - x[a], y[b] - y[a]),
  }));
  return { x, y, r, edges };
}

/*
 *   A stroke of radius 1 that hangs on two others, and its junction, from which tips go off:
 *
 *    ╲             2 ╲
 *      0 ──────────── 1       a tip's significance: (its length + its radius − 1) / 1
 *    ╱             3 ╱
 */
const STROKE = [
  [0, 0, 1],
  [10, 0, 1],
] as const;
const OTHERS = [
  [-9, 5, 0.9],
  [-9, -5, 0.9],
] as const;

/** Which edges stay of tips of a length and radius at the end of a stroke, which is edge 0. */
function left(tips: readonly (readonly [lengthMm: number, r: number])[], scale = 1): number[] {
  const nodes = tips.map(([length, r], i) => {
    const way = (i + 1) * 1.1;
    return [10 + length * Math.cos(way), length * Math.sin(way), r] as const;
  });
  const pairs = tips.map((_, i) => [1, 2 + i] as const);
  const hung = OTHERS.map((_, i) => [0, 2 + tips.length + i] as const);
  const all = [...STROKE, ...nodes, ...OTHERS].map(
    ([x, y, r]) => [x * scale, y * scale, r * scale] as const,
  );
  const { alive } = prune(graphOf(all, [[0, 1], ...pairs, ...hung]));
  expect([...alive.slice(-OTHERS.length)]).toEqual([1, 1]);
  return [...alive.slice(0, -OTHERS.length)].flatMap((is, e) => (is ? [e] : []));
}

describe('what leads into a corner of the border', () => {
  it.each([
    [
      'short tips',
      [
        [1.7, 0.05],
        [1.7, 0.05],
      ],
      [0],
    ],
    [
      'tips of a cap, up to 1.7 radii',
      [
        [2.64, 0.05],
        [2.64, 0.05],
      ],
      [0],
    ],
    [
      'a cap with one tip that is a stroke',
      [
        [2.64, 0.05],
        [3, 0.05],
      ],
      [0, 1, 2],
    ],
    [
      'two strokes',
      [
        [2.8, 0.05],
        [2.8, 0.05],
      ],
      [0, 1, 2],
    ],
    [
      'a cap with a tip as blunt as a serif',
      [
        [2.3, 0.21],
        [2.3, 0.05],
      ],
      [0, 1, 2],
    ],
    [
      'three tips, which are no cap',
      [
        [2.3, 0.05],
        [2.3, 0.05],
        [2.3, 0.05],
      ],
      [0, 1, 2, 3],
    ],
    [
      'one round leg of 0.35 radii',
      [
        [0.79, 0.56],
        [9, 0.9],
      ],
      [0, 1, 2],
    ],
    [
      'one round leg of 0.25 radii',
      [
        [0.69, 0.56],
        [9, 0.9],
      ],
      [0, 2],
    ],
    [
      'one pointed leg of 0.7 radii',
      [
        [1.6, 0.1],
        [9, 0.9],
      ],
      [0, 2],
    ],
    [
      'one pointed leg of 0.9 radii',
      [
        [1.8, 0.1],
        [9, 0.9],
      ],
      [0, 1, 2],
    ],
  ] as const)('%s: %o leave edges %o', (_, tips, edges) => {
    expect(left(tips)).toEqual(edges);
  });

  it('is measured in the radii of its junction', () => {
    for (const scale of [0.2, 5]) {
      expect(
        left(
          [
            [2.64, 0.05],
            [2.64, 0.05],
          ],
          scale,
        ),
      ).toEqual([0]);
      expect(
        left(
          [
            [2.8, 0.05],
            [2.8, 0.05],
          ],
          scale,
        ),
      ).toEqual([0, 1, 2]);
    }
  });

  it('is nothing that hangs on two junctions, nor a stroke alone; a crumb alone is', () => {
    const bridge = graphOf(
      [
        [0, 0, 1],
        [5, 0, 1],
        [5.4, 0, 1],
        [12, 0, 1],
        [5, 7, 1],
        [5.4, 7, 1],
      ],
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [1, 4],
        [2, 5],
      ],
    );
    expect([...prune(bridge).alive]).toEqual([1, 1, 1, 1, 1]);
    expect([
      ...prune(
        graphOf(
          [
            [0, 0, 1],
            [1.1, 0, 1],
          ],
          [[0, 1]],
        ),
      ).alive,
    ]).toEqual([1]);
    expect([
      ...prune(
        graphOf(
          [
            [0, 0, 1],
            [0.9, 0, 0.2],
          ],
          [[0, 1]],
        ),
      ).alive,
    ]).toEqual([0]);
  });
});

describe('the branches of an axis', () => {
  it('go from tip to junction, each edge in one of them, turned as they go', () => {
    const graph = graphOf(
      [
        [0, 0, 1],
        [5, 0, 1],
        [10, 0, 1],
        [10, 5, 1],
        [15, 0, 1],
      ],
      [
        [0, 1],
        [2, 1],
        [2, 3],
        [4, 2],
      ],
    );
    const branches = traceBranches(graph, new Uint8Array(4).fill(1));
    expect(branches).toEqual([
      { from: 0, to: 2, edges: [0, 1], forward: [true, false], lengthMm: 10 },
      { from: 2, to: 3, edges: [2], forward: [true], lengthMm: 5 },
      { from: 2, to: 4, edges: [3], forward: [false], lengthMm: 5 },
    ]);
  });

  it('go round a loop once, and leave out what is pruned', () => {
    const graph = graphOf(
      [
        [0, 0, 1],
        [4, 0, 1],
        [4, 3, 1],
      ],
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
    );
    const [loop, ...others] = traceBranches(graph, new Uint8Array(3).fill(1));
    expect(others).toEqual([]);
    expect(loop).toMatchObject({ from: 0, to: 0, edges: [0, 1, 2], lengthMm: 12 });
    const [open] = traceBranches(graph, Uint8Array.of(1, 1, 0));
    expect(open).toMatchObject({ from: 0, to: 2, edges: [0, 1], lengthMm: 7 });
  });
});
