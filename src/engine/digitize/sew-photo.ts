import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import type { DigitizeOptions } from '../options.ts';
import { digitizePhoto } from '../photo/digitize-photo.ts';
import { placeShape } from '../shapes.ts';
import { tracePicture } from '../trace/index.ts';
import { digitizeShapes } from './digitize-shapes.ts';

/**
 * Sews a photograph, and over it what is fine and dark of it as a drawing is sewn: lines by their own
 * width, small areas as satin. Its rows are looser than a drawing's, as a fill lies under them.
 * @throws EngineError as `digitizePhoto`
 */
export function sewPhoto(image: RgbaImage, options: DigitizeOptions, context: Context): Design {
  return digitizePhoto(image, options, context, (drawn, page, thread) => {
    const { signal } = context;
    const shapes = drawn.flatMap(({ image: one, widthMm, x, y }) => {
      const { set } = tracePicture(one, { ...options, widthMm, colors: 1 }, { signal });
      return set.shapes.map((shape) => placeShape({ ...shape, thread: 0 }, { scale: 1, x, y }));
    });
    if (shapes.length === 0) return undefined;
    const { widthMm, heightMm } = page;
    const set = { widthMm, heightMm, threads: [thread], shapes };
    return digitizeShapes(set, 'tiles', { ...options, style: 'mixed', density: 'low' }, { signal });
  });
}
