import type { TextFont } from '../lettering/font.ts';
import { layoutsOf, tracked, type TextLayout } from '../lettering/text-layout.ts';
import type { Box } from '../vector/geometry.ts';
import { groupRings } from '../vector/rings.ts';
import type { Body } from './arrange/body.ts';
import { type Figure, figureBox, type Piece, place } from './figure.ts';
import type { Preset, PromptOptions } from './options.ts';
import type { WordsStyle } from '../prompt/plan.ts';
import { interlaced } from './interlaced.ts';
import type { Inks } from './style.ts';
import { bowled, formAlone, type Line, onRibbon, withForm } from './words-forms.ts';

/** "E & M" stays in one line. */
const PAIR = /^\p{L}{1,2} ?& ?\p{L}{1,2}$/u;
/** Of which a monogram is made. */
const TWO_LETTERS = /^\p{L}{2}$/u;
/** So is a date: "12 Haziran 2027". Beside other lettering it is no wider, down to a share of its size. */
const DATE = /^(?=.*\p{N})(?:\p{N}{1,2}\.? \p{L}{3,} \p{N}{4}|\p{L}{3,} \p{N}{1,2},? \p{N}{4})$/u;
/** How old somebody is, or who plays under it. */
const FIGURE = /^\p{N}{1,2}$/u;
/** Beside other lettering it is so much larger. */
const FIGURE_TIMES = 1.9;
const LEAST_DATE = 0.6;
/** Between strings, in em. */
const LEADING_EM = 0.28;
/** Width by height at which words look best in a round room. */
const STACK_ASPECT = 1.7;
/** The most width by height of a line below a composition. */
const MAX_ASPECT = 9;

/** Words as a figure. */
export interface SetWords {
  /** About 0, 1 wide. */
  figure: Figure;
  lines: number;
  /** Each string in one line, in em: for a ribbon, or an arc. */
  straight: readonly Line[];
}

/**
 * Quoted words about 0, 1 wide: each string a block, under each other.
 * @param stack breaks long strings into lines, for a round room
 * @param how.instead what stands for a letter, where it comes first
 * @param how.isInterlaced two letters lie over each other
 * @param how.tracking how much farther apart letters lie, as a share of their advances
 * @throws EngineError `bad-options` for a letter that the font lacks
 */
export function setWords(
  words: readonly string[],
  font: TextFont,
  hex: string,
  stack: boolean,
  { instead, isInterlaced, tracking = 0 }: SetHow = {},
): SetWords {
  const waiting: LetterFigure[] = instead ? [instead] : [];
  const drawn = (layout: TextLayout): Figure => lettersOf(layout, hex, waiting);
  let top = 0;
  let lines = 0;
  let widest = 0;
  const straight: Line[] = [];
  const set = words.flatMap((text): Figure => {
    const layouts = layoutsOf(text, font).map((one) => tracked(one, tracking));
    const isDate = stack && DATE.test(text);
    const usual = (): TextLayout =>
      layouts.find(({ width, height }) => width <= MAX_ASPECT * height) ?? layouts.at(-1)!;
    const isBroken = stack && !PAIR.test(text);
    const stacked = isBroken ? nearestAspect(layouts, STACK_ASPECT) : usual();
    const usualLayout = isDate ? layouts[0] : stacked;
    const isCrossed = isInterlaced && TWO_LETTERS.test(text);
    const crossed = isCrossed
      ? crossing(usualLayout, hex, words.length > 1 ? AMONG : 1)
      : undefined;
    const layout = crossed ?? usualLayout;
    const figure = crossed?.figure ?? drawn(usualLayout);
    straight.push(lineOf(text, font, hex, { instead, tracking }));
    const isFigure = words.length > 1 && FIGURE.test(text);
    lines += isFigure ? FIGURE_TIMES : layout.lines;
    const ofDate =
      isDate && widest > 0 ? Math.min(1, Math.max(LEAST_DATE, widest / layout.width)) : 1;
    const size = isFigure ? FIGURE_TIMES : ofDate;
    const x = -size * (layout.left + layout.width / 2);
    const moved = place(figure, { x, y: top - size * layout.top, scale: size });
    top += size * layout.height + LEADING_EM;
    widest = Math.max(widest, size * layout.width);
    return moved;
  });
  const { left, right, ...box } = figureBox(set);
  const scale = 1 / (right - left);
  const y = (-(box.top + box.bottom) / 2) * scale;
  return { figure: place(set, { x: (-(left + right) / 2) * scale, y, scale }), lines, straight };
}

/** A monogram is so much larger than what is lettered with it. */
const AMONG = 2.4;

/** A layout of two letters with one over the other. @param times of their size */
function crossing(layout: TextLayout, hex: string, times: number) {
  const [a, b] = layout.letters.map((letter) =>
    lettersOf({ ...layout, letters: [letter] }, hex, []),
  );
  const figure = place(interlaced(a, b), { scale: times });
  const { left, top, right, bottom } = figureBox(figure);
  return { figure, left, top, width: right - left, height: bottom - top, lines: 1 };
}

function nearestAspect(layouts: readonly TextLayout[], wanted: number): TextLayout {
  const off = ({ width, height }: TextLayout): number =>
    Math.abs(Math.log(width / height / wanted));
  return layouts.reduce((best, layout) => (off(layout) < off(best) ? layout : best));
}

interface SetHow {
  instead?: LetterFigure | undefined;
  isInterlaced?: boolean | undefined;
  tracking?: number;
}

/** A figure in the place of a letter. */
interface LetterFigure {
  letter: string;
  figure: Figure;
}

