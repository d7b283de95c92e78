import {
  oklabDistance,
  oklabFromHex,
  oklabFromOklch,
  oklchFromOklab,
  type Oklab,
} from '../color/oklab.ts';
import { restyle } from '../color/palette.ts';
import type { Thread } from '../core/design.ts';
import type { PaletteName } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { CHART } from '../threads/chart.ts';
import { hueGap, MAX_GREY_CHROMA } from './recolor.ts';

/*
 * A drawing is painted for screens, and sewn with what is on a shelf: every colour becomes a thread
 * of the chart, and none shines as only a screen does.
 */

/** Threads that shine by themselves, which nobody means who does not say so. */
const NEON = /^22/;
const SHELF = CHART.filter(({ code }) => !NEON.test(code)).map((thread) => ({
  thread,
  lab: oklabFromHex(thread.hex),
}));
const EVERY = CHART.map((thread) => ({ thread, lab: oklabFromHex(thread.hex) }));

/** Colours nearer than this may share a thread: nobody sees two. */
const SAME = 0.035;
/** A hue off is worse than a shade off. */
const CHROMA_WEIGHT = 1.6;

/** "Vibrant" for drawings that are painted strong already: a picture's palette would make them shine. */
const LIVELY = { times: 1.06, most: 0.185 };

/** A strong red is no orange: as thread it is darker than on a screen. */
const RED = { hue: 33, chroma: 0.17, lightness: 0.54 };

/** A palette's colours for a drawing. @param only those of which alone it is to be */
function tinted(
  palette: PaletteName,
  labs: readonly Oklab[],
  shares: readonly number[],
  only: readonly string[],
): Oklab[] {
  if (only.length > 1) return shadesOfSome(only, labs, shares);
  if (palette === 'monochrome' && only.length > 0) return shadesOf(only[0], labs, shares);
  if (palette === 'classic' || palette === 'minimal') return [...labs];
  if (palette !== 'vibrant') return restyle(palette, labs, shares);
  return labs.map((lab) => {
    const [L, C, h] = oklchFromOklab(...lab);
    const deep = h < RED.hue && C > RED.chroma ? Math.min(L, RED.lightness) : L;
    return oklabFromOklch(deep, Math.min(LIVELY.most, C * LIVELY.times), h);
  });
}

/** Shades of one colour keep this much of their difference in lightness, and so far from white and black. */
const SHADE_SPAN = 0.7;
const SHADES = [0.16, 0.95] as const;
/** Of their chroma what a difference of 1 in lightness takes. */
const FADES = 2.6;

/** What covers most in the colour itself, lighter and darker parts in its shades. */
function shadesOf(one: string, labs: readonly Oklab[], shares: readonly number[]): Oklab[] {
  const [L, C, h] = oklchFromOklab(...oklabFromHex(one));
  const main = labs[shares.indexOf(Math.max(...shares))]?.[0] ?? L;
  return labs.map(([own]) => {
    const shade = Math.min(
      SHADES[1],
      Math.max(Math.min(L, SHADES[0]), L + SHADE_SPAN * (own - main)),
    );
    // A light red as strong as the red is an orange on the chart.
    return oklabFromOklch(shade, C * Math.max(0.3, 1 - FADES * Math.abs(shade - L)), h);
  });
}

/** What draws: eyes, outlines, the pips of dice. */
const isInk = ([L, a, b]: Oklab): boolean => L < 0.3 && Math.hypot(a, b) < 0.06;

/** Beside other colours a shade is no farther from its own: it would be taken for one of its own. */
const MOST_SHADE = 0.1;

