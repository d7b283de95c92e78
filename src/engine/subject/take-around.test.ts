import { expect, it } from 'vitest';
import type { RegionGraph } from './region-graph.ts';
import { takeAround } from './take-around.ts';

it('keeps what a mark changed around itself, and puts the rest back', () => {
  // Six patches in a row.
  const touches = [0, 1, 2, 3, 4].map((a) => ({ a, b: a + 1, length: 1, bond: 1 }));
  const around = [0, 1, 2, 3, 4, 5].map((k) => [k - 1, k].filter((t) => t >= 0 && t < 5));
  const graph = { count: 6, touches, around } as unknown as RegionGraph;
  const side = Uint8Array.from([1, 1, 0, 0, 1, 0]);
  takeAround(graph, side, new Uint8Array(6), Int8Array.from([1, 0, 0, 0, 0, 0]));
  expect([...side]).toEqual([1, 1, 0, 0, 0, 0]);
});

it('follows a change beyond the mark as far as it hangs together', () => {
  const touches = [0, 1, 2].map((a) => ({ a, b: a + 1, length: 1, bond: 1 }));
  const around = [0, 1, 2, 3].map((k) => [k - 1, k].filter((t) => t >= 0 && t < 3));
  const graph = { count: 4, touches, around } as unknown as RegionGraph;
  const side = Uint8Array.from([0, 0, 0, 1]);
  takeAround(graph, side, Uint8Array.from([1, 1, 1, 0]), Int8Array.from([0, -1, 0, 0]));
  expect([...side]).toEqual([0, 0, 0, 1]);
});
