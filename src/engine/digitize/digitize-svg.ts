import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import {
  checkOptions,
  WIDTH_LIMITS,
  type DigitizeOptions,
  type SewnSize,
  type SizedOptions,
} from '../options.ts';
import { neverBack } from '../sizing/sew-to-size.ts';
import { drawingAsPicture, readSvg } from '../svg/index.ts';
import { digitizeImage } from './digitize-image.ts';
import { sewTiles } from './sew-tiles.ts';
import { notingSimplified } from './simplified.ts';
import { svgToSize } from './svg-to-size.ts';
import { tilesOf } from './svg-tiles.ts';
import { isTooTangled } from '../vector/sweep.ts';

/**
 * Options of a drawing: the width of its whole page, or the size of what is sewn of it; without
 * either its own physical size is sewn.
 */
export type SvgOptions = Omit<DigitizeOptions, 'widthMm'> & {
  widthMm?: Mm | undefined;
  sewn?: SewnSize | undefined;
};

/** A sewn drawing. */
export interface SewnSvg {
  /** What a machine sews. */
  design: Design;
  /** What was left out or changed, in sentences for people. */
  notes: string[];
}

/**
 * Sews an SVG drawing from its shapes: no pixel lies between the drawing and the needle, so edges
 * are exact. One whose shapes cannot be cut in time is sewn from a picture of it, as its design says.
 * @param text the document
 * @param options with a width, a size to be sewn, or neither: then the drawing's own
 * @throws FormatError for what is no SVG; EngineError `bad-options`, `unsupported` where only
 *   text or pictures are drawn, `nothing-to-sew`, `one-colour`, `too-complex`, `aborted`
 */
export function digitizeSvg(text: string, options: SvgOptions, context: Context = {}): SewnSvg {
  const forward = neverBack(context);
  try {
    return digitizeSvgShapes(text, options, forward);
  } catch (error) {
    if (!isTooTangled(error)) throw error;
  }
  const { sewn, widthMm, ...rest } = options;
  const wanted = sewn ? { longSideMm: sewn.mm } : { widthMm };
  const { image, notes, simplified, ...page } = drawingAsPicture(text, wanted);
  const size = sewn ? { sewn } : { widthMm: page.widthMm };
  const design = notingSimplified(forward, (listener) => {
    listener.onSimplified?.(simplified);
    return digitizeImage(image, { ...rest, ...size, photo: 'off' }, listener);
  });
  return { design, notes };
}

/**
 * The same from its shapes only.
 * @param text the document
 * @throws as `digitizeSvg`, and EngineError `too-complex` where that would take a picture
 */
export function digitizeSvgShapes(
  text: string,
  options: SvgOptions,
  context: Context = {},
): SewnSvg {
  checkpoint(context, 'colours', 0, 1);
  const { sewn, widthMm, keepBackground, fabric } = options;
  if (sewn) {
    checkOptions({ ...options, widthMm, sewn } as SizedOptions);
    return svgToSize(text, options, sewn, context);
  }
  const { set, notes, ground } = readSvg(text, { widthMm, keepBackground, fabric });
  const sizeMm = Math.min(WIDTH_LIMITS[1], Math.max(WIDTH_LIMITS[0], set.widthMm));
  checkOptions({ ...options, sewn: undefined, widthMm: widthMm ?? sizeMm });
  const design = sewTiles(tilesOf(set, options, context), options, context);
  return { design: { ...design, ground }, notes };
}
