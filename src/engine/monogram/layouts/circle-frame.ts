import { fitTo, place, setInRow, type Outline } from '../draw/glyphs.ts';
import { leaf, lozenge, pearls } from '../draw/ornaments.ts';
import { arc, circle } from '../draw/paths.ts';
import { setLetters } from '../draw/set-letters.ts';
import { setGraded, stackRows } from './rows.ts';
import { letterParts, share, type Layout, type Sheet } from './sheet.ts';

/** Outer letters of three are so much lower: a circle is lower there, too. */
const OUTER_HEIGHT = 0.74;
/** A row is so much taller than the typeface has it, for 1 to 3 letters: it fills the circle. */
const TALL = [1, 1.12, 1.3];

/** M9: letters in a round frame: a broad ring, a fine one, and a string of pearls between them. */
export const circleFrame: Layout = {
  parts: (count) =>
    count === 1
      ? ['letters', 'frame', 'bead', 'line', 'accent', 'leaf', 'ground', 'shoot']
      : ['letters', 'frame', 'bead', 'sides', 'line', 'accent', 'leaf', 'ground'],
  draw(sheet) {
    const { sizeMm, pen } = sheet;
    const broad = share(sizeMm, 0.032, 1.6, 4.5);
    const fine = share(sizeMm, 0.014, 1.1, 2);
    const pearl = share(sizeMm, 0.036, 1.9, 5);
    const gap = share(sizeMm, 0.011, 0.7, 1.6);
    const outer = sizeMm / 2 - broad / 2;
    const beads = outer - broad / 2 - gap - pearl / 2;
    const inner = beads - pearl / 2 - gap - fine / 2;
    const r = inner - fine / 2 - share(sizeMm, 0.035, 1.5, 5);
    if (pen.has('ground')) pen.area('ground', [circle(0, 0, inner)]);
    const inside = (x: number, y: number) => x * x + y * y < r * r;
    const room = { left: -r, right: r, top: -r, bottom: r };
    setLetters(pen, letterParts(sheet.letters.length), fitTo(arranged(sheet), room, inside));
    pen.ring('line', 0, 0, inner, fine);
    drawPearls(sheet, beads, pearl);
    pen.ring('frame', 0, 0, outer, broad);
  },
};

/** Three with a tall one in the middle, four in two rows; in em. */
function arranged({ letters, font }: Sheet): Outline[] {
  const { capHeight } = font;
  const count = letters.length;
  if (count < 4) {
    const row =
      count === 3
        ? setGraded(font, letters, [OUTER_HEIGHT, 1, OUTER_HEIGHT], 0.08)
        : setInRow(font, letters, 0.04);
    return row.map((outline) => place(outline, [1, TALL[count - 1]]));
  }
  const rows = [letters.slice(0, 2), letters.slice(2)];
  return stackRows(
    rows.map((row) => setInRow(font, row, 0.05)),
    capHeight * 0.16,
  );
}

/** Two strings of pearls, with a lozenge between two leaves at the top and at the bottom. */
function drawPearls({ sizeMm, pen }: Sheet, r: number, pearl: number): void {
  const jewel = pearl * 1.5;
  const leafMm = share(sizeMm, 0.085, 4, 13);
  const start = (jewel * 0.5) / r;
  const clear = start + (leafMm * 1.16) / r;
  for (const pole of [-Math.PI / 2, Math.PI / 2]) {
    for (const side of [-1, 1]) {
      const at = pole + side * start;
      leaf(pen, side * pole > 0 ? 'leaf' : 'shoot', leafMm, pearl * 0.95, {
        x: r * Math.cos(at),
        y: r * Math.sin(at),
        rotate: pole + side * (Math.PI / 2 + leafMm / r / 2 + start),
      });
    }
    lozenge(pen, 'accent', [0, r * Math.sin(pole)], jewel * 0.8, jewel);
    pearls(pen, 'bead', arc([0, 0], [r, r], pole + clear, pole + Math.PI - clear), pearl);
  }
}
