import { describe, expect, it } from 'vitest';
import { oklabFromHex } from '../color/oklab.ts';
import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import { findBackground } from '../picture/background.ts';
import { nearestColor } from '../picture/clusters.ts';
import { rasterize } from '../picture/raster.ts';
import { findPhotoColors } from './strong-colors.ts';

const SIDE = 200;
const VIOLET = [90, 50, 150] as const;

/** Greys of all lights with grain, 100 mm wide, and a violet disc in them. @param r of the disc, px */
function greys(r: number): RgbaImage {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const v = 30 + x + 12 * hash01(x, y) - 12 * Math.sin(y / 9);
    const color = Math.hypot(x - 60, y - 90) < r ? VIOLET : [v, v * 0.97, v * 0.93];
    data.set([...color, 255], i * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

/** How far from violet the nearest of so many colours is (OKLab, a and b doubled). */
function offViolet(r: number, colors: number): number {
  const raster = rasterize(greys(r), 100, 2);
  const background = findBackground(raster, { keepBackground: true, fabric: 'woven' });
  const found = findPhotoColors(raster, background, { palette: 'classic', colors });
  const [l, a, b] = oklabFromHex('#5a3296');
  const k = nearestColor(found, l, 2 * a, 2 * b);
  return Math.hypot(found[k * 3] - l, found[k * 3 + 1] - 2 * a, found[k * 3 + 2] - 2 * b);
}

describe('findPhotoColors', () => {
  it('keeps a thread for a small strong colour', () => {
    // 12 mm².
    expect(offViolet(4, 6)).toBeLessThan(0.08);
    expect(offViolet(4, 12)).toBeLessThan(0.08);
  });

  it('leaves what is too small to its neighbours', () => {
    // 1.8 mm².
    expect(offViolet(1.5, 6)).toBeGreaterThan(0.18);
  });
});
