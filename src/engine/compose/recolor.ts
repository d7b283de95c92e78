import {
  hexFromRgb,
  oklabDistance,
  oklabFromHex,
  oklabFromOklch,
  oklchFromOklab,
  rgbFromOklab,
  type Oklch,
} from '../color/oklab.ts';
import { colorWeights, coverOf, figureBox, type Figure } from './figure.ts';

/*
 * Motifs in other colours: the hue that a thing is known by changes, its
 * shading, its stem and its eyes stay.
 */

/** Colours of less chroma than this have no hue to speak of. */
export const MAX_GREY_CHROMA = 0.035;
/** Hues this near to each other are one family, degrees. */
const FAMILY_REACH_DEG = 38;
/** Greens of leaves and stems, degrees. */
const LEAF_HUES_DEG = [112, 172] as const;
/** A family that covers at least this share beside leaves is the flower. */
const MIN_FLOWER_SHARE = 0.12;

export const lchOfHex = (hex: string): Oklch => oklchFromOklab(...oklabFromHex(hex));

export function hexOfLch([L, C, h]: Oklch): string {
  return hexFromRgb(...rgbFromOklab(...oklabFromOklch(L, C, h)));
}

const signedGap = (a: number, b: number): number => ((a - b + 540) % 360) - 180;

/** How far two hues are apart, degrees. */
export const hueGap = (a: number, b: number): number => Math.abs(signedGap(a, b));

/** Whether a colour is that of leaves. */
export function isLeafGreen(hex: string): boolean {
  const [, C, h] = lchOfHex(hex);
  return C >= MAX_GREY_CHROMA && h >= LEAF_HUES_DEG[0] && h <= LEAF_HUES_DEG[1];
}

interface Family {
  members: Set<string>;
  /** Of its colour that covers most. */
  main: Oklch;
  weight: number;
  leaf: boolean;
}

/**
 * A motif's colours by hue; greys are one family, but near-black, which draws, is in none
 * unless all is black.
 */
function familiesOf(figure: Figure): Family[] {
  const colored = familiesAmong(figure, false);
  return colored.length > 0 ? colored : familiesAmong(figure, true);
}

function familiesAmong(figure: Figure, withBlack: boolean): Family[] {
  const weights = [...colorWeights(figure)].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const families: Family[] = [];
  for (const [hex, weight] of weights) {
    const lch = lchOfHex(hex);
    if (!withBlack && lch[0] < 0.3 && lch[1] < 0.06) continue;
    const grey = lch[1] < MAX_GREY_CHROMA;
    const family = families.find(({ main }) =>
      grey
        ? main[1] < MAX_GREY_CHROMA
        : main[1] >= MAX_GREY_CHROMA && hueGap(main[2], lch[2]) <= FAMILY_REACH_DEG,
    );
    if (family) {
      family.members.add(hex);
      family.weight += weight;
    } else families.push({ members: new Set([hex]), main: lch, weight, leaf: isLeafGreen(hex) });
  }
  return families.sort((a, b) => b.weight - a.weight);
}

/**
 * The family that a colour word means: the largest, but a plant's flower rather than its leaves.
 * @param plant whether greens beside another hue are leaves
 */
function mainFamily(figure: Figure, plant: boolean): Family | undefined {
  const families = familiesOf(figure);
  const total = families.reduce((sum, { weight }) => sum + weight, 0);
  const [first] = families;
  if (!first?.leaf || !plant) return first;
  return families.find((f) => !f.leaf && f.weight >= MIN_FLOWER_SHARE * total) ?? first;
}

/** Shades keep this much of their difference in lightness. */
const SHADE_SPAN = 0.85;
const LIGHTNESS_LIMITS = [0.13, 0.97] as const;

/** Petals of two hues nearer than this are one flower, degrees: a hydrangea is blue and violet. */
const PETALS_REACH_DEG = 80;
/** Paint of a vehicle covers at least this share beside its white. */
const MIN_PAINT_SHARE = 0.12;

/**
 * A motif in the colour asked for; lighter and darker parts stay lighter and darker.
 * @param plant whether greens beside another hue are leaves
 * @param painted white parts are not what a colour is said of
 */
