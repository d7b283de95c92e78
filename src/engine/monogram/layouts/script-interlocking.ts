import { offsetRings } from '../../vector/rings.ts';
import { taper, withBall } from '../draw/columns.ts';
import { fitTo, type Outline, place, widthOf } from '../draw/glyphs.ts';
import { heart, leaf, lozenge, scroll } from '../draw/ornaments.ts';
import { lengthOf, pointAt, turn } from '../draw/paths.ts';
import { drawOutlines, strengthen } from '../draw/set-letters.ts';
import { weave } from '../draw/weave.ts';
import { letterParts, share, type Layout, type Sheet } from './sheet.ts';
import { linesBox } from '../../vector/geometry.ts';

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
    const onLead = (mm: number) => pointAt(path, mm / lengthOf(path));
    for (const [at, side] of [
      [0.32, -1],
      [0.46, 1],
      [0.62, -1],
      [0.8, 1],
    ] as const) {
      const p = onLead(lead * at);
      const size = curl * (1.75 - 0.5 * at);
      leaf(pen, side < 0 ? 'leaf' : 'shoot', size, size * 0.42, {
        x: p.x,
        y: p.y,
        rotate: p.angle + side * 0.65,
      });
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
