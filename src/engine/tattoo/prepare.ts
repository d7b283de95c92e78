import type { RgbaImage } from '../core/image.ts';
import { rgbFromOklab } from '../color/oklab.ts';
import type { Mm } from '../core/units.ts';
import { type Art, blurredPlane } from './art.ts';
import { shadedLab } from './inks.ts';

/*
 * Pictures changed before they are read or sewn: pixels in, pixels out.
 */

/** The left half, and its mirror image. */
export function mirrored(image: RgbaImage): RgbaImage {
  const { width, height } = image;
  const data = new Uint8ClampedArray(image.data);
  for (let y = 0; y < height; y++) {
    for (let x = width >> 1; x < width; x++) {
      const from = (y * width + width - 1 - x) * 4;
      data.copyWithin((y * width + x) * 4, from, from + 4);
    }
  }
  return { width, height, data };
}

/** How the photograph's threads are to see a picture. */
export interface Wash {
  /** Chroma is multiplied by this. */
  chroma: number;
  /** Lightness is drawn towards light by this share. */
  lift: number;
  /** The picture is blurred by this, standard deviation in mm. */
  softMm: number;
  /** What fine detail is raised by: 0 leaves it. */
  crisp?: number;
  /** Opacity of each pixel of the art's raster; the figure's own where absent. */
  alpha?: Uint8Array;
}

/** The art's picture in true colours with its light and shade, as its reading sees it. */
export function washed(art: Art, { chroma, lift, softMm, crisp = 0, alpha }: Wash): RgbaImage {
  const { raster, figure, reading } = art;
  const { width, height, pxPerMm } = raster;
  const lab = shadedLab(art);
  const [L, a, b] = [0, 1, 2].map((c) =>
    blurredPlane(art, softMm * pxPerMm, (i) => lab[i * 3 + c]),
  );
  const around = blurredPlane(art, Math.max(width, height) * 0.06, (i) => L[i]);
  const fine = crisp > 0 ? blurredPlane(art, 0.6 * pxPerMm, (i) => L[i]) : L;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < L.length; i++) {
    const local = L[i] + 0.35 * reading.local * (L[i] - around[i]) + crisp * (L[i] - fine[i]);
    const light = 1 - (1 - Math.min(1, Math.max(0, local))) ** reading.gamma;
    const rgb = rgbFromOklab(light + lift * (1 - light), (a[i] * chroma) / 2, (b[i] * chroma) / 2);
    data.set(rgb, i * 4);
    data[i * 4 + 3] = alpha ? alpha[i] : 255 * figure[i];
  }
  return { width, height, data };
}

/** A form on the page that a photograph is cut to: sides (0: an oval), and how far it reaches. */
export interface Crop {
  sides: number;
  marginMm: Mm;
}

/** The art within a form; drawn art is left as it is, for it has a form of its own. */
export function cropped(art: Art, { sides, marginMm }: Crop): Art {
  if (!art.photograph) return art;
  const { widthMm, heightMm, raster } = art;
  const { width, pxPerMm } = raster;
  const [rx, ry] = [widthMm / 2 - marginMm, heightMm / 2 - marginMm];
  const round = Math.min(rx, ry);
  const figure = art.figure.map((on, i) => {
    const x = ((i % width) + 0.5) / pxPerMm - widthMm / 2;
    const y = (Math.floor(i / width) + 0.5) / pxPerMm - heightMm / 2;
    if (sides === 0) return Math.hypot(x / rx, y / ry) <= 1 ? on : 0;
    // Distance to the nearest side of a regular polygon that stands on a corner.
    const turn = (2 * Math.PI) / sides;
    const a = Math.atan2(x, y) + Math.PI;
    const off = a - turn * (Math.floor(a / turn) + 0.5);
    return Math.hypot(x, y) * Math.cos(off) <= round * Math.cos(turn / 2) ? on : 0;
  });
  return { ...art, figure };
}
