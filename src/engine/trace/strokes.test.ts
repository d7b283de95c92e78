import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import type { StrokeShape } from '../shapes.ts';
import { tracePicture } from './index.ts';

/** Strokes of black lines, drawn soft on white: 40 × 40 mm at 8 pixels a millimetre. */
function strokes(distance: (x: number, y: number) => number, wide: number): StrokeShape[] {
  const size = 320;
  const image: RgbaImage = {
    width: size,
    height: size,
    data: new Uint8Array(size * size * 4).fill(255),
  };
  for (let i = 0; i < size * size; i++) {
    const d = distance(((i % size) + 0.5) / 8, (Math.floor(i / size) + 0.5) / 8) - wide / 2;
    image.data.fill(Math.round(255 * Math.max(0, Math.min(1, 0.5 + d * 8))), i * 4, i * 4 + 3);
  }
  const { set } = tracePicture(image, { ...DIGITIZE_DEFAULTS, widthMm: 40 });
  return set.shapes.filter((s) => s.kind === 'stroke');
}

/** Distance of a point from a segment. */
function segment(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const t = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

const points = ({ points: p }: StrokeShape): [number, number][] =>
  Array.from({ length: p.length / 2 }, (_, k) => [p[2 * k], p[2 * k + 1]]);

describe('strokes', () => {
  it.each([0.3, 0.6, 0.9])('draws a ring of %f mm as one closed stroke on its middle', (wide) => {
    const found = strokes((x, y) => Math.abs(Math.hypot(x - 20, y - 20) - 12), wide);
    expect(found).toHaveLength(1);
    const [ring] = found;
    expect(ring.closed).toBe(true);
    expect(Math.abs(ring.widthMm - wide)).toBeLessThan(0.2);
    for (const [x, y] of points(ring)) {
      expect(Math.abs(Math.hypot(x - 20, y - 20) - 12)).toBeLessThan(0.1);
    }
  });

  it('draws a cross as two strokes that go through each other', () => {
    const found = strokes(
      (x, y) => Math.min(segment(x, y, 8, 10, 32, 30), segment(x, y, 8, 28, 32, 12)),
      0.6,
    );
    expect(found).toHaveLength(2);
    for (const stroke of found) {
      const ends = [points(stroke)[0], points(stroke).at(-1)!];
      expect(Math.hypot(ends[0][0] - ends[1][0], ends[0][1] - ends[1][1])).toBeGreaterThan(26);
    }
    const [a, b] = found.map((s) => new Set(points(s).map(([x, y]) => `${x},${y}`)));
    expect([...a].filter((p) => b.has(p))).toHaveLength(1);
  });

  it('keeps a sharp corner, and ends a branch on the line that it meets', () => {
    const found = strokes(
      (x, y) =>
        Math.min(
          segment(x, y, 6, 30, 20, 8),
          segment(x, y, 20, 8, 34, 30),
          segment(x, y, 6, 30, 34, 30),
          segment(x, y, 20, 30, 20, 37),
        ),
      0.5,
    );
    const all = found.flatMap(points);
    expect(Math.min(...all.map(([x, y]) => Math.hypot(x - 20, y - 8)))).toBeLessThan(0.35);
    const branch = found.find((s) => points(s).every(([x]) => Math.abs(x - 20) < 1))!;
    const foot = points(branch).reduce((p, q) => (p[1] < q[1] ? p : q));
    const rest = found.filter((s) => s !== branch).flatMap(points);
    expect(Math.min(...rest.map(([x, y]) => Math.hypot(x - foot[0], y - foot[1])))).toBeLessThan(
      1e-6,
    );
  });
});
