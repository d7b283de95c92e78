import type { Mm } from '../core/units.ts';
import { boxMean } from '../picture/box-mean.ts';
import type { Raster } from '../picture/raster.ts';
import { deepenedSpots } from './dark-spots.ts';

/*
 * A picture with its small differences of lightness raised: few threads would swallow them, and what
 * makes a face is small. An unsharp mask, whose gain falls where the difference is large, so that
 * edges that are seen anyway get no seam of light beside them. Small dark spots become darker besides.
 */

/** Radius of the window that lightness is compared with; it is taken twice. */
const RADIUS_MM: Mm = 1.5;
/** By what share small differences grow. */
const GAIN = 0.4;
/** Difference of cube roots of light beyond which they grow less and less. */
const SMALL = 0.06;
/** Under this all is black. */
const DARK = 1e-3;

/**
 * Raises small differences of lightness in place.
 * @param cones linear cone responses of all pixels, three a pixel
 * @param bare 1 for each pixel that is not sewn
 */
export function raiseContrast(
  cones: Float32Array,
  { width, height, pxPerMm }: Pick<Raster, 'width' | 'height' | 'pxPerMm'>,
  bare?: Uint8Array,
): void {
  const size = { width, height };
  const radius = Math.max(1, Math.round(RADIUS_MM * pxPerMm));
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) light[i] = Math.cbrt(cones[i * 3 + 1]);
  const around = boxMean(boxMean(light, size, radius), size, radius);
  const deeper = deepenedSpots(light, { ...size, pxPerMm }, bare);
  for (let i = 0; i < light.length; i++) {
    if (light[i] < DARK) continue;
    const difference = light[i] - around[i];
    const less = Math.min(1, SMALL / Math.abs(difference));
    const now = light[i] + GAIN * SMALL * Math.tanh(difference / SMALL) * less - deeper[i];
    const root = Math.min(1, Math.max(0, now)) / light[i];
    const times = root * root * root;
    for (let p = i * 3; p < i * 3 + 3; p++) cones[p] = Math.min(1, cones[p] * times);
  }
}
