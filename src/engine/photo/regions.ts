import { forEachBeside } from '../picture/pixels.ts';
import { joinThreads, type Spool } from '../picture/worth.ts';
import { CELL_MM, cellAt } from '../stitch/cover-map.ts';
import { rowV } from '../stitch/rows.ts';
import { linesBox } from '../vector/geometry.ts';
import { type RowRaster, STEP_MM } from './row-raster.ts';
import { threadColors, type ThreadLight } from './thread-light.ts';
import type { PhotoPlan } from './thread-order.ts';

/*
 * Small regions of one thread, given to what lies beside them. Each of a
 * region's runs joins the run before or after it in its row, so that no run
 * gets shorter.
 */

/** Gives away regions too small to be worth a thread's way. @param leastMm2 smaller ones go */
export function mergeSmall(raster: RowRaster, threads: ThreadLight, leastMm2: number): void {
  const least = leastMm2 / (STEP_MM * raster.frame.spacing);
  forEachRegion(raster, (region) => {
    if (region.length < least) giveAway(raster, threads, region);
  });
}

/**
 * Calls back with the cells, in any order, of each connected region of one thread.
 * The array is used again for the next region.
 */
export function forEachRegion(
  { inside, label, width }: RowRaster,
  visit: (region: Int32Array) => void,
): void {
  const seen = new Uint8Array(inside.length);
  const queue = new Int32Array(inside.length);
  // Lines never touch end to end: the last cell of each lies outside.
  const around = [-1, 1, -width, width];
  for (let seed = 0; seed < inside.length; seed++) {
    if (inside[seed] === 0 || seen[seed] === 1) continue;
    const own = label[seed];
    seen[seed] = 1;
    queue[0] = seed;
    let count = 1;
    for (let n = 0; n < count; n++) {
      for (const step of around) {
        const to = queue[n] + step;
        if (inside[to] !== 1 || seen[to] === 1 || label[to] !== own) continue;
        seen[to] = 1;
        queue[count++] = to;
      }
    }
    visit(queue.subarray(0, count));
  }
}

/**
 * Relabels the runs of a region.
 * @param most does nothing if the picture would lose more by it: error times cells
 */
export function giveAway(
  raster: RowRaster,
  threads: ThreadLight,
  cells: Int32Array,
  most = Infinity,
): void {
  const { inside, label } = raster;
  const region = cells.slice().sort();
  const changes: [from: number, to: number, choice: number][] = [];
  let loss = 0;
  for (let n = 0; n < region.length;) {
    const from = region[n];
    let to = from + 1;
    for (n++; n < region.length && region[n] === to; n++) to++;
    const sides = [from - 1, to].filter((i) => inside[i] === 1).map((i) => label[i]);
    if (sides.length === 0) continue;
    const prices = sides.map((k) => runPrice(raster, threads, from, to, k));
    const least = Math.min(...prices);
    loss += least - runPrice(raster, threads, from, to, label[from]);
    changes.push([from, to, sides[prices.indexOf(least)]]);
  }
  if (loss > most) return;
  for (const [from, to, choice] of changes) label.fill(choice, from, to);
}

/** How far a run of cells would be from the picture as thread k: hundredths of lightness times cells. */
function runPrice({ roots }: RowRaster, threads: ThreadLight, from: number, to: number, k: number) {
  let sum = 0;
  for (let i = from * 3; i < to * 3; i += 3) {
    const l = roots[i] - threads.roots[k * 3];
    const m = roots[i + 1] - threads.roots[k * 3 + 1];
    const s = roots[i + 2] - threads.roots[k * 3 + 2];
    sum += Math.sqrt(l * l + m * m + s * s);
  }
  return 58 * sum;
}

/**
 * Price of a trim for each thread of the design, as colour error times cells: the more threads there
 * are, the nearer is the next best one.
 */
const CUT_PRICE = 84;
/** Islands larger than this are never given away, mm². */
const MAX_MM2 = 8;

/**
 * Gives away the islands that cost a cut and gain less: patches of a thread that
 * no way under later threads joins to the rest of their own.
 */
export function dropIslands(
  rasters: readonly RowRaster[],
  plan: PhotoPlan,
  threads: ThreadLight,
): void {
  const { cover, blockOf } = plan;
  const most = MAX_MM2 / CELL_MM ** 2;
  const islands = plan.order.map((_, block) => islandSizes(cover, block));
  for (const raster of rasters) {
    const { frame, firstRow, left, width, label } = raster;
    forEachRegion(raster, (region) => {
      const { island, size } = islands[blockOf[label[region[0]]]];
      const cell = region[region.length >> 1];
      const u = left + ((cell % width) + 0.5) * STEP_MM;
      const v = rowV(frame, firstRow + Math.floor(cell / width));
      const at = cellAt(cover, u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos);
      if (size[island[at]] <= most) giveAway(raster, threads, region, CUT_PRICE * threads.count);
    });
  }
}

/** For each cell its island, and for each island how many cells of the block itself it holds. */
function islandSizes(
  cover: PhotoPlan['cover'],
  block: number,
): { island: Int32Array; size: number[] } {
  const { last } = cover;
  const island = new Int32Array(last.length).fill(-1);
  const size: number[] = [];
  const stack: number[] = [];
  for (let seed = 0; seed < last.length; seed++) {
    if (island[seed] !== -1 || last[seed] <= block) continue;
    const id = size.push(0) - 1;
    const join = (cell: number): void => {
      if (island[cell] !== -1 || last[cell] <= block) return;
      island[cell] = id;
      stack.push(cell);
      if (last[cell] === block + 1) size[id]++;
    };
    join(seed);
    while (stack.length > 0) forEachBeside(stack.pop()!, cover, join);
  }
  return { island, size };
}

/** A spot of a thread is at least so large (mm²), and fills so much of the rectangle around it. */
const SPOT_MM2 = 0.45;
const FULL = 0.5;

/** Gives what threads that are not worth their spools would sew to those nearest in colour. */
export function joinFew(rasters: readonly RowRaster[], light: ThreadLight): void {
  const spools = threadColors(light).map((lab): Spool & { metres: number } => {
    return { lab, mm2: 0, metres: 0, compact: false };
  });
  for (const raster of rasters) {
    const { label, frame } = raster;
    const cell = STEP_MM * frame.spacing;
    forEachRegion(raster, (region) => {
      const spool = spools[label[region[0]]];
      spool.mm2 += region.length * cell;
      spool.metres += (region.length * STEP_MM) / 1000;
      spool.compact ||= region.length * cell >= SPOT_MM2 && isFull(raster, region);
    });
  }
  const to = joinThreads(spools);
  if (to.every((thread, k) => thread === k)) return;
  for (const { label } of rasters) label.forEach((thread, i) => (label[i] = to[thread]));
}

function isFull({ width }: RowRaster, region: Int32Array): boolean {
  const places = Array.from(region, (i) => [i % width, Math.floor(i / width)]);
  const { left, top, right, bottom } = linesBox(places);
  return region.length >= FULL * (right - left + 1) * (bottom - top + 1);
}
