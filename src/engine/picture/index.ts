import { checkpoint, type Context } from '../core/context.ts';
import type { Ground, SmallText, Thread } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Px } from '../core/units.ts';
import { oklabFromRgb, rgbFromHex, type Oklab } from '../color/oklab.ts';
import { matchingChroma } from '../color/palette.ts';
import { RUN_LINE_MM } from '../machine.ts';
import { checkOptions, type DigitizeOptions } from '../options.ts';
import { smoothLabels } from './potts-smoothing.ts';
import { openCounters } from './counters.ts';
import { groundOf, inkCells, inkLabels, readDrawing, type Drawing } from './drawing.ts';
import { checkSubject, findBackground, findsCloth, type Background } from './background.ts';
import {
  BARE_LABEL,
  growLabels,
  labelCertain,
  type DividedPicture,
  type Labels,
} from './labels.ts';
import { isEnlarged, rasterize, smallRaster, type Raster } from './raster.ts';
import { raiseRidges } from './ridges.ts';
import type { Cells } from './clusters.ts';
import { withoutRims } from './rim-colors.ts';
import { eraseText, findSmallText, isInText, toldOf } from './small-text.ts';
import { distance } from './pixels.ts';
import { smoothKeepingEdges } from './smooth.ts';
import { leavesPaleAreas } from './tinted-area.ts';
import { mergeSpecks, type SpeckOptions } from './specks.ts';
import { fixThin } from './thin.ts';
import { chooseThreads } from '../threads/choose.ts';
import type { ThinLine } from './thin-judge.ts';
import { findColors, findMixtures, moreColorsIn, oklabsOf } from './colors.ts';

/** A picture divided into threads. */
export interface LabelledPicture {
  raster: Raster;
  /** Index of `threads` for each pixel of the raster, or BARE_LABEL. */
  labels: Labels;
  threads: Thread[];
  /** Thin lines drawn over the areas. */
  lines: DrawnLine[];
  /** The one colour around the picture, be it fabric or sewn. */
  ground?: Ground | undefined;
  /** What text in it is too small to be sewn. */
  smallText?: SmallText | undefined;
}

/** A thin line with its thread. */
export interface DrawnLine extends ThinLine {
  thread: number;
}

const TEXTURE =
  'Its thin lines are too many to be sewn one by one, so they were sewn as areas. Cut out a part of the picture, or choose a larger size.';

const coarseText = (px: Px): string =>
  `It has text of letters only ${px} pixels tall, which come out uneven at any size. Take a larger picture of it, or write the words anew.`;

const SPECKS =
  'It has so many small spots that the smallest were joined to what lies beside them. Cut out a part of the picture, or choose fewer colours or a smaller size.';

const PALE =
  'It has pale areas of nearly the colour of its ground, which were left to the fabric with it. Sew its background to keep them.';

/** So many areas take some six seconds to trace, order and sew, and a machine a whole day. */
const MAX_REGIONS = 12_000;

/** Smallest area that is worth a thread, and for what stands out (mm²). */
const MIN_AREA_MM2 = 1;
const MIN_STRONG_AREA_MM2 = 0.45;
const STRONG = 0.25;
/** The same in pixels of a picture that is sewn larger than it is sharp: less is the rim of its neighbours. */
const MIN_PIXELS = 4;
const MIN_STRONG_PIXELS = 2.5;
/** The same for a dot that lies in one colour, as those of an Ü: no rim does. */
const MIN_DOT_PIXELS = 1.5;
/** Up to here: a pixel of pixel art is a square to be sewn (mm²). */
const MAX_PIXELS_MM2 = 1.6;
/** The thinnest line that can be sewn (mm), and what a thinner one must have to be widened. */
const MIN_LINE_WIDTH_MM = RUN_LINE_MM;
const MIN_LINE_MM2 = 0.5;
const STRONG_LINE = 0.12;
/** The sharp end of something wider may taper over so much (mm²). */
const MAX_TIP_MM2 = 0.3;
/** A thread covers at least this much, or this share of a small picture. */
const MIN_THREAD_MM2 = 2;
const MIN_THREAD_SHARE = 0.02;
/** Share of a colour's pixels that must be of exactly one value to keep that value. */
const MIN_EXACT_SHARE = 0.4;
const CHECKS = 10;

