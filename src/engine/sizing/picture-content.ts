import { matchingChroma } from '../color/palette.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Px } from '../core/units.ts';
import type { DigitizeOptions } from '../options.ts';
import { findBackground, type GroundChoice } from '../picture/background.ts';
import type { PageBox } from './scale-set.ts';
import { smallRaster } from '../picture/raster.ts';

/** Longer side at which a picture is looked at, px. */
const LOOK_PX: Px = 320;
const FINE_LOOK_PX: Px = 1200;

/**
 * Where in a picture something will be sewn, in its own px; undefined where nothing will.
 * @param fine to a thousandth of the picture instead of a third of a hundredth
 */
export function pictureContent(
  image: RgbaImage,
  options: Pick<DigitizeOptions, 'palette'> & GroundChoice,
  fine = false,
): PageBox | undefined {
  const longest = fine ? FINE_LOOK_PX : LOOK_PX;
  const raster = smallRaster(image, longest, matchingChroma(options.palette));
  const { mask } = findBackground(raster, options);
  const box = maskBox(mask, raster.width);
  if (!box) return undefined;
  const x = image.width / raster.width;
  const y = image.height / raster.height;
  return { left: box.left * x, top: box.top * y, width: box.width * x, height: box.height * y };
}

/** The box around all pixels that are not masked. */
function maskBox(mask: Uint8Array, width: number): PageBox | undefined {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let i = 0, y = 0; i < mask.length; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (mask[i] === 1) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top < 0) top = y;
      bottom = y;
    }
  }
  return right < 0 ? undefined : { left, top, width: right + 1 - left, height: bottom + 1 - top };
}

/** A picture whose content takes less than this share of it is cut down to its content … */
const LEAST_SHARE = 0.5;
/** … and so much of its longer side around it: bare pixels tell the colour of the fabric. */
const MARGIN = 0.06;

/** A picture without most of its bare margins, and where it lay, in px of what is left. */
export function cutDown(image: RgbaImage, content: PageBox): { image: RgbaImage; page?: PageBox } {
  const margin = Math.ceil(MARGIN * Math.max(content.width, content.height)) + 2;
  const left = Math.max(0, Math.floor(content.left) - margin);
  const top = Math.max(0, Math.floor(content.top) - margin);
  const width = Math.min(image.width, Math.ceil(content.left + content.width) + margin) - left;
  const height = Math.min(image.height, Math.ceil(content.top + content.height) + margin) - top;
  if (width * height > LEAST_SHARE * image.width * image.height) return { image };
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * image.width + left) * 4;
    data.set(image.data.subarray(from, from + width * 4), y * width * 4);
  }
  return {
    image: { width, height, data },
    page: { left: -left, top: -top, width: image.width, height: image.height },
  };
}
