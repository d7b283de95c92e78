import { describe, expect, it } from 'vitest';
import type { StrokeShape } from '../shapes.ts';
import { bridgeLines } from './bridge-lines.ts';
import { lineNetworks } from './line-network.ts';

const stroke = (points: readonly number[], closed = false): StrokeShape => ({
  kind: 'stroke',
  points: Float64Array.from(points),
  widthMm: 0.4,
  closed,
  thread: 0,
});

describe('bridgeLines', () => {
  it('joins parts that nearly touch by their narrowest gap, in the middle of a line, too', () => {
    const rail = stroke([0, 0, 20, 0]);
    const post = stroke([7, 0.5, 7, 6]);
    const all = bridgeLines([rail, post], 'narrow');
    expect(lineNetworks([rail, post])).toHaveLength(2);
    expect(lineNetworks(all)).toHaveLength(1);
    expect([...all[2].points]).toEqual([7, 0.5, 7, 0]);
    expect([...all[0].points]).toEqual([0, 0, 7, 0, 20, 0]);
    expect(all[1]).toEqual(post);
  });

  it('ends in the last side of a closed line', () => {
    const square = stroke([0, 0, 4, 0, 4, 4, 0, 4], true);
    const all = bridgeLines([square, stroke([-0.6, 2, -5, 2])], 'narrow');
    expect(lineNetworks(all)).toHaveLength(1);
    expect([...all[0].points]).toEqual([0, 0, 4, 0, 4, 4, 0, 4, 0, 2]);
  });

  it('leaves broad gaps, and bridges none inside a part', () => {
    const far = [stroke([0, 0, 20, 0]), stroke([0, 1, 20, 1])];
    expect(bridgeLines(far, 'narrow')).toEqual(far);
    const fork = [stroke([0, 0, 20, 0.3]), stroke([0, 0, 20, -0.3])];
    expect(bridgeLines(fork, 'narrow')).toEqual(fork);
    // Three in a row need two bridges, not three.
    const row = [stroke([0, 0, 5, 0]), stroke([5.3, 0, 5.3, 5]), stroke([5, 0.4, 0, 3])];
    expect(bridgeLines(row, 'narrow')).toHaveLength(5);
  });

  it('bridges under the lines alone where that is wanted', () => {
    const rail = stroke([0, 0, 20, 0]);
    const touching = stroke([7, 0.3, 7, 6]);
    expect(lineNetworks(bridgeLines([rail, touching], 'covered'))).toHaveLength(1);
    const apart = [rail, stroke([7, 0.5, 7, 6])];
    expect(bridgeLines(apart, 'covered')).toEqual(apart);
    // Two that cross have no common point, and touch.
    const cross = [rail, stroke([7, -5, 7, 6])];
    expect(lineNetworks(cross)).toHaveLength(2);
    expect(lineNetworks(bridgeLines(cross, 'covered'))).toHaveLength(1);
  });
});