/**
 * Divides a picture into at most `options.colors` threads and bare fabric,
 * without anything too small to sew, and thin lines over them.
 * @param pen whether thin dark lines are taken for drawn ones: not in photographs
 * @throws EngineError `bad-image`, `bad-options`, `nothing-to-sew`, `one-colour`, `aborted`.
 */
export function labelPicture(
  image: RgbaImage,
  options: DigitizeOptions,
  context: Context = {},
  pen = true,
): LabelledPicture {
  checkOptions({ ...options, sewn: undefined });
  checkpoint(context, 'colours', 0, CHECKS);
  const read = rasterize(image, options.widthMm, matchingChroma(options.palette), context);
  const drawing: Drawing = pen
    ? readDrawing(read, withRidges(image, read, options), findsCloth(read, options))
    : { inked: read, raster: read, plain: read, lines: [] };
  if (drawing.texture) context.onSimplified?.(TEXTURE);
  const { raster } = drawing;
  const background = groundOf(drawing, options) ?? findBackground(raster, options, drawing.source);
  if (drawing.lines.length === 0) checkSubject(background, options, 'trace picture');
  if (pen && leavesPaleAreas(raster, background)) context.onSimplified?.(PALE);
  checkpoint(context, 'colours', 3, CHECKS);
  const mixed = findMixtures(raster);
  const hints = { inks: inkCells(drawing), oneInk: drawing.shares !== undefined };
  const { colors, clear } = findOwnColors(drawing, background, options, { ...hints, mixed });
  if (pen && context.onMoreColors && !hints.oneInk) {
    const more = moreColorsIn(clear, background, options, { ...hints, mixed });
    if (more !== undefined) context.onMoreColors(more);
  }
  checkpoint(context, 'colours', 5, CHECKS);
  const divided = divide(clear, colors, background, mixed);
  const { labels } = divided;
  const found = pen ? findSmallText(drawing, colors, background, mixed) : undefined;
  if (found?.coarsePx !== undefined) context.onSimplified?.(coarseText(found.coarsePx));
  const text = found?.small;
  const leftOut = options.smallText === 'leave' ? text : undefined;
  const lines = drawing.lines.filter((line) => !leftOut || !isInText(line, leftOut));
  if (leftOut) eraseText(labels, leftOut);
  const findCounters = () => {
    if (!drawing.shares) openCounters(labels, raster, background, drawing.source, found);
  };
  findCounters();
  const inks = inkLabels({ ...drawing, lines }, colors);
  const sourceMm2 = (options.widthMm / image.width) ** 2;
  const sizes = { ...speckSizes(raster, background, sourceMm2), inked: inkAreas(lines, inks) };
  if (mergeSpecks(divided, sizes, context)) context.onSimplified?.(SPECKS);
  // Specks on a counter's rim may have hidden it.
  findCounters();
  const division = { labels, colors, mixed, inks };
  const { threads, renumbered } = nameColors({ ...drawing, lines }, division, options.palette);
  checkpoint(context, 'colours', threads.length, threads.length);
  const drawn = lines.map((line, k) => ({ ...line, thread: renumbered[inks[k]] }));
  const smallText = text && toldOf(text, raster, leftOut !== undefined);
  return { raster, labels, threads, lines: drawn, ground: background.ground, smallText };
}

/** What is chosen in place of a rim may be one, too: that often is chosen anew. */
const RIM_ROUNDS = 4;
/** How far (bytes) a ridge may be raised and still tell a colour of the picture. */
const MOST_RAISED = 30;

/**
 * The colours that are a picture's own, and the picture without what only mixes them in rims.
 * @param mixed 1 for each pixel that only mixes its neighbours
 */
