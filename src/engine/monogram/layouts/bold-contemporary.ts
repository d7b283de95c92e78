import { offsetRings } from '../../vector/rings.ts';
import { fitsDisc } from '../../vector/inner-disc.ts';
import type { Mm } from '../../core/units.ts';
import { intersectOutline, subtractOutline } from '../draw/cut.ts';
import { fitTo, type Outline, place, setInRow, widthOf } from '../draw/glyphs.ts';
import type { Part } from '../draw/inks.ts';
import { drawOutlines, setLetters } from '../draw/set-letters.ts';
import { share, type Layout, type Sheet } from './sheet.ts';
import { linesBox, type Box } from '../../vector/geometry.ts';

/** The cut rises to the right by this much of the width. */
const SLANT = 0.12;
/** Letters are so much narrower than their typeface has them, for 1 to 4 of them. */
const NARROW = [0.86, 0.76, 0.68, 0.62];

/** A stroke with less than this between its contours is solid. */
const LEAST_HOLLOW: Mm = 1;
/** Smaller pieces of a core look like crumbs, mm². */
const LEAST_CORE = 6;

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
    const set = setInRow(font, letters, 0.035);
    const narrow = NARROW[letters.length - 1];
    const row = fitTo(
      set.map((outline) => place(outline, [narrow, 1])),
      room,
    );
    const box = linesBox(row.flat());
    const gap = share(sizeMm, 0.05, 3, 8);
    const above = row.map((outline) => intersectOutline(outline, [wedge(box, -1, gap)]));
    const below = row.map((outline) => intersectOutline(outline, [wedge(box, 1, gap)]));
    setLetters(
      pen,
      letters.map((_, i): Part => (i % 2 === 1 && pen.has('third') ? 'third' : 'letters')),
      above,
    );
    for (const outline of below) drawInline(sheet, outline);
    drawRules(sheet, box, out);
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

/** Width of the widest stroke: of the largest disc that lies in an outline. */
function strokeOf(outline: Outline, most: Mm): Mm {
  let [low, high] = [0, most];
  for (let i = 0; i < 8; i++) {
    const radius = (low + high) / 2;
    if (fitsDisc(outline, radius)) low = radius;
    else high = radius;
  }
  return 2 * low;
}

/** A contour, bare fabric, and a core where there is room for one. */
function drawInline({ sizeMm, pen }: Sheet, outline: Outline): void {
  const stroke = strokeOf(outline, sizeMm / 4);
  const contour = share(stroke, 0.17, 1.1, 2.6);
  const bare = share(stroke, 0.09, 0.65, 1.6);
  if (stroke < 2 * contour + LEAST_HOLLOW) {
    pen.area('sides', outline);
    return;
  }
  const inner = offsetRings(outline, -contour);
  pen.area('sides', subtractOutline(outline, inner));
  // Opened: what is left of a core where a stroke is narrow cannot be sewn.
  const core = offsetRings(offsetRings(inner, -bare - 0.55), 0.55);
  drawOutlines(pen, ['frame'], [core], LEAST_CORE);
}

/** The rule in the cut, and short ones that answer it at both ends. */
function drawRules({ sizeMm, pen }: Sheet, box: Box, out: number): void {
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
