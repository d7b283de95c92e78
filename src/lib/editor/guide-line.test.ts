import { describe, expect, it } from 'vitest';
import { bowOf, guideFrom, percentOf } from './guide-line.ts';

describe('a line drawn for rows to follow', () => {
  it('is a few points from its first to its last one', () => {
    const drawn = Array.from({ length: 60 }, (_, i) => ({ x: i, y: 12 * Math.sin(i / 19) }));
    const guide = guideFrom(drawn);
    if (guide?.kind !== 'line') throw new Error('no line');
    expect(guide.points).toHaveLength(5);
    expect(guide.points[0]).toEqual(drawn[0]);
    expect(guide.points[4].x).toBeCloseTo(59, 6);
    for (const { x, y } of guide.points)
      expect(Math.abs(y - 12 * Math.sin(x / 19))).toBeLessThan(1);
  });

  it('is a direction where it is straight, and nothing where it is a dot', () => {
    const straight = [0, 1, 2, 3].map((i) => ({ x: -i, y: i + (i % 2) * 0.02 }));
    expect(guideFrom(straight)).toEqual({ kind: 'angle', degrees: 135 });
    expect(guideFrom([{ x: 1, y: 1 }])).toBeUndefined();
    expect(guideFrom([])).toBeUndefined();
  });
});

describe('a bow', () => {
  it('is as high as it was asked for, in any direction', () => {
    for (const [angle, percent] of [
      [0, 20],
      [70, -35],
      [135, 5],
    ]) {
      const bow = bowOf({ centre: { x: 3, y: 4 }, length: 30, angle }, percent);
      expect(percentOf(bow)).toBeCloseTo(percent, 6);
    }
    const [a, top, b] = bowOf({ centre: { x: 0, y: 0 }, length: 10, angle: 0 }, 20);
    expect([a, top, b]).toEqual([
      { x: -5, y: 1 },
      { x: 0, y: -1 },
      { x: 5, y: 1 },
    ]);
    expect(percentOf([a, b])).toBeUndefined();
  });
});
