import { rgbFromOklab } from '../color/oklab.ts';

/*
 * Colours that CSS writes as functions (CSS Color 4). Those outside of sRGB are cut off at its
 * border, channel by channel: no chart has their threads.
 */

/** Channels 0 to 1, which may lie outside where they are to be cut off, and how opaque. */
interface FoundColor {
  rgb: number[];
  alpha: number;
}

type Read = (parts: readonly string[]) => number[];

/** @param parts what stands in the brackets, without commas and slash */
export function rgbFromFunction(name: string, parts: readonly string[]): FoundColor | undefined {
  // Every one has three channels, and may have alpha; that of `color()` begins with its space.
  const [space, ...rest] = parts;
  const own = name === 'color' ? rest : parts;
  if (own.length < 3 || own.length > 4) return undefined;
  const read = name === 'color' ? SPACES[space] : FUNCTIONS[name];
  const rgb = read?.(own);
  const alpha = share(own[3] ?? '1', 1);
  if (!rgb || ![...rgb, alpha].every(Number.isFinite)) return undefined;
  return { rgb, alpha: clamp01(alpha) };
}

/** Whether a name is one of a function that gives a colour. */
export const isColorFunction = (name: string): boolean => name === 'color' || name in FUNCTIONS;

/** '50%' or a number out of `whole`, as a share. */
function share(text: string, whole: number): number {
  if (text === 'none') return 0;
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text) / whole;
}

/** A number as it is, or in per cent of `whole`. */
function amount(text: string, whole: number): number {
  if (text === 'none') return 0;
  return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
}

function hueTurns(text: string): number {
  if (text === 'none') return 0;
  const match = /^([-+.\de]+)(deg|turn|rad|grad)?$/.exec(text);
  if (!match) return NaN;
  const perTurn = { deg: 360, turn: 1, rad: 2 * Math.PI, grad: 400 }[match[2] ?? 'deg'] ?? 360;
  const turns = Number(match[1]) / perTurn;
  return turns - Math.floor(turns);
}

const readRgb: Read = (parts) => parts.slice(0, 3).map((part) => clamp01(share(part, 255)));

const readHsl: Read = ([h, s, l]) =>
  rgbFromHsl(hueTurns(h), clamp01(share(s, 100)), clamp01(share(l, 100)));

const readHwb: Read = ([h, w, b]) => {
  const [white, black] = [clamp01(share(w, 100)), clamp01(share(b, 100))];
  if (white + black >= 1) return [0, 0, 0].map(() => white / (white + black));
  return rgbFromHsl(hueTurns(h), 1, 0.5).map((v) => v * (1 - white - black) + white);
};

/** Chroma and hue as a and b. */
const polar = (chroma: number, hue: string): [number, number] => {
  const angle = 2 * Math.PI * hueTurns(hue);
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

const fromOklab = (L: number, a: number, b: number): number[] =>
  rgbFromOklab(clamp01(L), a, b).map((byte) => byte / 255);

const FUNCTIONS: Record<string, Read> = {
  rgb: readRgb,
  rgba: readRgb,
  hsl: readHsl,
  hsla: readHsl,
  hwb: readHwb,
  oklab: ([L, a, b]) => fromOklab(amount(L, 1), amount(a, 0.4), amount(b, 0.4)),
  oklch: ([L, c, h]) => fromOklab(amount(L, 1), ...polar(Math.max(0, amount(c, 0.4)), h)),
  lab: ([L, a, b]) => rgbFromLab(amount(L, 100), amount(a, 125), amount(b, 125)),
  lch: ([L, c, h]) => rgbFromLab(amount(L, 100), ...polar(Math.max(0, amount(c, 150)), h)),
};

const channels: Read = (parts) => parts.slice(0, 3).map((part) => share(part, 1));

/** The spaces of `color()`: Display P3 has the curve of sRGB and wider colours. */
const SPACES: Record<string, Read> = {
  srgb: channels,
  'srgb-linear': (parts) => channels(parts).map(toCurve),
  'display-p3': (parts) => {
    const [r, g, b] = channels(parts).map(fromCurve);
    return [
      1.2249 * r - 0.2247 * g,
      -0.0420571 * r + 1.0420571 * g,
      -0.0196376 * r - 0.0786361 * g + 1.0982735 * b,
    ].map(toCurve);
  },
};

const fromCurve = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toCurve = (v: number): number =>
  v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;

/** CIE Lab under the light D50, by way of XYZ brought to sRGB's D65 (Bradford; Lindbloom). */
function rgbFromLab(L: number, a: number, b: number): number[] {
  const fy = (L + 16) / 116;
  const cube = (t: number): number => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29));
  const x = 0.9642956 * cube(fy + a / 500);
  const y = cube(fy);
  const z = 0.8251046 * cube(fy - b / 200);
  return [
    3.1338561 * x - 1.6168667 * y - 0.4906146 * z,
    -0.9787684 * x + 1.9161415 * y + 0.033454 * z,
    0.0719453 * x - 0.2289914 * y + 1.4052427 * z,
  ].map(toCurve);
}

/** The hexcone of Alvy Ray Smith (1978), in the lightness form that CSS Color 4 gives. */
function rgbFromHsl(turns: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (offset + turns * 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

function clamp01(value: number): number {
  // NaN stays NaN, so that the caller sees it.
  return value < 0 ? 0 : value > 1 ? 1 : value;
}
