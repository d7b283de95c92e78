import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { checkImage, type RgbaImage } from '../core/image.ts';
import type { Mm } from '../core/units.ts';
import { roomInFrame } from '../frames/index.ts';
import { checkOptions, WIDTH_LIMITS, type DigitizeOptions, type SizedOptions } from '../options.ts';
import { digitizePhoto } from '../photo/digitize-photo.ts';
import { isPhotograph } from '../photo/is-photograph.ts';
import { tracePicture } from '../trace/index.ts';
import { frameDesign } from './frame-design.ts';
import { imageToSize } from './image-to-size.ts';
import { notingSimplified } from './simplified.ts';
import { sewTiles } from './sew-tiles.ts';

/**
 * Turns a picture into a design that a machine can sew.
 * @param image pixels; transparent ones are never sewn
 * @param options with the width of the whole picture, or with the size of what is sewn of it
 * @throws EngineError `bad-image`, `bad-options`, `nothing-to-sew`, `one-colour`, `too-complex`,
 *   `aborted`
 */
export function digitizeImage(
  image: RgbaImage,
  options: SizedOptions,
  context: Context = {},
): Design {
  return notingSimplified(context, (listener) => sewImage(image, options, listener));
}

function sewImage(image: RgbaImage, options: SizedOptions, context: Context): Design {
  checkOptions(options);
  checkImage(image, 'digitize');
  const photograph = isPhotograph(image);
  const mixed = wantsPhoto(photograph, options);
  if (options.sewn) return imageToSize(image, options, { mixed, photograph }, context);
  checkHeight(image, options.widthMm);
  if (mixed) return framedPhoto(image, options, context);
  // Of a photograph's texture no line is drawn.
  const { set, ground } = tracePicture(image, options, context, !photograph);
  const design = sewTiles(set, options, context);
  return { ...design, ground };
}

/** A photograph is sewn from its pixels: as large as the frame leaves room, and the frame after it. */
function framedPhoto(image: RgbaImage, options: DigitizeOptions, context: Context): Design {
  const { widthMm, frame } = options;
  const page = { widthMm, heightMm: (widthMm * image.height) / image.width };
  const room = roomInFrame(frame, page);
  const photo = digitizePhoto(image, { ...options, widthMm: room.widthMm }, context);
  return frameDesign(photo, frame, page, options);
}

/** Styles that draw lines or lay patches take a picture's areas, also a photograph's. */
function wantsPhoto(photograph: boolean, { photo, style }: SizedOptions): boolean {
  if (style !== 'mixed' && style !== 'satin' && style !== 'fill') return false;
  return photo === 'on' || (photo === 'auto' && photograph);
}

/** No machine sews taller than wide: a narrow strip of a picture could be metres tall. */
function checkHeight(image: RgbaImage, widthMm: Mm): void {
  const heightMm = (widthMm * image.height) / image.width;
  const most = WIDTH_LIMITS[1];
  if (heightMm <= most) return;
  const fitting = Math.floor((most * image.width) / image.height);
  const advice = fitting >= WIDTH_LIMITS[0] ? `; at most ${fitting} mm wide it fits` : '';
  throw new EngineError(
    'bad-options',
    'digitize',
    `the design would be ${Math.round(heightMm)} mm tall, over the limit of ${most} mm${advice}`,
  );
}
