/*
 * Linear light and sRGB (IEC 61966-2-1). Shading adds and multiplies light, so
 * it is done in linear light.
 */

/** One linear-light value (0 to 1) of an 8-bit sRGB value. */
export function linearOf(byte: number): number {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

/** Linear-light red, green and blue of '#rrggbb'; mid grey where it is not that. */
export function linearRgb(hex: string): [number, number, number] {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0x808080;
  return [linearOf(value >> 16), linearOf((value >> 8) & 255), linearOf(value & 255)];
}

/** Relative luminance (ITU-R BT.709). */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export const ENCODE_STEPS = 16384;

/** sRGB values, 0 to 255 with fractions, of `ENCODE_STEPS + 1` even steps of linear light. */
export function encodeTable(): Float32Array {
  const table = new Float32Array(ENCODE_STEPS + 1);
  for (let i = 0; i <= ENCODE_STEPS; i++) {
    const v = i / ENCODE_STEPS;
    table[i] = 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
  }
  return table;
}
