import { describe, expect, it } from 'vitest';
import type { AreaShape, ShapeSet } from '../shapes.ts';
import { polygonArea } from '../vector/geometry.ts';
import { inspectDesign } from '../inspect/inspect-design.ts';
import { digitizeShapes } from './digitize-shapes.ts';
import { withoutFineAreas } from './fine-areas.ts';

const box = (x: number, y: number, w: number, h: number, thread: number): AreaShape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(x, y, x + w, y, x + w, y + h, x, y + h)] },
  thread,
});

const setOf = (shapes: ShapeSet['shapes']): ShapeSet => ({
  widthMm: 40,
  heightMm: 30,
  threads: ['#c01020', '#2040a0', '#d8b020', '#c89818'].map((hex) => ({
    hex,
    name: '',
    code: '',
    chart: '',
  })),
  shapes,
});

/** Stripes 0.3 mm wide, of two threads in turn, in a square of 6 mm, with red around. */
const striped = (even: number, odd: number): ShapeSet =>
  setOf([
    box(0, 0, 17, 30, 0),
    box(23, 0, 17, 30, 0),
    box(17, 0, 6, 12, 0),
    box(17, 18, 6, 12, 0),
    ...Array.from({ length: 20 }, (_, i) =>
      box(17 + 0.3 * i, 12, 0.3, 6, i % 2 === 0 ? even : odd),
    ),
  ]);

const areaOf = ({ shapes }: ShapeSet, thread: number): number =>
  shapes.reduce(
    (sum, shape) =>
      sum + (shape.kind === 'area' && shape.thread === thread ? polygonArea(shape.polygon) : 0),
    0,
  );

describe('withoutFineAreas', () => {
  it('leaves a drawing as it is that no place crowds', () => {
    const set = setOf([box(0, 0, 20, 30, 0), box(20, 0, 2, 30, 1), box(22, 0, 18, 30, 2)]);
    expect(withoutFineAreas(set)).toBe(set);
  });

  it('joins what is finer than thread with what is nearest in colour, and bares no cloth', () => {
    const set = striped(2, 3);
    const fewer = withoutFineAreas(set);
    const count = ({ shapes }: ShapeSet) => shapes.length;
    expect(count(fewer)).toBeLessThan(count(set) / 3);
    // Two golds become one of them, not red.
    expect(areaOf(fewer, 2) + areaOf(fewer, 3)).toBeGreaterThan(0.9 * 36);
    const all = [0, 1, 2, 3].reduce((sum, thread) => sum + areaOf(fewer, thread), 0);
    expect(all).toBeGreaterThan(0.998 * 40 * 30);
    expect(all).toBeLessThanOrEqual(40 * 30 + 1e-6);
  });

  it('leaves no place with more needle points than cloth bears', () => {
    const sewn = digitizeShapes(withoutFineAreas(striped(1, 2)), 'tiles', {
      name: '',
      style: 'mixed',
      density: 'medium',
    });
    const { density } = inspectDesign(sewn);
    expect(density.pointsMax).toBeLessThanOrEqual(16);
    expect(density.layersMax).toBeLessThanOrEqual(6);
  });

  it('keeps a large area by a crowded place to the micrometre', () => {
    const fewer = withoutFineAreas(striped(1, 2));
    const left = fewer.shapes.find(
      (shape): shape is AreaShape =>
        shape.kind === 'area' && shape.thread === 0 && polygonArea(shape.polygon) > 500,
    )!;
    const [outer] = left.polygon.rings;
    for (const [x, y] of [
      [0, 0],
      [40, 0],
      [40, 30],
      [0, 30],
    ]) {
      expect(outer.some((v, i) => i % 2 === 0 && Math.hypot(v - x, outer[i + 1] - y) < 0.002)).toBe(
        true,
      );
    }
  });
});
