import { type Canvas, REACH, type LightMixing } from './blend.ts';
import type { RowScratch } from './label-row.ts';
import type { RowRaster } from './row-raster.ts';
import { ROOT_MARGIN, ROOT_STEPS } from './thread-light.ts';

/*
 * What each thread would cost in each cell of a stretch of a row: the sums that
 * `labelRow` makes least of. All errors are in hundredths of OKLab.
 */

export interface MixJob extends LightMixing {
  table: Float32Array;
  /** From cube roots to the error's space. */
  matrix: Float64Array;
  scratch: RowScratch;
  /** A bit for each thread that a cell of the row may take. */
  allowed: Int32Array;
  /** Numbers of the threads that the cell at hand may take, in front. */
  likely: Uint8Array;
  /** What each of those would change of a cell's light, in steps of the table; three a thread. */
  steps: Float64Array;
}

/** What a thread's own distance from the picture weighs: less of it gives streaks. */
export const OWN_WEIGHT = 0.47;
/**
 * By how many times it weighs more where the picture is plain: a wall, a sky and a cheek are seen as
 * a few calm bands sooner than as streaks of two threads that mix to their tone.
 */
const CALM = 4;
/** Price of a cell whose neighbour across has another thread. */
const NEIGHBOUR_PRICE = 1.5;

/** Sets prices to the distance of each thread's colour from the picture's, dearer where that is plain. */
export function setOwn(
  job: MixJob,
  { roots, calm }: RowRaster,
  from: number,
  to: number,
  weight: number,
): void {
  const { price } = job.scratch;
  const { count, roots: own } = job.threads;
  // By index: taking a typed array apart by pattern goes through its iterator, row after row.
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f, 6: g, 7: h, 8: i } = job.matrix;
  for (let cell = from, n = 0; cell < to; cell++) {
    const l0 = roots[cell * 3];
    const m0 = roots[cell * 3 + 1];
    const s0 = roots[cell * 3 + 2];
    const weighed = weight * (1 + CALM * calm[cell]);
    for (let k = 0; k < count * 3; k += 3, n++) {
      const l = own[k] - l0;
      const m = own[k + 1] - m0;
      const s = own[k + 2] - s0;
      const p = a * l + b * m + c * s;
      const q = d * l + e * m + f * s;
      const r = g * l + h * m + i * s;
      price[n] = weighed * Math.sqrt(p * p + q * q + r * r);
    }
  }
}

/** Adds the price of differing from the rows beside. */
export function addNeighbours(job: MixJob, raster: RowRaster, from: number, to: number): void {
  const { price } = job.scratch;
  const { count } = job.threads;
  const { inside, label, width } = raster;
  for (let step = -width; step <= width; step += 2 * width) {
    for (let cell = from, n = 0; cell < to; cell++, n += count) {
      if (inside[cell + step] !== 1) continue;
      const own = label[cell + step];
      for (let k = 0; k < count; k++) if (k !== own) price[n + k] += NEIGHBOUR_PRICE;
    }
  }
}

/** A thread whose own colour is so much farther off than the nearest one's is not weighed. */
export const FAR = 28;
/** How far borders may move along a row in one settling sweep, in cells. */
const MOVE = 3;
/** A price that nothing else outweighs. */
const FORBIDDEN = 1e5;

/** Allows the threads near enough in colour; call it when only own distances are priced. */
export function allowLikely(
  { allowed, scratch, threads }: MixJob,
  { calm }: RowRaster,
  from: number,
  to: number,
): void {
  const { price } = scratch;
  for (let c = 0, n = 0; c < to - from; c++, n += threads.count) {
    let least = price[n];
    for (let k = 1; k < threads.count; k++) if (price[n + k] < least) least = price[n + k];
    const most = least + FAR * OWN_WEIGHT * (1 + CALM * calm[from + c]);
    let bits = 0;
    for (let k = 0; k < threads.count; k++) if (price[n + k] <= most) bits |= 1 << k;
    allowed[c] = bits;
  }
}

/** Allows only threads that are here or beside: borders may move, and no new region begins. */
export function allowNear(
  job: MixJob,
  { inside, label, width }: RowRaster,
  from: number,
  to: number,
): void {
  for (let cell = from; cell < to; cell++) {
    let near = 0;
    for (let i = Math.max(from, cell - MOVE); i < Math.min(to, cell + MOVE + 1); i++) {
      near |= 1 << label[i];
    }
    if (inside[cell - width] === 1) near |= 1 << label[cell - width];
    if (inside[cell + width] === 1) near |= 1 << label[cell + width];
    job.allowed[cell - from] = near;
  }
}

/** Makes what is not allowed too dear. */
export function forbidOthers({ allowed, scratch, threads }: MixJob, length: number): void {
  for (let c = 0, n = 0; c < length; c++) {
    for (let k = 0; k < threads.count; k++, n++) {
      if (((allowed[c] >> k) & 1) === 0) scratch.price[n] += FORBIDDEN;
    }
  }
}

