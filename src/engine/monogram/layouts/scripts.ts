import { lineLength, linesBox, widthOf } from '../../vector/geometry.ts';
import { offsetRings } from '../../vector/rings.ts';
import { heart, leaf, lozenge, scroll } from '../draw/ornaments.ts';
import {
  fitTo,
  type Outline,
  place,
  setInRow,
  subtractOutline,
  uniteOutlines,
  weave,
} from '../draw/outlines.ts';
import { type Bend, pointAt, taper, turn, type Width, withBall } from '../draw/paths.ts';
import { drawOutlines, setLetters, strengthen } from '../draw/set-letters.ts';
import { type Layout, letterParts, share, type Sheet } from './sheet.ts';

/** How much of a letter's width lies over its neighbour, for 1 to 4 letters. */
const OVERLAP = [0, 0.44, 0.33, 0.25];
/** Pieces from this size on have all of that. */
const ROOMY_MM = 75;
/** How far a letter sinks below the one before, by the height of capitals. */
const SINK = [0, 0.3, 0.24, 0.16];

/** M3: script capitals woven into each other; where two strokes cross, one lies on top, in turns. */
export const scriptInterlocking: Layout = {
  parts: (count) =>
    count === 1
      ? ['letters', 'ornament', 'leaf', 'accent', 'bead', 'shoot', 'line', 'frame']
      : [
          ...(['letters', 'sides', 'ornament', 'leaf', 'accent', 'shoot'] as const),
          count === 2 ? 'line' : 'third',
          'bead',
        ],
  draw(sheet) {
    const { sizeMm, letters, pen } = sheet;
    const half = sizeMm / 2;
    const room = { left: -half, right: half, top: -half, bottom: half * 0.7 };
    // Pen strokes become thread strokes: hairlines grow most, by their own measure.
    const bold = share(sizeMm, 0.0035, 0.12, 0.5);
    const outlines = fitTo(interlock(sheet), room).map((outline) =>
      strengthen(offsetRings(outline, bold)),
    );
    // Where a stroke yields to another, the drawing's size is the same.
    const woven = pen.rough ? outlines : weave(outlines, share(sizeMm, 0.009, 0.65, 1.2));
    drawOutlines(pen, letterParts(letters.length), woven);
    const box = linesBox(outlines.flat());
    const reach = Math.min(half, Math.max(half * 0.6, widthOf(box) * 0.42));
    drawFoot(sheet, box.bottom + share(sizeMm, 0.075, 3, 12), reach);
  },
};

/** Letters one over the other's side, every second one lower: a garland, not a stair. In em. */
function interlock({ sizeMm, letters, font }: Sheet): Outline[] {
  const count = letters.length;
  // On a small piece strokes are broad for the letters, and lie over each other too soon.
  const overlap = OVERLAP[count - 1] * share(sizeMm, 1 / ROOMY_MM, 0.45, 1);
  let x = 0;
  return letters.map(({ outline }, i) => {
    const box = linesBox(outline);
    const y = (i % 2) * SINK[count - 1] * font.capHeight;
    const placed = place(outline, [1, 1], x - box.left, y);
    x += widthOf(box) * (1 - overlap);
    return placed;
  });
}

/** Two scrolls with leaves that part from a heart. */
function drawFoot({ sizeMm, pen }: Sheet, y: number, reach: number): void {
  const curl = share(sizeMm, 0.034, 1.6, 6);
  const wide = share(sizeMm, 0.018, 1.2, 2.4);
  const lead = Math.max(4, reach - curl * 2.6);
  const right = scroll([curl * 0.9, y], 0.22, [[lead, 0.1 / lead, -0.9 / lead]], curl, -1, 0.95);
  for (const flip of [false, true]) {
    const path = turn(right, { flip });
    for (const [at, side] of [
      [0.32, -1],
      [0.46, 1],
      [0.62, -1],
      [0.8, 1],
    ] as const) {
      const p = pointAt(path, (lead * at) / lineLength(path));
      const size = curl * (1.75 - 0.5 * at);
      const rotate = p.angle + side * 0.65;
      leaf(pen, side < 0 ? 'leaf' : 'shoot', size, size * 0.42, { ...p, rotate });
    }
    const ballMm = Math.max(1.9, wide * 1.5);
    const [x, endY] = path.slice(-2);
    if (pen.has('bead')) pen.dot('bead', x, endY, ballMm / 2);
    pen.stroke('ornament', path, withBall(path, taper(wide, 0.8), pen.has('bead') ? 0 : ballMm));
  }
  heart(pen, 'accent', [0, y + curl * 0.75], curl * 1.6);
  lozenge(pen, 'line', [0, y + curl * 1.85], curl * 0.8, curl * 1.25);
  pen.dot('frame', 0, y + curl * 3.05, Math.max(0.85, curl * 0.24));
}

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
  const lead: Bend[] = [
    [long * 0.5, 0, bend * 1.5],
    [long * 0.5, bend * 0.4, -bend],
  ];
  const main = scroll([reach, y - reach * 0.07], Math.PI - 0.16, lead, curl, -1, 0.95);
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
    leaf(pen, part, leafMm, leafMm * 0.42, { ...p, rotate });
  }
  pen.stroke('line', path, (t) => 0.8 + 0.6 * Math.sin(Math.PI * t));
  heart(pen, 'accent', [x - curl * 0.7, y + curl * 0.55], curl * 1.25);
  const r = share(sizeMm, 0.013, 0.9, 2);
  for (let k = 0; k < 3; k++) {
    pen.dot(k === 1 ? 'frame' : 'bead', x + length + r * (2.6 + k * 3.2), y, r * (1 - k * 0.1));
  }
}
