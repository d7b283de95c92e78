import { checkpoint, type Context } from '../core/context.ts';
import type { Mm } from '../core/units.ts';
import { ROOT_STEPS, rootTable, rootsToError } from './cones.ts';
import { createRowScratch, labelRow, type RowScratch } from './label-row.ts';
import { mergeSmall } from './merge-small.ts';
import { forEachStretch, STEP_MM, type RowRaster } from './row-raster.ts';
import { threadLight, type ThreadLight } from './thread-light.ts';

/*
 * Which thread where, so that threads side by side mix in the eye to colours
 * that none of them has: a search by whole rows. Each row in turn is labelled
 * anew, with the exact price of what every choice does to the picture as seen
 * from arm's length, its neighbours being as they are (direct binary search,
 * Analoui and Allebach 1992, with a row as the unit of change).
 */

export interface MixOptions {
  /** No run of one thread is shorter. */
  shortestMm: Mm;
  /** Price of a change of thread along a row, in hundredths of OKLab times cells. */
  change: number;
  /** Price of a cell whose neighbour across has another thread. */
  neighbour: number;
  /** What a thread's own distance from the picture weighs: less of it gives streaks. */
  own: number;
  /** Smaller regions join their neighbours, mm². */
  leastMm2: number;
  /** Sweeps that label by the threads' own colours, and sweeps that mix. */
  plainSweeps: number;
  mixingSweeps: number;
  /** Sweeps after small regions are gone: they move borders, and make no new regions. */
  settlingSweeps: number;
}

export const MIX_DEFAULTS: MixOptions = {
  shortestMm: 1.2,
  change: 6,
  neighbour: 2,
  own: 0.8,
  leastMm2: 1,
  plainSweeps: 2,
  mixingSweeps: 4,
  settlingSweeps: 2,
};

/** Rows on either side over which light mixes, and how wide it spreads, in rows. */
const REACH = 2;
const SPREAD_ROWS = 1.25;

/** A raster at work. */
interface Canvas {
  raster: RowRaster;
  /** Light of the threads as labelled, spread across the rows; three a cell. */
  blend: Float32Array;
}

interface MixJob {
  threads: ThreadLight;
  chroma: number;
  options: MixOptions;
  kernel: Float64Array;
  table: Float32Array;
  /** From cube roots to the error's space. */
  matrix: Float64Array;
  scratch: RowScratch;
}

/**
 * Labels all rasters with the threads that together look most like the picture.
 * @param lab the threads' colours to begin with: OKLab, a and b times `chroma`
 * @returns the threads' light, settled on what they cover
 */
export function mixThreads(
  rasters: readonly RowRaster[],
  lab: Float64Array,
  chroma: number,
  options: MixOptions = MIX_DEFAULTS,
  context: Context = {},
): ThreadLight {
  const threads = threadLight(lab, chroma);
  const longest = rasters.reduce((most, r) => Math.max(most, r.width), 0);
  const job: MixJob = {
    threads,
    chroma,
    options,
    kernel: spreadKernel(),
    table: rootTable(),
    matrix: rootsToError(chroma),
    scratch: createRowScratch(longest, threads.count),
  };
  const sweeps = options.plainSweeps + options.mixingSweeps + options.settlingSweeps;
  for (let sweep = 0; sweep < options.plainSweeps; sweep++) {
    for (const raster of rasters) sweepPlain(job, raster, sweep > 0);
    checkpoint(context, 'shapes', sweep, sweeps);
  }
  const canvases = rasters.map((raster): Canvas => {
    return { raster, blend: new Float32Array(raster.light.length) };
  });
  for (let sweep = 0; sweep < options.mixingSweeps + options.settlingSweeps; sweep++) {
    if (sweep > 0) refit(job, canvases);
    const settling = sweep >= options.mixingSweeps;
    for (const canvas of canvases) {
      if (settling) mergeSmall(canvas.raster, threads, options.leastMm2);
      blendAll(job, canvas);
      sweepMixing(job, canvas, settling);
    }
    checkpoint(context, 'shapes', options.plainSweeps + sweep, sweeps);
  }
  for (const raster of rasters) mergeSmall(raster, threads, options.leastMm2);
  return threads;
}

/** Shares of light over rows −REACH … REACH. */
function spreadKernel(): Float64Array {
  const shares = Float64Array.from({ length: 2 * REACH + 1 }, (_, i) =>
    Math.exp(-((i - REACH) ** 2) / (2 * SPREAD_ROWS ** 2)),
  );
  const all = shares.reduce((a, b) => a + b, 0);
  return shares.map((s) => s / all);
}

