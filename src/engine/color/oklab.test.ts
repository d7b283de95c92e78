import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hexFromRgb,
  linearToSrgb,
  oklabFromHex,
  oklabFromOklch,
  oklabFromRgb,
  oklchFromOklab,
  rgbFromHex,
  rgbFromOklab,
  srgbToLinear,
} from './oklab.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('oklab', () => {
  it('gives the published values of white and of the primaries', () => {
    const cases: [string, number, number, number][] = [
      ['#ffffff', 1, 0, 0],
      ['#000000', 0, 0, 0],
      ['#ff0000', 0.6279554, 0.2248631, 0.1258463],
      ['#00ff00', 0.8664396, -0.2338874, 0.1794985],
      ['#0000ff', 0.4520137, -0.0324571, -0.3115281],
    ];
    for (const [hex, ...lab] of cases) {
      oklabFromHex(hex).forEach((v, i) => expect(v).toBeCloseTo(lab[i], 5));
    }
  });

  it('returns every colour to its bytes', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const lab = oklabFromRgb(r, g, b);
        expect(rgbFromOklab(...lab)).toEqual([r, g, b]);
        expect(rgbFromOklab(...oklabFromOklch(...oklchFromOklab(...lab)))).toEqual([r, g, b]);
        expect(rgbFromHex(hexFromRgb(r, g, b))).toEqual([r, g, b]);
      }),
    );
  });

  it('linearises each byte and comes back', () => {
    for (let v = 0; v < 256; v++) expect(linearToSrgb(srgbToLinear(v))).toBe(v);
    expect(srgbToLinear(188)).toBeCloseTo(0.5029, 4);
  });

  it('clamps what sRGB cannot show', () => {
    expect(rgbFromOklab(1.2, 0, 0)).toEqual([255, 255, 255]);
    expect(rgbFromOklab(-0.5, 0, 0)).toEqual([0, 0, 0]);
    expect(linearToSrgb(Number.NaN)).toBe(0);
  });

  it('writes into a flat array at an offset', () => {
    const out = new Float32Array(6);
    expect(oklabFromRgb(255, 255, 255, out, 3)).toBe(out);
    expect([...out.subarray(0, 3)]).toEqual([0, 0, 0]);
    expect(out[3]).toBeCloseTo(1, 5);
  });
});
