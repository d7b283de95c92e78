import { countCommand, Command, designExtents, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import type { Hoop } from '../inspect/hoops.ts';
import { inspectDesign } from '../inspect/inspect-design.ts';
import type { FabricName } from '../options.ts';
import type { RenderOptions } from '../render/index.ts';
import type { PaperName } from './look.ts';
import { drawNotes } from './notes.ts';
import { Paper, type WorksheetFonts } from './paper.ts';
import { drawSheet } from './sheet.ts';
import { drawTemplate } from './template.ts';
import { drawThreads, threadsHeight } from './thread-list.ts';

/** The sewn piece as a JPEG, which each side makes with what it has. */
export interface WorksheetPicture {
  /** The whole file. */
  jpeg: Uint8Array;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** What a worksheet is made of. */
export interface WorksheetInput {
  /** With at least one stitch. */
  design: Design;
  /** As large as `pictureOptions` says. */
  picture: WorksheetPicture;
  /** What it is set in. */
  fonts: WorksheetFonts;
}

/** How a worksheet is made. */
export interface WorksheetOptions {
  /** Its size in `PAPERS`. */
  paper: PaperName;
  /** Heads the sheet; the design's own name where empty. */
  title: string;
  /** The hoop it is to be sewn in; the smallest common one where absent. */
  hoop?: Hoop | undefined;
  /** What it is to be sewn on, for the advice. */
  fabric?: FabricName | undefined;
  /** What the stitches are laid for; told where it is another fabric, but not in a quote. */
  laidFor?: FabricName | undefined;
  /**
   * Width and height that it is told to have, where it was asked for in an exact size that the stitches
   * miss by a hair; what is sewn where absent.
   */
  sizeMm?: readonly [widthMm: Mm, heightMm: Mm] | undefined;
  /** When it is made; the sheet bears no date where absent. */
  date?: Date | undefined;
  /** A quote for a customer: it is called so, and leaves out what only the workshop needs to know. */
  quote?: boolean | undefined;
  /** How long it sews on the machine that it is for, in minutes; the report's estimate where absent. */
  minutes?: number | undefined;
  /** Further figures, each a label with its value: a price, the machine. */
  rows?: readonly (readonly [label: string, value: string])[] | undefined;
  /** A line under each thread, in sewing order: which thread of another chart is like it. */
  likeness?: readonly string[] | undefined;
  /** Whose threads those lines name: 'Janome, Elna'. */
  likenessChart?: string | undefined;
}

/** A worksheet where nothing is chosen. */
export const WORKSHEET_DEFAULTS: WorksheetOptions = { paper: 'a4', title: '' };

/** The longer side of the picture, px: 230 dots to the inch over the whole width of a page. */
const PICTURE_SIDE_PX = 1600;

/** Fabric around the piece, at least; and as a share of its longer side, so that the hem stays clear of it. */
const PICTURE_MARGIN = { mm: 4, share: 0.06 } as const;

/** Width by height of the picture: cloth fills what a narrower or flatter piece leaves. */
const ASPECT = { min: 0.94, max: 1.6 } as const;

/**
 * How the picture is to be drawn by `renderDesign`: the piece in the middle of its cloth.
 * @returns scale and bounds for about 1600 px on the longer side
 */
export function pictureOptions(design: Design): Partial<RenderOptions> {
  const extents = designExtents(design);
  const sides = [(extents.right - extents.left) / 10, (extents.bottom - extents.top) / 10];
  const margin = Math.max(PICTURE_MARGIN.mm, PICTURE_MARGIN.share * Math.max(...sides));
  const [pieceWidth, pieceHeight] = sides.map((side) => side + 2 * margin);
  const widthMm = Math.max(pieceWidth, pieceHeight * ASPECT.min);
  const heightMm = Math.max(pieceHeight, pieceWidth / ASPECT.max);
  const bounds = {
    leftMm: (extents.left + extents.right) / 20 - widthMm / 2,
    topMm: (extents.top + extents.bottom) / 20 - heightMm / 2,
    widthMm,
    heightMm,
  };
  const pxPerMm = Math.min(40, Math.max(0.5, PICTURE_SIDE_PX / Math.max(widthMm, heightMm)));
  return { pxPerMm, bounds };
}

/**
 * A worksheet to print and lay beside the machine: picture, figures, threads in sewing
 * order, and a template of true size for placing the hoop. A PDF; same call, same bytes.
 * @param input design, picture and fonts
 * @param options what differs from `WORKSHEET_DEFAULTS`
 * @throws EngineError `nothing-to-sew` for a design without a stitch.
 */
export function worksheetPdf(
  { design, picture, fonts }: WorksheetInput,
  options: Partial<WorksheetOptions> = {},
): Uint8Array<ArrayBuffer> {
  if (countCommand(design, Command.Stitch) === 0) {
    throw new EngineError('nothing-to-sew', 'worksheetPdf', 'the design has no stitch');
  }
  const {
    paper: size,
    title,
    hoop,
    fabric,
    date,
    quote,
    ...told
  } = { ...WORKSHEET_DEFAULTS, ...options };
  const paper = new Paper(size, fonts);
  const report = inspectDesign(design, { hoop, fabric });
  const [widthMm, heightMm] = told.sizeMm ?? [report.widthMm, report.heightMm];
  paper.addPicture('Piece', picture.jpeg, picture.width, picture.height);
  const heading = headingOf([title, design.name], paper);
  const page = paper.addPage();
  const content = {
    title: heading,
    report: { ...report, widthMm, heightMm },
    picture: { ...picture, name: 'Piece' },
    fabric,
    laidFor: told.laidFor,
    threadWeight: design.threadWeight,
    quote,
    date: date && dateWords(date),
    minutes: told.minutes ?? report.minutes,
    rows: told.rows ?? [],
  };
  const { likeness, likenessChart } = told;
  const list = { design, uses: report.threads, likeness, likenessChart };
  const top = drawSheet(paper, page, content, threadsHeight(list));
  const { page: last, end } = drawThreads(paper, page, top, list);
  drawNotes(paper, last, end);
  drawTemplate(paper, design, [widthMm, heightMm]);
  return paper.finish({ title: `${heading}, ${quote ? 'quote' : 'worksheet'}`, date });
}

/** The first of some names that the font can show. */
function headingOf(names: readonly string[], { display }: Paper): string {
  const shown = names.map((name) => display.known(name).trim());
  return shown.find((name) => name !== '') ?? 'Untitled design';
}

/** '21 March 2026'. */
function dateWords(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
