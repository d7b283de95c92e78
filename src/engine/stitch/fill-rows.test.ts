import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthAt } from '../vector/inner-disc.ts';
import { cutRows, rowFrame, rowV } from './rows.ts';
import { splitSections, type Section } from './sections.ts';
import { cornerPoint, sewSection, TATAMI_DEFAULTS, type Corner } from './tatami.ts';

/* What must be true of rows and of the thread in them, whatever the area. */

const CORNERS: Corner[] = [true, false].flatMap((top) =>
  [true, false].map((left) => ({ top, left })),
);

/** A blob around (60, 60), its radius told every so many degrees. */
const blob = (radii: readonly number[]): Float64Array =>
  Float64Array.from(
    radii.flatMap((r, i) => {
      const a = (2 * Math.PI * i) / radii.length;
      return [60 + r * Math.cos(a), 60 + r * Math.sin(a)];
    }),
  );
const radii = fc.array(fc.double({ min: 4, max: 16, noNaN: true }), { minLength: 3, maxLength: 9 });
const spacing = fc.constantFrom(0.2, 0.25, 0.4);
const angle = fc.integer({ min: -360, max: 540 });

/** By the shoelace formula, mm². */
function area(ring: Float64Array): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    twice += ring[i] * ring[j + 1] - ring[j] * ring[i + 1];
  }
  return Math.abs(twice) / 2;
}

const perimeter = (ring: Float64Array): number =>
  Array.from({ length: ring.length / 2 }, (_, i) => {
    const j = (2 * i + 2) % ring.length;
    return Math.hypot(ring[j] - ring[2 * i], ring[j + 1] - ring[2 * i + 1]);
  }).reduce((a, b) => a + b, 0);

