import type { Design } from '../core/design.ts';
import type { Tenth } from '../core/units.ts';
import { least } from '../core/least.ts';
import { MAX_HOP_MM } from '../machine.ts';
import { placesOf, type Places, type Run, runsOf, withOrder } from './runs.ts';

/** A shorter thread on top cannot be snipped: the scissors do not get under it. */
const MIN_SNIP: Tenth = 40;
/** Up to this, thread from point to point lies flat and can stay. */
const MAX_FLAT: Tenth = MAX_HOP_MM * 10;
/** Beyond so many runs of one colour the design's own order is kept: it would take seconds. */
const MAX_ORDERED = 3000;

/**
 * The same stitches for a machine that does not cut its thread: no trims, and within each colour an
 * order with few and short ways between runs, each short enough to lie flat or long enough to be
 * snipped by hand. Runs that touch keep their order.
 * @param design a design
 * @param order `kept` leaves runs in their order, as that of a cap, and only does without the trims
 */
export function withoutTrims(design: Design, order: 'shortest' | 'kept' = 'shortest'): Design {
  const runs = runsOf(design);
  return withOrder(design, order === 'kept' ? runs : shortest(design, runs), false);
}

/** Runs in an order whose ways are short within each colour. */
function shortest(design: Design, runs: readonly Run[]): Run[] {
  const after = followers(runs, placesOf(design, runs));
  const order: Run[] = [];
  for (let from = 0; from < runs.length;) {
    let to = from + 1;
    while (to < runs.length && runs[to].block === runs[from].block && !runs[to - 1].stopAfter) to++;
    // Where a colour begins, the machine is threaded anew: no way leads there.
    const before = order.at(-1);
    const last = before?.block === runs[from].block ? before : undefined;
    order.push(...shortWay(design, runs.slice(from, to), after, last));
    from = to;
  }
  return order;
}

/** For each run those that touch it and come right after it somewhere. */
function followers(runs: readonly Run[], { squares }: Places): Set<number>[] {
  const after = runs.map(() => new Set<number>());
  for (const touching of squares.values()) {
    for (let i = 1; i < touching.length; i++) after[touching[i - 1]].add(touching[i]);
  }
  return after;
}

/** Of a colour with more runs than this not every beginning is tried, nor is the order mended. */
const MAX_TRIED = 60;

/**
 * Of a stretch of one colour, the order with the shortest ways that is found: its own, or the nearest
 * run next from each beginning; then runs move to where they lengthen the way least (or-opt, Or 1976).
 */
function shortWay(
  design: Design,
  runs: readonly Run[],
  after: readonly Set<number>[],
  last: Run | undefined,
): Run[] {
  if (runs.length > MAX_ORDERED || runs.length < 2) return [...runs];
  const way = (from: Run | undefined, to: Run | undefined): number => {
    if (!from || !to) return 0;
    const { x, y } = design;
    return costOf(Math.hypot(x[to.start] - x[from.end - 1], y[to.start] - y[from.end - 1]));
  };
  const length = (order: readonly Run[]): number =>
    order.reduce((sum, run, i) => sum + way(i === 0 ? last : order[i - 1], run), 0);
  const begun = runs.length <= MAX_TRIED ? runs : [];
  const tried = [undefined, ...begun].flatMap((first) =>
    nearestNext(runs, after, way, last, first),
  );
  const best = least([[...runs], ...tried], length)!;
  return runs.length <= MAX_TRIED ? mended(best, after, way, last) : best;
}

type Way = (from: Run | undefined, to: Run | undefined) => number;

/**
 * The nearest run next, of those with nothing left under them.
 * @param first where it begins; undefined: with the nearest
 * @returns none where it cannot begin there
 */
function nearestNext(
  runs: readonly Run[],
  after: readonly Set<number>[],
  way: Way,
  last: Run | undefined,
  first?: Run,
): [Run[]] | [] {
  const under = new Map(runs.map(({ index }) => [index, 0]));
  const lift = (index: number, by: number): void => {
    for (const other of after[index]) {
      if (under.has(other)) under.set(other, under.get(other)! + by);
    }
  };
  for (const { index } of runs) lift(index, 1);
  const left = new Set(runs);
  // What pauses the machine ends its stretch.
  const isFree = ({ index, stopAfter }: Run): boolean =>
    under.get(index) === 0 && (!stopAfter || left.size === 1);
  if (first && !isFree(first)) return [];
  const order: Run[] = [];
  while (left.size > 0) {
    const needle = order.at(-1) ?? last;
    const next =
      order.length === 0 && first
        ? first
        : least([...left].filter(isFree), (run) => way(needle, run))!;
    order.push(next);
    left.delete(next);
    lift(next.index, -1);
  }
  return [order];
}

/** An order in which single runs have moved to where the way is shorter, over none that touches them. */
function mended(
  order: readonly Run[],
  after: readonly Set<number>[],
  way: Way,
  last: Run | undefined,
): Run[] {
  const now = [...order];
  const at = (i: number): Run | undefined => (i < 0 ? last : now[i]);
  const stays = (a: Run, b: Run): boolean =>
    a.stopAfter || b.stopAfter || after[a.index].has(b.index) || after[b.index].has(a.index);
  for (let round = 0; round < 10; round++) {
    let gained = false;
    for (let i = 0; i < now.length; i++) {
      const run = now[i];
      const saved = way(at(i - 1), run) + way(run, at(i + 1)) - way(at(i - 1), at(i + 1));
      let [best, to] = [1e-6, -1];
      for (const step of [-1, 1]) {
        for (let k = i + step; k >= 0 && k < now.length && !stays(run, now[k]); k += step) {
          const [before, behind] = step < 0 ? [at(k - 1), now[k]] : [now[k], at(k + 1)];
          const gain = saved - (way(before, run) + way(run, behind) - way(before, behind));
          if (gain > best) [best, to] = [gain, k];
        }
      }
      if (to < 0) continue;
      now.splice(i, 1);
      now.splice(to, 0, run);
      gained = true;
    }
    if (!gained) break;
  }
  return now;
}

/** What is too long to stay and too short to snip costs more than what can be snipped. */
const costOf = (way: Tenth): number =>
  way > MAX_FLAT && way < MIN_SNIP ? 2 * MIN_SNIP - way : way;
