import type { RgbaImage } from '../core/image.ts';
import { rgbFromHex } from '../color/oklab.ts';
import { limitColors, matchingChroma } from '../color/palette.ts';
import type { DigitizeOptions } from '../options.ts';
import { smoothLabels } from './potts-smoothing.ts';
import { chooseColors, gatherCells, nearestColor } from './clusters.ts';
import { findBackground } from './background.ts';
import { BARE_LABEL, type Labels } from './labels.ts';
import { smallRaster } from './small-raster.ts';
import { smoothKeepingEdges } from './smooth.ts';
import { chooseThreads } from '../threads/choose.ts';
import { weighDetail } from './weigh-detail.ts';

/** Longer side, px: enough to know the picture by, and made in a moment. */
const LONGEST_PX = 240;

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
  const { palette, colors } = options;
  const chroma = matchingChroma(palette);
  const raster = smallRaster(image, LONGEST_PX, chroma);
  const { width, height, rgb, lab } = raster;
  const background = findBackground(raster, options);
  const data = new Uint8ClampedArray(width * height * 4);
  if (!background.mask.includes(0)) return { width, height, data };
  const chosen = chooseColors(
    gatherCells(rgb, lab, weighDetail(raster, background)),
    limitColors(palette, colors),
  );
  const smooth = smoothKeepingEdges(lab, width, height);
  const labels: Labels = { width, height, data: new Uint8Array(width * height).fill(BARE_LABEL) };
  for (let i = 0, p = 0; i < labels.data.length; i++, p += 3) {
    if (background.mask[i] === 1) continue;
    labels.data[i] = nearestColor(chosen, smooth[p], smooth[p + 1], smooth[p + 2]);
  }
  smoothLabels(labels, smooth, chosen);
  const inks = threadInks(chosen, labels, chroma, palette);
  for (let i = 0; i < labels.data.length; i++) {
    if (labels.data[i] !== BARE_LABEL) data.set(inks[labels.data[i]], i * 4);
  }
  return { width, height, data };
}

/** The bytes, RGBA, of the thread for each colour. */
function threadInks(
  colors: Float64Array,
  labels: Labels,
  chroma: number,
  palette: DigitizeOptions['palette'],
): number[][] {
  const count = colors.length / 3;
  const shares = new Array<number>(count).fill(0);
  let sewn = 0;
  for (const label of labels.data) {
    if (label === BARE_LABEL) continue;
    shares[label]++;
    sewn++;
  }
  const threads = chooseThreads(
    palette,
    Array.from({ length: count }, (_, k) => [
      colors[k * 3],
      colors[k * 3 + 1] / chroma,
      colors[k * 3 + 2] / chroma,
    ]),
    shares.map((n) => n / sewn),
  );
  return threads.map(({ hex }) => [...rgbFromHex(hex), 255]);
}
