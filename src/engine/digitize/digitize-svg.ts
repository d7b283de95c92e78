import { oklabFromHex } from '../color/oklab.ts';
import { limitColors } from '../color/palette.ts';
import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { polygonArea } from '../core/geometry.ts';
import type { Mm } from '../core/units.ts';
import { checkOptions, WIDTH_LIMITS, type DigitizeOptions } from '../options.ts';
import { chooseThreads } from '../picture/threads.ts';
import type { ShapeSet } from '../shapes.ts';
import { flattenShapes, readSvg, reduceColors } from '../svg/index.ts';
import { sewTiles } from './sew-tiles.ts';

/** Options of a drawing: without a width its own physical size is sewn. */
export type SvgOptions = Omit<DigitizeOptions, 'widthMm'> & { widthMm?: Mm | undefined };

/** A sewn drawing. */
export interface SewnSvg {
  design: Design;
  /** What was left out or changed, in sentences for people. */
  notes: string[];
}

/**
 * Sews an SVG drawing from its shapes: no pixel lies between the drawing and the
 * needle, so edges are exact.
 * @param text the document
 * @throws FormatError for what is no SVG; EngineError `bad-options`, `unsupported` where only
 *   text or pictures are drawn, `nothing-to-sew`, `one-colour`, `aborted`
 */
export function digitizeSvg(text: string, options: SvgOptions, context: Context = {}): SewnSvg {
  checkpoint(context, 'colours', 0, 1);
  const { widthMm, keepBackground, fabric } = options;
  const { set, notes, ground } = readSvg(text, { widthMm, keepBackground, fabric });
  const sizeMm = Math.min(WIDTH_LIMITS[1], Math.max(WIDTH_LIMITS[0], set.widthMm));
  checkOptions({ ...options, widthMm: widthMm ?? sizeMm });
  const reduced = restyled(
    reduceColors(set, limitColors(options.palette, options.colors)),
    options,
  );
  checkpoint(context, 'colours', reduced.threads.length, reduced.threads.length);
  const tiles = flattenShapes(reduced, context);
  checkpoint(context, 'shapes', tiles.shapes.length, tiles.shapes.length);
  const design = sewTiles(tiles, options, context);
  return { design: { ...design, ground }, notes };
}

/** The drawing in the colours that a palette makes of its own. */
function restyled(set: ShapeSet, { palette }: SvgOptions): ShapeSet {
  if (palette === 'classic' || palette === 'minimal') return set;
  const weights = set.threads.map(() => 0);
  for (const shape of set.shapes) {
    weights[shape.thread] += shape.kind === 'area' ? polygonArea(shape.polygon) : 1;
  }
  const colors = set.threads.map(({ hex }) => oklabFromHex(hex));
  return { ...set, threads: chooseThreads(palette, colors, weights) };
}
