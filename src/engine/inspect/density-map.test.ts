import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THREAD_MM } from '../machine.ts';
import { densityMap, densityOf } from './density-map.ts';
import { needlePoints, stitchLengths } from './needle-points.ts';
import { designOf, rows } from './testing/designs.ts';

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
