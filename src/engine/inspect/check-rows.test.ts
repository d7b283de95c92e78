import { describe, expect, it } from 'vitest';
import type { Mm } from '../core/units.ts';
import { designOf, type Step } from './testing/designs.ts';
import { found, shifted, transposed } from './testing/found.ts';

const open = (steps: readonly Step[]) => found(designOf(steps), 'open-rows');

interface Gap {
  /** Rows before the gap and after it, of this length, 0.3 mm apart. */
  before?: number;
  after?: number;
  lengthMm?: number;
  /** Length of the rows after the gap. */
  nextMm?: number;
  /** Distance of the rows at its sides. */
  widthMm?: number;
}

/** Bare rows of one stitch each, 4 mm at most, with a gap between two of them. */
function fill({ before = 14, after = 14, lengthMm = 8, nextMm = lengthMm, widthMm = 1 }: Gap = {}) {
  const points: Step[] = [];
  let y = 0;
  for (let r = 0; r < before + after; r++) {
    if (r > 0) y += r === before ? widthMm : 0.3;
    const mm = r < before ? lengthMm : nextMm;
    const row: Step[] = Array.from(
      { length: Math.ceil(mm / 4) + 1 },
      (_, s, n = Math.ceil(mm / 4)) => [(mm * s) / n, y],
    );
    points.push(...(r % 2 === 0 ? row : row.toReversed()));
  }
  return points;
}

