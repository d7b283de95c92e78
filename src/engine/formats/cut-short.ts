import type { CutShort } from '../core/design.ts';

/** Programs count headers, first moves and ends among the records or not: so few say nothing. */
const COUNTED_OTHERWISE = 8;

/**
 * What is missing of a file; undefined where nothing is.
 * @param records that it holds, its end not counted
 * @param told how many its header tells; undefined where it tells none
 * @param ended whether its end mark is there
 */
export function missingOf(
  records: number,
  told: number | undefined,
  ended: boolean,
): CutShort | undefined {
  const isShort = told !== undefined && told - records > COUNTED_OTHERWISE;
  if (ended && !isShort) return undefined;
  return { records, told, isShort };
}

const COUNT = new Intl.NumberFormat('en');

/** A sentence for people about a file that ends early, or without its end mark. */
export function cutShortWords(cut: CutShort): string {
  const { records, told, isShort } = cut;
  if (isShort) {
    return `The file ends early: it holds ${COUNT.format(records)} of ${COUNT.format(told!)} stitches and moves.`;
  }
  return told === undefined
    ? 'The file has no end mark: its last stitches may be missing.'
    : 'The file has no end mark, though it holds all stitches that it tells.';
}
