import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import { findBackground } from './background.ts';
import { findColors } from './colors.ts';
import { rasterize } from './raster.ts';

const SIDE = 240;
const CHROMA = 2;

const OPTIONS = {
  palette: 'classic',
  colors: 3,
  keepBackground: true,
  fabric: 'woven',
} as const;

type Color = readonly [number, number, number];

const GREENS: readonly Color[] = [
  [60, 110, 40],
  [90, 140, 60],
];
const FUR: Color = [200, 170, 130];

/** Two greens in patches, a dog's fur before them, and a disc, on a page 60 mm wide. */
function meadow(disc: Color, radiusMm: number): RgbaImage {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const px = SIDE / 60;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const isDisc = Math.hypot(x - 120, y - 90) < radiusMm * px;
      const isFur = Math.hypot(x - 120, y - 120) < 15 * px;
      const patch = GREENS[hash01(x >> 4, y >> 4) > 0.5 ? 1 : 0];
      data.set(isDisc ? disc : isFur ? FUR : patch, (y * SIDE + x) * 4);
    }
  }
  return { width: SIDE, height: SIDE, data };
}

/** Chroma of the colours found: a is green to red. */
function reds(image: RgbaImage): number {
  const raster = rasterize(image, 60, CHROMA);
  const colors = findColors(raster, findBackground(raster, OPTIONS), OPTIONS);
  expect(colors).toHaveLength(9);
  return [0, 1, 2].filter((k) => colors[k * 3 + 1] > 0.15).length;
}

describe('a small strong spot', () => {
  it('has a colour of its own from 3 mm² on, and two shades share one', () => {
    expect(reds(meadow([220, 70, 90], 1.3))).toBe(1);
    expect(reds(meadow([220, 70, 90], 0.7))).toBe(0);
  });

  it('is none where it is but darker', () => {
    const shadow: Color = [120, 100, 75];
    const raster = rasterize(meadow(shadow, 1.3), 60, CHROMA);
    const colors = findColors(raster, findBackground(raster, OPTIONS), OPTIONS);
    // Both greens are kept.
    expect([0, 1, 2].filter((k) => colors[k * 3 + 1] < -0.05)).toHaveLength(2);
  });
});
