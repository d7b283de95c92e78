import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPatchGraph, orderColors } from './block-order.ts';

const FABRIC = 255;

/** Islands of each colour in a sewing order: a way hides under its own colour and all later ones. */
function trims(labels: Uint8Array, width: number, order: readonly number[]): number {
  let count = 0;
  order.forEach((color, place) => {
    const open = new Set(order.slice(place));
    const seen = new Set<number>();
    labels.forEach((label, seed) => {
      if (label !== color || seen.has(seed)) return;
      count++;
      const queue = [seed];
      seen.add(seed);
      for (const cell of queue) {
        const x = cell % width;
        const near = [
          ...(x > 0 ? [cell - 1] : []),
          ...(x < width - 1 ? [cell + 1] : []),
          cell - width,
          cell + width,
        ];
        for (const to of near) {
          if (labels[to] === undefined || seen.has(to) || !open.has(labels[to])) continue;
          seen.add(to);
          queue.push(to);
        }
      }
    });
  });
  return count;
}

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

describe('the order of colours', () => {
  const picture = (colors: number, width: number, height: number) =>
    fc
      .array(fc.integer({ min: 0, max: colors }), {
        minLength: width * height,
        maxLength: width * height,
      })
      .map((cells) => Uint8Array.from(cells, (c) => (c === colors ? FABRIC : c)));

  it('makes the fewest islands of all orders there are', () => {
    fc.assert(
      fc.property(picture(4, 6, 5), (labels) => {
        const order = orderColors(buildPatchGraph(labels, 6), 4);
        expect([...order].sort()).toEqual([0, 1, 2, 3]);
        const least = Math.min(...permutations([0, 1, 2, 3]).map((all) => trims(labels, 6, all)));
        expect(trims(labels, 6, order)).toBe(least);
      }),
      { numRuns: 80, seed: 1 },
    );
  });

  it('sews the larger areas first where islands do not tell', () => {
    // Stripes with bare fabric between them: the order changes no trim.
    const stripes = [3, 1, 4, 2].flatMap((width, color) => [
      ...Array<number>(width).fill(color),
      FABRIC,
    ]);
    const labels = Uint8Array.from([...stripes, ...stripes]);
    expect(orderColors(buildPatchGraph(labels, stripes.length), 4)).toEqual([2, 0, 3, 1]);
  });

  it('of many colours still puts what lies on others after them', () => {
    // Eleven spots, each inside a patch of the twelfth colour.
    const width = 24;
    const labels = new Uint8Array(width * 3).fill(11);
    for (let color = 0; color < 11; color++) labels[width + 1 + 2 * color] = color;
    const order = orderColors(buildPatchGraph(labels, width), 12);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
    expect(trims(labels, width, order)).toBe(12);
  });
});

describe('patches', () => {
  it('are the connected areas of each colour: across edges, not across corners', () => {
    const labels = Uint8Array.of(0, 1, 0, 1, 0, 1, 0, FABRIC, 0);
    const graph = buildPatchGraph(labels, 3);
    expect(graph.color).toHaveLength(8);
    expect(graph.size).toEqual(Array<number>(8).fill(1));
  });

  it('hold all that is not fabric, and touch each other once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 1, 2, FABRIC), { minLength: 36, maxLength: 36 }),
        (cells) => {
          const graph = buildPatchGraph(Uint8Array.from(cells), 9);
          const sewn = cells.filter((c) => c !== FABRIC).length;
          expect(graph.size.reduce((a, b) => a + b, 0)).toBe(sewn);
          const pairs = new Set<string>();
          for (let e = 0; e < graph.edges.length; e += 2) {
            const [a, b] = [graph.edges[e], graph.edges[e + 1]].sort((p, q) => p - q);
            expect(graph.color[a]).not.toBe(graph.color[b]);
            expect(pairs.has(`${a} ${b}`)).toBe(false);
            pairs.add(`${a} ${b}`);
          }
        },
      ),
      { numRuns: 100, seed: 2 },
    );
  });
});