/** Each colour in a shade of that which is nearest to it: of hues rather than of lightness. */
function shadesOfSome(
  only: readonly string[],
  labs: readonly Oklab[],
  shares: readonly number[],
): Oklab[] {
  const nearest = labs.map((lab) => nearestOf(only, lab));
  const shades = [...labs];
  only.forEach((hex, k) => {
    const own = [...labs.keys()].filter((i) => nearest[i] === k && !isInk(labs[i]));
    const total = own.reduce((sum, i) => sum + shares[i], 0);
    const mean = own.reduce((sum, i) => sum + (shares[i] / total) * labs[i][0], 0);
    const [L, C, h] = oklchFromOklab(...oklabFromHex(hex));
    for (const i of own) {
      const aside = Math.min(MOST_SHADE, Math.max(-MOST_SHADE, SHADE_SPAN * (labs[i][0] - mean)));
      shades[i] = oklabFromOklch(Math.min(SHADES[1], L + aside), C, h);
    }
  });
  return shades;
}

/** Which of some colours one becomes a shade of. @returns its index */
export function nearestOf(only: readonly string[], lab: Oklab): number {
  const costs = only.map((hex) => unlikeness(lab, oklabFromHex(hex)));
  return costs.indexOf(Math.min(...costs));
}

/** How far hues of strong colours weigh beside a difference of 1 in lightness. */
const HUE_WEIGHT = 0.85;
/** A strong colour is not meant by a grey. */
const GREY_WEIGHT = 0.25;

/** How little one would take a colour for a shade of another: lightness, and hue where both have one. */
export function unlikeness(lab: Oklab, said: Oklab): number {
  const [[L, C, h], [toL, toC, toH]] = [oklchFromOklab(...lab), oklchFromOklab(...said)];
  const [hasHue, toHue] = [C > MAX_GREY_CHROMA, toC > MAX_GREY_CHROMA];
  const hue = hasHue && toHue ? HUE_WEIGHT * Math.min(1, hueGap(h, toH) / 120) : 0;
  return Math.abs(L - toL) + hue + (hasHue === toHue ? 0 : GREY_WEIGHT);
}

/**
 * The same drawing in threads of the chart.
 * @param shares how much each of its threads covers
 * @param only colours of which alone it is to be: the first in "monochrome", grey where there is none;
 *   in any palette where there are several
 */
export function inChartThreads(
  set: ShapeSet,
  palette: PaletteName,
  shares: readonly number[],
  only: readonly string[] = [],
): ShapeSet {
  const own = set.threads.map(({ hex }) => oklabFromHex(hex));
  const wanted = tinted(palette, own, shares, only);
  const shelf = palette === 'neon' ? EVERY : SHELF;
  const order = [...wanted.keys()].sort((a, b) => shares[b] - shares[a] || a - b);
  const taken: { thread: Thread; lab: Oklab; index: number }[] = [];
  const place = new Int32Array(wanted.length);
  for (const i of order) {
    const shared = taken.find(({ lab }) => oklabDistance(lab, wanted[i]) < SAME);
    if (shared) {
      place[i] = shared.index;
      continue;
    }
    const free = shelf.filter(({ thread }) => !taken.some((other) => other.thread === thread));
    const isOne = palette === 'monochrome' && only.length === 1;
    const cost = ({ lab }: { lab: Oklab }): number =>
      far(lab, wanted[i]) + (isOne && isOtherHue(lab, wanted[i]) ? OTHER_HUE : 0);
    const { thread } = free.reduce((near, next) => (cost(next) < cost(near) ? next : near));
    place[i] = taken.length;
    taken.push({ thread, lab: wanted[i], index: taken.length });
  }
  const shapes = set.shapes.map((shape) => ({ ...shape, thread: place[shape.thread] }));
  return { ...set, threads: taken.map(({ thread }) => ({ ...thread })), shapes };
}

/** Of a single colour a shade is not taken for its neighbour: dark blue is no violet. */
const OTHER_HUE = 0.15;
const SAME_HUE_DEG = 14;

function isOtherHue(a: Oklab, b: Oklab): boolean {
  const [[, C, h], [, toC, toH]] = [oklchFromOklab(...a), oklchFromOklab(...b)];
  return Math.min(C, toC) > MAX_GREY_CHROMA && hueGap(h, toH) > SAME_HUE_DEG;
}

const far = (a: Oklab, b: Oklab): number =>
  Math.hypot(a[0] - b[0], CHROMA_WEIGHT * (a[1] - b[1]), CHROMA_WEIGHT * (a[2] - b[2]));
