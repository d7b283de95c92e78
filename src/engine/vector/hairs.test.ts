import { describe, expect, it } from 'vitest';
import type { AreaShape, Shape, ShapeSet } from '../shapes.ts';
import { dropHairs } from './hairs.ts';

const box = (x: number, y: number, w: number, h: number, thread = 0): AreaShape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(x, y, x + w, y, x + w, y + h, x, y + h)] },
  thread,
});
const line: Shape = {
  kind: 'stroke',
  points: Float64Array.of(0, 0, 9, 9),
  closed: false,
  widthMm: 0.1,
  thread: 0,
};
/** Enough squares of 1 mm, side by side at the foot of the page, for a drawing of many areas. */
const crowd = Array.from({ length: 400 }, (_, i) =>
  box((i % 80) * 1.2, 90 + Math.floor(i / 80) * 1.2, 1, 1, i % 2),
);
const setOf = (shapes: Shape[]): ShapeSet => ({ widthMm: 100, heightMm: 100, threads: [], shapes });
const kept = (...shapes: Shape[]) => {
  const all = dropHairs(setOf([...crowd, ...shapes])).shapes;
  expect(crowd.every((shape) => all.includes(shape))).toBe(true);
  return shapes.map((shape) => all.includes(shape));
};

describe('dropHairs', () => {
  it('leaves drawings of few areas as they are', () => {
    const set = setOf([...crowd.slice(1), box(5, 5, 0.05, 9)]);
    expect(dropHairs(set)).toBe(set);
  });

  it('drops what is too narrow for a needle, and keeps what is wider', () => {
    expect(kept(box(5, 5, 0.4, 20), box(15, 5, 0.5, 20), box(25, 5, 20, 0.4))).toEqual([
      false,
      true,
      false,
    ]);
    expect(kept(box(25, 15, 20, 0.5))).toEqual([true]);
  });

  it('judges what is seen of an area, not what lies under others', () => {
    // All but a rim of 0.2 mm hides under the next one; one that is 0.6 mm larger shows.
    expect(kept(box(10, 10, 30, 30), box(10.2, 10.2, 29.6, 29.6, 1))).toEqual([false, true]);
    expect(kept(box(10, 10, 30, 30), box(10.6, 10.6, 28.8, 28.8, 1))).toEqual([true, true]);
    expect(kept(box(10, 10, 30, 30), box(5, 5, 50, 50, 1))).toEqual([false, true]);
  });

  it('takes neighbours of one thread for one area', () => {
    expect(kept(box(10, 10, 0.3, 20), box(10.3, 10, 3, 20))).toEqual([true, true]);
    expect(kept(box(10, 10, 0.3, 20, 1), box(10.3, 10, 3, 20))).toEqual([false, true]);
  });

  it('keeps lines, and drops what lies off the page', () => {
    expect(kept(line, box(200, 5, 9, 9), box(-30, 5, 9, 9))).toEqual([true, false, false]);
  });

  it('sees on in the next row what reaches over the page', () => {
    expect(kept(box(95, 20, 20, 20), box(-5, 20, 20, 20))).toEqual([true, true]);
  });
});
