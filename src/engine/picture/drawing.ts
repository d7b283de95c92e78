import { findBackground, groundColor, type Background, type GroundChoice } from './background.ts';
import { nearestColor, type Cells } from './clusters.ts';
import { distance, meanColor, pixelsBeside, type Size, type Triple } from './pixels.ts';
import type { Raster } from './raster.ts';
import { hasTintedArea } from './tinted-area.ts';
import { findLetters } from './text-parts.ts';
import { findThinLines, toneOf } from './thin-lines.ts';
import type { ThinLine } from './thin-judge.ts';

/*
 * What of a picture is drawn with a pen: its thin lines, and whether one ink is
 * all there is.
 */

/** A picture as its areas would be without the lines drawn over them. */
export interface Drawing {
  /** The picture as it was read. */
  inked: Raster;
  /** The picture without its lines; what is thin in an enlarged one has its own colour to the full. */
  raster: Raster;
  /** The same as it was read. */
  plain: Raster;
  lines: ThinLine[];
  /** For each pixel the one whose colour it has taken where a line was; absent without lines. */
  source?: Int32Array | undefined;
  /** How near each pixel is to the ground, where one ink on a ground is all there is. */
  shares?: Float32Array | undefined;
  /** Its thin lines are too many to be followed: they are left to the areas. */
  texture?: boolean | undefined;
}

/**
 * Takes the thin lines out of a picture.
 * @param bold the picture with its ridges raised, or as it is
 * @param cloth the border's colour is fabric
 */
export function readDrawing(inked: Raster, bold: Raster, cloth: boolean): Drawing {
  const ground = cloth ? groundColor(inked) : undefined;
  const tone = ground && groundShares(inked, ground.rgb);
  const shares = bold === inked || !ground || !tone ? tone : groundShares(bold, ground.rgb);
  const found = findThinLines(inked, tone ?? toneOf(inked), (dark) =>
    findLetters(inked, dark, groundColor(inked)?.lab),
  );
  if (!found || found.texture) {
    return { inked, raster: bold, plain: inked, lines: [], shares, texture: found?.texture };
  }
  const erased = eraseLines(bold, found.mask);
  const plain = bold === inked ? erased.raster : eraseLines(inked, found.mask).raster;
  return { inked, ...erased, plain, lines: found.lines, shares };
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
    lab: Float64Array.from(told.flatMap((line) => meanColor(inked.lab, line.core))),
    weight: Float64Array.from(told, (line) => (INK_WEIGHT * (line.width * line.points.length)) / 2),
  };
}

/** The colour, of those chosen, that each line is drawn in: a hairline's ink looks thinned by its ground. */
export function inkLabels({ inked, raster, lines }: Drawing, colors: Float64Array): Uint8Array {
  return Uint8Array.from(lines, ({ width, core }) => {
    const color = meanColor(inked.lab, core);
    if (width >= BOLD_PX) return nearestColor(colors, ...color);
    return nearestMixture(colors, color, meanColor(raster.lab, core));
  });
}

/** The ink with which the ground can be mixed to come nearest to a colour. */
function nearestMixture(colors: Float64Array, color: Triple, ground: Triple): number {
  const seen = color.map((v, c) => v - ground[c]);
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < colors.length; k += 3) {
    const way = ground.map((v, c) => colors[k + c] - v);
    const length2 = way.reduce((sum, v) => sum + v * v, 0) || 1e-9;
    const along = way.reduce((sum, v, c) => sum + v * seen[c], 0) / length2;
    const share = Math.max(0.35, Math.min(1, along));
    const off = Math.hypot(...seen.map((v, c) => v - share * way[c]));
    if (off < least - 1e-6) [least, best] = [off, k / 3];
  }
  return best;
}

/** How far, in sRGB bytes, a colour may lie beside the way from the ground to the ink. */
const MAX_ASIDE = 40;
/** Share of that way up to which a pixel is ground, and from which it is ink. */
const GROUND = 0.25;
const INK = 0.75;
/** So much (mm²) may be of another colour: noise; and this share of the ink's pixels of a tone between. */
const MAX_STRAY_MM2 = 0.12;
const MAX_TONES = 0.01;
/** The least difference between ink and ground, in bytes. */
const MIN_CONTRAST = 90;

/**
 * How near each pixel is to the ground: 1 on it, 0 on the ink; nothing where the
 * picture has more than one ink. Line art, silhouettes, stamps and writing have one: what shows
 * the ground there, also inside the figure, is fabric.
 * @param ground the ground's colour in sRGB bytes
 */
