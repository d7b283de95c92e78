import { linearToSrgb, oklabFromRgb, srgbToLinear } from '../color/oklab.ts';
import { checkpoint, type Context } from '../core/context.ts';
import { checkImage, type RgbaImage } from '../core/image.ts';
import type { Mm, Px } from '../core/units.ts';
import type { Size } from './pixels.ts';

/*
 * The working raster: the picture at the resolution at which it is read.
 * More pixels than a needle can follow only cost time; fewer than it can
 * follow make edges wander.
 */

/** A picture resampled for the size at which it will be sewn. */
export interface Raster {
  width: Px;
  height: Px;
  widthMm: Mm;
  heightMm: Mm;
  pxPerMm: number;
  /** Its pixels to one of the source's, where that was enlarged; else 1. Soft edges are so wide. */
  grain: Px;
  /** sRGB bytes, three a pixel. */
  rgb: Uint8Array;
  /** 0 (clear) to 255 (opaque), one a pixel. */
  alpha: Uint8Array;
  /** OKLab with a and b multiplied by the matching weight, three a pixel: Euclidean distance is the error. */
  lab: Float32Array;
}

/** Enough for any stitch: a needle point falls on a grid of 0.1 mm. */
const MAX_PX_PER_MM = 8;
/** A picture with fewer pixels is enlarged, so that edges fall between its pixels. */
const MIN_PX_PER_MM = 4;
/** What a coarse picture is enlarged to. */
const ENLARGED_PX_PER_MM = 6;
/** Any density between the least and the most: a picture of that many is taken as it is. */
const KEPT_PX_PER_MM = 5;
/** The longest side of the working raster. */
const MAX_SIDE_PX = 1600;

/** A picture whose longer side has at most so many pixels: area average, or itself where it is small. */
export function shrunk(image: RgbaImage, longest: Px, context: Context = {}): RgbaImage {
  const scale = longest / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return { width, height, data: resample(image, { width, height }, 'area', context) };
}

/** What is looked at small is first made so large, where it has more than twice as many pixels along its longer side. */
const LOOK_PX: Px = 1280;
const looks = new WeakMap<RgbaImage, RgbaImage>();

/**
 * A picture to be looked at small, by several: a large one is gone through once for all of them.
 * @param longest the longer side at which it will be looked at
 */
export function toLookAt(image: RgbaImage, longest: Px): RgbaImage {
  if (longest > LOOK_PX / 2 || Math.max(image.width, image.height) <= 2 * LOOK_PX) return image;
  if (!looks.has(image)) looks.set(image, shrunk(image, LOOK_PX));
  return looks.get(image)!;
}

type Sampling = 'area' | 'linear' | 'nearest';

/**
 * Resamples a picture: area average in linear light when it shrinks, bilinear
 * when it grows, whole squares when it is pixel art.
 * @param widthMm width of the whole picture on the fabric.
 * @param chroma what a and b are multiplied by in `lab`.
 * @throws EngineError `bad-image`.
 */
export function rasterize(
  image: RgbaImage,
  widthMm: Mm,
  chroma: number,
  context: Context = {},
): Raster {
  checkImage(image, 'trace picture');
  const scale = chooseScale(image, widthMm);
  const read = readAt(image, widthMm, chroma, scale, context);
  const longest = Math.max(read.width, read.height);
  if (longest <= LEAST_SIDE_PX) return read;
  const coarser = Math.sqrt(MAX_HARD_PAIRS / Math.max(1, hardPairs(read)));
  if (coarser >= 1) return read;
  context.onSimplified?.(FINE_DETAIL);
  const pxPerMm = read.pxPerMm * Math.max(LEAST_SIDE_PX / longest, coarser);
  return readAt(image, widthMm, chroma, { pxPerMm, sampling: 'area' }, context);
}

