import type { Mm } from '../../core/units.ts';
import { type Box, linesBox, widthOf } from '../../vector/geometry.ts';
import { fitsDisc } from '../../vector/inner-disc.ts';
import { offsetRings } from '../../vector/rings.ts';
import { leaf, lozenge, rule } from '../draw/ornaments.ts';
import {
  fitTo,
  greatest,
  intersectOutline,
  type Letter,
  type Outline,
  place,
  setInRow,
  subtractOutline,
} from '../draw/outlines.ts';
import type { Part } from '../draw/pen.ts';
import { drawOutlines, setLetters } from '../draw/set-letters.ts';
import { type Layout, letterParts, setGraded, share, type Sheet } from './sheet.ts';

/** Height of the letters, by that of the largest. */
const LETTER_HEIGHTS: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [0.64, 1, 0.64],
  [0.62, 1, 1, 0.62],
];
const LETTER_GAP = 0.11;

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
    const outlines = fitTo(setGraded(font, letters, LETTER_HEIGHTS[count - 1], LETTER_GAP), room);
    const box = linesBox(setLetters(pen, letterParts(count), outlines).flat());
    const reach = Math.max(widthOf(box) / 2, sizeMm * 0.32);
    drawJewelledRule(sheet, box.top - space * 0.62, reach);
    drawJewelledRule(sheet, box.bottom + space * 0.62, reach);
    if (count <= 2) drawSides(sheet, box);
  },
};

const jewelOf = (sizeMm: number) => share(sizeMm, 0.052, 2.6, 8);

/** A rule in two halves about a lozenge, with leaves and a dot on either side of it. */
function drawJewelledRule({ sizeMm, pen }: Sheet, y: number, reach: number): void {
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

/** The most that a letter is stretched to fill its cell; a narrower one stands in its middle. */
const MAX_STRETCH = 1.4;
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
    drawCellRules(sheet, field, gap, line);
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
    const sx = Math.min(cell / widthOf(box), sy * MAX_STRETCH);
    const middle = row.left + i * (cell + between) + cell / 2;
    const x = middle - (sx * (box.left + box.right)) / 2;
    return place(outline, [sx, sy], x, row.top - all.top * sy);
  });
}

/** Rules between the cells; beside a letter that stands alone. */
function drawCellRules(
  { letters, pen }: Sheet,
  { left, right, top, bottom }: Box,
  gap: Mm,
  line: Mm,
): void {
  const count = letters.length;
  const upright = (x: number) => rule(pen, 'line', [x, top], [x, bottom], line);
  if (count === 1) [left + line / 2, right - line / 2].forEach(upright);
  const columns = count === 4 ? 2 : count;
  for (let i = 1; i < columns; i++) upright(left + ((right - left) * i) / columns);
  if (count < 4) return;
  const y = (top + bottom) / 2;
  for (const side of [-1, 1]) {
    rule(pen, 'line', [side * (gap + line / 2), y], [side * right, y], line);
  }
}

/** A bar above, and the same one below, turned round: a long piece and three short ones. */
function drawBars({ pen }: Sheet, w: Mm, h: Mm, bar: Mm): void {
  const space = Math.max(0.9, bar * 0.35);
  for (const side of [-1, 1]) {
    const y = side * (h - bar / 2);
    const piece = (part: Part, from: Mm, to: Mm) =>
      rule(pen, part, [-side * from, y], [-side * to, y], bar);
    piece('accent', -w, -w + bar);
    piece(side < 0 ? 'ornament' : 'leaf', -w + bar + space, -w + 3 * bar + space);
    piece('frame', -w + 3 * bar + 2 * space, w - bar - space);
    piece('bead', w - bar, w);
  }
}

/** The cut rises to the right by this much of the width. */
const SLANT = 0.12;
/** Factor on the width of 1 to 4 letters. */
const NARROW = [0.86, 0.76, 0.68, 0.62];

/** A stroke with less than this between its contours is solid. */
const MIN_HOLLOW_MM: Mm = 1;
/** Smaller pieces of a core look like crumbs, mm². */
const MIN_CORE_MM2 = 6;

