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
 */
export function withoutTrims(design: Design): Design {
  const runs = runsOf(design);
  const after = followers(runs, placesOf(design, runs));
  const order: Run[] = [];
  for (let from = 0; from < runs.length;) {
    let to = from + 1;
    while (to < runs.length && runs[to].block === runs[from].block && !runs[to - 1].stopAfter) to++;
    order.push(...shortWay(design, runs.slice(from, to), after, order.at(-1)));
    from = to;
  }
  return withOrder(design, order, false);
}

/** For each run those that touch it and come right after it somewhere. */
function followers(runs: readonly Run[], { squares }: Places): Set<number>[] {
  const after = runs.map(() => new Set<number>());
  for (const touching of squares.values()) {
    for (let i = 1; i < touching.length; i++) after[touching[i - 1]].add(touching[i]);
  }
  return after;
}

/** The nearest run next, of those with nothing left under them. */
function shortWay(
  { x, y }: Design,
  runs: readonly Run[],
  after: readonly Set<number>[],
  last: Run | undefined,
): Run[] {
  if (runs.length > MAX_ORDERED) return [...runs];
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
  const order: Run[] = [];
  let needle = last;
  while (left.size > 0) {
    const from = needle && needle.end - 1;
    const cost = ({ start }: Run): number =>
      from === undefined ? 0 : costOf(Math.hypot(x[start] - x[from], y[start] - y[from]));
    const next = least([...left].filter(isFree), cost)!;
    order.push(next);
    left.delete(next);
    lift(next.index, -1);
    needle = next;
  }
  return order;
}

/** What is too long to stay and too short to snip costs more than what can be snipped. */
const costOf = (way: Tenth): number =>
  way > MAX_FLAT && way < MIN_SNIP ? 2 * MIN_SNIP - way : way;