/** Labels each row by the threads' own distances and the rows beside it. */
function sweepPlain(job: MixJob, raster: RowRaster, hasNeighbours: boolean): void {
  for (let line = 0; line < raster.lines; line++) {
    forEachStretch(raster, line, (from, to) => {
      job.scratch.price.fill(0, 0, (to - from) * job.threads.count);
      addOwn(job, raster, from, to, 1);
      if (hasNeighbours) addNeighbours(job, raster, from, to);
      solve(job, raster, from, to);
    });
  }
}

function sweepMixing(job: MixJob, canvas: Canvas, settling: boolean): void {
  const { raster } = canvas;
  const before = new Uint8Array(raster.width);
  for (let line = 0; line < raster.lines; line++) {
    forEachStretch(raster, line, (from, to) => {
      job.scratch.price.fill(0, 0, (to - from) * job.threads.count);
      addOwn(job, raster, from, to, job.options.own);
      addNeighbours(job, raster, from, to);
      for (let d = -REACH; d <= REACH; d++) addSeen(job, canvas, from, to, d);
      if (settling) keepNear(job, raster, from, to);
      before.set(raster.label.subarray(from, to));
      solve(job, raster, from, to);
      spreadChanges(job, canvas, from, to, before);
    });
  }
}

function solve({ scratch, threads, options }: MixJob, raster: RowRaster, from: number, to: number) {
  const shortest = Math.round(options.shortestMm / STEP_MM);
  labelRow(scratch, to - from, threads.count, options.change, shortest, raster.label, from);
}

/** Adds the distance of each thread's colour from the picture's. */
function addOwn(job: MixJob, { roots }: RowRaster, from: number, to: number, weight: number): void {
  const { price } = job.scratch;
  const { count, roots: own } = job.threads;
  const [a, b, c, d, e, f, g, h, i] = job.matrix;
  for (let cell = from, n = 0; cell < to; cell++) {
    const l0 = roots[cell * 3];
    const m0 = roots[cell * 3 + 1];
    const s0 = roots[cell * 3 + 2];
    for (let k = 0; k < count * 3; k += 3, n++) {
      const l = own[k] - l0;
      const m = own[k + 1] - m0;
      const s = own[k + 2] - s0;
      const p = a * l + b * m + c * s;
      const q = d * l + e * m + f * s;
      const r = g * l + h * m + i * s;
      price[n] += weight * Math.sqrt(p * p + q * q + r * r);
    }
  }
}

/** Adds the price of differing from the rows beside. */
function addNeighbours(job: MixJob, raster: RowRaster, from: number, to: number): void {
  const { price } = job.scratch;
  const { count } = job.threads;
  const { inside, label, width } = raster;
  for (const step of [-width, width]) {
    for (let cell = from, n = 0; cell < to; cell++, n += count) {
      if (inside[cell + step] !== 1) continue;
      const own = label[cell + step];
      for (let k = 0; k < count; k++) if (k !== own) price[n + k] += job.options.neighbour;
    }
  }
}

/** How far borders may move along a row in one settling sweep, in cells. */
const MOVE = 3;
/** A price that nothing else outweighs. */
const FORBIDDEN = 1e5;

/** Forbids threads that are neither here nor beside. */
function keepNear(job: MixJob, { inside, label, width }: RowRaster, from: number, to: number) {
  const { price } = job.scratch;
  const { count } = job.threads;
  for (let cell = from, n = 0; cell < to; cell++, n += count) {
    let near = 0;
    for (let i = Math.max(from, cell - MOVE); i < Math.min(to, cell + MOVE + 1); i++) {
      near |= 1 << label[i];
    }
    if (inside[cell - width] === 1) near |= 1 << label[cell - width];
    if (inside[cell + width] === 1) near |= 1 << label[cell + width];
    for (let k = 0; k < count; k++) if (((near >> k) & 1) === 0) price[n + k] += FORBIDDEN;
  }
}

