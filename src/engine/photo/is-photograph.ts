import type { RgbaImage } from '../core/image.ts';
import { findBackground } from '../picture/background.ts';
import { distance } from '../picture/pixels.ts';
import { smoothKeepingEdges } from '../picture/smooth.ts';
import { smallRaster } from '../picture/raster.ts';

/*
 * Whether a picture is a photograph, by what is left once it is smoothed within
 * its edges: drawn art falls into few flat colours, with hard steps between
 * them, and even a gradient stays on one line through the colours, without a
 * bend; a photograph keeps hundreds of colours, or, where it is grey or toned, a
 * texture over much of it.
 */

/** The picture is looked at with this many pixels along its longer side. */
const LOOK_PX = 320;
/** What OKLab's a and b are multiplied by: how the eye weighs them in pictures. */
const CHROMA = 2;
/** Colours are told apart in steps of this. */
const COLOR_STEP = 0.02;
/** So many steps hold every channel: a and b, as weighed, run from −0.65 to 0.6. */
const COLOR_STEPS = 101;
/** How many colours make up so much of the picture: more of them only a photograph has. */
const SHARE = 0.9;
const MANY_COLORS = 90;
/** An illustration may have them, too: few pixels of it have texture, and many are edges. */
const DRAWN_COLORS = 250;
const DRAWN_TEXTURE = 0.22;
const DRAWN_EDGES = 0.28;
/** One with more texture than edges, and no little of it, has fewer: things on a plain wall. */
const SEVERAL_COLORS = 35;
const SOME_TEXTURE = 0.26;
const MANY_EDGES = 0.32;
/** A picture of much texture needs only so many. */
const SOME_COLORS = 14;
const MUCH_TEXTURE = 0.35;
const FEW_EDGES = 0.2;
/** A toned thing of much detail before a wall that is left out has few colours and many edges, but more texture. */
const TONED_COLORS = 25;
const TONED_TEXTURE = 0.3;
const OVER_EDGES = 1.3;
/** One of a single hue, a grey toy before a grey wall, has fewer colours, and its texture is soft. */
const TONES = 40;
const SOFT_TEXTURE = 0.165;
const SOFT_EDGES = 0.1;
/** A picture in which so few pixels are calm has no areas; a tiny one may be all edges and yet drawn. */
const RESTLESS = 0.93;
const MIN_RESTLESS_PX = 10_000;
/** A bend in the run of colours from pixel to pixel that is texture; a step that is an edge. */
const BEND = 0.004;
const EDGE = 0.09;

const LEAVE = { keepBackground: false, fabric: 'woven' } as const;

/** Tells photographs (also toned, grey or cut out) from drawn art: logos, icons, cartoons, silhouettes. */
export function isPhotograph(image: RgbaImage): boolean {
  const raster = smallRaster(image, LOOK_PX, CHROMA);
  // What a picture is does not depend on its ground.
  const { mask, even } = findBackground(raster, LEAVE);
  if (even) return false;
  const lab = smoothKeepingEdges(raster);
  const { colors, texture, edges } = survey(lab, raster.width, mask);
  const isDrawn = colors < DRAWN_COLORS && texture < DRAWN_TEXTURE && edges > DRAWN_EDGES;
  if (colors >= MANY_COLORS && !isDrawn) return true;
  // Noise, a halftone: nothing in it could be traced.
  if (mask.length >= MIN_RESTLESS_PX && texture + edges >= RESTLESS) return true;
  if (colors >= TONES && texture >= SOFT_TEXTURE && edges < SOFT_EDGES) return true;
  if (colors >= SEVERAL_COLORS && texture >= Math.max(SOME_TEXTURE, edges) && edges < MANY_EDGES)
    return true;
  if (colors >= TONED_COLORS && texture >= Math.max(TONED_TEXTURE, OVER_EDGES * edges)) return true;
  return colors >= SOME_COLORS && texture >= MUCH_TEXTURE && edges < FEW_EDGES;
}

interface Survey {
  /** How many colours make up most of the picture. */
  colors: number;
  /** Shares of its pixels. */
  texture: number;
  edges: number;
}

function survey(lab: Float32Array, width: number, mask: Uint8Array): Survey {
  const counts = new Uint32Array(COLOR_STEPS ** 3);
  const met: number[] = [];
  let all = 0;
  let texture = 0;
  let edges = 0;
  let calm = 0;
  for (let i = width; i < mask.length - width; i++) {
    if (mask[i] + mask[i - 1] + mask[i + 1] + mask[i - width] + mask[i + width] > 0) continue;
    all++;
    // No list and no closure: this runs for each pixel.
    if (
      distance(lab, i, lab, i - 1) >= EDGE ||
      distance(lab, i, lab, i + 1) >= EDGE ||
      distance(lab, i, lab, i - width) >= EDGE ||
      distance(lab, i, lab, i + width) >= EDGE
    ) {
      edges++;
      continue;
    }
    if (Math.max(bend(lab, i, 1), bend(lab, i, width)) >= BEND) texture++;
    const color =
      (stepOf(lab[i * 3]) * COLOR_STEPS + stepOf(lab[i * 3 + 1])) * COLOR_STEPS +
      stepOf(lab[i * 3 + 2]);
    if (counts[color]++ === 0) met.push(color);
    calm++;
  }
  const sizes = Uint32Array.from(met, (color) => counts[color])
    .sort()
    .reverse();
  let colors = 0;
  for (let held = 0; held < calm * SHARE; colors++) held += sizes[colors];
  return { colors, texture: texture / Math.max(1, all), edges: edges / Math.max(1, all) };
}

/** Number of the colour step of a channel. */
function stepOf(value: number): number {
  return Math.min(COLOR_STEPS - 1, Math.max(0, 40 + Math.round(value / COLOR_STEP)));
}

/** How far a pixel lies from the middle between the one before it and the one after it, twice. */
function bend(lab: Float32Array, i: number, step: number): number {
  let sum = 0;
  for (let p = i * 3; p < i * 3 + 3; p++) {
    sum += (lab[p - step * 3] + lab[p + step * 3] - 2 * lab[p]) ** 2;
  }
  return Math.sqrt(sum);
}