describe('open rows', () => {
  it('are told with how wide the gap is, in its middle', () => {
    for (const [steps, x, y] of [
      [fill(), 4, 13 * 0.3 + 0.5],
      [transposed(fill()), 13 * 0.3 + 0.5, 4],
      [shifted(fill(), -50, 70), -46, 13 * 0.3 + 70.5],
    ] as const) {
      const problem = open(steps);
      expect(problem).toMatchObject({ count: 1, severity: 'warning', mend: 'close-rows' });
      expect(problem!.worst).toBeCloseTo(1);
      expect(problem!.at.xMm).toBeCloseTo(x);
      expect(problem!.at.yMm).toBeCloseTo(y);
    }
  });

  it('are not where a row begins aside, and then lies between its neighbours', () => {
    // A butterfly's wing beside a dot, as it is sewn.
    const wing = [
      20.2, 0.6, 26.2, 0.6, 33, 0.6, 32.2, 0.8, 28.5, 0.8, 22.5, 0.8, 16.5, 0.8, 10.5, 0.8, 5.9,
      0.8, 5.1, 1, 6.8, 1, 12.8, 1, 18.8, 1, 24.8, 1, 30.8, 1, 33.1, 1, 32.3, 1.2, 27.1, 1.2, 21.1,
      1.2, 15.1, 1.2, 9.1, 1.2, 5.4, 1.2, 4.6, 1.4, 11.4, 1.4, 17.4, 1.4, 23.4, 1.4, 29.4, 1.4,
      33.2, 1.4, 32.4, 1.6, 25.7, 1.6, 19.7, 1.6, 13.7, 1.6, 7.7, 1.6, 5, 1.6, 4.2, 1.8, 10, 1.8,
      16, 1.8, 22, 1.8, 28, 1.8, 33.3, 1.8, 32.5, 2, 30.3, 2, 24.3, 2, 18.3, 2, 12.3, 2, 6.3, 2,
      4.5, 2, 3.8, 2.2, 8.6, 2.2, 14.6, 2.2, 20.6, 2.2, 26.6, 2.2, 33.3, 2.2, 32.3, 2.9, 29.6, 2.9,
      27.2, 2.4, 22.8, 2.4, 16.8, 2.4, 10.8, 2.4, 4.2, 2.4, 3.4, 2.6, 7.1, 2.6, 13.1, 2.6, 19.1,
      2.6, 25.1, 2.6, 27.3, 2.6, 26.5, 2.8, 21.4, 2.8, 15.4, 2.8, 9.4, 2.8, 3.7, 2.8, 2.9, 3, 5.7,
      3, 11.7, 3, 17.7, 3, 23.7, 3, 26.8, 3, 26, 3.2, 20, 3.2, 14, 3.2, 8, 3.2, 3.4, 3.2, 2.6, 3.4,
      4.3, 3.4, 10.3, 3.4, 16.3, 3.4, 22.3, 3.4, 26.5, 3.4, 25.7, 3.6, 24.6, 3.6, 18.6, 3.6, 12.6,
      3.6, 6.6, 3.6, 3, 3.6, 2.2, 3.8, 8.9, 3.8, 14.9, 3.8, 20.9, 3.8, 26.3, 3.8, 25.5, 4, 23.2, 4,
      17.2, 4, 11.2, 4, 5.2, 4, 2.6, 4, 1.8, 4.2,
    ];
    const steps = wing.flatMap((x, i): Step[] => (i % 2 === 0 ? [[x, wing[i + 1]]] : []));
    expect(open(steps)).toBeUndefined();
  });

  it('are not where a line of bean stitch bends', () => {
    // A bear's outline at its ear, each stitch sewn three times.
    const line = [
      -17.6, 50, -19.8, 50.2, -21.9, 50, -24, 49.5, -26, 48.6, -27.7, 47.4, -29.3, 45.9, -30.6,
      44.2, -31.9, 42.5, -33.2, 40.7, -34.3, 38.9, -35.1, 36.9, -35.6, 34.8, -35.6, 32.6, -35.3,
      30.5, -34.7, 28.4, -36.7, 29.1, -38.9, 29.4, -41, 29.2, -43.1, 28.7, -45.1, 27.7, -46.7, 26.3,
      -48.1, 24.7, -49.2, 22.7, -49.8, 20.7, -50, 18.5, -49.7, 16.3,
    ];
    const way = line.flatMap((x, i): Step[] => (i % 2 === 0 ? [[x, line[i + 1]]] : []));
    const bean = way.slice(1).flatMap((to, i): Step[] => [way[i], to, way[i]]);
    expect(open([...bean, way.at(-1)!])).toBeUndefined();
  });

  it('are 2.4 times as far apart as the others', () => {
    expect(open(fill({ widthMm: 0.7 }))).toBeUndefined();
    expect(open(fill({ widthMm: 0.8 }))!.worst).toBeCloseTo(0.8);
  });

  it('are not those between two parts: wider than any gap, or longer by far on one side', () => {
    expect(open(fill({ widthMm: 1.5 }))).toMatchObject({ count: 1 });
    expect(open(fill({ widthMm: 2 }))).toBeUndefined();
    expect(open(fill({ nextMm: 6.2 }))).toMatchObject({ count: 1 });
    expect(open(fill({ lengthMm: 6, nextMm: 3.4 }))).toBeUndefined();
  });

  it('are 2 mm long at least', () => {
    expect(open(fill({ lengthMm: 1.8 }))).toBeUndefined();
    expect(open(fill({ lengthMm: 2.2 }))).toMatchObject({ count: 1 });
  });

  it('are sought in areas of sixteen rows, four rows from their ends', () => {
    expect(open(fill({ before: 8, after: 7 }))).toBeUndefined();
    expect(open(fill({ before: 8, after: 8 }))).toMatchObject({ count: 1 });
    expect(open(fill({ before: 3, after: 20 }))).toBeUndefined();
    expect(open(fill({ before: 4, after: 20 }))).toMatchObject({ count: 1 });
    expect(open(fill({ before: 20, after: 4 }))).toBeUndefined();
    expect(open(fill({ before: 20, after: 5 }))).toMatchObject({ count: 1 });
  });

  it('are all rows of an area that lie .5 to .95 mm apart: for sure from .55 on, where it has underlay', () => {
    const far = (times: number) =>
      fill({ widthMm: 0.3, before: 20, after: 20, lengthMm: 20 }).map((step): Step =>
        typeof step === 'string' ? step : [step[0], step[1] * times],
      );
    // Nothing under them: it may be meant.
    expect(open(far(1.5))).toBeUndefined();
    for (const times of [1.7, 2, 2.6, 3]) {
      expect(open(far(times))).toMatchObject({ count: 1, severity: 'note' });
      expect(open(far(times))!.worst).toBeCloseTo(0.3 * times, 1);
    }
    // Hatching.
    expect(open(far(3.4))).toBeUndefined();
    const lattice: Step[] = Array.from({ length: 20 }, (_, i) => [i, i % 2 === 0 ? 0 : 26]);
    expect(open([...lattice, 'trim', 'jump', ...far(2)])).toMatchObject({ severity: 'warning' });
    // Meant to cover, so far apart as well.
    const under = (times: number): Step[] => [...lattice, 'trim', 'jump', ...far(times)];
    expect(open(under(1.7))).toMatchObject({ severity: 'note' });
    expect(open(under(3.8))!.worst).toBeCloseTo(1.1, 1);
    expect(open(under(5))).toBeUndefined();
    // What covers them later closes them.
    const cover = fill({ widthMm: 0.3, before: 50, after: 50, lengthMm: 20 });
    expect(open([...far(2), 'trim', 'jump', ...cover])).toBeUndefined();
    // A few lines side by side are drawn so.
    const few = far(2).slice(0, 6 * 15);
    expect(open(few)).toBeUndefined();
  });

  it('are several beside each other, told as one', () => {
    const drawnApart = (first: number, count: number, mm: number) => {
      const before = (row: number) => Math.max(0, Math.min(count, row - first + 1));
      return fill({ widthMm: 0.3, before: 20, after: 20, lengthMm: 12 }).map((step): Step => {
        if (typeof step === 'string') return step;
        const [x, y] = step;
        return [x, y + before(Math.round(y / 0.3)) * (mm - 0.3)];
      });
    };
    for (const count of [2, 5, 12]) {
      const problem = open(drawnApart(16, count, 0.8));
      expect(problem).toMatchObject({ count: 1, severity: 'warning' });
      expect(problem!.worst).toBeCloseTo(0.8);
      expect(problem!.at.yMm).toBeGreaterThan(15 * 0.3);
      expect(problem!.at.yMm).toBeLessThan(15 * 0.3 + count * 0.8);
    }
    // At the end of an area only where they are many: a few lines there are a way on.
    expect(open(drawnApart(35, 5, 0.8))).toBeUndefined();
    expect(open(drawnApart(30, 10, 0.8))).toMatchObject({ count: 1 });
  });

  it('are measured along rows whose first stitch leads across', () => {
    // As this engine turns: the row goes back at once, and the step is a part of its first stitch.
    const points: Step[] = [];
    for (let r = 0; r < 40; r++) {
      const y = r * 0.2 + (r >= 20 ? 0.5 : 0);
      const row = [3, 7, 11, 15, 19, 23].map((x): Step => [x, y]);
      points.push(...(r % 2 === 0 ? row : row.toReversed().map(([x]): Step => [+x - 1, y])));
    }
    expect(open(points)).toMatchObject({ count: 1, severity: 'warning' });
    expect(open(points)!.worst).toBeCloseTo(0.7);
    expect(open(points)!.at.yMm).toBeCloseTo(19 * 0.2 + 0.35);
  });

  it('are closed by what was sewn before or after them across the gap', () => {
    const rowsOver: Step[] = fill({ widthMm: 0.3, before: 6, after: 6 });
    const over = shifted(rowsOver, 0, 13 * 0.3 - 1);
    expect(open([...fill(), 'trim', 'jump', ...over])).toBeUndefined();
    expect(open([...over, 'trim', 'jump', ...fill()])).toBeUndefined();
    // A line along a part of it leaves it open.
    const line = (mm: number): Step[] => [
      [0, 13 * 0.3 + 0.5],
      [mm, 13 * 0.3 + 0.5],
    ];
    expect(open([...line(2), 'trim', 'jump', ...fill()])).toMatchObject({ count: 1 });
  });

  it('are closed by rows that the needle goes back to later', () => {
    // The gap's next row comes first, then those between, from it back to the row before.
    const gap = fill({ widthMm: 1 });
    const at = 13 * 0.3;
    const rowAt = (y: Mm): Step[] => [0, 4, 8].map((x): Step => [x, at + y]);
    const between = [...rowAt(0.8), ...rowAt(0.6).toReversed(), ...rowAt(0.4)];
    // However the cells of the map lie.
    for (let y = 0; y < 0.5; y += 0.1) {
      const corner: Step[] = [
        [-9, -y],
        [-8, -y],
      ];
      expect(open([...corner, 'trim', 'jump', ...gap, 'trim', 'jump', ...between])).toBeUndefined();
    }
  });

  it('are shown bare for six of ten of their length', () => {
    const line = (mm: number): Step[] => [
      [0, 13 * 0.3 + 0.4],
      [mm, 13 * 0.3 + 0.4],
    ];
    // A narrow gap is looked at in its middle.
    const gap = fill({ widthMm: 0.8 });
    expect(open([...line(2.8), 'trim', 'jump', ...gap])).toMatchObject({ count: 1 });
    expect(open([...line(3.6), 'trim', 'jump', ...gap])).toBeUndefined();
    // A wider one beside it, too: a line of underlay does not close it.
    const wide = fill({ widthMm: 1.3 });
    const middle = [...shifted(line(8), 0, 0.25)];
    expect(open([...middle, 'trim', 'jump', ...wide])).toMatchObject({ count: 1 });
  });

  it('are not told of a row that folds back on those before it', () => {
    const rows = (ys: readonly number[]): Step[] =>
      ys.flatMap((y, r): Step[] =>
        r % 2 === 0
          ? [
              [0, y],
              [4, y],
              [8, y],
            ]
          : [
              [8, y],
              [4, y],
              [0, y],
            ],
      );
    const even = (from: number) => Array.from({ length: 14 }, (_, r) => from + 0.3 * r);
    const last = 13 * 0.3;
    // Between the rows at its sides, and a little behind the first of them.
    expect(open(rows([...even(0), last + 0.8, ...even(last + 1.6)]))).toBeDefined();
    expect(open(rows([...even(0), last - 0.8, ...even(last + 0.4)]))).toBeUndefined();
  });

  it('are each told where there are several', () => {
    const upper = fill();
    const [, lastY] = upper.at(-1) as readonly [number, number];
    const two = [...upper, ...shifted(fill({ widthMm: 1.2 }), 0, lastY + 0.3)];
    const problem = open(two)!;
    expect(problem.count).toBe(2);
    expect(problem.worst).toBeCloseTo(1.2);
    expect(problem.places.map(({ yMm }) => yMm)).toEqual([
      expect.closeTo(lastY + 0.3 + 13 * 0.3 + 0.6),
      expect.closeTo(13 * 0.3 + 0.5),
    ]);
  });
});
