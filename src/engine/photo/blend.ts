import type { RowRaster } from './row-raster.ts';
import type { ThreadLight } from './thread-light.ts';

/*
 * The sewn picture as seen from arm's length: light of the threads, spread across
 * the rows. Thread is wider than rows lie apart, so a later one shows over the
 * edges of earlier ones beside it; where threads mix row by row that shifts every
 * mixture, and counts from the moment the sewing order is known.
 */

/** Rows on either side over which light mixes. */
export const REACH = 3;
/** How wide light spreads across the rows, in rows. */
const SPREAD_ROWS = 1.9;
/** Share of a row's width by which a later thread overlaps an earlier one beside it: 0.25 mm of thread lie in rows of 0.20. */
const GAIN = 0.125;

/** Shares of light over rows −REACH … REACH. */
export function spreadKernel(): Float64Array {
  const shares = Float64Array.from({ length: 2 * REACH + 1 }, (_, i) =>
    Math.exp(-((i - REACH) ** 2) / (2 * SPREAD_ROWS ** 2)),
  );
  const all = shares.reduce((a, b) => a + b, 0);
  return shares.map((s) => s / all);
}

/** A raster while its cells are labelled. */
export interface Canvas {
  raster: RowRaster;
  /** Light of the threads as labelled, spread across the rows; three a cell. */
  blend: Float32Array;
  /** Cube roots of the picture's light, spread alike: what is to be seen. */
  wanted: Float32Array;
  /** How far each cell, as labelled, is seen from what is to be seen. */
  off: Float64Array;
  /** 1 for cells whose light is spread from cells inside alone. */
  amid: Uint8Array;
  /** Light of the threads before it is spread: scratch of `blendAll`. */
  reflected: Float32Array;
}

/** How the light of rows mixes: its shares over neighbouring rows, and what two threads beside each other change. */
export interface LightMixing {
  threads: ThreadLight;
  kernel: Float64Array;
  /** Light that the row of a first thread gains beside a second: three a pair; none before an order is known. */
  pairs: Float64Array;
}

export function createCanvas(raster: RowRaster, kernel: Float64Array): Canvas {
  const { inside, light, width } = raster;
  const blend = new Float32Array(light.length);
  const amid = amidOf(inside, width);
  const wanted = spread(raster, amid, light, kernel, new Float32Array(light.length));
  // What is not inside has no light, and no root to be taken.
  for (let p = 0; p < wanted.length; p++) if (wanted[p] !== 0) wanted[p] = Math.cbrt(wanted[p]);
  const reflected = new Float32Array(light.length);
  return { raster, blend, wanted, off: new Float64Array(inside.length), amid, reflected };
}

/** Which cells have all their rows: nearly all do, and need not ask for each. */
function amidOf(inside: Uint8Array, width: number): Uint8Array {
  const amid = new Uint8Array(inside.length);
  // How many cells inside stand above each, and itself, on end.
  const depth = new Uint32Array(width);
  for (let cell = 0, x = 0; cell < inside.length; cell++) {
    depth[x] = inside[cell] === 1 ? depth[x] + 1 : 0;
    if (depth[x] > 2 * REACH) amid[cell - REACH * width] = 1;
    if (++x === width) x = 0;
  }
  return amid;
}

/** Light spread across the rows; beyond what is inside it goes on as the picture does. */
function spread(
  { inside, light, width }: RowRaster,
  amid: Uint8Array,
  reflected: Float32Array,
  kernel: Float64Array,
  out: Float32Array,
): Float32Array {
  for (let cell = 0; cell < inside.length; cell++) {
    if (inside[cell] === 0) continue;
    const own = cell * 3;
    let l = 0;
    let m = 0;
    let s = 0;
    const first = cell - REACH * width;
    if (amid[cell] === 1) {
      for (let k = 0, p = first * 3; k < kernel.length; k++, p += 3 * width) {
        l += kernel[k] * reflected[p];
        m += kernel[k] * reflected[p + 1];
        s += kernel[k] * reflected[p + 2];
      }
    } else {
      for (let k = 0, at = first; k < kernel.length; k++, at += width) {
        const from = inside[at] === 1 ? reflected : light;
        const p = inside[at] === 1 ? at * 3 : own;
        l += kernel[k] * from[p];
        m += kernel[k] * from[p + 1];
        s += kernel[k] * from[p + 2];
      }
    }
    out[own] = l;
    out[own + 1] = m;
    out[own + 2] = s;
  }
  return out;
}

/** Sets `pairs`. @param blockOf number of the block of each thread, in sewing order */
export function weighPairs({ pairs, threads }: LightMixing, blockOf: ArrayLike<number>): void {
  const { count, light } = threads;
  for (let k = 0; k < count; k++) {
    for (let j = 0; j < count; j++) {
      const gain = GAIN * Math.sign(blockOf[k] - blockOf[j]);
      for (let c = 0; c < 3; c++) {
        pairs[(k * count + j) * 3 + c] = gain * (light[k * 3 + c] - light[j * 3 + c]);
      }
    }
  }
}

/** The light of all threads as labelled, spread. */
export function blendAll(
  { kernel, threads, pairs }: LightMixing,
  { raster, blend, amid, reflected }: Canvas,
): void {
  const { inside, label, width } = raster;
  const { light: sewn, count } = threads;
  for (let cell = 0; cell < inside.length; cell++) {
    if (inside[cell] === 0) continue;
    const own = label[cell];
    const up = inside[cell - width] === 1 ? label[cell - width] : own;
    const down = inside[cell + width] === 1 ? label[cell + width] : own;
    const p = cell * 3;
    const k = own * 3;
    if (up === own && down === own) {
      reflected[p] = sewn[k];
      reflected[p + 1] = sewn[k + 1];
      reflected[p + 2] = sewn[k + 2];
      continue;
    }
    const a = (own * count + up) * 3;
    const b = (own * count + down) * 3;
    // What a pair changes lies on the border between two rows: half of it in each.
    reflected[p] = sewn[k] + (pairs[a] + pairs[b]) / 2;
    reflected[p + 1] = sewn[k + 1] + (pairs[a + 1] + pairs[b + 1]) / 2;
    reflected[p + 2] = sewn[k + 2] + (pairs[a + 2] + pairs[b + 2]) / 2;
  }
  spread(raster, amid, reflected, kernel, blend);
}

/** Spreads what the change of labels in a stretch of a row makes of the light. @param before its labels before */
export function spreadChanges(
  { kernel, threads, pairs }: LightMixing,
  { raster, blend }: Canvas,
  from: number,
  to: number,
  before: Uint8Array,
): void {
  const { label, inside, width } = raster;
  const { light, count } = threads;
  for (let cell = from; cell < to; cell++) {
    const was = before[cell - from];
    const is = label[cell];
    if (was === is) continue;
    const up = inside[cell - width] === 1 ? label[cell - width] : -1;
    const down = inside[cell + width] === 1 ? label[cell + width] : -1;
    for (let c = 0; c < 3; c++) {
      let change = light[is * 3 + c] - light[was * 3 + c];
      for (const beside of [up, down]) {
        if (beside < 0) continue;
        change += pairs[(is * count + beside) * 3 + c] - pairs[(was * count + beside) * 3 + c];
      }
      for (let d = -REACH; d <= REACH; d++) {
        const at = cell + d * width;
        if (inside[at] === 1) blend[at * 3 + c] += kernel[d + REACH] * change;
      }
    }
  }
}
