import type { Mm } from '../../core/units.ts';
import type { TextFont } from '../../lettering/font.ts';
import { linesBox, widthOf } from '../../vector/geometry.ts';
import { type Letter, type Outline, place } from '../draw/outlines.ts';
import type { Part, Pen } from '../draw/pen.ts';

/** What a layout works with. The middle of the piece is its origin. */
export interface Sheet {
  /** About the longer side of the piece: a layout may miss it by some, it is then drawn again. */
  sizeMm: Mm;
  letters: readonly Letter[];
  font: TextFont;
  pen: Pen;
}

export interface Layout {
  /** The eight parts of a piece of `count` letters, in the order in which they deserve a thread. */
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

/**
 * Letters side by side, each at its own height about the middle line of the capitals; in em.
 * @param heights of the letters, by that of a capital of the typeface
 * @param gap between them, by the same
 */
export function setGraded(
  font: TextFont,
  letters: readonly Letter[],
  heights: readonly number[],
  gap: number,
): Outline[] {
  let x = 0;
  return letters.map(({ outline }, i) => {
    const s = heights[i];
    const box = linesBox(outline);
    const placed = place(outline, [s, s], x - box.left * s, -(font.capHeight * (1 - s)) / 2);
    x += widthOf(box) * s + font.capHeight * gap;
    return placed;
  });
}

/** Rows of letters one below the other, each in the middle; in em. */
export function stackRows(rows: readonly (readonly Outline[])[], gap: number): Outline[] {
  let y = 0;
  return rows.flatMap((row) => {
    const box = linesBox(row.flat());
    const placed = row.map((outline) =>
      place(outline, [1, 1], -(box.left + widthOf(box) / 2), y - box.top),
    );
    y += box.bottom - box.top + gap;
    return placed;
  });
}
