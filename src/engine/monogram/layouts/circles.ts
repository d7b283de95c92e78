import { linesBox, heightOf, widthOf } from '../../vector/geometry.ts';
import { leaf, lozenge, pearls } from '../draw/ornaments.ts';
import {
  bendTo,
  type Envelope,
  fitTo,
  type Letter,
  type Outline,
  place,
  setInRow,
  type Side,
} from '../draw/outlines.ts';
import { arc, circle } from '../draw/paths.ts';
import { setLetters } from '../draw/set-letters.ts';
import { type Layout, letterParts, setGraded, share, type Sheet, stackRows } from './sheet.ts';

/** Letters' widths by their heights stay within these, however narrow an I or wide an M is. */
const ASPECT_LIMITS = [0.26, 0.95] as const;
/** An outer letter has a share of the circle that narrows, and gets this much more room. */
const OUTER_ROOM = 1.18;
/** The side of an outer letter takes this share of its arc; top and bottom have the rest. */
const SIDE_SHARE = 0.5;
/** A letter alone is stretched by this, but keeps within this share of the circle's width. */
const ALONE_STRETCH = 1.3;
const ALONE_WIDTH = 0.74;

/**
 * M1: the letters fill a circle. Each is bent to its slice: the outer ones to the arc, the
 * inner ones between two arcs. A fine ring of four arcs runs round it, with a lozenge and
 * a pair of leaves where they meet.
 */
export const classicCircle: Layout = {
  parts: (count) =>
    count === 1
      ? ['letters', 'frame', 'accent', 'leaf', 'line', 'bead', 'ground', 'ornament']
      : count === 2
        ? ['letters', 'frame', 'sides', 'accent', 'leaf', 'line', 'bead', 'ornament']
        : ['letters', 'frame', 'sides', 'accent', 'leaf', 'line', 'third', 'bead'],
  draw(sheet) {
    const { sizeMm, pen } = sheet;
    const ringMm = share(sizeMm, 0.018, 1.1, 2.4);
    const room = share(sizeMm, 0.085, 4, 12);
    const radius = sizeMm / 2 - room;
    const lineMm = share(sizeMm, 0.006, 0.5, 0.9);
    const inner = radius - share(sizeMm, 0.03, 1.4, 4);
    if (pen.has('ground')) pen.area('ground', [circle(0, 0, radius - lineMm)]);
    drawLetters(sheet, inner);
    pen.ring('line', radius, lineMm);
    drawRing(sheet, (radius + sizeMm / 2) / 2, ringMm, room);
  },
};

function drawLetters({ sizeMm, letters, pen }: Sheet, radius: number): void {
  const parts = letterParts(letters.length);
  const gap = share(sizeMm, 0.022, 1.1, 3);
  const bent = slices(letters, radius, gap).map((envelope, i) =>
    bendTo(letters[i].outline, envelope),
  );
  setLetters(pen, parts, bent);
}

/** The circle's slices, as wide as the letters want to be. */
function slices(letters: readonly Letter[], r: number, gap: number): Envelope[] {
  const last = letters.length - 1;
  if (last === 0) return [alone(letters[0], r)];
  const wants = letters.map(({ outline }, i) => {
    const box = linesBox(outline);
    const aspect = Math.max(
      ASPECT_LIMITS[0],
      Math.min(ASPECT_LIMITS[1], widthOf(box) / heightOf(box)),
    );
    return aspect * (i === 0 || i === last ? OUTER_ROOM : 1);
  });
  const sum = wants.reduce((a, b) => a + b, 0);
  let x = -r;
  return wants.map((want, i) => {
    const [from, to] = [x, x + (2 * r * want) / sum];
    x = to;
    const a = from + (i === 0 ? 0 : gap / 2);
    const b = to - (i === last ? 0 : gap / 2);
    return i === 0 ? outerSlice(r, b, 1) : i === last ? outerSlice(r, -a, -1) : innerSlice(r, a, b);
  });
}

const onCircle =
  (r: number, from: number, to: number): Side =>
  (t) => [r * Math.cos(from + (to - from) * t), r * Math.sin(from + (to - from) * t)];

