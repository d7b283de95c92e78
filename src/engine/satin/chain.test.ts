import { describe, expect, it } from 'vitest';
import {
  type Chain,
  FREE,
  type Knot,
  knotBetween,
  openRing,
  PLAIN,
  reverseChain,
  spineAt,
  spineDirection,
} from './chain.ts';
import type { Outline } from './outline.ts';

const knot = (t: number, x: number, y: number, feet: [number, number], rest = {}): Knot => ({
  ...PLAIN,
  t,
  x,
  y,
  r: 1,
  left: feet[0],
  right: feet[1],
  ...rest,
});
/** Along x, then down. */
const KNOTS = [
  knot(0, 0, 0, [1, 11]),
  knot(4, 4, 0, [2, 12], { bridgeLeft: true }),
  knot(7, 4, 3, [3, 13], { skip: true }),
];
const CHAIN: Chain = {
  knots: KNOTS,
  closed: false,
  start: { kind: 'butt', extendMm: 0.6 },
  end: FREE,
};

describe('a chain walked the other way', () => {
  const back = reverseChain(CHAIN);

  it('has its knots and ends turned round, left and right changed', () => {
    expect(back.knots.map(({ t, left, right, skip }) => [t, left, right, skip])).toEqual([
      [0, 13, 3, true],
      [3, 12, 2, false],
      [7, 11, 1, false],
    ]);
    expect([back.start, back.end]).toEqual([FREE, CHAIN.start]);
  });

  it('comes over the same bridges, on the other side', () => {
    expect(back.knots.map(({ bridgeLeft, bridgeRight }) => [bridgeLeft, bridgeRight])).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(reverseChain(back)).toEqual(CHAIN);
  });

  it('is nothing where there is nothing', () => {
    expect(reverseChain({ ...CHAIN, knots: [] }).knots).toEqual([]);
  });
});

describe('a ring opened at a knot', () => {
  const ring: Chain = { ...CHAIN, knots: [...KNOTS, knot(11, 0, 3, [4, 14])], closed: true };

  it('begins there, at 0, and goes round', () => {
    const open = openRing(ring, 2);
    expect(open.closed).toBe(false);
    expect(open.knots.map(({ t, left }) => [t, left])).toEqual([
      [0, 3],
      [4, 4],
      [7, 1],
      [11, 2],
    ]);
  });

  it('may be opened behind its last knot', () => {
    expect(openRing(ring, 4).knots.map(({ t }) => t)).toEqual([14, 18, 21, 25]);
  });
});

describe('the spine of a chain', () => {
  it.each([
    [-1, 0, 0],
    [0, 0, 0],
    [3, 3, 0],
    [4, 4, 0],
    [5.5, 4, 1.5],
    [7, 4, 3],
    [9, 4, 3],
  ])('is at %d mm where its knots say', (t, x, y) => {
    expect(spineAt(KNOTS, t)).toEqual({ x, y });
  });

  it('has the direction from one place to another, if they are two', () => {
    expect(spineDirection(KNOTS, 0, 3)).toEqual({ x: 1, y: 0 });
    expect(spineDirection(KNOTS, 7, 4)).toEqual({ x: 0, y: -1 });
    expect(spineDirection(KNOTS, 0, 7)).toEqual({ x: 0.8, y: 0.6 });
    expect(spineDirection(KNOTS, 7, 9)).toBeNull();
  });
});

describe('a knot between two samples of the border', () => {
  const outline = { x: Float64Array.of(9, 9, 3), y: Float64Array.of(0, 6, 0) } as Outline;

  it('lies half way, as far from the knot beside it as it looks', () => {
    const made = knotBetween(outline, { left: 1, right: 0 }, KNOTS[2], 1);
    expect(made).toEqual({ ...PLAIN, t: 12, x: 9, y: 3, r: 3, left: 1, right: 0 });
    expect(knotBetween(outline, { left: 1, right: 0 }, KNOTS[2], -1).t).toBe(2);
    expect(knotBetween(outline, { left: 2, right: 0 }, KNOTS[0], 1, 7).r).toBe(7);
  });
});
