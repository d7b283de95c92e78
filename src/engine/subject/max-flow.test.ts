import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { FlowGraph } from './max-flow.ts';

describe('FlowGraph', () => {
  it('cuts a chain at its weakest pair', () => {
    const graph = new FlowGraph(4, 3);
    graph.addEnds(0, 100, 0);
    graph.addEnds(3, 0, 100);
    graph.addPair(0, 1, 5);
    graph.addPair(1, 2, 1);
    graph.addPair(2, 3, 5);
    expect([...graph.cut()]).toEqual([1, 1, 0, 0]);
  });

  it('finds the cheapest of all cuts', () => {
    const nodes = 9;
    const cost = (key: number, a: number, b: number, salt = 0) =>
      Math.round(20 * hash01((key * 64 + a) * 64 + b, salt));
    for (let seed = 0; seed < 20; seed++) {
      const graph = new FlowGraph(nodes, (nodes * (nodes - 1)) / 2);
      const ends: [number, number][] = [];
      const pairs: [number, number, number][] = [];
      for (let k = 0; k < nodes; k++) {
        ends.push([cost(seed, k, 60), cost(seed, k, 61)]);
        graph.addEnds(k, ...ends[k]);
        for (let j = 0; j < k; j++)
          if (cost(seed, k, j) > 9) pairs.push([j, k, cost(seed, k, j, 3)]);
      }
      for (const pair of pairs) graph.addPair(...pair);
      const price = (side: ArrayLike<number>) =>
        ends.reduce((sum, [sink, source], k) => sum + (side[k] ? source : sink), 0) +
        pairs.reduce((sum, [a, b, c]) => sum + (side[a] === side[b] ? 0 : c), 0);
      let least = Infinity;
      for (let bits = 0; bits < 1 << nodes; bits++) {
        least = Math.min(least, price(Array.from({ length: nodes }, (_, k) => (bits >> k) & 1)));
      }
      expect(price(graph.cut())).toBe(least);
    }
  });
});
