import { OPAQUE, type Background } from './background.ts';
import type { Raster } from './raster.ts';
import type { Oklab } from '../color/oklab.ts';
import { limitColors } from '../color/palette.ts';
import { FLAT_COLORS, type DigitizeOptions } from '../options.ts';
import { chooseColors, gatherCells, joinCells, type Cells } from './clusters.ts';
import { flatColorsOf } from './flat-colors.ts';
import { withStrongSpots } from './strong-spots.ts';

/** What else is known of a picture's colours. */
interface ColorHints {
  /** 1 for each pixel that only mixes its neighbours' colours: it has no say. */
  mixed?: Uint8Array;
  /** Colours of what was taken out of the picture. */
  inks?: Cells;
  /** One ink is all there is. */
  oneInk?: boolean;
}

/**
 * The few colours that stand for a picture without its fabric: as many as the options and their
 * palette allow.
 * @returns in the raster's `lab`, three numbers a colour; fewer where the picture has no more
 */
export function findColors(
  raster: Raster,
  background: Background,
  { palette, colors, flatColors = 0 }: Pick<DigitizeOptions, 'palette' | 'colors' | 'flatColors'>,
  { mixed, inks, oneInk = false }: ColorHints = {},
): Float64Array {
  const cells = gatherCells(raster.rgb, raster.lab, weighPixels(raster, background, mixed));
  const count = oneInk ? 1 : limitColors(palette, colors);
  const all = inks ? joinCells(cells, inks) : cells;
  const most = oneInk ? 1 : limitColors(palette, flatColors);
  const mm2 = 1 / raster.pxPerMm ** 2;
  const chosen =
    (most > count ? flatColorsOf(all, { least: count, most, mm2 }) : undefined) ??
    chooseColors(all, count);
  return chosen.length < 3 * count ? chosen : withStrongSpots(raster, background, chosen, mixed);
}

/**
 * How many flat colours a picture has that are seen apart, where the options allow fewer and do not
 * say how many of a flat one; undefined where it has no more, or is not flat.
 */
export function moreColorsIn(
  raster: Raster,
  background: Background,
  { palette, colors, flatColors }: Pick<DigitizeOptions, 'palette' | 'colors' | 'flatColors'>,
  { mixed, inks }: ColorHints = {},
): number | undefined {
  const least = limitColors(palette, colors);
  const most = limitColors(palette, FLAT_COLORS);
  if (flatColors !== undefined || most <= least) return undefined;
  const cells = gatherCells(raster.rgb, raster.lab, weighPixels(raster, background, mixed));
  const all = inks ? joinCells(cells, inks) : cells;
  const found = flatColorsOf(all, { least, most, mm2: 1 / raster.pxPerMm ** 2 });
  return found && found.length / 3;
}

/** Colours of a raster's `lab` as OKLab. @param chroma what a and b were multiplied by */
export function oklabsOf(colors: Float64Array, chroma: number): Oklab[] {
  return Array.from({ length: colors.length / 3 }, (_, k) => [
    colors[k * 3],
    colors[k * 3 + 1] / chroma,
    colors[k * 3 + 2] / chroma,
  ]);
}

/** What each mixed neighbour takes from a pixel's weight: it may be mixed itself. */
const MIXED_NEIGHBOUR = 0.2;

/** What pixels weigh in the choice: detail more than plain areas, mixtures and fabric nothing. */
function weighPixels(
  { width, lab }: Raster,
  { mask }: Background,
  mixed?: Uint8Array,
): Float32Array {
  const weights = new Float32Array(mask.length);
  let some = false;
  for (let i = 0; i < weights.length; i++) {
    if (mask[i] === 1 || mixed?.[i] === 1) continue;
    const right = i + 1 < weights.length ? Math.abs(lab[i * 3] - lab[i * 3 + 3]) : 0;
    const below = i + width < weights.length ? Math.abs(lab[i * 3] - lab[(i + width) * 3]) : 0;
    const sure = mixed ? 1 - MIXED_NEIGHBOUR * mixedAround(mixed, i, width) : 1;
    weights[i] = (1 + Math.min(2, 15 * (right + below))) * sure;
    some = true;
  }
  return some ? weights : weights.map((_, i) => (mask[i] === 1 ? 0 : 1));
}

function mixedAround(mixed: Uint8Array, i: number, width: number): number {
  return (
    (mixed[i - 1] ?? 0) + (mixed[i + 1] ?? 0) + (mixed[i - width] ?? 0) + (mixed[i + width] ?? 0)
  );
}

/** Colours either side must differ by this much (units of `lab`) to make an edge. */
const STEP = 0.07;
/** How much longer than straight the way from side to side through the pixel may be. */
const DETOUR = 1.15;
/** A mixture holds at least this share of each side. */
const SHARE = 0.1;

/**
 * Marks the pixels that only mix the colours on their two sides: rims of
 * anti-aliased shapes, and the soft edges of photographs. They are no colour
 * of the picture, and must not become a thread of their own.
 *
 * A pixel is such a mixture when, along some line through it, its colour lies
 * between its neighbours'. The middle of a thin line never does.
 * @returns 1 for each mixed pixel.
 */
export function findMixtures({ width, height, rgb, lab, alpha, grain }: Raster): Uint8Array {
  const mixed = new Uint8Array(width * height);
  const between = (i: number, step: number): boolean => {
    const from = i - step;
    const to = i + step;
    if (alpha[from] < OPAQUE || alpha[to] < OPAQUE) return false;
    if (distance(lab, from, to) < STEP) return false;
    // Colours mix in bytes, not in OKLab: there the way between them would be bent.
    const across = distance(rgb, from, to);
    const near = distance(rgb, from, i);
    const far = distance(rgb, i, to);
    return near + far < DETOUR * across && Math.min(near, far) > SHARE * across;
  };
  for (let i = 0; i < mixed.length; i++) {
    const x = i % width;
    const insideX = x >= grain && x < width - grain;
    const insideY = i >= grain * width && i < (height - grain) * width;
    mixed[i] = +(
      (insideX && between(i, grain)) ||
      (insideY && between(i, grain * width)) ||
      (insideX && insideY && (between(i, grain * (width + 1)) || between(i, grain * (width - 1))))
    );
  }
  return mixed;
}

function distance(of: Float32Array | Uint8Array, i: number, j: number): number {
  const l = of[i * 3] - of[j * 3];
  const a = of[i * 3 + 1] - of[j * 3 + 1];
  const b = of[i * 3 + 2] - of[j * 3 + 2];
  return Math.sqrt(l * l + a * a + b * b);
}
