import { clothHex } from '../fabrics/presets.ts';
import { colorWord } from '../color/color-word.ts';
import { hexFromRgb, oklabFromHex, oklabFromRgb, type Oklab } from '../color/oklab.ts';
import type { Ground } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { DigitizeOptions } from '../options.ts';
import { distance, forEachBeside, meanColor, type Triple } from './pixels.ts';
import type { Raster } from './raster.ts';
import type { Box } from '../vector/geometry.ts';

/*
 * What is fabric and stays bare: transparent pixels, and the one colour that
 * runs around the picture where it may be taken for cloth.
 */

/** Which pixels are fabric, and the colour of that fabric. */
export interface Background {
  /** 1 where nothing is sewn. */
  mask: Uint8Array;
  /** The background's colour in the raster's `lab`; absent where transparency tells. */
  color?: Triple | undefined;
  /** The one colour around the picture, be it fabric or sewn. */
  ground?: Ground | undefined;
  /** That colour is all there is. */
  even?: boolean | undefined;
  /** It has the grain and shade of a photograph. */
  uneven?: boolean | undefined;
}

/** The one colour around a picture. */
interface GroundColor {
  /** In the raster's `lab`. */
  lab: Triple;
  /** Of one of its pixels, sRGB bytes. */
  rgb: Triple;
  /** Of all its pixels along the border, on the mean. */
  mean: Triple;
  /** How far those lie from their mean, in bytes. */
  spread: number;
}

/** Below this a pixel is clear. */
export const OPAQUE = 128;
/** How far from the border's colour a pixel may lie and still be background. */
const TOLERANCE = 0.06;
/** Share of the border that the one colour must hold, and the sides on which it must rule. */
const BORDER_SHARE = 0.6;
const SIDES = 3;
/** A border with more clear pixels than this is a cut-out: its colours are all meant. */
const CLEAR_SHARE = 0.02;
/** A ground whose pixels lie farther from their mean (bytes) was photographed; a file's noise is less. */
export const UNEVEN = 1.5;
/** What stands out of an even ground by less than this in all (mm²) is no subject. */
const MIN_SUBJECT_MM2 = 0.3;

/**
 * Finds the fabric. In a picture of one even colour all of it that is not clear shows the ground.
 * @param choice whether a ground of one colour is sewn
 * @param source for each pixel the one whose colour it has taken, where a line was taken out of
 *   the picture; the ground does not run through lines
 */
export function findBackground(
  raster: Raster,
  choice: GroundChoice,
  source?: Int32Array,
): Background {
  const clear = raster.alpha.map((alpha) => (alpha < OPAQUE ? 1 : 0));
  const found = groundColor(raster);
  if (!found) return { mask: clear };
  const flooded = flood(raster, found.lab, clear, source);
  const all = flooded.length;
  const subject = all - countBare(flooded);
  const even = subject < MIN_SUBJECT_MM2 * raster.pxPerMm ** 2;
  const bare = leavesFound(found, choice);
  const hex = hexFromRgb(...found.mean);
  const ground = {
    hex,
    name: colorWord(hex),
    share: (all - subject - countBare(clear)) / all,
    sewn: !bare,
  };
  if (!bare) return { mask: clear, ground, even };
  return { mask: flooded, color: found.lab, ground, even, uneven: isUneven(found) };
}

/** Whether the one colour around a picture, if there is one, is left to the cloth. */
export function findsCloth(raster: Raster, choice: GroundChoice): boolean {
  const found = groundColor(raster);
  return found !== undefined && leavesFound(found, choice);
}

const leavesFound = (found: GroundColor, choice: GroundChoice): boolean =>
  leavesGround(oklabFromRgb(...found.mean), choice, isUneven(found));

const isUneven = ({ spread }: GroundColor): boolean => spread > UNEVEN;

/** Pixels in which nothing is sewn. */
export function countBare(mask: Uint8Array): number {
  let all = 0;
  for (const bare of mask) all += bare;
  return all;
}

/** Pixel indices along the four sides: without clear bars above and below a picture, or beside it. */
function sides(raster: Raster): number[][] {
  const { width, height } = raster;
  const { left, top, right, bottom } = withoutBars(raster);
  return [
    Array.from({ length: right - left }, (_, x) => top * width + left + x),
    Array.from({ length: right - left }, (_, x) => (bottom - 1) * width + left + x),
    Array.from({ length: bottom - top }, (_, y) => (top + y) * width + left),
    Array.from({ length: bottom - top }, (_, y) => (top + y) * width + right - 1),
  ];

  function withoutBars({ alpha }: Raster): Box {
    const whole = { left: 0, top: 0, right: width, bottom: height };
    const box = { left: width, top: height, right: 0, bottom: 0 };
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (alpha[i] < OPAQUE) continue;
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x + 1);
        box.top = Math.min(box.top, y);
        box.bottom = y + 1;
      }
    }
    // A picture with clear pixels on all sides is a cut-out.
    const isBarred = box.right - box.left === width || box.bottom - box.top === height;
    return isBarred ? box : whole;
  }
}

