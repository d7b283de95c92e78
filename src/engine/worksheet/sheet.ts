import { FABRIC_PRESETS } from '../fabrics/presets.ts';
import { THREAD_WEIGHTS, type ThreadWeight } from '../machine.ts';
import type { DesignReport } from '../inspect/inspect-design.ts';
import { PROBLEM_TEXTS } from '../inspect/problem-texts.ts';
import type { FabricName } from '../options.ts';
import { DISPLAY, FOOT_MM, HEM, INK, INK_2, MADDER, MARGIN_MM, PT, RULE, SAGE } from './look.ts';
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
  /** What its stitches are laid for, where that is another fabric. */
  laidFor?: FabricName | undefined;
  /** Of the thread it was made for; absent for the usual one. */
  threadWeight?: ThreadWeight | undefined;
  /** For a customer, not for the workshop. */
  quote?: boolean | undefined;
  /** In words, where one was given: '21 March 2026'. */
  date?: string | undefined;
  /** At the machine. */
  minutes: number;
  /** Told after the others. */
  rows: readonly (readonly [label: string, value: string])[];
}

const TOP_MM = 54;
/** Space of the picture; its hem is sewn so far inside its edge. */
const PICTURE_MM = { width: 98, height: 104, hem: 2 } as const;
const GAP_MM = 10;
const ROW_MM = 8;
/** From one line of advice to the next. */
const LINE_MM = 4.9;
const MAX_PROBLEMS = 4;

/** A rectangle on the page, mm. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much larger a picture over the whole width must be to have it to itself. */
const WORTH_IT = 1.2;

/**
 * Draws the first page's head, picture, figures and advice: the picture beside the figures, or over
 * the whole width where few threads leave room for it, so that the page is full.
 * @param below what comes after on the same page, mm
 * @returns where they end, mm.
 */
export function drawSheet(paper: Paper, page: Page, content: SheetContent, below: number): number {
  drawHead(paper, page, content);
  const { pen, width, height } = page;
  const full = width - 2 * MARGIN_MM;
  const { picture } = content;
  const rows = rowsOf(content);
  const half = Math.ceil(rows.length / 2);
  const wide = (full - GAP_MM) / 2;
  const [first, second] = [rows.slice(0, half), rows.slice(half)];
  const figuresEnd = Math.max(...[first, second].map((part) => figuresHeight(paper, part, wide)));
  const notes = wrappedAdvice(paper, content, full - LABEL_MM);
  const after = figuresEnd + adviceHeight(notes) + 2 * GAP_MM + below;
  // Half a millimetre is left, so that rounding sends no thread to the next page.
  const room = height - FOOT_MM - 6.5 - TOP_MM - after;
  const above = { left: MARGIN_MM, top: TOP_MM, width: full, height: room };
  const beside = { ...above, width: PICTURE_MM.width, height: PICTURE_MM.height };
  const right = { left: MARGIN_MM + PICTURE_MM.width + GAP_MM, top: TOP_MM };
  const column = { ...right, width: full - PICTURE_MM.width - GAP_MM };
  if (scaleIn(above, picture) < WORTH_IT * scaleIn(beside, picture)) {
    const pictureEnd = drawPicture(page, picture, beside);
    const figures = drawFigures(paper, pen, rows, column);
    // Under a flat picture the column would stand empty: what to have ready finds its place there.
    const under = wrappedAdvice(paper, content, PICTURE_MM.width);
    const underEnd = pictureEnd + GAP_MM / 2 + underHeight(under);
    if (underEnd <= figures) {
      drawUnder(paper, pen, under, pictureEnd + GAP_MM / 2);
      return figures + GAP_MM;
    }
    return drawAdvice(paper, pen, notes, Math.max(pictureEnd, figures) + GAP_MM);
  }
  const top = drawPicture(page, picture, above) + GAP_MM;
  drawFigures(paper, pen, first, { left: MARGIN_MM, top, width: wide });
  drawFigures(paper, pen, second, { left: MARGIN_MM + wide + GAP_MM, top, width: wide });
  return drawAdvice(paper, pen, notes, top + figuresEnd + GAP_MM);
}

