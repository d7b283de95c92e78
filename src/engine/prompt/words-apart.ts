import type { WordsStyle } from './plan.ts';
import { RUN } from './set-in-lines.ts';
import { LETTERING_MARK } from './text.ts';

/*
 * Two pieces of lettering on either side of what is drawn: "“Theo” above and “2025” below", "üstünde
 * “Ada” altında “2024” yazsın".
 */

type Side = NonNullable<WordsStyle['side']>;

const IT = '(?: (?:it|them|him|her|the \\p{L}+))?';
const ABOVE_EN = `(?:above|over(?= (?:it|them|him|her|the)(?!\\p{L}))|(?:on|at|across|along) (?:the |its )?top(?: of(?= (?:it|them|the)))?|up top)${IT}`;
const BELOW_EN = `(?:below|underneath|beneath|under(?= (?:it|them|him|her|the)(?!\\p{L}))|(?:on|at|across|along) (?:the |its )?bottom(?: of(?= (?:it|them|the)))?)${IT}`;
const ABOVE_TR =
  '(?:üst(?:te|e|ünde|üne|tarafta| tarafta| kısımda| kısmında)|yukarı(?:da|ya|sında))';
const BELOW_TR =
  '(?:alt(?:ta|a|ında|ına|tarafta| tarafta| kısımda| kısmında)|aşağı(?:da|ya|sında))';
/** What may stand between a side and the letters: "below it the date". */
const OF_LETTERS =
  '(?: (?:de|da|ise|ta|te))?(?: ?[:,])?(?: (?:the|a|with|name|names|date|birth date|year|words?|text|wedding date|isim|ismi|adı|tarih|tarihi|yazısı))*';
const WROTE =
  '(?: ?(?:is |are |written |set |placed |yazsın|yazısı|yazan|yazılı|olsun|in (?:small|smaller|big|large) letters ?)?,?)';

const SIDES: readonly (readonly [Side, string])[] = [
  ['above', `${ABOVE_EN}|${ABOVE_TR}`],
  ['below', `${BELOW_EN}|${BELOW_TR}`],
];
const AFTER = SIDES.map(
  ([side, words]) => [side, new RegExp(`^${WROTE}? ?(?:${words})(?!\\p{L})`, 'iu')] as const,
);
const BEFORE = SIDES.map(
  ([side, words]) => [side, new RegExp(`(?<!\\p{L})(?:${words})${OF_LETTERS} ?$`, 'iu')] as const,
);

/** Names and figures that stand so without quotes: "Emma above and 2024 below", "üstte Tekir altta 2020". */
const FIGURES = String.raw`(?:(?:est\.? |since )?\p{N}{1,2}[./-]\p{N}{1,2}[./-]\p{N}{2,4}|(?:[Ee]st\.? |EST\.? |[Ss]ince )?\p{N}{2,4})(?![\p{L}\p{N}])`;
const BARE = `(?:${RUN}|${FIGURES})`;
const BARE_EN = new RegExp(
  `(?<=(?:^|[,;]|(?<!\\p{L})(?:with|name|names|text|words?|saying|and)) ?)(?<one>${BARE}) (?<side>above|on top|at the top|below|underneath|at the bottom),? (?:and )?(?<label>(?:the |year |date |text |name |words? )*)(?<two>${BARE})(?= (?:above|on top|at the top|below|underneath|beneath|at the bottom)(?!\\p{L}))`,
  'gu',
);
const BARE_TR = new RegExp(
  `(?<=(?<!\\p{L})(?:[Üü]st(?:te|ünde|üne|e) |[Aa]lt(?:ta|ında|ına|a) ))(?<one>${BARE})(?<label>,?(?: ve)? (?:alt(?:ta|ında|ına|a)|üst(?:te|ünde|üne|e)) (?:da |de )?)(?<two>${BARE})(?= ?(?:$|[,.;]| yaz| olsun))`,
  'gu',
);

/** The prompt with quotes around two pieces of lettering that stand above and below. */
export const quotedApart = (prompt: string): string =>
  !/\p{Lu}/u.test(prompt)
    ? prompt
    : prompt
        .replace(BARE_EN, '"$<one>" $<side> and $<label>"$<two>"')
        .replace(BARE_TR, '"$<one>"$<label>"$<two>"');

/** A prompt's lettering with its sides. */
interface WordsApart {
  words: readonly string[];
  rest: string;
  /** The first is above and the last below. */
  apart: boolean;
}

/**
 * Finds two pieces of lettering that are to stand above and below, and takes out what says so.
 * @param words each as it is sewn
 * @param rest of the prompt, with a mark where each was
 */
export function wordsApart(words: readonly string[], rest: string): WordsApart {
  const parts = rest.replace(/[^\S\n]+/gu, ' ').split(LETTERING_MARK);
  const same = { words, rest, apart: false };
  if (words.length !== 2 || parts.length !== 3) return same;
  const [first, second] = [sideOf(parts, 0), sideOf(parts, 1)];
  if (!first || !second || first === second) return same;
  return {
    words: first === 'above' ? words : words.toReversed(),
    rest: parts.join(` ${LETTERING_MARK} `),
    apart: true,
  };
}

/** The side of one of the marks; what says so is taken out of the parts. */
function sideOf(parts: string[], mark: number): Side | undefined {
  // "Üstünde “Ada”, altında “2024”": what stands before the first says more than what follows it.
  for (const [at, said] of [
    [mark, BEFORE],
    [mark + 1, AFTER],
  ] as const) {
    const found = said.find(([, pattern]) => pattern.test(parts[at]));
    if (!found) continue;
    parts[at] = parts[at].replace(found[1], ' ');
    return found[0];
  }
  return undefined;
}
