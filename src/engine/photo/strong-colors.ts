import type { DigitizeOptions } from '../options.ts';
import type { Background } from '../picture/background.ts';
import { nearestColor } from '../picture/clusters.ts';
import { findColors } from '../picture/colors.ts';
import { distance, forEachBeside } from '../picture/pixels.ts';
import type { Raster } from '../picture/raster.ts';

/*
 * Threads for a photograph. The few colours that leave the least error are those of its large
 * areas, and a small strong one, a badge on a coat, would be sewn in the nearest grey. Places that
 * would be so wrong are given more of a say until they have a thread, or have asked often enough.
 */

/** A colour is wrong that lies so far from its thread, and so far in hue and chroma alone (units of `lab`). */
const WRONG = 0.18;
const WRONG_CHROMA = 0.15;
/** What is smaller is left to its neighbours' threads. */
const LEAST_MM2 = 3;
/** How much more of a say, and how often; the first time as much as this share of the picture has. */
const LOUDER = 2;
const ROUNDS = 3;
const HEARD = 0.01;

/** The colours to begin with. @returns in the raster's `lab`, three numbers a colour */
export function findPhotoColors(
  raster: Raster,
  background: Background,
  options: Pick<DigitizeOptions, 'palette' | 'colors'>,
): Float64Array {
  let colors = findColors(raster, background, options);
  const say = new Float32Array(background.mask.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const places = wrongPlaces(raster, background, colors);
    if (places.length === 0) break;
    for (const place of places) {
      const heard = (HEARD * say.length) / place.length;
      for (const i of place) say[i] = Math.max(LOUDER * say[i], heard);
    }
    colors = findColors(raster, background, options, { say });
  }
  return colors;
}

/** The pixels of each place that is wrong and large enough. */
function wrongPlaces(raster: Raster, { mask }: Background, colors: Float64Array): number[][] {
  const { lab, pxPerMm } = raster;
  const isWrong = Uint8Array.from(mask, (left, i) => {
    if (left === 1) return 0;
    const k = nearestColor(colors, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]);
    const a = lab[i * 3 + 1] - colors[k * 3 + 1];
    const b = lab[i * 3 + 2] - colors[k * 3 + 2];
    return +(Math.hypot(a, b) > WRONG_CHROMA && distance(lab, i, colors, k) > WRONG);
  });
  const places: number[][] = [];
  for (let from = 0; from < isWrong.length; from++) {
    if (isWrong[from] === 0) continue;
    isWrong[from] = 0;
    const place = [from];
    for (const i of place) {
      forEachBeside(i, raster, (n) => {
        if (isWrong[n] === 0) return;
        isWrong[n] = 0;
        place.push(n);
      });
    }
    if (place.length >= LEAST_MM2 * pxPerMm * pxPerMm) places.push(place);
  }
  return places;
}
