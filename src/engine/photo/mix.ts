import { checkpoint, type Context } from '../core/context.ts';
import {
  blendAll,
  type Canvas,
  createCanvas,
  spreadChanges,
  spreadKernel,
  weighPairs,
} from './blend.ts';
import { createRowScratch, labelRow } from './label-row.ts';
import { mixturePrices, type MixturePrices, setMixturePrices } from './mixture-prices.ts';
import { forEachRegion, mergeSmall } from './regions.ts';
import {
  addNeighbours,
  addSeen,
  allowLikely,
  allowNear,
  forbidOthers,
  type MixJob,
  OWN_WEIGHT,
  setOwn,
  weighAll,
  weighChanges,
} from './row-prices.ts';
import { forEachStretch, type RowRaster, STEP_MM } from './row-raster.ts';
import type { StartColors } from './skin-threads.ts';
import {
  ROOT_MARGIN,
  ROOT_STEPS,
  rootsToError,
  rootTable,
  threadLight,
  type ThreadLight,
} from './thread-light.ts';

/*
 * Which thread where, so that threads side by side mix in the eye to colours
 * that none of them has: a search by whole rows. Each row in turn is labelled
 * anew, with the exact price of what every choice does to the picture as seen
 * from arm's length, its neighbours being as they are (direct binary search,
 * Analoui and Allebach 1992, with a row as the unit of change).
 */

/**
 * Cells labelled in all sweeps of mixing and settling: those of a plate of 305 mm. What is larger
 * gets fewer sweeps, so that no picture takes over ten seconds.
 */
const MAX_SWEPT_CELLS = 14e6;

/** Sweeps that label each cell on its own and by those beside it. */
const PLAIN_SWEEPS = 2;
/**
 * Sweeps that mix, and as many after small regions are gone: those move borders, and make no new
 * regions.
 */
const MIXING_SWEEPS = 2;

/** As many sweeps of each of the two as there is time for, at least one. */
function affordableSweeps(rasters: readonly RowRaster[]): number {
  let cells = 0;
  for (const { inside } of rasters) for (let i = 0; i < inside.length; i++) cells += inside[i];
  return Math.min(MIXING_SWEEPS, Math.max(1, Math.floor(MAX_SWEPT_CELLS / cells / 2)));
}

/**
 * Labels all rasters with the threads that together look most like the picture.
 * @param lab the threads' colours to begin with: OKLab, a and b times `chroma`
 * @param orderOf number of the block of each thread as labelled now, in sewing order
 * @returns the threads' light, settled on what they cover
 */
export function mixThreads(
  rasters: readonly RowRaster[],
  { lab, held }: StartColors,
  chroma: number,
  context: Context,
  orderOf: () => ArrayLike<number>,
): ThreadLight {
  const threads = threadLight(lab, chroma);
  const longest = Math.max(0, ...rasters.map(({ width }) => width));
  const job: MixJob = {
    threads,
    kernel: spreadKernel(),
    table: rootTable(),
    matrix: rootsToError(chroma),
    scratch: createRowScratch(longest, threads.count),
    allowed: new Int32Array(longest),
    likely: new Uint8Array(threads.count),
    steps: new Float64Array(threads.count * 3),
    pairs: new Float64Array(threads.count ** 2 * 3),
  };
  const mixing = affordableSweeps(rasters);
  const sweeps = PLAIN_SWEEPS + 2 * mixing;
  const prices = mixturePrices(threads, job.matrix);
  for (let sweep = 0; sweep < PLAIN_SWEEPS; sweep++) {
    for (const raster of rasters) sweepPlain(job, raster, prices, sweep > 0);
    checkpoint(context, 'shapes', sweep, sweeps);
  }
  const canvases = rasters.map((raster) => createCanvas(raster, job.kernel));
  let blockOf: ArrayLike<number> | undefined;
  for (let sweep = 0; sweep < 2 * mixing; sweep++) {
    if (sweep > 0) refit(job, canvases, held);
    const settling = sweep >= mixing;
    // Colours are far enough by then: later orders are much the same, and mixing has time to follow.
    if (sweep === 1) blockOf = orderOf();
    if (blockOf) weighPairs(job, blockOf);
    for (const canvas of canvases) {
      if (settling) mergeSmall(canvas.raster, threads, MIN_REGION_MM2);
      blendAll(job, canvas);
      weighAll(job, canvas);
      sweepMixing(job, canvas, settling);
    }
    checkpoint(context, 'shapes', PLAIN_SWEEPS + sweep, sweeps);
  }
  const regions = mergeToFew(rasters, threads, context);
  // Once more, for what is sewn in each thread in the end.
  for (const canvas of canvases) blendAll(job, canvas);
  refit(job, canvases, held);
  checkpoint(context, 'shapes', regions, regions);
  return threads;
}

/** Smaller regions join their neighbours. */
const MIN_REGION_MM2 = 0.6;

/** Regions of threads in one design: a photograph of 400 mm has 16,000, noise several times that. */
const MAX_REGIONS = 25_000;

const SIMPLIFIED =
  'The picture has more small spots than can be sewn one by one: the smallest were joined to their neighbours.';

/** Gives away small regions, and larger ones where far too many would be left. @returns how many are left */
function mergeToFew(rasters: readonly RowRaster[], threads: ThreadLight, context: Context): number {
  const merge = (least: number): number => {
    let regions = 0;
    for (const raster of rasters) {
      mergeSmall(raster, threads, least);
      forEachRegion(raster, () => regions++);
    }
    return regions;
  };
  let least = MIN_REGION_MM2;
  let regions = merge(least);
  if (regions > MAX_REGIONS) context.onSimplified?.(SIMPLIFIED);
  // A doubled area leaves about half of them.
  for (let tries = 0; tries < 8 && regions > MAX_REGIONS; tries++) regions = merge((least *= 2));
  return regions;
}

