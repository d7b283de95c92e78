import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROW_END, rowFrame, rowV } from './rows.ts';
import type { Section } from './sections.ts';
import { type Corner, sewSection, TATAMI_DEFAULTS } from './tatami.ts';
import { firstStart } from './turns.ts';

const frame = rowFrame(0, 0.2);
const TATAMI = { ...TATAMI_DEFAULTS, roomyMm: 1.7 };
const CORNERS = [true, false].flatMap((top) =>
  [true, false].map((left): Corner => ({ top, left })),
);

function sectionOf(rows: readonly (readonly [number, number])[]): Section {
  return {
    frame,
    firstRow: 0,
    left: Float64Array.from(rows, ([left]) => left),
    right: Float64Array.from(rows, ([, right]) => right),
    above: [],
    below: [],
  };
}

/** How far each row's needle points stay inside its ends, at the left and at the right. */
function shortfalls(section: Section, corner: Corner, tatami = TATAMI): [number, number][] {
  const points = sewSection(section, corner, tatami);
  return Array.from(section.left, (left, i) => {
    const v = rowV(frame, i);
    const own = points.filter((_, n) => n % 2 === 0 && Math.abs(points[n + 1] - v) < 0.05);
    return [Math.min(...own) - left, section.right[i] - Math.max(...own)];
  });
}

describe('rows that turn', () => {
  it('keep the end of a row where the one after it skips its start, and the next steps outward', () => {
    const rows = [[10, 11.8] as const, [10.9, 11.9] as const, [10.7, 13] as const];
    const [first] = shortfalls(sectionOf(rows), { top: true, left: true });
    expect(first[1]).toBeLessThan(0.1);
  });

  it('turn in a short stitch where a long one has no room', () => {
    const rows = [[10.2, 11] as const, [8.7, 11.7] as const];
    const [, second] = shortfalls(sectionOf(rows), { top: true, left: true }, TATAMI_DEFAULTS);
    expect(second[1]).toBeLessThan(0.1);
  });

  it('all have thread to within a turn of both ends, where they are as long as two turns', () => {
    const row = fc.record({
      from: fc.integer({ min: 0, max: 6 }),
      length: fc.integer({ min: 18, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 8 }), (rows) => {
        const section = sectionOf(
          rows.map(({ from, length }) => [10 + from / 5, 10 + (from + length) / 5] as const),
        );
        for (const corner of CORNERS) {
          for (const [left, right] of shortfalls(section, corner)) {
            expect(left).toBeLessThan(1.7);
            expect(right).toBeLessThan(1.7);
          }
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

describe('the first row of a section', () => {
  const row = { number: 1, from: 10, to: 15, v: 0.3, start: 0, before: 0 };

  it('begins at its end, away from the needle', () => {
    expect(firstStart(frame, row, [10, 0.9])).toBe(10);
    expect(firstStart(frame, row, [14, 0.1])).toBe(10);
  });

  it('begins a turn inside where the needle stands beside that end', () => {
    const u = firstStart(frame, row, [10, 0.1]);
    expect(u).toBeGreaterThan(10.4);
    expect(u).toBeLessThan(10.6);
  });

  it('begins a turn outside where that hides', () => {
    const u = firstStart(frame, { ...row, start: ROW_END.hidden }, [10, 0.1]);
    expect(u).toBeGreaterThan(9.1);
    expect(u).toBeLessThan(9.3);
  });

  it('has its own needle point there, so that it lies in its row', () => {
    const section = sectionOf([[10, 15]]);
    const needle = [10, rowV(frame, 0) - 0.2] as const;
    const points = sewSection(section, { top: true, left: true }, TATAMI, needle);
    expect(Math.hypot(points[0] - needle[0], points[1] - needle[1])).toBeGreaterThan(0.3);
    expect(points[0]).toBeLessThan(10.7);
  });

  it('begins at its end all the same where it is too short to turn', () => {
    expect(firstStart(frame, { ...row, to: 10.9 }, [10, 0.1])).toBe(10);
  });
});
