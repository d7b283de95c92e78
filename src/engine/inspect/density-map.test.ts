import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THREAD_MM } from '../machine.ts';
import { cellOf, densityMap, densityOf, squareMiddle, threadAround } from './density-map.ts';
import { needlePoints, stitchLengths } from './needle-points.ts';
import { designOf, rows, type Step } from './testing/designs.ts';

describe('density', () => {
  it('is one layer for rows side by side, two for two fills', () => {
    const once = densityOf(densityMap(needlePoints(designOf(rows(30, 110, THREAD_MM)))));
    expect(once.layersP99).toBeGreaterThan(0.95);
    expect(once.layersP99).toBeLessThan(1.5);
    const fill = [
      ...rows(30, 110, THREAD_MM),
      'trim',
      'jump',
      ...rows(30, 110, THREAD_MM),
    ] as const;
    const twice = densityOf(densityMap(needlePoints(designOf(fill))));
    expect(twice.layersP99 / once.layersP99).toBeCloseTo(2, 1);
    expect(twice.pointsMax).toBe(2 * once.pointsMax);
  });

  it('finds the fullest square millimetre wherever it lies', () => {
    const place = fc.integer({ min: -400, max: 400 });
    const points = fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(points, fc.integer({ min: 2, max: 30 }), place, (others, pile, at) => {
        const heap = Array.from({ length: pile }, () => [at / 10, -at / 10] as const);
        const all = [...others.map(([x, y]) => [x / 10, y / 10] as const), ...heap];
        const { pointsMax } = densityOf(densityMap(needlePoints(designOf(all))));
        expect(pointsMax).toBeGreaterThanOrEqual(pile);
        expect(pointsMax).toBeLessThanOrEqual(pile + others.length);
      }),
    );
  });

  it('counts all thread once: the squares of a map add up to sixteen times its length', () => {
    const design = designOf(rows(13, 9, 0.7, 3));
    const needle = needlePoints(design);
    const map = densityMap(needle)!;
    const thread = needle.length.reduce((a, b) => a + b);
    expect(map.thread.reduce((a, b) => a + b) / 16).toBeCloseTo(thread, 2);
    expect(map.points.reduce((a, b) => a + b) / 16).toBe(needle.count);
  });

  it('takes nothing, and refuses to map what no machine could sew', () => {
    const zero = { pointsP99: 0, pointsMax: 0, layersP99: 0, layersMax: 0 };
    expect(densityOf(densityMap(needlePoints(designOf([]))))).toEqual(zero);
    const vast = designOf([
      [-1e8, -1e8],
      [1e8, 1e8],
    ]);
    expect(densityMap(needlePoints(vast))).toBeUndefined();
  });
});

