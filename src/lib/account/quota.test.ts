import { expect, it } from 'vitest';
import { isTooMuch, levelOf, sewnOf, shareOf } from './quota.ts';

const most = { mostDesigns: 1000, mostBytes: 500_000_000 };

it.each([
  [0, 0, 'free'],
  [899, 100, 'free'],
  [900, 0, 'nearly'],
  [1, 450_000_000, 'nearly'],
  [1000, 0, 'full'],
  [1, 500_000_001, 'full'],
] as const)('tells how full an account is: %i pieces, %i bytes', (designs, bytes, level) => {
  expect(levelOf({ designs, bytes, ...most })).toBe(level);
});

it('tells a share of nothing as all of it', () => {
  expect(shareOf(1, 0)).toBe(1);
  expect(shareOf(250, 1000)).toBe(0.25);
  expect(shareOf(2000, 1000)).toBe(1);
});

it('tells what is too much', () => {
  const kept = { designs: 999, bytes: 499_999_000, ...most };
  expect(isTooMuch(kept, { designs: 1, bytes: 1000 })).toBe(false);
  expect(isTooMuch(kept, { designs: 2, bytes: 0 })).toBe(true);
  expect(isTooMuch(kept, { designs: 1, bytes: 1001 })).toBe(true);
});

it.each([
  [0, 0],
  [0.001, 1],
  [0.5, 12],
  [0.996, 23],
  [1, 24],
])('a share of %d is sewn in %d of 24 stitches', (share, stitches) => {
  expect(sewnOf(share) * 24).toBeCloseTo(stitches);
});
