import { turned } from '../../digitize/lines.ts';
import { linesBox } from '../../vector/geometry.ts';
import { crown, leaf, leafyBranch, lozenge, scroll } from '../draw/ornaments.ts';
import { fitTo, place, setInRow } from '../draw/outlines.ts';
import { arc, swell, taper, turn, withBall } from '../draw/paths.ts';
import { setLetters } from '../draw/set-letters.ts';
import { type Layout, letterParts, share, type Sheet } from './sheet.ts';

/** Width by height of the frame, for 1 to 4 letters. */
const ASPECTS = [0.88, 1.2, 1.5, 1.75];
/** Factor on the height of 1 to 4 letters, so that narrow ones fill the frame. */
const TALL = [1, 1.1, 1.25, 1.3];

/** M2: initials in a frame of four bars that curl into volutes, with leaves at its corners. */
export const decorativeFrame: Layout = {
  parts: (count) => [
    'letters',
    'frame',
    'leaf',
    'accent',
    'line',
    'bead',
    'ornament',
    count === 1 ? 'ground' : 'sides',
  ],
  draw(sheet) {
    const { sizeMm, letters, font, pen } = sheet;
    const aspect = ASPECTS[letters.length - 1];
    const curl = share(sizeMm, 0.056, 2.2, 10);
    const out = curl * 2.6;
    const [w, h] =
      aspect >= 1
        ? [sizeMm / 2 - out, sizeMm / 2 / aspect - out * 0.8]
        : [(sizeMm / 2) * aspect - out * 0.8, sizeMm / 2 - out];
    const bar = share(sizeMm, 0.022, 1.2, 3);
    const line = share(sizeMm, 0.007, 0.5, 0.9);
    const inset = bar / 2 + share(sizeMm, 0.02, 1, 2.4);
    const pad = inset + share(sizeMm, 0.035, 1.5, 5);
    const parts = letterParts(letters.length);
    if (pen.has('ground')) pen.area('ground', [roundBox(w - inset, h - inset, curl)]);
    const room = { left: pad - w, right: w - pad, top: pad - h, bottom: h - pad };
    const row = setInRow(font, letters, 0.05);
    const tall = TALL[letters.length - 1];
    const stretched = row.map((outline) => place(outline, [1, tall]));
    setLetters(pen, parts, fitTo(stretched, room));
    pen.closedLine('line', roundBox(w - inset, h - inset, curl), line);
    drawCorners(sheet, w, h, curl);
    drawBars(sheet, w, h, curl, bar);
    for (const side of [-1, 1] as const) drawCrest(sheet, h * side, side, curl);
  },
};

/** A box with concave corners, about the origin. */
function roundBox(w: number, h: number, r: number): number[] {
  const path: number[] = [];
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  corners.forEach(([sx, sy], q) => {
    for (let i = 0; i <= 10; i++) {
      const angle = (q * Math.PI) / 2 - Math.PI / 2 - ((i / 10) * Math.PI) / 2;
      path.push(sx * w + r * Math.cos(angle), sy * h + r * Math.sin(angle));
    }
  });
  return path;
}

/** Four bars about a jewel or a gap in their middle; both ends curl away from the letters. */
function drawBars({ pen }: Sheet, w: number, h: number, curl: number, widthMm: number): void {
  const bars = [
    { half: w, off: h, rotate: 0, gap: jewelOf(curl) * 0.36 },
    { half: h, off: w, rotate: Math.PI / 2, gap: 0 },
    { half: w, off: h, rotate: Math.PI, gap: jewelOf(curl) * 0.36 },
    { half: h, off: w, rotate: -Math.PI / 2, gap: 0 },
  ];
  for (const { half, off, rotate, gap } of bars) {
    const right = scroll([gap, -off], 0, [[half - gap - curl * 1.6, 0, 0]], curl, -1, 0.9);
    const left = turn(right, { flip: true });
    const ends = [turn(right, { rotate }), turn(left, { rotate })];
    const ballMm = widthMm * 1.5;
    if (gap > 0) {
      const width = withBall(right, taper(widthMm * 1.15, widthMm * 0.62), ballMm);
      for (const end of ends) pen.stroke('frame', end, width);
      continue;
    }
    const back = turned(Float64Array.from(left)).subarray(0, -2);
    const whole = turn([...back, ...right], { rotate });
    const width = swell(widthMm * 0.62, widthMm * 1.15);
    pen.stroke('frame', whole, withBall(whole, width, ballMm, true));
  }
}

