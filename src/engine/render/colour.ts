import { rgbFromHex, srgbToLinear } from '../color/oklab.ts';

/*
 * Shading adds and multiplies light, so it is done in linear light.
 */

/** Linear-light red, green and blue of '#rrggbb'. */
export function linearRgb(hex: string): [number, number, number] {
  const [r, g, b] = rgbFromHex(hex);
  return [srgbToLinear(r), srgbToLinear(g), srgbToLinear(b)];
}

/** Relative luminance (ITU-R BT.709) of linear light. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Entries of the tone table for each unit of light, and how much light it holds. */
export const TONE_STEPS = 8192;
export const TONE_MOST = 2;

/** Where highlights begin to be held back, instead of being clipped. */
const SHOULDER = 0.76;

/** sRGB values, 0 to 255 with fractions, by linear light from 0 to `TONE_MOST`. */
export function toneTable(): Float32Array {
  const table = new Float32Array(TONE_STEPS * TONE_MOST + 1);
  const room = 1 - SHOULDER;
  for (let i = 0; i < table.length; i++) {
    const light = i / TONE_STEPS;
    const v = light < SHOULDER ? light : 1 - room * Math.exp((SHOULDER - light) / room);
    table[i] = 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
  }
  return table;
}
