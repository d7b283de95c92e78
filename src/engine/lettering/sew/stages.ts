import type { Junction, SatinPlan } from '../../satin/index.ts';
import { middleOf, nearestRung, splitColumn } from './split-column.ts';
import type { Spot } from './spot.ts';

/** Columns sewn in one go: the needle comes back to where it began. */
export interface Stage {
  plan: SatinPlan;
  /** Where the needle begins and ends; anywhere where undefined. */
  at: Spot | undefined;
  /** Where the next stage's column begins, if there is one. */
  next?: Spot | undefined;
}

/*
 * A letter sewn from one place returns to it: out along the middle of its columns, back in satin.
 * Where the next letter hangs on, that is the wrong place, and a way over finished satin would
 * show. So the letter is sewn in stages. The column on which the next letter hangs comes last,
 * entered at that end; before it the column it hangs on, entered at their junction; and so on down
 * to the letter's stem. Each way between two stages runs under what the next one sews.
 */

/**
 * Divides a letter into stages of which the last one ends at a place.
 * @param exit where the next letter begins; undefined: one stage, begun anywhere
 */
export function stagesTo(plan: SatinPlan, exit: Spot | undefined): Stage[] {
  if (!exit || plan.columns.length === 0) return [{ plan, at: undefined }];
  const path = pathTo(plan, exit);
  const owner = owners(plan, path);
  const stages: Stage[] = [];
  for (let k = path.length - 1; k >= 0; k--) {
    const at = k === 0 ? exit : placeOfJunction(plan, path[k - 1], path[k]);
    const kept = plan.columns.map((_, i) => i).filter((column) => owner[column] === k);
    const part = splitColumn(subPlan(plan, kept), kept.indexOf(path[k]), at);
    const uncovered = stages.length === 0 ? plan.uncovered : [];
    const next = k === 0 ? undefined : childEnd(plan, path[k - 1], path[k]);
    stages.push({ plan: { ...part, uncovered }, at, next });
  }
  return stages;
}

/** The columns from the one nearest to a place down to one that hangs on no other. */
function pathTo({ columns, junctions }: SatinPlan, spot: Spot): number[] {
  let column = 0;
  let least = Infinity;
  columns.forEach((one, c) => {
    const { x, y } = middleOf(one, nearestRung(one, spot));
    const d = Math.hypot(x - spot.x, y - spot.y);
    if (d < least) [least, column] = [d, c];
  });
  const path = [column];
  for (;;) {
    const last = path.at(-1)!;
    const junction = junctions.find((j) => j.child === last && !path.includes(j.parent));
    if (!junction) return path;
    path.push(junction.parent);
  }
}

/** For each column, the place in the path of the one with which it is sewn. */
function owners({ columns, junctions }: SatinPlan, path: readonly number[]): Int32Array {
  const owner = new Int32Array(columns.length).fill(-1);
  path.forEach((column, k) => (owner[column] = k));
  for (let k = path.length - 1; k >= 0; k--) {
    const waiting = [path[k]];
    for (let column = waiting.pop(); column !== undefined; column = waiting.pop()) {
      for (const junction of junctions) {
        if (junction.child !== column && junction.parent !== column) continue;
        const other = junction.child === column ? junction.parent : junction.child;
        if (owner[other] >= 0) continue;
        owner[other] = k;
        waiting.push(other);
      }
    }
  }
  // What hangs on nothing goes with the stem.
  return owner.map((k) => (k < 0 ? path.length - 1 : k));
}

function subPlan(plan: SatinPlan, kept: readonly number[]): SatinPlan {
  const number = new Map(kept.map((column, i) => [column, i]));
  const junctions: Junction[] = [];
  for (const junction of plan.junctions) {
    const child = number.get(junction.child);
    const parent = number.get(junction.parent);
    if (child !== undefined && parent !== undefined) junctions.push({ ...junction, child, parent });
  }
  return { ...plan, columns: kept.map((i) => plan.columns[i]), junctions };
}

const junctionOf = ({ junctions }: SatinPlan, child: number, parent: number): Junction =>
  junctions.find((j) => j.child === child && j.parent === parent)!;

/** Where a column hangs on another: on the middle of that one's rung. */
function placeOfJunction(plan: SatinPlan, child: number, parent: number): Spot {
  return middleOf(plan.columns[parent], junctionOf(plan, child, parent).rung);
}

/** The end by which a column hangs on another. */
function childEnd(plan: SatinPlan, child: number, parent: number): Spot {
  const column = plan.columns[child];
  const first = junctionOf(plan, child, parent).childEnd === 'start';
  return middleOf(column, first ? 0 : column.left.length / 2 - 1);
}
