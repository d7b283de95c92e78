import { nearestColor, type Cells } from './clusters.ts';
import type { GroundChoice } from './cloth.ts';
import { findBackground, groundColor, type Background } from './background.ts';
import { groundShares } from './one-ink.ts';
import type { Raster } from './raster.ts';
import { eraseLines } from './thin-erase.ts';
import { findThinLines } from './thin-lines.ts';
import { toneOf } from './thin-mask.ts';
import type { ThinLine } from './thin-place.ts';

/*
 * What of a picture is drawn with a pen: its thin lines, and whether one ink is
 * all there is.
 */

/** A picture as its areas would be without the lines drawn over them. */
export interface Drawing {
  /** The picture as it was read. */
  inked: Raster;
  /** The picture without its lines. */
  raster: Raster;
  lines: ThinLine[];
  /** For each pixel the one whose colour it has taken where a line was; absent without lines. */
  source?: Int32Array | undefined;
  /** How near each pixel is to the ground, where one ink on a ground is all there is. */
  shares?: Float32Array | undefined;
  /** Its thin lines are too many to be followed: they are left to the areas. */
  texture?: boolean | undefined;
}

/** Takes the thin lines out of a picture. @param cloth the border's colour is fabric */
export function readDrawing(inked: Raster, cloth: boolean): Drawing {
  const ground = cloth ? groundColor(inked) : undefined;
  const shares = ground && groundShares(inked, ground.rgb);
  const found = findThinLines(inked, shares ?? toneOf(inked));
  if (!found || found.texture) {
    return { inked, raster: inked, lines: [], shares, texture: found?.texture };
  }
  return { inked, ...eraseLines(inked, found.mask), lines: found.lines, shares };
}

/** The fabric of a drawing of one ink: all that shows the ground. @param choice of the ground */
export function groundOf(
  { inked, source, shares }: Drawing,
  choice: GroundChoice,
): Background | undefined {
  if (!shares) return undefined;
  const mask = Uint8Array.from(shares, (_, i) => +(shares[source?.[i] ?? i] > 0.5));
  const { ground } = findBackground(inked, choice);
  const share = shares.reduce((sum, near) => sum + +(near > 0.5), 0) / shares.length;
  return { mask, color: groundColor(inked)?.lab, ground: ground && { ...ground, share } };
}

/** Narrower lines (pixels) are mixed with their ground: their own colour tells less than a bolder one's. */
const BOLD_PX = 2.2;
/** Ink is worth more than its area: without its outlines a drawing is lost. */
const INK_WEIGHT = 2;

/** The inks of the lines, for the choice of colours. */
export function inkCells({ inked, lines }: Drawing): Cells {
  const bold = lines.filter(({ width }) => width >= BOLD_PX);
  const told = bold.length > 0 ? bold : lines;
  return {
    lab: Float64Array.from(told.flatMap((line) => meanOf(inked.lab, line.core))),
    weight: Float64Array.from(told, (line) => (INK_WEIGHT * (line.width * line.points.length)) / 2),
  };
}

/** The colour, of those chosen, that each line is drawn in: a hairline's ink looks thinned by its ground. */
export function inkLabels({ inked, raster, lines }: Drawing, colors: Float64Array): Uint8Array {
  return Uint8Array.from(lines, ({ width, core }) => {
    const [l, a, b] = meanOf(inked.lab, core);
    if (width >= BOLD_PX) return nearestColor(colors, l, a, b);
    const ground = meanOf(raster.lab, core);
    return nearestMixture(colors, [l, a, b], ground);
  });
}

/** The ink with which the ground can be mixed to come nearest to a colour. */
function nearestMixture(
  colors: Float64Array,
  color: readonly number[],
  ground: readonly number[],
): number {
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < colors.length; k += 3) {
    const way = [0, 1, 2].map((c) => colors[k + c] - ground[c]);
    const seen = [0, 1, 2].map((c) => color[c] - ground[c]);
    const length2 = way.reduce((sum, v) => sum + v * v, 0) || 1e-9;
    const along = way.reduce((sum, v, c) => sum + v * seen[c], 0) / length2;
    const share = Math.max(0.35, Math.min(1, along));
    const off = Math.hypot(...seen.map((v, c) => v - share * way[c]));
    if (off < least - 1e-6) [least, best] = [off, k / 3];
  }
  return best;
}

function meanOf(lab: Float32Array, pixels: readonly number[]): [number, number, number] {
  const mean: [number, number, number] = [0, 0, 0];
  for (const i of pixels) for (let c = 0; c < 3; c++) mean[c] += lab[i * 3 + c] / pixels.length;
  return mean;
}
