import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { checkImage, type RgbaImage } from '../core/image.ts';
import { joinDesigns } from '../core/join-designs.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { addFrame } from '../frames/index.ts';
import { DIGITIZE_DEFAULTS, WIDTH_LIMITS } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { centre } from '../stitch/write-design.ts';
import { readArt } from './art.ts';
import { READINGS } from './category.ts';
import { checkTattooOptions, type TattooOptions, type TattooStyle } from './options.ts';
import { paintShapes } from './paint-shapes.ts';
import { mirrored } from './prepare.ts';
import { drawBlackwork } from './styles/blackwork.ts';
import { drawFineLine } from './styles/fine-line.ts';
import { drawGeometric } from './styles/geometric.ts';
import { drawMinimalist } from './styles/minimalist.ts';
import { drawRealistic, drawWatercolor } from './styles/pictures.ts';
import type { DrawStyle, Sheet } from './styles/sheet.ts';
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
  const { longSideMm, tattooStyle, category, palette, frame } = options;
  const { fabric, pullMm, name, colors } = options;
  const { width, height } = image;
  const widthMm = width >= height ? longSideMm : (longSideMm * width) / height;
  const picture = READINGS[category].mirror ? mirrored(image) : image;
  const art = readArt(picture, widthMm, options);
  const sheet = STYLES[tattooStyle](art, options, context);
  if (sheet.kind === 'picture') {
    const style = options.stitchStyle;
    const photo = sheet.mixed ? 'on' : 'off';
    const settings = { ...DIGITIZE_DEFAULTS, palette, colors, frame, fabric, pullMm, name };
    const design = digitizeImage(
      sheet.image,
      { ...settings, style, photo, widthMm, density: sheet.density, keepBackground: true },
      context,
    );
    return { ...design, ground: art.ground };
  }
  if (sheet.set.shapes.length === 0) {
    throw new EngineError('nothing-to-sew', 'tattoo', 'no line or area is left to sew');
  }
  return { ...sewSheet(sheet, options, context), ground: art.ground };
}

/** Sews shapes, and over them the lines that come last. */
function sewSheet(sheet: Sheet & { kind: 'shapes' }, options: TattooOptions, context: Context) {
  const { frame, density, fabric, pullMm, name } = options;
  const framed = addFrame(sheet.set, frame);
  const settings = { style: sheet.style, density, fabric, pullMm, name };
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
  const painted = paintShapes(set, options.longSideMm);
  // The drawing keeps its size and outlines reach beyond it; a frame takes the whole within the size.
  const grown = Math.min(painted.longSideMm, WIDTH_LIMITS[1]);
  const longSideMm = options.frame === 'none' ? grown : options.longSideMm;
  return digitizeTattoo(painted.image, { ...options, longSideMm }, context);
}
