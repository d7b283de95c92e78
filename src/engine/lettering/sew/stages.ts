import type { Mm } from '../../core/units.ts';
import type { Spot } from '../../digitize/sew-plan.ts';
import type { Column, Junction, SatinPlan } from '../../satin/index.ts';

/** Nearer to its end than this a column is entered at its end. */
const NEAR_END_MM: Mm = 1;

/** Columns sewn in one go: the needle comes back to where it began. */
export interface Stage {
  plan: SatinPlan;
  /** Where the needle begins and ends; anywhere where undefined. */
  at: Spot | undefined;
  /** The column to begin and to end with; any where undefined. */
  root?: number;
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
 * @param towards where the thread goes from there
 */
export function stagesTo(plan: SatinPlan, exit: Spot | undefined, towards?: Spot): Stage[] {
  if (!exit || plan.columns.length === 0) return [{ plan, at: undefined }];
  const path = pathTo(plan, exit);
  const owner = owners(plan, path);
  const stages: Stage[] = [];
  const kept = (stage: number): number[] =>
    plan.columns.map((_, i) => i).filter((column) => owner[column] === stage);
  // What hangs on nothing comes first, or the letter would end there.
  const loose = kept(-1);
  if (loose.length > 0) {
    stages.push({ plan: { ...subPlan(plan, loose), uncovered: plan.uncovered }, at: undefined });
  }
  for (let k = path.length - 1; k >= 0; k--) {
    const at = k === 0 ? exit : placeOfJunction(plan, path[k - 1], path[k]);
    const columns = kept(k);
    const part = splitColumn(subPlan(plan, columns), columns.indexOf(path[k]), at);
    // The second half of a column that was cut in two comes last.
    const root = part.columns.length > columns.length ? columns.length : columns.indexOf(path[k]);
    const uncovered = stages.length === 0 ? plan.uncovered : [];
    const next = k === 0 ? towards : childEnd(plan, path[k - 1], path[k]);
    stages.push({ plan: { ...part, uncovered }, at, root, next });
  }
  return stages;
}

/** The columns from the one nearest to a place down to one that hangs on no other. */
function pathTo({ columns, junctions }: SatinPlan, spot: Spot): number[] {
  let column = 0;
  let least = Infinity;
  columns.forEach((one, c) => {
    const d = awayFrom(one, spot);
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

/** Of two columns that hold a place, the one counts as nearer whose middle is: by so much of that distance. */
const MIDDLE_SHARE = 0.1;

/** How far a place is from a column: from the nearest of its rungs, the whole of it. */
function awayFrom({ left, right }: Column, { x, y }: Spot): Mm {
  let least = Infinity;
  for (let i = 0; i < left.length; i += 2) {
    const [dx, dy] = [right[i] - left[i], right[i + 1] - left[i + 1]];
    const [px, py] = [x - left[i], y - left[i + 1]];
    const f = (px * dx + py * dy) / (dx * dx + dy * dy || 1);
    const on = Math.max(0, Math.min(1, f));
    const aside = Math.hypot(px - dx * 0.5, py - dy * 0.5);
    least = Math.min(least, Math.hypot(px - dx * on, py - dy * on) + MIDDLE_SHARE * aside);
  }
  return least;
}

/** For each column, the place in the path of the one with which it is sewn; -1 where it hangs on none. */
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
  return owner;
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

/**
 * Lets the needle enter a column in its middle: it is cut in two there, and the first half hangs
 * on the beginning of the second. A satin plan is else entered at the ends of its columns.
 */
function splitColumn(plan: SatinPlan, column: number, at: Spot): SatinPlan {
  const whole = plan.columns[column];
  const rung = nearestRung(whole, at);
  if (whole.closed || isNearEnd(whole, rung)) return plan;
  const second = plan.columns.length;
  const columns = [...plan.columns, part(whole, rung, whole.left.length / 2 - 1)];
  columns[column] = part(whole, 0, rung);
  const junctions = plan.junctions.map((junction): Junction => {
    const moved = { ...junction };
    if (junction.child === column && junction.childEnd === 'end') moved.child = second;
    if (junction.parent === column && junction.rung > rung) {
      moved.parent = second;
      moved.rung -= rung;
    }
    return moved;
  });
  junctions.push({ child: column, childEnd: 'end', parent: second, rung: 0 });
  return { ...plan, columns, junctions };
}

/** The rung of a column whose middle is nearest to a place. */
export function nearestRung({ left, right }: Column, { x, y }: Spot): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < left.length; i += 2) {
    const dx = (left[i] + right[i]) / 2 - x;
    const dy = (left[i + 1] + right[i + 1]) / 2 - y;
    const d = dx * dx + dy * dy;
    if (d >= least) continue;
    least = d;
    best = i / 2;
  }
  return best;
}

/** Middle of a rung. */
export function middleOf({ left, right }: Column, rung: number): Spot {
  const i = 2 * rung;
  return { x: (left[i] + right[i]) / 2, y: (left[i + 1] + right[i + 1]) / 2 };
}

function isNearEnd({ left, lengthMm }: Column, rung: number): boolean {
  const last = left.length / 2 - 1;
  return (lengthMm * Math.min(rung, last - rung)) / last < NEAR_END_MM;
}

/** The rungs from one to another, both included. */
function part(column: Column, from: number, to: number): Column {
  const count = column.left.length / 2 - 1;
  return {
    ...column,
    left: column.left.slice(2 * from, 2 * to + 2),
    right: column.right.slice(2 * from, 2 * to + 2),
    start: from === 0 ? column.start : 'butt',
    end: to === count ? column.end : 'butt',
    lengthMm: (column.lengthMm * (to - from)) / count,
  };
}
