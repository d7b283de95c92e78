import { describe, expect, it } from 'vitest';
import { EngineError } from '../core/errors.ts';
import type { RgbaImage } from '../core/image.ts';
import { isPixelArt, rasterize, smallRaster, toLookAt } from './raster.ts';

const gray = (width: number, height: number, values: number[]): RgbaImage => ({
  width,
  height,
  data: Uint8Array.from(values.flatMap((v) => [v, v, v, 255])),
});

describe('rasterize', () => {
  it('keeps a picture of a fitting resolution to the bit', () => {
    const image = gray(
      40,
      2,
      Array.from({ length: 80 }, (_, i) => i),
    );
    const raster = rasterize(image, 8, 2);
    expect([raster.width, raster.height, raster.pxPerMm]).toEqual([40, 2, 5]);
    expect(Array.from({ length: 80 }, (_, i) => raster.rgb[i * 3])).toEqual(
      Array.from({ length: 80 }, (_, i) => i),
    );
  });

  it('averages in linear light when it shrinks', () => {
    // Columns of black and white: half the light is byte 188, not 128.
    const image = gray(
      160,
      16,
      Array.from({ length: 160 * 16 }, (_, i) => (i % 2) * 255),
    );
    const raster = rasterize(image, 10, 2);
    expect([raster.width, raster.height]).toEqual([80, 8]);
    expect(new Set(raster.rgb)).toEqual(new Set([188]));
  });

  it('does not let clear pixels colour their neighbours', () => {
    const data = new Uint8Array(160 * 2 * 4);
    for (let i = 0; i < 320; i++) data.set(i % 2 ? [0, 255, 0, 0] : [200, 10, 10, 255], i * 4);
    const raster = rasterize({ width: 160, height: 2, data }, 10, 2);
    expect([...raster.rgb.subarray(0, 3)]).toEqual([200, 10, 10]);
    expect(raster.alpha[0]).toBe(128);
  });

  it('enlarges a small picture smoothly and pixel art in squares', () => {
    const soft = rasterize(gray(4, 1, [0, 60, 120, 180]), 8, 2);
    expect(soft.grain).toBeGreaterThan(1);
    expect(new Set(soft.rgb).size).toBeGreaterThan(8);
    const hard = rasterize(gray(4, 2, [0, 255, 255, 0, 255, 0, 0, 255]), 8, 2);
    expect(new Set(hard.rgb)).toEqual(new Set([0, 255]));
  });

  it('reads what is full of hard edges more coarsely, and says so', () => {
    const side = 1000;
    const checks = (of: number) =>
      gray(
        side,
        side,
        Array.from({ length: side ** 2 }, (_, i) => {
          const odd = Math.floor((i % side) / of) + Math.floor(i / side / of);
          return (odd % 2) * 255;
        }),
      );
    const told: string[] = [];
    const read = (of: number) =>
      rasterize(checks(of), 250, 2, { onSimplified: (sentence) => told.push(sentence) });
    const large = read(8);
    expect([large.width, large.pxPerMm, told.length]).toEqual([side, 4, 0]);
    const fine = read(2);
    expect([fine.width, fine.height, fine.widthMm, told.length]).toEqual([700, 700, 250, 1]);
    expect(fine.pxPerMm).toBeCloseTo(2.8);
    expect(told[0]).toMatch(/read more coarsely.*Cut out/);
  });

  it('bounds long pictures on both axes', () => {
    const wide = rasterize(gray(20000, 10, new Array<number>(200000).fill(90)), 1000, 2);
    expect(wide.width).toBeLessThanOrEqual(1600);
    expect(wide.height).toBeGreaterThanOrEqual(1);
    const tall = rasterize(gray(10, 20000, new Array<number>(200000).fill(90)), 1000, 2);
    expect(tall.height).toBeLessThanOrEqual(1600);
  });

  it('refuses pixels that do not fit the size', () => {
    expect(() => rasterize({ width: 2, height: 2, data: new Uint8Array(15) }, 10, 2)).toThrow(
      EngineError,
    );
  });
});

describe('isPixelArt', () => {
  it('tells hard squares from soft edges', () => {
    expect(isPixelArt(gray(4, 2, [0, 255, 255, 0, 255, 0, 0, 255]))).toBe(true);
    expect(isPixelArt(gray(6, 2, [0, 128, 255, 255, 128, 0, 0, 128, 255, 255, 128, 0]))).toBe(
      false,
    );
  });
});

describe('a look at a picture', () => {
  /** A slope of light from left to right. */
  const slope = (width: number, height: number) =>
    gray(
      width,
      height,
      Array.from({ length: width * height }, (_, i) => Math.round((255 * (i % width)) / width)),
    );

  it('goes through a large one once for all who look', () => {
    const large = slope(3000, 40);
    const look = toLookAt(large, 640);
    expect([look.width, look.height]).toEqual([1280, 17]);
    expect(toLookAt(large, 320)).toBe(look);
    expect(toLookAt(large, 1600)).toBe(large);
    const small = slope(2000, 40);
    expect(toLookAt(small, 640)).toBe(small);
  });

  it('shows the same of a large one as of itself', () => {
    const { width, rgb } = smallRaster(slope(3000, 300), 320, 1);
    expect(width).toBe(320);
    for (const x of [0, 100, 200, 319]) {
      expect(Math.abs(rgb[x * 3] - (255 * (x + 0.5)) / 320)).toBeLessThan(3);
    }
  });
});
