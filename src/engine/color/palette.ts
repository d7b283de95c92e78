import type { PaletteName } from '../options.ts';
import {
  hexFromRgb,
  oklabFromHex,
  oklabFromOklch,
  oklchFromOklab,
  rgbFromOklab,
  type Oklab,
} from './oklab.ts';

/*
 * Palettes: how a picture's colours are restyled before they become threads.
 *
 * The picture is first divided in its own colours; a palette then changes what
 * those colours are, never where they lie. So the drawing stays whole in every
 * palette, and two areas that differ in the picture differ on the fabric.
 */

/** Lightness `from + L × by`, chroma `C × times`, no more than `most`. */
interface Shift {
  from: number;
  by: number;
  times: number;
  most: number;
}

interface PaletteRule {
  /** The most threads, where there is a limit. */
  maxColors?: number;
  /** What OKLab's a and b weigh when the picture is divided; 2 suits the eye, 0 sees lightness only. */
  chroma?: number;
  /** Moves every colour. */
  shift?: Shift;
  /** Chroma and hue that all colours take; they keep their lightness. */
  ink?: { chroma: number; hue: number };
  /** The colours to draw on. */
  set?: readonly string[];
}

/** Found best for photographs against CIEDE2000: OKLab by itself under-weights chroma. */
const CHROMA = 2;
/** In matching to a set, lightness carries the drawing. */
const SET_LIGHTNESS = 2;
/** Least difference in lightness between two threads of one hue. */
const MIN_STEP = 0.07;

// prettier-ignore
const RULES: Record<PaletteName, PaletteRule> = {
  classic: {},
  minimal: { maxColors: 3 },
  vibrant: { shift: { from: 0.02, by: 0.98, times: 1.45, most: 0.29 } },
  pastel: { shift: { from: 0.66, by: 0.32, times: 0.65, most: 0.1 } },
  muted: { shift: { from: 0.14, by: 0.76, times: 0.5, most: 0.09 } },
  monochrome: { chroma: 0.3, ink: { chroma: 0.012, hue: 265 } },
  'earth-tones': { set: [
    '#2b1d14', '#4a3222', '#6b4529', '#8a4b2a', '#a9602f', '#c07f3f', '#cf9f5b', '#e0c391',
    '#f0e2c6', '#58592f', '#7c7a45', '#a3a06b', '#6e5f52', '#9b8876', '#8c3a25', '#3f4534',
  ] },
  'jewel-tones': { set: [
    '#10121f', '#1c1f57', '#1f3fa0', '#2f6fc4', '#0b5d55', '#0c8a6a', '#4cb896', '#5b1a6b',
    '#8b2f9c', '#7a0f2e', '#b3123f', '#d8456b', '#c98a12', '#e9bf4d', '#e8dcef', '#3a2a63',
  ] },
  vintage: { set: [
    '#2d2a2b', '#4f4a4a', '#6d4b45', '#9c5a4b', '#c07f68', '#dba98f', '#f1e3c8', '#d9c08a',
    '#b8913f', '#5e7269', '#8aa096', '#b9c6b4', '#3f5566', '#7990a0', '#8d5068', '#c89aa3',
  ] },
  neon: { set: [
    '#0d0d1a', '#2a1163', '#5a1de0', '#a020ff', '#ff1fc7', '#ff2d6f', '#ff5a1f', '#ff9d0a',
    '#ffe600', '#c6ff00', '#39ff14', '#00f5a0', '#00e5ff', '#0a84ff', '#1b3cff', '#f6fbff',
  ] },
  rainbow: { set: [
    '#b5121b', '#e5312b', '#f26a21', '#f9a11b', '#ffd92e', '#b6d433', '#4caf3f', '#0d8a4d',
    '#12a79d', '#2aa9e0', '#1f6fd1', '#27348b', '#5c2d91', '#8e3fa8', '#d6408f', '#f48fb8',
    '#1b1b2f', '#fdf6e3',
  ] },
};

