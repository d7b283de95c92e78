import { describe, expect, it } from 'vitest';
import type { Polygon } from '../vector/geometry.ts';
import { agreeTwins } from './pieces.ts';

const box = (x: number, width: number, height: number): Polygon => ({
  rings: [Float64Array.of(x, 0, x + width, 0, x + width, height, x, height)],
});

describe('agreeTwins', () => {
  it('gives up satin where the twin cannot have it', () => {
    expect(agreeTwins([box(0, 5, 9), box(20, 5.1, 9)], [true, false])).toEqual([false, false]);
  });

  it('leaves shapes of another size or form alone', () => {
    const shapes = [box(0, 5, 9), box(20, 7, 9), box(40, 3, 15)];
    expect(agreeTwins(shapes, [true, false, false])).toEqual([true, false, false]);
  });

  it('leaves twins that agree as they are', () => {
    expect(agreeTwins([box(0, 5, 9), box(20, 5, 9)], [true, true])).toEqual([true, true]);
  });
});
