import { PROMISES, type Promised } from './promises.table.ts';

/*
 * Whether what a page says is true today. Content names its promises by key; a key that the table
 * does not know fails the build, and one that is planned shows a mark with what there is instead.
 */

/** The name of a promise. */
export type PromiseKey = keyof typeof PROMISES;

export const PROMISE_KEYS = Object.keys(PROMISES) as [PromiseKey, ...PromiseKey[]];

/** A promise that is not kept yet. */
interface Plan {
  key: PromiseKey;
  today: string;
}

/** Those of some promises that are planned, in their order. */
export function plannedOf(keys: readonly PromiseKey[]): Plan[] {
  return keys.flatMap((key) => {
    const promised: Promised = PROMISES[key];
    return promised.state === 'planned' ? [{ key, today: promised.today }] : [];
  });
}

/** Whether all of some promises are kept. */
export const areKept = (keys: readonly PromiseKey[]): boolean => plannedOf(keys).length === 0;

/** What exists today in place of what is planned, as one line; '' where nothing is planned. */
export function todayLine(keys: readonly PromiseKey[]): string {
  const [first, ...more] = new Set(plannedOf(keys).map(({ today }) => today));
  if (first === undefined) return '';
  return [`Today: ${first}`, ...more.map((line) => line[0].toUpperCase() + line.slice(1))].join(
    ' ',
  );
}

/** A text for readers without the page, such as a search engine: marked in words. */
export function withMark(text: string, keys: readonly PromiseKey[]): string {
  return areKept(keys) ? text : `${text} (Planned. ${todayLine(keys)})`;
}
