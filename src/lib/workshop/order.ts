import type { DesignCounts } from 'ilmek-engine/inspect';
import { SEWING_SPEED } from 'ilmek-engine/tables';

/* What a piece takes on a machine, and what an order of several costs. */

/** Minutes in which a person changes the thread of a machine with one needle. */
export const CHANGE_BY_HAND = 1;

/** How a machine sews. */
export interface Pace {
  /** Stitches a minute, as it is set for embroidery. */
  speed: number;
  /** Threads that it holds at once. */
  needles: number;
  /** Pieces that it sews at once. */
  heads: number;
}

/** A common home machine. */
export const USUAL_PACE: Pace = { speed: SEWING_SPEED.stitchesPerMinute, needles: 1, heads: 1 };

/** What counts for the time at the machine. */
type Counted = Pick<DesignCounts, 'stitches' | 'trims' | 'colorChanges'> & {
  threads: readonly { thread: { hex: string } }[];
};

/** What of it counts for changes of thread. */
type Threading = Pick<Counted, 'colorChanges' | 'threads'>;

/** How often a person changes thread: at each change of colour, but for what the needles hold. */
export function changesByHand(counted: Threading, { needles }: Pick<Pace, 'needles'>): number {
  if (needles < 2) return counted.colorChanges;
  const colours = new Set(counted.threads.map(({ thread }) => thread.hex)).size;
  return Math.max(0, colours - needles);
}

/** Time at the machine for one piece, in minutes: stitches, trims and changes of thread. */
export function minutesFor(counted: Counted, pace: Pace): number {
  const byHand = changesByHand(counted, pace);
  const byMachine = counted.colorChanges - byHand;
  const { trimSeconds, colorSeconds } = SEWING_SPEED;
  return (
    counted.stitches / pace.speed +
    (counted.trims * trimSeconds + byMachine * colorSeconds) / 60 +
    byHand * CHANGE_BY_HAND
  );
}

/**
 * How long somebody's machine takes as a player reads it: of several changes of thread each takes as long
 * as all of them on the average, so that the whole is `minutesFor`.
 */
export function paceFor(
  counted: Threading,
  pace: Pace,
): { stitchesPerMinute: number; colorSeconds: number } {
  const byHand = changesByHand(counted, pace);
  const byMachine = counted.colorChanges - byHand;
  const seconds = byHand * CHANGE_BY_HAND * 60 + byMachine * SEWING_SPEED.colorSeconds;
  const changes = Math.max(1, counted.colorChanges);
  return { stitchesPerMinute: pace.speed, colorSeconds: seconds / changes };
}

/** How often a machine runs for so many pieces of one design. */
export const runsFor = (pieces: number, { heads }: Pick<Pace, 'heads'>): number =>
  Math.ceil(pieces / heads);

/** What somebody asks for his work, in his own money. */
export interface Rates {
  /** For a thousand stitches. */
  thousand: number;
  /** For each piece besides: the cloth, its stabilizer, hooping. */
  piece: number;
  /** Once for the order: setting it up. */
  order: number;
}

/** What is asked is what is written: whoever multiplies it gets the sum. */
const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** A price, or nothing where nothing was asked. */
export interface Price {
  piece: number;
  order: number;
}

/**
 * What an order costs by somebody's rates.
 * @param pieces how many, 1 or more
 * @returns undefined where all rates are 0
 */
export function priceOf(stitches: number, rates: Rates, pieces: number): Price | undefined {
  if (isFree(rates)) return undefined;
  const piece = toCents(pieceRate(stitches, rates) + rates.order / pieces);
  return { piece, order: toCents(piece * pieces) };
}

const isFree = ({ thousand, piece, order }: Rates): boolean => thousand + piece + order === 0;

const pieceRate = (stitches: number, rates: Rates): number =>
  toCents((stitches / 1000) * rates.thousand + rates.piece);

/** Some pieces of one design: what each of them is and takes. */
export interface OrderLine {
  stitches: number;
  minutes: number;
  threadMetres: number;
  pieces: number;
}

/** What an order of several designs takes, and costs. */
export interface OrderSum {
  pieces: number;
  minutes: number;
  threadMetres: number;
  /** Of a piece of each line, without setting up; undefined where nothing is asked. */
  prices: readonly number[] | undefined;
  /** With setting up, once. */
  total: number;
}

/** Adds up an order of several designs; the minutes are those of the machine. */
export function sumOrder(
  lines: readonly OrderLine[],
  rates: Rates,
  { heads }: Pick<Pace, 'heads'> = USUAL_PACE,
): OrderSum {
  const sum = (of: (line: OrderLine) => number) =>
    lines.reduce((all, line) => all + line.pieces * of(line), 0);
  return {
    pieces: sum(() => 1),
    minutes: lines.reduce(
      (all, { minutes, pieces }) => all + minutes * runsFor(pieces, { heads }),
      0,
    ),
    threadMetres: sum((line) => line.threadMetres),
    prices: isFree(rates) ? undefined : lines.map(({ stitches }) => pieceRate(stitches, rates)),
    total: toCents(sum(({ stitches }) => pieceRate(stitches, rates)) + rates.order),
  };
}
