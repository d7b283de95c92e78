import { oklabFromHex, type Oklab } from '../../color/oklab.ts';
import { BARE_LABEL, findRegions, type Labels } from '../../picture/labels.ts';
import type { Art } from '../art.ts';
import { percentile } from '../field.ts';
import { softTone } from '../tones.ts';

/*
 * Which of the old flash sheets' inks goes where.
 */

/** The inks, in the order in which they are taken. */
export const FLASH: readonly Oklab[] = [
  '#0d0d0f',
  '#b3181f',
  '#d9a02c',
  '#2c6e3f',
  '#24507f',
  '#efd9ae',
  '#6e3a1c',
  '#d77a6c',
].map(oklabFromHex);
const [BLACK, RED, OCHRE] = [0, 1, 2];

/** Duller than this no colour has a hue that matters; lighter than this a dull one is skin. */
const DULL = 0.05;
const SKIN = 0.87;

/** Whether colours differ in lightness alone. */
export function isDull(colors: readonly Oklab[]): boolean {
  const mean = [1, 2].map((c) => colors.reduce((sum, color) => sum + color[c], 0) / colors.length);
  return colors.every(([, a, b]) => Math.hypot(a - mean[0], b - mean[1]) < DULL);
}

/**
 * The ink for each of the picture's colours (darkest first), no two alike as long as there are
 * enough; nothing for skin, which stays bare. Where hues hardly differ, inks go by lightness.
 */
export function matchInks(
  colors: readonly Oklab[],
  inks: readonly Oklab[],
): (number | undefined)[] {
  if (inks.length === 1) return colors.map((_, k) => (k === 0 ? BLACK : undefined));
  if (isDull(colors)) {
    const byLight = inks.map((_, i) => i).sort((i, j) => inks[i][0] - inks[j][0]);
    const step = (inks.length - 1) / Math.max(1, colors.length - 1);
    return colors.map((_, k) => byLight[Math.round(k * step)]);
  }
  const pairs = colors.flatMap((color, c) =>
    inks.map((ink, i) => ({
      c,
      i,
      d: Math.hypot(0.9 * (color[0] - ink[0]), 2 * (color[1] - ink[1]), 2 * (color[2] - ink[2])),
    })),
  );
  pairs.sort((p, q) => p.d - q.d || p.c - q.c || p.i - q.i);
  const isSkin = ([L, a, b]: Oklab): boolean => L > SKIN && Math.hypot(a, b) < DULL;
  const out: (number | undefined)[] = colors.map(() => undefined);
  const taken = new Set<number>();
  for (const { c, i } of pairs) {
    if (out[c] !== undefined || taken.has(i) || isSkin(colors[c])) continue;
    out[c] = i;
    taken.add(i);
  }
  return out;
}

/** How much of a one-coloured figure is shaded in black, and lit in ochre. */
const SHADED = 0.2;
const LIT = 0.17;

/**
 * Inks for a figure of one colour, as flash painters colour it: its largest part red, the others
 * green and on, black towards the shade, ochre towards the light. Inks that are left over lie as
 * further bands between.
 */
export function colorFigure(art: Art, count: number): Labels {
  const { figure, cells, dark } = art;
  const { width, height } = dark;
  const body = cells ?? figure;
  const masses = findRegions({ width, height, data: body });
  const bySize = [...masses.area.keys()]
    .filter((m) => masses.label[m] === 1)
    .sort((a, b) => masses.area[b] - masses.area[a]);
  const mains = [RED, 3, 4, 6, 7, 5].filter((ink) => ink < count);
  const mainOf = new Map(bySize.map((m, k) => [m, mains[k % Math.max(1, mains.length)] ?? BLACK]));
  const spare = mains.slice(Math.max(1, bySize.length));
  const tone = softTone(art, 0.5 * art.scale).data;
  const level = (share: number): number => percentile(tone, body, 1 - share);
  const [shade, light] = [level(SHADED), level(1 - LIT)];
  const bands = spare.map((_, k) => level(SHADED + 0.16 * (k + 1)));
  const data = Uint8Array.from(body, (on, i) => {
    if (on === 0) return BARE_LABEL;
    if (count === 1) return tone[i] > level(0.4) ? BLACK : BARE_LABEL;
    if (tone[i] > shade) return BLACK;
    if (count > OCHRE && tone[i] < light) return OCHRE;
    const band = bands.findIndex((from) => tone[i] > from);
    return band >= 0 ? spare[band] : mainOf.get(masses.of[i])!;
  });
  return { width, height, data };
}
