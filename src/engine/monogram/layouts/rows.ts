import { type Letter, type Outline, place, widthOf } from '../draw/glyphs.ts';
import type { TextFont } from '../../lettering/font.ts';
import { linesBox } from '../../vector/geometry.ts';

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
