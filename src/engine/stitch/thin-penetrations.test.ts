import { describe, expect, it } from 'vitest';
import { thinPenetrations } from './thin-penetrations.ts';

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

describe('thinPenetrations', () => {
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
