import { checkpoint, type Context } from '../core/context.ts';
import type { Design, Ground } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { checkImage, type RgbaImage } from '../core/image.ts';
import { joinDesigns } from '../core/join-designs.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { addFrame } from '../frames/index.ts';
import type { Mm } from '../core/units.ts';
import { DIGITIZE_DEFAULTS, sewingOf, WIDTH_LIMITS, type SewnSize } from '../options.ts';
import { cutOut, putOnPage } from '../sizing/scale-set.ts';
import { neverBack, sewToSize } from '../sizing/sew-to-size.ts';
import type { ShapeSet } from '../shapes.ts';
import { centre } from '../stitch/write-design.ts';
import { readArt, READINGS } from './art.ts';
import { checkTattooOptions, type TattooOptions, type TattooStyle } from './options.ts';
import {
  type DrawStyle,
  shapeOptions,
  type Picture,
  type Shapes,
  type Sheet,
  sheetToSize,
  type SizedSheet,
} from './sheet.ts';
import { paintShapes } from './paint-shapes.ts';
import { mirrored } from './prepare.ts';
import { drawBlackwork } from './styles/blackwork.ts';
import { drawFineLine, drawMinimalist } from './styles/line-work.ts';
import { drawGeometric } from './styles/geometric.ts';
import { drawRealistic, drawWatercolor } from './styles/pictures.ts';
import { drawTraditional } from './styles/traditional.ts';
import { drawTribal } from './styles/tribal.ts';

const STYLES: Readonly<Record<TattooStyle, DrawStyle>> = {
  tribal: drawTribal,
  traditional: drawTraditional,
  geometric: drawGeometric,
  watercolor: drawWatercolor,
  realistic: drawRealistic,
  minimalist: drawMinimalist,
  blackwork: drawBlackwork,
  'fine-line': drawFineLine,
};

/**
 * Turns a picture into a tattoo's design: it is read as its category asks, drawn as the tattoo
 * style draws, and sewn as the stitch style says.
 * @param image a photograph or drawn art; transparent pixels, and a ground of one colour, are skin
 * @param options style, category, size and threads
 * @throws EngineError `bad-image`, `bad-options`, `nothing-to-sew`, `one-colour`, `aborted`
 */
export function digitizeTattoo(
  image: RgbaImage,
  options: TattooOptions,
  context: Context = {},
): Design {
  checkTattooOptions(options);
  checkImage(image, 'tattoo');
  checkpoint(context, 'colours', 0, 1);
  const { longSideMm, sewn, tattooStyle, category } = options;
  const { width, height } = image;
  const picture = READINGS[category].mirror ? mirrored(image) : image;
  let ground: Ground | undefined;
  const draw = (widthMm: Mm): Sheet => {
    const art = readArt(picture, widthMm, options);
    ground = art.ground;
    return STYLES[tattooStyle](art, options, context);
  };
  const widthMm = width >= height ? longSideMm : (longSideMm * width) / height;
  const design = sewn
    ? sewToSizeAsked(sheetToSize(picture, options, sewn, draw), options, sewn, context)
    : sewSheet(draw(widthMm), options, widthMm, context);
  return { ...design, ground };
}

function sewSheet(sheet: Sheet, options: TattooOptions, widthMm: Mm, context: Context): Design {
  if (sheet.kind === 'picture') return sewPicture(sheet, options, { widthMm }, context);
  checkShapes(sheet);
  return sewShapes(sheet, addFrame(sheet.set, options.frame), options, context);
}

function sewToSizeAsked(
  { sheet, page }: SizedSheet,
  options: TattooOptions,
  sewn: SewnSize,
  context: Context,
): Design {
  const forward = neverBack(context);
  return sheet.kind === 'picture'
    ? sewPicture(sheet, options, { sewn }, forward)
    : shapesToSize(sheet, page, options, sewn, forward);
}

function sewPicture(
  sheet: Picture,
  { palette, colors, frame, stitchStyle: style, ...options }: TattooOptions,
  size: { widthMm: Mm } | { sewn: SewnSize },
  context: Context,
): Design {
  const { widthMm: _, ...defaults } = DIGITIZE_DEFAULTS;
  const photo = sheet.mixed ? 'on' : 'off';
  const { density } = sheet;
  const chosen = { ...sewingOf(options), palette, colors, frame, style, photo, density } as const;
  return digitizeImage(
    sheet.image,
    { ...defaults, ...chosen, ...size, keepBackground: true },
    context,
  );
}

/** @throws EngineError `nothing-to-sew` for a sheet without a shape */
function checkShapes({ set }: Shapes): void {
  if (set.shapes.length > 0) return;
  throw new EngineError('nothing-to-sew', 'tattoo', 'no line or area is left to sew');
}

function shapesToSize(
  sheet: Shapes,
  page: SizedSheet['page'],
  options: TattooOptions,
  sewn: SewnSize,
  context: Context,
): Design {
  checkShapes(sheet);
  const cut = page ? { set: sheet.set } : cutOut(sheet.set);
  const drawn = page ? addFrame({ ...sheet.set, ...page }, options.frame) : cut.set;
  const settings = { ...shapeOptions(options, sheet.style), frame: options.frame };
  const design = sewToSize(drawn, sewn, settings, (scaled) =>
    sewShapes(sheet, scaled, options, context),
  );
  putOnPage(design, cut.set.widthMm, cut.page);
  return design;
}

/**
 * Sews shapes, and over them the lines that come last.
 * @param framed the sheet's set, placed and framed
 */
function sewShapes(
  sheet: Shapes,
  framed: ShapeSet,
  options: TattooOptions,
  context: Context,
): Design {
  const settings = shapeOptions(options, sheet.style);
  const end = sheet.set.shapes.length;
  const start = end - (sheet.over ?? 0);
  const under = framed.shapes.filter((_, i) => i < start || i >= end);
  if (start === end || under.length === 0) {
    return digitizeShapes(framed, sheet.layering, settings, context);
  }
  const ground = digitizeShapes({ ...framed, shapes: under }, sheet.layering, settings, context);
  const lines = { ...framed, shapes: framed.shapes.slice(start, end) };
  const over = digitizeShapes(lines, 'painted', { ...settings, style: 'mixed' });
  const design = joinDesigns(ground, over);
  centre(design);
  return design;
}

/**
 * Turns a drawing, such as a motif or a composed prompt, into a tattoo's design.
 * @param set the drawing; its own size does not matter
 * @param options as for `digitizeTattoo`
 * @throws EngineError `bad-options`, `nothing-to-sew`, `aborted`
 */
export function digitizeTattooShapes(
  set: ShapeSet,
  options: TattooOptions,
  context: Context = {},
): Design {
  checkTattooOptions(options);
  if (set.shapes.length === 0) {
    throw new EngineError('nothing-to-sew', 'tattoo', 'the drawing has no shapes');
  }
  const { sewn } = options;
  const painted = paintShapes(set, sewn?.mm ?? options.longSideMm);
  if (sewn) return digitizeTattoo(painted.image, options, context);
  // The drawing keeps its size and outlines reach beyond it; a frame takes the whole within the size.
  const grown = Math.min(painted.longSideMm, WIDTH_LIMITS[1]);
  const longSideMm = options.frame === 'none' ? grown : options.longSideMm;
  return digitizeTattoo(painted.image, { ...options, longSideMm }, context);
}