const jewelOf = (curl: number): number => Math.max(2.6, curl * 1.1);

function drawCorners({ pen }: Sheet, w: number, h: number, curl: number): void {
  const r = Math.max(0.95, curl * 0.3);
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const at = { x: sx * (w + curl * 0.45), y: sy * (h + curl * 0.45) };
      leaf(pen, 'leaf', curl * 2.5, curl * 0.95, { ...at, rotate: Math.atan2(sy, sx) });
      if (pen.has('bead')) pen.dot('bead', sx * (w - curl * 0.62), sy * (h - curl * 0.62), r);
    }
  }
}

/** A leaf between two scrolls that grow from a jewel in the middle of a bar. */
function drawCrest({ pen }: Sheet, y: number, side: 1 | -1, curl: number): void {
  const jewel = jewelOf(curl);
  const wide = Math.max(1.2, curl * 0.3);
  const base = y + side * jewel * 0.42;
  for (const s of [-1, 1] as const) {
    const heading = side * (Math.PI / 2 - s * 0.95);
    const way = side === s ? 1 : -1;
    const lead = [[curl * 1.5, 0, 0]] as const;
    const stem = scroll([s * jewel * 0.3, base], heading, lead, curl * 0.75, way, 0.85);
    pen.stroke('ornament', stem, withBall(stem, taper(wide, 0.8), wide * 1.25));
  }
  const rotate = (side * Math.PI) / 2;
  leaf(pen, 'leaf', curl * 2.3, curl * 0.95, { x: 0, y: base + side * curl * 0.3, rotate });
  lozenge(pen, 'accent', [0, y], jewel * 0.85, jewel * 1.15);
}

/** Height of the wreath by its width, for 1 to 4 letters. */
const WREATH_HEIGHTS = [0.98, 0.9, 0.8, 0.74];
/** From the foot's middle to the tip of each branch, radians. */
const BRANCH_RAD = 2.2;
/** From the foot's middle, where the knot is, to where each branch begins. */
const KNOT_RAD = 0.2;

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
    const ry = rx * WREATH_HEIGHTS[letters.length - 1];
    const [ix, iy] = [rx - leafMm * 0.8, ry - leafMm * 0.75];
    const inside = (x: number, y: number) => (x / ix) ** 2 + (y / iy) ** 2 < 1;
    const room = { left: -ix, right: ix, top: -iy * 0.9, bottom: iy * 0.94 };
    const outlines = fitTo(setInRow(font, letters, 0.01), room, inside);
    const { top } = linesBox(setLetters(pen, letterParts(letters.length), outlines).flat());
    drawLaurel(sheet, rx, ry, leafMm);
    drawSwirls(sheet, ry);
    const shoulder = ry * Math.sin(BRANCH_RAD - Math.PI / 2);
    const crownMm = share(sizeMm, 0.26, 10, 60);
    const foot = Math.min(top - sizeMm * 0.045, -shoulder + crownMm * 0.1);
    crown(pen, [0, foot], crownMm, { body: 'frame', band: 'accent', ball: 'bead' });
  },
};

function drawLaurel({ sizeMm, pen }: Sheet, rx: number, ry: number, leafMm: number): void {
  const wide = share(sizeMm, 0.014, 1.1, 2);
  const right = arc([0, 0], [rx, ry], Math.PI / 2 - KNOT_RAD, Math.PI / 2 - BRANCH_RAD);
  const leaves = Math.round((rx * (BRANCH_RAD - KNOT_RAD)) / (leafMm * 1.12));
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
