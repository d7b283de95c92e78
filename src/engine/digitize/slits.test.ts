import { describe, expect, it } from 'vitest';
import type { AreaShape, ShapeSet } from '../shapes.ts';
import { polygonArea } from '../vector/geometry.ts';
import { withoutSlits } from './slits.ts';

const box = (x0: number, y0: number, x1: number, y1: number): Float64Array =>
  Float64Array.of(x0, y0, x1, y0, x1, y1, x0, y1);

const area = (thread: number, ...rings: Float64Array[]): AreaShape => ({
  kind: 'area',
  thread,
  polygon: { rings },
});

const threads = (...hexes: string[]): ShapeSet['threads'] =>
  hexes.map((hex) => ({ hex, name: '', code: '', chart: '' }));

const drawing = (...shapes: AreaShape[]): ShapeSet => ({
  widthMm: 40,
  heightMm: 40,
  threads: threads('#aa0000', '#0000aa'),
  shapes,
});

const sizes = ({ shapes }: ShapeSet): number[] =>
  shapes.map((shape) => (shape.kind === 'area' ? polygonArea(shape.polygon) : NaN));

describe('withoutSlits', () => {
  it('lets two colours touch that are drawn a hair apart', () => {
    for (const gap of [0.1, 0.2, 0.3]) {
      const wall = area(0, box(0, 0, 20, 10));
      const floor = area(1, box(0, 10 + gap, 20, 14));
      const [a, b] = sizes(withoutSlits(drawing(wall, floor)));
      expect(a + b).toBeCloseTo(20 * 14, 0);
      // The larger one goes farther.
      expect(a).toBeGreaterThan(200 + 19 * Math.min(gap, 0.25));
    }
  });

  it('keeps what is a line of the drawing: inside one colour, or wide enough to be seen', () => {
    const panels = drawing(area(0, box(0, 0, 20, 10)), area(0, box(0, 10.2, 20, 20)));
    expect(withoutSlits(panels)).toBe(panels);
    const apart = drawing(area(0, box(0, 0, 20, 10)), area(1, box(0, 10.6, 20, 20)));
    expect(withoutSlits(apart)).toBe(apart);
  });

  it('fills holes in a ground that are a lint of cloth, not those with something in them', () => {
    const lint = box(5, 5, 5.7, 5.7);
    const eye = box(10, 5, 12, 7);
    const dotted = box(14, 5, 14.7, 5.7);
    const ground = area(0, box(0, 0, 20, 10), lint, eye, dotted);
    const [whole] = withoutSlits(drawing(ground, area(1, dotted))).shapes as AreaShape[];
    expect(whole.polygon.rings.slice(1)).toEqual([eye, dotted]);
    // The eye of a small letter stays.
    const letter = drawing(area(0, box(0, 0, 4, 4), lint));
    expect(withoutSlits(letter)).toBe(letter);
  });

  it('lays nothing over a disc that a hair of cloth parts from what is around it', () => {
    const circle = (radius: number): Float64Array =>
      Float64Array.from({ length: 240 }, (_, i) => {
        const angle = (2 * Math.PI * (i >> 1)) / 120;
        return 20 + radius * (i % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
      });
    for (const gap of [0.05, 0.2]) {
      const around = area(0, box(5, 5, 35, 35), circle(8));
      const [ring, disc] = sizes(withoutSlits(drawing(around, area(1, circle(8 - gap)))));
      expect(ring + disc).toBeCloseTo(900, 0);
    }
  });

  it('shares a slit between three colours out, and leaves none of it', () => {
    const set: ShapeSet = {
      ...drawing(
        area(0, box(0, 0, 20, 10)),
        area(1, box(0, 10.3, 9.9, 20)),
        area(2, box(10.1, 10.3, 20, 20)),
      ),
      threads: threads('#aa0000', '#0000aa', '#00aa00'),
    };
    const all = sizes(withoutSlits(set)).reduce((sum, size) => sum + size, 0);
    expect(all).toBeGreaterThan(400 - 0.5);
    expect(all).toBeLessThan(400 + 0.5);
  });
});
