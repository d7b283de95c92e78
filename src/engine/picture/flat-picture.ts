import type { RgbaImage } from '../core/image.ts';
import { rgbFromHex } from '../color/oklab.ts';
import { matchingChroma } from '../color/palette.ts';
import type { DigitizeOptions } from '../options.ts';
import { smoothLabels } from './potts-smoothing.ts';
import { findBackground } from './background.ts';
import { BARE_LABEL, labelCertain, type Labels } from './labels.ts';
import { smoothKeepingEdges } from './smooth.ts';
import { chooseThreads } from '../threads/choose.ts';
import { smallRaster } from './raster.ts';
import { findColors, oklabsOf } from './colors.ts';

/** Longer side, px: enough to know the picture by, and made in a moment. */
const MAX_SIDE_PX = 240;

/**
 * A picture in as many colours as there will be threads, small and flat: what the
 * design is going to look like from far away, to be shown while it is being made.
 * Fabric is clear. The threads are chosen as for the design, but from this small
 * picture, so that single ones may turn out a shade different.
 * @param image pixels; transparent ones stay clear
 * @param options those of the design that is to come
 * @returns at most 240 px on its longer side
 * @throws EngineError `bad-image`
 */
export function flatPicture(
  image: RgbaImage,
  options: Pick<DigitizeOptions, 'palette' | 'colors' | 'keepBackground' | 'fabric'>,
): RgbaImage {
  const chroma = matchingChroma(options.palette);
  const raster = smallRaster(image, MAX_SIDE_PX, chroma);
  const { width, height } = raster;
  const background = findBackground(raster, options);
  const data = new Uint8ClampedArray(width * height * 4);
  if (!background.mask.includes(0)) return { width, height, data };
  const colors = findColors(raster, background, options);
  const smooth = smoothKeepingEdges(raster);
  const labels: Labels = { width, height, data: labelCertain(smooth, colors, background) };
  smoothLabels(labels, smooth, colors);
  const shares = sharesOf(labels.data, colors.length / 3);
  const threads = chooseThreads(options.palette, oklabsOf(colors, chroma), shares);
  const inks = threads.map(({ hex }) => [...rgbFromHex(hex), 255]);
  for (let i = 0; i < labels.data.length; i++) {
    if (labels.data[i] !== BARE_LABEL) data.set(inks[labels.data[i]], i * 4);
  }
  return { width, height, data };
}

/** The share of what is sewn that has each label. */
function sharesOf(labels: Uint8Array, count: number): number[] {
  const pixels = new Array<number>(count).fill(0);
  for (const label of labels) if (label !== BARE_LABEL) pixels[label]++;
  const sewn = pixels.reduce((sum, n) => sum + n, 0);
  return pixels.map((n) => n / sewn);
}
