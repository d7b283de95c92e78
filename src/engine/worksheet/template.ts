import { designExtents, type Design, type Extents } from '../core/design.ts';
import { oklabFromHex } from '../color/oklab.ts';
import { DISPLAY, FOOT, INDIGO, INK, INK_2, MARGIN, PT, WHITE } from './look.ts';
import { mixed } from './marks.ts';
import type { Page, Paper } from './paper.ts';
import type { Corner, Pen } from './pdf/pen.ts';
import { stitchPaths } from './stitch-paths.ts';
import { layTiles, type Tile } from './tiles.ts';
import { millimetres } from './words.ts';

/** Height of the words above the drawing, and of the bar below it, mm. */
const HEAD = 40;
const BAR = 16;
/** How far the cross reaches over the design's edges. */
const CROSS = 9;
/** Length of the bar that proves the print's size. */
const CHECK = 50;

/** Widths of lines, in tenths: the outline is what a wider line leaves of a narrower one. */
const OUTLINE = 10;
const INSIDE = 6.6;
const THREAD = 1.1;
/** Lighter threads would not show on paper. */
const LIGHTEST = 0.74;

/** Draws the design at true size, with its middle marked, on as many pages as it needs. */
export function drawTemplate(paper: Paper, design: Design): void {
  const extents = designExtents(design);
  const names = addForms(paper, design, extents);
  const room = {
    width: paper.size.width - 2 * MARGIN,
    height: paper.size.height - HEAD - BAR - FOOT - 4,
  };
  const turned = {
    width: paper.size.height - 2 * MARGIN,
    height: paper.size.width - HEAD - BAR - FOOT - 4,
  };
  const plan = layTiles(extents, CROSS, room, turned);
  for (const tile of plan.tiles) {
    const page = paper.addPage(plan.landscape);
    drawWords(paper, page, extents, tile, plan.tiles.length);
    drawTile(page, design, extents, names, tile);
    drawCheckBar(paper, page);
  }
}

/** The stitches of each block, to be stroked three times. */
function addForms(paper: Paper, design: Design, extents: Extents): string[] {
  const { left, top, right, bottom } = extents;
  const box = [left - 10, top - 10, right + 10, bottom + 10];
  return stitchPaths(design).map((path, i) => {
    paper.addForm(`Block${i}`, path, box);
    return `Block${i}`;
  });
}

function drawWords(
  { display, text }: Paper,
  { pen }: Page,
  { left, top, right, bottom }: Extents,
  { label }: Tile,
  tiles: number,
): void {
  const heading = tiles === 1 ? 'Placement template' : `Placement template, sheet ${label}`;
  pen.text(heading, [MARGIN, 21], { font: display, pt: PT.heading, hex: INK, ...DISPLAY });
  const size = millimetres((right - left) / 10, (bottom - top) / 10);
  const join = tiles === 1 ? '' : ' Cut along the dashed lines and join the sheets.';
  const style = { font: text, pt: PT.body, hex: INK_2 };
  pen.text(
    `True size, ${size}. Print at 100 %, not fitted to the page.${join}`,
    [MARGIN, 27.5],
    style,
  );
  const use =
    'Cut it out, pin its middle to the mark on the fabric, and hoop with the long arrow pointing up.';
  pen.text(use, [MARGIN, 32.5], style);
}

function drawTile(
  { pen, width, height }: Page,
  design: Design,
  extents: Extents,
  names: readonly string[],
  tile: Tile,
): void {
  const x = (width - tile.width) / 2;
  const y = HEAD + (height - HEAD - BAR - FOOT - tile.height) / 2;
  const window = { x, y, width: tile.width, height: tile.height };
  pen.within(window, [x - tile.left, y - tile.top], () => {
    for (const name of names) pen.form(name, { hex: INK, width: OUTLINE, round: true });
    for (const name of names) pen.form(name, { hex: WHITE, width: INSIDE, round: true });
    names.forEach((name, i) => {
      pen.form(name, { hex: onPaper(design.threads[i].hex), width: THREAD, round: true });
    });
    drawCross(pen, extents);
  });
  if (tile.joins)
    pen.border(x, y, tile.width, tile.height, { hex: INK_2, width: 0.2, dash: [3, 2] });
}

/** The thread's colour, dark enough to be seen. */
function onPaper(hex: string): string {
  const [lightness] = oklabFromHex(hex);
  if (lightness <= LIGHTEST) return hex;
  const [dark] = oklabFromHex(INK);
  return mixed(hex, INK, (lightness - LIGHTEST) / (lightness - dark));
}

/** Corners of the extents; two lines through the middle, with an arrow at each end. */
function drawCross(pen: Pen, extents: Extents): void {
  const [left, top, right, bottom] = [extents.left, extents.top, extents.right, extents.bottom].map(
    (tenths) => tenths / 10,
  );
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  for (const [u, du] of [
    [left, -1],
    [right, 1],
  ] as const) {
    for (const [v, dv] of [
      [top, -1],
      [bottom, 1],
    ] as const) {
      pen.line([u + 1.5 * du, v], [u + 6 * du, v], { hex: INK_2, width: 0.2 });
      pen.line([u, v + 1.5 * dv], [u, v + 6 * dv], { hex: INK_2, width: 0.2 });
    }
  }
  const halo = { hex: WHITE, width: 0.6 };
  const line = { hex: INDIGO, width: 0.25 };
  for (const stroke of [halo, line]) {
    pen.line([left - CROSS + 1, y], [right + CROSS - 1, y], stroke);
    pen.line([x, top - CROSS + 1], [x, bottom + CROSS - 1], stroke);
    pen.circle([x, y], 2.5, stroke);
  }
  const arrow = (tip: Corner, dx: number, dy: number): void => {
    const [u, v] = tip;
    pen.polygon(
      [
        tip,
        [u - 3 * dx + 1.3 * dy, v - 3 * dy + 1.3 * dx],
        [u - 3 * dx - 1.3 * dy, v - 3 * dy - 1.3 * dx],
      ],
      INDIGO,
    );
  };
  // Pointing at the design from three sides, and up at its head.
  arrow([left - 1, y], 1, 0);
  arrow([right + 1, y], -1, 0);
  arrow([x, bottom + 1], 0, -1);
  arrow([x, top - CROSS + 1], 0, -1);
}

/** A ruler of 50 mm. */
function drawCheckBar({ text }: Paper, { pen, height }: Page): void {
  const y = height - FOOT - 9;
  const stroke = { hex: INK, width: 0.3 };
  pen.line([MARGIN, y], [MARGIN + CHECK, y], stroke);
  for (let mm = 0; mm <= CHECK; mm += 5) {
    const tick = mm % 10 === 0 ? 2.6 : 1.4;
    pen.line([MARGIN + mm, y], [MARGIN + mm, y - tick], stroke);
  }
  const words = `This bar must measure ${CHECK} mm.`;
  pen.text(words, [MARGIN + CHECK + 5, y], { font: text, pt: PT.body, hex: INK });
}
