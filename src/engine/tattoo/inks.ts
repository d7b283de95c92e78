import { oklabFromHex, type Oklab } from '../color/oklab.ts';
import type { Thread } from '../core/design.ts';
import { chooseColors, gatherCells } from '../picture/clusters.ts';
import { chooseThreads } from '../threads/choose.ts';
import type { Art } from './art.ts';
import type { TattooOptions } from './options.ts';
import { oklabsOf } from '../picture/colors.ts';

/*
 * A tattooist's inks: the black, and the colours that a picture or a style brings.
 */

/** The black of outlines. */
export const BLACK: Oklab = oklabFromHex('#0d0d0f');

/**
 * The picture's own colours, darkest first, as OKLab; flat art's are divided by light and shade
 * as well, so that a single colour still gives several tones.
 */
export function pictureColors(art: Art, count: number): Oklab[] {
  const lab = partLab(art);
  const rgb = new Uint8Array(lab.length);
  for (let i = 0; i < lab.length; i += 3) {
    rgb[i] = 255 * Math.min(1, Math.max(0, lab[i]));
    rgb[i + 1] = 128 + 150 * lab[i + 1];
    rgb[i + 2] = 128 + 150 * lab[i + 2];
  }
  const found = chooseColors(gatherCells(rgb, lab, Float32Array.from(art.figure)), count);
  return oklabsOf(found, 2).sort((a, b) => a[0] - b[0]);
}

/** The picture's colours (a and b doubled) with the light and shade of `art.tone`. */
export function shadedLab({ raster, photograph, tone, dark, figure }: Art): Float32Array {
  if (photograph) return raster.lab;
  const lab = raster.lab.slice();
  for (let i = 0; i < figure.length; i++) {
    if (figure[i] === 0) continue;
    const p = i * 3;
    // Where the shade lightens, the ink thins towards skin; where it deepens, towards black.
    const shift = dark.data[i] - tone.data[i];
    const to = shift > 0 ? 0.97 : 0.1;
    const by = Math.min(0.85, Math.abs(shift));
    lab[p] += (to - lab[p]) * by;
    lab[p + 1] *= 1 - by * 0.5;
    lab[p + 2] *= 1 - by * 0.5;
  }
  return lab;
}

/** The threads for some inks, in their order, as the palette makes them. */
export function threadsOf(inks: readonly Oklab[], { palette }: TattooOptions): Thread[] {
  return chooseThreads(
    palette,
    inks,
    inks.map(() => 1 / inks.length),
  );
}

/** Deep inks: black first, then the picture's hues, kept so dark that the work stays bold. */
export function deepInks(art: Art, count: number): Oklab[] {
  const others = pictureColors(art, Math.max(1, count - 1));
  const inks: Oklab[] = [BLACK];
  for (let k = 0; inks.length < count; k++) {
    const [, a, b] = others[k % others.length];
    const chroma = Math.hypot(a, b) || 1e-6;
    const gain = Math.min(2, Math.max(1, 0.09 / chroma));
    inks.push([0.24 + (0.26 * (inks.length - 1)) / Math.max(1, count - 1), a * gain, b * gain]);
  }
  return inks;
}

/** The colours by which a picture is divided into parts: a photograph's lightness has its contrast raised. */
export function partLab(art: Art): Float32Array {
  if (!art.photograph) return shadedLab(art);
  const lab = art.raster.lab.slice();
  for (let i = 0; i < art.figure.length; i++) {
    lab[i * 3] = 0.12 + 0.84 * (1 - art.plain.data[i]);
  }
  return lab;
}

/** The art without light and shade, as it was drawn. */
export const unshaded = (art: Art): Art => ({ ...art, tone: art.dark });
