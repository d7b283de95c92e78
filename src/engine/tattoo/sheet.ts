import { placeContent } from '../sizing/sew-to-size.ts';
import type { Context } from '../core/context.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Mm } from '../core/units.ts';
import type { Layering } from '../digitize/plan.ts';
import {
  type Density,
  sewingOf,
  type SewnSize,
  type ShapeOptions,
  type StitchStyle,
  WIDTH_LIMITS,
} from '../options.ts';
import type { Thread } from '../core/design.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { drawnBox, pictureContent } from '../sizing/scale-set.ts';
import { type Sides, expectedOverhang } from '../sizing/sewn-size.ts';
import type { Art } from './art.ts';
import type { TattooOptions } from './options.ts';

/** What a style makes of a picture: shapes to sew, or a picture whose threads are mixed. */
export type Sheet = Shapes | Picture;

/** Shapes to sew. */
export interface Shapes {
  kind: 'shapes';
  set: ShapeSet;
  layering: Layering;
  style: StitchStyle;
  /** How many of the last shapes are lines sewn over all others, in their order. */
  over?: number;
}

/** A picture to sew. */
export interface Picture {
  kind: 'picture';
  image: RgbaImage;
  /** Whether its threads are mixed. */
  mixed: boolean;
  density: Density;
}

/** A tattoo style. */
export type DrawStyle = (art: Art, options: TattooOptions, context: Context) => Sheet;

/** Something for each density. */
export type ByDensity<T> = Readonly<Record<Density, T>>;

/** A sheet that misses its size by a smaller share is scaled, not drawn anew. */
const NEAR_SHARE = 0.08;
const MAX_ROUNDS = 3;

/** A sheet about as large as it will be sewn, and the page for its frame, where it has one. */
export interface SizedSheet {
  sheet: Sheet;
  page?: { widthMm: Mm; heightMm: Mm } | undefined;
}

/**
 * Draws a tattoo about as large as it will be sewn: lines have widths in millimetres, so that it
 * cannot be drawn in any size and scaled.
 * @param draw given the width of the whole picture
 */
export function sheetToSize(
  image: RgbaImage,
  options: TattooOptions,
  size: SewnSize,
  draw: (widthMm: Mm) => Sheet,
): SizedSheet {
  const over = expectedOverhang({ ...options, style: options.stitchStyle });
  const place = (whole: Sides, content: Sides) =>
    placeContent(whole, content, options.frame, size, over);
  const longest = Math.max(image.width, image.height);
  const bounded = (longSideMm: Mm) =>
    Math.min(WIDTH_LIMITS[1], Math.max(WIDTH_LIMITS[0], longSideMm));
  const found = pictureContent(image, { ...options, palette: 'classic' }) ?? image;
  let longSideMm = bounded(longest * place(image, found).scale);
  for (let round = 1; ; round++) {
    const mmPerPx = longSideMm / longest;
    const sheet = draw(image.width * mmPerPx);
    const whole = { width: image.width * mmPerPx, height: image.height * mmPerPx };
    const { scale, page } = place(whole, contentOf(sheet, whole, options));
    const next = bounded(longSideMm * scale);
    if (round === MAX_ROUNDS || Math.abs(next / longSideMm - 1) < NEAR_SHARE)
      return { sheet, page };
    longSideMm = next;
  }
}

/** What of a sheet is drawn upon, mm. */
function contentOf(sheet: Sheet, whole: Sides, options: TattooOptions): Sides {
  if (sheet.kind === 'shapes') return drawnBox(sheet.set.shapes) ?? whole;
  const { image } = sheet;
  const found = pictureContent(image, { ...options, palette: 'classic', keepBackground: true });
  if (!found) return whole;
  return {
    width: (found.width * whole.width) / image.width,
    height: (found.height * whole.height) / image.height,
  };
}

/** How a sheet of shapes is sewn. */
export const shapeOptions = (
  options: TattooOptions,
  style: ShapeOptions['style'],
): ShapeOptions => ({ ...sewingOf(options), style });

/** A sheet of shapes on the art's page. */
export const shapeSheet = (
  { widthMm, heightMm }: Art,
  threads: Thread[],
  shapes: Shape[],
  sewn: Omit<Shapes, 'kind' | 'set'>,
): Shapes => ({ kind: 'shapes', set: { widthMm, heightMm, threads, shapes }, ...sewn });
