import type { RgbaImage } from '../core/image.ts';
import { findFabric } from '../picture/fabric.ts';
import { rasterize } from '../picture/raster.ts';
import { smoothKeepingEdges } from '../picture/smooth.ts';

/*
 * Whether a picture is a photograph, by what is left once it is smoothed within
 * its edges: drawn art falls into few flat colours, with hard steps between
 * them, and even a gradient stays on one line through the colours; a photograph
 * keeps hundreds of colours, or, where it is grey or toned, gentle slopes
 * nearly everywhere.
 */

/** The picture is looked at with this many pixels along its longer side. */
const LOOK_PX = 320;
/** Pixels to a millimetre that `rasterize` takes as they are, and the most it gives. */
const KEEP_DENSITY = 5;
const MOST_DENSITY = 8;
/** What OKLab's a and b are multiplied by: how the eye weighs them in pictures. */
const CHROMA = 2;
/** Colours are told apart in steps of this. */
const COLOR_STEP = 0.02;
/** How many colours make up so much of the picture: more of them only a photograph has. */
const SHARE = 0.9;
const MANY_COLORS = 90;
/** A picture of gentle slopes needs only so many. */
const SOME_COLORS = 14;
/** Steps between neighbours that are a slope: less is flat, more an edge. */
const SLOPE = [0.004, 0.09] as const;
const MOSTLY_SLOPES = 0.55;
const FEW_EDGES = 0.2;

/** Tells photographs (also toned, grey or cut out) from drawn art: logos, icons, cartoons, silhouettes. */
export function isPhotograph(image: RgbaImage): boolean {
  const longest = Math.max(image.width, image.height);
  const widthMm = Math.min(
    image.width / KEEP_DENSITY,
    ((LOOK_PX / MOST_DENSITY) * image.width) / longest,
  );
  const raster = rasterize(image, widthMm, CHROMA);
  const { mask } = findFabric(raster, false);
  const lab = smoothKeepingEdges(raster.lab, raster.width, raster.height);
  const { colors, slopes, edges } = survey(lab, raster.width, mask);
  if (colors >= MANY_COLORS) return true;
  return colors >= SOME_COLORS && slopes >= MOSTLY_SLOPES && edges < FEW_EDGES;
}

interface Survey {
  /** How many colours make up most of the picture. */
  colors: number;
  /** Shares of its pixels. */
  slopes: number;
  edges: number;
}

function survey(lab: Float32Array, width: number, mask: Uint8Array): Survey {
  const counts = new Map<number, number>();
  let all = 0;
  let slopes = 0;
  let edges = 0;
  let calm = 0;
  for (let i = width; i < mask.length - width; i++) {
    const around = [i - 1, i + 1, i - width, i + width];
    if (mask[i] === 1 || around.some((n) => mask[n] === 1)) continue;
    all++;
    const step = Math.max(...around.map((n) => distance(lab, i * 3, n * 3)));
    if (step >= SLOPE[1]) {
      edges++;
      continue;
    }
    if (step >= SLOPE[0]) slopes++;
    const [l, a, b] = [0, 1, 2].map((c) => 128 + Math.round(lab[i * 3 + c] / COLOR_STEP));
    const key = (l << 16) | (a << 8) | b;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    calm++;
  }
  const sizes = [...counts.values()].sort((p, q) => q - p);
  let colors = 0;
  for (let held = 0; held < calm * SHARE; colors++) held += sizes[colors];
  return { colors, slopes: slopes / Math.max(1, all), edges: edges / Math.max(1, all) };
}

function distance(lab: Float32Array, p: number, q: number): number {
  return Math.hypot(lab[p] - lab[q], lab[p + 1] - lab[q + 1], lab[p + 2] - lab[q + 2]);
}
