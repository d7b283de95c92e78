import type { Mm } from '../core/units.ts';
import { boxMean } from '../picture/box-mean.ts';
import type { Raster } from '../picture/raster.ts';
import { closed } from './closed.ts';

/*
 * Small dark spots on what is lighter: eyes, nostrils, the line of a mouth. They are what a face is
 * known by, and cover so little that few threads swallow them: an eye of brown lids and a dark pupil
 * is nearest to the grey of a wall. Whoever draws a face for thread draws them darker than they are;
 * so here they are deepened (by a black top-hat). Where dark spots lie close together, as in
 * grass, gravel and fur, they are texture, and stay.
 */

/** A spot has no place farther than this from what is lighter. */
const REACH_MM: Mm = 1.5;
/** Specks smaller than this are no spots. */
const SPECK_MM: Mm = 0.2;
/** Differences of cube roots of light to the lighter around that are none. */
const SHALLOW = 0.05;
/** Places are compared with others within this; so much darkness in the mean there is texture. */
const AROUND_MM: Mm = 6;
const TEXTURE = 0.035;
/** Nothing gets darker than this share of its own root. */
const LEAST = 0.5;
/** On what is this dark itself nothing is deepened, and fully from there on. */
const DARK = 0.25;
const LIGHT = 0.45;

/**
 * How much darker each pixel is to become.
 * @param roots cube roots of light, one a pixel
 * @param bare 1 for each pixel that is not sewn
 * @returns differences of the roots, 0 for most
 */
export function deepenedSpots(
  roots: Float32Array,
  { width, height, pxPerMm }: Pick<Raster, 'width' | 'height' | 'pxPerMm'>,
  bare?: Uint8Array,
): Float32Array {
  const size = { width, height };
  const px = (mm: Mm): number => Math.max(1, Math.round(mm * pxPerMm));
  const sewn = bare ? roots.map((root, i) => (bare[i] === 1 ? 0 : root)) : roots;
  const calm = boxMean(sewn, size, px(SPECK_MM));
  const reach = px(REACH_MM);
  const filled = closed(calm, size, reach);
  const depth = filled.map((root, i) => Math.max(0, root - calm[i] - SHALLOW));
  const around = boxMean(depth, size, px(AROUND_MM));
  for (let i = 0; i < depth.length; i++) {
    const alone = Math.max(0, 1 - around[i] / TEXTURE);
    const light = Math.min(1, Math.max(0, (filled[i] - DARK) / (LIGHT - DARK)));
    depth[i] = bare?.[i] === 1 ? 0 : Math.min(LEAST * roots[i], depth[i] * alone * light);
  }
  return depth;
}
