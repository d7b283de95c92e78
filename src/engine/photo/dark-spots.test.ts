import { describe, expect, it } from 'vitest';
import { deepenedSpots } from './dark-spots.ts';

const SIZE = { width: 100, height: 80, pxPerMm: 5 };

/** Roots of light, as told for each place. */
const picture = (rootAt: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: SIZE.width * SIZE.height }, (_, i) =>
    rootAt(i % SIZE.width, Math.floor(i / SIZE.width)),
  );

const at = (of: Float32Array, x: number, y: number): number => of[y * SIZE.width + x];

/** An eye of 3 × 1.6 mm in the middle. */
const inEye = (x: number, y: number): boolean => ((x - 50) / 7.5) ** 2 + ((y - 40) / 4) ** 2 < 1;

describe('deepenedSpots', () => {
  it('makes an eye nearly as much darker again as it is, and nothing beside it', () => {
    const deeper = deepenedSpots(
      picture((x, y) => (inEye(x, y) ? 0.5 : 0.8)),
      SIZE,
    );
    expect(at(deeper, 50, 40)).toBeGreaterThan(0.15);
    expect(at(deeper, 50, 40)).toBeLessThanOrEqual(0.25);
    for (const [x, y] of [
      [50, 48],
      [62, 40],
      [10, 10],
      [0, 79],
    ]) {
      expect(at(deeper, x, y)).toBe(0);
    }
  });

  it('leaves large dark things, their edges and plain places as they are', () => {
    const half = deepenedSpots(
      picture((x) => (x < 50 ? 0.4 : 0.8)),
      SIZE,
    );
    expect(Math.max(...half)).toBe(0);
    const wide = deepenedSpots(
      picture((x) => (x > 30 && x < 70 ? 0.4 : 0.8)),
      SIZE,
    );
    expect(Math.max(...wide)).toBe(0);
  });

  it('leaves texture: many dark spots close together', () => {
    const dots = picture((x, y) => (((x % 10) - 5) ** 2 + ((y % 10) - 5) ** 2 < 12 ? 0.45 : 0.8));
    expect(at(deepenedSpots(dots, SIZE), 45, 45)).toBeLessThan(0.02);
  });

  it('deepens nothing in the dark, where no thread could show it', () => {
    const dark = picture((x, y) => (inEye(x, y) ? 0.08 : 0.24));
    expect(Math.max(...deepenedSpots(dark, SIZE))).toBe(0);
  });

  it('takes a thin thing before bare cloth for no spot', () => {
    const isTail = (x: number, y: number): boolean => x > 46 && x < 53 && y < 30;
    const tail = picture((x, y) => (isTail(x, y) ? 0.5 : 0.95));
    const bare = Uint8Array.from(tail, (root) => +(root > 0.9));
    expect(Math.max(...deepenedSpots(tail, SIZE))).toBeGreaterThan(0.05);
    expect(Math.max(...deepenedSpots(tail, SIZE, bare))).toBe(0);
  });
});
