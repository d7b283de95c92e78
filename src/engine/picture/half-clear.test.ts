import { describe, expect, it } from 'vitest';
import { oklabDistance, oklabFromHex } from '../color/oklab.ts';
import type { RgbaImage } from '../core/image.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { digitizeSvg } from '../digitize/digitize-svg.ts';
import { clothHex } from '../fabrics/presets.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { onCloth } from './half-clear.ts';

const SIDE = 200;
const WHITE = '#ffffff';
type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
const CLEAR: Rgba = [0, 0, 0, 0];

/** A picture of discs with soft edges, the later over the earlier: centre, radius, colour. */
function discs(...all: [x: number, y: number, radius: number, color: Rgba][]): RgbaImage {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    let [r, g, b, a] = CLEAR;
    for (const [x, y, radius, color] of all) {
      const away = Math.hypot((i % SIDE) - x, Math.floor(i / SIDE) - y);
      const top = (Math.max(0, Math.min(1, radius - away + 0.5)) * color[3]) / 255;
      const whole = top + a * (1 - top);
      if (whole === 0) continue;
      [r, g, b] = [r, g, b].map((v, c) => (color[c] * top + v * a * (1 - top)) / whole);
      a = whole;
    }
    data.set([r, g, b, 255 * a], i * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

const at = ({ data }: RgbaImage, x: number, y: number): number[] => [
  ...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4),
];

describe('onCloth', () => {
  it('mixes half-clear areas with the cloth, as a browser does', () => {
    const image = discs([100, 100, 60, [200, 0, 40, 128]]);
    const [r, g, b, a] = at(onCloth(image, WHITE), 100, 100);
    [r - 227, g - 127, b - 147].forEach((off) => expect(Math.abs(off)).toBeLessThan(3));
    expect(a).toBe(255);
    // What is a quarter opaque is sewn, too.
    expect(at(onCloth(discs([100, 100, 60, [200, 0, 40, 64]]), WHITE), 100, 100)[3]).toBe(255);
  });

  it('hands a large one on no larger than it is sewn from, unless it has no such area', () => {
    const [width, height] = [3000, 12];
    const filled = (alpha: number): RgbaImage => {
      const data = new Uint8ClampedArray(width * height * 4).fill(200);
      for (let i = 3; i < data.length; i += 4) data[i] = alpha;
      return { width, height, data };
    };
    const mixed = onCloth(filled(128), WHITE);
    expect([mixed.width, mixed.height, mixed.data[3]]).toEqual([2000, 8, 255]);
    const solid = filled(255);
    expect(onCloth(solid, WHITE)).toBe(solid);
  });

  it('keeps the soft edge of what it mixes where it was', () => {
    const faint = onCloth(discs([100, 100, 60, [200, 0, 40, 128]]), WHITE);
    const solid = discs([100, 100, 60, [200, 0, 40, 255]]);
    for (let x = 150; x < 170; x++) {
      expect(Math.abs(at(faint, x, 100)[3] - at(solid, x, 100)[3])).toBeLessThan(14);
    }
  });

  it('leaves soft edges, opaque pictures and fine half-clear lines as they are', () => {
    const solid = discs([100, 100, 60, [200, 0, 40, 255]]);
    expect(onCloth(solid, WHITE)).toBe(solid);
    const feathered = discs([100, 100, 60, [200, 0, 40, 255]]);
    for (let i = 0; i < SIDE * SIDE; i++) {
      const away = Math.hypot((i % SIDE) - 100, Math.floor(i / SIDE) - 100);
      feathered.data[i * 4 + 3] = 255 * Math.max(0, Math.min(1, (66 - away) / 12));
    }
    expect(onCloth(feathered, WHITE)).toBe(feathered);
    const lines = discs();
    for (let i = 0; i < SIDE * SIDE; i++) {
      if ((i % SIDE) % 20 < 3) lines.data.set([20, 40, 90, 128], i * 4);
    }
    expect(onCloth(lines, WHITE)).toBe(lines);
  });

  it('leaves out shadows beside what is solid, and what is not seen on the cloth', () => {
    const shaded = discs([106, 106, 60, [0, 0, 0, 90]], [100, 100, 60, [200, 0, 40, 255]]);
    const out = onCloth(shaded, WHITE);
    expect(at(out, 152, 144)[3]).toBe(0);
    expect(at(out, 100, 100)).toEqual([200, 0, 40, 255]);
    const shine = discs([60, 60, 40, [250, 250, 250, 100]], [140, 140, 30, [200, 0, 40, 255]]);
    expect(at(onCloth(shine, WHITE), 60, 60)[3]).toBe(0);
    // All in a clear black is the drawing itself.
    expect(at(onCloth(discs([100, 100, 60, [0, 0, 0, 120]]), WHITE), 100, 100)[3]).toBe(255);
  });
});

describe('a half-clear disc', () => {
  it.each([64, 128, 200])('at alpha %i is sewn in the thread of the same drawing', (alpha) => {
    const options = { ...DIGITIZE_DEFAULTS, widthMm: 60 };
    const image = discs([100, 100, 60, [200, 0, 40, alpha]]);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><circle cx="100" cy="100" r="60" fill="#c80028" fill-opacity="${alpha / 255}"/></svg>`;
    const [pixels, drawing] = [digitizeImage(image, options), digitizeSvg(svg, options).design];
    expect(pixels.threads).toHaveLength(1);
    const labs = [pixels, drawing].map(({ threads: [{ hex }] }) => oklabFromHex(hex));
    expect(oklabDistance(labs[0], labs[1])).toBeLessThan(0.02);
    expect(oklabDistance(labs[0], oklabFromHex(clothHex('woven')))).toBeGreaterThan(0.1);
  });
});
