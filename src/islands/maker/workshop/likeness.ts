import type { Thread } from 'ilmek-engine';
import { nearestThread } from 'ilmek-engine/tables';
import type { NearestThread } from 'ilmek-engine/tables';
import { threadName } from '../../../lib/workshop/thread-name.ts';

/** Which thread of another chart one is like. */
export interface Likeness {
  /** Of the other chart. */
  thread: Thread;
  /** '225 Red, distance 2.1'. */
  words: string;
}

const wordsOf = ({ thread, difference }: NearestThread): string =>
  `${threadName(thread)}, distance ${difference.toFixed(1)}`;

/**
 * The nearest thread of a chart for each of a piece. Where two of different colours come to one, the
 * farther says so, and names what else is near: sewn with one spool their parts run into each other.
 * @param threads in sewing order
 * @param chart with at least one thread
 */
export function likenesses(threads: readonly Thread[], chart: readonly Thread[]): Likeness[] {
  const nearest = threads.map(({ hex }) => nearestThread(hex, chart)!);
  const free = chart.filter((thread) => nearest.every((taken) => taken.thread !== thread));
  return threads.map(({ hex }, i) => {
    const own = nearest[i];
    // Of two that are equally far the first keeps it.
    const first = nearest.findIndex(
      ({ thread, difference }, k) =>
        thread === own.thread &&
        threads[k].hex !== hex &&
        (difference < own.difference || (difference === own.difference && k < i)),
    );
    const told = wordsOf(own);
    if (first < 0) return { thread: own.thread, words: told };
    const other = nearestThread(hex, free);
    const instead = other ? `; or ${threadName(other.thread)}, ${other.difference.toFixed(1)}` : '';
    return { thread: own.thread, words: `${told}, as ${first + 1}${instead}` };
  });
}
