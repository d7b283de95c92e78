import { LEXICONS } from './lexicon.ts';
import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Stemmer } from './stems.ts';
import { fold, squeeze, type Token } from './text.ts';
import { WordMemo } from './word-memo.ts';

/* Which language a prompt is in, by its words. */

/** Letters that only Turkish writes. */
const TURKISH_LETTER = /[ğışİĞŞ]/;
/** Every word counts, but a long prompt has shown its language by here. */
const MAX_COUNTED_WORDS = 60;

/** The language that most words belong to; English where neither has more. */
export function languageOf(
  words: readonly Token[],
  index: MotifIndex,
  stems: Stemmer,
): PromptLanguage {
  let turkish = longNames(words, index, 'tr') - longNames(words, index, 'en');
  for (const word of words.slice(0, MAX_COUNTED_WORDS)) {
    if (word.mark) continue;
    turkish += turkishEvidence(word, index, stems) - englishEvidence(word, index, stems);
    if (TURKISH_LETTER.test(word.typed)) turkish += 1;
  }
  return turkish > 0 ? 'tr' : 'en';
}

/** How many words are part of a name of several, of which each may be unknown: "ökse otu". */
function longNames(words: readonly Token[], index: MotifIndex, language: PromptLanguage): number {
  const { exact } = index.names[language];
  let count = 0;
  for (let at = 0; at + 1 < Math.min(words.length, MAX_COUNTED_WORDS); at++) {
    const pair = words.slice(at, at + 2);
    if (pair.some(({ mark }) => mark)) continue;
    if (exact.has(squeeze(pair.map(({ lower }) => lower[language]).join('')))) count += 2;
  }
  return count;
}

function englishSaid({ lower }: Token, index: MotifIndex, stems: Stemmer): number {
  if (LEXICONS.en.exact.has(squeeze(lower.en))) return 1;
  const { exact } = index.names.en;
  // "Kayak" is a ski, if nothing else is English.
  const isKnown = (stem: string): boolean =>
    exact.has(stem) || (index.kinds.en.has(stem) && !index.names.tr.exact.has(stem));
  return stems(lower.en, 'en').some(({ stem }) => isKnown(stem)) ? 1 : 0;
}

const turkishEvidence = (word: Token, index: MotifIndex, stems: Stemmer): number =>
  TURKISH.of(index, word.lower.tr, () => turkishSaid(word, index, stems));
const englishEvidence = (word: Token, index: MotifIndex, stems: Stemmer): number =>
  ENGLISH.of(index, word.lower.en, () => englishSaid(word, index, stems));

const TURKISH = new WordMemo<number>();
const ENGLISH = new WordMemo<number>();

function turkishSaid({ lower }: Token, index: MotifIndex, stems: Stemmer): number {
  const key = squeeze(lower.tr);
  const { exact, folded } = index.names.tr;
  if (LEXICONS.tr.exact.has(key) || exact.has(key) || index.kinds.tr.has(key)) return 1;
  if (key.length > 3 && stems(lower.tr, 'tr').some(({ stem }) => exact.has(stem))) return 1;
  const bare = fold(key);
  if (bare.length < 3) return 0;
  if (LEXICONS.tr.folded.has(bare)) return 0.6;
  return stems(bare, 'tr').some(({ stem }) => stem.length > 2 && folded.has(stem)) ? 0.6 : 0;
}
