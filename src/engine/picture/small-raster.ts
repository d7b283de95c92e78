import type { RgbaImage } from '../core/image.ts';
import type { Px } from '../core/units.ts';
import { rasterize, type Raster } from './raster.ts';

/** Pixels to a millimetre that `rasterize` takes as they are, and the most it gives. */
const KEEP_DENSITY = 5;
const MOST_DENSITY = 8;

/**
 * A picture for a quick look: its longer side has at most so many pixels, whatever its size.
 * @param chroma what a and b are multiplied by in `lab`
 * @throws EngineError `bad-image`
 */
export function smallRaster(image: RgbaImage, longest: Px, chroma: number): Raster {
  const most = (longest / MOST_DENSITY) * (image.width / Math.max(image.width, image.height));
  return rasterize(image, Math.min(image.width / KEEP_DENSITY, most), chroma);
}
