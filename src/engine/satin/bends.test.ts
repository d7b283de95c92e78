import { describe, expect, it } from 'vitest';
import type { Polygon } from '../vector/geometry.ts';
import { depthAt } from '../vector/inner-disc.ts';
import { findColumns } from './index.ts';

/* Strokes that bend, end aslant, round or with a serif: where one column ends and the next begins. */

type Point = readonly [number, number];
const polygon = (points: readonly Point[]): Polygon => ({
  rings: [Float64Array.from(points.flat())],
});
const DEGREE = Math.PI / 180;

/** Two arms of a stroke that turns at a sharp corner. */
function elbow(
  degrees: number,
  width: number,
  [before, after]: readonly [number, number],
): Polygon {
  const [c, s] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  const h = width / 2;
  const mitre = h * Math.tan((degrees * DEGREE) / 2);
  const [ex, ey] = [after * c, after * s];
  return polygon([
    [-before, -h],
    [mitre, -h],
    [ex + h * s, ey - h * c],
    [ex - h * s, ey + h * c],
    [-mitre, h],
    [-before, h],
  ]);
}

/** An arm that bends in an arc of this middle radius. */
function arc(degrees: number, width: number, radius: number): Polygon {
  const edge = (r: number): Point[] =>
    Array.from({ length: 61 }, (_, i) => {
      const a = ((degrees * i) / 60 - 90) * DEGREE;
      return [r * Math.cos(a), radius + r * Math.sin(a)];
    });
  const outer = edge(radius + width / 2);
  const inner = edge(radius - width / 2);
  const [c, s] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  const on = ([x, y]: Point): Point => [x + 15 * c, y + 15 * s];
  return polygon([
    [-15, -width / 2],
    ...outer,
    on(outer.at(-1)!),
    on(inner.at(-1)!),
    ...inner.reverse(),
    [-15, width / 2],
  ]);
}

describe('a stroke that turns', () => {
  it.each([10, 25, 40, 52])('by %i degrees is one column', (degrees) => {
    for (const width of [1.6, 3]) {
      const plan = findColumns(elbow(degrees, width, [20, 18]));
      expect([plan.columns.length, plan.junctions.length, plan.suitable]).toEqual([1, 0, true]);
      expect(plan.columns[0].lengthMm).toBeCloseTo(38, -0.5);
    }
  });

  it.each([90, 110, 130])('by %i degrees is two, the longer one through', (degrees) => {
    for (const width of [1.6, 3]) {
      for (const arms of [
        [24, 16],
        [16, 24],
      ] as const) {
        const { columns, junctions, suitable, uncovered } = findColumns(
          elbow(degrees, width, arms),
        );
        expect([columns.length, junctions.length, suitable]).toEqual([2, 1, true]);
        expect(uncovered).toEqual([]);
        const { child, parent } = junctions[0];
        expect(columns[parent].lengthMm).toBeGreaterThan(columns[child].lengthMm + 4);
        for (const { medianWidthMm } of columns) expect(medianWidthMm).toBeCloseTo(width, 1);
      }
    }
  });

  it.each([60, 90, 150])('in an arc, by %i degrees, is one column of even width', (degrees) => {
    const plan = findColumns(arc(degrees, 3, 8));
    expect([plan.columns.length, plan.junctions.length, plan.suitable]).toEqual([1, 0, true]);
    expect(plan.columns[0].maxWidthMm).toBeLessThan(3.4);
    expect(plan.columns[0].lengthMm).toBeCloseTo(30 + 8 * degrees * DEGREE, 0);
  });
});

