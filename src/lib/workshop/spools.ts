import type { Thread } from 'ilmek-engine';
import { nearestThread } from 'ilmek-engine/tables';
import type { NearestThread } from 'ilmek-engine/tables';

/* A piece sewn with what somebody has on the shelf: how near it comes, and what is worth buying. */

/** What counts of a piece's threads. */
interface Use {
  thread: Thread;
  metres: number;
}

/** A thread of the piece, and what is on the shelf for it. */
interface Lacking extends Use {
  /** The spool that comes nearest. */
  nearest: NearestThread;
}

export interface ShelfMatch {
  /** Mean CIEDE2000 over the piece's threads, each by its length. */
  mean: number;
  /** The thread that is farthest from every spool of the shelf. */
  worst: Lacking;
  /** Threads that look otherwise with every spool of the shelf, the longest first; each colour once. */
  lacking: readonly Lacking[];
  /**
   * The one spool that is worth most: with it the mean falls to `mean`. One that halves the mean, though no
   * thread looks otherwise without it; else one of those that lack. Absent where neither is there.
   */
  buy?: { thread: Thread; mean: number; halves: boolean };
}

/** Less than this is not seen: no spool is worth buying for it. */
const JUST_SEEN = 1;
/** From here on two threads side by side are seen to differ. */
const MAX_LIKE = 3;
/** From here on a thread is of another colour. */
export const MIN_OTHER = 10;

/**
 * How near a shelf's spools come to a piece.
 * @param uses threads of the piece, in any order; one colour may come more than once
 * @param shelf what is there
 * @returns undefined where the shelf or the piece is empty
 */
export function matchToShelf(
  uses: readonly Use[],
  shelf: readonly Thread[],
): ShelfMatch | undefined {
  const colors = byColor(uses);
  const all = colors.reduce((sum, { metres }) => sum + metres, 0);
  if (all === 0 || shelf.length === 0) return undefined;
  const found = colors.map((use) => ({ ...use, nearest: nearestThread(use.thread.hex, shelf)! }));
  const mean = meanOf(found);
  const worst = found.reduce((a, b) => (b.nearest.difference > a.nearest.difference ? b : a));
  const lacking = found
    .filter(({ nearest }) => nearest.difference >= MAX_LIKE)
    .sort((a, b) => b.metres - a.metres);
  const bought = found
    .map((use) => ({ use, after: meanOf(found.map((one) => withSpool(one, use.thread))) }))
    .sort((a, b) => a.after - b.after);
  const halves = (after: number): boolean => mean >= JUST_SEEN && after <= mean / 2;
  const buy =
    bought.find(({ after }) => halves(after)) ?? bought.find(({ use }) => lacking.includes(use));
  return {
    ...{ mean, worst, lacking },
    ...(buy && { buy: { thread: buy.use.thread, mean: buy.after, halves: halves(buy.after) } }),
  };
}

/**
 * 'on average ΔE00 4.1 from the colours before; the farthest is Sunflower, now Snow White, ΔE00 33.2:
 * another colour.'
 * @param isDone whether the piece is sewn with the shelf already, or would be
 */
export function matchWords({ mean, worst }: ShelfMatch, isDone: boolean): string {
  const { thread, nearest } = worst;
  const all = `on average ΔE00 ${mean.toFixed(1)} from the ${isDone ? 'colours before' : 'piece’s colours'}`;
  if (nearest.difference < MAX_LIKE) return `${all}.`;
  const taken = `${isDone ? 'now' : 'for which there is'} ${spoolName(nearest.thread)}`;
  const far = nearest.difference < MIN_OTHER ? '' : ': another colour';
  return `${all}; the farthest is ${spoolName(thread)}, ${taken}, ΔE00 ${nearest.difference.toFixed(1)}${far}.`;
}

/** Whether the spools look like the piece's threads, as one would say it. */
export function nearnessWords({ mean }: ShelfMatch): string {
  if (mean < JUST_SEEN) return 'These threads look the same as the piece’s own.';
  if (mean < MAX_LIKE) return 'These threads look nearly the same as the piece’s own.';
  if (mean < MIN_OTHER) return 'These threads look a little different from the piece’s own.';
  return 'These threads are of other colours than the piece’s own.';
}

/** ' With Sunflower bought it would be 1.2, half as far or nearer.' Begins with a blank; '' where none is worth it. */
export const buyWords = ({ buy }: ShelfMatch): string =>
  buy
    ? ` With ${spoolName(buy.thread)} bought it would be ${buy.mean.toFixed(1)}${buy.halves ? ', half as far or nearer' : ''}.`
    : '';

/** Its name, its number, or its colour. */
export const spoolName = ({ name, code, hex }: Thread): string => name || code || hex;

function byColor(uses: readonly Use[]): Use[] {
  const colors = new Map<string, Use>();
  for (const { thread, metres } of uses) {
    const known = colors.get(thread.hex);
    colors.set(thread.hex, { thread, metres: metres + (known?.metres ?? 0) });
  }
  return [...colors.values()];
}

/** A use with one spool more on the shelf. */
function withSpool(use: Lacking, bought: Thread): Lacking {
  const { difference } = nearestThread(use.thread.hex, [bought])!;
  return difference < use.nearest.difference
    ? { ...use, nearest: { thread: bought, difference } }
    : use;
}

function meanOf(uses: readonly Lacking[]): number {
  const all = uses.reduce((sum, { metres }) => sum + metres, 0);
  return uses.reduce((sum, { metres, nearest }) => sum + metres * nearest.difference, 0) / all;
}
