import { describe, expect, it } from 'vitest';
import { lineLength } from '../../vector/geometry.ts';
import { band, brush, circle, flourish, ring, swell } from './paths.ts';

const widths = ({ left, right }: { left: Float64Array; right: Float64Array }): number[] =>
  Array.from({ length: left.length / 2 }, (_, i) =>
    Math.hypot(left[2 * i] - right[2 * i], left[2 * i + 1] - right[2 * i + 1]),
  );

describe('columns', () => {
  it('are as wide along a line as they are asked to be', () => {
    const along = widths(brush([0, 0, 30, 0], swell(1, 3)));
    expect(along[0]).toBeCloseTo(1);
    expect(Math.max(...along)).toBeCloseTo(3, 1);
  });

  it('close on themselves evenly', () => {
    for (const rails of [ring(20, 2), band(circle(5, 5, 20), 2)]) {
      expect(rails.closed).toBe(true);
      for (const width of widths(rails)) expect(width).toBeCloseTo(2, 1);
    }
  });
});

describe('flourish', () => {
  it('turns by its bend, and is as long as asked', () => {
    // A bend of 1/10 per mm over a quarter of a circle of radius 10.
    const path = flourish([0, 0], 0, [[5 * Math.PI, 0.1, 0.1]]);
    expect(lineLength(path)).toBeCloseTo(5 * Math.PI, 1);
    expect(path.at(-2)).toBeCloseTo(10, 1);
    expect(path.at(-1)).toBeCloseTo(10, 1);
  });
});
