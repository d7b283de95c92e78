import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { withoutWhiteRim } from './white-rim.ts';

const SIDE = 200;
type Color = readonly [number, number, number];
const VIOLET: Color = [124, 58, 237];

/** A disc of one colour in a ring of another, cut out of its page: each pixel is clear or not. */
function cutOut(page: Color, ring: Color = VIOLET, ringPx = 6): RgbaImage {
  const data = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const sum = [0, 0, 0];
    let inside = 0;
    for (let k = 0; k < 64; k++) {
      const px = (i % SIDE) + ((k % 8) + 0.5) / 8 - SIDE / 2;
      const py = Math.floor(i / SIDE) + ((k >> 3) + 0.5) / 8 - SIDE / 2;
      const away = Math.hypot(px, py);
      const color = away > 80 ? page : away > 80 - ringPx ? ring : VIOLET;
      if (away <= 80) inside++;
      for (let c = 0; c < 3; c++) sum[c] += color[c] / 64;
    }
    data.set([...sum, inside > 4 ? 255 : 0], 4 * i);
  }
  return { width: SIDE, height: SIDE, data };
}

const WHITE: Color = [255, 255, 255];

describe('withoutWhiteRim', () => {
  it('gives what was cut out of a white page its own colour up to the edge', () => {
    const { data } = withoutWhiteRim(cutOut(WHITE));
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 255) expect(data[i] - VIOLET[0]).toBeLessThan(8);
    }
  });

  it('leaves a white border, a dark outline and an opaque picture alone', () => {
    for (const image of [
      cutOut(WHITE, WHITE, 12),
      cutOut(WHITE, WHITE, 2),
      cutOut([0, 0, 0]),
      cutOut(VIOLET, [20, 20, 20], 2),
      { ...cutOut(WHITE), data: cutOut(WHITE).data.map((v, i) => (i % 4 === 3 ? 255 : v)) },
    ]) {
      expect(withoutWhiteRim(image)).toBe(image);
    }
  });

  it('has such a disc sewn with one thread, and no line around it', () => {
    const design = digitizeImage(cutOut(WHITE), { ...DIGITIZE_DEFAULTS, widthMm: 40 });
    expect(design.threads).toHaveLength(1);
    expect(design.drawing!.set.shapes).toHaveLength(1);
  });
});
