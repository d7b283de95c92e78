import { taper, withBall } from '../draw/columns.ts';
import { fitTo, setInRow } from '../draw/glyphs.ts';
import { crown, leafyBranch, scroll } from '../draw/ornaments.ts';
import { arc, turn } from '../draw/paths.ts';
import { setLetters } from '../draw/set-letters.ts';
import { letterParts, share, type Layout, type Sheet } from './sheet.ts';
import { linesBox } from '../../vector/geometry.ts';

/** Height of the wreath by its width, for 1 to 4 letters. */
const HEIGHTS = [0.98, 0.9, 0.8, 0.74];
/** Each branch ends so far from its beginning at the foot, radians. */
const BRANCH = 2.2;
/** And begins so far from the foot's middle, where the knot is. */
const KNOT = 0.2;

/** M7: ornate capitals under a crown, between two branches of laurel tied with swirls. */
export const ornateLuxury: Layout = {
  parts: (count) =>
    count === 1
      ? ['letters', 'frame', 'leaf', 'accent', 'ornament', 'shoot', 'bead', 'line']
      : ['letters', 'frame', 'leaf', 'accent', 'ornament', 'shoot', 'sides', 'bead'],
  draw(sheet) {
    const { sizeMm, letters, font, pen } = sheet;
    const leafMm = share(sizeMm, 0.085, 4.8, 15);
    const rx = sizeMm / 2 - leafMm * 0.55;
    const ry = rx * HEIGHTS[letters.length - 1];
    const [ix, iy] = [rx - leafMm * 0.8, ry - leafMm * 0.75];
    const inside = (x: number, y: number) => (x / ix) ** 2 + (y / iy) ** 2 < 1;
    const room = { left: -ix, right: ix, top: -iy * 0.9, bottom: iy * 0.94 };
    const outlines = fitTo(setInRow(font, letters, 0.01), room, inside);
    const { top } = linesBox(setLetters(pen, letterParts(letters.length), outlines).flat());
    drawLaurel(sheet, rx, ry, leafMm);
    drawSwirls(sheet, ry);
    const shoulder = ry * Math.sin(BRANCH - Math.PI / 2);
    const crownMm = share(sizeMm, 0.26, 10, 60);
    const foot = Math.min(top - sizeMm * 0.045, -shoulder + crownMm * 0.1);
    crown(pen, [0, foot], crownMm, { body: 'frame', band: 'accent', ball: 'bead' });
  },
};

function drawLaurel({ sizeMm, pen }: Sheet, rx: number, ry: number, leafMm: number): void {
  const wide = share(sizeMm, 0.014, 1.1, 2);
  const right = arc([0, 0], [rx, ry], Math.PI / 2 - KNOT, Math.PI / 2 - BRANCH);
  const leaves = Math.round((rx * (BRANCH - KNOT)) / (leafMm * 1.12));
  for (const flip of [false, true]) {
    const stem = turn(right, { flip });
    const parts = flip ? (['leaf', 'shoot'] as const) : (['shoot', 'leaf'] as const);
    leafyBranch(pen, stem, { leaves, length: leafMm, width: leafMm * 0.38, angle: 0.5, parts });
    pen.stroke('line', stem, taper(wide, 0.75));
  }
}

/** The knot of the branches: two swirls and a jewel. */
function drawSwirls({ sizeMm, pen }: Sheet, y: number): void {
  const curl = share(sizeMm, 0.036, 1.7, 7);
  const wide = Math.max(1.2, curl * 0.36);
  const right = scroll([0, y], 0.7, [[curl * 1.2, 0, -0.35 / curl]], curl, -1, 0.85);
  for (const flip of [false, true]) {
    const path = turn(right, { flip });
    pen.stroke('ornament', path, withBall(path, taper(wide, 0.8), wide * 1.25));
  }
  pen.dot('accent', 0, y, Math.max(1.3, curl * 0.6));
}
