import { COLOR_OR_THING, colorNames } from './colors.ts';
import type { Lexicon, Meaning, WordList } from './meanings.ts';
import type { Arrangement, PromptLanguage } from './plan.ts';
import { MANNERS, QUALITIES } from './qualities.table.ts';
import { addHead, foldedKeys, squeeze } from './text.ts';
import { ENGLISH } from './words-en.ts';
import { TURKISH } from './words-tr.ts';

/*
 * The reader's own vocabulary, opened for look-up.
 */

const LISTS: Readonly<Record<PromptLanguage, WordList>> = { en: ENGLISH, tr: TURKISH };

/** What is sewn where an arrangement is asked for, and nothing to arrange. */
const STAND_INS: Partial<Record<Arrangement, string>> = {
  wreath: 'fluent:blossom',
  bouquet: 'fluent:bouquet',
  border: 'fluent:blossom',
  repeat: 'fluent:blossom',
  medallion: 'ilmek:mandala',
};

/** Both vocabularies, each phrase under its letters alone. */
export const LEXICONS = { en: lexicon('en'), tr: lexicon('tr') } as const;

/** Later lines win, so the words that only step aside come first. */
function lexicon(language: PromptLanguage): Lexicon {
  const list = LISTS[language];
  const exact = new Map<string, Meaning>();
  const heads = new Map<string, number>();
  const put = (words: string, meaning: Meaning): void => {
    for (const listed of words.split(',')) {
      const phrase = listed.trim().replace(/\s+/g, ' ');
      if (phrase === '') continue;
      exact.set(squeeze(phrase), meaning);
      addHead(heads, phrase);
    }
  };
  put(QUALITIES[language], { kind: 'skip' });
  put(MANNERS[language], { kind: 'skip' });
  put(list.skip, { kind: 'skip' });
  put(list.units, { kind: 'unit' });
  put(list.parts, { kind: 'part' });
  put(list.tones, { kind: 'tones' });
  for (const [motif, words] of Object.entries(list.themes)) put(words, { kind: 'theme', motif });
  put(list.purposes, { kind: 'purpose' });
  put(list.joins, { kind: 'join' });
  put(list.breaks, { kind: 'break' });
  for (const [binding, words] of entries(list.negations)) put(words, { kind: 'negate', binding });
  for (const [binding, places] of entries(list.places))
    for (const [place, words] of entries(places)) put(words, { kind: 'place', place, binding });
  for (const [arrangement, words] of entries(list.arrangements))
    put(words, { kind: 'arrangement', arrangement, motif: STAND_INS[arrangement] });
  for (const [size, words] of entries(list.sizes)) put(words, { kind: 'size', size });
  for (const [count, words] of entries(list.counts)) put(words, { kind: 'count', count: +count });
  const things = COLOR_OR_THING[language];
  for (const [name, color] of colorNames(language))
    put(name, { kind: 'color', color, thing: things.has(name) });
  return { exact, folded: foldedKeys(exact), heads };
}

/** Manners of drawing that no drawing here is of, each under its letters alone. */
const UNDRAWN_MANNERS = {
  en: keysOf(MANNERS.en),
  tr: keysOf(MANNERS.tr),
} as const;

/** Whether words name a manner that is told, as nothing is drawn so: "pixel art". */
export const isUndrawnManner = (lower: string, language: PromptLanguage): boolean =>
  UNDRAWN_MANNERS[language].has(squeeze(lower));

function keysOf(words: string): ReadonlySet<string> {
  return new Set(words.split(',').map((word) => squeeze(word.trim())));
}

function entries<K extends string | number, V>(record: Partial<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
