import { describe, expect, it } from 'vitest';
import { buildPatchGraph, linesAmong, orderColors, priceOfOrder } from './block-order.ts';

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
    const lines = linesAmong(graph);
    expect(lines).toEqual([
      { color: 0, beside: 0b10 },
      { color: 0, beside: 0b10 },
    ]);
    expect(orderColors(graph, 2)).toEqual([0, 1]);
    expect(orderColors({ ...graph, lines }, 2)).toEqual([1, 0]);
  });
});

describe('linesAmong', () => {
  it('takes neither what is round nor what stands alone for a line', () => {
    const dot = labels('11111111', '11100111', '11100111', '11111111');
    expect(linesAmong(buildPatchGraph(dot, 8))).toEqual([]);
    expect(linesAmong(buildPatchGraph(labels('.'.repeat(20), '0'.repeat(20)), 20))).toEqual([]);
  });
});
