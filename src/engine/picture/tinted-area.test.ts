import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { rasterize } from './raster.ts';
import { findBackground } from './background.ts';
import { hasTintedArea, leavesPaleAreas } from './tinted-area.ts';

const SIDE = 400;
const WHITE = [255, 255, 255] as const;
const CREAM = [253, 240, 210] as const;
type Color = readonly [red: number, green: number, blue: number];

/** A disc in a ring, of some width, on white, with soft edges, px. */
function ringed(fill: Color, ring: Color, ringPx: number, radius = 120): RgbaImage {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const share = (within: number, away: number) => Math.max(0, Math.min(1, within - away + 0.5));
  for (let i = 0; i < SIDE * SIDE; i++) {
    const away = Math.hypot((i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2);
    const [within, inside] = [share(radius, away), share(radius - ringPx, away)];
    for (let c = 0; c < 3; c++) {
      const outer = WHITE[c] + (ring[c] - WHITE[c]) * within;
      data[i * 4 + c] = outer + (fill[c] - outer) * inside;
    }
    data[i * 4 + 3] = 255;
  }
  return { width: SIDE, height: SIDE, data };
}

/** The same with another colour at each place. */
function repainted(image: RgbaImage, paint: (i: number, old: Color) => readonly number[]) {
  const data = new Uint8ClampedArray(image.data);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [r, g, b] = data.subarray(i * 4, i * 4 + 3);
    data.set(paint(i, [r, g, b]), i * 4);
  }
  return { ...image, data };
}

const isTinted = (image: RgbaImage) => hasTintedArea(rasterize(image, 80, 2), [...WHITE]);

describe('hasTintedArea', () => {
  it('finds an even cream in a ring, also with the noise of a file', () => {
    const image = ringed(CREAM, [20, 20, 20], 50);
    expect(isTinted(image)).toBe(true);
    const noisy = repainted(image, (i, old) => old.map((v, c) => v + 3 * (hash01(i, c) - 0.5)));
    expect(isTinted(noisy)).toBe(true);
  });

  it('takes white, what is small, an even glow and a stain for none', () => {
    const ring: Color = [20, 20, 20];
    expect(isTinted(ringed(WHITE, ring, 50))).toBe(false);
    expect(isTinted(ringed(CREAM, ring, 4, 8))).toBe(false);
    const toCream = (share: number) => WHITE.map((v, c) => v + (CREAM[c] - v) * share);
    const glow = repainted(ringed(WHITE, WHITE, 10), (i) => toCream((i % SIDE) / SIDE));
    expect(isTinted(glow)).toBe(false);
    const stain = repainted(ringed(WHITE, WHITE, 10), (i) =>
      toCream((i % SIDE) % 200 < 100 ? 0.7 + hash01(i, 3) : 0),
    );
    expect(isTinted(stain)).toBe(false);
  });
});

describe('what a drawing encloses', () => {
  // What is made of it by the pixel is as in the sizes above; fewer of its stitches are sewn.
  const threadsOf = (image: RgbaImage) =>
    digitizeImage(image, { ...DIGITIZE_DEFAULTS, widthMm: 40 }).threads.map(({ hex }) => hex);

  it.each<[string, Color, number]>([
    ['a red ring', [190, 30, 40], 50],
    ['a brown ring', [150, 100, 60], 50],
    ['a black outline', [20, 20, 20], 12],
  ])('of cream is sewn in %s', (_, ring, ringPx) => {
    const threads = threadsOf(ringed(CREAM, ring, ringPx));
    expect(threads).toContain('#fdf0d2');
    expect(threads).toHaveLength(2);
  });

  it('of white stays cloth', () => {
    expect(threadsOf(ringed(WHITE, [190, 30, 40], 50))).toHaveLength(1);
    expect(threadsOf(ringed(WHITE, [20, 20, 20], 12))).toHaveLength(1);
  });
});

describe('what is nearly the colour of the ground', () => {
  const IVORY = [255, 250, 238] as const;
  const AUTO = { keepBackground: 'auto', fabric: 'woven' } as const;
  const leaves = (image: RgbaImage) => {
    const raster = rasterize(image, 80, 2);
    return leavesPaleAreas(raster, findBackground(raster, AUTO));
  };
  /** A black disc, and an ivory square beside it on white. */
  const square = (color: Color, side = 90) =>
    repainted(ringed([20, 20, 20], [20, 20, 20], 20, 60), (i, old) => {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      return x >= 20 && x < 20 + side && y >= 20 && y < 20 + side ? color : old;
    });

  it('is told where it was left to the fabric with it', () => {
    expect(leaves(square(IVORY))).toBe(true);
    const noisy = repainted(square(IVORY), (i, old) =>
      old.map((v, c) => v + 3 * (hash01(i, c) - 0.5)),
    );
    expect(leaves(noisy)).toBe(true);
    const told: string[] = [];
    const onSimplified = (sentence: string) => told.push(sentence);
    const options = { ...DIGITIZE_DEFAULTS, widthMm: 40 };
    const { simplified } = digitizeImage(square(IVORY), options, { onSimplified });
    expect(told.join()).toMatch(/pale areas.*left to the fabric/);
    expect(simplified).toEqual(told);
    const kept = digitizeImage(square(IVORY), { ...options, keepBackground: true });
    expect(kept.simplified ?? []).toEqual([]);
  });

  it('is none where it is small, a shade of white, or a glow', () => {
    expect(leaves(square(IVORY, 8))).toBe(false);
    expect(leaves(square([253, 253, 252]))).toBe(false);
    expect(leaves(square(WHITE))).toBe(false);
    const glow = repainted(square(WHITE), (i, old) =>
      old.map((v, c) => v + (IVORY[c] - 255) * Math.min(1, Math.floor(i / SIDE) / 200)),
    );
    expect(leaves(glow)).toBe(false);
  });

  it('is none where a small picture is enlarged: its soft rims are no areas', () => {
    const small = (of: RgbaImage, by: number): RgbaImage => {
      const side = SIDE / by;
      const data = new Uint8ClampedArray(side * side * 4);
      for (let i = 0; i < side * side; i++) {
        const from = (Math.floor(i / side) * SIDE + (i % side)) * by * 4;
        data.set(of.data.subarray(from, from + 4), i * 4);
      }
      return { width: side, height: side, data };
    };
    expect(leaves(small(ringed(WHITE, [51, 51, 51], 20, 190), 4))).toBe(false);
    expect(leaves(small(square(IVORY), 2))).toBe(true);
  });

  it('is none in a picture whose pale area is sewn', () => {
    expect(leaves(square(CREAM))).toBe(false);
  });
});
