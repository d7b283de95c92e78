import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import { checkOptions, type DigitizeOptions } from '../options.ts';
import { tracePicture } from '../trace/index.ts';
import { digitizeShapes } from './digitize-shapes.ts';

/**
 * Turns a picture into a design that a machine can sew.
 * @param image pixels; transparent ones are never sewn
 * @throws EngineError `bad-image`, `bad-options`, `nothing-to-sew`, `aborted`
 */
export function digitizeImage(
  image: RgbaImage,
  options: DigitizeOptions,
  context: Context = {},
): Design {
  checkOptions(options);
  const { set } = tracePicture(image, options, context);
  return digitizeShapes(set, 'tiles', options, context);
}
