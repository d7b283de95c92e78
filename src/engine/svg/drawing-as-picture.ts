import { rgbFromHex } from '../color/oklab.ts';
import { EngineError } from '../core/errors.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Mm } from '../core/units.ts';
import { noteSentences } from './notes.ts';
import { openDrawing, READ_SVG_DEFAULTS, type ReadSvgOptions } from './open-drawing.ts';
import { createPage, paintLines, type Page } from './pixel-page.ts';
import type { Drawn } from './scene.ts';

/*
 * A drawing as pixels, for those whose shapes cannot be cut out of each other in time: painting
 * pixels costs what is painted, however often its lines cross.
 */

export interface DrawnPicture {
  image: RgbaImage;
  /** Width of the whole page. */
  widthMm: Mm;
  /** What was left out or changed, in sentences for people. */
  notes: string[];
  /** That it is a picture now, and what to do about it. */
  simplified: string;
}

const AS_PICTURE =
  'Its shapes cross each other too often to be cut exactly, so it was read as a picture, and edges are less sharp. Join overlapping shapes in a drawing program (Union), or leave some out.';

/** Pixels to a millimetre, and along the longer side at most: what the reader of pictures takes. */
const PX_PER_MM = 8;
const LONGEST_PX = 1600;
/** Lines thinner than this are drawn so wide: thinner ones would be lost between pixels. */
const LEAST_LINE: Mm = 0.4;
/** The most rows of pixels that the sides of a drawing may meet, all together. */
const MOST_SPANS = 60_000_000;

/**
 * Paints a drawing on a page of pixels; what it leaves bare is transparent.
 * @throws as `readSvg`; EngineError `too-complex` where even painting it takes too long
 */
export function drawingAsPicture(
  text: string,
  options: Partial<ReadSvgOptions> = {},
): DrawnPicture {
  const settings = { ...READ_SVG_DEFAULTS, ...options, asDrawn: true };
  const { scene, widthMm, heightMm } = openDrawing(text, settings);
  const drawn = scene.drawn!;
  if (drawn.length === 0) {
    throw new EngineError('nothing-to-sew', 'read SVG', 'the drawing has no visible shape');
  }
  const pxPerMm = Math.min(PX_PER_MM, LONGEST_PX / Math.max(widthMm, heightMm));
  checkSpans(drawn, pxPerMm);
  const page = createPage(widthMm, heightMm, pxPerMm);
  // From the top down: each pixel is painted once.
  for (const { hex, lines, rule, widthMm: wide, clip } of [...drawn].reverse()) {
    const least = wide === undefined ? undefined : Math.max(wide, LEAST_LINE);
    paintLines(page, lines, { rule, widthMm: least, clip: clip?.paths }, rgbFromHex(hex));
  }
  return {
    image: imageOf(page),
    widthMm,
    notes: noteSentences(scene.notes),
    simplified: AS_PICTURE,
  };
}

function checkSpans(drawn: readonly Drawn[], pxPerMm: number): void {
  let spans = 0;
  for (const { lines, widthMm = 0 } of drawn) {
    for (const { points } of lines) {
      for (let i = 3; i < points.length; i += 2) {
        spans += 1 + (Math.abs(points[i] - points[i - 2]) + 2 * widthMm) * pxPerMm;
      }
    }
  }
  if (spans <= MOST_SPANS) return;
  throw new EngineError(
    'too-complex',
    'read SVG',
    'the drawing has more lines than can be read: leave some out, or save it as a PNG picture',
  );
}

function imageOf({ width, height, data }: Page): RgbaImage {
  return { width, height, data };
}