/**
 * M10: bold letters cut in two along a rising line. Above they are solid, below a contour
 * with a core in it; rules of uneven length run through the cut and beside it.
 */
export const boldContemporary: Layout = {
  parts: (count) =>
    count === 1
      ? ['letters', 'sides', 'accent', 'frame', 'line', 'bead', 'ornament', 'leaf']
      : ['letters', 'sides', 'accent', 'frame', 'line', 'third', 'bead', 'ornament'],
  draw(sheet) {
    const { sizeMm, letters, font, pen } = sheet;
    const half = sizeMm / 2;
    const out = share(sizeMm, 0.06, 2.4, 8);
    const room = { left: out - half, right: half - out, top: -half, bottom: half };
    const narrow = NARROW[letters.length - 1];
    const set = setInRow(font, letters, 0.035).map((outline) => place(outline, [narrow, 1]));
    const row = fitTo(set, room);
    const box = linesBox(row.flat());
    const gap = share(sizeMm, 0.05, 3, 8);
    const above = row.map((outline) => intersectOutline(outline, [wedge(box, -1, gap)]));
    const below = row.map((outline) => intersectOutline(outline, [wedge(box, 1, gap)]));
    const second = pen.has('third') ? 'third' : 'letters';
    const parts = letters.map((_, i): Part => (i % 2 === 1 ? second : 'letters'));
    setLetters(pen, parts, above);
    for (const outline of below) drawInline(sheet, outline);
    drawCutRules(sheet, box, out);
  },
};

/** The middle line of the cut at x. */
const cutAt = (box: Box, x: number): number =>
  (box.top + box.bottom) / 2 - SLANT * (x - (box.left + box.right) / 2);

/** All above the cut, or all below it. */
function wedge(box: Box, side: 1 | -1, gap: number): Float64Array {
  const margin = widthOf(box);
  const [l, r] = [box.left - margin, box.right + margin];
  const far = side * (Math.abs(box.top) + Math.abs(box.bottom) + 2 * margin);
  const edge = (x: number) => cutAt(box, x) + (side * gap) / 2;
  return Float64Array.of(l, edge(l), r, edge(r), r, far, l, far);
}

/** A contour, bare fabric, and a core where there is room for one. */
function drawInline({ sizeMm, pen }: Sheet, outline: Outline): void {
  // Of the largest disc that lies in it: the width of its widest stroke.
  const stroke = 2 * greatest(sizeMm / 4, 8, (radius) => fitsDisc(outline, radius));
  const contour = share(stroke, 0.17, 1.1, 2.6);
  const bare = share(stroke, 0.09, 0.65, 1.6);
  if (stroke < 2 * contour + MIN_HOLLOW_MM) {
    pen.area('sides', outline);
    return;
  }
  const inner = offsetRings(outline, -contour);
  pen.area('sides', subtractOutline(outline, inner));
  // Opened: what is left of a core where a stroke is narrow cannot be sewn.
  const core = offsetRings(offsetRings(inner, -bare - 0.55), 0.55);
  drawOutlines(pen, ['frame'], [core], MIN_CORE_MM2);
}

/** The rule in the cut, and short ones that answer it at both ends. */
function drawCutRules({ sizeMm, pen }: Sheet, box: Box, out: number): void {
  const wide = share(sizeMm, 0.015, 1.1, 2.2);
  const step = wide * 2.1;
  const line = (part: Part, from: number, to: number, off: number) => {
    const y = (x: number) => cutAt(box, x) + off;
    const middle = (from + to) / 2;
    pen.stroke(part, [from, y(from), middle, y(middle), to, y(to)], wide);
  };
  const { left, right } = box;
  line('accent', left - out, right + out, 0);
  line('line', left - out, left - out * 0.22, -step);
  line('bead', right + out * 0.22, right + out, step);
  if (pen.has('ornament')) line('ornament', left - out, left - out * 0.6, -2 * step);
  if (pen.has('leaf')) line('leaf', right + out * 0.6, right + out, 2 * step);
}
