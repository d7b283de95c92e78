import { describe, expect, it } from 'vitest';
import { ciede2000, labFromRgb } from './ciede2000.ts';

describe('ciede2000', () => {
  // Of the pairs with which the formula's authors test implementations: its turns and its greys.
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [58, 24, 15], 19.4535],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('of %j and %j is %d, either way', (one, other, expected) => {
    expect(ciede2000(one, other)).toBeCloseTo(expected, 4);
    expect(ciede2000(other, one)).toBeCloseTo(expected, 4);
  });
});

describe('labFromRgb', () => {
  it('puts white at the top, black at the bottom, and red where it belongs', () => {
    const near = (rgb: [number, number, number], lab: readonly number[]) =>
      labFromRgb(rgb).forEach((value, at) => expect(value).toBeCloseTo(lab[at], 1));
    near([255, 255, 255], [100, 0, 0]);
    near([0, 0, 0], [0, 0, 0]);
    near([255, 0, 0], [53.2, 80.1, 67.2]);
  });
});