/** @param waiting figures that stand for letters; each is taken once */
function lettersOf({ letters }: TextLayout, hex: string, waiting: LetterFigure[]): Figure {
  return letters.flatMap(({ char, glyph, x, y }): Figure => {
    const pieces = groupRings(glyph.rings).map(({ rings }): Piece => ({
      kind: 'area',
      hex,
      fine: true,
      em: 1,
      polygon: { rings: rings.map((ring) => ring.map((v, i) => v + (i % 2 === 0 ? x : y))) },
    }));
    const at = waiting.findIndex(({ letter }) => letter.toLowerCase() === char.toLowerCase());
    if (at < 0 || pieces.length === 0) return pieces;
    const [{ figure }] = waiting.splice(at, 1);
    return inLettersPlace(figure, figureBox(pieces));
  });
}

/** As tall as the letter, and no wider than looks like one. */
function inLettersPlace(figure: Figure, letter: Box): Figure {
  const own = figureBox(figure);
  const [wide, tall] = [own.right - own.left, own.bottom - own.top];
  const scale = Math.min(
    (1.16 * (letter.bottom - letter.top)) / tall,
    (1.3 * Math.max(letter.right - letter.left, 0.46 * (letter.bottom - letter.top))) / wide,
  );
  return place(figure, {
    x: (letter.left + letter.right) / 2 - (scale * (own.left + own.right)) / 2,
    y: (letter.top + letter.bottom) / 2 - (scale * (own.top + own.bottom)) / 2,
    scale,
  });
}

/** A string in one line, whatever breaks it brought. */
function lineOf(
  text: string,
  font: TextFont,
  hex: string,
  { instead, tracking = 0 }: SetHow,
): Line {
  const [untracked] = layoutsOf(text.replace(/\s+/gu, ' '), font);
  const layout = tracked(untracked, tracking);
  return place(lettersOf(layout, hex, instead ? [instead] : []), {
    x: -(layout.left + layout.width / 2),
  });
}

/*
 * Words beside a composition that has no room for them inside: straight under
 * it, bent like a smile, or on a ribbon.
 */

/** How each style carries words. */
const CARRIERS: Record<Preset, 'line' | 'smile' | 'ribbon'> = {
  vintage: 'ribbon',
  modern: 'line',
  geometric: 'line',
  floral: 'smile',
  decorative: 'ribbon',
  tribal: 'line',
};

/** The tallest that a line may be, beside the composition's height. */
const MAX_LINE_SHARE = 0.26;
/** Letters are no smaller than this share of it: the words reach beyond its sides instead. */
const MIN_LINE_SHARE = 0.24;
/** Initials are the main thing: so tall beside the composition's height. */
const INITIALS_SHARE = 0.62;
/** A short name is as wide as this share of what it is under, or as tall as that of its height. */
const SHORT_ACROSS = 0.7;
const SHORT_SHARE = 0.36;
/** Bare cloth above the words, beside the composition's height. */
const GAP_SHARE = 0.07;

/** How a composition's words are to be carried. */
interface Wanted extends Pick<PromptOptions, 'preset'> {
  above: boolean;
  /** The words are no more than initials. */
  initials: boolean;
  style: WordsStyle | undefined;
}

/** A composition with its words in the form that was asked for, else below it. @param words about 0, 1 wide. */
export function addWords(
  body: Body,
  words: SetWords | undefined,
  { preset, above, initials, style }: Wanted,
  inks: Inks,
): Body {
  if (!words) return body;
  if (style?.form) {
    const wanted = { form: style.form, above, color: style.color, large: style.large };
    return {
      ...body,
      figure: withForm(body.figure, words.straight, wanted, inks),
      hasWords: true,
    };
  }
  const box = figureBox(body.figure);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const own = figureBox(words.figure);
  const tall = own.bottom - own.top;
  // A ribbon holds one line.
  const bent = CARRIERS[preset] === 'smile' && above;
  const carrier = words.lines > 1 || bent || initials ? 'line' : CARRIERS[preset];
  const across =
    Math.max(width, 0.85 * height) * (carrier === 'ribbon' ? 1.12 : 0.98) * (style?.large ? 2 : 1);
  // Under a low, wide composition letters may be taller: small ones are no needle's work.
  const line = Math.max(height, 0.55 * width) * words.lines;
  const least = (MIN_LINE_SHARE * line) / tall;
  const most = initials || style?.large ? INITIALS_SHARE : MAX_LINE_SHARE;
  // A short name is taller, rather than a small thing under a large one.
  const short = Math.min(SHORT_ACROSS * across, (SHORT_SHARE * line) / tall);
  const scale = Math.max(Math.min(Math.max(across, least), (most * line) / tall), short);
  let carried = place(words.figure, { scale });
  if (carrier === 'smile') {
    const radius = Math.max(1.15 * scale, 0.75 * width);
    carried = bowled(carried, radius);
  }
  if (carrier === 'ribbon') carried = onRibbon(carried, inks);
  const { top, bottom } = figureBox(carried);
  const moved = place(carried, {
    x: (box.left + box.right) / 2,
    y: above ? box.top - GAP_SHARE * height - bottom : box.bottom + GAP_SHARE * height - top,
  });
  return { ...body, figure: [...body.figure, ...moved], hasWords: true };
}

/** Whether all that is lettered is initials: "S", "E & M". */
export const areInitials = ([text, ...others]: readonly string[]): boolean =>
  others.length === 0 && /^\p{Lu}(?: ?[&+] ?\p{Lu}|\p{Lu}{0,2})$/u.test(text ?? '');

/** Words by themselves, in the form asked for; undefined where that is a plain block. */
export const aloneInForm = (
  { straight }: SetWords,
  style: WordsStyle | undefined,
  inks: Inks,
): Figure | undefined => formAlone(straight, style?.form, style?.color, inks);
