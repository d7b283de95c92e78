import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutRows, rowFrame } from './rows.ts';
import { splitSections, type Section } from './sections.ts';
import { sewUnderlay, wantsUnderlay } from './underlay.ts';

/** No needle point of the underlay lies nearer to the end of a row: it would peep out under pull. */
const MIN_INSET_MM = 1.4;

/** The one section of a page-filling rectangle. */
function block(width: number, height: number, degrees = 0): Section {
  const a = (degrees * Math.PI) / 180;
  const corner = (u: number, v: number) => [
    60 + u * Math.cos(a) - v * Math.sin(a),
    60 + u * Math.sin(a) + v * Math.cos(a),
  ];
  const ring = Float64Array.from([
    ...corner(0, 0),
    ...corner(width, 0),
    ...corner(width, height),
    ...corner(0, height),
  ]);
  const [section] = splitSections(cutRows([ring], rowFrame(degrees, 0.2), 0));
  return section;
}

/** Places of needle points in the section's own frame: along its rows, and across them. */
function placed({ frame }: Section, points: readonly number[]): [number, number][] {
  return Array.from({ length: points.length / 2 }, (_, i) => {
    const [x, y] = [points[2 * i], points[2 * i + 1]];
    return [x * frame.cos + y * frame.sin, y * frame.cos - x * frame.sin];
  });
}

describe('wantsUnderlay', () => {
  it('is for areas that are high and wide enough', () => {
    expect(wantsUnderlay(block(20, 20))).toBe(true);
    expect(wantsUnderlay(block(5, 30))).toBe(true);
    expect(wantsUnderlay(block(4, 30))).toBe(false);
    expect(wantsUnderlay(block(30, 2.6))).toBe(false);
    expect(wantsUnderlay(block(6, 5))).toBe(false);
  });
});

describe('sewUnderlay', () => {
  const size = fc.double({ min: 9, max: 40, noNaN: true });
  const way = fc.boolean();

  it('keeps off the ends of rows', () => {
    fc.assert(
      fc.property(
        size,
        size,
        fc.constantFrom(0, 90),
        way,
        way,
        (width, height, turn, top, left) => {
          const section = block(width, height, turn);
          const ends = [Math.min(...section.left), Math.max(...section.right)];
          for (const [u] of placed(section, sewUnderlay(section, top, left))) {
            expect(u - ends[0]).toBeGreaterThan(MIN_INSET_MM);
            expect(ends[1] - u).toBeGreaterThan(MIN_INSET_MM);
          }
        },
      ),
      { numRuns: 60, seed: 5 },
    );
  });

  it('keeps off the ends of short rows by a quarter of them', () => {
    const section = block(5, 20);
    const us = placed(section, sewUnderlay(section, true, true)).map(([u]) => u);
    expect(Math.min(...us) - section.left[0]).toBeGreaterThan(1.2);
    expect(section.right[0] - Math.max(...us)).toBeGreaterThan(1.2);
    expect(Math.max(...us) - Math.min(...us)).toBeGreaterThan(2);
  });

  it('leads from the wanted corner to the other end, in stitches that lie flat', () => {
    fc.assert(
      fc.property(size, size, way, way, (width, height, top, left) => {
        const section = block(width, height);
        const points = placed(section, sewUnderlay(section, top, left));
        const middle = (section.left[0] + section.right[0]) / 2;
        const rows = points.map(([, v]) => v);
        const [first, last] = [rows[0], rows.at(-1)!];
        expect(points[0][0] < middle).toBe(left);
        expect(first < last).toBe(top);
        expect(Math.abs(last - first)).toBeGreaterThan(height - 1);
        points.slice(1).forEach(([u, v], i) => {
          expect(Math.hypot(u - points[i][0], v - points[i][1])).toBeLessThanOrEqual(3.5 + 1e-6);
        });
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it('crosses each row of a low one again and again, and leads to its other end', () => {
    const height = fc.double({ min: 4, max: 6.8, noNaN: true });
    fc.assert(
      fc.property(height, way, way, (mm, top, left) => {
        const section = block(30, mm);
        expect(wantsUnderlay(section)).toBe(true);
        const points = placed(section, sewUnderlay(section, top, left));
        const v = points.map(([, y]) => y);
        const middle = (Math.min(...v) + Math.max(...v)) / 2;
        const crossings = v.slice(1).filter((y, i) => y > middle !== v[i] > middle).length;
        // Stretches lie 3.6 mm apart.
        expect(crossings).toBeGreaterThanOrEqual(Math.floor((30 - 2 * 1.5) / 3.6) - 1);
        expect(v[0] < v.at(-1)!).toBe(top);
        expect(Math.max(...v) - Math.min(...v)).toBeGreaterThan(mm - 1);
        points.slice(1).forEach(([u, y], i) => {
          expect(Math.hypot(u - points[i][0], y - points[i][1])).toBeLessThanOrEqual(6.5 + 1e-6);
        });
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('crosses wide rows from side to side', () => {
    const section = block(20, 30);
    const us = placed(section, sewUnderlay(section, true, true)).map(([u]) => u);
    expect(Math.max(...us) - Math.min(...us)).toBeGreaterThan(20 - 2 * 1.6);
  });
});
