import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import { joinDesigns } from '../core/join-designs.ts';
import { toTenth, type Mm } from '../core/units.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { centre } from '../stitch/write-design.ts';
import type { AroundPicture } from './around-picture.ts';
import { convexHull } from './hull.ts';
import type { PromptOptions } from './options.ts';
import { ringBox } from '../vector/geometry.ts';
import { flattenShapes } from '../vector/flatten.ts';

/**
 * The convex outline of what is not clear, in px.
 * @param flat a picture whose fabric is clear, as `flatPicture` makes it
 */
export function outlineOf({ width, height, data }: RgbaImage): Float64Array {
  const points: number[] = [];
  for (let y = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first >= 0) points.push(first, y, last + 1, y, first, y + 1, last + 1, y + 1);
  }
  return points.length > 0
    ? convexHull(points)
    : Float64Array.of(0, 0, width, 0, width, height, 0, height);
}

/**
 * The width of a whole picture, in mm, at which what is sewn of it fills its window.
 * @param flat as `outlineOf` was given
 * @param outline as `outlineOf` gave it, px
 * @param around its window
 */
export function widthInWindow(
  { width }: RgbaImage,
  outline: Float64Array,
  { window }: AroundPicture,
): Mm {
  const { left, right } = ringBox(outline);
  return ((window.right - window.left) * width) / (right - left);
}

/**
 * Sews what is drawn around a picture, after the picture.
 * @param picture its sewn extents fit the window
 * @param around as `composeAround` draws it
 * @param options what it is sewn with
 * @throws EngineError `aborted`
 */
export function digitizeAround(
  picture: Design,
  { set, window }: AroundPicture,
  { stitchStyle: style, density, fabric, pullMm, name }: PromptOptions,
  context: Context = {},
): Design {
  if (set.shapes.length === 0) return picture;
  const options = { style, density, fabric, pullMm, name };
  const around = digitizeShapes(flattenShapes(set, context), 'tiles', options, context);
  const middle = {
    x: toTenth((window.left + window.right) / 2 - set.widthMm / 2),
    y: toTenth((window.top + window.bottom) / 2 - set.heightMm / 2),
  };
  // The middle of what is sewn of the picture lies at its origin.
  const design = joinDesigns({ ...picture, page: undefined }, around, middle);
  centre(design);
  return design;
}
