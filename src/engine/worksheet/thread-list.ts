import { Command, type Design } from '../core/design.ts';
import type { ThreadUse } from '../inspect/inspect-design.ts';
import { SEWING_SPEED } from '../machine.ts';
import { DISPLAY, FOOT_MM, INK, INK_2, MARGIN_MM, PT, RULE } from './look.ts';
import { drawSpool, SPOOL_MM } from './marks.ts';
import type { Page, Paper } from './paper.ts';
import { count, cut, duration, metres } from './words.ts';

const ROW_MM = 11.4;
/** A third line in a row: what the thread is like in another chart. */
const LIKENESS_MM = 4.2;
const HEAD_MM = 9;
const COLUMNS = 2;
const GUTTER_MM = 10;

/** A thread's place in the list. */
interface Entry extends ThreadUse {
  /** 1, 2, … in sewing order. */
  number: number;
  /** Pauses within it, to lay fabric on (appliqué). */
  stops: number;
  likeness?: string | undefined;
}

/** What is listed. */
export interface ThreadList {
  design: Design;
  uses: readonly ThreadUse[];
  /** A line under each, where they have one. */
  likeness?: readonly string[] | undefined;
  /** Whose threads those lines name. */
  likenessChart?: string | undefined;
}

const rowHeight = ({ likeness }: ThreadList): number => ROW_MM + (likeness ? LIKENESS_MM : 0);

/** Height that a list takes on one page, mm. */
export const threadsHeight = (list: ThreadList): number =>
  HEAD_MM + Math.ceil(list.uses.length / COLUMNS) * rowHeight(list);

/**
 * Draws the threads in sewing order, in two columns read downward, on as many further
 * pages as they need.
 * @param top where the list may start on the first page, mm
 * @returns where the list ends: its last page, and how far down, mm
 */
export function drawThreads(
  paper: Paper,
  first: Page,
  top: number,
  list: ThreadList,
): { page: Page; end: number } {
  const entries = entriesOf(list);
  const high = rowHeight(list);
  let page = first;
  let y = top;
  for (let done = 0; done < entries.length;) {
    const free = Math.floor((page.height - FOOT_MM - 6 - y - HEAD_MM) / high);
    if (free > 0) {
      const share = entries.slice(done, done + free * COLUMNS);
      drawHeading(paper, page, y, done > 0, list);
      drawColumns(paper, page, { top: y + HEAD_MM, high }, share);
      done += share.length;
      if (done === entries.length) y += HEAD_MM + Math.ceil(share.length / COLUMNS) * high;
    }
    if (done < entries.length) {
      page = paper.addPage();
      y = MARGIN_MM;
    }
  }
  return { page, end: y };
}

function entriesOf({ design: { commands }, uses, likeness }: ThreadList): Entry[] {
  const stops = new Array<number>(uses.length).fill(0);
  let block = 0;
  for (const command of commands) {
    if (command === Command.ColorChange) block++;
    else if (command === Command.Stop) stops[block]++;
  }
  return uses.map((use, i) => ({
    ...use,
    number: i + 1,
    stops: stops[i],
    likeness: likeness?.[i],
  }));
}

function drawHeading(
  { display, text }: Paper,
  { pen, width }: Page,
  y: number,
  continued: boolean,
  { uses, likenessChart }: ThreadList,
): void {
  const words = continued ? 'Threads, continued' : 'Threads, in sewing order';
  pen.text(words, [MARGIN_MM, y + 5], { font: display, pt: PT.heading, hex: INK, ...DISPLAY });
  const charts = [...new Set(uses.map(({ thread }) => thread.chart).filter(Boolean))];
  const told = [
    charts.length > 0 ? `Chart: ${charts.join(', ')}` : '',
    likenessChart ? `nearest of ${likenessChart}` : '',
  ];
  const note = cut(told.filter(Boolean).join('; '), text, PT.body, 100);
  const style = { font: text, pt: PT.body, hex: INK_2, align: 'right' } as const;
  pen.text(note, [width - MARGIN_MM, y + 5], style);
}

function drawColumns(
  paper: Paper,
  page: Page,
  { top, high }: { top: number; high: number },
  entries: readonly Entry[],
): void {
  const rows = Math.ceil(entries.length / COLUMNS);
  const width = (page.width - 2 * MARGIN_MM - GUTTER_MM) / COLUMNS;
  entries.forEach((entry, i) => {
    const x = MARGIN_MM + Math.floor(i / rows) * (width + GUTTER_MM);
    drawEntry(paper, page, { x, y: top + (i % rows) * high, width, high }, entry);
  });
}

function drawEntry(
  { text, bold }: Paper,
  { pen }: Page,
  { x, y, width, high }: { x: number; y: number; width: number; high: number },
  { number, thread, stitches, metres: length, stops, likeness }: Entry,
): void {
  const middle = y + ROW_MM / 2;
  // A ring to tick when the colour is sewn.
  pen.circle([x + 3, middle], 2.9, { hex: INK_2, width: 0.2 });
  const numeral = { font: text, pt: PT.small, hex: INK, align: 'middle' } as const;
  pen.text(String(number), [x + 3, middle + 1.1], numeral);
  drawSpool(pen, [x + 9, middle - SPOOL_MM.height / 2], thread.hex);
  const right = x + width;
  const left = x + 17.5;
  const figures = { font: text, pt: PT.small, hex: INK_2, align: 'right' } as const;
  const stitchWords = `${count(stitches)} ${stitches === 1 ? 'stitch' : 'stitches'}`;
  pen.text(stitchWords, [right, middle - 0.7], { ...figures, hex: INK, pt: PT.body });
  const minutes = stitches / SEWING_SPEED.stitchesPerMinute;
  pen.text(`${metres(length)}, ${duration(minutes)}`, [right, middle + 3.6], figures);
  const room = width - 17.5 - 31;
  const code = thread.code || thread.name || thread.hex;
  const heading = { font: bold, pt: PT.body, hex: INK };
  pen.text(cut(code, bold, PT.body, room), [left, middle - 0.7], heading);
  const label = thread.code ? thread.name : thread.hex;
  const pauses = stops > 0 ? `, ${stops} ${stops === 1 ? 'stop' : 'stops'}` : '';
  const under = cut(label + pauses, text, PT.small, room);
  pen.text(under, [left, middle + 3.6], { font: text, pt: PT.small, hex: INK_2 });
  if (likeness) {
    const words = cut(likeness, text, PT.small, right - left);
    pen.text(words, [left, middle + 7.8], { font: text, pt: PT.small, hex: INK_2 });
  }
  pen.line([x, y + high], [right, y + high], { hex: RULE, width: 0.2 });
}
