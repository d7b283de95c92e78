import type { RgbaImage } from '../core/image.ts';
import type { Px } from '../core/units.ts';
import { OPAQUE } from './background.ts';
import { isPixelArt } from './raster.ts';

/*
 * A picture that was cut out of a white page, by a program that takes white away or into a file whose
 * pixels are clear or not, keeps the soft pixels of its edges: a rim of the subject's colours mixed with
 * white, one or two pixels wide. On cloth that is a broken white line around everything.
 */

/** So many pixels from what is clear the rim reaches, and so far inside lies the colour it was mixed of. */
const RIM_PX: Px = 2;
const INSIDE_PX: Px = 4;
/** More of a picture than this is clear, or nothing was cut out. */
const LEAST_CLEAR = 0.01;
/** How much of white is in a rim's pixel at least, and how far (bytes) it may lie off the mixture. */
const LEAST_WHITE = 0.05;
const ASTRAY = 26;
/** What is nearer to white than this (bytes) has no rim that could be told. */
const FROM_WHITE = 70;
/** Rings that sharpening leaves beyond a rim are so white (bytes), and lie so near to what is inside. */
const RING_WHITE = 24;
const RING_PX: Px = 5;
/**
 * So white is its outer pixel on the mean at least, and the next one at most: a border that somebody drew is
 * white all the way, and wider.
 */
const OUTER_WHITE = 0.3;
const NEXT_WHITE = 0.2;
/** A rim of white runs along so much of all that is cut out: a shine or a white line along a part does not. */
const LEAST_RIM = 0.5;

/** A picture whose rim of white has the colours inside of it; any other as it is. */
export function withoutWhiteRim(image: RgbaImage): RgbaImage {
  const depth = depthsOf(image);
  if (!depth || isPixelArt(image)) return image;
  const { width, data } = image;
  const rim: [at: number, inside: number][] = [];
  const rings: number[] = [];
  let white = 0;
  /** Of the pixels at each depth: how many, and how much of white is in them all. */
  const count = new Float64Array(INSIDE_PX);
  const sum = new Float64Array(INSIDE_PX);
  for (let i = 0; i < depth.length; i++) {
    if (depth[i] === 0 || depth[i] > RIM_PX) continue;
    const inside = nearestInside(i, depth, width, INSIDE_PX);
    if (inside < 0 && toWhite(data, i) < RING_WHITE) rings.push(i);
    if (inside < 0 || toWhite(data, inside) < FROM_WHITE) continue;
    const share = shareOfWhite(data, i, inside);
    count[depth[i]]++;
    sum[depth[i]] += Math.max(0, Math.min(1, share));
    if (share < LEAST_WHITE || !isMixture(data, i, inside, share)) continue;
    rim.push([i, inside]);
    if (depth[i] === 1) white++;
  }
  const isRim =
    white > LEAST_RIM * count[1] &&
    sum[1] >= OUTER_WHITE * count[1] &&
    sum[2] <= NEXT_WHITE * count[2];
  if (!isRim) return image;
  const out = new Uint8ClampedArray(data);
  for (const i of rings) if (nearestInside(i, depth, width, RING_PX) >= 0) out[i * 4 + 3] = 0;
  for (const [i, inside] of rim) {
    for (let c = 0; c < 3; c++) out[i * 4 + c] = data[inside * 4 + c];
  }
  return { ...image, data: out };
}

/** How many pixels each lies from what is clear, up to `INSIDE_PX`; nothing where nothing is cut out. */
function depthsOf({ width, height, data }: RgbaImage): Uint8Array | undefined {
  // Counted first: most pictures are clear nowhere, and need no map.
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] < OPAQUE) clear++;
  if (clear < LEAST_CLEAR * width * height || clear === width * height) return undefined;
  const depth = new Uint8Array(width * height);
  for (let i = 0; i < depth.length; i++) if (data[i * 4 + 3] >= OPAQUE) depth[i] = INSIDE_PX;
  for (let step = 1; step < INSIDE_PX; step++) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (depth[i] !== INSIDE_PX) continue;
        const beside =
          (x > 0 && depth[i - 1] === step - 1) ||
          (x < width - 1 && depth[i + 1] === step - 1) ||
          (y > 0 && depth[i - width] === step - 1) ||
          (y < height - 1 && depth[i + width] === step - 1);
        if (beside) depth[i] = step;
      }
    }
  }
  return depth;
}

/** The nearest pixel deeper than a rim; -1 where a part is too thin to have one. */
function nearestInside(i: number, depth: Uint8Array, width: Px, reach: Px): number {
  const x = i % width;
  let [best, least] = [-1, Infinity];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const n = i + dy * width + dx;
      const isBeyond = x + dx < 0 || x + dx >= width || n < 0 || n >= depth.length;
      if (isBeyond || depth[n] < INSIDE_PX) continue;
      const away = dx * dx + dy * dy;
      if (away < least) [best, least] = [n, away];
    }
  }
  return best;
}

const toWhite = (data: ArrayLike<number>, i: number): number =>
  Math.hypot(255 - data[i * 4], 255 - data[i * 4 + 1], 255 - data[i * 4 + 2]);

/** How much of white a pixel has beside the colour inside. */
function shareOfWhite(data: ArrayLike<number>, i: number, inside: number): number {
  let along = 0;
  let length = 0;
  for (let c = 0; c < 3; c++) {
    const way = 255 - data[inside * 4 + c];
    along += way * (data[i * 4 + c] - data[inside * 4 + c]);
    length += way * way;
  }
  return along / length;
}

/** Whether a pixel is the colour inside mixed with so much of white. */
function isMixture(data: ArrayLike<number>, i: number, inside: number, share: number): boolean {
  let off = 0;
  for (let c = 0; c < 3; c++) {
    const own = data[inside * 4 + c];
    off += (data[i * 4 + c] - own - share * (255 - own)) ** 2;
  }
  return Math.sqrt(off) < ASTRAY;
}