const straight =
  (ax: number, ay: number, bx: number, by: number): Side =>
  (t) => [ax + (bx - ax) * t, ay + (by - ay) * t];

/** A letter alone: top and bottom on the circle, the sides bowed a little. */
function alone({ outline }: Letter, r: number): Envelope {
  const box = linesBox(outline);
  const natural = (widthOf(box) / heightOf(box)) * ALONE_STRETCH;
  const w = r * Math.min(ALONE_WIDTH, natural);
  const { top, bottom } = innerSlice(r, -w, w);
  const h = Math.sqrt(r * r - w * w);
  const side =
    (s: 1 | -1): Side =>
    (t) => [s * (w + r * 0.09 * Math.sin(Math.PI * t)), -h + 2 * h * t];
  return { top, bottom, left: side(-1), right: side(1) };
}

/** Between two chords: arcs above and below. */
function innerSlice(r: number, a: number, b: number): Envelope {
  const [ha, hb] = [Math.sqrt(r * r - a * a), Math.sqrt(r * r - b * b)];
  const top: Side = (t) => {
    const x = a + (b - a) * t;
    return [x, -Math.sqrt(r * r - x * x)];
  };
  return {
    top,
    bottom: (t) => [top(t)[0], -top(t)[1]],
    left: straight(a, -ha, a, ha),
    right: straight(b, -hb, b, hb),
  };
}

/** Outside a chord at x = b, on the left side of the circle; mirrored for the right one. */
function outerSlice(r: number, b: number, side: 1 | -1): Envelope {
  const chord = Math.acos(b / r);
  const half = (Math.PI - chord) * SIDE_SHARE;
  const h = Math.sqrt(r * r - b * b);
  const top = onCircle(r, Math.PI + half, 2 * Math.PI - chord);
  const bottom = onCircle(r, Math.PI - half, chord);
  const outer = onCircle(r, Math.PI + half, Math.PI - half);
  const inner = straight(b, -h, b, h);
  if (side === 1) return { top, bottom, left: outer, right: inner };
  const mirror =
    (line: Side, backward: boolean): Side =>
    (t) => {
      const [x, y] = line(backward ? 1 - t : t);
      return [-x, y];
    };
  return {
    top: mirror(top, true),
    bottom: mirror(bottom, true),
    left: mirror(inner, false),
    right: mirror(outer, false),
  };
}

/** Four arcs, and what stands between them. */
function drawRing({ sizeMm, pen }: Sheet, r: number, widthMm: number, room: number): void {
  const jewel = Math.min(room * 0.95, share(sizeMm, 0.06, 3, 9));
  const leafMm = share(sizeMm, 0.075, 3.4, 11);
  const leafy = pen.has('leaf');
  const space = (leafy ? jewel * 0.42 + leafMm * 1.12 : jewel * 0.62) / r;
  const start = (jewel * 0.55) / r;
  for (let q = 0; q < 4; q++) {
    const at = (q * Math.PI) / 2;
    const spot = (angle: number) => [r * Math.cos(angle), r * Math.sin(angle)] as const;
    for (const side of leafy ? [-1, 1] : []) {
      const [x, y] = spot(at + side * start);
      const rotate = at + (side * Math.PI) / 2 + side * (leafMm / r / 2);
      leaf(pen, 'leaf', leafMm, leafMm * 0.36, { x, y, rotate });
    }
    pen.stroke('frame', arc([0, 0], [r, r], at + space, at + Math.PI / 2 - space), widthMm);
    lozenge(pen, q % 2 === 1 ? 'accent' : 'ornament', spot(at), jewel * 0.8, jewel);
    const middle = spot(at + Math.PI / 4);
    if (pen.has('bead')) pen.dot('bead', middle[0], middle[1], widthMm * 0.95);
  }
}

/** Height of the outer letters of three, by that of the middle one: a circle is lower there, too. */
const OUTER_HEIGHT = 0.74;
/** Factor on the height of a row of 1 to 3 letters, so that it fills the circle. */
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
    pen.ring('line', inner, fine);
    drawPearls(sheet, beads, pearl);
    pen.ring('frame', outer, broad);
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
  const set = rows.map((row) => setInRow(font, row, 0.05));
  return stackRows(set, capHeight * 0.16);
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
