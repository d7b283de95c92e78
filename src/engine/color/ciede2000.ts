import { type Rgb, srgbToLinear } from './oklab.ts';

/*
 * How different two colours look, in the unit that the trade measures with. OKLab serves where
 * thousands are compared; this one is for figures that people read.
 */

/** CIE 1976 L*a*b*: lightness 0 to 100, red to green, yellow to blue. */
export type Lab = readonly [L: number, a: number, b: number];

/** White of daylight, D65 with the 2° observer, which sRGB is defined by. */
const WHITE = [0.95047, 1, 1.08883] as const;

/** L*a*b* of an sRGB colour in bytes, under D65. */
export function labFromRgb([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [red, green, blue].map(srgbToLinear);
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0]);
  const y = root((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1]);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const root = (t: number): number =>
  t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Hue in degrees, 0 to 360; 0 for a grey. */
const hueOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/**
 * CIEDE2000 between two colours: under 1 nobody sees a difference, under 3 one has to look for it,
 * over 10 it is another colour. G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 color-difference
 * formula", Color Research and Application 30 (2005), whose names of terms are kept.
 */
export function ciede2000([L1, a1, b1]: Lab, [L2, a2, b2]: Lab): number {
  const c7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const G = 0.5 * (1 - Math.sqrt(c7 / (c7 + 25 ** 7)));
  const [a1p, a2p] = [(1 + G) * a1, (1 + G) * a2];
  const [C1p, C2p] = [Math.hypot(a1p, b1), Math.hypot(a2p, b2)];
  const [h1p, h2p] = [hueOf(a1p, b1), hueOf(a2p, b2)];
  const isGrey = C1p * C2p === 0;
  const turn = h2p - h1p;
  const wrap = turn > 180 ? -360 : turn < -180 ? 360 : 0;
  const dh = isGrey ? 0 : turn + wrap;
  const dL = L2 - L1;
  const dC = C2p - C1p;
  const dH = 2 * Math.sqrt(C1p * C2p) * Math.sin(radians(dh / 2));
  const Lm = (L1 + L2) / 2;
  const Cm = (C1p + C2p) / 2;
  const sum = h1p + h2p;
  const hm = isGrey ? sum : wrap === 0 ? sum / 2 : (sum + (sum < 360 ? 360 : -360)) / 2;
  const T =
    1 -
    0.17 * Math.cos(radians(hm - 30)) +
    0.24 * Math.cos(radians(2 * hm)) +
    0.32 * Math.cos(radians(3 * hm + 6)) -
    0.2 * Math.cos(radians(4 * hm - 63));
  const lift = (Lm - 50) ** 2;
  const SL = 1 + (0.015 * lift) / Math.sqrt(20 + lift);
  const SC = 1 + 0.045 * Cm;
  const SH = 1 + 0.015 * Cm * T;
  const cm7 = Cm ** 7;
  const RC = 2 * Math.sqrt(cm7 / (cm7 + 25 ** 7));
  const RT = -Math.sin(radians(60 * Math.exp(-(((hm - 275) / 25) ** 2)))) * RC;
  const [l, c, h] = [dL / SL, dC / SC, dH / SH];
  return Math.sqrt(l * l + c * c + h * h + RT * c * h);
}