/** Millimetres a pixel at which a picture fills a place. */
const scaleIn = (place: Omit<Place, 'left' | 'top'>, { width, height }: SheetPicture): number =>
  Math.min(place.width / width, place.height / height);

function drawHead(paper: Paper, { pen, width }: Page, { title, date, quote }: SheetContent): void {
  const { display, text } = paper;
  drawLogo(pen, [MARGIN_MM, 12.4]);
  pen.text('Ilmek', [MARGIN_MM + 8, 18.6], { font: display, pt: 16, hex: INK, ...DISPLAY });
  const right = width - MARGIN_MM;
  const note = { font: text, pt: PT.body, hex: INK_2, align: 'right' } as const;
  const kind = quote ? 'Quote' : 'Worksheet';
  pen.text(date ? `${kind}, ${date}` : kind, [right, 18.6], note);
  pen.line([MARGIN_MM, 23.5], [right, 23.5], HEM);
  const style = { font: display, pt: PT.title, hex: INK, ...DISPLAY };
  pen.text(cut(title, display, PT.title, right - MARGIN_MM), [MARGIN_MM, 41], style);
}

/** The piece on its own cloth, hemmed: no second cloth lies under that. @returns its lower edge. */
function drawPicture({ pen }: Page, picture: SheetPicture, place: Place): number {
  const { hem } = PICTURE_MM;
  const scale = scaleIn(place, picture);
  const [w, h] = [picture.width * scale, picture.height * scale];
  // A narrow piece lies in the middle of its column.
  const x = place.left + (place.width - w) / 2;
  pen.image(picture.name, x, place.top, w, h);
  pen.border(x + hem, place.top + hem, w - 2 * hem, h - 2 * hem, HEM);
  return place.top + h;
}

/** '60 wt thread, needle 65/9'. */
const weightWords = (weight: ThreadWeight): string =>
  `${weight} wt thread, needle ${THREAD_WEIGHTS[weight].needle}`;

type Row = readonly [label: string, value: string, hex?: string];

/** A fabric, and that the stitches are laid for another, which the workshop must know before it sews. */
function fabricRows({ fabric, laidFor, quote }: SheetContent): Row[] {
  if (!fabric) return [];
  const row: Row = ['Fabric', FABRIC_PRESETS[fabric].label];
  if (quote || !laidFor || laidFor === fabric) return [row];
  return [row, ['Stitches are laid for', FABRIC_PRESETS[laidFor].label, MADDER]];
}

function rowsOf(content: SheetContent): Row[] {
  const { report, threadWeight, minutes, rows } = content;
  const { widthMm, heightMm, threads, hoops } = report;
  const hoop = hoopWords(hoops);
  const colours = new Set(threads.map(({ thread }) => thread.hex)).size;
  return [
    ['Sewn size', millimetres(widthMm, heightMm)],
    ['In inches', inches(widthMm, heightMm)],
    ['Stitches', count(report.stitches)],
    ['Colours', count(colours)],
    ['Colour changes', count(report.colorChanges)],
    ['Trims', count(report.trims)],
    ['Thread', metres(report.threadMetres)],
    ['Bobbin thread, about', metres(report.threadMetres / 3)],
    ['Sewing time, about', duration(minutes)],
    ['Hoop', hoop.text, hoop.fits ? SAGE : MADDER],
    ...(threadWeight ? [['Made for', weightWords(threadWeight)] as const] : []),
    ...fabricRows(content),
    ...rows,
  ];
}

/** Between a row's label and its value, at least. */
const LABEL_GAP_MM = 3;

/** A value that is too long to stand beside its label, in the lines under it; none where it is not. */
function linesUnder({ text, bold }: Paper, [label, value]: Row, width: number): string[] {
  const room = width - text.width(label, PT.body) - LABEL_GAP_MM;
  if (bold.width(value, PT.body) <= room) return [];
  // A word alone may be longer than the row.
  return lines(value, bold, PT.body, width).map((line) => cut(line, bold, PT.body, width));
}

/** Of some rows with the bar under them. */
const figuresHeight = (paper: Paper, rows: readonly Row[], width: number): number =>
  rows.reduce((sum, row) => sum + ROW_MM + linesUnder(paper, row, width).length * LINE_MM, 5.1);

