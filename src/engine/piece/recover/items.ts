import type { Mm } from '../../core/units.ts';
import type { FileRun } from './runs.ts';
import type { Rebuilt } from './shapes.ts';
import { DENSE_MM, sweepsOf, type Sweep } from './sweeps.ts';

/** A stretch of an uncut thread. */
export interface Item {
  run: FileRun;
  from: number;
  to: number;
  sweep?: Sweep | undefined;
  /** What it was found to be: an object, a part of the object of another, or hidden; stitches as they are where absent. */
  as?: Rebuilt | 'part' | 'hidden' | undefined;
  /** Half of what its thread covers. */
  halfMm: Mm;
}

/** Half of what a thread of a line covers. */
export const LINE_HALF_MM: Mm = 0.2;

/** The stretches of a thread, in their order. */
export function itemsOf(run: FileRun): Item[] {
  return sweepsOf(run.points).map((part) => {
    const { from, to } = part;
    if (part.kind === 'way') return { run, from, to, halfMm: LINE_HALF_MM };
    const halfMm = Math.max(0.15, part.advanceMm + 0.05);
    return { run, from, to, halfMm, sweep: part };
  });
}

/** A stretch that covers cloth. */
export type CoverItem = Item & { sweep: Sweep };

export const isCover = (item: Item): item is CoverItem =>
  item.sweep !== undefined && item.sweep.advanceMm <= DENSE_MM;

/** The needle points of a stretch: x and y in turn, mm. */
export const pointsOf = ({ run, from, to }: Item): Float64Array =>
  run.points.slice(2 * from, 2 * to + 2);
