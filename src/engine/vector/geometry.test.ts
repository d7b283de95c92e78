import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxesMeet,
  boxInside,
  crossesRightOf,
  joinBoxes,
  linesBox,
  polygonArea,
  reversedRing,
  ringArea,
  ringBox,
  ringLength,
} from './geometry.ts';

const square = (x: number, y: number, side: number) =>
  Float64Array.of(x, y, x + side, y, x + side, y + side, x, y + side);
const turned = (ring: Float64Array) =>
  Float64Array.from({ length: ring.length }, (_, i) =>
    i % 2 === 0 ? ring[ring.length - 2 - i] : ring[ring.length - i],
  );

const number = fc.integer({ min: -500, max: 500 });
const lines = fc
  .array(fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 8 }), { minLength: 1 })
  .map((all) => all.map((points) => Float64Array.from(points.flat())));
const box = fc
  .tuple(number, number, fc.nat(300), fc.nat(300))
  .map(([left, top, w, h]) => ({ left, top, right: left + w, bottom: top + h }));

describe('areas', () => {
  it('are positive for a ring that turns clockwise on screen, negative the other way', () => {
    expect(ringArea(square(3, -7, 5))).toBe(25);
    expect(ringArea(turned(square(3, -7, 5)))).toBe(-25);
    expect(ringArea(Float64Array.of(0, 0, 8, 0, 0, 3))).toBe(12);
  });

  it('are less by their holes, however those turn', () => {
    const hole = square(2, 2, 3);
    expect(polygonArea({ rings: [square(0, 0, 10), hole] })).toBe(91);
    expect(polygonArea({ rings: [turned(square(0, 0, 10)), hole, square(6, 6, 1)] })).toBe(90);
  });
});

describe('boxes', () => {
  it('hold all points of lines and touch one on each side', () => {
    fc.assert(
      fc.property(lines, fc.nat(9), (all, half) => {
        const { left, top, right, bottom } = linesBox(all, half);
        const points = all.flatMap((line) => [...line]);
        const xs = points.filter((_, i) => i % 2 === 0);
        const ys = points.filter((_, i) => i % 2 === 1);
        expect([left + half, right - half]).toEqual([Math.min(...xs), Math.max(...xs)]);
        expect([top + half, bottom - half]).toEqual([Math.min(...ys), Math.max(...ys)]);
      }),
      { seed: 1 },
    );
  });

  it('join to the box of all that is in them', () => {
    fc.assert(
      fc.property(lines, (all) => {
        expect(joinBoxes(all.map(ringBox))).toEqual(linesBox(all));
      }),
      { seed: 2 },
    );
    const none = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    expect(joinBoxes([])).toEqual(none);
    expect(linesBox([])).toEqual(none);
  });

  it('meet where they share a point, or come within reach', () => {
    fc.assert(
      fc.property(box, box, fc.nat(40), (a, b, reach) => {
        const apart = Math.max(
          a.left - b.right,
          b.left - a.right,
          a.top - b.bottom,
          b.top - a.bottom,
        );
        expect(boxesMeet(a, b, reach)).toBe(apart <= reach);
        expect(boxesMeet(a, b)).toBe(apart <= 0);
      }),
      { seed: 3 },
    );
    const a = { left: 0, top: 0, right: 10, bottom: 10 };
    // A step too far on each side alone.
    for (const [dx, dy] of [
      [11, 0],
      [-11, 0],
      [0, 11],
      [0, -11],
    ]) {
      const b = { left: dx, top: dy, right: dx + 10, bottom: dy + 10 };
      expect([boxesMeet(a, b), boxesMeet(a, b, 1), boxesMeet(b, a, 1)]).toEqual([
        false,
        true,
        true,
      ]);
    }
  });

  it('lie within another with their borders on it, and no farther', () => {
    const outer = { left: 0, top: 0, right: 10, bottom: 8 };
    expect(boxInside(outer, outer)).toBe(true);
    for (const side of ['left', 'top'] as const) {
      expect(boxInside({ ...outer, [side]: -1 }, outer)).toBe(false);
    }
    for (const side of ['right', 'bottom'] as const) {
      expect(boxInside({ ...outer, [side]: 11 }, outer)).toBe(false);
    }
  });
});

describe('crossesRightOf', () => {
  it('is of sides to the right of the point alone', () => {
    expect(crossesRightOf(0, 5, 3, 0, 3, 10)).toBe(true);
    expect(crossesRightOf(3, 5, 3, 0, 3, 10)).toBe(false);
    expect(crossesRightOf(4, 5, 3, 0, 3, 10)).toBe(false);
    // A slanted side: x is 4 at this height.
    expect(crossesRightOf(3.9, 4, 0, 0, 10, 10)).toBe(true);
    expect(crossesRightOf(4.1, 4, 0, 0, 10, 10)).toBe(false);
    expect(crossesRightOf(3.9, 4, 10, 10, 0, 0)).toBe(true);
  });

  it('counts a corner between two sides once', () => {
    expect(crossesRightOf(0, 5, 3, 0, 3, 5)).toBe(false);
    expect(crossesRightOf(0, 5, 3, 5, 3, 10)).toBe(true);
    expect(crossesRightOf(0, 5, 3, 5, 9, 5)).toBe(false);
  });
});

describe('a ring', () => {
  const triangle = Float64Array.of(3, 4, 6, 4, 6, 8);

  it('is as long as all its sides, the last one included', () => {
    expect(ringLength(triangle)).toBe(3 + 4 + 5);
    expect(ringLength(square(-7, 20, 5))).toBe(20);
  });

  it('turns the other way through the same points', () => {
    expect([...reversedRing(triangle)]).toEqual([6, 8, 6, 4, 3, 4]);
    expect(ringArea(reversedRing(triangle))).toBe(-ringArea(triangle));
    expect(reversedRing(reversedRing(triangle))).toEqual(triangle);
  });
});