const isNear = ({ lab }: Raster, i: number, color: Triple): boolean =>
  distance(lab, i, color, 0) < TOLERANCE;

/** The one colour around the picture. */
export function groundColor(raster: Raster): GroundColor | undefined {
  const lab = borderColor(raster);
  if (!lab) return undefined;
  const near = sides(raster)
    .flat()
    .filter((i) => isNear(raster, i, lab));
  if (near.length === 0) return undefined;
  const bytes = (i: number) => [...raster.rgb.subarray(i * 3, i * 3 + 3)] as Triple;
  const sum: Triple = [0, 0, 0];
  for (const i of near) bytes(i).forEach((v, c) => (sum[c] += v));
  const mean = sum.map((v) => Math.round(v / near.length)) as Triple;
  const spread = near.reduce((all, i) => all + distance(raster.rgb, i, mean, 0), 0);
  return { lab, rgb: bytes(near[0]), mean, spread: spread / near.length };
}

function borderColor(raster: Raster): Triple | undefined {
  const border = sides(raster);
  const all = border.flat();
  const clear = all.filter((i) => raster.alpha[i] < OPAQUE).length;
  if (clear > all.length * CLEAR_SHARE) return undefined;
  const color = commonest(raster, all);
  const near = (side: readonly number[]): number =>
    side.filter((i) => isNear(raster, i, color)).length / side.length;
  const ruled = border.filter((side) => near(side) > 0.5).length;
  return near(all) >= BORDER_SHARE && ruled >= SIDES ? color : undefined;
}

/** The mean of the fullest cell of a coarse colour histogram. */
function commonest({ rgb, lab }: Raster, pixels: readonly number[]): Triple {
  const cellOf = (i: number): number =>
    ((rgb[i * 3] >> 4) << 8) | ((rgb[i * 3 + 1] >> 4) << 4) | (rgb[i * 3 + 2] >> 4);
  const counts = new Map<number, number>();
  for (const i of pixels) counts.set(cellOf(i), (counts.get(cellOf(i)) ?? 0) + 1);
  const [fullest] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  const own = pixels.filter((i) => cellOf(i) === fullest);
  return meanColor(lab, own);
}

/** Everything of that colour that hangs together with the border, or with what is clear. */
function flood(
  raster: Raster,
  color: Triple,
  clear: Uint8Array,
  source: Int32Array | undefined,
): Uint8Array {
  const mask = clear.slice();
  const stack = new Int32Array(mask.length);
  let top = 0;
  const push = (i: number): void => {
    if (mask[i] === 1 || !isNear(raster, i, color) || (source && source[i] !== i)) return;
    mask[i] = 1;
    stack[top++] = i;
  };
  sides(raster).flat().forEach(push);
  while (top > 0) forEachBeside(stack[--top], raster, push);
  source?.forEach((from, i) => (mask[i] = mask[from]!));
  return mask;
}

/** What decides whether a ground is sewn. */
export type GroundChoice = Pick<DigitizeOptions, 'keepBackground' | 'fabric'>;

/** From this lightness on, and up to this chroma (OKLab), a ground is white or nearly so. */
const WHITE_FROM = 0.92;
const WHITE_CHROMA = 0.035;
/** Paper in a photograph or a scan lies in the shade, and takes on the lamp's colour. */
const PAPER_FROM = 0.7;
const PAPER_CHROMA = 0.045;
/** A ground this near to the fabric's colour is the fabric. */
const SAME_CLOTH = 0.05;

/**
 * Whether a ground is left to the cloth. Nothing coloured is: a flag keeps its ground and an app's
 * icon its plate. White is, because a picture on a white page is drawn on paper, not on white thread.
 * @param uneven it has the grain and shade of a photograph
 */
export function leavesGround(
  ground: Oklab,
  { keepBackground, fabric }: GroundChoice,
  uneven = false,
): boolean {
  if (keepBackground !== 'auto') return !keepBackground;
  const [L, a, b] = ground;
  const chroma = Math.hypot(a, b);
  if (L >= WHITE_FROM && chroma <= WHITE_CHROMA) return true;
  if (uneven && L >= PAPER_FROM && chroma <= PAPER_CHROMA) return true;
  const [clothL, clothA, clothB] = oklabFromHex(clothHex(fabric));
  return Math.hypot(L - clothL, a - clothA, b - clothB) <= SAME_CLOTH;
}

/**
 * Refuses a picture without anything to sew.
 * @param operation for the message
 * @throws EngineError `one-colour` where an even colour is all there is and nobody asked for it to
 *   be sewn; `nothing-to-sew` where all is transparent
 */
export function checkSubject(
  { mask, ground, even }: Background,
  { keepBackground }: GroundChoice,
  operation: string,
): void {
  if (ground && even && keepBackground !== true) {
    throw new EngineError(
      'one-colour',
      operation,
      `the picture is all of one colour (${ground.hex}): it has no subject. Keep its background to sew it as a patch`,
    );
  }
  if (!mask.includes(0)) {
    throw new EngineError(
      'nothing-to-sew',
      operation,
      'every pixel is transparent; save the picture with its shapes visible',
    );
  }
}
