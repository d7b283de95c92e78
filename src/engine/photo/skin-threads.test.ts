import { describe, expect, it } from 'vitest';
import { oklabFromRgb } from '../color/oklab.ts';
import { hash01 } from '../core/hash.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { findBackground } from '../picture/background.ts';
import { rasterize } from '../picture/raster.ts';
import { thingsOf } from './lost-things.ts';
import { withSkin } from './skin-threads.ts';
import { picture } from './test-pictures.ts';

const CHROMA = 2;
const OPTIONS = { ...DIGITIZE_DEFAULTS, widthMm: 60, colors: 12, keepBackground: true };
type Color = readonly [red: number, green: number, blue: number];
const SKIN: Color = [222, 184, 164];

/** A wall of greys in patches, and a disc on it: 60 by 45 mm, four pixels to the millimetre. */
const wall = (disc: Color) =>
  picture(240, 180, (x, y) => {
    const shade = 40 + 190 * hash01(x >> 4, y >> 4);
    const inside = Math.hypot(x - 120, y - 90) < 20;
    const grain = 10 * (hash01(x, y) - 0.5);
    const [red, green, blue] = inside ? disc : [shade, shade, shade];
    return [red + grain, green + grain, blue + grain, 255];
  });

function thingsIn(disc: Color) {
  const raster = rasterize(wall(disc), 60, CHROMA);
  return thingsOf(raster, findBackground(raster, OPTIONS), CHROMA);
}

/** Greys as threads, two of them blacks that nobody tells apart. */
const greys = (count: number): Float64Array =>
  Float64Array.from(
    [0.02, 0.16, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78, 0.86, 0.92, 0.97]
      .slice(0, count)
      .flatMap((light) => [light, 0, 0]),
  );

describe('withSkin', () => {
  it('gives a pale face the place of one of two blacks, and holds its colour', () => {
    const { lab, held } = withSkin(thingsIn(SKIN), greys(12), CHROMA);
    const [changed, ...others] = [...greys(12).keys()].filter((p) => lab[p] !== greys(12)[p]);
    expect(others.length).toBeLessThan(3);
    const thread = Math.floor(changed / 3);
    expect(thread).toBeLessThan(2);
    expect([...held]).toEqual([thread]);
    const [l, a, b] = oklabFromRgb(...SKIN);
    const wanted = [l, a * CHROMA, b * CHROMA];
    wanted.forEach((v, c) => expect(Math.abs(lab[thread * 3 + c] - v)).toBeLessThan(0.02));
  });

  it('leaves pictures without skin as they are', () => {
    for (const [disc, count] of [
      [[120, 120, 120], 8],
      [[120, 120, 120], 12],
      [[60, 110, 190], 12],
    ] as const) {
      const { lab, held } = withSkin(thingsIn(disc), greys(count), CHROMA);
      expect([...lab]).toEqual([...greys(count)]);
      expect(held.size).toBe(0);
    }
  });
  it('gives one of few threads to a face that has none, and lets it settle', () => {
    const { lab, held } = withSkin(thingsIn(SKIN), greys(8), CHROMA);
    const hued = [...greys(8).keys()].filter((p) => p % 3 > 0 && lab[p] > 0.03);
    expect(hued).toHaveLength(2);
    expect(held.size).toBe(0);
  });
});
