import { COLOR_OR_THING, colorNames } from './colors.ts';
import type { Lexicon, Lexicons, Meaning, WordList } from './meanings.ts';
import type { PromptLanguage } from './plan.ts';
import { addHead, foldedKeys, squeeze } from './text.ts';
import { ENGLISH } from './words-en.ts';
import { TURKISH } from './words-tr.ts';

/*
 * The reader's own vocabulary, opened for look-up.
 */

const LISTS: Readonly<Record<PromptLanguage, WordList>> = { en: ENGLISH, tr: TURKISH };

/** Both vocabularies, each phrase under its letters alone. */
export function readLexicons(): Lexicons {
  return { en: lexicon('en'), tr: lexicon('tr') };
}

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
  put(list.skip, { kind: 'skip' });
  put(list.units, { kind: 'unit' });
  put(list.parts, { kind: 'part' });
  put(list.tones, { kind: 'tones' });
  for (const [motif, words] of Object.entries(list.themes)) put(words, { kind: 'theme', motif });
  put(list.purposes, { kind: 'purpose' });
  put(list.joins, { kind: 'join' });
  put(list.breaks, { kind: 'break' });
  for (const { words, place, binding } of list.places)
    put(words, { kind: 'place', place, binding });
  for (const { words, ...arrangement } of list.arrangements)
    put(words, { kind: 'arrangement', ...arrangement });
  for (const size of ['small', 'large'] as const) put(list.sizes[size], { kind: 'size', size });
  for (const [words, count] of Object.entries(list.counts)) put(words, { kind: 'count', count });
  const things = COLOR_OR_THING[language];
  for (const [name, color] of colorNames(language))
    put(name, { kind: 'color', color, thing: things.has(name) });
  return { exact, folded: foldedKeys(exact), heads };
}
