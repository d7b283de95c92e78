import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { labelPicture } from './index.ts';

const SIDE = 140;
/** Samples of a pixel in each direction: its soft rim. */
const SOFT = 4;

type Color = readonly [number, number, number];
const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];
const YELLOW: Color = [255, 217, 0];

/** A small picture with soft edges. @param colorAt of a place, px */
function soft(colorAt: (x: number, y: number) => Color): RgbaImage {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const sum = [0, 0, 0];
    for (let s = 0; s < SOFT * SOFT; s++) {
      const x = (i % SIDE) + ((s % SOFT) + 0.5) / SOFT;
      const y = Math.floor(i / SIDE) + (Math.floor(s / SOFT) + 0.5) / SOFT;
      colorAt(x, y).forEach((v, c) => (sum[c] += v / SOFT ** 2));
    }
    data.set(sum, i * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

/** A crest: a yellow disc, white above, with a black rim and black dots. @param band across it */
const crest = (band?: Color) =>
  soft((x, y) => {
    const away = Math.hypot(x - 70, y - 70);
    if (away > 64) return WHITE;
    if (away > 54) return BLACK;
    if (Math.hypot((x % 28) - 14, (y % 28) - 14) < 7) return BLACK;
    if (band && Math.abs(x - 70) < 5) return band;
    return y < 40 ? WHITE : YELLOW;
  });

const threadsOf = (image: RgbaImage): string[] =>
  labelPicture(image, { ...DIGITIZE_DEFAULTS, widthMm: 100, colors: 6, keepBackground: true })
    .threads.map(({ hex }) => hex)
    .sort();

describe('a picture of fewer colours than it is asked for in', () => {
  it('has no threads of what only mixes them in rims', () => {
    expect(threadsOf(crest())).toEqual(['#000000', '#ffd900', '#ffffff']);
  });

  it('keeps a colour between two others that is broader than a rim', () => {
    expect(threadsOf(crest([128, 128, 128]))).toContain('#808080');
  });
});
