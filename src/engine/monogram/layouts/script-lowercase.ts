import { withBall, type Width } from '../draw/columns.ts';
import { subtractOutline } from '../draw/cut.ts';
import { fitTo, type Outline, setInRow, uniteOutlines, widthOf } from '../draw/glyphs.ts';
import { heart, leaf, scroll } from '../draw/ornaments.ts';
import { pointAt } from '../draw/paths.ts';
import { setLetters } from '../draw/set-letters.ts';
import { letterParts, share, type Layout, type Sheet } from './sheet.ts';
import { linesBox } from '../../vector/geometry.ts';

/** M8: small script letters, joined as in writing, over a swash that ends in a curl. */
export const scriptLowercase: Layout = {
  parts: (count) =>
    count === 1
      ? ['letters', 'ornament', 'accent', 'leaf', 'line', 'bead', 'shoot', 'frame']
      : ['letters', 'ornament', 'accent', 'leaf', 'line', 'sides', 'bead', 'shoot'],
  draw(sheet) {
    const { sizeMm, letters, font } = sheet;
    const half = sizeMm / 2;
    const wide = letters.length === 1 ? half * 0.66 : half;
    const room = { left: -wide, right: wide, top: -half, bottom: half * 0.62 };
    const placed = fitTo(setInRow(font, letters), room);
    const box = linesBox(drawWord(sheet, placed).flat());
    drawSwash(sheet, box.bottom, Math.max(widthOf(box) / 2, half * 0.62));
  },
};

/** Letters of one thread are one outline; those of others end where the next begins. */
function drawWord({ letters, pen }: Sheet, placed: readonly Outline[]): Outline[] {
  if (!pen.has('sides')) return setLetters(pen, ['letters'], [uniteOutlines(placed)]);
  const cut = placed.map((outline, i) =>
    i + 1 < placed.length ? subtractOutline(outline, placed[i + 1]) : outline,
  );
  return setLetters(pen, letterParts(letters.length), cut);
}

/** A long stroke from under the last letter that curls up on the left, and a twig below it. */
function drawSwash({ sizeMm, pen }: Sheet, bottom: number, reach: number): void {
  const wide = share(sizeMm, 0.034, 1.5, 5);
  const curl = share(sizeMm, 0.04, 1.8, 7);
  const y = bottom + share(sizeMm, 0.075, 3, 10);
  const long = reach * 2 - curl * 1.6;
  const bend = 0.75 / long;
  const main = scroll(
    [reach, y - reach * 0.07],
    Math.PI - 0.16,
    [
      [long * 0.5, 0, bend * 1.5],
      [long * 0.5, bend * 0.4, -bend],
    ],
    curl,
    -1,
    0.95,
  );
  const pressed: Width = (t) => 0.8 + (wide - 0.8) * Math.sin(Math.PI * t ** 0.75) ** 1.4;
  pen.stroke('ornament', main, withBall(main, pressed, Math.max(1.8, wide * 0.84)));
  drawTwig({ pen, sizeMm }, [-reach * 0.42, y + reach * 0.16], reach * 1.15, curl);
}

/** A twig with two pairs of leaves, a heart at one end and dots at the other. */
function drawTwig(
  { pen, sizeMm }: Pick<Sheet, 'pen' | 'sizeMm'>,
  [x, y]: readonly [number, number],
  length: number,
  curl: number,
): void {
  const path = [x, y];
  for (let i = 1; i <= 24; i++) {
    const t = i / 24;
    path.push(x + length * t, y - length * 0.05 * Math.sin(Math.PI * 2 * t));
  }
  const leafMm = share(sizeMm, 0.07, 3.2, 11);
  for (const [at, side, part] of [
    [0.38, -1, 'leaf'],
    [0.5, 1, 'shoot'],
    [0.62, -1, 'leaf'],
    [0.74, 1, 'shoot'],
  ] as const) {
    const p = pointAt(path, at);
    const rotate = p.angle + side * 0.6;
    leaf(pen, part, leafMm, leafMm * 0.42, { x: p.x, y: p.y, rotate });
  }
  pen.stroke('line', path, (t) => 0.8 + 0.6 * Math.sin(Math.PI * t));
  heart(pen, 'accent', [x - curl * 0.7, y + curl * 0.55], curl * 1.25);
  const r = share(sizeMm, 0.013, 0.9, 2);
  for (let k = 0; k < 3; k++) {
    pen.dot(k === 1 ? 'frame' : 'bead', x + length + r * (2.6 + k * 3.2), y, r * (1 - k * 0.1));
  }
}
