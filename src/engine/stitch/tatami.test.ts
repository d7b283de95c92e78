import { describe, expect, it } from 'vitest';
import { cutRows, ROW_END, rowFrame, type Rows } from './rows.ts';
import { splitSections } from './sections.ts';
import { sewSection, TATAMI_DEFAULTS } from './tatami.ts';

/** A disc whose border steps by less than the grid near its sides. */
function disc(r: number): Float64Array {
  return Float64Array.from({ length: 720 }, (_, i) => {
    const a = (2 * Math.PI * (i >> 1)) / 360;
    return 60 + r * (i % 2 === 0 ? Math.cos(a) : Math.sin(a));
  });
}

describe('sewSection', () => {
  it('begins inside its first row where the needle stands too near for a stitch', () => {
    const ring = Float64Array.of(5, 5, 25, 5, 25, 8, 5, 8);
    const [section] = splitSections(cutRows([ring], rowFrame(0, 0.2), 0.3));
    const [x, y] = sewSection(section, { top: true, left: true }, TATAMI_DEFAULTS);
    const points = sewSection(section, { top: true, left: true }, TATAMI_DEFAULTS, [x, y - 0.2]);
    expect(points[1]).toBe(y);
    expect(points[0] - x).toBeGreaterThan(0.4);
    expect(points[0] - x).toBeLessThan(0.6);
    // From afar the row begins at its end.
    const far = sewSection(section, { top: true, left: true }, TATAMI_DEFAULTS, [x, y - 2]);
    expect(far.slice(0, 2)).toEqual([x, y]);
  });

  it('ends with a short turn, beside which another section may end', () => {
    const ring = Float64Array.of(5, 5, 25, 5, 25, 8, 5, 8);
    const [section] = splitSections(cutRows([ring], rowFrame(0, 0.2), 0.3));
    const points = sewSection(section, { top: true, left: true }, TATAMI_DEFAULTS);
    const last = [];
    for (let i = 0; i < points.length; i += 2)
      if (points[i + 1] === points.at(-1)) last.push(points[i]);
    const notch = Math.min(25 - Math.max(...last), Math.min(...last) - 5);
    const other = Math.max(25 - Math.max(...last), Math.min(...last) - 5);
    expect(notch).toBeLessThan(0.2);
    expect(other).toBeLessThan(0.6);
  });

  it('draws in one of the two rows of a turn, and no two neighbours of different turns', () => {
    const sections = splitSections(cutRows([disc(50)], rowFrame(0, 0.4), 0.3));
    const section = sections.reduce((a, b) => (b.left.length > a.left.length ? b : a));
    const points = sewSection(section, { top: true, left: true }, TATAMI_DEFAULTS);
    const { firstRow, left, right } = section;
    // How far each row falls short of its border, at the left and at the right.
    const short = Array.from(left, (_, i) => [left[i], right[i]]);
    const reached = short.map(() => [Infinity, -Infinity]);
    for (let i = 0; i < points.length; i += 2) {
      const row = Math.round((points[i + 1] - 0.2) / 0.4) - firstRow;
      reached[row][0] = Math.min(reached[row][0], points[i]);
      reached[row][1] = Math.max(reached[row][1], points[i]);
    }
    let notches = 0;
    for (let i = 1; i < short.length; i++) {
      // Rows near the poles are short, and turn otherwise.
      if (right[i] - left[i] < 40) continue;
      const isShort = (row: number, side: 0 | 1) =>
        Math.abs(short[row][side] - reached[row][side]) > 0.2;
      for (const side of [0, 1] as const) {
        if (isShort(i, side)) notches++;
        expect(isShort(i, side) && isShort(i - 1, side)).toBe(false);
      }
    }
    expect(notches).toBeGreaterThan(50);
  });

  it('leaves no stitch so long that it lies loose, however wide the row', () => {
    const wedge = Float64Array.of(10, 10, 24, 60, 10, 60);
    for (const stitchMm of [TATAMI_DEFAULTS.stitchMm, 6]) {
      const [section] = splitSections(cutRows([wedge], rowFrame(0, 0.4), 0.3));
      const options = { ...TATAMI_DEFAULTS, stitchMm };
      const points = sewSection(section, { top: true, left: true }, options);
      for (let i = 2; i < points.length; i += 2) {
        const mm = Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
        expect(mm).toBeLessThanOrEqual(7 + 1e-9);
      }
    }
  });

  it('puts the needle points of near rows beside each other nowhere: no ladder, no groove', () => {
    const [section] = splitSections(
      cutRows([Float64Array.of(10, 10, 70, 10, 70, 40, 10, 40)], rowFrame(0, 0.2), 0),
    );
    const points = sewSection(section, { top: true, left: true }, TATAMI_DEFAULTS);
    const rows = new Map<number, number[]>();
    for (let i = 0; i < points.length; i += 2) {
      const row = Math.round(points[i + 1] / 0.2 - 0.5);
      if (points[i] > 20 && points[i] < 60) rows.set(row, [...(rows.get(row) ?? []), points[i]]);
    }
    const nearest = (a: number, b: number): number =>
      Math.min(...rows.get(a)!.flatMap((x) => rows.get(b)!.map((other) => Math.abs(x - other))));
    const numbers = [...rows.keys()].sort((a, b) => a - b);
    expect(numbers.length).toBeGreaterThan(100);
    for (const row of numbers.slice(0, -4)) {
      // A step of half a stitch would line up each second row, a third each third.
      for (const apart of [1, 2, 3, 4]) {
        expect(nearest(row, row + apart), `row ${row} and ${apart} on`).toBeGreaterThan(0.2);
      }
    }
  });

  it('turns outward where what is sewn later hides it, in stitches of 0.8 mm and without a notch', () => {
    const rows: Rows = cutRows(
      [Float64Array.of(10, 10, 30, 10, 30, 40, 10, 40)],
      rowFrame(0, 0.2),
      0,
    );
    const ends = new Uint8Array(rows.left.length).fill(ROW_END.hidden | (ROW_END.rim << 1));
    const [section] = splitSections({ ...rows, ends });
    const points = sewSection(section, { top: true, left: true }, TATAMI_DEFAULTS);
    let turns = 0;
    for (let i = 2; i < points.length; i += 2) {
      const [x0, y0, x, y] = points.slice(i - 2, i + 2);
      if (Math.abs(y - y0) < 0.1) continue;
      const mm = Math.hypot(x - x0, y - y0);
      if (x > 20) {
        // At a rim turns stay short.
        expect(mm).toBeLessThan(0.75);
        continue;
      }
      turns++;
      expect(mm).toBeGreaterThanOrEqual(0.8);
      expect(Math.max(x0, x)).toBeLessThan(10.1);
      expect(Math.min(x0, x)).toBeGreaterThan(8.7);
    }
    expect(turns).toBeGreaterThan(50);
  });
});
