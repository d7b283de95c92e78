import { OPAQUE, type Background } from './background.ts';
import { nearestColor } from './clusters.ts';
import { distance } from './pixels.ts';
import type { Raster } from './raster.ts';

/*
 * Colours that nothing but rims has. A picture of three colours that is asked for in six has its other
 * three chosen from what is left: the soft pixels between two of them, which are told from colours of
 * its own one by one, and not all of them. A colour between two others that is nowhere broader than a
 * rim is such a mixture, and each of its pixels has that of the two which there is more of in it.
 */

/** How much longer than straight the way between two colours may be through a mixture of them. */
const DETOUR = 1.15;
/** So small a share of a rim's pixels has its colour on all sides. */
const MOST_CORE = 0.15;

/** What there is of each colour. */
interface Tally {
  pixels: Float64Array;
  /** Pixels that have it on all sides. */
  core: Float64Array;
  /** The mean, three bytes a colour: colours mix in bytes. */
  bytes: Float64Array;
}

/**
 * A picture without the mixtures that nothing but rims has.
 * @param colors of the picture, in its raster's `lab`
 * @param mixed is given 1 for each pixel that was one
 * @returns nothing where all colours are the picture's own
 */
export function withoutRims(
  raster: Raster,
  background: Background,
  colors: Float64Array,
  mixed: Uint8Array,
): Raster | undefined {
  const own = ownColors(raster, background, colors);
  const tally = tallyOf(raster, own, colors.length / 3);
  const ends = Array.from(tally.pixels, (_, k) => endsOf(k, tally));
  if (ends.every((pair) => !pair)) return undefined;
  const { rgb } = raster;
  const lab = raster.lab.slice();
  own.forEach((k, i) => {
    const pair = k < 0 ? undefined : ends[k];
    if (!pair) return;
    const [p, q] = pair;
    const [toP, toQ] = [distance(rgb, i, tally.bytes, p), distance(rgb, i, tally.bytes, q)];
    // A blue that was taken for one of many greys is no mixture of black and white.
    if (toP + toQ > DETOUR * distance(tally.bytes, p, tally.bytes, q)) return;
    const end = toP <= toQ ? p : q;
    lab.set(colors.subarray(end * 3, end * 3 + 3), i * 3);
    mixed[i] = 1;
  });
  return { ...raster, lab };
}

/** The colour of each pixel; -1 where it has none. */
const ownColors = ({ lab, alpha }: Raster, { mask }: Background, colors: Float64Array) =>
  Int16Array.from(mask, (bare, i) =>
    bare === 1 || alpha[i] < OPAQUE
      ? -1
      : nearestColor(colors, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]),
  );

function tallyOf({ width, height, rgb, grain }: Raster, own: Int16Array, count: number): Tally {
  const pixels = new Float64Array(count);
  const core = new Float64Array(count);
  const bytes = new Float64Array(count * 3);
  own.forEach((k, i) => {
    if (k < 0) return;
    pixels[k]++;
    for (let c = 0; c < 3; c++) bytes[k * 3 + c] += rgb[i * 3 + c];
  });
  for (let y = grain; y < height - grain; y++) {
    for (let x = grain, i = y * width + x; x < width - grain; x++, i++) {
      const k = own[i];
      const isInside =
        own[i - grain] === k &&
        own[i + grain] === k &&
        own[i - grain * width] === k &&
        own[i + grain * width] === k;
      if (k >= 0 && isInside) core[k]++;
    }
  }
  return { pixels, core, bytes: bytes.map((sum, p) => sum / Math.max(1, pixels[(p / 3) | 0])) };
}

/** The two colours between which one lies that is nowhere broad; nothing where it is a colour of its own. */
function endsOf(k: number, { pixels, core, bytes }: Tally): readonly [number, number] | undefined {
  if (pixels[k] === 0 || core[k] > MOST_CORE * pixels[k]) return undefined;
  const others = [...core.keys()].filter((j) => j !== k && core[j] > core[k]);
  let [best, least]: [readonly [number, number] | undefined, number] = [undefined, DETOUR];
  others.forEach((p, n) => {
    for (const q of others.slice(n + 1)) {
      const way = distance(bytes, p, bytes, k) + distance(bytes, k, bytes, q);
      const detour = way / distance(bytes, p, bytes, q);
      if (detour < least) [best, least] = [[p, q], detour];
    }
  });
  return best;
}
