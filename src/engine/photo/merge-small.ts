import { STEP_MM, type RowRaster } from './row-raster.ts';
import type { ThreadLight } from './thread-light.ts';

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
  for (let seed = 0; seed < inside.length; seed++) {
    if (inside[seed] === 0 || seen[seed] === 1) continue;
    const own = label[seed];
    seen[seed] = 1;
    queue[0] = seed;
    let count = 1;
    for (let n = 0; n < count; n++) {
      for (let side = 0; side < 4; side++) {
        // Lines never touch end to end: the last cell of each lies outside.
        const to = queue[n] + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
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
