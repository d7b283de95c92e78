import { describe, expect, it } from 'vitest';
import type { StrokeShape } from '../shapes.ts';
import { lineNetworks, sewNetwork } from './line-network.ts';

const stroke = (points: number[], widthMm = 0.4, closed = false): StrokeShape => ({
  kind: 'stroke',
  points: Float64Array.from(points),
  closed,
  widthMm,
  thread: 0,
});

/** How often the way passes over a place, to within a tenth of a millimetre along it. */
function passes(way: Float64Array, x: number, y: number, near = 0.3): number {
  let count = 0;
  let inside = false;
  for (let k = 2; k < way.length; k += 2) {
    const steps = Math.ceil(Math.hypot(way[k] - way[k - 2], way[k + 1] - way[k - 1]) / 0.05);
    for (let s = 0; s < steps; s++) {
      const px = way[k - 2] + ((way[k] - way[k - 2]) * s) / steps;
      const py = way[k - 1] + ((way[k + 1] - way[k - 1]) * s) / steps;
      const here = Math.hypot(px - x, py - y) < near;
      if (here && !inside) count++;
      inside = here;
    }
  }
  return count;
}

const longest = (way: Float64Array): number => {
  let most = 0;
  for (let k = 2; k < way.length; k += 2) {
    most = Math.max(most, Math.hypot(way[k] - way[k - 2], way[k + 1] - way[k - 1]));
  }
  return most;
};

describe('line networks', () => {
  it('joins strokes that share a point, and no others', () => {
    const cross = stroke([0, 10, 10, 10, 20, 10]);
    const bar = stroke([10, 0, 10, 10, 10, 20]);
    const [one, other, ...rest] = lineNetworks([cross, stroke([30, 0, 30, 9]), bar]);
    expect(rest).toEqual([]);
    expect(one.edges).toHaveLength(4);
    expect(other.edges).toHaveLength(1);
  });

  it('goes on over turns of a trembling line that lie closer than a clean stitch is long', () => {
    const [stepMm, turns] = [0.4, 60];
    // Each leg is 0.57 mm long.
    const tremble = Array.from({ length: turns }, (_, k) => [k * stepMm, stepMm * (k % 2)]).flat();
    const way = sewNetwork(lineNetworks([stroke(tremble)])[0], 0, 0);
    // There and back: with a stitch at each turn these would be twice as many as the turns.
    expect(way.length / 2).toBeLessThan(1.5 * turns);
  });

  it('sews every line twice in one go and comes back', () => {
    const [network] = lineNetworks([
      stroke([0, 10, 10, 10, 20, 10]),
      stroke([10, 0, 10, 10, 10, 20]),
      stroke([10, 0, 20, 10]),
    ]);
    const way = sewNetwork(network, 0, 10);
    expect(longest(way)).toBeLessThan(2.6);
    for (const [x, y] of [
      [5, 10],
      [15, 10],
      [10, 5],
      [10, 15],
      [15, 5],
    ] as const) {
      expect(passes(way, x, y)).toBe(2);
    }
    expect(Math.hypot(way[0] - way.at(-2)!, way[1] - way.at(-1)!)).toBeLessThan(0.5);
  });

  it('goes out on one side of a wide line and back on the other, a thread apart', () => {
    const [network] = lineNetworks([stroke([0, 0, 20, 0], 0.8)]);
    const way = sewNetwork(network, 0, 0);
    const ys = Array.from(way).filter((_, k) => k % 2 === 1);
    expect(Math.max(...ys)).toBeCloseTo(0.125);
    expect(Math.min(...ys)).toBeCloseTo(-0.125);
  });

  it('goes round a ring twice', () => {
    const ring = Array.from({ length: 60 }, (_, k) => [
      10 * Math.cos(k / 9.549),
      10 * Math.sin(k / 9.549),
    ]).flat();
    const way = sewNetwork(lineNetworks([stroke(ring, 0.6, true)])[0], 10, 0);
    expect(passes(way, -10, 0)).toBe(2);
    expect(longest(way)).toBeLessThan(2.6);
  });

  it('spares the hole where many lines meet', () => {
    const star = Array.from({ length: 12 }, (_, k) =>
      stroke([0, 0, 10 * Math.cos(k / 1.91), 10 * Math.sin(k / 1.91)]),
    );
    const way = sewNetwork(lineNetworks(star)[0], 0, 0);
    let hits = 0;
    for (let k = 0; k < way.length; k += 2) if (Math.hypot(way[k], way[k + 1]) < 0.1) hits++;
    expect(hits).toBeLessThan(9);
  });
});
