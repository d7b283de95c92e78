import { expect, it } from 'vitest';
import type { AreaShape, ShapeSet, StrokeShape } from '../shapes.ts';
import { withoutCrowdedLines } from './crowded-lines.ts';
import { lineLength } from './lines.ts';

const GROUND: AreaShape = {
  kind: 'area',
  polygon: { rings: [Float64Array.of(0, 0, 20, 0, 20, 20, 0, 20)] },
  thread: 0,
};

/** Upright lines from x = 2 on. */
const lines = (count: number, apartMm: number, widthMm: number): StrokeShape[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'stroke',
    points: Float64Array.of(2 + i * apartMm, 2, 2 + i * apartMm, 18),
    closed: false,
    widthMm,
    thread: 1,
  }));

const setOf = (shapes: ShapeSet['shapes']): ShapeSet => ({
  widthMm: 20,
  heightMm: 20,
  threads: ['#ffffff', '#202020'].map((hex) => ({ hex, name: '', code: '', chart: '' })),
  shapes,
});

const sewn = ({ shapes }: ShapeSet) =>
  shapes.reduce((sum, one) => sum + (one.kind === 'stroke' ? lineLength(one.points) : 0), 0);

it('lines with room between them stay what they are', () => {
  const set = setOf([GROUND, ...lines(10, 1.2, 0.05), ...lines(4, 4, 0.6)]);
  expect(withoutCrowdedLines(set)).toBe(set);
});

it('of hairlines closer than thread so many are sewn as there is room for', () => {
  const set = setOf([GROUND, ...lines(80, 0.1, 0.03)]);
  const fewer = withoutCrowdedLines(set);
  // Of 1,280 mm: 8 × 16 mm hold 1.5 mm to the square millimetre, and twice that along their rims.
  expect(sewn(fewer)).toBeLessThan(450);
  expect(sewn(fewer)).toBeGreaterThan(100);
  expect(fewer.shapes[0]).toBe(GROUND);
});

it('the boldest come first', () => {
  const [bold] = lines(1, 1, 0.9);
  const { shapes } = withoutCrowdedLines(setOf([GROUND, ...lines(40, 0.05, 0.03), bold]));
  expect(shapes).toContain(bold);
});

it('a drawing of lines alone is left to itself', () => {
  const set = setOf(lines(80, 0.1, 0.03));
  expect(withoutCrowdedLines(set)).toBe(set);
});