/** Adds how far the rows around, as seen, would be from what is to be seen with each thread here. */
export function addSeen(job: MixJob, canvas: Canvas, from: number, to: number): void {
  const { table, scratch, threads, allowed, likely, steps, kernel } = job;
  const { price } = scratch;
  const { raster, blend, wanted, off } = canvas;
  const { inside, label, width } = raster;
  const { count } = threads;
  const { 0: ma, 1: mb, 2: mc, 3: md, 4: me, 5: mf, 6: mg, 7: mh, 8: mi } = job.matrix;
  for (let cell = from, n = 0; cell < to; cell++, n += count) {
    const bits = allowed[cell - from];
    // Where one thread alone is allowed, nothing hangs on its price.
    if ((bits & (bits - 1)) === 0) continue;
    // With the thread that it has nothing changes, and how far off that is, is known.
    const now = label[cell];
    const keeps = (bits >> now) & 1;
    const choices = listThreads(likely, bits & ~(1 << now), count);
    setSteps(job, raster, cell, choices);
    for (let d = -REACH; d <= REACH; d++) {
      const seen = cell + d * width;
      if (inside[seen] !== 1) continue;
      if (keeps === 1) price[n + now] += off[seen];
      const share = kernel[d + REACH];
      const p0 = seen * 3;
      // What pairs change may lead a little under 0 or over 1: the table goes on there.
      const l0 = blend[p0] * ROOT_STEPS + ROOT_MARGIN;
      const m0 = blend[p0 + 1] * ROOT_STEPS + ROOT_MARGIN;
      const s0 = blend[p0 + 2] * ROOT_STEPS + ROOT_MARGIN;
      const lw = wanted[p0];
      const mw = wanted[p0 + 1];
      const sw = wanted[p0 + 2];
      for (let i = 0, q = 0; i < choices; i++, q += 3) {
        const l = table[(l0 + share * steps[q]) | 0] - lw;
        const m = table[(m0 + share * steps[q + 1]) | 0] - mw;
        const s = table[(s0 + share * steps[q + 2]) | 0] - sw;
        const x = ma * l + mb * m + mc * s;
        const y = md * l + me * m + mf * s;
        const z = mg * l + mh * m + mi * s;
        price[n + likely[i]] += Math.sqrt(x * x + y * y + z * z);
      }
    }
  }
}

/** Sets how far each cell is seen from what is to be seen. */
export function weighAll(job: MixJob, canvas: Canvas): void {
  const { inside } = canvas.raster;
  for (let cell = 0; cell < inside.length; cell++) {
    if (inside[cell] === 1) canvas.off[cell] = offOf(job, canvas, cell);
  }
}

/** The same around what has changed in a stretch of a row. @param before its labels before */
export function weighChanges(
  job: MixJob,
  canvas: Canvas,
  from: number,
  to: number,
  before: Uint8Array,
): void {
  const { inside, label, width } = canvas.raster;
  for (let cell = from; cell < to; cell++) {
    if (label[cell] === before[cell - from]) continue;
    for (let at = cell - REACH * width; at <= cell + REACH * width; at += width) {
      if (inside[at] === 1) canvas.off[at] = offOf(job, canvas, at);
    }
  }
}

function offOf({ table, matrix }: MixJob, { blend, wanted }: Canvas, cell: number): number {
  const p = cell * 3;
  const l = table[(blend[p] * ROOT_STEPS + ROOT_MARGIN) | 0] - wanted[p];
  const m = table[(blend[p + 1] * ROOT_STEPS + ROOT_MARGIN) | 0] - wanted[p + 1];
  const s = table[(blend[p + 2] * ROOT_STEPS + ROOT_MARGIN) | 0] - wanted[p + 2];
  const x = matrix[0] * l + matrix[1] * m + matrix[2] * s;
  const y = matrix[3] * l + matrix[4] * m + matrix[5] * s;
  const z = matrix[6] * l + matrix[7] * m + matrix[8] * s;
  return Math.sqrt(x * x + y * y + z * z);
}

/** Writes the numbers of the threads that a cell may take to the front of a list. @returns how many they are */
function listThreads(likely: Uint8Array, bits: number, count: number): number {
  let choices = 0;
  for (let k = 0; k < count; k++) if (((bits >> k) & 1) === 1) likely[choices++] = k;
  return choices;
}

/** Sets `steps` for the threads that a cell may take, the first `choices` of `likely`. */
function setSteps(
  { threads, pairs, steps, likely }: MixJob,
  raster: RowRaster,
  cell: number,
  choices: number,
) {
  const { count, light } = threads;
  const { inside, label, width } = raster;
  const now = label[cell];
  // No tuples and no closures: this runs for each cell of each sweep.
  const up = (inside[cell - width] === 1 ? label[cell - width] : now) * 3;
  const down = (inside[cell + width] === 1 ? label[cell + width] : now) * 3;
  for (let c = 0; c < 3; c++) {
    const row = now * count * 3 + c;
    const own = light[now * 3 + c] + pairs[row + up] + pairs[row + down];
    for (let i = 0; i < choices; i++) {
      const k = likely[i];
      const at = k * 3 * count + c;
      steps[i * 3 + c] = ROOT_STEPS * (light[k * 3 + c] + pairs[at + up] + pairs[at + down] - own);
    }
  }
}
