import { oklabFromHex } from '../color/oklab.ts';
import { skinLikeness } from '../color/skin.ts';
import type { MotifKind } from '../prompt/motif-index.ts';
import type { PersonLook } from '../prompt/plan.ts';
import { pairOfEyes } from './asleep.ts';
import { type AreaPiece, coverOf, type Figure, figureBox, silhouette, place } from './figure.ts';
import { hexOfLch, hueGap, isLeafGreen, lchOfHex, recolor } from './recolor.ts';

/*
 * Drawings as nature has them, where a package's palette has it otherwise; without their leaves; and
 * people with the hair and clothes that are said.
 */

/** What is purple in a drawing and black or brown in the world. */
const DARK_INSTEAD: readonly (readonly [RegExp, string, reachDeg: number])[] = [
  [/:honeybee$/, '#3b2a22', 40],
  [/:kaaba$/, '#26262a', 60],
  [/:top-hat$/, '#2a2a2e', 40],
  [/:panda$/, '#2f2f36', 75],
  [/:penguin$/, '#2f2f36', 45],
];
/** Single colours of a package that no thread comes near. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Its tail is purple there.
  'fluent:beaver': { '#533566': '#4a3326' },
  'fluent:bell-pepper': { '#008463': '#1f5f2c' },
  // Facets whose edges meet in a point would pile up.
  'fluent:ring': { '#26eafc': '#5ab7e6', '#00a6ed': '#5ab7e6' },
};
const PURPLE = 300;
const MIN_CHROMA = 0.04;

/** Coats whose nearest thread is louder than the animal. */
const COATS: readonly (readonly [RegExp, string])[] = [
  [/fluent:dog(?:-face)?$/, '#c08448'],
  [/:deer$/, '#a8672f'],
  [/:cat-face$/, '#e0842f'],
  [/:basket$/, '#c9a063'],
  [/game:(?:angel|fairy)-wings$/, '#c9c5bd'],
  // White, which a screen shades.
  [/:blossom$/, '#ffffff'],
  [/:(?:ewe|cow|ram)$/, '#fbf8f0'],
];

/** The drawing in the colours that its thing has. @param id of the motif */
export function naturally(figure: Figure, id: string): Figure {
  const coat = COATS.find(([name]) => name.test(id));
  if (coat) return recolor(figure, coat[1], false);
  if (/:christmas-tree$/.test(id)) return starred(figure);
  const instead = INSTEAD[id];
  if (instead) return figure.map((piece) => ({ ...piece, hex: instead[piece.hex] ?? piece.hex }));
  const found = DARK_INSTEAD.find(([name]) => name.test(id));
  if (found === undefined) return figure;
  const [, dark, reach] = found;
  const [base, chroma, hue] = lchOfHex(dark);
  return figure.map((piece) => {
    const [L, C, h] = lchOfHex(piece.hex);
    if (C < MIN_CHROMA || hueGap(h, PURPLE) > reach) return piece;
    return { ...piece, hex: hexOfLch([Math.min(0.4, base + 0.4 * (L - 0.4)), chroma, hue]) };
  });
}

/** A Christmas tree whose star touches its tip, where a package leaves a gap. */
function starred(figure: Figure): Figure {
  const greens = figure.filter(({ hex }) => isLeafGreen(hex));
  if (greens.length === 0) return figure;
  const { top, bottom } = figureBox(greens);
  const isStar = (piece: Figure[number]): boolean => figureBox([piece]).bottom <= top;
  const star = figure.filter(isStar);
  if (star.length === 0) return figure;
  const y = top - figureBox(star).bottom + INTO_TIP * (bottom - top);
  return [...figure.filter((piece) => !isStar(piece)), ...place(star, { y, scale: 1 })];
}

/** How far a star's notch comes over the tip, of the tree. */
const INTO_TIP = 0.06;

/** Of the longer side of what it is around. */
const OUTLINE_SHARE = 0.05;

/** The drawing with a line around it. */
export function outlined(figure: Figure, hex: string): Figure {
  const { left, top, right, bottom } = figureBox(figure);
  const by = OUTLINE_SHARE * Math.max(right - left, bottom - top);
  const { of } = figure[0] ?? {};
  const around = silhouette(figure, by, by / 2).map((polygon): AreaPiece => ({
    kind: 'area',
    polygon,
    hex,
    of,
  }));
  return [...around, ...figure];
}

