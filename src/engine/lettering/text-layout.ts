import { EngineError } from '../core/errors.ts';
import type { Glyph, TextFont } from './font.ts';
import { joinBoxes, linesBox } from '../vector/geometry.ts';

/** A letter in its place. Lengths in em, y downward. */
export interface PlacedLetter {
  char: string;
  glyph: Glyph;
  /** Where its origin lies, on its line's baseline. */
  x: number;
  y: number;
  /** Number of its word, from 0. */
  word: number;
}

/** A text in lines: letters in reading order, and the box around their ink, in em. */
export interface TextLayout {
  letters: PlacedLetter[];
  left: number;
  top: number;
  width: number;
  height: number;
  lines: number;
}

/** Bare fabric between two lines, in heights of x. */
const LINE_GAP = 0.3;
/** No text is broken into more lines. */
const MAX_LINES = 8;

/**
 * The ways to set a text: in one line, in two, … each with its lines as equal as can be. A text
 * that brings line breaks keeps them, and has only that way.
 * @param keepLines a text without line breaks is one line, too
 * @throws EngineError `bad-options` for a blank text, and for a letter that the font lacks
 */
export function layoutsOf(text: string, font: TextFont, keepLines = false): TextLayout[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.split(/[\s\u200b]+/u).filter(Boolean))
    .filter((line) => line.length > 0);
  if (lines.length === 0) throw new EngineError('bad-options', 'lettering', 'there is no text');
  checkLetters(lines.flat().join(''), font);
  if (lines.length > 1 || keepLines) return [layoutLines(lines, font)];
  const [words] = lines;
  const widths = words.map((word) => setWord(word, font));
  const max = Math.min(MAX_LINES, words.length);
  return Array.from({ length: max }, (_, i) => {
    let from = 0;
    const sizes = partition(widths, spaceWidth(font), i + 1);
    return layoutLines(
      sizes.map((size) => words.slice(from, (from += size))),
      font,
    );
  });
}

/** @throws EngineError `bad-options` that names the letters which the font lacks. */
function checkLetters(text: string, font: TextFont): void {
  const lacking = [...new Set(text)].filter((char) => !font.glyph(char));
  if (lacking.length === 0) return;
  const named = lacking.map((char) => `“${char}”`).join(', ');
  throw new EngineError('bad-options', 'lettering', `the font ${font.name} has no ${named}`);
}

/**
 * Goes through the letters of a word.
 * @param from where its first letter's origin lies
 * @returns where the next letter's would lie
 */
function setWord(
  word: string,
  font: TextFont,
  from = 0,
  put?: (char: string, glyph: Glyph, x: number) => void,
): number {
  let x = from;
  let before = '';
  for (const char of word) {
    const glyph = font.glyph(char)!;
    if (before) x += font.kerning(before, char);
    put?.(char, glyph, x);
    x += glyph.advance;
    before = char;
  }
  return x;
}

/** The font's space; a quarter of an em without one. */
const spaceWidth = (font: TextFont): number => font.glyph(' ')?.advance ?? 0.25;

/** Sets lines of words under each other, the ink of each in the middle. */
function layoutLines(lines: readonly (readonly string[])[], font: TextFont): TextLayout {
  let word = 0;
  const rows = lines.map((words) => {
    const letters: PlacedLetter[] = [];
    let x = 0;
    for (const chars of words) {
      const number = word++;
      x = setWord(chars, font, x, (char, glyph, at) => {
        letters.push({ char, glyph, x: at, y: 0, word: number });
      });
      x += spaceWidth(font);
    }
    return { letters, ...inkOf(letters) };
  });
  // One distance between all baselines: that of the two lines that come nearest.
  let leading = 0;
  for (let i = 1; i < rows.length; i++) {
    leading = Math.max(leading, rows[i - 1].bottom - rows[i].top + LINE_GAP * font.xHeight);
  }
  rows.forEach(({ letters, left, right }, i) => {
    for (const letter of letters) {
      letter.x -= (left + right) / 2;
      letter.y = i * leading;
    }
  });
  const letters = rows.flatMap((row) => row.letters);
  const { left, top, right, bottom } = inkOf(letters);
  return { letters, left, top, width: right - left, height: bottom - top, lines: rows.length };
}

/**
 * The same text set wider: the letters of a word lie farther apart, each by a share of the advance of
 * the one before it. Blanks between words stay.
 */
export function tracked(layout: TextLayout, share: number): TextLayout {
  const lines = [...new Set(layout.letters.map(({ y }) => y))];
  const letters = lines.flatMap((y) => {
    let added = 0;
    const moved = layout.letters
      .filter((letter) => letter.y === y)
      .map((letter, i, line) => {
        const before = line[i - 1] as PlacedLetter | undefined;
        if (before?.word === letter.word) added += share * before.glyph.advance;
        return { ...letter, x: letter.x + added };
      });
    const { left, right } = inkOf(moved);
    return moved.map((letter) => ({ ...letter, x: letter.x - (left + right) / 2 }));
  });
  const { left, top, right, bottom } = inkOf(letters);
  return { ...layout, letters, left, top, width: right - left, height: bottom - top };
}

/** The box around the ink of letters; empty where they have none. */
function inkOf(letters: readonly PlacedLetter[]) {
  const { left, top, right, bottom } = joinBoxes(
    letters.map(({ glyph, x, y }) => {
      const box = linesBox(glyph.rings);
      return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
    }),
  );
  return left > right ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

/**
 * Divides a row of things into runs that are as equal in length as can be: the sum of the fourth
 * powers is least, which weighs the longest run most.
 * @param lengths of the things, in their order
 * @param gap between two things of one run
 * @param count of runs, at most the number of things
 * @returns how many things each run has, all at least 1
 */
export function partition(lengths: readonly number[], gap: number, count: number): number[] {
  const n = lengths.length;
  const before = [0];
  for (const length of lengths) before.push(before.at(-1)! + length + gap);
  const run = (from: number, to: number): number => before[to] - before[from] - gap;
  // cost[k][i]: the first i things in k runs.
  const cost = Array.from({ length: count + 1 }, () => new Float64Array(n + 1).fill(Infinity));
  const cut = Array.from({ length: count + 1 }, () => new Int32Array(n + 1));
  cost[0][0] = 0;
  for (let k = 1; k <= count; k++) {
    for (let i = k; i <= n; i++) {
      for (let j = k - 1; j < i; j++) {
        const total = cost[k - 1][j] + run(j, i) ** 4;
        if (total >= cost[k][i]) continue;
        cost[k][i] = total;
        cut[k][i] = j;
      }
    }
  }
  const sizes: number[] = [];
  for (let k = count, i = n; k > 0; k--) {
    sizes.unshift(i - cut[k][i]);
    i = cut[k][i];
  }
  return sizes;
}

/** A text with a line break wherever it was broken. */
export function linesOf(text: string, { letters }: TextLayout): string {
  const words = text
    .normalize('NFC')
    .split(/[\s\u200b]+/u)
    .filter(Boolean);
  const lineOf = (word: number) => letters.find((letter) => letter.word === word)?.y;
  return words.reduce((all, word, i) => {
    if (i === 0) return word;
    return `${all}${lineOf(i) === lineOf(i - 1) ? ' ' : '\n'}${word}`;
  }, '');
}
