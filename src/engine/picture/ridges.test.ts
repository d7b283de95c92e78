import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { labelPicture, type LabelledPicture } from './index.ts';
import { raiseRidges } from './ridges.ts';

const SIDE = 140;
/** Samples of a pixel in each direction: its soft rim. */
const SOFT = 4;

type Color = readonly [number, number, number, number];
const CLEAR: Color = [0, 0, 0, 0];
const WHITE: Color = [255, 255, 255, 255];
const GREEN: Color = [3, 142, 77, 255];
const BLACK: Color = [0, 0, 0, 255];
const BLUE: Color = [12, 150, 203, 255];

/** A small picture with soft edges. @param colorAt of a place, px */
function soft(colorAt: (x: number, y: number) => Color): RgbaImage {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const sum = [0, 0, 0, 0];
    for (let s = 0; s < SOFT * SOFT; s++) {
      const x = (i % SIDE) + ((s % SOFT) + 0.5) / SOFT;
      const y = Math.floor(i / SIDE) + (Math.floor(s / SOFT) + 0.5) / SOFT;
      const [r, g, b, alpha] = colorAt(x, y);
      [r * alpha, g * alpha, b * alpha, alpha].forEach((v, c) => (sum[c] += v));
    }
    data.set([...sum.slice(0, 3).map((v) => v / (sum[3] || 1)), sum[3] / SOFT ** 2], i * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

/** Rings around the middle whose radii are 8 px apart, on a framed plate. @param across a ring's width, px */
const rings = (across: number, ring: Color, plate: Color) =>
  soft((x, y) => {
    const edge = Math.min(x, y, SIDE - x, SIDE - y);
    if (edge < 8) return edge < 3 ? CLEAR : ring;
    const away = Math.hypot(x - SIDE / 2, y - SIDE / 2);
    return away > 10 && away < 56 && Math.abs((away % 8) - 4) < across / 2 ? ring : plate;
  });

const label = (image: RgbaImage): LabelledPicture =>
  labelPicture(image, { ...DIGITIZE_DEFAULTS, widthMm: 100, colors: 4 });

/** The share of the rings' middles that has a thread. */
function drawn({ raster, labels, threads }: LabelledPicture, hex: string): number {
  const perPx = raster.width / SIDE;
  const thread = threads.findIndex((one) => one.hex === hex);
  let [hit, all] = [0, 0];
  for (let radius = 12; radius < 56; radius += 8) {
    for (let turn = 0; turn < 2 * Math.PI; turn += 1 / radius) {
      const x = Math.floor((SIDE / 2 + radius * Math.cos(turn)) * perPx);
      const y = Math.floor((SIDE / 2 + radius * Math.sin(turn)) * perPx);
      hit += +(labels.data[y * labels.width + x] === thread);
      all++;
    }
  }
  return hit / all;
}

describe('what is thinner than two pixels of a picture that is sewn larger than it is sharp', () => {
  it('is drawn whole, light on dark', () => {
    expect(drawn(label(rings(0.9, WHITE, GREEN)), '#ffffff')).toBeGreaterThan(0.95);
  });

  it('is an area or a line, not both by turns', () => {
    const { lines, ...areas } = label(rings(1.6, BLACK, GREEN));
    expect(lines).toEqual([]);
    expect(drawn({ lines, ...areas }, '#000000')).toBeGreaterThan(0.99);
  });

  it('does not cost a small spot its colour', () => {
    const spots: Color[] = [BLUE, BLACK];
    const image = soft((x, y) => {
      const away = Math.hypot(x - SIDE / 2, y - SIDE / 2);
      if (away > 64) return CLEAR;
      if (Math.abs((away % 8) - 4) < 0.8 && away > 30) return BLACK;
      const row = Math.floor((y - 50) / 12);
      if (row < 0 || row > 3 || Math.abs(x - SIDE / 2) > 12) return WHITE;
      const off = Math.abs(((x - 58) % 8) - 4) / 2.5 + Math.abs(((y - 50) % 12) - 6) / 5;
      return off < 1 ? spots[+(row > 1)] : WHITE;
    });
    const { threads } = label(image);
    expect(threads.some(({ hex }) => /^#[01].[89a-f].[c-d]/.test(hex))).toBe(true);
  });
});

describe('raiseRidges', () => {
  const valueAt = ({ width, data }: RgbaImage, x: number, y: number) =>
    Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));

  it('leaves edges as they are', () => {
    const image = soft((x, y) => (x + 0.3 * y < 60 ? GREEN : WHITE));
    expect(raiseRidges(image).data).toEqual(image.data);
  });

  it('goes no further than the colours around', () => {
    const image = soft((x) => (x > 40.3 && x < 41.1 ? WHITE : x > 43 && x < 45 ? WHITE : GREEN));
    expect(valueAt(image, 40, 50)[0]).toBeLessThan(200);
    expect(valueAt(raiseRidges(image), 40, 50)).toEqual([...WHITE]);
    const lonely = soft((x) => (x > 40.3 && x < 41.1 ? WHITE : GREEN));
    expect(raiseRidges(lonely).data).toEqual(lonely.data);
  });

  it('makes a thin line on clear ground more opaque, in its own colour', () => {
    const image = soft((x) => ((x > 40.2 && x < 40.8) || (x > 42 && x < 44) ? BLUE : CLEAR));
    const [before, after] = [image, raiseRidges(image)].map((one) => valueAt(one, 40, 50));
    expect(after[3]).toBeGreaterThan(before[3] * 1.5);
    expect(after.slice(0, 3).map((v, c) => Math.abs(v - BLUE[c]) <= 2)).toEqual([true, true, true]);
  });
});