/** Whether a picture has fewer pixels than edges need, and they are soft: what is drawn between them is made up. */
export const isEnlarged = (image: RgbaImage, widthMm: Mm): boolean =>
  chooseScale(image, widthMm).sampling === 'linear';

const FINE_DETAIL =
  'It is so full of fine detail that it was read more coarsely. Cut out a part of the picture, or choose a calmer one.';

/**
 * Pairs of pixels side by side or one above the other which differ by a hard edge: so many in a
 * picture of noise or of checks would each become a border to trace, to sew and to travel along.
 * Photographs and drawings have a tenth of this at the largest size.
 */
const MAX_HARD_PAIRS = 400_000;
/** Difference of two pixels that is a hard edge, in OKLab as the raster has it. */
const HARD = 0.1;
/** The longer side of a picture that is read more coarsely has at least so many pixels. */
const LEAST_SIDE_PX = 700;

/** A change of cover that is a hard edge, in bytes of alpha. */
const HARD_ALPHA = 64;

function hardPairs({ width, height, lab, alpha }: Raster): number {
  const hard2 = HARD * HARD;
  const differ = (i: number, j: number): number => {
    if (Math.abs(alpha[i] - alpha[j]) > HARD_ALPHA) return 1;
    const L = lab[3 * i] - lab[3 * j];
    const a = lab[3 * i + 1] - lab[3 * j + 1];
    const b = lab[3 * i + 2] - lab[3 * j + 2];
    return L * L + a * a + b * b > hard2 ? 1 : 0;
  };
  // One loop: the compiler leaves a loop inside a loop at each row, and goes on slowly.
  let pairs = 0;
  for (let i = 0, x = 0; i < width * height; i++) {
    const isLast = ++x === width;
    if (isLast) x = 0;
    else pairs += differ(i, i + 1);
    if (i + width < width * height) pairs += differ(i, i + width);
  }
  return pairs;
}

/** @param scale the density of the raster and how it is sampled */
function readAt(
  image: RgbaImage,
  widthMm: Mm,
  chroma: number,
  { pxPerMm, sampling }: { pxPerMm: number; sampling: Sampling },
  context: Context,
): Raster {
  const heightMm = (widthMm * image.height) / image.width;
  const width = Math.max(1, Math.round(widthMm * pxPerMm));
  const height = Math.max(1, Math.round(heightMm * pxPerMm));
  const size = { width, height };
  const pixels =
    width === image.width && height === image.height
      ? image.data
      : resample(image, size, sampling, context);
  const grain = sampling === 'linear' ? Math.max(1, Math.round(width / image.width)) : 1;
  return { ...size, widthMm, heightMm, pxPerMm, grain, ...split(pixels, width * height, chroma) };
}

function chooseScale(image: RgbaImage, widthMm: Mm): { pxPerMm: number; sampling: Sampling } {
  const own = image.width / widthMm;
  const longest = Math.max(image.width, image.height);
  const most = (MAX_SIDE_PX / longest) * own;
  if (own >= MIN_PX_PER_MM || most <= own) {
    return { pxPerMm: Math.min(MAX_PX_PER_MM, most, own), sampling: 'area' };
  }
  if (!isPixelArt(image)) {
    return { pxPerMm: Math.min(ENLARGED_PX_PER_MM, most), sampling: 'linear' };
  }
  const times = Math.max(
    1,
    Math.min(Math.round(ENLARGED_PX_PER_MM / own), Math.floor(MAX_SIDE_PX / longest)),
  );
  return { pxPerMm: own * times, sampling: 'nearest' };
}

/** For each target index: the first source index and the weights from there on, which sum to 1. */
interface Taps {
  first: Int32Array;
  /** Where the weights of a target start; one more than targets. */
  start: Int32Array;
  weights: Float32Array;
}

