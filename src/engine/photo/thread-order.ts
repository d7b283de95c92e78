import type { Mm } from '../core/units.ts';
import { buildPatchGraph, orderColors, type PatchGraph } from '../stitch/block-order.ts';
import { CELL_MM, type CoverMap, createCoverMap } from '../stitch/cover-map.ts';
import { countIslands } from './count-islands.ts';
import { BARE, pageCellAt, type PageMap, rasterCellAt, type RowRaster } from './row-raster.ts';

/** The threads' sewing order and what each block covers last. */
export interface PhotoPlan {
  /** Threads in sewing order. */
  order: number[];
  /** Number of the block of each thread. */
  blockOf: Uint8Array;
  cover: CoverMap;
}

/**
 * Orders the threads for fewest islands, and draws the map of what covers what.
 * @param fixed an order to keep
 */
export function orderThreads(
  rasters: readonly (RowRaster | undefined)[],
  page: PageMap,
  threads: number,
  { widthMm, heightMm }: { widthMm: Mm; heightMm: Mm },
  fixed?: number[],
): PhotoPlan {
  const cover = createCoverMap(widthMm, heightMm);
  const labels = labelsAt(rasters, page, cover);
  const order = fixed ?? orderByIslands(buildPatchGraph(labels, cover.width), threads);
  const blockOf = new Uint8Array(threads);
  order.forEach((thread, block) => (blockOf[thread] = block));
  for (let i = 0; i < labels.length; i++) {
    cover.last[i] = labels[i] === BARE ? 0 : blockOf[labels[i]] + 1;
  }
  return { order, blockOf, cover };
}

/** The thread that shows in the middle of each cell of the cover map. */
function labelsAt(
  rasters: readonly (RowRaster | undefined)[],
  page: PageMap,
  { width, height }: CoverMap,
): Uint8Array {
  const labels = new Uint8Array(width * height).fill(BARE);
  for (let cy = 0; cy < height; cy++) {
    labelLine(rasters, page, (cy + 0.5) * CELL_MM, labels.subarray(cy * width, (cy + 1) * width));
  }
  return labels;
}

/** On its own: the compiler leaves a loop inside a loop at each line otherwise, and goes on slowly. */
function labelLine(
  rasters: readonly (RowRaster | undefined)[],
  page: PageMap,
  y: Mm,
  labels: Uint8Array,
): void {
  for (let cx = 0; cx < labels.length; cx++) {
    const x = (cx + 0.5) * CELL_MM;
    const at = pageCellAt(page, x, y);
    const direction = at < 0 ? BARE : page.direction[at];
    const raster = direction === BARE ? undefined : rasters[direction];
    const cell = raster ? rasterCellAt(raster, x, y) : -1;
    if (raster && cell >= 0 && raster.inside[cell] === 1) labels[cx] = raster.label[cell];
  }
}

/** Up to this many threads all orders are weighed: 2^n sets of threads still to come. */
const EXACT_THREADS = 12;
/**
 * The sewing order with fewest islands in all, by dynamic programming over the
 * sets of threads still to be sewn; ties go to the order that sews large areas
 * first. More than twelve threads are ordered by `orderColors`.
 */
export function orderByIslands(graph: PatchGraph, count: number): number[] {
  if (count > EXACT_THREADS) return orderColors(graph, count);
  const full = (1 << count) - 1;
  const area = new Float64Array(count);
  graph.color.forEach((c, i) => (area[c] += graph.size[i]));
  const total = area.reduce((a, b) => a + b, 0) || 1;
  const best = new Float64Array(full + 1).fill(Infinity);
  const first = new Int8Array(full + 1);
  best[0] = 0;
  const islands = countIslands(graph, count);
  for (let set = 1; set <= full; set++) {
    const place = count - bitCount(set);
    for (let c = 0; c < count; c++) {
      if (((set >> c) & 1) === 0) continue;
      const late = (0.5 * place * area[c]) / (total * count);
      const sum = best[set & ~(1 << c)] + islands[set * count + c] + late;
      if (sum < best[set]) [best[set], first[set]] = [sum, c];
    }
  }
  const order: number[] = [];
  for (let set = full; set !== 0; set &= ~(1 << order.at(-1)!)) order.push(first[set]);
  return order;
}

function bitCount(set: number): number {
  let n = 0;
  for (let s = set; s !== 0; s &= s - 1) n++;
  return n;
}
