import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { flatPicture, labelPicture } from './index.ts';

const OPTIONS = { palette: 'classic', colors: 2, keepBackground: false, fabric: 'woven' } as const;

/** A red disc with a blue middle, on white. */
function disc(side: number): RgbaImage {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i++) {
    const away = Math.hypot((i % side) - side / 2, Math.floor(i / side) - side / 2) / side;
    if (away < 0.4) data.set(away < 0.2 ? [20, 40, 160] : [200, 30, 40], i * 4);
  }
  return { width: side, height: side, data };
}

const at = ({ width, data }: RgbaImage, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('flatPicture', () => {
  it('is small, in flat thread colours, and clear where fabric stays bare', () => {
    const flat = flatPicture(disc(1000), OPTIONS);
    expect([flat.width, flat.height]).toEqual([240, 240]);
    expect(at(flat, 4, 4)[3]).toBe(0);
    const [middle, ring] = [at(flat, 120, 120), at(flat, 120, 50)];
    expect(middle[2]).toBeGreaterThan(middle[0] + 80);
    expect(ring[0]).toBeGreaterThan(ring[2] + 80);
    const colors = new Set<string>();
    for (let i = 0; i < flat.width; i++) colors.add(at(flat, i, 120).join());
    expect(colors.size).toBe(3);
  });

  it('is no larger than the picture', () => {
    const flat = flatPicture(disc(40), OPTIONS);
    expect([flat.width, flat.height]).toEqual([40, 40]);
  });

  it('is all clear where there is nothing to sew', () => {
    const nothing = { width: 12, height: 9, data: new Uint8ClampedArray(12 * 9 * 4) };
    expect(flatPicture(nothing, OPTIONS).data.every((v) => v === 0)).toBe(true);
  });
});

/** A blue plate on white with a black spot at its left rim, px. */
function spotted(side: number, across: number, down: number): RgbaImage {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const [from, middle] = [side / 10, side / 2];
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [i % side, Math.floor(i / side)];
    const isIn = Math.min(x, y) >= from && Math.max(x, y) < side - from;
    const isSpot = x < from + across && y >= middle && y < middle + down;
    if (isIn) data.set(isSpot ? [0, 0, 0] : [30, 80, 200], i * 4);
  }
  return { width: side, height: side, data };
}

describe('labelPicture', () => {
  const threadsOf = (side: number, across: number, down: number) =>
    labelPicture(spotted(side, across, down), { ...DIGITIZE_DEFAULTS, widthMm: 60 }).threads.length;

  it('takes pixels of a picture that is sewn larger than it is sharp for the rim of their neighbours', () => {
    expect(threadsOf(84, 2, 1)).toBe(1);
    expect(threadsOf(84, 3, 3)).toBe(2);
    // As large in a sharper picture, it is a thing.
    expect(threadsOf(504, 12, 6)).toBe(2);
  });

  it('sews each pixel of pixel art', () => {
    expect(threadsOf(20, 1, 1)).toBe(2);
    expect(threadsOf(42, 1, 1)).toBe(2);
  });
});

describe('more flat colours than threads', () => {
  const INKS = [
    [29, 63, 143],
    [57, 160, 216],
    [242, 194, 48],
    [47, 158, 68],
    [214, 40, 40],
  ];
  /** Five bars on white. */
  const bars = (): RgbaImage => {
    const side = 200;
    const data = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let i = 0; i < side * side; i++) {
      const [x, y] = [i % side, Math.floor(i / side)];
      if (x >= 20 && x < 180 && y >= 20 && y < 180)
        data.set(INKS[Math.floor((y - 20) / 32)], i * 4);
    }
    return { width: side, height: side, data };
  };
  const told = (colors: number, image = bars()): number[] => {
    const counts: number[] = [];
    const onMoreColors = (count: number) => void counts.push(count);
    labelPicture(image, { ...DIGITIZE_DEFAULTS, widthMm: 60, colors }, { onMoreColors });
    return counts;
  };

  it('are told', () => {
    expect(told(3)).toEqual([5]);
    expect(told(5)).toEqual([]);
  });

  it('are none in a gradient', () => {
    const image = bars();
    for (let i = 0; i < 200 * 200; i++)
      if (image.data[i * 4] !== 255) image.data.set([i % 200, 120, Math.floor(i / 200)], i * 4);
    expect(told(3, image)).toEqual([]);
  });
});
