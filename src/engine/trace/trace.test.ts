import { describe, expect, it } from 'vitest';
import type { Progress } from '../core/context.ts';
import { EngineError } from '../core/errors.ts';
import { polygonArea, type Ring } from '../vector/geometry.ts';
import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import { DIGITIZE_DEFAULTS, type DigitizeOptions } from '../options.ts';
import type { AreaShape } from '../shapes.ts';
import { tracePicture, type TracedPicture } from './index.ts';
import { labelPicture } from '../picture/index.ts';

type Color = readonly [number, number, number, number?];
const CLEAR: Color = [0, 0, 0, 0];

function paint(width: number, height: number, at: (x: number, y: number) => Color): RgbaImage {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [r, g, b, a = 255] = at(i % width, Math.floor(i / width));
    data.set([r, g, b, a], i * 4);
  }
  return { width, height, data };
}

/** Alpha of a pixel by 8 × 8 samples of a shape. */
function cover(inside: (x: number, y: number) => boolean, x: number, y: number): number {
  let hits = 0;
  for (let k = 0; k < 64; k++) {
    if (inside(x + ((k % 8) + 0.5) / 8, y + (Math.floor(k / 8) + 0.5) / 8)) hits++;
  }
  return Math.round((hits * 255) / 64);
}

/** The same of a disc, whose inside and outside need no samples. */
function coverOfDisc(cx: number, cy: number, r: number, x: number, y: number): number {
  const off = Math.hypot(x + 0.5 - cx, y + 0.5 - cy) - r;
  if (Math.abs(off) > 1) return off < 0 ? 255 : 0;
  return cover((px, py) => Math.hypot(px - cx, py - cy) < r, x, y);
}

function trace(image: RgbaImage, options: Partial<DigitizeOptions> = {}): TracedPicture {
  return tracePicture(image, { ...DIGITIZE_DEFAULTS, ...options }, {});
}

const areas = ({ set }: TracedPicture): AreaShape[] =>
  set.shapes.filter((shape) => shape.kind === 'area');
const ringPoints = (ring: Ring): [number, number][] =>
  Array.from({ length: ring.length / 2 }, (_, i) => [ring[i * 2], ring[i * 2 + 1]]);

/** Soft coloured hills: a picture with junctions, curves and islands. */
const hills = paint(250, 200, (x, y) => {
  const wave = (k: number): number =>
    Math.sin(x * (0.02 + 0.03 * hash01(k)) + 6 * hash01(k, 1)) +
    Math.cos(y * (0.02 + 0.03 * hash01(k, 2)));
  return [128 + 60 * wave(1), 128 + 60 * wave(2), 128 + 60 * wave(3)].map(
    Math.round,
  ) as unknown as Color;
});

describe('geometry', () => {
  it('draws a circle of 50 mm within a tenth of a millimetre', () => {
    const image = paint(1200, 1200, (x, y) => [192, 32, 32, coverOfDisc(600, 600, 500, x, y)]);
    const [circle, ...others] = areas(trace(image, { widthMm: 120 }));
    expect(others).toEqual([]);
    for (const [x, y] of ringPoints(circle.polygon.rings[0])) {
      expect(Math.abs(Math.hypot(x - 60, y - 60) - 50)).toBeLessThan(0.1);
    }
    expect(Math.abs(polygonArea(circle.polygon) / (Math.PI * 2500) - 1)).toBeLessThan(0.002);
  });

  it.each([0, 0.3, 0.785])('keeps the corners of a square turned by %f rad', (turn) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const image = paint(300, 300, (x, y) => {
      const inside = (px: number, py: number): boolean =>
        Math.max(
          Math.abs((px - 150) * c + (py - 150) * s),
          Math.abs((py - 150) * c - (px - 150) * s),
        ) < 90.5;
      const a = cover(inside, x, y) / 255;
      return [255 - 235 * a, 255 - 225 * a, 255 - 135 * a].map(Math.round) as unknown as Color;
    });
    const [square] = areas(trace(image, { widthMm: 60 }));
    const points = ringPoints(square.polygon.rings[0]);
    for (const [sx, sy] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const x = 30 + 18.1 * (sx * c - sy * s);
      const y = 30 + 18.1 * (sx * s + sy * c);
      expect(Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeLessThan(0.1);
    }
    expect(points.length).toBeLessThan(12);
  });

  it('keeps the picture border exactly straight', () => {
    const { set } = trace(hills, { widthMm: 50 });
    const points = set.shapes.flatMap((s) =>
      s.kind === 'area' ? s.polygon.rings.flatMap(ringPoints) : [],
    );
    const near = points.filter(([x, y]) => Math.min(x, y, 50 - x, 40 - y) < 0.02);
    expect(near.length).toBeGreaterThan(8);
    for (const [x, y] of near) expect(x === 0 || y === 0 || x === 50 || y === 40).toBe(true);
  });
});