/** Adds how far the row `d` away, as seen, would be from the picture with each thread here. */
function addSeen(job: MixJob, canvas: Canvas, from: number, to: number, d: number): void {
  const { table, scratch, threads } = job;
  const { price } = scratch;
  const { raster, blend } = canvas;
  const { inside, roots, label } = raster;
  const { count, light } = threads;
  const share = job.kernel[d + REACH];
  const [ma, mb, mc, md, me, mf, mg, mh, mi] = job.matrix;
  const shift = d * raster.width;
  for (let cell = from, n = 0; cell < to; cell++, n += count) {
    const seen = cell + shift;
    if (inside[seen] !== 1) continue;
    const now = label[cell] * 3;
    const p0 = seen * 3;
    const l0 = blend[p0] - share * light[now];
    const m0 = blend[p0 + 1] - share * light[now + 1];
    const s0 = blend[p0 + 2] - share * light[now + 2];
    const lw = roots[p0];
    const mw = roots[p0 + 1];
    const sw = roots[p0 + 2];
    for (let k = 0, q = 0; k < count; k++, q += 3) {
      // Sums of rounded shares may fall a hair under zero: hence the maximum.
      const l = table[Math.max(0, (l0 + share * light[q]) * ROOT_STEPS) | 0] - lw;
      const m = table[Math.max(0, (m0 + share * light[q + 1]) * ROOT_STEPS) | 0] - mw;
      const s = table[Math.max(0, (s0 + share * light[q + 2]) * ROOT_STEPS) | 0] - sw;
      const x = ma * l + mb * m + mc * s;
      const y = md * l + me * m + mf * s;
      const z = mg * l + mh * m + mi * s;
      price[n + k] += Math.sqrt(x * x + y * y + z * z);
    }
  }
}

/** The light of all threads as labelled, spread; what lies outside shines as the picture does. */
function blendAll({ kernel, threads }: MixJob, { raster, blend }: Canvas): void {
  const { inside, light, label, width } = raster;
  for (let cell = 0; cell < inside.length; cell++) {
    if (inside[cell] === 0) continue;
    let l = 0;
    let m = 0;
    let s = 0;
    for (let d = -REACH; d <= REACH; d++) {
      const at = cell + d * width;
      const isSewn = inside[at] === 1;
      const source = isSewn ? threads.light : light;
      const p = isSewn ? label[at] * 3 : cell * 3;
      const share = kernel[d + REACH];
      l += share * source[p];
      m += share * source[p + 1];
      s += share * source[p + 2];
    }
    blend[cell * 3] = l;
    blend[cell * 3 + 1] = m;
    blend[cell * 3 + 2] = s;
  }
}

function spreadChanges(
  { kernel, threads }: MixJob,
  { raster, blend }: Canvas,
  from: number,
  to: number,
  before: Uint8Array,
): void {
  const { label, inside, width } = raster;
  const { light } = threads;
  for (let cell = from; cell < to; cell++) {
    const old = before[cell - from] * 3;
    const now = label[cell] * 3;
    if (old === now) continue;
    for (let d = -REACH; d <= REACH; d++) {
      const at = cell + d * width;
      if (inside[at] !== 1) continue;
      const share = kernel[d + REACH];
      for (let c = 0; c < 3; c++) blend[at * 3 + c] += share * (light[now + c] - light[old + c]);
    }
  }
}

/** How much of a refit comes from a thread's own distance; the rest from what is seen. */
const REFIT_OWN = 0.4;

/** Moves each thread's colour to leave less of an error where it lies; far cells pull less. */
function refit({ threads, table, matrix }: MixJob, canvases: readonly Canvas[]): void {
  const { count, roots: own, light } = threads;
  const sums = new Float64Array(count * 4);
  for (const { raster, blend } of canvases) {
    const { inside, label, roots } = raster;
    for (let cell = 0; cell < inside.length; cell++) {
      if (inside[cell] === 0) continue;
      const k = label[cell];
      const p = cell * 3;
      const off = [0, 1, 2].map((c) => {
        const seen = roots[p + c] - table[Math.max(0, blend[p + c] * ROOT_STEPS) | 0];
        return (1 - REFIT_OWN) * seen + REFIT_OWN * (roots[p + c] - own[k * 3 + c]);
      });
      const weight = 1 / (3 + errorOf(matrix, off[0], off[1], off[2]));
      for (let c = 0; c < 3; c++) sums[k * 4 + c] += weight * off[c];
      sums[k * 4 + 3] += weight;
    }
  }
  for (let k = 0; k < count; k++) {
    if (sums[k * 4 + 3] === 0) continue;
    for (let c = 0; c < 3; c++) {
      const root = own[k * 3 + c] + sums[k * 4 + c] / sums[k * 4 + 3];
      own[k * 3 + c] = Math.min(1, Math.max(0, root));
      light[k * 3 + c] = own[k * 3 + c] ** 3;
    }
  }
}

function errorOf(m: Float64Array, l: number, n: number, s: number): number {
  const x = m[0] * l + m[1] * n + m[2] * s;
  const y = m[3] * l + m[4] * n + m[5] * s;
  const z = m[6] * l + m[7] * n + m[8] * s;
  return Math.sqrt(x * x + y * y + z * z);
}