/** How far down the top reaches that is left off, of the whole. */
const TOPS: readonly (readonly [RegExp, share: number])[] = [
  [/:christmas-tree$/, 0.24],
  [/:snowman/, 0.22],
  [/:scarecrow$/, 0.24],
];

/** The drawing without what is not wanted of it: its leaves, a tree's star, a snowman's hat, or a person's face. */
export function bared(figure: Figure, id: string, kind: MotifKind | undefined): Figure {
  if (kind === 'person') return withoutFace(figure);
  if (/:(?:watermelon|kiwi-fruit|pomegranate)$/.test(id)) return withoutSeeds(figure);
  if (/:cactus$/.test(id)) return withoutSpines(figure);
  const share = TOPS.find(([name]) => name.test(id))?.[1];
  if (share === undefined) return withoutLeaves(figure);
  const { top, bottom } = figureBox(figure);
  const left = figure.filter((piece) => {
    const [L, chroma] = lchOfHex(piece.hex);
    const isBody = isLeafGreen(piece.hex) || (L > 0.85 && chroma < 0.06);
    return isBody || figureBox([piece]).bottom > top + share * (bottom - top);
  });
  return left.length > 0 ? left : figure;
}

/** What is drawn on a face covers no more of the head than this. */
const MAX_FEATURE = 0.15;

/** A person without eyes, nose and mouth, as rag dolls and minimal portraits are: hair and hats stay. */
function withoutFace(figure: Figure): Figure {
  const eyes = new Set<Figure[number]>(pairOfEyes(figure));
  if (eyes.size === 0) return figure;
  const { left, right, top, bottom } = figureBox([...eyes]);
  const head = figure.find((piece) => {
    const box = figureBox([piece]);
    const isAround = box.left < left && box.right > right && box.top < top && box.bottom > bottom;
    return isSkin(piece.hex) && isAround;
  });
  if (!head) return figure.filter((piece) => !eyes.has(piece));
  const face = figureBox([head]);
  return figure.filter((piece) => {
    if (piece === head) return true;
    const box = figureBox([piece]);
    const isIn =
      box.left >= face.left &&
      box.right <= face.right &&
      box.top >= face.top &&
      box.bottom <= face.bottom &&
      // Fringes lie above the eyes.
      box.bottom > top;
    return !(isIn && coverOf(piece) < MAX_FEATURE * coverOf(head));
  });
}

/** Seeds cover no more than this share each. */
const MAX_SEED_SHARE = 0.03;

/** A slice without its seeds, which are its smallest pieces. */
function withoutSeeds(figure: Figure): Figure {
  const total = figure.reduce((sum, piece) => sum + coverOf(piece), 0);
  const left = figure.filter(
    (piece) => piece.kind === 'line' || coverOf(piece) > MAX_SEED_SHARE * total,
  );
  return left.length > 0 ? left : figure;
}

/** A cactus without its spines, which are its lightest pieces. */
function withoutSpines(figure: Figure): Figure {
  const lightest = Math.max(...figure.map(({ hex }) => lchOfHex(hex)[0]));
  return figure.filter(({ hex }) => lchOfHex(hex)[0] < lightest);
}

/** A flower without leaves: of what is green the stem stays, which is a line, and the cup under the petals. */
function withoutLeaves(figure: Figure): Figure {
  const { left: from, right: to } = figureBox(figure);
  const isCup = (piece: Figure[number]): boolean => {
    const { left, right } = figureBox([piece]);
    return (
      Math.abs(left + right - from - to) < 0.1 * (to - from) && right - left < 0.6 * (to - from)
    );
  };
  const left = figure.filter(
    (piece) => piece.kind === 'line' || !isLeafGreen(piece.hex) || isCup(piece),
  );
  return left.some(({ kind }) => kind === 'area') ? left : figure;
}