/** A picture's usual colours, to show what a palette makes of them. */
const SAMPLE = ['#1d1f2b', '#8c2f39', '#d9622b', '#f0c04a', '#4f8a4c', '#2f6ea8', '#f3ead9'];

/** How many threads a palette allows of those wanted. */
export function limitColors(name: PaletteName, wanted: number): number {
  const { maxColors = Infinity, set } = RULES[name];
  return Math.max(1, Math.min(wanted, maxColors, set?.length ?? Infinity));
}

/** What OKLab's a and b are multiplied by when a picture is divided for a palette. */
export function matchingChroma(name: PaletteName): number {
  return RULES[name].chroma ?? CHROMA;
}

/**
 * The colours that a palette makes of a picture's.
 * @param colors at most `limitColors` of them.
 * @param weights how much of the picture each colour covers.
 */
export function restyle(
  name: PaletteName,
  colors: readonly Oklab[],
  weights: readonly number[],
): Oklab[] {
  const { shift, ink, set } = RULES[name];
  if (set) return drawOnSet(colors, weights, set.map(oklabFromHex));
  if (ink) {
    const spread = spreadLightness(colors.map(([L]) => L));
    return spread.map((L) => oklabFromOklch(L, ink.chroma, ink.hue));
  }
  if (!shift) return [...colors];
  return colors.map((lab) => {
    const [L, C, h] = oklchFromOklab(...lab);
    return oklabFromOklch(shift.from + shift.by * L, Math.min(C * shift.times, shift.most), h);
  });
}

/** A palette's look in a few colours, for forms. */
export function paletteSwatches(name: PaletteName): string[] {
  const { set } = RULES[name];
  const count = Math.min(SAMPLE.length, limitColors(name, SAMPLE.length));
  if (set)
    return Array.from(
      { length: count },
      (_, i) => set[Math.floor(((i + 0.5) * set.length) / count)],
    );
  const sample = count < SAMPLE.length ? [SAMPLE[0], SAMPLE[1], SAMPLE[6]] : SAMPLE;
  const weights = sample.map(() => 1);
  const restyled = restyle(name, sample.map(oklabFromHex), weights);
  return restyled.map((lab) => hexFromRgb(...rgbFromOklab(...lab)));
}

/** Moves lightnesses apart, in their order, until no two look the same. */
function spreadLightness(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((i, j) => values[i] - values[j] || i - j);
  const step = Math.min(MIN_STEP, 0.9 / Math.max(1, values.length));
  const out = [...values];
  for (let k = 1; k < order.length; k++) {
    out[order[k]] = Math.max(out[order[k]], out[order[k - 1]] + step);
  }
  // What was pushed over the top comes back down.
  let ceiling = 1;
  for (const i of order.toReversed()) {
    out[i] = Math.min(out[i], ceiling);
    ceiling = out[i] - step;
  }
  return out;
}

/** Gives each colour a swatch of its own so that the weighted distance is least (greedy, then exchanges). */
function drawOnSet(
  colors: readonly Oklab[],
  weights: readonly number[],
  set: readonly Oklab[],
): Oklab[] {
  const cost = colors.map(([L, a, b], i) =>
    set.map(
      (s) =>
        Math.sqrt(weights[i] + 1e-6) *
        ((SET_LIGHTNESS * (L - s[0])) ** 2 + (2 * (a - s[1])) ** 2 + (2 * (b - s[2])) ** 2),
    ),
  );
  // Slots beyond the colours stand for swatches that stay unused.
  const slots = set.map((_, k) => k);
  const price = (slot: number, swatch: number): number => cost[slot]?.[swatch] ?? 0;
  for (let moved = true; moved;) {
    moved = false;
    for (let i = 0; i < colors.length; i++) {
      for (let j = i + 1; j < slots.length; j++) {
        const now = price(i, slots[i]) + price(j, slots[j]);
        if (price(i, slots[j]) + price(j, slots[i]) >= now - 1e-12) continue;
        [slots[i], slots[j]] = [slots[j], slots[i]];
        moved = true;
      }
    }
  }
  return colors.map((_, i) => set[slots[i]]);
}
