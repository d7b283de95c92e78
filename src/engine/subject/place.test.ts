import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { insideBars } from './bars.ts';
import { applyAffine, AS_IT_IS, placePicture, placeSize } from './place.ts';

/** Each pixel's red and green tell where it was. */
function numbered(width: number, height: number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    data.set([i % width, Math.floor(i / width), 120, 255], i * 4);
  }
  return { width, height, data };
}

const at = ({ width, data }: RgbaImage, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 2),
];

describe('placePicture', () => {
  const picture = numbered(8, 4);

  it('turns by quarters without touching a pixel', () => {
    const once = placePicture(picture, { ...AS_IT_IS, turns: 1 });
    expect([once.width, once.height]).toEqual([4, 8]);
    // What was at the left below is at the left above.
    expect(at(once, 0, 0)).toEqual([0, 3]);
    expect(at(once, 3, 7)).toEqual([7, 0]);
    const round = placePicture(placePicture(once, { ...AS_IT_IS, turns: 2 }), {
      ...AS_IT_IS,
      turns: 1,
    });
    expect(round.data).toEqual(picture.data);
  });

  it('cuts a part out', () => {
    const part = placePicture(picture, {
      ...AS_IT_IS,
      crop: { x: 0.25, y: 0.5, width: 0.5, height: 0.5 },
    });
    expect([part.width, part.height]).toEqual([4, 2]);
    expect(at(part, 0, 0)).toEqual([2, 2]);
    expect(at(part, 3, 1)).toEqual([5, 3]);
  });

  it('cuts at the nearest pixels where the sides fall between them, and never beyond', () => {
    const cut = (x: number, width: number) =>
      placePicture(picture, { ...AS_IT_IS, crop: { x, y: 0.1, width, height: 0.8 } });
    const part = cut(0.19, 0.7);
    expect([part.width, part.height]).toEqual([6, 3]);
    expect(at(part, 0, 0)).toEqual([2, 0]);
    expect(at(part, 5, 2)).toEqual([7, 2]);
    expect(at(cut(0.94, 0.06), 0, 2)).toEqual([7, 2]);
  });

  it('leaves the corners of a straightened picture clear', () => {
    const { width, data } = placePicture(numbered(40, 40), { ...AS_IT_IS, straighten: 10 });
    expect(data[3]).toBe(0);
    expect(data[(20 * width + 20) * 4 + 3]).toBe(255);
  });

  it('knows where a place comes to lie, and back', () => {
    const how = { turns: 3, straighten: 7, crop: { x: 0.1, y: 0.2, width: 0.6, height: 0.5 } };
    const { there, back } = placeSize({ width: 300, height: 200 }, how);
    const [x, y] = applyAffine(back, ...applyAffine(there, 120, 80));
    expect(x).toBeCloseTo(120);
    expect(y).toBeCloseTo(80);
  });

  it('refuses a part outside of the picture', () => {
    const crop = { x: 0.6, y: 0, width: 0.5, height: 1 };
    expect(() => placePicture(picture, { ...AS_IT_IS, crop })).toThrow('outside');
  });
});

describe('insideBars', () => {
  /** A grey wedge with rows of one value above and below it. */
  function barred(value: number, above: number, below: number): RgbaImage {
    const picture = numbered(100, 100);
    for (let i = 0; i < 10_000; i++) {
      const y = Math.floor(i / 100);
      const v = y < above || y >= 100 - below ? value : 60 + (i % 100);
      picture.data.set([v, v, v], i * 4);
    }
    return picture;
  }

  it.each([
    ['black', 0],
    ['white', 255],
  ])('finds what lies between two %s bars', (_, value) => {
    expect(insideBars(barred(value, 12, 13))).toEqual({ x: 0, y: 0.12, width: 1, height: 0.75 });
  });

  it('takes no single bar, no uneven pair and no plain ground for bars', () => {
    expect(insideBars(barred(0, 12, 0))).toBeUndefined();
    expect(insideBars(barred(0, 30, 5))).toBeUndefined();
    expect(insideBars(barred(255, 50, 50))).toBeUndefined();
  });
});
