import { createChance } from './arrange/body.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthAt } from '../vector/inner-disc.ts';
import type { PromptPlan } from '../prompt/plan.ts';
import { convexHull, enclosingCircle, hullGap, placeHull, thinHull } from './hull.ts';

const mm = fc.integer({ min: -50, max: 50 });
const points = fc.array(fc.tuple(mm, mm), { minLength: 3, maxLength: 30 }).map((all) => all.flat());

/** Whether points span an area, so that they have a hull. */
const isFlat = (hull: Float64Array): boolean => hull.length < 6;

const square = (x: number, y: number, side: number) =>
  convexHull([x, y, x + side, y, x + side, y + side, x, y + side]);

describe('a convex hull', () => {
  it('is what a string around the points would be', () => {
    const hull = convexHull([0, 0, 4, 0, 4, 3, 0, 3, 2, 1, 4, 1.5, 1, 0]);
    const corners = Array.from({ length: 4 }, (_, i) => [hull[2 * i], hull[2 * i + 1]].join());
    expect(hull).toHaveLength(8);
    expect(new Set(corners)).toEqual(new Set(['0,0', '4,0', '4,3', '0,3']));
  });

  it('holds every point, and has corners of theirs only', () => {
    fc.assert(
      fc.property(points, (all) => {
        const hull = convexHull(all);
        fc.pre(!isFlat(hull));
        const given = new Set<string>();
        for (let i = 0; i < all.length; i += 2) {
          given.add(`${all[i]} ${all[i + 1]}`);
          expect(depthAt([hull], all[i], all[i + 1])).toBeGreaterThan(-1e-9);
        }
        for (let i = 0; i < hull.length; i += 2) {
          expect(given).toContain(`${hull[i]} ${hull[i + 1]}`);
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('may be thinned to forty points, and keeps nearly all of its area', () => {
    const round = Array.from({ length: 400 }, (_, i) => {
      const a = (2 * Math.PI * i) / 400;
      return [30 * Math.cos(a), 20 * Math.sin(a)];
    }).flat();
    const hull = convexHull(round);
    const thin = thinHull(hull);
    expect(hull.length).toBeGreaterThan(2 * 300);
    expect(thin.length).toBeLessThanOrEqual(2 * 40);
    for (let i = 0; i < hull.length; i += 2) {
      expect(depthAt([thin], hull[i], hull[i + 1])).toBeGreaterThan(-0.2);
    }
    const few = square(0, 0, 5);
    expect(thinHull(few)).toBe(few);
  });
});

describe('the smallest circle', () => {
  it('holds every point, and touches the farthest', () => {
    fc.assert(
      fc.property(points, (all) => {
        const { x, y, r } = enclosingCircle(all);
        const away = Array.from({ length: all.length / 2 }, (_, i) =>
          Math.hypot(all[2 * i] - x, all[2 * i + 1] - y),
        );
        expect(Math.max(...away)).toBeCloseTo(r, 9);
        // No circle is smaller than half of the longest way between two points.
        let longest = 0;
        for (let i = 0; i < all.length; i += 2) {
          for (let j = 0; j < i; j += 2) {
            longest = Math.max(longest, Math.hypot(all[i] - all[j], all[i + 1] - all[j + 1]));
          }
        }
        expect(r).toBeGreaterThan(longest / 2 - 1e-6);
        // Jung: and none need be larger than that by the square root of three.
        expect(r).toBeLessThanOrEqual((longest / Math.sqrt(3)) * 1.01 + 1e-6);
      }),
      { numRuns: 60, seed: 2 },
    );
  });
});

describe('two hulls', () => {
  it('are as far apart as their sides', () => {
    const one = square(0, 0, 10);
    expect(hullGap(one, square(14, 0, 10))).toBeCloseTo(4);
    expect(hullGap(one, square(0, -13, 10))).toBeCloseTo(3);
    expect(hullGap(one, square(10, 0, 10))).toBeCloseTo(0);
    expect(hullGap(one, square(5, 5, 10))).toBeLessThan(0);
    expect(hullGap(one, square(2, 2, 3))).toBeLessThan(0);
  });

  it('never lie nearer than is told, whichever is asked first', () => {
    fc.assert(
      fc.property(points, points, mm, mm, (first, second, dx, dy) => {
        const [a, b] = [
          convexHull(first),
          convexHull(second.map((v, i) => v + (i % 2 ? 3 * dy : 3 * dx))),
        ];
        fc.pre(!isFlat(a) && !isFlat(b));
        const gap = hullGap(a, b);
        expect(hullGap(b, a)).toBeCloseTo(gap, 9);
        if (gap <= 0) return;
        for (let i = 0; i < b.length; i += 2) {
          expect(-depthAt([a], b[i], b[i + 1])).toBeGreaterThan(gap - 1e-6);
        }
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  it('can be placed: scaled, turned, mirrored, moved, and still turn the same way round', () => {
    const hull = convexHull([0, 0, 4, 0, 0, 2]);
    const area = (ring: Float64Array) => {
      let twice = 0;
      for (let i = 0; i < ring.length; i += 2) {
        const j = (i + 2) % ring.length;
        twice += ring[i] * ring[j + 1] - ring[j] * ring[i + 1];
      }
      return twice / 2;
    };
    for (const mirror of [false, true]) {
      const placed = placeHull(hull, { x: 10, y: 20, scale: 3, angle: Math.PI / 2, mirror });
      expect(area(placed)).toBeCloseTo(9 * area(hull));
      // A quarter turn takes x to y, and y to −x.
      const tip = mirror ? [10, 20 - 12] : [10, 20 + 12];
      const corners = Array.from({ length: 3 }, (_, i) => [placed[2 * i], placed[2 * i + 1]]);
      expect(corners.some(([x, y]) => Math.hypot(x - tip[0], y - tip[1]) < 1e-9)).toBe(true);
    }
  });
});

describe('chance', () => {
  const plan: PromptPlan = {
    language: 'en',
    subjects: [
      { motif: 'fluent:rose', word: 'rose', count: 2, colors: [], size: 'normal', place: 'any' },
    ],
    words: ['Gül'],
    arrangement: undefined,
    colors: [],
    unknown: [],
    without: [],
    respelled: [],
  };
  const of = (more: Partial<PromptPlan>, variation = 0) =>
    createChance({ ...plan, ...more }, variation);

  it('is the same for the same wish, however it was typed', () => {
    const salts = [0, 1, 2, 50, 999];
    const numbers = (chance: ReturnType<typeof of>) => salts.map((salt) => chance.at(salt));
    const once = numbers(of({}));
    expect(numbers(of({}))).toEqual(once);
    const typed = plan.subjects.map((subject) => ({ ...subject, word: 'ROSES' }));
    expect(
      numbers(of({ subjects: typed, language: 'tr', unknown: [{ word: 'x', nearest: [] }] })),
    ).toEqual(once);
    expect(numbers(of({}, 1))).not.toEqual(once);
    expect(numbers(of({ words: ['Lale'] }))).not.toEqual(once);
    expect(numbers(of({ arrangement: 'row' }))).not.toEqual(once);
  });

  it('keeps to its bounds, and comes to all parts between', () => {
    const chance = of({}, 3);
    const parts = new Set<number>();
    for (let salt = 0; salt < 300; salt++) {
      expect(chance.at(salt)).toBeGreaterThanOrEqual(0);
      expect(chance.at(salt)).toBeLessThan(1);
      const between = chance.between(salt, -2, 6);
      expect(between).toBeGreaterThanOrEqual(-2);
      expect(between).toBeLessThan(6);
      parts.add(Math.floor(between));
    }
    expect([...parts].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3, 4, 5]);
    expect(chance.variation).toBe(3);
  });
});
