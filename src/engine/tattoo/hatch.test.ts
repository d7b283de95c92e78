import { hatch } from './pen.ts';
import { blade, straightened, thorned } from './tones.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthAt } from '../vector/inner-disc.ts';

const box = (left: number, top: number, right: number, bottom: number): Float64Array =>
  Float64Array.of(left, top, right, top, right, bottom, left, bottom);

const blob = fc
  .array(fc.double({ min: 8, max: 20, noNaN: true }), { minLength: 6, maxLength: 12 })
  .map((radii) =>
    Float64Array.from(
      radii.flatMap((r, i) => {
        const a = (2 * Math.PI * i) / radii.length;
        return [40 + r * Math.cos(a), 40 + r * Math.sin(a)];
      }),
    ),
  );

const lengthOf = (line: Float64Array): number => {
  let sum = 0;
  for (let i = 2; i < line.length; i += 2) {
    sum += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
  }
  return sum;
};

describe('hatching', () => {
  it('fills a box with one thread to and fro, two strokes to a spacing', () => {
    for (const angle of [0, 30, 90, 146]) {
      const lines = hatch([box(0, 0, 20, 20)], { angle: 0, spacingMm: 1, leastMm: 1 });
      expect(lines).toHaveLength(1);
      const turned = hatch([box(0, 0, 20, 20)], { angle, spacingMm: 1, leastMm: 1 });
      // A zigzag of half the spacing is as long as the area by that.
      const all = turned.reduce((sum, line) => sum + lengthOf(line), 0);
      expect(all * 0.5).toBeGreaterThan(370);
      expect(all * 0.5).toBeLessThan(425);
    }
  });

  it('turns at the border only, whatever the area and the direction', () => {
    fc.assert(
      fc.property(blob, fc.integer({ min: 0, max: 179 }), (ring, angle) => {
        const lines = hatch([ring], { angle, spacingMm: 0.8, leastMm: 0.5 });
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) {
          for (let i = 0; i < line.length; i += 2) {
            if (Math.abs(depthAt([ring], line[i], line[i + 1])) > 1e-4) {
              expect.fail(`a turn at ${line[i]}, ${line[i + 1]}`);
            }
          }
        }
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it('leaves holes and short ends bare', () => {
    const rings = [box(0, 0, 20, 20), box(6, 6, 14, 14)];
    const lines = hatch(rings, { angle: 0, spacingMm: 1, leastMm: 1 });
    for (const line of lines) {
      for (let i = 2; i < line.length; i += 2) {
        const [x, y] = [(line[i] + line[i - 2]) / 2, (line[i + 1] + line[i - 1]) / 2];
        expect(depthAt(rings, x, y)).toBeGreaterThan(-0.6);
      }
    }
    expect(hatch([box(0, 0, 0.8, 20)], { angle: 0, spacingMm: 1, leastMm: 1 })).toEqual([]);
    expect(hatch([], { angle: 0, spacingMm: 1, leastMm: 1 })).toEqual([]);
  });
});

describe('contours', () => {
  it('become straight within their tolerance', () => {
    const round = Float64Array.from({ length: 400 }, (_, i) => {
      const a = (2 * Math.PI * (i >> 1)) / 200;
      return 20 * (i % 2 === 0 ? Math.cos(a) : Math.sin(a));
    });
    const few = straightened(round, 1);
    expect(few.length).toBeLessThan(60);
    for (let i = 0; i < round.length; i += 2) {
      expect(Math.abs(depthAt([few], round[i], round[i + 1]))).toBeLessThan(1 + 1e-6);
    }
    expect(straightened(round, 0)).toBe(round);
  });

  it('are drawn out to thorns at sharp corners, and nowhere by more than the most', () => {
    // Clockwise on screen, as outer borders go.
    const star = Float64Array.from(
      Array.from({ length: 10 }, (_, i) => {
        const a = (Math.PI * i) / 5;
        const r = i % 2 === 0 ? 20 : 8;
        return [r * Math.cos(a), r * Math.sin(a)];
      }).flat(),
    );
    const options = { toleranceMm: 0.5, fromTurn: 60, share: 0.4, mostMm: 3 };
    const out = thorned(star, options);
    const reach = (ring: Float64Array) => {
      let most = 0;
      for (let i = 0; i < ring.length; i += 2)
        most = Math.max(most, Math.hypot(ring[i], ring[i + 1]));
      return most;
    };
    expect(reach(out)).toBeGreaterThan(20.5);
    // Edges swing a little beyond the tips.
    expect(reach(out)).toBeLessThanOrEqual(23.5);
    const blunt = reach(thorned(star, { ...options, fromTurn: 179 }));
    expect(blunt).toBeLessThan(reach(out) - 1);
    const line = Float64Array.of(0, 0, 5, 0);
    expect(thorned(line, options)).toBe(line);
  });

  it('have blades that are pointed at both ends and as wide as asked between', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        fc.double({ min: 10, max: 40, noNaN: true }),
        fc.double({ min: -5, max: 5, noNaN: true }),
        fc.double({ min: 1, max: 4, noNaN: true }),
        (angle, length, bow, width) => {
          const [bx, by] = [length * Math.cos(angle), length * Math.sin(angle)];
          const ring = blade(0, 0, bx, by, bow, width);
          const at = (x: number, y: number) => {
            let least = Infinity;
            for (let i = 0; i < ring.length; i += 2) {
              least = Math.min(least, Math.hypot(ring[i] - x, ring[i + 1] - y));
            }
            return least;
          };
          expect(at(0, 0)).toBeLessThan(1e-6);
          expect(at(bx, by)).toBeLessThan(1e-6);
          // In the middle of its arc it is open by about its width.
          const mx = bx / 2 - Math.sin(angle) * bow;
          const my = by / 2 + Math.cos(angle) * bow;
          const depth = depthAt([ring], mx, my);
          expect(depth).toBeGreaterThan(0.2 * width);
          expect(depth).toBeLessThanOrEqual(width / 2);
        },
      ),
      { numRuns: 60, seed: 2 },
    );
  });
});