function groundShares(raster: Raster, ground: Triple): Float32Array | undefined {
  const { rgb, alpha } = raster;
  const ink = inkOf(raster, ground);
  if (!ink) return undefined;
  const way = ink.map((v, c) => v - ground[c]);
  const length2 = way.reduce((sum, v) => sum + v * v, 0);
  const shares = new Float32Array(alpha.length);
  let [inked, stray] = [0, 0];
  let before = false;
  for (let i = 0, p = 0; i < shares.length; i++, p += 3) {
    const r = rgb[p] - ground[0];
    const g = rgb[p + 1] - ground[1];
    const b = rgb[p + 2] - ground[2];
    const along = (r * way[0] + g * way[1] + b * way[2]) / length2;
    const aside2 = r * r + g * g + b * b - along * along * length2;
    // One pixel alone is noise of a rim.
    const strays = aside2 > MAX_ASIDE * MAX_ASIDE;
    if (strays && before) stray++;
    before = strays;
    if (along > GROUND) inked++;
    shares[i] = 1 - Math.max(0, Math.min(1, along));
  }
  if (stray > MAX_STRAY_MM2 * raster.pxPerMm ** 2) return undefined;
  if (countTones(shares, raster) > MAX_TONES * inked) return undefined;
  return hasTintedArea(raster, ground) ? undefined : shares;
}

/** The mean of the pixels that differ most from the ground. */
function inkOf({ rgb }: Raster, ground: Triple): number[] | undefined {
  const count = rgb.length / 3;
  // As far as white is from black, and one more.
  const tally = new Int32Array(443);
  const far = (i: number): number => distance(rgb, i, ground, 0) | 0;
  for (let i = 0; i < count; i++) tally[far(i)]++;
  let distinct = 0;
  for (let d = MIN_CONTRAST; d < tally.length; d++) distinct += tally[d];
  if (distinct === 0) return undefined;
  let from = tally.length - 1;
  for (let seen = 0; seen < distinct * 0.25; from--) seen += tally[from];
  const ink = [0, 0, 0];
  let all = 0;
  for (let i = 0; i < count; i++) {
    if (far(i) <= from) continue;
    for (let c = 0; c < 3; c++) ink[c] += rgb[i * 3 + c];
    all++;
  }
  return ink.map((sum) => sum / all);
}

/** Pixels between ground and ink with none of the ground near: no soft rim but a tone of its own. */
function countTones(shares: Float32Array, { width, height, grain }: Raster): number {
  const reach = 3 * grain;
  const around = [0, -reach, reach, -reach * width, reach * width];
  let tones = 0;
  for (let y = reach; y < height - reach; y++) {
    for (let i = y * width + reach; i < (y + 1) * width - reach; i++) {
      if (shares[i] < 1 - INK) continue;
      if (around.every((step) => shares[i + step] <= 1 - GROUND)) tones++;
    }
  }
  return tones;
}

/**
 * Takes lines out of a picture: each of their pixels takes the colour of the
 * nearest one that no line touches, so that both sides meet in the middle.
 * @param mask 1 for each pixel of a line
 */
export function eraseLines(
  raster: Raster,
  mask: Uint8Array,
): Pick<Required<Drawing>, 'raster' | 'source'> {
  const source = Int32Array.from(mask, (m, i) => (m === 1 ? -1 : i));
  for (let k = 0; k <= raster.grain; k++) widen(source, raster);
  // A picture of lines alone stays as it is.
  if (!source.some((from) => from !== -1)) return { raster, source: source.map((_, i) => i) };
  spread(source, raster);
  const rgb = raster.rgb.slice();
  const alpha = raster.alpha.slice();
  const lab = raster.lab.slice();
  source.forEach((from, i) => {
    if (from === i) return;
    alpha[i] = alpha[from];
    rgb.copyWithin(i * 3, from * 3, from * 3 + 3);
    lab.copyWithin(i * 3, from * 3, from * 3 + 3);
  });
  return { raster: { ...raster, rgb, alpha, lab }, source };
}

/** Gives each pixel without a source one, ring by ring from those that have one. */
function spread(source: Int32Array, size: Size): void {
  let ring: number[] = [];
  source.forEach((from, i) => {
    if (from === -1 && pixelsBeside(i, size).some((n) => source[n] !== -1)) ring.push(i);
  });
  while (ring.length > 0) {
    const found = ring.map((i) => nearestSource(source, i, size));
    ring.forEach((i, k) => (source[i] = found[k]));
    const next = ring.flatMap((i) => pixelsBeside(i, size).filter((n) => source[n] === -1));
    ring = [...new Set(next)];
  }
}

/** The soft rims of a line go with it. */
function widen(source: Int32Array, size: Size): void {
  const rim: number[] = [];
  source.forEach((from, i) => {
    if (from === -1) rim.push(...pixelsBeside(i, size));
  });
  for (const i of rim) source[i] = -1;
}

/** The source of the neighbour whose source lies nearest, or -1. */
function nearestSource(source: Int32Array, i: number, size: Size): number {
  const { width } = size;
  const x = i % width;
  const y = Math.floor(i / width);
  let best = -1;
  let least = Infinity;
  for (const n of pixelsBeside(i, size)) {
    const from = source[n];
    if (from === -1) continue;
    const d = (x - (from % width)) ** 2 + (y - Math.floor(from / width)) ** 2;
    if (d < least) [best, least] = [from, d];
  }
  return best;
}