/** Labels each row by what its threads are and mix, and the rows beside it. */
function sweepPlain(
  job: MixJob,
  raster: RowRaster,
  prices: MixturePrices,
  hasNeighbours: boolean,
): void {
  for (let line = 0; line < raster.lines; line++) {
    forEachStretch(raster, line, (from, to) => {
      setMixturePrices(prices, raster, from, to, job.scratch.price);
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
      if (!settling) {
        setOwn(job, raster, from, to, OWN_WEIGHT);
        allowLikely(job, raster, from, to);
        mixCells(job, canvas, from, to, before);
        return;
      }
      allowNear(job, raster, from, to);
      forEachOpenPart(job, from, to, (first, end) => {
        // The parts come in order, so that none overwrites what a later one needs.
        job.allowed.copyWithin(0, first - from, end - from);
        setOwn(job, raster, first, end, OWN_WEIGHT);
        mixCells(job, canvas, first, end, before);
      });
    });
  }
}

/** Labels cells of a row anew, whose own prices and allowed threads are set. */
function mixCells(job: MixJob, canvas: Canvas, from: number, to: number, before: Uint8Array): void {
  const { raster } = canvas;
  addNeighbours(job, raster, from, to);
  addSeen(job, canvas, from, to);
  forbidOthers(job, to - from);
  for (let cell = from; cell < to; cell++) before[cell - from] = raster.label[cell];
  solve(job, raster, from, to);
  spreadChanges(job, canvas, from, to, before);
  weighChanges(job, canvas, from, to, before);
}

/**
 * Calls back with the parts of a stretch in which more than one thread is allowed,
 * each with as much around it as the shortest run. Cells in between keep their
 * thread, so the parts can be labelled one by one.
 */
function forEachOpenPart(
  { allowed }: MixJob,
  from: number,
  to: number,
  visit: (from: number, to: number) => void,
): void {
  const isOpen = (cell: number): boolean => {
    const bits = allowed[cell - from];
    return (bits & (bits - 1)) !== 0;
  };
  for (let cell = from; cell < to;) {
    while (cell < to && !isOpen(cell)) cell++;
    if (cell === to) return;
    const first = cell - from < 2 * MIN_RUN_CELLS ? from : cell - MIN_RUN_CELLS;
    let end = cell + 1;
    for (cell = end; cell < to && cell - end < 2 * MIN_RUN_CELLS; cell++) {
      if (isOpen(cell)) end = cell + 1;
    }
    visit(first, cell === to ? to : end + MIN_RUN_CELLS);
  }
}

/** No run of one thread is shorter: 1.2 mm. */
const MIN_RUN_CELLS = Math.round(1.2 / STEP_MM);
/** Price of a change of thread along a row, in hundredths of OKLab times cells. */
const CHANGE_PRICE = 8;

function solve({ scratch, threads }: MixJob, raster: RowRaster, from: number, to: number): void {
  const task = {
    length: to - from,
    colors: threads.count,
    change: CHANGE_PRICE,
    shortest: MIN_RUN_CELLS,
  };
  labelRow(scratch, task, raster.label, from);
}

/** How much of a refit comes from a thread's own distance; the rest from what is seen. */
const REFIT_OWN = 0.3;
const SEEN = 1 - REFIT_OWN;

/** Moves each thread's colour to leave less of an error where it lies; far cells pull less. */
function refit(
  { threads, table, matrix }: MixJob,
  canvases: readonly Canvas[],
  held: ReadonlySet<number>,
): void {
  const { count, roots: own, light } = threads;
  const { 0: ma, 1: mb, 2: mc, 3: md, 4: me, 5: mf, 6: mg, 7: mh, 8: mi } = matrix;
  const sums = new Float64Array(count * 4);
  for (const { raster, blend, wanted } of canvases) {
    const { inside, label, roots } = raster;
    for (let cell = 0, p = 0; cell < inside.length; cell++, p += 3) {
      if (inside[cell] === 0) continue;
      const k = label[cell];
      // No closure and no inner loop: this runs for each cell of each sweep.
      const l =
        SEEN * (wanted[p] - table[(blend[p] * ROOT_STEPS + ROOT_MARGIN) | 0]) +
        REFIT_OWN * (roots[p] - own[k * 3]);
      const m =
        SEEN * (wanted[p + 1] - table[(blend[p + 1] * ROOT_STEPS + ROOT_MARGIN) | 0]) +
        REFIT_OWN * (roots[p + 1] - own[k * 3 + 1]);
      const s =
        SEEN * (wanted[p + 2] - table[(blend[p + 2] * ROOT_STEPS + ROOT_MARGIN) | 0]) +
        REFIT_OWN * (roots[p + 2] - own[k * 3 + 2]);
      const x = ma * l + mb * m + mc * s;
      const y = md * l + me * m + mf * s;
      const z = mg * l + mh * m + mi * s;
      const weight = 1 / (3 + Math.sqrt(x * x + y * y + z * z));
      sums[k * 4] += weight * l;
      sums[k * 4 + 1] += weight * m;
      sums[k * 4 + 2] += weight * s;
      sums[k * 4 + 3] += weight;
    }
  }
  for (let k = 0; k < count; k++) {
    if (sums[k * 4 + 3] === 0 || held.has(k)) continue;
    for (let c = 0; c < 3; c++) {
      const root = own[k * 3 + c] + sums[k * 4 + c] / sums[k * 4 + 3];
      own[k * 3 + c] = Math.min(1, Math.max(0, root));
      light[k * 3 + c] = own[k * 3 + c] ** 3;
    }
  }
}
