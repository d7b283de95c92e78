import { givenName } from './given-names.ts';
import { LEXICONS } from './lexicon.ts';
import type { Meaning } from './meanings.ts';
import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Stemmer } from './stems.ts';
import { nearestSpelling } from './spelling.ts';
import { fold, squeeze, type Token } from './text.ts';
import { WordMemo } from './word-memo.ts';

/*
 * Words with a slip: what they were to be, by the names and the small words that are known.
 */

/** What the first reading reads with. */
export interface Reading {
  index: MotifIndex;
  language: PromptLanguage;
  stems: Stemmer;
}

/** Meanings that a misspelled word may have: small words are too much like others. */
const RESPELLED: ReadonlySet<Meaning['kind']> = new Set(['color', 'arrangement', 'size', 'skip']);
/** Turkish words differ by a letter more often than English ones. */
const MIN_RESPELLED: Readonly<Record<PromptLanguage, number>> = { en: 4, tr: 5 };
const MIN_SKIPPED: Readonly<Record<PromptLanguage, number>> = { en: 5, tr: 8 };

/** What a word was to be. */
type Meant = { key: string; plural: boolean; without: true | undefined } | undefined;

const RESPELLINGS = new WordMemo<Meant>();

/** What a word that nobody knows was to be; undefined where several are as near, or none. */
export function respell({ lower }: Token, reading: Reading): Meant {
  const { index, language } = reading;
  const word = squeeze(lower[language]);
  return RESPELLINGS.of(index, `${language} ${word}`, () => respelling(word, reading));
}

/** The first word of a name of several, alone it may say nothing: "cristmas tree". */
export function respelledHead({ lower }: Token, { index, language }: Reading): Meant {
  const word = fold(lower[language]);
  if (word.length < MIN_HEAD) return undefined;
  const meant = nearestSpelling([{ stem: word, plural: false }], [index.heads[language]]);
  return meant && { key: meant.key, plural: false, without: undefined };
}

/** Shorter ones are soon another word. */
const MIN_HEAD = 6;

/** What a word that nobody knows was to be, where one name alone is so near. */
function respelling(lower: string, { index, language, stems }: Reading): Meant {
  // What a motif reminds of is a word of its own, and no slip.
  if (lower.length < MIN_RESPELLED[language] || index.keywords[language].exact.has(lower))
    return undefined;
  // "Kaanın": whose name it is.
  if (stems(lower, language).some(({ stem }) => stem.length > 3 && givenName(stem, language)))
    return undefined;
  const others = index.otherWords[language];
  if (others.size > 0 && stems(lower, language).some(({ stem }) => others.has(stem)))
    return undefined;
  const tables = [LEXICONS[language].folded, index.names[language].folded];
  const meant = nearestSpelling(stems(fold(lower), language), tables);
  if (!meant) return undefined;
  const { key, stem } = meant;
  const kind = LEXICONS[language].folded.get(key)?.kind;
  const isName = index.names[language].folded.has(key);
  if (!isName && !RESPELLED.has(kind!)) return undefined;
  if (!isName && kind === 'skip' && lower.length < MIN_SKIPPED[language]) return undefined;
  return { key, plural: stem.plural, without: stem.without };
}
