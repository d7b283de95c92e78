import { expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { toPath } from './paths.ts';
import { crossingCost, isTooTangled, MAX_WORK, spend, sweepCost } from './sweep.ts';

const scattered = (count: number) => [
  toPath(Float64Array.from({ length: 2 * count }, (_, i) => 100 * hash01(i))),
];
const circle = (count: number) => [
  toPath(
    Float64Array.from({ length: 2 * count }, (_, i) => {
      const turn = (2 * Math.PI * (i >> 1)) / count;
      return 50 + 40 * (i % 2 === 0 ? Math.cos(turn) : Math.sin(turn));
    }),
  ),
];

it('counts the sides that a line across an area meets', () => {
  const square = [toPath([0, 0, 10, 0, 10, 10, 0, 10])];
  expect(sweepCost(square)).toBe(4 * 2);
  expect(sweepCost(square, square)).toBe(8 * 4);
  expect(sweepCost([])).toBe(0);
});

it('finds much work in points strewn at random, little in a smooth border of as many', () => {
  const wild = sweepCost(scattered(3000)) + crossingCost(scattered(3000));
  const smooth = sweepCost(circle(3000)) + crossingCost(circle(3000));
  expect(wild).toBeGreaterThan(MAX_WORK);
  expect(smooth).toBeLessThan(MAX_WORK / 1000);
});

it('says so where the work is more than is left', () => {
  const work = { left: 10 };
  spend(work, 10);
  let thrown: unknown;
  try {
    spend(work, 1);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ code: 'too-complex' });
  expect(isTooTangled(thrown)).toBe(true);
  expect(isTooTangled(new Error('other'))).toBe(false);
});