describe('rows of any area', () => {
  it('hold its whole area: their length by their distance', () => {
    fc.assert(
      fc.property(radii, angle, spacing, (given, degrees, apart) => {
        const ring = blob(given);
        const frame = rowFrame(degrees, apart);
        const { left, right } = cutRows([ring], frame, 0);
        const length = right.reduce((sum, r, i) => sum + r - left[i], 0);
        expect(Math.abs(length * frame.spacing - area(ring))).toBeLessThan(
          0.25 * frame.spacing * perimeter(ring) + 0.2,
        );
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it('lie in order, none upon another, each between borders', () => {
    fc.assert(
      fc.property(radii, angle, spacing, (given, degrees, apart) => {
        const ring = blob(given);
        const hole = blob([2, 2, 2, 2]);
        const frame = rowFrame(degrees, apart);
        const { left, right, start, first } = cutRows([ring, hole], frame, 0.1);
        for (let row = 0; row + 1 < start.length; row++) {
          const v = rowV(frame, first + row);
          for (let i = start[row]; i < start[row + 1]; i++) {
            expect(right[i] - left[i]).toBeGreaterThanOrEqual(0.1);
            if (i > start[row]) expect(left[i]).toBeGreaterThanOrEqual(right[i - 1]);
            const u = (left[i] + right[i]) / 2;
            const [x, y] = [u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos];
            if (depthAt([ring, hole], x, y) < -1e-6) expect.fail(`a row outside, at ${x}, ${y}`);
          }
        }
      }),
      { numRuns: 15, seed: 2 },
    );
  });

  it('are the same for a direction and for its opposite', () => {
    for (const degrees of [0, 10, 45, 63, 90, 123]) {
      const frame = rowFrame(degrees, 0.25);
      expect(rowFrame(degrees + 180, 0.25)).toEqual(frame);
      expect(rowFrame(degrees - 360, 0.25)).toEqual(frame);
    }
  });

  it('are shared by areas that lie apart, so that they tile without a seam', () => {
    const frame = rowFrame(30, 0.25);
    const at = (x: number) => {
      const box = Float64Array.of(x, 10, x + 8, 10, x + 8, 18, x, 18);
      const rows = cutRows([box], frame, 0);
      return Array.from({ length: rows.start.length - 1 }, (_, i) => rowV(frame, rows.first + i));
    };
    const [one, other] = [at(10), at(14)];
    const shared = one.filter((v) => other.includes(v));
    expect(shared.length).toBeGreaterThan(20);
  });
});

describe('sections of any area', () => {
  it('hold each row of it once, and know their neighbours from both sides', () => {
    fc.assert(
      fc.property(radii, angle, (given, degrees) => {
        const rows = cutRows([blob(given), blob([2, 3, 2, 3])], rowFrame(degrees, 0.4), 0.1);
        const sections = splitSections(rows);
        const sum = (of: Float64Array[]) => of.reduce((all, a) => all + a.length, 0);
        expect(sum(sections.map(({ left }) => left))).toBe(rows.left.length);
        sections.forEach(({ above, below, left, right, firstRow }, s) => {
          for (const n of above) expect(sections[n].below).toContain(s);
          for (const n of below) {
            expect(sections[n].above).toContain(s);
            expect(sections[n].firstRow).toBe(firstRow + left.length);
          }
          for (let i = 1; i < left.length; i++) {
            // A needle goes from row to row: they overlap, and no edge leaps.
            const overlap = Math.min(right[i], right[i - 1]) - Math.max(left[i], left[i - 1]);
            const leap = Math.max(
              Math.abs(left[i] - left[i - 1]),
              Math.abs(right[i] - right[i - 1]),
            );
            if (overlap <= 0 || leap > 3) expect.fail(`row ${i} does not follow its neighbour`);
          }
        });
      }),
      { numRuns: 20, seed: 3 },
    );
  });

  it('count their neighbours from where they are told to', () => {
    const ring = blob([20, 20, 20, 20, 20, 20]);
    const rows = cutRows([ring, blob([3, 3, 3])], rowFrame(0, 0.4), 0.1);
    const shifted = splitSections(rows, 100);
    expect(shifted.map(({ below }) => below.map((n) => n - 100))).toEqual(
      splitSections(rows).map(({ below }) => below),
    );
  });
});

/** All sections of a blob that a needle would sew. */
const sectionsOf = (ring: Float64Array, degrees: number, apart: number): Section[] =>
  splitSections(cutRows([ring], rowFrame(degrees, apart), 0.3)).filter(
    ({ left }) => left.length > 1,
  );

describe('tatami', () => {
  it('sews any section from any corner in stitches that a machine sews well', () => {
    fc.assert(
      fc.property(
        radii,
        angle,
        spacing,
        fc.constantFrom(...CORNERS),
        (given, degrees, apart, at) => {
          for (const section of sectionsOf(blob(given), degrees, apart)) {
            const points = sewSection(section, at, TATAMI_DEFAULTS);
            let short = 0;
            for (let i = 2; i < points.length; i += 2) {
              const mm = Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
              if (mm > 7 + 1e-9) expect.fail(`a stitch of ${mm} mm lies loose`);
              if (mm < 0.5) short++;
            }
            // A tip's rows, and the last point of all, may come nearer.
            expect(short).toBeLessThanOrEqual(3 + points.length / 100);
            const off = points.filter((v) => Math.abs(v * 10 - Math.round(v * 10)) > 1e-6);
            expect(off).toEqual([]);
          }
        },
      ),
      { numRuns: 30, seed: 4 },
    );
  });

  it('begins at the corner, and ends in the row at the other end', () => {
    fc.assert(
      fc.property(
        radii,
        fc.constantFrom(0, 90, 27),
        fc.constantFrom(...CORNERS),
        (given, degrees, at) => {
          for (const section of sectionsOf(blob(given), degrees, 0.25)) {
            const { frame, firstRow, left } = section;
            const points = sewSection(section, at, TATAMI_DEFAULTS);
            expect([points[0], points[1]]).toEqual(cornerPoint(section, at));
            const v = points.at(-1)! * frame.cos - points.at(-2)! * frame.sin;
            const lastRow = at.top ? firstRow + left.length - 1 : firstRow;
            expect(Math.abs(v - rowV(frame, lastRow))).toBeLessThan(0.1);
          }
        },
      ),
      { numRuns: 25, seed: 5 },
    );
  });

  it('stays inside its area but for the rounding to the grid', () => {
    fc.assert(
      fc.property(radii, angle, fc.constantFrom(...CORNERS), (given, degrees, at) => {
        const ring = blob(given);
        for (const section of sectionsOf(ring, degrees, 0.25)) {
          const points = sewSection(section, at, TATAMI_DEFAULTS);
          for (let i = 0; i < points.length; i += 2) {
            if (depthAt([ring], points[i], points[i + 1]) < -0.3) {
              expect.fail(`a needle point outside, at ${points[i]}, ${points[i + 1]}`);
            }
          }
        }
      }),
      { numRuns: 20, seed: 6 },
    );
  });

  it('has a thread in every row, to and fro', () => {
    const [section] = sectionsOf(Float64Array.of(10, 10, 40, 10, 40, 30, 10, 30), 0, 0.4);
    const points = sewSection(section, { top: true, left: true }, TATAMI_DEFAULTS);
    const reach = new Map<number, [number, number]>();
    for (let i = 0; i < points.length; i += 2) {
      const [low, high] = reach.get(points[i + 1]) ?? [Infinity, -Infinity];
      reach.set(points[i + 1], [Math.min(low, points[i]), Math.max(high, points[i])]);
    }
    expect(reach.size).toBe(section.left.length);
    for (const [low, high] of reach.values()) {
      // A turn takes its thread from one of two neighbours.
      expect(low).toBeLessThan(11);
      expect(high).toBeGreaterThan(39);
    }
  });

  it('puts its needle points as far apart as it is told, inside rows', () => {
    const [section] = sectionsOf(Float64Array.of(10, 10, 70, 10, 70, 20, 10, 20), 0, 0.4);
    for (const stitchMm of [2.5, 4, 5]) {
      const points = sewSection(
        section,
        { top: true, left: true },
        { ...TATAMI_DEFAULTS, stitchMm },
      );
      const inner: number[] = [];
      for (let i = 2; i < points.length; i += 2) {
        const [x, before] = [points[i], points[i - 2]];
        const isInside = Math.min(x, before) > 16 && Math.max(x, before) < 64;
        if (isInside && points[i + 1] === points[i - 1]) inner.push(Math.abs(x - before));
      }
      expect(inner.length).toBeGreaterThan(200);
      for (const mm of inner) expect(Math.abs(mm - stitchMm)).toBeLessThan(0.11);
    }
  });
});