function makeTaps(from: number, to: number, sampling: Sampling): Taps {
  const ratio = from / to;
  const first = new Int32Array(to);
  const start = new Int32Array(to + 1);
  const weights: number[] = [];
  for (let i = 0; i < to; i++) {
    if (sampling === 'area') {
      const lo = i * ratio;
      const hi = Math.min(from, (i + 1) * ratio);
      first[i] = Math.min(from - 1, Math.floor(lo));
      const last = Math.max(first[i] + 1, Math.ceil(hi - 1e-9));
      for (let s = first[i]; s < last; s++) {
        weights.push(Math.max(1e-9, Math.min(hi, s + 1) - Math.max(lo, s)));
      }
    } else {
      const at = Math.min(from - 1, Math.max(0, (i + 0.5) * ratio - 0.5));
      first[i] = sampling === 'nearest' ? Math.round(at) : Math.floor(at);
      const share = sampling === 'nearest' ? 0 : at - first[i];
      weights.push(1 - share);
      if (share > 0 && first[i] + 1 < from) weights.push(share);
    }
    start[i + 1] = weights.length;
    let sum = 0;
    for (let k = start[i]; k < weights.length; k++) sum += weights[k];
    for (let k = start[i]; k < weights.length; k++) weights[k] /= sum;
  }
  return { first, start, weights: Float32Array.from(weights) };
}

/** Steps of the table that takes linear light back to bytes: a fifth of a byte at the dark end. */
const LIGHT_STEPS = 16384;

function resample(
  image: RgbaImage,
  { width, height }: Size,
  sampling: Sampling,
  context: Context,
): Uint8Array {
  // Enlarging works on the coded bytes: half way between two colours is then half way to the eye.
  const linear = sampling === 'area';
  const decode = Float32Array.from({ length: 256 }, (_, i) => (linear ? srgbToLinear(i) : i / 255));
  const encode = Uint8Array.from({ length: LIGHT_STEPS + 1 }, (_, i) =>
    linear ? linearToSrgb(i / LIGHT_STEPS) : Math.round((255 * i) / LIGHT_STEPS),
  );
  const across = makeTaps(image.width, width, sampling);
  const down = makeTaps(image.height, height, sampling);
  const out = new Uint8Array(width * height * 4);
  const rows = [new Float32Array(width * 4), new Float32Array(width * 4)];
  const held = [-1, -1];
  const sum = new Float32Array(width * 4);
  for (let y = 0; y < height; y++) {
    sum.fill(0);
    for (let k = down.start[y]; k < down.start[y + 1]; k++) {
      const source = down.first[y] + k - down.start[y];
      const row = rows[source & 1];
      if (held[source & 1] !== source) {
        resampleRow(image, source, across, decode, row);
        held[source & 1] = source;
      }
      addWeighted(sum, row, down.weights[k]);
    }
    writeRow(sum, encode, out, y * width * 4);
    if ((y & 31) === 0) checkpoint(context, 'colours', y, height * 4);
  }
  return out;
}

/** On its own: the compiler leaves a loop inside a loop at each row otherwise, and goes on slowly. */
function addWeighted(sum: Float32Array, row: Float32Array, weight: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] += weight * row[i];
}

/** One source row at the target's width, premultiplied. */
function resampleRow(
  image: RgbaImage,
  y: number,
  taps: Taps,
  decode: Float32Array,
  row: Float32Array,
): void {
  const { data } = image;
  const { first, start, weights } = taps;
  const base = y * image.width;
  for (let x = 0; x < first.length; x++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    let from = (base + first[x]) * 4;
    for (let k = start[x]; k < start[x + 1]; k++, from += 4) {
      const weight = weights[k] * data[from + 3];
      r += weight * decode[data[from]];
      g += weight * decode[data[from + 1]];
      b += weight * decode[data[from + 2]];
      a += weight;
    }
    const to = x * 4;
    row[to] = r;
    row[to + 1] = g;
    row[to + 2] = b;
    row[to + 3] = a;
  }
}

