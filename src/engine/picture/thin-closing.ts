/*
 * Closing of a grey picture (Serra, "Image Analysis and Mathematical Morphology", 1982): the lightest in a disc around each
 * pixel, then the darkest of those. Dark things narrower than the disc fill
 * with what is around them; all else stays.
 */

/** A field of one number a pixel. */
export interface Field {
  width: number;
  height: number;
  data: Float32Array;
}

/**
 * The pixels that may be part of something dark and narrow: a square holds the disc of its
 * width, and is quicker closed by; where it fills nothing, neither does the disc.
 * @param across the widest disc's diameter in pixels
 * @param least a depth below which nothing is told
 */
export function darkPlaces(tone: Field, across: number, least: number): number[] {
  const square = closeSquare(tone, Math.max(1, Math.floor(across / 2)));
  const places: number[] = [];
  for (let i = 0; i < square.length; i++) if (square[i] - tone.data[i] > least) places.push(i);
  return places;
}

/**
 * How much darker pixels are than their surroundings, for what is narrower
 * than a disc (the black top hat).
 * @param places the pixels to look at; all others get 0
 * @param across the disc's diameter in pixels
 * @param least a depth below which nothing is told: such pixels get 0
 */
export function darkDepth(
  tone: Field,
  places: readonly number[],
  across: number,
  least: number,
): Float32Array {
  const { data } = tone;
  const isDense = places.length > DENSE * data.length;
  const closedAt = isDense ? closeDisc(tone, across / 2) : discCloser(tone, across / 2);
  const depth = new Float32Array(data.length);
  for (const i of places) {
    const own = closedAt(i) - data[i];
    if (own > least) depth[i] = own;
  }
  return depth;
}

/** From this share of all pixels on, closing them all at once is quicker than one by one. */
const DENSE = 1 / 6;

/** Closes all pixels, in time that does not grow with the disc's area: the whole picture row by row. */
function closeDisc({ width, height, data }: Field, radius: number): (i: number) => number {
  const frame = createFrame(width, height, Math.floor(radius));
  const light = lightestInDisc(framed(frame, data), frame, radius);
  const dark = lightestInDisc(framed(frame, light, true), frame, radius);
  return (i) => -dark[i];
}

/** The greatest in the disc around each pixel: a disc is a stack of rows. */
function lightestInDisc(from: Float32Array, frame: Frame, radius: number): Float32Array {
  const { wide, reach } = frame;
  const out = new Float32Array(from.length).fill(-Infinity);
  let row = from;
  let half = -1;
  for (let dy = reach; dy >= 0; dy--) {
    const widest = Math.floor(Math.sqrt(radius * radius - dy * dy));
    if (widest !== half) row = lightestAlong(from, 1, widest);
    half = widest;
    joinAt(out, row, dy * wide);
    if (dy > 0) joinAt(out, row, -dy * wide);
  }
  return unframed(frame, out);
}

/** Keeps at each place the greater of its own and what lies so far ahead. */
function joinAt(out: Float32Array, from: Float32Array, ahead: number): void {
  const first = Math.max(0, -ahead);
  const last = Math.min(out.length, out.length - ahead);
  for (let i = first, j = first + ahead; i < last; i++, j++) if (from[j] > out[i]) out[i] = from[j];
}

/** Closes one pixel at a time: the darkest, in the disc around it, of the lightest around each. */
function discCloser({ width, height, data }: Field, radius: number): (i: number) => number {
  const steps: { dx: number; dy: number }[] = [];
  const reach = Math.floor(radius);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (dx * dx + dy * dy <= radius * radius) steps.push({ dx, dy });
    }
  }
  /** The lightest around each pixel, found when it is first asked for. */
  const light = new Float32Array(data.length).fill(NaN);
  const lightestAt = (i: number, x: number, y: number): number => {
    if (!Number.isNaN(light[i])) return light[i];
    let lightest = -Infinity;
    for (const { dx, dy } of steps) {
      const px = x + dx;
      const py = y + dy;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const value = data[py * width + px];
      if (value > lightest) lightest = value;
    }
    return (light[i] = lightest);
  };
  return (i) => {
    const x = i % width;
    const y = (i - x) / width;
    let darkest = Infinity;
    for (const { dx, dy } of steps) {
      const cx = x + dx;
      const cy = y + dy;
      if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue;
      const lightest = lightestAt(cy * width + cx, cx, cy);
      if (lightest < darkest) darkest = lightest;
    }
    return darkest;
  };
}

/** Closing by a square of 2 × reach + 1 pixels a side. */
function closeSquare({ width, height, data }: Field, reach: number): Float32Array {
  const frame = createFrame(width, height, reach);
  const light = unframed(frame, lightestAround(framed(frame, data), frame.wide, reach));
  // The darkest is the lightest of the negative.
  const dark = lightestAround(framed(frame, light, true), frame.wide, reach);
  return unframed(frame, dark).map((v) => -v);
}

/** A picture in a frame so broad that no window runs into the next row's pixels. */
interface Frame {
  width: number;
  height: number;
  /** Width of the frame, and of the picture with it on both sides. */
  reach: number;
  wide: number;
}

function createFrame(width: number, height: number, reach: number): Frame {
  return { width, height, reach, wide: width + 2 * reach };
}

function framed(
  { width, height, reach, wide }: Frame,
  data: Float32Array,
  negative = false,
): Float32Array {
  const out = new Float32Array(wide * (height + 2 * reach)).fill(-Infinity);
  for (let y = 0, i = 0; y < height; y++) {
    let k = (y + reach) * wide + reach;
    for (let x = 0; x < width; x++) out[k++] = negative ? -data[i++] : data[i++];
  }
  return out;
}

function unframed({ width, height, reach, wide }: Frame, from: Float32Array): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const at = (y + reach) * wide + reach;
    out.set(from.subarray(at, at + width), y * width);
  }
  return out;
}

function lightestAround(framed: Float32Array, wide: number, reach: number): Float32Array {
  return lightestAlong(lightestAlong(framed, 1, reach), wide, reach);
}

/** The greatest within reach along one direction: runs of 1, 2, 4, … are joined two by two. */
function lightestAlong(from: Float32Array, step: number, reach: number): Float32Array {
  const window = 2 * reach + 1;
  const run = from.slice();
  let length = 1;
  for (; length * 2 <= window; length *= 2) joinAt(run, run, length * step);
  joinAt(run, run, (window - length) * step);
  const out = new Float32Array(run.length).fill(-Infinity);
  out.set(run.subarray(0, run.length - reach * step), reach * step);
  return out;
}