function findOwnColors(
  { raster, plain }: Drawing,
  background: Background,
  options: DigitizeOptions,
  { mixed, ...hints }: { mixed: Uint8Array; inks: Cells; oneInk: boolean },
): { colors: Float64Array; clear: Raster } {
  // Where a ridge was raised far, its colour is a guess.
  const left = mixed.map((is, i) => is | +(distance(raster.rgb, i, plain.rgb, i) > MOST_RAISED));
  for (let [round, clear] = [0, raster]; ; round++) {
    const colors = findColors(clear, background, options, { ...hints, mixed: left });
    const next = round < RIM_ROUNDS ? withoutRims(clear, background, colors, left) : undefined;
    if (!next) return { colors, clear };
    clear = next;
  }
}

/** A picture that has to be enlarged, with its ridges raised; any other as it was read. */
function withRidges(image: RgbaImage, read: Raster, { widthMm, palette }: DigitizeOptions): Raster {
  if (!isEnlarged(image, widthMm)) return read;
  return rasterize(raiseRidges(image), widthMm, matchingChroma(palette));
}

/** How many pixels of each label lines take up. */
function inkAreas(lines: readonly ThinLine[], inks: Uint8Array): Float64Array {
  const areas = new Float64Array(256);
  lines.forEach(({ width, points }, k) => (areas[inks[k]] += (width * points.length) / 2));
  return areas;
}

function speckSizes({ pxPerMm }: Raster, { mask }: Background, sourceMm2: number): SpeckOptions {
  const px2 = pxPerMm ** 2;
  const sewn = mask.reduce((sum, clear) => sum + 1 - clear, 0);
  const pixelsMm2 = (pixels: number) => Math.min(MAX_PIXELS_MM2, pixels * sourceMm2);
  return {
    leastArea: Math.max(MIN_AREA_MM2, pixelsMm2(MIN_PIXELS)) * px2,
    leastStrongArea: Math.max(MIN_STRONG_AREA_MM2, pixelsMm2(MIN_STRONG_PIXELS)) * px2,
    leastDotArea: Math.max(MIN_STRONG_AREA_MM2, pixelsMm2(MIN_DOT_PIXELS)) * px2,
    strong: STRONG,
    maxRegions: MAX_REGIONS,
    leastTotal: Math.min(MIN_THREAD_MM2 * px2, MIN_THREAD_SHARE * sewn),
  };
}

function divide(
  raster: Raster,
  colors: Float64Array,
  background: Background,
  mixed: Uint8Array,
): DividedPicture {
  const { width, height, lab, pxPerMm } = raster;
  const smooth = smoothKeepingEdges(raster);
  const labels = { width, height, data: labelCertain(smooth, colors, background, mixed) };
  const divided = { labels, lab, colors, fabricColor: background.color };
  growLabels(divided);
  smoothLabels(labels, smooth, colors);
  fixThin(divided, {
    across: Math.round(MIN_LINE_WIDTH_MM * pxPerMm),
    leastLine: MIN_LINE_MM2 * pxPerMm ** 2,
    mostTip: MAX_TIP_MM2 * pxPerMm ** 2,
    strong: STRONG_LINE,
  });
  return divided;
}

/** What of a drawing has which colour. */
interface Division {
  labels: Labels;
  colors: Float64Array;
  /** 1 for each pixel that only mixes its neighbours. */
  mixed: Uint8Array;
  /** The colour of each line. */
  inks: Uint8Array;
}

