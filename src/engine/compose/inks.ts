import { oklabFromHex, oklchFromOklab, type Oklch } from '../color/oklab.ts';
import { isFlower, type Actor } from './actors.ts';
import { hexOfLch, mainColor } from './recolor.ts';
import type { Preset, PromptOptions } from './options.ts';

/** Colours of all that is drawn around the subjects. */
export interface Inks {
  leaf: string;
  leafDark: string;
  /** Lines, scrolls and lettering: the darkest. */
  line: string;
  /** Blossoms, dots and what should be seen. */
  accent: string;
  /** A lighter partner of the accent. */
  soft: string;
}

/** Hue at the middle of leaf greens, and how far a thread may be from it to serve as one. */
const LEAF_HUE = 140;
const LEAF_REACH = 34;

/** A hand's own leaf, line and gold, where no thread colours are given. */
const STYLES: Record<Preset, { leaf: string; line: string; soft: string }> = {
  vintage: { leaf: '#7c8460', line: '#5a3f36', soft: '#cda869' },
  modern: { leaf: '#3f7f5c', line: '#22364f', soft: '#e9b44c' },
  geometric: { leaf: '#2f8577', line: '#1f2f4d', soft: '#e3a73f' },
  floral: { leaf: '#4f8a4a', line: '#2f5537', soft: '#f0bf5a' },
  decorative: { leaf: '#4c7f56', line: '#5b2440', soft: '#d9a441' },
  tribal: { leaf: '#73803f', line: '#1d1a1a', soft: '#c2752f' },
};

const lch = (hex: string): Oklch => oklchFromOklab(...oklabFromHex(hex));
const hueGap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** Ornament colours from the three threads, or from the style and the subjects. */
export function chooseInks(
  { preset, threadColors }: Pick<PromptOptions, 'preset' | 'threadColors'>,
  actors: readonly Actor[],
): Inks {
  const style = STYLES[preset];
  const first = actors[0];
  const subject = first && mainColor(first.figure, isFlower(first));
  if (threadColors.length === 0) {
    return withLeaf(style.leaf, {
      line: style.line,
      accent: subject ?? style.soft,
      soft: style.soft,
    });
  }
  const threads = threadColors.map((hex) => dyed(hex.toLowerCase()));
  const leafy = threads.find((hex) => isLeafy(hex)) ?? style.leaf;
  const others = threads.filter((hex) => hex !== leafy);
  const byLightness = others.toSorted((a, b) => lch(a)[0] - lch(b)[0]);
  const line = byLightness[0] ?? style.line;
  const accent = others.find((hex) => hex !== line) ?? line;
  const soft = others.find((hex) => hex !== line && hex !== accent) ?? paler(accent);
  return withLeaf(calmLeaf(leafy), { line, accent, soft });
}

/** No dye is as strong as a screen's pure red, green and blue: up to here. */
const MOST_CHROMA = 0.19;
/** Where colours so strong are dark as thread: hues from, to, and how light at most. */
const DEEP = [
  [0, 45, 0.55],
  [245, 285, 0.42],
  [330, 360, 0.55],
] as const;

/** A screen colour as thread can be dyed; anything but a screen's extremes stays what it is. */
function dyed(hex: string): string {
  const [L, C, h] = lch(hex);
  if (C <= MOST_CHROMA) return hex;
  const most = DEEP.find(([from, to]) => h >= from && h <= to)?.[2] ?? 1;
  return hexOfLch([Math.min(L, most), MOST_CHROMA, h]);
}

/** Leaves are no traffic lights: a shining green gives its hue, and a leaf's depth. */
function calmLeaf(hex: string): string {
  const [L, C, h] = lch(hex);
  return C <= LEAF_CHROMA ? hex : hexOfLch([Math.min(L, LEAF_LIGHTNESS), LEAF_CHROMA, h]);
}

const LEAF_CHROMA = 0.125;
const LEAF_LIGHTNESS = 0.55;

function isLeafy(hex: string): boolean {
  const [, C, h] = lch(hex);
  return C > 0.04 && hueGap(h, LEAF_HUE) <= LEAF_REACH;
}

function withLeaf(leaf: string, rest: Omit<Inks, 'leaf' | 'leafDark'>): Inks {
  const [L, C, h] = lch(leaf);
  return { leaf, leafDark: hexOfLch([Math.max(0.2, L - 0.13), C * 0.92, h]), ...rest };
}

/** A partner for a single colour: lighter and calmer, of its hue. */
function paler(hex: string): string {
  const [L, C, h] = lch(hex);
  return hexOfLch([Math.min(0.9, L + 0.22), C * 0.6, h]);
}
