import { Command, designExtents, type Design, type Extents } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { oklabFromHex } from '../color/oklab.ts';
import { DISPLAY, FOOT_MM, INDIGO, INK, INK_2, MARGIN_MM, PT, WHITE } from './look.ts';
import { mixed } from './marks.ts';
import type { Page, Paper } from './paper.ts';
import { corners, type Corner, type Pen } from './pdf/pen.ts';
import { millimetres } from './words.ts';

/** Height of the words above the drawing, and of the bar below it. */
const HEAD_MM = 40;
const BAR_MM = 16;
/** How far the cross reaches over the design's edges. */
const CROSS_MM = 9;
/** Length of the bar that proves the print's size. */
const CHECK_MM = 50;

/** Widths of lines: the outline is what a wider line leaves of a narrower one. */
const OUTLINE_TENTHS = 10;
const INSIDE_TENTHS = 6.6;
const THREAD_TENTHS = 1.1;
/** Lighter threads would not show on paper. */
const MAX_LIGHTNESS = 0.74;

/**
 * Draws the design at true size, with its middle marked, on as many pages as it needs.
 * @param sizeMm width and height that it is told to have
 */
export function drawTemplate(
  paper: Paper,
  design: Design,
  sizeMm: readonly [widthMm: Mm, heightMm: Mm],
): void {
  const extents = designExtents(design);
  const names = addForms(paper, design, extents);
  const roomOn = (width: number, height: number): Room => ({
    width: width - 2 * MARGIN_MM,
    height: height - HEAD_MM - BAR_MM - FOOT_MM - 4,
  });
  const { width, height } = paper.size;
  const plan = layTiles(extents, CROSS_MM, roomOn(width, height), roomOn(height, width));
  for (const tile of plan.tiles) {
    const page = paper.addPage(plan.landscape);
    drawWords(paper, page, sizeMm, tile, plan.tiles.length);
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
  [widthMm, heightMm]: readonly [Mm, Mm],
  { label }: Tile,
  tiles: number,
): void {
  const heading = tiles === 1 ? 'Placement template' : `Placement template, sheet ${label}`;
  pen.text(heading, [MARGIN_MM, 21], { font: display, pt: PT.heading, hex: INK, ...DISPLAY });
  const size = millimetres(widthMm, heightMm);
  const join = tiles === 1 ? '' : ' Cut along the dashed lines and join the sheets.';
  const style = { font: text, pt: PT.body, hex: INK_2 };
  const print = `True size, ${size}. Print at 100 %, not fitted to the page.${join}`;
  pen.text(print, [MARGIN_MM, 27.5], style);
  const use =
    'Cut it out, pin its middle to the mark on the fabric, and hoop with the long arrow pointing up.';
  pen.text(use, [MARGIN_MM, 32.5], style);
}

function drawTile(
  { pen, width, height }: Page,
  design: Design,
  extents: Extents,
  names: readonly string[],
  tile: Tile,
): void {
  const x = (width - tile.width) / 2;
  const y = HEAD_MM + (height - HEAD_MM - BAR_MM - FOOT_MM - tile.height) / 2;
  const window = { x, y, width: tile.width, height: tile.height };
  pen.within(window, [x - tile.left, y - tile.top], () => {
    for (const name of names) pen.form(name, { hex: INK, width: OUTLINE_TENTHS, round: true });
    for (const name of names) pen.form(name, { hex: WHITE, width: INSIDE_TENTHS, round: true });
    names.forEach((name, i) => {
      pen.form(name, { hex: onPaper(design.threads[i].hex), width: THREAD_TENTHS, round: true });
    });
    drawCross(pen, extents);
  });
  if (tile.joins)
    pen.border(x, y, tile.width, tile.height, { hex: INK_2, width: 0.2, dash: [3, 2] });
}

/** The thread's colour, dark enough to be seen. */
function onPaper(hex: string): string {
  const [lightness] = oklabFromHex(hex);
  if (lightness <= MAX_LIGHTNESS) return hex;
  const [dark] = oklabFromHex(INK);
  return mixed(hex, INK, (lightness - MAX_LIGHTNESS) / (lightness - dark));
}

/** Corners of the extents; two lines through the middle, with an arrow at each end. */
function drawCross(pen: Pen, extents: Extents): void {
  const [left, right] = [extents.left / 10, extents.right / 10];
  const [top, bottom] = [extents.top / 10, extents.bottom / 10];
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  for (const [u, du] of corners(left, -1, right, 1)) {
    for (const [v, dv] of corners(top, -1, bottom, 1)) {
      pen.line([u + 1.5 * du, v], [u + 6 * du, v], { hex: INK_2, width: 0.2 });
      pen.line([u, v + 1.5 * dv], [u, v + 6 * dv], { hex: INK_2, width: 0.2 });
    }
  }
  const halo = { hex: WHITE, width: 0.6 };
  for (const stroke of [halo, { hex: INDIGO, width: 0.25 }]) {
    pen.line([left - CROSS_MM + 1, y], [right + CROSS_MM - 1, y], stroke);
    pen.line([x, top - CROSS_MM + 1], [x, bottom + CROSS_MM - 1], stroke);
    pen.circle([x, y], 2.5, stroke);
  }
  const arrow = ([u, v]: Corner, dx: number, dy: number): void => {
    const [endX, endY] = [u - 3 * dx, v - 3 * dy];
    const [sideX, sideY] = [1.3 * dy, 1.3 * dx];
    pen.polygon(corners(u, v, endX + sideX, endY + sideY, endX - sideX, endY - sideY), INDIGO);
  };
  // Pointing at the design from three sides, and up at its head.
  arrow([left - 1, y], 1, 0);
  arrow([right + 1, y], -1, 0);
  arrow([x, bottom + 1], 0, -1);
  arrow([x, top - CROSS_MM + 1], 0, -1);
}

/** A ruler of 50 mm. */
function drawCheckBar({ text }: Paper, { pen, height }: Page): void {
  const y = height - FOOT_MM - 9;
  const stroke = { hex: INK, width: 0.3 };
  pen.line([MARGIN_MM, y], [MARGIN_MM + CHECK_MM, y], stroke);
  for (let mm = 0; mm <= CHECK_MM; mm += 5) {
    const tick = mm % 10 === 0 ? 2.6 : 1.4;
    pen.line([MARGIN_MM + mm, y], [MARGIN_MM + mm, y - tick], stroke);
  }
  const words = `This bar must measure ${CHECK_MM} mm.`;
  pen.text(words, [MARGIN_MM + CHECK_MM + 5, y], { font: text, pt: PT.body, hex: INK });
}

/** A part of the template that one page shows; millimetres on the design's plane. */
interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Column and row: 'A1', 'B1', 'A2'. */
  label: string;
  /** It is joined to others. */
  joins: boolean;
}