describe('tiling', () => {
  it('covers a whole picture once: areas add up, and every edge has its twin', () => {
    const traced = trace(hills, { widthMm: 50 });
    const sum = areas(traced).reduce((total, { polygon }) => total + polygonArea(polygon), 0);
    expect(sum).toBeCloseTo(50 * 40, 6);
    const edges = new Map<string, number>();
    for (const { polygon } of areas(traced)) {
      for (const ring of polygon.rings) {
        const points = ringPoints(ring);
        points.forEach((p, i) => {
          const q = points[(i + 1) % points.length];
          const key = [p.join(), q.join()].sort().join(' ');
          edges.set(key, (edges.get(key) ?? 0) + 1);
        });
      }
    }
    const border = ([x, y]: number[]): boolean => x === 0 || y === 0 || x === 50 || y === 40;
    for (const [key, count] of edges) {
      const [p, q] = key.split(' ').map((point) => point.split(',').map(Number));
      if (!(border(p) && border(q))) expect(count).toBe(2);
    }
  });

  it('loses no label, and names no thread that it does not use', () => {
    const options = { ...DIGITIZE_DEFAULTS, widthMm: 50, colors: 9 };
    const { set } = trace(hills, options);
    const used = new Set(labelPicture(hills, options).labels.data);
    expect([...used].sort((a, b) => a - b)).toEqual(set.threads.map((_, i) => i));
    expect(new Set(set.shapes.map((shape) => shape.thread)).size).toBe(set.threads.length);
    expect(set.threads.length).toBeLessThanOrEqual(9);
  });

  it('does not let a border cross itself', () => {
    for (const { polygon } of areas(trace(hills, { widthMm: 50 }))) {
      for (const ring of polygon.rings) expect(crossings(ringPoints(ring))).toBe(0);
    }
  });

  it('gives holes to what surrounds them', () => {
    const ring = paint(200, 200, (x, y) => {
      const d = Math.hypot(x - 99.5, y - 99.5);
      return d < 30 ? [240, 200, 40] : d < 80 ? [20, 40, 120] : CLEAR;
    });
    const traced = trace(ring, { widthMm: 40 });
    const holes = areas(traced).map(({ polygon }) => polygon.rings.length - 1);
    expect(holes.sort()).toEqual([0, 1]);
  });
});

/** Pairs of edges that properly cross. */
function crossings(points: [number, number][]): number {
  const side = (a: number[], b: number[], c: number[]): number =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  let count = 0;
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [points[i], points[(i + 1) % points.length]];
    for (let j = i + 2; j < points.length; j++) {
      const [c, d] = [points[j], points[(j + 1) % points.length]];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count++;
    }
  }
  return count;
}

describe('colours', () => {
  it('keeps flat colours to the bit, without threads for soft rims', () => {
    const image = paint(240, 160, (x, y) => {
      const a = coverOfDisc(80, 80, 50.3, x, y) / 255;
      const b = coverOfDisc(150, 80, 40.7, x, y) / 255;
      const under = [29, 63, 143].map((v) => v * a + 255 * (1 - a));
      return [242, 194, 48].map((v, c) =>
        Math.round(v * b + under[c] * (1 - b)),
      ) as unknown as Color;
    });
    const { set } = trace(image, { widthMm: 40 });
    const hexes = set.threads.map((t) => t.hex).sort();
    expect(hexes).toEqual(['#1d3f8f', '#f2c230']);
    expect(set.shapes.length).toBe(2);
  });

  it('keeps to the number of threads', () => {
    for (const colors of [1, 2, 3, 12]) {
      expect(trace(hills, { widthMm: 50, colors }).set.threads.length).toBeLessThanOrEqual(colors);
    }
    expect(trace(hills, { palette: 'minimal', colors: 12 }).set.threads.length).toBe(3);
  });
});

describe('hard inputs', () => {
  it('sews a single pixel as a patch', () => {
    const { set } = trace(
      paint(1, 1, () => [200, 30, 30]),
      { widthMm: 20, keepBackground: true },
    );
    expect(set.heightMm).toBe(20);
    expect(polygonArea(areas({ set })[0].polygon)).toBeCloseTo(400);
  });

  it('says when there is nothing to sew', () => {
    expect(() => trace(paint(20, 20, () => CLEAR))).toThrow(
      expect.objectContaining({ code: 'nothing-to-sew' }),
    );
  });

  it('sews one flat colour', () => {
    const { set } = trace(
      paint(90, 60, () => [10, 120, 90]),
      { widthMm: 30, keepBackground: true },
    );
    expect(set.shapes.length).toBe(1);
    expect(set.threads[0].hex).toBe('#0a785a');
  });

  it.each([
    [20000, 10, 100],
    [10, 20000, 40],
    [3, 1, 40],
    [2, 7, 40],
  ])('takes %i × %i pixels', (width, height, widthMm) => {
    const image = paint(width, height, (x, y) => [hash01(x) * 255, hash01(y, 1) * 255, 90]);
    const { set } = trace(image, { widthMm });
    expect(set.heightMm).toBeCloseTo((widthMm * height) / width);
    expect(set.shapes.length).toBeGreaterThan(0);
  });

  it('keeps thousands of islands', () => {
    const image = paint(640, 640, (x, y) =>
      Math.hypot((x % 10) - 4.5, (y % 10) - 4.5) < 4 ? [20, 20, 120] : [255, 255, 255],
    );
    expect(trace(image, { widthMm: 100 }).set.shapes.length).toBe(64 * 64);
  });

  it('refuses options out of their range', () => {
    const image = paint(4, 4, () => [0, 0, 0]);
    expect(() => trace(image, { widthMm: 0 })).toThrow(EngineError);
    expect(() => trace(image, { colors: 0 })).toThrow(EngineError);
    expect(() => trace(image, { colors: 2.5 })).toThrow(EngineError);
  });

  it('reports its way without ever going back, and stops when told to', () => {
    const seen: Progress[] = [];
    tracePicture(hills, DIGITIZE_DEFAULTS, { onProgress: (p) => seen.push(p) });
    expect(seen.every((p, i) => i === 0 || p.fraction >= seen[i - 1].fraction)).toBe(true);
    expect(new Set(seen.map((p) => p.stage))).toEqual(new Set(['colours', 'shapes']));
    expect(() => tracePicture(hills, DIGITIZE_DEFAULTS, { signal: { aborted: true } })).toThrow(
      expect.objectContaining({ code: 'aborted' }),
    );
  });

  it('gives the same result twice', () => {
    expect(trace(hills)).toEqual(trace(hills));
  });
});
