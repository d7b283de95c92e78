import { CELL_MM, cellAt } from '../stitch/cover-map.ts';
import { rowV } from '../stitch/rows.ts';
import { forEachRegion, giveAway } from './merge-small.ts';
import type { PhotoPlan } from './order-threads.ts';
import { STEP_MM, type RowRaster } from './row-raster.ts';
import type { ThreadLight } from './thread-light.ts';

/**
 * What a cut of the thread is worth for each thread of the design, in error times
 * cells: the more threads there are, the nearer is the next best one.
 */
const CUT_PRICE = 84;
/** Islands larger than this are never given away, mm². */
const MOST_MM2 = 8;

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
  const most = MOST_MM2 / CELL_MM ** 2;
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
  { width, last }: PhotoPlan['cover'],
  block: number,
): { island: Int32Array; size: number[] } {
  const island = new Int32Array(last.length).fill(-1);
  const size: number[] = [];
  const stack: number[] = [];
  for (let seed = 0; seed < last.length; seed++) {
    if (island[seed] !== -1 || last[seed] <= block) continue;
    const id = size.length;
    let own = 0;
    island[seed] = id;
    stack.push(seed);
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      if (last[i] === block + 1) own++;
      const x = i % width;
      for (let side = 0; side < 4; side++) {
        if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
        const to = i + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
        if (to < 0 || to >= last.length || island[to] !== -1 || last[to] <= block) continue;
        island[to] = id;
        stack.push(to);
      }
    }
    size.push(own);
  }
  return { island, size };
}
