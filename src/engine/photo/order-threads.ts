import type { Mm } from '../core/units.ts';
import { buildPatchGraph } from '../stitch/block-order.ts';
import { CELL_MM, createCoverMap, type CoverMap } from '../stitch/cover-map.ts';
import { BARE, pageCellAt, type PageMap } from './page-map.ts';
import { rasterCellAt, type RowRaster } from './row-raster.ts';
import { orderByIslands } from './thread-order.ts';

/** The threads' sewing order and what each block covers last. */
export interface PhotoPlan {
  /** Threads in sewing order. */
  order: number[];
  /** Number of the block of each thread. */
  blockOf: Uint8Array;
  cover: CoverMap;
}

/** Orders the threads for fewest islands, and draws the map of what covers what. */
export function orderThreads(
  rasters: readonly (RowRaster | undefined)[],
  page: PageMap,
  threads: number,
  widthMm: Mm,
  heightMm: Mm,
): PhotoPlan {
  const cover = createCoverMap(widthMm, heightMm);
  const labels = labelsAt(rasters, page, cover);
  const order = orderByIslands(buildPatchGraph(labels, cover.width), threads);
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
