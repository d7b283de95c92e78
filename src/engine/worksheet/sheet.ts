import { FABRIC_PRESETS } from '../fabrics/presets.ts';
import { THREAD_WEIGHTS, type ThreadWeight } from '../machine.ts';
import type { DesignReport } from '../inspect/inspect-design.ts';
import { PROBLEM_TEXTS } from '../inspect/problem-texts.ts';
import type { FabricName } from '../options.ts';
import { CLOTH, DISPLAY, HEM, INK, INK_2, MADDER, MARGIN_MM, PT, RULE, SAGE } from './look.ts';
import { drawLogo, drawSatinBar } from './marks.ts';
import type { Page, Paper } from './paper.ts';
import { count, cut, duration, hoopWords, inches, lines, metres, millimetres } from './words.ts';

/** A picture to lay on the sheet, as the paper holds it. */
export interface SheetPicture {
  name: string;
  /** Pixels, for its proportions. */
  width: number;
  height: number;
}

export interface SheetContent {
  title: string;
  report: DesignReport;
  picture: SheetPicture;
  /** What it is to be sewn on, where that is known. */
  fabric?: FabricName | undefined;
  /** Of the thread it was made for; absent for the usual one. */
  threadWeight?: ThreadWeight | undefined;
  /** In words, where one was given: '21 March 2026'. */
  date?: string | undefined;
}

const TOP_MM = 54;
/** Space of the picture with its mount. */
const PICTURE_MM = { width: 98, height: 104, mount: 4 } as const;
const GAP_MM = 10;
const ROW_MM = 8;
const MAX_PROBLEMS = 4;

/** Draws the first page's head, picture, figures and advice. @returns where they end, mm. */
export function drawSheet(paper: Paper, page: Page, content: SheetContent): number {
  drawHead(paper, page, content);
  const mount = drawPicture(page, content.picture);
  const figures = drawFigures(paper, page, content);
  return drawAdvice(paper, page, content, Math.max(mount, figures) + GAP_MM);
}

function drawHead(paper: Paper, { pen, width }: Page, { title, date }: SheetContent): void {
  const { display, text } = paper;
  drawLogo(pen, [MARGIN_MM, 12.4]);
  pen.text('Ilmek', [MARGIN_MM + 8, 18.6], { font: display, pt: 16, hex: INK, ...DISPLAY });
  const right = width - MARGIN_MM;
  const note = { font: text, pt: PT.body, hex: INK_2, align: 'right' } as const;
  pen.text(date ? `Worksheet, ${date}` : 'Worksheet', [right, 18.6], note);
  pen.line([MARGIN_MM, 23.5], [right, 23.5], HEM);
  const style = { font: display, pt: PT.title, hex: INK, ...DISPLAY };
  pen.text(cut(title, display, PT.title, right - MARGIN_MM), [MARGIN_MM, 41], style);
}

/** @returns its lower edge. */
function drawPicture({ pen }: Page, { name, width, height }: SheetPicture): number {
  const { width: wide, height: high, mount } = PICTURE_MM;
  const scale = Math.min((wide - 2 * mount) / width, (high - 2 * mount) / height);
  const [w, h] = [width * scale, height * scale];
  // A narrow piece lies in the middle of its column.
  const x = MARGIN_MM + (wide - w) / 2;
  const y = TOP_MM + mount;
  pen.rectangle(x - mount, TOP_MM, w + 2 * mount, h + 2 * mount, CLOTH);
  pen.border(x - mount / 2, TOP_MM + mount / 2, w + mount, h + mount, HEM);
  pen.image(name, x, y, w, h);
  return TOP_MM + h + 2 * mount;
}

/** '60 wt thread, needle 65/9'. */
const weightWords = (weight: ThreadWeight): string =>
  `${weight} wt thread, needle ${THREAD_WEIGHTS[weight].needle}`;

type Row = readonly [label: string, value: string, hex?: string];

function rowsOf({ report, fabric, threadWeight }: SheetContent): Row[] {
  const { widthMm, heightMm, threads, hoops } = report;
  const hoop = hoopWords(hoops);
  const colours = new Set(threads.map(({ thread }) => thread.hex)).size;
  return [
    ['Size', millimetres(widthMm, heightMm)],
    ['In inches', inches(widthMm, heightMm)],
    ['Stitches', count(report.stitches)],
    ['Colours', count(colours)],
    ['Colour changes', count(report.colorChanges)],
    ['Trims', count(report.trims)],
    ['Thread', metres(report.threadMetres)],
    ['Bobbin thread, about', metres(report.threadMetres / 3)],
    ['Sews in about', duration(report.minutes)],
    ['Hoop', hoop.text, hoop.fits ? SAGE : MADDER],
    ...(threadWeight ? [['Made for', weightWords(threadWeight)] as const] : []),
    ...(fabric ? [['Fabric', FABRIC_PRESETS[fabric].label] as const] : []),
  ];
}

/** @returns the lower edge of the bar under the rows. */
function drawFigures({ text, bold }: Paper, { pen, width }: Page, content: SheetContent): number {
  const left = MARGIN_MM + PICTURE_MM.width + GAP_MM;
  const right = width - MARGIN_MM;
  let y = TOP_MM;
  for (const [label, value, hex = INK] of rowsOf(content)) {
    pen.text(label, [left, y + 5.4], { font: text, pt: PT.body, hex: INK_2 });
    pen.text(value, [right, y + 5.4], { font: bold, pt: PT.body, hex, align: 'right' });
    y += ROW_MM;
    pen.line([left, y], [right, y], { hex: RULE, width: 0.2 });
  }
  drawSatinBar(pen, [left, y + 3.2], right - left, 1.9);
  return y + 5.1;
}

/** What to have ready, and what of the design wants care. @returns where it ends. */
function drawAdvice(
  paper: Paper,
  { pen, width }: Page,
  content: SheetContent,
  top: number,
): number {
  const { text, bold } = paper;
  const notes = adviceOf(content);
  const left = MARGIN_MM;
  const column = 42;
  let y = top;
  for (const [label, words] of notes) {
    const wrapped = lines(words, text, PT.body, width - 2 * MARGIN_MM - column);
    pen.text(label, [left, y + 4], { font: bold, pt: PT.body, hex: INK });
    for (const line of wrapped) {
      pen.text(line, [left + column, y + 4], { font: text, pt: PT.body, hex: INK });
      y += 4.9;
    }
    y += 1.6;
  }
  return notes.length > 0 ? y + GAP_MM - 4 : y;
}

function adviceOf({ report, fabric }: SheetContent): (readonly [string, string])[] {
  const notes: (readonly [string, string])[] = [];
  if (fabric) notes.push(['Backing and needle', FABRIC_PRESETS[fabric].advice]);
  const grave = report.problems
    .filter(({ severity }) => severity !== 'note')
    .slice(0, MAX_PROBLEMS);
  grave.forEach(({ code }, i) => {
    const { title, advice } = PROBLEM_TEXTS[code];
    notes.push([i === 0 ? 'Take care' : '', `${title}. ${advice}`]);
  });
  return notes;
}