interface Room {
  width: number;
  height: number;
}

/**
 * Cuts a design to pages: one upright, else one lying, else as many equal parts as it needs,
 * row by row.
 * @param extents tenths.
 * @param border to leave around it, mm.
 * @param upright room on an upright page, mm.
 * @param lying room on a page turned by a quarter.
 */
export function layTiles(extents: Extents, border: number, upright: Room, lying: Room) {
  const left = extents.left / 10 - border;
  const top = extents.top / 10 - border;
  const width = extents.right / 10 + border - left;
  const height = extents.bottom / 10 + border - top;
  const fits = (room: Room): boolean => width <= room.width && height <= room.height;
  const landscape = !fits(upright) && fits(lying);
  const room = landscape ? lying : upright;
  const columns = Math.ceil(width / room.width);
  const rows = Math.ceil(height / room.height);
  const tile = { width: width / columns, height: height / rows, joins: columns * rows > 1 };
  const tiles = Array.from({ length: columns * rows }, (_, i): Tile => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const label = `${letter(column)}${row + 1}`;
    return { ...tile, left: left + column * tile.width, top: top + row * tile.height, label };
  });
  return { landscape, tiles };
}

/** 0 → 'A', 25 → 'Z', 26 → 'AA', as columns of a table are named. */
function letter(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? letter(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/**
 * The sewn lines of each colour block as path operators of a PDF, in tenths of a
 * millimetre; the needle's ways without thread are left out.
 */
function stitchPaths({ x, y, commands, threads }: Design): string[] {
  const paths: string[][] = threads.map(() => []);
  let block = 0;
  let threadOn = false; // the record before was a stitch
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.ColorChange) block++;
    if (command === Command.Stitch) {
      paths[block]?.push(`${x[i]} ${y[i]} ${threadOn ? 'l' : 'm'}`);
    }
    threadOn = command === Command.Stitch;
  }
  return paths.map((path) => `${path.join('\n')}\nS`);
}
