import { rootOf } from '../core/union-find.ts';
import type { Mm } from '../core/units.ts';
import { buildPatchGraph, orderColors, type PatchGraph } from '../stitch/block-order.ts';
import { CELL_MM, type CoverMap, createCoverMap } from '../stitch/cover-map.ts';
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
    for (let cx = 0; cx < width; cx++) {
      const x = (cx + 0.5) * CELL_MM;
      const y = (cy + 0.5) * CELL_MM;
      const at = pageCellAt(page, x, y);
      const direction = at < 0 ? BARE : page.direction[at];
      const raster = direction === BARE ? undefined : rasters[direction];
      const cell = raster ? rasterCellAt(raster, x, y) : -1;
      if (raster && cell >= 0 && raster.inside[cell] === 1) {
        labels[cy * width + cx] = raster.label[cell];
      }
    }
  }
  return labels;
}

/** Up to this many threads all orders are weighed: 2^n sets of threads still to come. */
const EXACT_THREADS = 12;
/** Islands of fewer cells are not sewn, or hang on another by a corner. */
const MIN_CELLS = 4;

/**
 * The sewing order with fewest islands in all, by dynamic programming over the
 * sets of threads still to be sewn; ties go to the order that sews large areas
 * first. One union-find a set serves all its threads, so that twelve threads
 * take a tenth of a second. More of them are ordered by `orderColors`.
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
  const countIslands = islandCounter(graph, count);
  const islands = new Int32Array(count);
  for (let set = 1; set <= full; set++) {
    countIslands(set, islands);
    const place = count - bitCount(set);
    for (let c = 0; c < count; c++) {
      if (((set >> c) & 1) === 0) continue;
      const late = (0.5 * place * area[c]) / (total * count);
      const sum = best[set & ~(1 << c)] + islands[c] + late;
      if (sum < best[set]) [best[set], first[set]] = [sum, c];
    }
  }
  const order: number[] = [];
  for (let set = full; set !== 0; set &= ~(1 << order.at(-1)!)) order.push(first[set]);
  return order;
}

/** Counts, for a set of open threads, the islands on which each of them lies. */
function islandCounter(
  { color, size, edges }: PatchGraph,
  count: number,
): (open: number, out: Int32Array) => void {
  const n = color.length;
  const colors = Int32Array.from(color);
  const pairs = Int32Array.from(edges);
  // A bit for each of the two threads that meet.
  const threads = Int32Array.from(
    { length: edges.length / 2 },
    (_, e) => (1 << color[edges[2 * e]]) | (1 << color[edges[2 * e + 1]]),
  );
  const alone = Int32Array.from({ length: n }, (_, i) => i);
  const root = new Int32Array(n);
  const sizes = Int32Array.from(size);
  // For each root and thread: cells seen of it, and the set for which they were summed.
  const held = new Int32Array(n * count);
  const stamps = new Int32Array(n * count).fill(-1);
  return (open, out) => {
    out.fill(0);
    root.set(alone);
    for (let e = 0; e < threads.length; e++) {
      if ((threads[e] & ~open) !== 0) continue;
      const from = rootOf(root, pairs[2 * e]);
      const to = rootOf(root, pairs[2 * e + 1]);
      if (from !== to) root[Math.max(from, to)] = Math.min(from, to);
    }
    for (let i = 0; i < n; i++) {
      const c = colors[i];
      if (((open >> c) & 1) === 0) continue;
      const slot = rootOf(root, i) * count + c;
      if (stamps[slot] !== open) {
        stamps[slot] = open;
        held[slot] = 0;
      }
      const before = held[slot];
      held[slot] += sizes[i];
      if (before < MIN_CELLS && held[slot] >= MIN_CELLS) out[c]++;
    }
  };
}

function bitCount(set: number): number {
  let n = 0;
  for (let s = set; s !== 0; s &= s - 1) n++;
  return n;
}
