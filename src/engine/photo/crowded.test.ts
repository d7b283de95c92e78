import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { rasterize } from '../picture/raster.ts';
import { CROWDED, crowdedShare, isCrowded } from './crowded.ts';
import { digitizePhoto } from './digitize-photo.ts';
import { picture, scene } from './test-pictures.ts';

const WIDTH = 400;

/** People side by side, heads and shirts of all colours, so many along a row. */
const crowd = (across: number) =>
  picture(WIDTH, 260, (x, y) => {
    const wide = WIDTH / across;
    const row = Math.floor(y / (1.4 * wide));
    const [u, v] = [((x + (row % 2) * 0.5 * wide) % wide) / wide - 0.5, (y / wide) % 1.4];
    const k = Math.floor((x + (row % 2) * 0.5 * wide) / wide) + 97 * row;
    const grain = 10 * (hash01(y * WIDTH + x, 7) - 0.5);
    const isHead = Math.hypot(u, v - 0.4) < 0.28;
    const of = (c: number) => (isHead ? [210, 160, 130][c] : 255 * hash01(3 * k + c, 11)) + grain;
    return [of(0), of(1), of(2), 255];
  });

const shareAt = (image: ReturnType<typeof crowd>, mm: number): number => {
  const raster = rasterize(image, mm, 2);
  return crowdedShare(raster, new Uint8Array(raster.width * raster.height));
};

describe('a picture with much in it', () => {
  it('is too much for its size where nothing in it is large enough, and no longer where it is sewn larger', () => {
    expect(shareAt(crowd(24), 100)).toBeGreaterThan(0.7);
    expect(shareAt(crowd(24), 400)).toBeLessThan(0.5);
    expect(shareAt(crowd(5), 100)).toBeLessThan(0.5);
  });

  it('is none of a few large things, whatever their texture', () => {
    expect(shareAt(scene(400, 260), 100)).toBeLessThan(0.2);
    const grass = picture(WIDTH, 260, (x, y) => {
      const v = 90 + 60 * hash01(Math.floor(x / 2) + 997 * Math.floor(y / 5), 3);
      return [0.6 * v, v, 0.3 * v, 255];
    });
    expect(shareAt(grass, 100)).toBeLessThan(0.2);
  });

  it('counts only what is sewn', () => {
    const raster = rasterize(crowd(24), 100, 2);
    expect(isCrowded(raster, new Uint8Array(raster.width * raster.height))).toBe(true);
    expect(isCrowded(raster, new Uint8Array(raster.width * raster.height).fill(1))).toBe(false);
  });

  it('is told with what helps', () => {
    const told: string[] = [];
    const options = { ...DIGITIZE_DEFAULTS, widthMm: 60 };
    digitizePhoto(crowd(16), options, { onSimplified: (sentence) => told.push(sentence) });
    expect(told).toEqual([CROWDED]);
    told.length = 0;
    digitizePhoto(scene(240, 160), options, { onSimplified: (sentence) => told.push(sentence) });
    expect(told).toEqual([]);
  });
});
