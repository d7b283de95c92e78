import type { RgbaImage } from '../core/image.ts';
import { isPhotograph } from '../photo/is-photograph.ts';
import { AS_IT_IS, insideBars, placePicture, type Part } from '../subject/index.ts';

/**
 * The photograph between bars of black or white, where a picture is one with such bars around it:
 * they are no part of it, and would count in its size.
 * @returns undefined where there are none
 */
export function photographInside(image: RgbaImage): Part | undefined {
  const crop = insideBars(image);
  if (!crop) return undefined;
  return isPhotograph(placePicture(image, { ...AS_IT_IS, crop })) ? crop : undefined;
}