/** Threads of hair and clothes in the drawings of people. */
const HAIR = '#6c311e';
const PERSON_THREADS: Readonly<Record<string, { hair: string; clothes: string; light?: string }>> =
  {
    'ilmek:girl': { hair: HAIR, clothes: '#ec8bb0' },
    'ilmek:boy': { hair: HAIR, clothes: '#08908c' },
    'ilmek:woman': { hair: HAIR, clothes: '#d01121' },
    'ilmek:man': { hair: HAIR, clothes: '#08908c' },
    'ilmek:bride': { hair: HAIR, clothes: '#ffffff' },
    'ilmek:groom': { hair: HAIR, clothes: '#2a2d2f' },
    'ilmek:grandmother': { hair: '#bcbec0', clothes: '#572875' },
    'ilmek:grandfather': { hair: '#bcbec0', clothes: '#1654a9' },
    'ilmek:ballerina': { hair: HAIR, clothes: '#ec8bb0', light: '#fcd6e0' },
    'ilmek:princess': { hair: HAIR, clothes: '#ec8bb0' },
    'ilmek:prince': { hair: HAIR, clothes: '#1654a9' },
    'ilmek:mermaid': { hair: HAIR, clothes: '#572875' },
    'ilmek:doll': { hair: '#c06240', clothes: '#d01121' },
  };
/** Eyes of the same thread as clothes are no clothes. */
const MIN_CLOTHES_SHARE = 0.02;

/** What a colour is not said of: an elephant is blue, its tusk is not. */
const KEPT: readonly (readonly [RegExp, string])[] = [[/ilmek:elephant$/, '#f9f1e2']];

/** The drawing in its new colour, with what stays. @param drawn before, piece by piece */
export function withKept(figure: Figure, drawn: Figure, id: string): Figure {
  const hex = KEPT.find(([name]) => name.test(id))?.[1];
  if (hex === undefined) return figure;
  return figure.map((piece, i) => (drawn[i]?.hex === hex ? { ...piece, hex } : piece));
}

/** What white is said of first: a white sailboat has white sails. */
const SAILS: readonly (readonly [RegExp, string])[] = [[/fluent:sailboat$/, '#fcd53f']];
const SAIL_LIGHTNESS = 0.9;

/** The drawing with the sails of a boat that is said to be white. @param drawn before, piece by piece @param hex said of it */
export function withSails(figure: Figure, drawn: Figure, id: string, hex: string): Figure {
  const sail = SAILS.find(([name]) => name.test(id))?.[1];
  if (!sail || lchOfHex(hex)[0] < SAIL_LIGHTNESS) return figure;
  return figure.map((piece, i) => (drawn[i]?.hex === sail ? { ...piece, hex } : piece));
}

const isSkin = (hex: string): boolean => skinLikeness(oklabFromHex(hex)) > 0.5;
const isPale = (hex: string): boolean => lchOfHex(hex)[0] > 0.85 && lchOfHex(hex)[1] < 0.04;

/**
 * A person in other colours, which are those of what is worn: nobody's face, hair or mouth takes the
 * colour of a dress. Who has nothing of another colour, as a silhouette, is dyed whole.
 * @param id of the motif
 * @param dye gives what is worn its colours, piece by piece
 */
export function dressed(figure: Figure, id: string, dye: (worn: Figure) => Figure): Figure {
  const total = figure.reduce((sum, piece) => sum + coverOf(piece), 0);
  const own = figure.filter(({ hex }) => hex !== PERSON_THREADS[id]?.hair && !isSkin(hex));
  const large = new Set(
    own.filter((piece) => coverOf(piece) > MIN_CLOTHES_SHARE * total).map(({ hex }) => hex),
  );
  const clothes = own.filter(({ hex }) => large.has(hex));
  // Beards, caps and eyes are white; a dress is where nothing else is.
  const strong = clothes.filter(({ hex }) => !isPale(hex));
  const worn = strong.length > 0 ? strong : clothes;
  if (worn.length === 0) return dye(figure);
  const put = new Map(dye(worn).map((piece, i) => [worn[i], piece]));
  return figure.map((piece) => put.get(piece) ?? piece);
}

/** A person with hair and clothes of other colours. @param id of the motif */
export function looking(figure: Figure, id: string, { hair, clothes }: PersonLook): Figure {
  const own = PERSON_THREADS[id];
  if (own === undefined) return figure;
  const total = figure.reduce((sum, piece) => sum + coverOf(piece), 0);
  return figure.map((piece) => {
    if (hair && piece.hex === own.hair) return { ...piece, hex: hair };
    const isLarge = piece.kind === 'line' || coverOf(piece) > MIN_CLOTHES_SHARE * total;
    const isClothes = piece.hex === own.clothes && isLarge;
    if (clothes && piece.hex === own.light) {
      const [L, C, h] = lchOfHex(clothes);
      return { ...piece, hex: hexOfLch([Math.min(0.92, L + 0.16), 0.7 * C, h]) };
    }
    return clothes && isClothes ? { ...piece, hex: clothes } : piece;
  });
}
