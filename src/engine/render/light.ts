import { rgbFromHex, srgbToLinear } from '../color/oklab.ts';

/*
 * The lamp: over the piece's upper left, as in most photographs of needlework.
 * The eye is straight above. x to the right, y downward, z towards the eye.
 */

const LAMP = Math.hypot(0.5, 0.62, 0.75);

/** Unit vector towards the lamp. */
export const LIGHT = { x: -0.5 / LAMP, y: -0.62 / LAMP, z: 0.75 / LAMP } as const;

const HALF = Math.hypot(LIGHT.x, LIGHT.y, LIGHT.z + 1);

/** Unit vector halfway between lamp and eye (Blinn 1977). */
export const HALFWAY = { x: LIGHT.x / HALF, y: LIGHT.y / HALF, z: (LIGHT.z + 1) / HALF } as const;

/** Shading adds and multiplies light, so it is done in linear light: red, green and blue of '#rrggbb'. */
export function linearRgb(hex: string): [number, number, number] {
  const [r, g, b] = rgbFromHex(hex);
  return [srgbToLinear(r), srgbToLinear(g), srgbToLinear(b)];
}

/** Relative luminance (ITU-R BT.709) of linear light. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
