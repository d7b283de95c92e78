import { describe, expect, it } from 'vitest';
import { bendTo, type Side } from './outlines.ts';

const line =
  (ax: number, ay: number, bx: number, by: number): Side =>
  (t) => [ax + (bx - ax) * t, ay + (by - ay) * t];
const square = [Float64Array.of(0, 0, 2, 0, 2, 2, 0, 2)];

describe('bendTo', () => {
  it('only scales and moves into a box', () => {
    const [ring] = bendTo(square, {
      top: line(10, 20, 14, 20),
      bottom: line(10, 22, 14, 22),
      left: line(10, 20, 10, 22),
      right: line(14, 20, 14, 22),
    });
    for (let i = 0; i < ring.length; i += 2) {
      expect(Math.abs(ring[i] - 12) > 2 - 1e-9 || Math.abs(ring[i + 1] - 21) > 1 - 1e-9).toBe(true);
    }
    expect([Math.min(...ring.filter((_, i) => i % 2 === 0)), ring.length > 100]).toEqual([
      10,
      true,
    ]);
  });

  it('lays the sides of the box on the sides of the form', () => {
    const arcTop: Side = (t) => [2 * t, -Math.sin(Math.PI * t)];
    const [ring] = bendTo(square, {
      top: arcTop,
      bottom: line(0, 2, 2, 2),
      left: line(0, 0, 0, 2),
      right: line(2, 0, 2, 2),
    });
    const top = Math.min(...ring.filter((_, i) => i % 2 === 1));
    expect(top).toBeCloseTo(-1, 2);
    const points = Array.from({ length: ring.length / 2 }, (_, i) => [
      ring[2 * i],
      ring[2 * i + 1],
    ]);
    const onTop = points.filter(([x, y]) => Math.abs(y - arcTop(x / 2)[1]) < 1e-9);
    expect(onTop.length).toBeGreaterThan(38);
  });
});
