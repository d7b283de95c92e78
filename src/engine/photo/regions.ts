import { joinThreads, type Spool } from '../picture/worth.ts';
import type { Mm } from '../core/units.ts';
import { linesBox } from '../vector/geometry.ts';
import { type RowRaster, STEP_MM } from './row-raster.ts';
import { threadColors, type ThreadLight } from './thread-light.ts';

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
  // Inside, and of no region yet. Lines never touch end to end: the last cell of each lies outside.
  const open = inside.slice();
  const queue = new Int32Array(inside.length);
  for (let seed = 0; seed < inside.length; seed++) {
    if (open[seed] !== 1) continue;
    visit(queue.subarray(0, closeRegion(open, label, width, seed, queue)));
  }
}

/**
 * Closes the open cells of the region around one, and lists them. On its own: the compiler leaves a
 * loop inside a loop at each region otherwise, and goes on slowly.
 * @returns how many they are
 */
function closeRegion(
  open: Uint8Array,
  label: Uint8Array,
  width: number,
  seed: number,
  queue: Int32Array,
): number {
  const own = label[seed];
  open[seed] = 0;
  queue[0] = seed;
  let count = 1;
  for (let n = 0; n < count; n++) {
    const at = queue[n];
    for (let side = 0; side < 4; side++) {
      const to = at + (side < 2 ? side * 2 - 1 : (side * 2 - 5) * width);
      if (open[to] !== 1 || label[to] !== own) continue;
      open[to] = 0;
      queue[count++] = to;
    }
  }
  return count;
}

/** Relabels the runs of a region. */
function giveAway(raster: RowRaster, threads: ThreadLight, cells: Int32Array): void {
  takeOver(raster, findHeirs(raster, threads, cells).heirs);
}

/** A longer row that is of one thread from end to end mixes with those above and below it. */
const SHORT_MM: Mm = 8;

/** Which thread takes a run of cells: `from` up to `to`. */
export interface Heir {
  from: number;
  to: number;
  thread: number;
}

/**
 * For each run of a region the thread beside it in its row that suits it best, or in the rows above
 * and below where it fills a short row of its own.
 * @returns also what the picture loses by it: error times cells
 */
export function findHeirs(
  raster: RowRaster,
  threads: ThreadLight,
  cells: Int32Array,
): { heirs: Heir[]; loss: number } {
  const { inside, label } = raster;
  const region = cells.slice().sort();
  const heirs: Heir[] = [];
  let loss = 0;
  for (let n = 0; n < region.length;) {
    const from = region[n];
    let to = from + 1;
    for (n++; n < region.length && region[n] === to; n++) to++;
    const ends = [from - 1, to].filter((i) => inside[i] === 1).map((i) => label[i]);
    const isShort = (to - from) * STEP_MM <= SHORT_MM;
    const sides = ends.length === 0 && isShort ? labelsAcross(raster, from, to) : ends;
    if (sides.length === 0) continue;
    const prices = sides.map((k) => runPrice(raster, threads, from, to, k));
    const least = Math.min(...prices);
    loss += least - runPrice(raster, threads, from, to, label[from]);
    heirs.push({ from, to, thread: sides[prices.indexOf(least)] });
  }
  return { heirs, loss };
}

/** Other threads above and below a run that fills its row, as at the end of a direction. */
function labelsAcross({ inside, label, width }: RowRaster, from: number, to: number): number[] {
  const found = new Set<number>();
  for (const step of [-width, width]) {
    for (let i = from + step; i < to + step; i++) if (inside[i] === 1) found.add(label[i]);
  }
  found.delete(label[from]);
  return [...found];
}

export function takeOver({ label }: RowRaster, heirs: readonly Heir[]): void {
  for (const { from, to, thread } of heirs) label.fill(thread, from, to);
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
