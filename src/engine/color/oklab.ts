/*
 * sRGB ↔ linear light ↔ OKLab ↔ OKLCH.
 *
 * OKLab is a colour space in which equal distances look about equally large:
 * Björn Ottosson, "A perceptual color space for image processing", 2020
 * (matrices of the 2021-01-25 revision). L is 0 (black) to 1 (white), a runs
 * from green to red, b from blue to yellow, both about -0.4 to 0.4.
 * The transfer curve is that of IEC 61966-2-1.
 */

/** Bytes of sRGB, 0 to 255 each. */
export type Rgb = [red: number, green: number, blue: number];
export type Oklab = [L: number, a: number, b: number];
/** Lightness, chroma, and hue in degrees (0 to 360; 0 for a grey). */
export type Oklch = [L: number, C: number, h: number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

const LINEAR: Float64Array = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

/** Linear light, 0 to 1, of an sRGB byte. */
export function srgbToLinear(byte: number): number {
  return LINEAR[byte];
}

/** The sRGB byte of linear light; what lies outside 0 to 1 is clamped. */
export function linearToSrgb(v: number): number {
  if (!(v > 0)) return 0;
  if (v >= 1) return 255;
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
}

/**
 * OKLab of an sRGB colour given in bytes.
 * @param out where L, a and b go, from `offset` on: pass one array for many colours.
 */
export function oklabFromRgb(r: number, g: number, b: number): Oklab;
export function oklabFromRgb<T extends Float32Array | Float64Array | number[]>(
  r: number,
  g: number,
  b: number,
  out: T,
  offset?: number,
): T;
export function oklabFromRgb(
  r: number,
  g: number,
  b: number,
  out: Float32Array | Float64Array | number[] = [0, 0, 0],
  offset = 0,
): Float32Array | Float64Array | number[] {
  const lr = LINEAR[r];
  const lg = LINEAR[g];
  const lb = LINEAR[b];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  out[offset] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[offset + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[offset + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return out;
}

/** Cube roots of the responses of the eye's cones to an OKLab colour. */
export function rootsFromOklab(L: number, a: number, b: number): [number, number, number] {
  return [
    L + 0.3963377774 * a + 0.2158037573 * b,
    L - 0.1055613458 * a - 0.0638541728 * b,
    L - 0.0894841775 * a - 1.291485548 * b,
  ];
}

/** The sRGB bytes of an OKLab colour, each channel clamped. */
export function rgbFromOklab(L: number, a: number, b: number): Rgb {
  const [l, m, s] = rootsFromOklab(L, a, b).map((root) => root ** 3);
  return [
    linearToSrgb(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    linearToSrgb(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    linearToSrgb(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** '#rrggbb', lower case, from bytes. */
export function hexFromRgb(r: number, g: number, b: number): string {
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}

/** Bytes of '#rrggbb' (either case). Anything else reads as black: check input where it enters. */
export function rgbFromHex(hex: string): Rgb {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0;
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** OKLab of '#rrggbb'. */
export const oklabFromHex = (hex: string): Oklab => oklabFromRgb(...rgbFromHex(hex));

export function oklchFromOklab(L: number, a: number, b: number): Oklch {
  const C = Math.hypot(a, b);
  const h = C < 1e-6 ? 0 : (Math.atan2(b, a) * 180) / Math.PI;
  return [L, C, h < 0 ? h + 360 : h];
}

/** @param h hue in degrees. */
export function oklabFromOklch(L: number, C: number, h: number): Oklab {
  const angle = (h * Math.PI) / 180;
  return [L, C * Math.cos(angle), C * Math.sin(angle)];
}

/** How unlike two colours are; chroma counts double, for OKLab by itself under-weights it. */
export const oklabDistance = (p: Oklab, q: Oklab): number =>
  Math.hypot(p[0] - q[0], 2 * (p[1] - q[1]), 2 * (p[2] - q[2]));
