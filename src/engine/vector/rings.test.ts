import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { polygonArea, ringArea, ringBox, type Ring } from './geometry.ts';
import {
  allRings,
  contains,
  groupRings,
  intersectRings,
  joinAtPlaces,
  offsetRings,
  uniteRings,
} from './rings.ts';
import { toPath } from './paths.ts';

const box = (x: number, y: number, w: number, h = w): Ring =>
  Float64Array.of(x, y, x + w, y, x + w, y + h, x, y + h);
const turned = (ring: Ring): Ring =>
  Float64Array.from(ring, (_, i) =>
    i % 2 === 0 ? ring[ring.length - 2 - i] : ring[ring.length - i],
  );
const area = (rings: readonly Ring[]) => rings.reduce((sum, ring) => sum + ringArea(ring), 0);

const rectangle = fc
  .tuple(...[0, 0].map(() => fc.integer({ min: 0, max: 60 })), fc.integer({ min: 1, max: 40 }))
  .map(([x, y, side]) => box(x, y, side));

it('joinAtPlaces takes one area within some places, and another outside of them', () => {
  const places = [toPath([0, 0, 5, 0, 5, 20, 0, 20])];
  const joined = joinAtPlaces([box(1, 1, 2)], [box(0, 0, 10)], places);
  expect(area(joined)).toBeCloseTo(4 + 50, 6);
});

describe('allRings', () => {
  it('turns borders clockwise and holes against them', () => {
    const [border, hole] = [box(0, 0, 10), box(2, 2, 3)];
    for (const rings of [
      [border, hole],
      [turned(border), hole],
      [border, turned(hole)],
    ]) {
      expect(allRings([{ rings }]).map(ringArea)).toEqual([100, -9]);
    }
    expect(allRings([{ rings: [turned(border)] }])[0]).toEqual(border);
  });
});

describe('offsetRings', () => {
  it('grows with round corners, finely enough', () => {
    fc.assert(
      fc.property(rectangle, fc.integer({ min: 1, max: 30 }), (ring, tenths) => {
        const by = tenths / 10;
        const side = Math.sqrt(ringArea(ring));
        const [grown, ...others] = offsetRings([ring], by);
        expect(others).toEqual([]);
        const exact = side ** 2 + 4 * side * by + Math.PI * by ** 2;
        // A chord lies 20 µm inside its arc at most.
        expect(ringArea(grown)).toBeLessThanOrEqual(exact + 0.01);
        expect(ringArea(grown)).toBeGreaterThan(exact - 2 * Math.PI * by * 0.02 - 0.01);
        for (let i = 0; i < grown.length; i += 2)
          expect(contains(ring, grown[i], grown[i + 1])).toBe(false);
      }),
      { numRuns: 40, seed: 5 },
    );
  });

  it('shrinks, to nothing where there is no room', () => {
    expect(area(offsetRings([box(0, 0, 10)], -2))).toBeCloseTo(36, 6);
    expect(offsetRings([box(0, 0, 10)], -5.1)).toEqual([]);
    // A hole grows as its border shrinks.
    const ring = allRings([{ rings: [box(0, 0, 20), box(8, 8, 4)] }]);
    const exact = 18 ** 2 - (16 + 16 + Math.PI);
    expect(Math.abs(area(offsetRings(ring, -1)) - exact)).toBeLessThan(2 * Math.PI * 0.02);
  });
});

describe('intersectRings and uniteRings', () => {
  it('count each place of two areas once', () => {
    fc.assert(
      fc.property(rectangle, rectangle, (a, b) => {
        const [p, q] = [ringBox(a), ringBox(b)];
        const across = Math.max(0, Math.min(p.right, q.right) - Math.max(p.left, q.left));
        const down = Math.max(0, Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top));
        expect(area(intersectRings([a], [b]))).toBeCloseTo(across * down, 6);
        // By the even-odd rule what both cover is a hole.
        const apart = ringArea(a) + ringArea(b) - 2 * across * down;
        expect(area(uniteRings([a, b]))).toBeCloseTo(apart, 6);
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it('take a hole for bare', () => {
    expect(area(intersectRings([box(0, 0, 10), box(2, 2, 4)], [box(0, 0, 5)]))).toBeCloseTo(16, 6);
  });

  it('leave no border between areas that share one', () => {
    const [ring, ...others] = uniteRings([box(0, 0, 5, 5), box(5, 0, 5, 5)]);
    expect(others).toEqual([]);
    expect(ringBox(ring)).toEqual({ left: 0, top: 0, right: 10, bottom: 5 });
    expect(ringArea(ring)).toBe(50);
  });
});

describe('groupRings', () => {
  it('gives each hole to the smallest border around it', () => {
    // A target: disc, hole, disc in it, hole in that; and a box beside with a hole of its own.
    const rings = [
      box(0, 0, 40),
      turned(box(5, 5, 30)),
      box(10, 10, 20),
      turned(box(15, 15, 10)),
      box(50, 0, 10),
      turned(box(52, 2, 3)),
    ];
    const shapes = groupRings(rings);
    expect(shapes.map(({ rings: own }) => own.length)).toEqual([2, 2, 2]);
    expect(shapes.map(polygonArea)).toEqual([1600 - 900, 400 - 100, 100 - 9]);
    expect(groupRings([...rings].reverse()).map(polygonArea)).toEqual([91, 300, 700]);
  });

  it('leaves out holes that nothing surrounds', () => {
    expect(groupRings([turned(box(0, 0, 5))])).toEqual([]);
    expect(groupRings([box(0, 0, 5), turned(box(9, 9, 2))])).toHaveLength(1);
    expect(groupRings([box(0, 0, 5), turned(box(9, 9, 2))])[0].rings).toHaveLength(1);
  });

  it('takes the first of two borders that lie on each other', () => {
    const shapes = groupRings([box(0, 0, 9), box(0, 0, 9), turned(box(3, 3, 2))]);
    expect(shapes.map(({ rings }) => rings.length)).toEqual([2, 1]);
  });
});

describe('contains', () => {
  it('agrees with the sides of a convex ring', () => {
    const triangle = Float64Array.of(0, 0, 60, 10, 20, 50);
    fc.assert(
      fc.property(fc.nat(70), fc.nat(70), (x0, y0) => {
        const [x, y] = [x0 + 0.31, y0 + 0.17];
        const left = [0, 2, 4].every((i) => {
          const j = (i + 2) % 6;
          const [dx, dy] = [triangle[j] - triangle[i], triangle[j + 1] - triangle[i + 1]];
          return dx * (y - triangle[i + 1]) - dy * (x - triangle[i]) > 0;
        });
        expect(contains(triangle, x, y)).toBe(left);
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
