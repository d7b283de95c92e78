import { describe, expect, it } from 'vitest';
import { designExtents, type Design } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Progress } from '../core/context.ts';
import { DIGITIZE_DEFAULTS, type DigitizeOptions } from '../options.ts';
import { digitizeImage } from './digitize-image.ts';

const OPTIONS: DigitizeOptions = { ...DIGITIZE_DEFAULTS, widthMm: 40 };

/** A picture whose pixels are given by a function of place: red, green, blue, alpha. */
function picture(
  width: number,
  height: number,
  at: (x: number, y: number) => [number, number, number, number],
): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(at(x, y), (y * width + x) * 4);
  }
  return { width, height, data };
}

const size = (design: Design) => {
  const e = designExtents(design);
  return [(e.right - e.left) / 10, (e.bottom - e.top) / 10];
};

describe('digitizeImage', () => {
  it('sews the figure and leaves the ground', () => {
    const image = picture(100, 100, (x, y) =>
      Math.hypot(x - 50, y - 50) < 30 ? [200, 30, 30, 255] : [255, 255, 255, 255],
    );
    const design = digitizeImage(image, { ...OPTIONS, pullMm: 0 });
    expect(design.threads).toHaveLength(1);
    const [w, h] = size(design);
    expect(w).toBeGreaterThan(23);
    expect(w).toBeLessThan(24.6);
    expect(h).toBeCloseTo(w, 0);
  });

  it('sews all of a flat picture when asked to, and a picture of one pixel', () => {
    const options = { ...OPTIONS, keepBackground: true } as const;
    const flat = digitizeImage(
      picture(50, 25, () => [30, 90, 60, 255]),
      options,
    );
    expect(size(flat)[0]).toBeGreaterThan(39);
    const dot = digitizeImage(
      picture(1, 1, () => [30, 90, 60, 255]),
      options,
    );
    expect(size(dot)[0]).toBeGreaterThan(39);
  });

  it('says so when there is nothing to sew', () => {
    expect(() =>
      digitizeImage(
        picture(20, 20, () => [9, 9, 9, 0]),
        OPTIONS,
      ),
    ).toThrow(expect.objectContaining({ code: 'nothing-to-sew' }) as Error);
  });

  it('refuses a strip that would be metres tall, and says what fits', () => {
    const strip = picture(10, 2000, () => [9, 9, 9, 255]);
    expect(() => digitizeImage(strip, { ...OPTIONS, widthMm: 100 })).toThrow(/20000 mm tall.*5 mm/);
  });

  it.each([
    [{ colors: 0 }, /colors wants 1 to 24/],
    [{ colors: 2.5 }, /whole number/],
    [{ widthMm: NaN }, /widthMm wants/],
    [{ pullMm: -1 }, /pullMm wants/],
  ])('refuses %j', (wrong, message) => {
    const image = picture(4, 4, () => [9, 9, 9, 255]);
    expect(() => digitizeImage(image, { ...OPTIONS, ...wrong })).toThrow(message);
  });

  it('reports progress that never falls, stage by stage, and can be stopped at any point', () => {
    const image = picture(60, 60, (x) => (x < 30 ? [200, 30, 30, 255] : [30, 30, 200, 255]));
    const seen: Progress[] = [];
    digitizeImage(image, OPTIONS, { onProgress: (p) => seen.push(p) });
    const fractions = seen.map((p) => p.fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(new Set(seen.map((p) => p.stage)).size).toBe(4);

    for (const stopAt of [0, Math.floor(seen.length / 2), seen.length - 1]) {
      const signal = { aborted: false };
      let count = 0;
      const onProgress = () => {
        if (count++ === stopAt) signal.aborted = true;
      };
      const run = () => digitizeImage(image, OPTIONS, { signal, onProgress });
      // The last report comes when all is done: then there is nothing left to stop.
      if (stopAt === seen.length - 1) expect(run).not.toThrow();
      else expect(run).toThrow(expect.objectContaining({ code: 'aborted' }) as Error);
    }
  });

  it('gives the same bytes for the same call', () => {
    const image = picture(80, 60, (x, y) => [(x * 7) % 256, (y * 9) % 256, (x * y) % 256, 255]);
    expect(digitizeImage(image, OPTIONS)).toEqual(digitizeImage(image, OPTIONS));
  });
});
