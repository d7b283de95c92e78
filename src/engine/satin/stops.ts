import { least } from '../core/least.ts';
import { type ColumnAxis, nearestStation, type Spot } from './column-axis.ts';
import type { Junction, SatinPlan } from './types.ts';

/*
 * Where the needle goes on its way through a plan: the column to begin with, and the stops on each.
 */

/** A plan on the way. */
export interface Walked {
  plan: SatinPlan;
  axes: ColumnAxis[];
  /** 1 for each column that the needle has entered. */
  done: Uint8Array;
}

/** The column to begin with: one that covers others and is covered by none; the nearest, then the longest. */
export function pickRoot({ plan, axes, done }: Walked, at: Spot | undefined): number | undefined {
  const covered = new Set(plan.junctions.filter((j) => !done[j.parent]).map((j) => j.child));
  const left = [...axes.keys()].filter((i) => !done[i]);
  return least(left, (i) => {
    const axis = axes[i];
    const away = at ? nearestStation(axis, at).distance : -axis.middle[axis.count - 1];
    return away + (covered.has(i) ? 1e6 : 0);
  });
}

/** A column without a reason to do otherwise is entered at an end; a ring anywhere. */
export function entryStation(axis: ColumnAxis, at: Spot | undefined, anywhere: boolean): number {
  if (!at) return 0;
  const { station } = nearestStation(axis, at);
  if (axis.column.closed || anywhere) return station;
  return station * 2 < axis.count ? 0 : axis.count - 1;
}

/** Something that hangs on a column: the needle leaves the middle at `station` and comes back there. */
export interface Stop {
  station: number;
  column: number;
  /** Where that column is entered. */
  entry: number;
}

export function stopsOn(job: Walked, column: number): Stop[] {
  const stops: Stop[] = [];
  const endStation = (j: Junction): number =>
    j.childEnd === 'start' ? 0 : job.axes[j.child].count - 1;
  for (const j of job.plan.junctions) {
    if (j.parent === column && !job.done[j.child]) {
      stops.push({ station: j.rung, column: j.child, entry: endStation(j) });
    } else if (j.child === column && !job.done[j.parent]) {
      stops.push({ station: endStation(j), column: j.parent, entry: j.rung });
    }
  }
  return stops.sort((a, b) => a.station - b.station);
}