/** The threads of the colours still in use; renumbers the labels to them. */
function nameColors(
  drawing: Drawing,
  division: Division,
  palette: DigitizeOptions['palette'],
): { threads: Thread[]; renumbered: Uint8Array } {
  const { labels, colors, inks } = division;
  const { data } = labels;
  const counts = Array.from(inkAreas(drawing.lines, inks));
  for (const label of data) counts[label]++;
  const used = [...Array(colors.length / 3).keys()].filter((label) => counts[label] > 0);
  const renumbered = new Uint8Array(256).fill(BARE_LABEL);
  used.forEach((label, index) => (renumbered[label] = index));
  const exact = exactColors(drawing, division, used);
  for (let i = 0; i < data.length; i++) data[i] = renumbered[data[i]]!;
  const labs = oklabsOf(colors, matchingChroma(palette));
  const own = used.map((label, index) => exact[index] ?? labs[label]);
  const sewn = used.reduce((sum, label) => sum + counts[label], 0);
  const weights = used.map((label) => counts[label] / sewn);
  return { threads: chooseThreads(palette, own, weights), renumbered };
}

/** The one value that most pixels of a label have: flat art keeps its colours to the bit. */
function exactColors(
  { raster, inked, lines }: Drawing,
  { labels: { data }, mixed, inks }: Division,
  used: readonly number[],
): (Oklab | undefined)[] {
  const stride = Math.max(1, Math.floor(data.length / 200000));
  const tallies = new Map(used.map((label) => [label, new Map<number, number>()]));
  const count = (label: number, { rgb }: Raster, i: number): void => {
    const tally = tallies.get(label);
    const value = (rgb[i * 3] << 16) | (rgb[i * 3 + 1] << 8) | rgb[i * 3 + 2];
    tally?.set(value, (tally.get(value) ?? 0) + 1);
  };
  for (let i = 0; i < data.length; i += stride) if (mixed[i] === 0) count(data[i], raster, i);
  lines.forEach(({ core }, k) => core.forEach((i) => count(inks[k], inked, i)));
  return used.map((label) => {
    let [best, most, all] = [0, 0, 0];
    for (const [value, count] of tallies.get(label)!) {
      all += count;
      if (count > most) [best, most] = [value, count];
    }
    if (all === 0 || most < all * MIN_EXACT_SHARE) return undefined;
    return oklabFromRgb(best >> 16, (best >> 8) & 255, best & 255);
  });
}

/** Longer side, px: enough to know the picture by, and made in a moment. */
const MAX_FLAT_SIDE_PX = 240;

/**
 * A picture in as many colours as there will be threads, small and flat: what the
 * design is going to look like from far away, to be shown while it is being made.
 * Fabric is clear. The threads are chosen as for the design, but from this small
 * picture, so that single ones may turn out a shade different.
 * @param image pixels; transparent ones stay clear
 * @param options those of the design that is to come
 * @returns at most 240 px on its longer side
 * @throws EngineError `bad-image`
 */
export function flatPicture(
  image: RgbaImage,
  options: Pick<DigitizeOptions, 'palette' | 'colors' | 'keepBackground' | 'fabric'>,
): RgbaImage {
  const chroma = matchingChroma(options.palette);
  const raster = smallRaster(image, MAX_FLAT_SIDE_PX, chroma);
  const { width, height } = raster;
  const background = findBackground(raster, options);
  const data = new Uint8ClampedArray(width * height * 4);
  if (!background.mask.includes(0)) return { width, height, data };
  const colors = findColors(raster, background, options);
  const smooth = smoothKeepingEdges(raster);
  const labels: Labels = { width, height, data: labelCertain(smooth, colors, background) };
  smoothLabels(labels, smooth, colors);
  const shares = sharesOf(labels.data, colors.length / 3);
  const threads = chooseThreads(options.palette, oklabsOf(colors, chroma), shares);
  const inks = threads.map(({ hex }) => [...rgbFromHex(hex), 255]);
  for (let i = 0; i < labels.data.length; i++) {
    if (labels.data[i] !== BARE_LABEL) data.set(inks[labels.data[i]], i * 4);
  }
  return { width, height, data };
}

/** The share of what is sewn that has each label. */
function sharesOf(labels: Uint8Array, count: number): number[] {
  const pixels = new Array<number>(count).fill(0);
  for (const label of labels) if (label !== BARE_LABEL) pixels[label]++;
  const sewn = pixels.reduce((sum, n) => sum + n, 0);
  return pixels.map((n) => n / sewn);
}