describe('the end of a stroke', () => {
  it.each([0, 8, 15])('cut aslant by %i degrees is a cap along that cut', (degrees) => {
    for (const side of [-1, 1]) {
      const off = side * 1.5 * Math.tan(degrees * DEGREE);
      const shape = polygon([
        [0, -1.5],
        [30 - off, -1.5],
        [30 + off, 1.5],
        [0, 1.5],
      ]);
      const { columns, suitable } = findColumns(shape);
      expect([columns.length, suitable]).toEqual([1, true]);
      const [{ left, right, start, end }] = columns;
      expect([start, end]).toEqual(['cap', 'cap']);
      // One of its ends has a rung from corner to corner of the cut.
      const ends = [0, left.length - 2].map((i) =>
        [left[i], left[i + 1], right[i], right[i + 1]].map((v) => Math.round(v * 10) / 10),
      );
      const corners = (rung: number[]) => [rung.slice(0, 2).join(), rung.slice(2).join()].sort();
      const cut = [
        [30 - off, -1.5],
        [30 + off, 1.5],
      ].map((p) => p.map((v) => Math.round(v * 10) / 10).join());
      expect(ends.map(corners)).toContainEqual(cut.sort());
    }
  });

  it('that is round, or sharp, comes to a point at its tip', () => {
    const round: Point[] = Array.from({ length: 33 }, (_, i) => {
      const a = ((180 * i) / 32 - 90) * DEGREE;
      return [30 + 1.5 * Math.cos(a), 1.5 * Math.sin(a)];
    });
    const sharp: Point[] = [
      [26, -1.5],
      [34, 0],
      [26, 1.5],
    ];
    for (const [tip, reach] of [
      [round, 31.5],
      [sharp, 34],
    ] as const) {
      const { columns, suitable } = findColumns(polygon([[0, -1.5], ...tip, [0, 1.5]]));
      expect([columns.length, suitable]).toEqual([1, true]);
      const [{ start, end, left, right, lengthMm }] = columns;
      expect([start, end].sort()).toEqual(['cap', 'point']);
      expect(lengthMm).toBeCloseTo(reach, 0);
      const at = start === 'point' ? 0 : left.length - 2;
      expect(left[at]).toBeCloseTo(reach, 0);
      expect(Math.hypot(left[at] - right[at], left[at + 1] - right[at + 1])).toBeLessThan(0.9);
    }
  });

  it('that widens into a slab has a column of its own there', () => {
    // A capital I with slab serifs, 3 mm strokes.
    const shape = polygon([
      [0, 0],
      [14, 0],
      [14, 3],
      [8.5, 3],
      [8.5, 17],
      [14, 17],
      [14, 20],
      [0, 20],
      [0, 17],
      [5.5, 17],
      [5.5, 3],
      [0, 3],
    ]);
    const { columns, junctions, suitable } = findColumns(shape);
    expect([columns.length, junctions.length, suitable]).toEqual([3, 2, true]);
    const lengths = columns.map(({ lengthMm }) => Math.round(lengthMm)).sort((a, b) => a - b);
    expect(lengths).toEqual([14, 14, 15]);
  });

  it('keeps no branch into its corners, however wide the stroke', () => {
    for (const width of [1.2, 4, 7.5]) {
      for (const length of [2.2, 5]) {
        const [l, w] = [length * width, width];
        const { columns } = findColumns(
          polygon([
            [0, 0],
            [l, 0],
            [l, w],
            [0, w],
          ]),
        );
        expect(columns).toHaveLength(1);
        expect(columns[0].lengthMm).toBeCloseTo(l, 0);
        expect(columns[0].maxWidthMm).toBeCloseTo(w, 1);
      }
    }
  });

  it('keeps no branch into a bump of its border', () => {
    const bumps: Point[] = Array.from({ length: 60 }, (_, i) => [
      i * 0.5,
      0.06 * (i % 2 === 0 ? 1 : -1),
    ]);
    const { columns, suitable } = findColumns(polygon([...bumps, [30, 3], [0, 3]]));
    expect([columns.length, suitable]).toEqual([1, true]);
  });
});

describe('strokes that meet', () => {
  /** Arms of a width from one point, in these directions. */
  function star(angles: readonly number[], length: number, width: number): Polygon {
    const sorted = [...angles].sort((a, b) => a - b);
    const h = width / 2;
    const points = sorted.flatMap((degrees, i): Point[] => {
      const [a, next] = [
        degrees,
        sorted[(i + 1) % sorted.length] + (i + 1 === sorted.length ? 360 : 0),
      ];
      const dir = (d: number): Point => [Math.cos(d * DEGREE), Math.sin(d * DEGREE)];
      const [c, s] = dir(a);
      const half = ((next - a) / 2) * DEGREE;
      const [mx, my] = dir((a + next) / 2);
      const notch: Point = [(mx * h) / Math.sin(half), (my * h) / Math.sin(half)];
      return [
        [length * c + h * s, length * s - h * c],
        [length * c - h * s, length * s + h * c],
        notch,
      ];
    });
    return polygon(points);
  }

  it.each([
    ['a T', [0, 90, 180], 2],
    ['a Y', [30, 150, 270], 2],
    ['a cross', [0, 90, 180, 270], 3],
    ['an X', [40, 140, 220, 320], 3],
  ] as const)('as %s: the straightest two are one column', (_, angles, count) => {
    const shape = star(angles, 14, 2.4);
    const { columns, junctions, suitable, uncovered } = findColumns(shape);
    expect([columns.length, junctions.length, suitable]).toEqual([count, count - 1, true]);
    expect(uncovered).toEqual([]);
    const through = Math.max(...columns.map(({ lengthMm }) => lengthMm));
    expect(through).toBeCloseTo(28, -0.5);
    for (const { left, right, medianWidthMm } of columns) {
      expect(medianWidthMm).toBeCloseTo(2.4, 1);
      for (let i = 0; i < left.length; i += 2) {
        const [x, y] = [(left[i] + right[i]) / 2, (left[i + 1] + right[i + 1]) / 2];
        expect(depthAt(shape.rings, x, y)).toBeGreaterThan(-0.02);
      }
    }
  });
});
