import { joinThreads, type Spool } from '../picture/worth.ts';
import { forEachRegion } from './merge-small.ts';
import { STEP_MM, type RowRaster } from './row-raster.ts';
import { threadColors, type ThreadLight } from './thread-light.ts';

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
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const i of region) {
    const x = i % width;
    const y = Math.floor(i / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return region.length >= FULL * (right - left + 1) * (bottom - top + 1);
}
