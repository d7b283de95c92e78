import type { Design, Thread } from 'ilmek-engine';
import { Command, SEWING_SPEED } from 'ilmek-engine/tables';

/*
 * The course of a design as a player needs it. Places in it are counted in
 * stitches sewn: 0 is bare fabric, `total` the finished piece.
 */

/** All that is sewn with one thread before the next one. */
export interface ColourBlock {
  thread: Thread;
  /** First stitch, and one past the last. */
  start: number;
  end: number;
}

export interface Timeline {
  /** Stitches of the design. */
  total: number;
  /** The design's record of each stitch. */
  records: Uint32Array;
  /** In sewing order, without those that sew nothing. */
  blocks: ColourBlock[];
  /** How many stitches are sewn at each cut, and at each change of thread; ascending. */
  trims: Uint32Array;
  changes: Uint32Array;
}

const UNNAMED: Thread = { hex: '#808080', name: 'Unnamed thread', code: '', chart: '' };

export function createTimeline({ commands, threads }: Design): Timeline {
  const records: number[] = [];
  const trims: number[] = [];
  const changes: number[] = [];
  const starts = [0];
  for (let i = 0; i < commands.length; i++) {
    if (commands[i] === Command.Stitch) records.push(i);
    else if (commands[i] === Command.Trim) trims.push(records.length);
    else if (commands[i] === Command.ColorChange) {
      changes.push(records.length);
      starts.push(records.length);
    }
  }
  const total = records.length;
  const blocks = starts
    .map((start, i) => ({
      thread: threads[i] ?? threads.at(-1) ?? UNNAMED,
      start,
      end: starts[i + 1] ?? total,
    }))
    .filter(({ start, end }) => end > start);
  return {
    total,
    records: Uint32Array.from(records),
    blocks,
    trims: Uint32Array.from(trims),
    changes: Uint32Array.from(changes),
  };
}

/** How many of ascending values are no greater than `limit`. */
export function countUpTo(values: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How long a machine takes for what a piece is made of. */
export interface SewingPace {
  stitchesPerMinute: number;
  /** A change of thread, by the machine or by hand, in seconds. */
  colorSeconds: number;
}

/**
 * Seconds at a machine until `place` stitches are sewn, cuts and changes of thread included.
 * @param pace of whose machine; a common one unless told
 */
export function secondsAt(
  { trims, changes }: Timeline,
  place: number,
  { stitchesPerMinute, colorSeconds }: SewingPace = SEWING_SPEED,
): number {
  return (
    (place * 60) / stitchesPerMinute +
    countUpTo(trims, place) * SEWING_SPEED.trimSeconds +
    countUpTo(changes, place) * colorSeconds
  );
}

/** The stitches sewn after so many seconds at a machine. */
export function placeAt(timeline: Timeline, seconds: number): number {
  let low = 0;
  let high = timeline.total;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (secondsAt(timeline, middle) <= seconds) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Index of the block that the next stitch belongs to; at the end, of the last one; -1 for no stitches. */
export function blockAt({ blocks }: Timeline, place: number): number {
  for (let i = blocks.length - 1; i > 0; i--) if (blocks[i].start <= place) return i;
  return blocks.length - 1 < 0 ? -1 : 0;
}

export type Landmark = 'colour' | 'trim';

/**
 * The next (+1) or previous (−1) place where a colour begins or the thread is
 * cut; the ends of the course count as well.
 * @param grace backwards, a landmark no more than so many stitches behind is left out: while the
 * piece is being sewn, the way back would otherwise always end at the same one
 */
export function landmark(
  timeline: Timeline,
  kind: Landmark,
  place: number,
  direction: 1 | -1,
  grace = 0,
): number {
  const { blocks, trims, total } = timeline;
  const marks = kind === 'colour' ? blocks.map(({ start }) => start) : trims;
  if (direction > 0) return Math.min(total, marks[countUpTo(marks, place)] ?? total);
  const before = countUpTo(marks, Math.ceil(place - grace) - 1);
  return marks[before - 1] ?? 0;
}