export function recolor(figure: Figure, hex: string, plant: boolean, painted = false): Figure {
  const families = familiesOf(figure);
  const total = families.reduce((sum, { weight }) => sum + weight, 0);
  const isBright = ({ main, weight }: Family): boolean =>
    main[1] >= MAX_GREY_CHROMA && weight > MIN_PAINT_SHARE * total;
  // Tyres are dark, and no paint.
  const isPaint = (family: Family): boolean => isBright(family) && family.main[0] > 0.42;
  const paint = painted ? (families.find(isPaint) ?? families.find(isBright)) : undefined;
  const main = paint ?? mainFamily(figure, plant);
  const put = dyed(figure, main, hex);
  if (!plant || !main) return put;
  const others = families.filter(
    (family) =>
      !family.leaf &&
      isBright(family) &&
      !family.members.has([...main.members][0]) &&
      hueGap(family.main[2], main.main[2]) < PETALS_REACH_DEG,
  );
  return others.reduce(
    (all, family) => merged(all, figure, dyed(figure, family, hex), family),
    put,
  );
}

/** Accents of a sign cover no more than this share. */
const MAX_ACCENT_SHARE = 0.06;

/** A sign in one colour: dots of another that it has beside its lines take it as well. */
export function accented(figure: Figure, hex: string): Figure {
  const weights = colorWeights(figure);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const isAccent = (own: string): boolean =>
    weights.get(own)! < MAX_ACCENT_SHARE * total && lchOfHex(own)[1] >= MAX_GREY_CHROMA;
  return figure.map((piece) => (isAccent(piece.hex) ? { ...piece, hex } : piece));
}

/** Shades of said leaves keep so little of their difference that they share its thread. */
const FOLIAGE_SPAN = 0.25;

/** Leaves alone in one hue: greens and teals are shades of it. */
export function recolorFoliage(figure: Figure, hex: string): Figure {
  const [L, C, h] = lchOfHex(hex);
  const families = familiesOf(figure);
  const main = families[0]?.main;
  if (!main) return figure;
  const changed = new Map(
    families
      .filter((one) => one === families[0] || hueGap(one.main[2], main[2]) < PETALS_REACH_DEG)
      .flatMap(({ members }) => [...members])
      .map((from) => {
        const shade = L + FOLIAGE_SPAN * (lchOfHex(from)[0] - main[0]);
        return [
          from,
          hexOfLch([Math.min(LIGHTNESS_LIMITS[1], Math.max(LIGHTNESS_LIMITS[0], shade)), C, h]),
        ];
      }),
  );
  return figure.map((piece) => ({ ...piece, hex: changed.get(piece.hex) ?? piece.hex }));
}

/** One drawing with the pieces of a family from another. */
const merged = (all: Figure, own: Figure, dye: Figure, { members }: Family): Figure =>
  all.map((piece, i) => (members.has(own[i].hex) ? dye[i] : piece));

/**
 * A motif in two colours: what it is known by in the first, the next that covers most in the second.
 * Where all of it is one hue, its lighter or darker part takes the second.
 * @param plant whether greens beside another hue are leaves
 */
export function recolorTwice(
  figure: Figure,
  first: string,
  second: string,
  plant: boolean,
): Figure {
  const main = mainFamily(figure, plant);
  if (!main) return figure;
  const total = familiesOf(figure).reduce((sum, { weight }) => sum + weight, 0);
  const next = familiesOf(figure).find(
    ({ members, leaf, weight }) =>
      !members.has([...main.members][0]) && !(plant && leaf) && weight > MIN_SECOND_SHARE * total,
  );
  if (next) {
    const shades = new Set([...next.members]);
    const put = dyed(figure, main, first, plant ? HALF : 0);
    return figure.map((piece, i) =>
      shades.has(piece.hex)
        ? { ...piece, hex: shade(piece.hex, next, lchOfHex(second), plant ? HALF : 0) }
        : put[i],
    );
  }
  const weights = colorWeights(figure);
  const [, other] = [...main.members].sort((a, b) => weights.get(b)! - weights.get(a)!);
  const put = dyed(figure, main, first);
  return other
    ? figure.map((piece, i) => (piece.hex === other ? { ...piece, hex: second } : put[i]))
    : put;
}

/** Colours of a coat that differ less are one and its shade, in OKLab. */
const MIN_COAT_GAP = 0.12;
/** A part of a coat covers at least this share. */
const MIN_COAT_SHARE = 0.035;

/**
 * An animal in two colours: of its coat the lighter part takes the lighter one. What is pink, yellow
 * or black (a nose, a beak, eyes) stays.
 */
