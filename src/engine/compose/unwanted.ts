import { oklabFromHex, type Oklab } from '../color/oklab.ts';
import { hexOfLch, lchOfHex } from './recolor.ts';
import { unlikeness } from './thread-colors.ts';

/*
 * Colours that a prompt does not want: whatever would be called so is sewn in the nearest that is
 * called otherwise, its shades as far apart as before.
 */

/** A colour as people call it. */
interface Called {
  /** Of what is called so: several shades. */
  shades: readonly string[];
  /** What stands for it where it is not wanted, the first that is itself wanted. */
  instead: readonly string[];
}

const ORANGE = '#ea7b1f';
const LILAC = '#b79bd6';
const MUSTARD = '#d19a12';
const TEAL = '#0f6673';
const BLUE = '#2455b8';
const CREAM = '#f3ead3';
const GREY = '#808489';
const BROWN = '#6b4427';

/** By the colour's own name; peach, beige and cream are called nothing else, so that skin keeps its colour. */
const CALLED: Readonly<Record<string, Called>> = {
  red: { shades: ['#c8202f', '#a01c28', '#d9372c', '#6b1528'], instead: [ORANGE, MUSTARD, TEAL] },
  pink: { shades: ['#e8829f', '#f3b8c6', '#d9267d', '#b76e79'], instead: [LILAC, CREAM] },
  orange: { shades: [ORANGE, '#b85c14', '#b4502b'], instead: [MUSTARD, '#c8202f'] },
  yellow: { shades: ['#f2c21a', '#f7e27a', MUSTARD, '#c9a227'], instead: ['#f7b58d', ORANGE] },
  green: { shades: ['#2f8f3e', '#1d5330', '#8fca7a', '#7a7a2c', '#9caf88'], instead: [TEAL, BLUE] },
  blue: { shades: [BLUE, '#1b2a57', '#8fbfe8', '#5d7fa8'], instead: [TEAL, '#6f3a96', GREY] },
  purple: { shades: ['#6f3a96', '#45215f', '#8a4fb5', LILAC], instead: [BLUE, '#b76e79'] },
  brown: { shades: [BROWN, '#3e2615', '#a87b52'], instead: [GREY, BLUE] },
  black: { shades: ['#1a1a1c'], instead: ['#1b2a57', BROWN] },
  white: { shades: ['#fafafa'], instead: [CREAM, '#c4c8cc'] },
  grey: { shades: [GREY, '#45484d', '#c4c8cc'], instead: ['#d9c3a0', '#5d7fa8'] },
};
/** What no colour above is called. */
const OTHERS = [
  '#f7b58d',
  '#f0b693',
  '#f5c9a0',
  '#edb98a',
  '#fcd6b5',
  '#d9c3a0',
  CREAM,
  '#17a5a5',
  '#f29f86',
];

const SHADES = [
  ...Object.entries(CALLED).flatMap(([name, { shades }]) => shades.map((hex) => ({ name, hex }))),
  ...OTHERS.map((hex) => ({ name: hex, hex })),
].map((one) => ({ ...one, lab: oklabFromHex(one.hex) }));

/** What a colour is called: a name of `CALLED`, or the hex of another. */
function nameOf(hex: string): string {
  const lab = oklabFromHex(hex);
  const far = (one: { lab: Oklab }): number => unlikeness(lab, one.lab);
  return SHADES.reduce((near, next) => (far(next) < far(near) ? next : near)).name;
}

/** Shades stay so far from each other in lightness, and no farther from what stands for them. */
const SPAN = 0.7;
const MOST = 0.14;
const [DARKEST, LIGHTEST] = [0.16, 0.97];

/**
 * Colours without those that are not wanted.
 * @param hexes '#rrggbb'
 * @param unwanted as they were said; each with all that is called like it
 * @param said what is asked for elsewhere: the first choice for what is left
 * @returns in the order of `hexes`
 */
export function withoutColors(
  hexes: readonly string[],
  unwanted: readonly string[],
  said: readonly string[],
): string[] {
  const gone = new Set(unwanted.map(nameOf));
  const isWanted = (hex: string): boolean => !gone.has(nameOf(hex));
  const changed = [...hexes];
  for (const name of gone) {
    const own = [...hexes.keys()].filter((i) => nameOf(hexes[i]) === name);
    const instead = CALLED[name]?.instead.find(isWanted) ?? GREY;
    const mean = own.reduce((sum, i) => sum + lchOfHex(hexes[i])[0] / own.length, 0);
    for (const i of own) {
      const lightness = lchOfHex(hexes[i])[0];
      const [L, C, h] = lchOfHex(asLight(said.filter(isWanted), lightness) ?? instead);
      const aside = Math.min(MOST, Math.max(-MOST, SPAN * (lightness - mean)));
      changed[i] = hexOfLch([Math.min(LIGHTEST, Math.max(DARKEST, L + aside)), C, h]);
    }
  }
  return changed;
}

/** Which of some colours is nearest in lightness. */
function asLight(hexes: readonly string[], lightness: number): string | undefined {
  const off = (hex: string): number => Math.abs(lchOfHex(hex)[0] - lightness);
  return hexes.toSorted((a, b) => off(a) - off(b))[0];
}
