import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { rasterize } from './raster.ts';
import { hasTintedArea } from './tinted-area.ts';

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
    const outer = WHITE.map((v, c) => v + (ring[c] - v) * share(radius, away));
    const inner = outer.map((v, c) => v + (fill[c] - v) * share(radius - ringPx, away));
    data.set([...inner, 255], i * 4);
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
  const threadsOf = (image: RgbaImage) =>
    digitizeImage(image, { ...DIGITIZE_DEFAULTS, widthMm: 80 }).threads.map(({ hex }) => hex);

  it.each<[string, Color, number]>([
    ['a red ring', [190, 30, 40], 50],
    ['a brown ring', [150, 100, 60], 50],
    ['a black outline', [20, 20, 20], 6],
  ])('of cream is sewn in %s', (_, ring, ringPx) => {
    expect(threadsOf(ringed(CREAM, ring, ringPx))).toContain('#fdf0d2');
    expect(threadsOf(ringed(CREAM, ring, ringPx))).toHaveLength(2);
  });

  it('of white stays cloth', () => {
    expect(threadsOf(ringed(WHITE, [190, 30, 40], 50))).toHaveLength(1);
    expect(threadsOf(ringed(WHITE, [20, 20, 20], 6))).toHaveLength(1);
  });
});