export function recolorCoat(figure: Figure, first: string, second: string): Figure | undefined {
  const weights = [...colorWeights(figure)].sort((a, b) => b[1] - a[1]);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const [[main]] = weights;
  const other = weights.find(
    ([hex, weight]) => weight > MIN_COAT_SHARE * total && apart(hex, main) > MIN_COAT_GAP,
  )?.[0];
  if (other === undefined) return undefined;
  const isLighter = (a: string, b: string): boolean => lchOfHex(a)[0] > lchOfHex(b)[0];
  const straight = isLighter(main, other) === isLighter(first, second);
  const [ofMain, ofOther] = straight ? [first, second] : [second, first];
  const changed = new Map<string, string>();
  for (const [hex, weight] of weights) {
    const [near, to] = apart(hex, main) <= apart(hex, other) ? [main, ofMain] : [other, ofOther];
    const part = weight > MIN_COAT_SHARE * total && apart(hex, near) < MAX_SHADE_GAP;
    if (part) changed.set(hex, shadeOf(hex, near, to));
  }
  return figure.map((piece) => ({ ...piece, hex: changed.get(piece.hex) ?? piece.hex }));
}

/** Eyes of a black cat, and its nose. */
const EYES_ON_BLACK = '#c39227';
const NOSE_ON_BLACK = '#68727c';
/** An eye covers no more than this. */
const MAX_EYE_SHARE = 0.025;
const BLACK = 0.34;

/** A creature whose coat has swallowed its eyes gets them back. */
export function withEyes(figure: Figure, undyed: Figure): Figure {
  const weights = [...colorWeights(figure)].sort((a, b) => b[1] - a[1]);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const [L, C] = lchOfHex(weights[0][0]);
  if (L > BLACK || C > 0.06) return figure;
  const { left, right, top, bottom } = figureBox(figure);
  const rim = 0.03 * Math.max(right - left, bottom - top);
  return figure.map((piece, i) => {
    const [own, chroma] = lchOfHex(undyed[i].hex);
    const isSmall = coverOf(piece) < MAX_EYE_SHARE * total;
    if (piece.kind !== 'area' || own > BLACK || chroma > 0.06 || !isSmall) return piece;
    const box = figureBox([piece]);
    const [wide, tall] = [box.right - box.left, box.bottom - box.top];
    // A mouth is no eye, and a nose stands out or is wide.
    if (wide > 1.8 * tall) return piece;
    const inside = box.left > left + rim && box.right < right - rim && wide < 1.15 * tall;
    return { ...piece, hex: inside ? EYES_ON_BLACK : NOSE_ON_BLACK };
  });
}

/** What is farther from both parts of a coat is no shade of them: a pink nose. */
const MAX_SHADE_GAP = 0.19;

const apart = (a: string, b: string): number => oklabDistance(oklabFromHex(a), oklabFromHex(b));

function shadeOf(hex: string, from: string, to: string): string {
  const [L, C, h] = lchOfHex(to);
  const lightness = L + SHADE_SPAN * (lchOfHex(hex)[0] - lchOfHex(from)[0]);
  return hexOfLch([Math.min(LIGHTNESS_LIMITS[1], Math.max(LIGHTNESS_LIMITS[0], lightness)), C, h]);
}

/** The part that a second colour takes covers at least this share. */
const MIN_SECOND_SHARE = 0.08;

/** How much of their difference in hue shades keep: of two said colours a thing has no third. */
const HALF = 0.5;

function dyed(figure: Figure, family: Family | undefined, hex: string, turn = HALF): Figure {
  if (!family) return figure;
  const target = lchOfHex(hex);
  const changed = new Map(
    [...family.members].map((from) => [from, shade(from, family, target, turn)]),
  );
  return figure.map((piece) => ({ ...piece, hex: changed.get(piece.hex) ?? piece.hex }));
}

function shade(from: string, { main }: Family, [L, C, h]: Oklch, turn: number): string {
  const own = lchOfHex(from);
  const lightness = L + SHADE_SPAN * (own[0] - main[0]);
  const depth = main[1] < MAX_GREY_CHROMA ? 1 : Math.min(1.25, Math.max(0.55, own[1] / main[1]));
  const turned =
    main[1] < MAX_GREY_CHROMA || C < MAX_GREY_CHROMA ? 0 : signedGap(own[2], main[2]) * turn;
  return hexOfLch([
    Math.min(LIGHTNESS_LIMITS[1], Math.max(LIGHTNESS_LIMITS[0], lightness)),
    C * depth,
    (h + turned + 360) % 360,
  ]);
}

/** A plant with its leaves and stem in another green: all plants of a piece share one. */
export function recolorLeaves(figure: Figure, hex: string): Figure {
  const leaves = familiesOf(figure).find(({ leaf }) => leaf);
  return dyed(figure, leaves, hex);
}

/** The colour by which a motif is known, to tune ornaments to it. */
export function mainColor(figure: Figure, plant: boolean): string | undefined {
  const family = mainFamily(figure, plant);
  return family && hexOfLch(family.main);
}
