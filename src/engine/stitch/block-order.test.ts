import { describe, expect, it } from 'vitest';
import { buildPatchGraph, patchesAbove, orderColors, priceOfOrder } from './block-order.ts';

/** Labels drawn in digits; a dot is fabric. */
const labels = (...lines: string[]) =>
  Uint8Array.from(lines.join(''), (c) => (c === '.' ? 255 : Number(c)));

describe('buildPatchGraph', () => {
  it('finds patches and who touches whom', () => {
    const graph = buildPatchGraph(labels('001', '.01', '2.1'), 3);
    expect(graph.color).toEqual([0, 1, 2]);
    expect(graph.size).toEqual([3, 3, 1]);
    expect(graph.border).toEqual([8, 8, 4]);
    expect(graph.edges).toEqual([0, 1]);
    expect(graph.contact).toEqual([2]);
  });
});

describe('orderColors', () => {
  it('sews islands first where the colour between them hides the way', () => {
    const graph = buildPatchGraph(labels('0111011110', '0111011110'), 10);
    expect(orderColors(graph, 2)).toEqual([0, 1]);
  });

  it('sews the larger area first where nothing else decides', () => {
    const graph = buildPatchGraph(labels('1110', '1110'), 4);
    expect(orderColors(graph, 2)).toEqual([1, 0]);
  });

  it('orders more colours than can be weighed in full', () => {
    const line = Array.from({ length: 12 }, (_, i) => i % 12);
    const graph = buildPatchGraph(Uint8Array.from([...line, ...line]), 12);
    expect(orderColors(graph, 12).sort((a, b) => a - b)).toEqual(line);
  });

  it('weighs all orders of ten colours, where they have few patches', () => {
    // Each colour has an island on both sides of the next one: sewn last, it hides the way.
    const line = Array.from({ length: 19 }, (_, i) => Math.min(i, 18 - i));
    const graph = buildPatchGraph(Uint8Array.from([...line, ...line]), 19);
    const order = orderColors(graph, 10);
    expect(priceOfOrder(graph, order)).toBe(10);
    expect(priceOfOrder(graph, order.toReversed())).toBe(19);
  });

  it('hides no way under a colour that it shines through', () => {
    const graph = buildPatchGraph(labels('0111011110', '0111011110'), 10);
    const hiding = [0b01, 0b11];
    expect(priceOfOrder(graph, [0, 1])).toBe(3);
    expect(priceOfOrder({ ...graph, hiding }, [0, 1])).toBe(5);
    expect(priceOfOrder({ ...graph, hiding }, [1, 0])).toBe(4);
    expect(orderColors({ ...graph, hiding }, 2)).toEqual([1, 0]);
  });

  it('leaves lines on top of what is beside them', () => {
    const row = `11${'0'.repeat(30)}111`;
    const broad = '1'.repeat(35);
    const graph = buildPatchGraph(labels(broad, broad, row, broad, broad, row, broad, broad), 35);
    const above = patchesAbove(graph);
    expect(above).toEqual([
      { color: 0, beside: 0b10, worth: 1 },
      { color: 0, beside: 0b10, worth: 1 },
    ]);
    expect(orderColors(graph, 2)).toEqual([0, 1]);
    expect(orderColors({ ...graph, above }, 2)).toEqual([1, 0]);
  });
});

describe('patchesAbove', () => {
  it('takes what is round for no line, and what stands alone for nothing', () => {
    const row = '1'.repeat(24) + '0'.repeat(8);
    const beside = labels(...Array.from({ length: 8 }, () => row), '1'.repeat(32));
    expect(patchesAbove(buildPatchGraph(beside, 32))).toEqual([]);
    expect(patchesAbove(buildPatchGraph(labels('.'.repeat(20), '0'.repeat(20)), 20))).toEqual([]);
  });

  it('knows a thing on its ground: a small one is less, and none is worth a cut', () => {
    const width = 30;
    const onGround = (from: number, to: number) => {
      const row = '1'.repeat(width);
      const thing = '1'.repeat(from) + '0'.repeat(to - from) + '1'.repeat(width - to);
      return buildPatchGraph(
        labels(row, row, ...Array.from({ length: to - from }, () => thing), row, row),
        width,
      );
    };
    const [small] = patchesAbove(onGround(12, 18));
    const [large] = patchesAbove(onGround(8, 22));
    expect([small.worth, large.worth].map((worth) => worth > 0 && worth < 1)).toEqual([true, true]);
    expect(small.worth).toBeLessThan(large.worth);
  });

  it('takes the counter of a ring on a ground for that ground, and for no thing on the ring', () => {
    const ring = (inside: string) =>
      labels(
        ...['1'.repeat(12), '1'.repeat(12)],
        ...['1000000001' + '11', '1000000001' + '11', `100${inside}001` + '11'],
        ...[`100${inside}001` + '11', '1000000001' + '11', '1000000001' + '11'],
        ...['1'.repeat(12), '1'.repeat(12)],
      );
    const besides = (inside: string) =>
      patchesAbove(buildPatchGraph(ring(inside), 12)).map(({ color }) => color);
    expect(besides('1111')).toEqual([0]);
    expect(besides('2222').sort()).toEqual([0, 2]);
  });
});