describe('the map', () => {
  const mapOf = (steps: readonly Step[]) => densityMap(needlePoints(designOf(steps)))!;

  it('reaches a square beyond the design on the left and above, and a cell on the right and below', () => {
    const map = mapOf([
      [2, 10],
      [4, 13],
    ]);
    // Squares that begin from 1 mm left of it on: at 1, 1.25 … 4 mm, and room for what they add up.
    expect([map.left, map.top]).toEqual([1, 9]);
    expect([map.width, map.height]).toEqual([17, 21]);
    expect(map.points).toHaveLength(17 * 21);
  });

  it('has each needle point in the sixteen squares that it lies in', () => {
    const map = mapOf([[2, 10]]);
    expect([...map.points].map((n, i) => [i, n]).filter(([, n]) => n > 0)).toEqual(
      [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => [row * map.width + column, 1])),
    );
    expect(densityOf(map)).toEqual({ pointsP99: 1, pointsMax: 1, layersP99: 0, layersMax: 0 });
  });

  it('has the thread of a stitch where it lies, in whatever direction it is sewn', () => {
    for (const steps of [
      [
        [0, 5],
        [6, 5],
      ],
      [
        [6, 5],
        [0, 5],
      ],
      [
        [5, 0],
        [5, 6],
      ],
      [
        [5, 6],
        [5, 0],
      ],
    ] as Step[][]) {
      const map = mapOf(steps);
      const [[ax, ay], [bx, by]] = steps as [number, number][];
      // A square in the middle has a millimetre of it.
      expect(threadAround(map, (ax + bx) / 2, (ay + by) / 2)).toBeCloseTo(1, 1);
      expect(threadAround(map, (ax + bx) / 2 + 2, (ay + by) / 2 + 2)).toBe(0);
      expect(densityOf(map).layersMax).toBeCloseTo(THREAD_MM, 1);
      // At its ends there is half of that: it is laid down in pieces of 0.2 mm.
      for (const [x, y] of [
        [ax, ay],
        [bx, by],
      ]) {
        expect(Math.abs(threadAround(map, x, y) - 0.5)).toBeLessThan(0.11);
      }
    }
  });

  it('has the first and the last stitch on each cell', () => {
    const map = mapOf([
      [0, 1.1],
      [4, 1.1],
      [4, 3.1],
      [0, 3.1],
      [2.1, 3.1],
      [2.1, 0],
    ]);
    const at = (x: number, y: number) => {
      const cell = cellOf(map, x, y);
      return [map.first[cell], map.last[cell]];
    };
    expect(at(1.1, 1.1)).toEqual([1, 1]);
    expect(at(2.1, 1.1)).toEqual([1, 5]);
    expect(at(3.1, 3.1)).toEqual([3, 3]);
    expect(at(1.1, 3.1)).toEqual([3, 4]);
    expect(at(2.1, 2.1)).toEqual([5, 5]);
    expect(at(3.1, 2.1)).toEqual([-1, -1]);
  });

  it('has no thread of floats and cuts', () => {
    for (const lifted of [['jump'], ['trim', 'jump']] as Step[][]) {
      const map = mapOf([[0, 0], [2, 0], ...lifted, [8, 0], [10, 0]]);
      expect(map.first[cellOf(map, 5.1, 0)]).toBe(-1);
      expect(threadAround(map, 5, 0)).toBe(0);
      expect(threadAround(map, 9, 0)).toBeCloseTo(1, 1);
    }
  });

  it('ends at its edges', () => {
    const map = mapOf([
      [0, 0],
      [3, 2],
    ]);
    const { left, top, width, height } = map;
    const [right, bottom] = [left + width / 4, top + height / 4];
    expect(cellOf(map, left, top)).toBe(0);
    expect(cellOf(map, right - 0.1, bottom - 0.1)).toBe(width * height - 1);
    expect(cellOf(map, left + 0.3, top)).toBe(1);
    expect(cellOf(map, left, top + 0.3)).toBe(width);
    expect(cellOf(map, left - 0.1, top)).toBe(-1);
    expect(cellOf(map, left, top - 0.1)).toBe(-1);
    expect(cellOf(map, right, top)).toBe(-1);
    expect(cellOf(map, left, bottom)).toBe(-1);
    for (const [x, y] of [
      [left - 1, 1],
      [1, top - 1],
      [right + 1, 1],
      [1, bottom + 1],
    ]) {
      expect(threadAround(map, x, y)).toBe(0);
    }
  });

  it('tells the middle of a square', () => {
    const map = mapOf([
      [0, 0],
      [3, 2],
    ]);
    expect(squareMiddle(map, 0)).toEqual({ xMm: -0.5, yMm: -0.5 });
    expect(squareMiddle(map, map.width * 3 + 5)).toEqual({ xMm: 0.75, yMm: 0.25 });
  });
});

describe('of a hundred squares', () => {
  it('ninety-nine have no more points than told', () => {
    // Heaps far from each other, sixteen squares each: one in a hundred may be fuller.
    const heaps = (count: number, full: number): Step[] =>
      Array.from({ length: count }, (_, i): Step[] =>
        Array.from({ length: i < full ? 5 : 2 }, (): Step => [i * 5, 0]),
      ).flat();
    const p99 = (count: number, full: number) =>
      densityOf(densityMap(needlePoints(designOf(heaps(count, full))))).pointsP99;
    expect(p99(100, 0)).toBe(2);
    expect(p99(100, 1)).toBe(2);
    expect(p99(100, 2)).toBe(5);
  });
});

describe('stitch lengths', () => {
  it('leave out floats and cuts', () => {
    const steps = [[0, 0], [3, 0], [3, 0.4], [11, 0.4], 'jump', [40, 0], 'trim', [90, 0]] as const;
    const lengths = stitchLengths(needlePoints(designOf(steps)));
    expect(lengths).toMatchObject({ minMm: 0.4, maxMm: 8, p99Mm: 8 });
    expect(lengths.meanMm).toBeCloseTo(11.4 / 3);
    expect(lengths.shareUnderHalf).toBeCloseTo(1 / 3);
    expect(lengths.shareOverSeven).toBeCloseTo(1 / 3);
  });
});
