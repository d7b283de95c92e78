import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { needleDensity, thinPenetrations } from './needle-density.ts';

/** The most points in any square of ten by ten tenths, tried at each point. */
function densest(points: number[][]): number {
  let most = 0;
  for (const [x, y] of points) {
    const inside = points.filter(([px, py]) => px >= x && px < x + 10 && py >= y && py < y + 10);
    most = Math.max(most, inside.length);
  }
  return most;
}

/** Five rows of points 2 tenths apart, their ends far outside the crowd. */
function rows(kind: 'fill') {
  return Array.from({ length: 5 }, (_, row) => {
    const xs = [-40, ...Array.from({ length: 10 }, (__, i) => 2 * i), 40];
    return { points: xs.flatMap((x) => [x, 2 * row]), kinds: xs.map(() => kind) };
  });
}

const left = (runs: ReturnType<typeof rows>, dropped: Uint8Array[]) =>
  runs.flatMap(({ points }, r) =>
    Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i], points[2 * i + 1]]).filter(
      (__, i) => dropped[r][i] === 0,
    ),
  );

/** The most points in a square of 1 mm that holds a place and begins at a multiple of ¼ mm. */
function fullestSquare(points: readonly (readonly [number, number])[], x: number, y: number) {
  let most = 0;
  for (let left = Math.floor(4 * x) / 4 - 0.75; left <= x; left += 0.25) {
    for (let top = Math.floor(4 * y) / 4 - 0.75; top <= y; top += 0.25) {
      const inside = points.filter(
        ([px, py]) => px >= left && px < left + 1 && py >= top && py < top + 1,
      );
      most = Math.max(most, inside.length);
    }
  }
  return most;
}

describe('needleDensity', () => {
  // Across the borders of its tiles, on both sides of the origin.
  const points = Array.from(
    { length: 150 },
    (_, i) => [hash01(i, 1) * 5 - 2.5, hash01(i, 2) * 5 + 14] as const,
  );

  it('finds the fullest square millimetre that holds a place', () => {
    const density = needleDensity();
    for (const [x, y] of points) density.add(x, y);
    for (const [x, y] of points) expect(density.fullest(x, y)).toBe(fullestSquare(points, x, y));
  });

  it('tells it of a point when it is added', () => {
    const density = needleDensity();
    points.forEach(([x, y], i) =>
      expect(density.add(x, y)).toBe(fullestSquare(points.slice(0, i + 1), x, y)),
    );
  });

  it('takes points back, and knows nothing of places without any', () => {
    const density = needleDensity();
    for (const [x, y] of points) density.add(x, y);
    for (const [x, y] of points) density.add(x, y, -1);
    for (const [x, y] of points) expect(density.fullest(x, y)).toBe(0);
    expect(needleDensity().fullest(-1000, 1000)).toBe(0);
  });
});

describe('thinPenetrations', () => {
  it('keeps to the number that it is given', () => {
    const runs = rows('fill');
    for (const most of [5, 7, 9, 12]) {
      const kept = left(runs, thinPenetrations(runs, [], { most }));
      expect(densest(kept)).toBeLessThanOrEqual(most);
    }
  });

  it('thins a design alike wherever it lies', () => {
    const runs = rows('fill');
    const moved = runs.map(({ points, kinds }) => ({
      points: points.map((v, i) => v + (i % 2 === 0 ? 1237 : -333)),
      kinds,
    }));
    expect(thinPenetrations(moved)).toEqual(thinPenetrations(runs));
  });

  it('thins points inside rows where they crowd, and keeps the ends', () => {
    const runs = rows('fill');
    const dropped = thinPenetrations(runs);
    expect(densest(left(runs, dropped))).toBeLessThanOrEqual(9);
    for (const flags of dropped) expect([flags[0], flags.at(-1)]).toEqual([0, 0]);
  });

  it('leaves satin alone, but for tips as narrow as a thread', () => {
    const zigzag = (width: number) => {
      const points = Array.from({ length: 24 }, (_, i) => [2 * i, i % 2 === 0 ? 0 : width]);
      return { points: points.flat(), kinds: points.map(() => 'satin' as const) };
    };
    const spared = (width: number) => {
      const runs = [zigzag(width), zigzag(width), zigzag(width)];
      return thinPenetrations(runs).reduce(
        (sum, flags) => sum + flags.filter((f) => f === 1).length,
        0,
      );
    };
    expect(spared(20)).toBe(0);
    expect(spared(5)).toBeGreaterThan(0);
  });

  it('thins a drawn line without leaving it', () => {
    const runs = Array.from({ length: 6 }, () => {
      const points = Array.from({ length: 12 }, (_, i) => [5 * i, i < 6 ? 0 : 5 * (i - 6)]);
      return { points: points.flat(), kinds: points.map(() => 'outline' as const) };
    });
    const dropped = thinPenetrations(runs);
    expect(dropped.some((flags) => flags.some((f) => f === 1))).toBe(true);
    // The corner stays in each.
    for (const flags of dropped) expect(flags[6]).toBe(0);
  });

  it('leaves a sewable row alone', () => {
    const points = [0, 0, 40, 0, 80, 0, 120, 0];
    expect(thinPenetrations([{ points, kinds: ['fill', 'fill', 'fill', 'fill'] }])).toEqual([
      new Uint8Array(4),
    ]);
  });

  it('never makes a stitch longer than seven millimetres', () => {
    const xs = Array.from({ length: 12 }, (_, i) => 6 * i);
    const runs = Array.from({ length: 12 }, (_, row) => ({
      points: xs.flatMap((x) => [x, row]),
      kinds: xs.map(() => 'fill' as const),
    }));
    thinPenetrations(runs).forEach((flags, r) => {
      const kept = xs.filter((_, i) => flags[i] === 0);
      const steps = kept.slice(1).map((x, i) => x - kept[i]);
      expect(Math.max(...steps), `row ${r}`).toBeLessThanOrEqual(70);
    });
  });

  it('makes room for the points of ties', () => {
    const row = { points: [-20, 0, 0, 0, 20, 0], kinds: ['fill', 'fill', 'fill'] as const };
    const ties = Array.from({ length: 9 }, (_, i) => [i - 4, 3]).flat();
    expect(thinPenetrations([row])).toEqual([Uint8Array.of(0, 0, 0)]);
    expect(thinPenetrations([row], ties)).toEqual([Uint8Array.of(0, 1, 0)]);
  });

  it('takes nothing', () => {
    expect(thinPenetrations([])).toEqual([]);
  });
});
