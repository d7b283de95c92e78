import { checkpoint, type Context } from '../core/context.ts';
import { ROOT_STEPS, rootTable, rootsToError } from './cones.ts';
import { createRowScratch, labelRow } from './label-row.ts';
import { mergeSmall } from './merge-small.ts';
import { MIX_DEFAULTS, type MixOptions } from './mix-options.ts';
import {
  addNeighbours,
  addOwn,
  addSeen,
  allowLikely,
  allowNear,
  forbidOthers,
  REACH,
  type Canvas,
  type MixJob,
} from './row-prices.ts';
import { forEachStretch, STEP_MM, type RowRaster } from './row-raster.ts';
import { threadLight, type ThreadLight } from './thread-light.ts';

/*
 * Which thread where, so that threads side by side mix in the eye to colours
 * that none of them has: a search by whole rows. Each row in turn is labelled
 * anew, with the exact price of what every choice does to the picture as seen
 * from arm's length, its neighbours being as they are (direct binary search,
 * Analoui and Allebach 1992, with a row as the unit of change).
 */

/** How wide light spreads across the rows, in rows. */
const SPREAD_ROWS = 1.25;

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
    allowed: new Int32Array(longest),
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
      if (settling) allowNear(job, raster, from, to);
      else allowLikely(job, from, to);
      addNeighbours(job, raster, from, to);
      for (let d = -REACH; d <= REACH; d++) addSeen(job, canvas, from, to, d);
      forbidOthers(job, to - from);
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
  const off = new Float64Array(3);
  for (const { raster, blend } of canvases) {
    const { inside, label, roots } = raster;
    for (let cell = 0; cell < inside.length; cell++) {
      if (inside[cell] === 0) continue;
      const k = label[cell];
      const p = cell * 3;
      for (let c = 0; c < 3; c++) {
        const seen = roots[p + c] - table[Math.max(0, blend[p + c] * ROOT_STEPS) | 0];
        off[c] = (1 - REFIT_OWN) * seen + REFIT_OWN * (roots[p + c] - own[k * 3 + c]);
      }
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
