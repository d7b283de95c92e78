import type { Mm } from '../core/units.ts';
import { boxMean } from '../picture/box-mean.ts';
import type { Size } from '../picture/pixels.ts';
import type { Raster } from '../picture/raster.ts';

/*
 * Pictures with too much in them for their size, such as a crowd: a face wants some 8 mm to be read
 * in thread. Where most of a picture changes its colour in each direction within that, over patches
 * that are larger than texture, nothing in it is large enough.
 */

export const CROWDED =
  'There is more in it than thread can show at this size: what is under 8 mm, such as the faces of a crowd, blurs. Sew it larger, or crop it to one figure.';

/** Smaller things are texture: grass, fur, leaves. */
const PATCH_MM: Mm = 1.5;
/** Half of what a face has at least. */
const REACH_MM: Mm = 4;
/** How far a patch lies from what is on both sides of it, in whichever direction it is nearest; units of `lab`. */
const APART = 0.03;
/** The share of a picture that is so. */
const MOST = 0.5;

/** Whether a picture has too much in it for its size. @param bare 1 for each pixel that is not sewn */
export const isCrowded = (raster: Raster, bare: Uint8Array): boolean =>
  crowdedShare(raster, bare) > MOST;

/** How much of what is sewn of a picture has many things within a face's width, 0 to 1. */
export function crowdedShare(raster: Raster, bare: Uint8Array): number {
  const { lab, sewn, width, height } = patchesOf(raster, bare);
  const size = { width, height };
  const apart = new Float32Array(sewn.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) apart[y * width + x] = apartAt(lab, y * width + x, width);
  }
  const around = boxMean(apart, size, Math.round(REACH_MM / PATCH_MM));
  let [crowded, all] = [0, 0];
  for (let p = 0; p < sewn.length; p++) {
    all += sewn[p];
    if (around[p] > APART) crowded += sewn[p];
  }
  return all === 0 ? 0 : crowded / all;
}

/** How far a patch lies from the line between its neighbours on two sides, for the best two: an edge has such. */
function apartAt(lab: Float32Array, patch: number, width: number): number {
  let least = Infinity;
  for (const step of [1, width, width + 1, width - 1]) {
    let sum = 0;
    for (let c = 0; c < 3; c++) {
      const between = (lab[(patch - step) * 3 + c] + lab[(patch + step) * 3 + c]) / 2;
      sum += (lab[patch * 3 + c] - between) ** 2;
    }
    least = Math.min(least, sum);
  }
  return Math.sqrt(least);
}

/** A picture in patches: their mean colours, and 1 for each of which all is sewn. */
function patchesOf(
  raster: Raster,
  bare: Uint8Array,
): Size & { lab: Float32Array; sewn: Uint8Array } {
  const side = Math.max(1, Math.round(PATCH_MM * raster.pxPerMm));
  const width = Math.floor(raster.width / side);
  const height = Math.floor(raster.height / side);
  const lab = new Float32Array(width * height * 3);
  const sewn = new Uint8Array(width * height).fill(1);
  for (let y = 0; y < height * side; y++) {
    for (let x = 0; x < width * side; x++) {
      const i = y * raster.width + x;
      const patch = Math.floor(y / side) * width + Math.floor(x / side);
      if (bare[i] === 1) sewn[patch] = 0;
      for (let c = 0; c < 3; c++) lab[patch * 3 + c] += raster.lab[i * 3 + c] / side ** 2;
    }
  }
  return { width, height, lab, sewn };
}
