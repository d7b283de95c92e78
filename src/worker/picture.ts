import type { Context, Design, RgbaImage } from 'ilmek-engine';
import { digitizeImage, digitizeSvgShapes } from 'ilmek-engine/digitize';
import { EngineError } from 'ilmek-engine/tables';
import { decodePicture } from './decode.ts';
import type { Made, Making } from './making.ts';
import { drawFlatPreview } from './flat-preview.ts';
import type { PictureOptions, PictureSource } from './protocol.ts';

/** A picture as a design, its plan shown first. @throws EngineError and JobError. */
export async function makeFromPicture(
  source: PictureSource,
  options: PictureOptions,
  { onFlatPreview, ...context }: Making,
): Promise<Made> {
  const { image, original } = await decodePicture(source);
  const plan = await drawFlatPreview(image, options);
  if (plan) onFlatPreview(plan);
  return { design: sewPicture(source, image, options, context), original };
}

const AS_PIXELS =
  'Not all of this drawing can be had as shapes, such as words in it, so it was sewn from its pixels, with edges less sharp. Turn words into paths in a drawing program to have it sewn from its shapes.';

/** Sews a picture from its shapes where it is a drawing, else from its pixels. @throws EngineError */
export function sewPicture(
  source: PictureSource,
  image: RgbaImage,
  options: PictureOptions,
  context: Context,
): Design {
  if (source.kind !== 'bitmap') return digitizeImage(image, options, context);
  const drawn = sewDrawing(source.svg, options, context);
  if (drawn) return drawn;
  const design = digitizeImage(image, options, context);
  return { ...design, simplified: [AS_PIXELS, ...(design.simplified ?? [])] };
}

/**
 * Sews a drawing from its shapes, whose edges are exact. Where a part of it is no
 * shape (words, embedded pictures) nothing is returned: the pixels hold all of it.
 */
function sewDrawing(svg: string, options: PictureOptions, context: Context): Design | undefined {
  try {
    const { design, notes } = digitizeSvgShapes(svg, options, context);
    return notes.length === 0 ? design : undefined;
  } catch (error) {
    if (error instanceof EngineError && error.code !== 'aborted') return undefined;
    throw error;
  }
}
