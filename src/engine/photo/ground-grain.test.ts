import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { findBackground } from '../picture/background.ts';
import { rasterize, type Raster } from '../picture/raster.ts';
import { withoutGrain } from './ground-grain.ts';
import { picture } from './test-pictures.ts';

/** Pixels to the millimetre of pictures 60 by 45 mm large. */
const PX = 4;
const CHROMA = 1;

type Color = readonly [red: number, green: number, blue: number];

const SNOW: Color = [222, 221, 219];
const COAT: Color = [92, 58, 40];
const DIRT: Color = [150, 146, 140];

/**
 * A photograph on a ground of one colour, of which a part of the pixels is too dark for it.
 * @param grain how far they may be darker, in bytes
 * @param subject what lies at a place in mm from the middle
 */
function photograph(grain: number, subject: (x: number, y: number) => Color | undefined): Raster {
  const image = picture(60 * PX, 45 * PX, (x, y) => {
    const darker = grain * hash01(x, y) ** 3;
    const [r, g, b] = subject(x / PX - 30, y / PX - 22.5) ?? SNOW;
    return [r - darker, g - darker, b - darker, 255];
  });
  return rasterize(image, 60, CHROMA);
}

const isIn = (x: number, y: number, side: number) => Math.max(Math.abs(x), Math.abs(y)) < side / 2;

/** What is sewn of a picture before and after, in mm². */
function sewn(raster: Raster): { before: number; after: number; told: number } {
  const found = findBackground(raster, { ...DIGITIZE_DEFAULTS, keepBackground: 'auto' });
  const cleared = withoutGrain(raster, found);
  const mm2 = ({ mask }: typeof found) => mask.filter((bare) => bare === 0).length / PX ** 2;
  return {
    before: mm2(found),
    after: mm2(cleared),
    told: (1 - (cleared.ground?.share ?? 0)) * 60 * 45,
  };
}

describe('the grain of a ground', () => {
  const dog = (x: number, y: number) => (isIn(x, y, 16) ? COAT : undefined);

  it('is not sewn, and its share is told with the rest of the ground', () => {
    const { before, after, told } = sewn(photograph(60, dog));
    // The dog has 256 mm²; a little of the grain at its edge goes with it.
    expect(before).toBeGreaterThan(600);
    expect(after).toBeGreaterThan(250);
    expect(after).toBeLessThan(280);
    expect(told).toBeCloseTo(after, 0);
  });

  it('takes patches of about its colour along, but nothing of another', () => {
    const patch = (color: Color) => (x: number, y: number) =>
      isIn(x - 20, y, 2) ? color : dog(x, y);
    const alone = sewn(photograph(60, dog)).after;
    expect(sewn(photograph(60, patch(DIRT))).after).toBe(alone);
    expect(sewn(photograph(60, patch(COAT))).after).toBeGreaterThan(alone + 3);
  });

  it('keeps thin parts of the subject', () => {
    const tailed = (x: number, y: number) =>
      dog(x, y) ?? (x > 0 && x < 22 && Math.abs(y) < 0.4 ? COAT : undefined);
    const tail = sewn(photograph(60, tailed)).after - sewn(photograph(60, dog)).after;
    expect(tail).toBeGreaterThan(8);
  });

  it('is left as it is where a ground is sewn', () => {
    const raster = photograph(60, dog);
    const found = findBackground(raster, { ...DIGITIZE_DEFAULTS, keepBackground: true });
    expect(withoutGrain(raster, found)).toBe(found);
  });
});
