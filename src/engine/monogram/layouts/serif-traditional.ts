import { fitTo, widthOf } from '../draw/glyphs.ts';
import { leaf, lozenge, rule } from '../draw/ornaments.ts';
import { setLetters } from '../draw/set-letters.ts';
import { setGraded } from './rows.ts';
import { letterParts, share, type Layout, type Sheet } from './sheet.ts';
import { linesBox, type Box } from '../../vector/geometry.ts';

/** Height of the letters, by that of the largest. */
const HEIGHTS: readonly (readonly number[])[] = [[1], [1, 1], [0.64, 1, 0.64], [0.62, 1, 1, 0.62]];
const GAP = 0.11;

/** M6: the traditional order of three, the middle letter large; fine rules above and below. */
export const serifTraditional: Layout = {
  parts: (count) =>
    count === 1
      ? ['letters', 'line', 'accent', 'leaf', 'frame', 'bead', 'ornament', 'shoot']
      : count === 2
        ? ['letters', 'line', 'accent', 'sides', 'leaf', 'frame', 'bead', 'shoot']
        : ['letters', 'sides', 'line', 'accent', 'leaf', 'bead', 'shoot', 'third'],
  draw(sheet) {
    const { sizeMm, letters, font, pen } = sheet;
    const count = letters.length;
    const half = sizeMm / 2;
    const space = share(sizeMm, 0.11, 5, 16);
    const wide = count === 1 ? half * 0.66 : count === 2 ? half * 0.86 : half;
    const room = { left: -wide, right: wide, top: space - half, bottom: half - space };
    const outlines = fitTo(setGraded(font, letters, HEIGHTS[count - 1], GAP), room);
    const box = linesBox(setLetters(pen, letterParts(count), outlines).flat());
    const reach = Math.max(widthOf(box) / 2, sizeMm * 0.32);
    drawRule(sheet, box.top - space * 0.62, reach);
    drawRule(sheet, box.bottom + space * 0.62, reach);
    if (count <= 2) drawSides(sheet, box);
  },
};

const jewelOf = (sizeMm: number) => share(sizeMm, 0.052, 2.6, 8);

/** A rule in two halves about a lozenge, with leaves and a dot on either side of it. */
function drawRule({ sizeMm, pen }: Sheet, y: number, reach: number): void {
  const jewel = jewelOf(sizeMm);
  const wide = share(sizeMm, 0.018, 1.2, 2.4);
  const leafMm = jewel * 1.35;
  lozenge(pen, 'accent', [0, y], jewel * 0.8, jewel);
  for (const side of [-1, 1]) {
    const x = jewel * 0.72;
    const rotate = side === 1 ? 0 : Math.PI;
    leaf(pen, side === 1 ? 'leaf' : 'shoot', leafMm, jewel * 0.52, { x: side * x, y, rotate });
    const dotR = Math.max(0.85, jewel * 0.17);
    const dotAt = x + leafMm + dotR * 1.9;
    pen.dot('bead', side * dotAt, y, dotR);
    const start = dotAt + dotR * 2;
    if (reach - start < 3) continue;
    rule(pen, 'line', [side * start, y], [side * reach, y], (t) => wide + (0.75 - wide) * t);
  }
}

/** One or two letters have something at their sides, where others would stand. */
function drawSides({ sizeMm, pen, letters }: Sheet, { left, right }: Box): void {
  const jewel = jewelOf(sizeMm);
  const away = jewel * 1.5;
  for (const x of [left - away, right + away]) {
    lozenge(pen, 'frame', [x, 0], jewel * 0.75, jewel * 2.6);
    if (letters.length > 1) continue;
    for (const side of [-1, 1]) {
      pen.dot('ornament', x, side * jewel * 1.95, Math.max(0.85, jewel * 0.2));
    }
  }
}
