import type { Mm } from '../../core/units.ts';
import { type Letter, type Outline, place, widthOf } from '../draw/glyphs.ts';
import type { Part } from '../draw/inks.ts';
import { setLetters } from '../draw/set-letters.ts';
import { letterParts, share, type Layout, type Sheet } from './sheet.ts';
import { linesBox, type Box } from '../../vector/geometry.ts';

/** A letter is stretched by at most so much to fill its cell, else it stands in its middle. */
const MOST_STRETCH = 1.4;
/** Height of the piece by its width, for 1 to 4 letters. */
const HEIGHTS = [1, 0.9, 0.74, 1];

/** M5: heavy letters, each stretched to its cell of a plain grid, between two bars. */
export const blockModern: Layout = {
  parts: (count) => {
    if (count === 1) {
      return ['letters', 'frame', 'accent', 'line', 'ornament', 'bead', 'leaf', 'ground'];
    }
    const rest: Part[] = ['letters', 'frame', 'sides', 'accent', 'line', 'ornament', 'bead'];
    return [...rest, count === 2 ? 'leaf' : 'third'];
  },
  draw(sheet) {
    const { sizeMm, letters, pen } = sheet;
    const count = letters.length;
    const bar = share(sizeMm, 0.055, 2, 8);
    const gap = share(sizeMm, 0.035, 1.5, 6);
    const line = share(sizeMm, 0.016, 1.1, 2.4);
    const [w, h] = [sizeMm / 2, (sizeMm / 2) * HEIGHTS[count - 1]];
    const field = { left: -w, right: w, top: bar + gap - h, bottom: h - bar - gap };
    const inset = count === 1 ? line + gap : 0;
    const grid = { ...field, left: inset - w, right: w - inset };
    const grown = gap * 0.4;
    if (pen.has('ground')) {
      const [x, top, low] = [grid.right + grown, field.top - grown, field.bottom + grown];
      pen.fill('ground', [[-x, top, x, top, x, low, -x, low]]);
    }
    setLetters(pen, letterParts(count), inCells(letters, grid, gap * 2 + line));
    drawRules(sheet, field, gap, line);
    drawBars(sheet, w, h, bar);
  },
};

/** The letters in one row, or four of them in two. */
function inCells(letters: readonly Letter[], field: Box, between: Mm): Outline[] {
  const { left, right, top, bottom } = field;
  if (letters.length < 4) return inRow(letters, field, between);
  const middle = (top + bottom) / 2;
  return [
    ...inRow(letters.slice(0, 2), { left, right, top, bottom: middle - between / 2 }, between),
    ...inRow(letters.slice(2), { left, right, top: middle + between / 2, bottom }, between),
  ];
}

/** Letters of one height on one baseline; wide ones take more of the row than narrow ones. */
function inRow(letters: readonly Letter[], row: Box, between: Mm): Outline[] {
  const all = linesBox(letters.flatMap(({ outline }) => outline));
  const sy = (row.bottom - row.top) / (all.bottom - all.top);
  const cell = (widthOf(row) - between * (letters.length - 1)) / letters.length;
  return letters.map(({ outline }, i) => {
    const box = linesBox(outline);
    const sx = Math.min(cell / widthOf(box), sy * MOST_STRETCH);
    const middle = row.left + i * (cell + between) + cell / 2;
    return place(
      outline,
      [sx, sy],
      middle - (sx * (box.left + box.right)) / 2,
      row.top - all.top * sy,
    );
  });
}

/** Rules between the cells; beside a letter that stands alone. */
function drawRules(
  { letters, pen }: Sheet,
  { left, right, top, bottom }: Box,
  gap: Mm,
  line: Mm,
): void {
  const count = letters.length;
  const upright = (x: number) =>
    pen.stroke('line', [x, top, x, (top + bottom) / 2, x, bottom], line);
  if (count === 1) [left + line / 2, right - line / 2].forEach(upright);
  const columns = count === 4 ? 2 : count;
  for (let i = 1; i < columns; i++) upright(left + ((right - left) * i) / columns);
  if (count < 4) return;
  const y = (top + bottom) / 2;
  for (const side of [-1, 1]) {
    const [from, to] = [side * (gap + line / 2), side * right];
    pen.stroke('line', [from, y, (from + to) / 2, y, to, y], line);
  }
}

/** A bar above, and the same one below, turned round: a long piece and three short ones. */
function drawBars({ pen }: Sheet, w: Mm, h: Mm, bar: Mm): void {
  const space = Math.max(0.9, bar * 0.35);
  for (const side of [-1, 1]) {
    const y = side * (h - bar / 2);
    const piece = (part: Part, from: Mm, to: Mm) => {
      const [a, b] = [-side * from, -side * to];
      pen.stroke(part, [a, y, (a + b) / 2, y, b, y], bar);
    };
    piece('accent', -w, -w + bar);
    piece(side < 0 ? 'ornament' : 'leaf', -w + bar + space, -w + 3 * bar + space);
    piece('frame', -w + 3 * bar + 2 * space, w - bar - space);
    piece('bead', w - bar, w);
  }
}