function writeRow(sum: Float32Array, encode: Uint8Array, out: Uint8Array, offset: number): void {
  for (let i = 0; i < sum.length; i += 4) {
    const alpha = sum[i + 3];
    const scale = alpha > 0 ? LIGHT_STEPS / alpha : 0;
    for (let c = 0; c < 3; c++) {
      out[offset + i + c] = encode[Math.min(LIGHT_STEPS, Math.round(sum[i + c] * scale))]!;
    }
    out[offset + i + 3] = Math.round(alpha);
  }
}

function split(
  pixels: Uint8Array | Uint8ClampedArray,
  count: number,
  chroma: number,
): Pick<Raster, 'rgb' | 'alpha' | 'lab'> {
  const rgb = new Uint8Array(count * 3);
  const alpha = new Uint8Array(count);
  const lab = new Float32Array(count * 3);
  let last = -1;
  for (let i = 0, p = 0, q = 0; i < count; i++, p += 3, q += 4) {
    const r = pixels[q];
    const g = pixels[q + 1];
    const b = pixels[q + 2];
    rgb[p] = r;
    rgb[p + 1] = g;
    rgb[p + 2] = b;
    alpha[i] = pixels[q + 3]!;
    const key = (r << 16) | (g << 8) | b;
    if (key === last) {
      lab.copyWithin(p, p - 3, p);
      continue;
    }
    last = key;
    oklabFromRgb(r, g, b, lab, p);
    lab[p + 1] *= chroma;
    lab[p + 2] *= chroma;
  }
  return { rgb, alpha, lab };
}

/**
 * A picture for a quick look: its longer side has at most so many pixels, whatever its size.
 * @param chroma what a and b are multiplied by in `lab`
 * @throws EngineError `bad-image`
 */
export function smallRaster(image: RgbaImage, longest: Px, chroma: number): Raster {
  const mostMm = (longest / MAX_PX_PER_MM) * (image.width / Math.max(image.width, image.height));
  return rasterize(
    toLookAt(image, longest),
    Math.min(image.width / KEPT_PX_PER_MM, mostMm),
    chroma,
  );
}

/** A picture no larger and with no more colours than this can be pixel art. */
const MAX_PIXEL_ART_PX = 128;
const MAX_PIXEL_ART_COLORS = 32;
/** Share of the colour changes along rows and columns that may pass over a mixture. */
const MAX_MIXED_SHARE = 0.1;

/**
 * Whether a picture is made of squares on purpose: small, opaque or clear, of
 * few colours, and its edges are hard. A small picture with soft edges is only
 * small.
 */
export function isPixelArt({ width, height, data }: RgbaImage): boolean {
  if (width > MAX_PIXEL_ART_PX || height > MAX_PIXEL_ART_PX) return false;
  const seen = new Set<number>();
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3];
    if (alpha !== 0 && alpha !== 255) return false;
    if (alpha === 255) seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    if (seen.size > MAX_PIXEL_ART_COLORS) return false;
  }
  let changes = 0;
  let mixed = 0;
  for (let i = 0; i < width * height; i++) {
    for (const step of [i % width > 0 && i % width < width - 1 ? 1 : 0, width]) {
      if (step === 0 || i < step || i + step >= width * height) continue;
      if (difference(data, i - step, i) > 0) changes++;
      if (isBetween(data, i - step, i, i + step)) mixed++;
    }
  }
  return mixed <= MAX_MIXED_SHARE * changes;
}

function isBetween(data: ArrayLike<number>, a: number, i: number, b: number): boolean {
  const near = difference(data, a, i);
  const far = difference(data, i, b);
  return near > 8 && far > 8 && near + far < 1.05 * difference(data, a, b);
}

function difference(data: ArrayLike<number>, i: number, j: number): number {
  const p = i * 4;
  const q = j * 4;
  if (data[p + 3] !== data[q + 3]) return 1000;
  if (data[p + 3] === 0) return 0;
  return Math.hypot(data[p] - data[q], data[p + 1] - data[q + 1], data[p + 2] - data[q + 2]);
}
