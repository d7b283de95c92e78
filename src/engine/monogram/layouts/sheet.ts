import type { Mm } from '../../core/units.ts';
import type { TextFont } from '../../lettering/font.ts';
import type { Letter } from '../draw/glyphs.ts';
import type { Part } from '../draw/inks.ts';
import type { Pen } from '../draw/pen.ts';

/** What a layout works with. The middle of the piece is its origin. */
export interface Sheet {
  /** About the longer side of the piece: a layout may miss it by some, it is then drawn again. */
  sizeMm: Mm;
  letters: readonly Letter[];
  font: TextFont;
  pen: Pen;
}

export interface Layout {
  /** Parts in the order in which they deserve a thread of their own, for so many letters: eight. */
  parts(count: number): readonly Part[];
  draw(sheet: Sheet): void;
}

/** A share of a size, kept within what sews well. */
export const share = (sizeMm: Mm, of: number, least: Mm, most: Mm): Mm =>
  Math.max(least, Math.min(most, sizeMm * of));

/** Letters take turns with these parts. */
const TURNS: readonly Part[] = ['letters', 'sides', 'third'];

/** The part of each letter: the outer ones of three or four alike, so that a piece stays in balance. */
export function letterParts(count: number): readonly Part[] {
  if (count === 3) return ['sides', 'letters', 'third'];
  if (count === 4) return ['sides', 'letters', 'letters', 'third'];
  return TURNS.slice(0, count);
}
