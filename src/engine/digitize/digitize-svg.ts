import { expectedOverhang } from '../sizing/sewn-size.ts';
import { oklabFromHex } from '../color/oklab.ts';
import { limitColors } from '../color/palette.ts';
import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import {
  FLAT_COLORS,
  checkOptions,
  isLineStyle,
  WIDTH_LIMITS,
  type DigitizeOptions,
  type SewnSize,
  type SizedOptions,
} from '../options.ts';
import { SATIN_LINE_MM, type ShapeSet } from '../shapes.ts';
import { cutOut, drawnBox, putOnPage, scaleSet } from '../sizing/scale-set.ts';
import { neverBack, placeContent } from '../sizing/sew-to-size.ts';
import { drawingAsPicture, readSvg } from '../svg/index.ts';
import { chooseThreads } from '../threads/choose.ts';
import { flattenShapes } from '../vector/flatten.ts';
import { withoutSlits } from './slits.ts';
import { polygonArea } from '../vector/geometry.ts';
import { reduceColors } from '../vector/reduce-colors.ts';
import { isTooTangled } from '../vector/sweep.ts';
import { digitizeImage, notingSimplified } from './digitize-image.ts';
import { withoutCrowdedLines } from './crowded-lines.ts';
import { withoutFineAreas } from './fine-areas.ts';
import { sewTiles, tilesToSize } from './sew-tiles.ts';

/** Longer side of the page at which a drawing is first read: any would do, for shares are taken. */
const FIRST_MM: Mm = 100;

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
  const { image, notes, seen, simplified, ...page } = drawingAsPicture(text, wanted);
  const size = sewn ? { sewn } : { widthMm: page.widthMm };
  const design = notingSimplified(forward, (listener) => {
    for (const sentence of [simplified, ...seen]) listener.onSimplified?.(sentence);
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
  let flatColors: number | undefined;
  const onMoreColors = (count: number): void => {
    flatColors = count;
    context.onMoreColors?.(count);
  };
  const sewn = sewShapesOf(text, options, { ...context, onMoreColors });
  return flatColors === undefined ? sewn : { ...sewn, design: { ...sewn.design, flatColors } };
}

function sewShapesOf(text: string, options: SvgOptions, context: Context): SewnSvg {
  checkpoint(context, 'colours', 0, 1);
  const { sewn, widthMm } = options;
  if (sewn) {
    checkOptions({ ...options, widthMm, sewn } as SizedOptions);
    return svgToSize(text, options, sewn, context);
  }
  const { set, notes, seen, ground } = readSvg(text, { ...readingOf(options), widthMm });
  const sizeMm = Math.min(WIDTH_LIMITS[1], Math.max(WIDTH_LIMITS[0], set.widthMm));
  checkOptions({ ...options, sewn: undefined, widthMm: widthMm ?? sizeMm });
  const design = sewTiles(tilesOf(set, options, context), options, context);
  return { design: withNotes({ ...design, ground }, seen), notes };
}

/**
 * Sews a drawing so large that what is sewn of it, its frame included, has the size asked for. It
 * is read twice: how much of its page is drawn upon is known only then.
 * @throws FormatError and EngineError as `digitizeSvg`
 */
function svgToSize(
  text: string,
  options: Omit<DigitizeOptions, 'widthMm'>,
  sewn: SewnSize,
  context: Context,
): SewnSvg {
  const { frame } = options;
  const reading = readingOf(options);
  const first = readSvg(text, { ...reading, longSideMm: FIRST_MM }).set;
  const whole = { width: first.widthMm, height: first.heightMm };
  const content = drawnBox(first.shapes)!;
  const over = expectedOverhang(options);
  const { scale, page } = placeContent(whole, content, frame, sewn, over);
  const wantedMm = FIRST_MM * scale;
  const longSideMm = Math.min(WIDTH_LIMITS[1], wantedMm);
  const { set, notes, seen, ground } = readSvg(text, { ...reading, longSideMm });
  const cut = cutOut(scaleSet(set, wantedMm / longSideMm));
  const forward = neverBack(context);
  const tiles = tilesOf(cut.set, options, forward);
  const design = tilesToSize(tiles, page, { ...options, sewn }, forward);
  if (!page) putOnPage(design, tiles.widthMm, cut.page);
  return { design: withNotes({ ...design, ground }, seen), notes };
}

/**
 * Wider lines would be two rows of stitches with cloth between: they are columns, and a little wider
 * than drawn where they would be too narrow for satin.
 */
const WIDEST_LINE_MM: Mm = 0.69;

/** How a drawing is read. */
function readingOf({ keepBackground, fabric, style }: Omit<SvgOptions, 'sewn'>) {
  const reading = { keepBackground, fabric };
  if (style === 'fill' || isLineStyle(style)) return reading;
  return { ...reading, widestStrokeMm: WIDEST_LINE_MM, leastAreaStrokeMm: SATIN_LINE_MM };
}

type ColorOptions = Pick<DigitizeOptions, 'palette' | 'colors' | 'flatColors'>;

/** A drawing's shapes in as few threads as wanted, none over another. */
function tilesOf(set: ShapeSet, options: ColorOptions, context: Context): ShapeSet {
  const { palette, colors, flatColors = colors } = options;
  const fewer = reduceColors(set, limitColors(palette, colors), limitColors(palette, flatColors));
  const most = limitColors(palette, FLAT_COLORS);
  if (options.flatColors === undefined && most > limitColors(palette, colors)) {
    const { threads } = reduceColors(set, limitColors(palette, colors), most);
    if (threads.length > fewer.threads.length) context.onMoreColors?.(threads.length);
  }
  const reduced = restyled(fewer, options);
  checkpoint(context, 'colours', reduced.threads.length, reduced.threads.length);
  const tiles = withoutSlits(
    withoutCrowdedLines(withoutFineAreas(flattenShapes(reduced, context), context)),
  );
  checkpoint(context, 'shapes', tiles.shapes.length, tiles.shapes.length);
  return tiles;
}

/** The drawing in the colours that a palette makes of its own. */
function restyled(set: ShapeSet, { palette }: ColorOptions): ShapeSet {
  if (palette === 'classic' || palette === 'minimal') return set;
  const weights = set.threads.map(() => 0);
  for (const shape of set.shapes) {
    weights[shape.thread] += shape.kind === 'area' ? polygonArea(shape.polygon) : 1;
  }
  const colors = set.threads.map(({ hex }) => oklabFromHex(hex));
  return { ...set, threads: chooseThreads(palette, colors, weights) };
}

/** A design that says, too, by what it looks otherwise than its drawing. */
function withNotes(design: Design, seen: readonly string[]): Design {
  if (seen.length === 0) return design;
  return { ...design, simplified: [...(design.simplified ?? []), ...seen] };
}
