import type { Design, RgbaImage } from 'ilmek-engine';
import { Command, MIN_THREAD_MM } from 'ilmek-engine/tables';
import { oklabFromRgb, rgbFromHex } from 'ilmek-engine/internal';
import { forEachCellUnder, SATIN_MM } from './coverage.ts';

/** What a design keeps of the coloured part of a picture. */
export interface Kept {
  /** Share of the picture that is coloured: neither clear nor (nearly) white. */
  coloured: number;
  /** Share of that under thread, on a raster of the picture's own pixels. */
  covered: number;
  /** Share of it whose uppermost thread has about its colour. */
  right: number;
}

/** From this lightness on, and up to this chroma (OKLab), a pixel is nearly white. */
const WHITE_FROM = 0.92;
const WHITE_CHROMA = 0.035;
/** Colours farther apart than this (OKLab) are two. */
const ALIKE = 0.12;

/** Compares a design that knows its page with the picture that it was made from. */
export function keptOf(design: Design, { width, height, data }: RgbaImage): Kept {
  const { left, right, top } = design.page!;
  const cellMm = (right - left) / 10 / width;
  const upper = new Int16Array(width * height).fill(-1);
  let block = 0;
  const { x, y, commands } = design;
  const threadMm = threadWidths(design);
  const mm = (k: number) => [(x[k] - left) / 10, (y[k] - top) / 10] as const;
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] === Command.ColorChange) block++;
    if (commands[i] !== Command.Stitch) continue;
    const stitch = [...mm(i - 1), ...mm(i)] as const;
    forEachCellUnder({ width, height, cellMm }, stitch, threadMm[i], (cell) => {
      upper[cell] = block;
    });
  }
  const threads = design.threads.map(({ hex }) => oklabFromRgb(...rgbFromHex(hex)));
  let [coloured, covered, alike] = [0, 0, 0];
  for (let i = 0; i < upper.length; i++) {
    const [r, g, b, alpha] = data.subarray(4 * i, 4 * i + 4);
    const [L, A, B] = oklabFromRgb(r, g, b);
    if (alpha < 128 || (L >= WHITE_FROM && Math.hypot(A, B) <= WHITE_CHROMA)) continue;
    coloured++;
    const thread = threads[upper[i]];
    if (!thread) continue;
    covered++;
    if (Math.hypot(L - thread[0], A - thread[1], B - thread[2]) <= ALIKE) alike++;
  }
  return {
    coloured: coloured / upper.length,
    covered: covered / Math.max(1, coloured),
    right: alike / Math.max(1, coloured),
  };
}

/** How wide each stitch is drawn: one of satin so that its turns are no holes. */
function threadWidths({ commands, objects }: Design): Float64Array {
  const widths = new Float64Array(commands.length).fill(MIN_THREAD_MM);
  for (const { kind, start, end } of objects)
    if (kind === 'satin') widths.fill(SATIN_MM, start, end);
  return widths;
}
