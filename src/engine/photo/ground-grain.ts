import type { Mm } from '../core/units.ts';
import { countBare, OPAQUE, type Background } from '../picture/background.ts';
import { boxMean } from '../picture/box-mean.ts';
import { findRegions } from '../picture/labels.ts';
import { distance, type Triple } from '../picture/pixels.ts';
import type { Raster } from '../picture/raster.ts';

/*
 * The grain of a ground that was photographed: snow, sand, a wall, a sheet in the shade. Its pixels lie
 * on both sides of what counts as the ground's colour, so that its edge is ragged and hundreds of its
 * specks would be sewn, each with a cut of the thread.
 */

/** So far in OKLab from the ground's colour, a pixel may be ground or not: those around it tell. */
const DOUBTFUL = 0.12;
/** So far around a doubtful pixel. */
const AROUND_MM: Mm = 0.8;
/** A smaller part alone in the ground is a speck of it, whatever its colour. */
const SPECK_MM2 = 0.4;
/** A larger one up to this, if it is not farther from the ground's colour than this. */
const PATCH_MM2 = 12;
const PATCH_COLOR = 0.25;

/**
 * A ground that is left out, without its grain. Of a page that was not photographed, what is of another
 * colour stays however small.
 */
export function withoutGrain(raster: Raster, background: Background): Background {
  const { color, ground, uneven } = background;
  if (!color || !ground) return background;
  const before = countBare(background.mask);
  const mask = decided(raster, background.mask, color);
  takeSpecks(raster, mask, color, uneven ? SPECK_MM2 : 0);
  const all = countBare(mask);
  // What is left of the picture is ground like the rest: what to say of it is not known here.
  if (all === mask.length) return background;
  return {
    ...background,
    mask,
    ground: { ...ground, share: ground.share + (all - before) / mask.length },
  };
}

/** The ground with each doubtful pixel as most of those around it. */
function decided(raster: Raster, mask: Uint8Array, color: Triple): Uint8Array {
  const { alpha, lab, pxPerMm } = raster;
  const around = boxMean(Float32Array.from(mask), raster, Math.round(AROUND_MM * pxPerMm));
  return mask.map((bare, i) =>
    alpha[i] < OPAQUE || distance(lab, i, color, 0) > DOUBTFUL ? bare : around[i] > 0.5 ? 1 : 0,
  );
}

/** Specks in the ground become ground, and specks of ground what they lie in. */
function takeSpecks(raster: Raster, mask: Uint8Array, color: Triple, anyMm2: number): void {
  const { width, height, lab, alpha, pxPerMm } = raster;
  const { of, area, label } = findRegions({ width, height, data: mask });
  const away = new Float64Array(area.length);
  const isClear = new Uint8Array(area.length);
  for (let i = 0; i < of.length; i++) {
    away[of[i]] += distance(lab, i, color, 0);
    if (alpha[i] < OPAQUE) isClear[of[i]] = 1;
  }
  const isSpeck = (region: number): boolean => {
    const mm2 = area[region] / pxPerMm ** 2;
    const isNear = away[region] / area[region] < PATCH_COLOR;
    return isClear[region] === 0 && mm2 < (isNear ? PATCH_MM2 : anyMm2);
  };
  const turned = Uint8Array.from(label, (bare, region) => (isSpeck(region) ? 1 - bare : bare));
  for (let i = 0; i < of.length; i++) mask[i] = turned[of[i]];
}
