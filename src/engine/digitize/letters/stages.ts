import type { Mm } from '../../core/units.ts';
import type { Spot } from '../sew-plan.ts';
import type { Column, Junction, SatinPlan } from '../../satin/index.ts';

/** Columns sewn in one go: the needle comes back to where it began. */
export interface Stage {
  plan: SatinPlan;
  /** Where the needle begins and ends; anywhere where undefined. */
  at: Spot | undefined;
  /** The column to begin and to end with; any where undefined. */
  root?: number;
  /** Where the thread goes on to, if it is known. */
  next?: Spot | undefined;
}

/*
 * Columns that hang together are sewn from one place and back to it: out along the middle of each,
 * which visits what hangs on it, back in satin. So a letter begins where the next one hangs on, and
 * all of its ways lie under its satin. Columns that hang on no other of theirs, such as the bowl of
 * a g beside its tail, come first, each begun where it touches those that follow: a way over its
 * finished satin would show.
 */

/** Only every so manieth rung is looked at: rungs are 0.1 mm apart. */
const RUNG_STEP = 4;

/**
 * Divides a letter into stages of which the last one ends at a place.
 * @param exit where the next letter begins; undefined: anywhere
 * @param towards where the thread goes from there
 */
export function stagesTo(plan: SatinPlan, exit: Spot | undefined, towards?: Spot): Stage[] {
  const parts = joined(plan);
  if (parts.length === 0 || (parts.length === 1 && !exit)) return [{ plan, at: undefined }];
  const root = exit && nearestColumn(plan, exit);
  const main =
    root === undefined ? longest(plan, parts) : parts.find((part) => part.includes(root))!;
  const last: Stage = {
    plan: subPlan(plan, main),
    at: exit,
    ...(root === undefined ? {} : { root: main.indexOf(root) }),
    next: towards,
  };
  const stages = [...touching(plan, main, parts), last];
  return stages.map((stage, i) => ({
    ...stage,
    plan: { ...stage.plan, uncovered: i === 0 ? plan.uncovered : [] },
  }));
}

/** Columns that hang together, part after part. */
function joined({ columns, junctions }: SatinPlan): number[][] {
  const part = columns.map((_, i) => i);
  for (const { child, parent } of junctions) {
    const [keep, drop] = [part[child], part[parent]];
    part.forEach((one, i) => (part[i] = one === drop ? keep : one));
  }
  return [...new Set(part)].map((one) => part.flatMap((other, i) => (other === one ? [i] : [])));
}

function longest({ columns }: SatinPlan, parts: readonly number[][]): number[] {
  const length = (part: readonly number[]): Mm =>
    part.reduce((sum, i) => sum + columns[i].lengthMm, 0);
  return parts.reduce((best, part) => (length(part) > length(best) ? part : best), parts[0] ?? []);
}

/** Stages of the parts beside the main one, each begun where it touches what is sewn later (Prim 1957). */
function touching(plan: SatinPlan, main: readonly number[], parts: readonly number[][]): Stage[] {
  const later = [...main];
  const left = parts.filter((part) => part !== main);
  const stages: Stage[] = [];
  while (left.length > 0) {
    const ways = left.map((part) => contact(plan, part, later));
    const next = ways.reduce((best, way, i) => (way.mm < ways[best].mm ? i : best), 0);
    const [part] = left.splice(next, 1);
    const { column, at } = ways[next];
    stages.unshift({ plan: subPlan(plan, part), at, root: part.indexOf(column) });
    later.push(...part);
  }
  return stages;
}

/** Where some columns come nearest to others: a place on the middle of one of theirs. */
function contact(
  { columns }: SatinPlan,
  part: readonly number[],
  others: readonly number[],
): { mm: Mm; column: number; at: Spot } {
  let best = { mm: Infinity, column: part[0], at: middleOf(columns[part[0]], 0) };
  for (const column of part) {
    const { left, right } = columns[column];
    for (let i = 0; i < left.length; i += 2 * RUNG_STEP) {
      for (const rail of [left, right]) {
        const spot = { x: rail[i], y: rail[i + 1] };
        const mm = Math.min(...others.map((other) => awayFrom(columns[other], spot)));
        if (mm < best.mm) best = { mm, column, at: middleOf(columns[column], i / 2) };
      }
    }
  }
  return best;
}

function nearestColumn({ columns }: SatinPlan, spot: Spot): number {
  const away = columns.map((column) => awayFrom(column, spot));
  return away.reduce((best, mm, i) => (mm < away[best] ? i : best), 0);
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
