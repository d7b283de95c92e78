import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { chooseColors, gatherCells, nearestColor } from './clusters.ts';

/** Cells of the given points, equally heavy. */
const cellsOf = (points: readonly number[][]) => ({
  lab: Float64Array.from(points.flat()),
  weight: new Float64Array(points.length).fill(1),
});

describe('chooseColors', () => {
  it('finds the groups that are there, and no more', () => {
    const centers = [
      [0.2, 0.1, 0],
      [0.6, -0.2, 0.1],
      [0.9, 0, -0.2],
    ];
    const points = Array.from({ length: 300 }, (_, i) =>
      centers[i % 3].map((v, c) => v + 0.01 * (hash01(i, c) - 0.5)),
    );
    const colors = chooseColors(cellsOf(points), 6);
    expect(colors.length).toBe(9);
    for (const [l, a, b] of centers) {
      const k = nearestColor(colors, l, a, b) * 3;
      expect(Math.hypot(colors[k] - l, colors[k + 1] - a, colors[k + 2] - b)).toBeLessThan(0.01);
    }
  });

  it('takes two blacks for one, and two greys as far apart for two', () => {
    const of = (...lights: number[]) => chooseColors(cellsOf(lights.map((l) => [l, 0, 0])), 3);
    expect(of(0, 0.12, 0.9)).toHaveLength(6);
    expect(of(0.5, 0.62, 0.9)).toHaveLength(9);
  });

  it('never gives more than asked for', () => {
    const points = Array.from({ length: 500 }, (_, i) => [
      hash01(i, 1),
      hash01(i, 2),
      hash01(i, 3),
    ]);
    for (const count of [1, 2, 7, 24]) {
      expect(chooseColors(cellsOf(points), count).length / 3).toBeLessThanOrEqual(count);
    }
  });

  it('leaves less error with more colours', () => {
    const points = Array.from({ length: 400 }, (_, i) => [
      hash01(i, 1),
      hash01(i, 2),
      hash01(i, 3),
    ]);
    const error = (count: number): number => {
      const colors = chooseColors(cellsOf(points), count);
      return points.reduce((sum, [l, a, b]) => {
        const k = nearestColor(colors, l, a, b) * 3;
        return sum + Math.hypot(colors[k] - l, colors[k + 1] - a, colors[k + 2] - b);
      }, 0);
    };
    expect(error(4)).toBeLessThan(error(2));
    expect(error(12)).toBeLessThan(0.75 * error(4));
  });
});

describe('gatherCells', () => {
  it('leaves out what weighs nothing', () => {
    const rgb = Uint8Array.of(10, 10, 10, 200, 0, 0, 12, 10, 10);
    const lab = Float32Array.of(0.1, 0, 0, 0.5, 0.2, 0.1, 0.2, 0, 0);
    const cells = gatherCells(rgb, lab, Float32Array.of(1, 0, 3));
    expect([...cells.weight]).toEqual([4]);
    expect(cells.lab[0]).toBeCloseTo(0.175);
  });
});