/** @returns the lower edge of the bar under the rows. */
function drawFigures(
  paper: Paper,
  pen: Page['pen'],
  rows: readonly Row[],
  { left, top, width }: Omit<Place, 'height'>,
): number {
  const right = left + width;
  let y = top;
  for (const row of rows) {
    const [label, value, hex = INK] = row;
    const style = { font: paper.bold, pt: PT.body, hex, align: 'right' } as const;
    pen.text(label, [left, y + 5.4], { font: paper.text, pt: PT.body, hex: INK_2 });
    const under = linesUnder(paper, row, width);
    if (under.length === 0) pen.text(value, [right, y + 5.4], style);
    for (const line of under) pen.text(line, [right, (y += LINE_MM) + 5.4], style);
    y += ROW_MM;
    pen.line([left, y], [right, y], { hex: RULE, width: 0.2 });
  }
  drawSatinBar(pen, [left, y + 3.2], right - left, 1.9);
  return y + 5.1;
}

/** Width of the labels before pieces of advice. */
const LABEL_MM = 42;

/** A piece of advice, in lines. */
interface Note {
  label: string;
  wrapped: readonly string[];
}

const wrappedAdvice = ({ text }: Paper, content: SheetContent, width: number): Note[] =>
  adviceOf(content).map(([label, words]) => ({
    label,
    wrapped: lines(words, text, PT.body, width),
  }));

/** After each piece of advice. */
const NOTE_GAP_MM = 1.6;

function adviceHeight(notes: readonly Note[]): number {
  const high = notes.reduce((sum, { wrapped }) => sum + wrapped.length * LINE_MM + NOTE_GAP_MM, 0);
  return notes.length > 0 ? high + GAP_MM - 4 : 0;
}

/** What to have ready, and what of the design wants care, each beside its label. @returns where it ends. */
function drawAdvice(
  { text, bold }: Paper,
  pen: Page['pen'],
  notes: readonly Note[],
  top: number,
): number {
  let y = top;
  for (const { label, wrapped } of notes) {
    pen.text(label, [MARGIN_MM, y + 4], { font: bold, pt: PT.body, hex: INK });
    for (const line of wrapped) {
      pen.text(line, [MARGIN_MM + LABEL_MM, y + 4], { font: text, pt: PT.body, hex: INK });
      y += LINE_MM;
    }
    y += NOTE_GAP_MM;
  }
  return notes.length > 0 ? y + GAP_MM - 4 : y;
}

/** Of advice in the picture's column, where each label has a line of its own. */
const underHeight = (notes: readonly Note[]): number =>
  notes.reduce(
    (sum, { label, wrapped }) =>
      sum + (wrapped.length + (label ? 1 : 0)) * LINE_MM + 2 * NOTE_GAP_MM,
    0,
  );

function drawUnder(
  { text, bold }: Paper,
  pen: Page['pen'],
  notes: readonly Note[],
  top: number,
): void {
  let y = top;
  for (const { label, wrapped } of notes) {
    if (label) pen.text(label, [MARGIN_MM, y + 4], { font: bold, pt: PT.body, hex: INK });
    if (label) y += LINE_MM;
    for (const line of wrapped) {
      pen.text(line, [MARGIN_MM, y + 4], { font: text, pt: PT.body, hex: INK });
      y += LINE_MM;
    }
    y += 2 * NOTE_GAP_MM;
  }
}

function adviceOf({ report, fabric, quote }: SheetContent): (readonly [string, string])[] {
  const notes: (readonly [string, string])[] = [];
  if (quote) return notes;
  if (fabric) notes.push(['Stabilizer, needle', FABRIC_PRESETS[fabric].advice]);
  const grave = report.problems
    .filter(({ severity }) => severity !== 'note')
    .slice(0, MAX_PROBLEMS);
  grave.forEach(({ code }, i) => {
    const { title, advice } = PROBLEM_TEXTS[code];
    notes.push([i === 0 ? 'Take care' : '', `${title}. ${advice}`]);
  });
  return notes;
}
