import type { Lexicons } from './meanings.ts';
import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Stemmer } from './stems.ts';
import { fold, squeeze } from './text.ts';
import type { Token } from './text.ts';

/** Letters that only Turkish writes. */
const TURKISH_LETTER = /[ğışİĞŞ]/;
/** Every word counts, but a long prompt has shown its language by here. */
const ENOUGH = 60;

/** The language that most words belong to; English where neither has more. */
export function languageOf(
  words: readonly Token[],
  index: MotifIndex,
  lexicons: Lexicons,
  stems: Stemmer,
): PromptLanguage {
  let turkish = 0;
  for (const word of words.slice(0, ENOUGH)) {
    if (word.mark) continue;
    turkish +=
      turkishEvidence(word, index, lexicons, stems) - englishEvidence(word, index, lexicons, stems);
    if (TURKISH_LETTER.test(word.typed)) turkish += 1;
  }
  return turkish > 0 ? 'tr' : 'en';
}

function englishEvidence(
  { lower }: Token,
  index: MotifIndex,
  lexicons: Lexicons,
  stems: Stemmer,
): number {
  if (lexicons.en.exact.has(squeeze(lower.en))) return 1;
  return stems(lower.en, 'en').some(({ stem }) => index.names.en.exact.has(stem)) ? 1 : 0;
}

function turkishEvidence(
  { lower }: Token,
  index: MotifIndex,
  lexicons: Lexicons,
  stems: Stemmer,
): number {
  const key = squeeze(lower.tr);
  if (lexicons.tr.exact.has(key)) return 1;
  const { exact, folded } = index.names.tr;
  if (
    exact.has(key) ||
    (key.length > 3 && stems(lower.tr, 'tr').some(({ stem }) => exact.has(stem)))
  )
    return 1;
  const bare = fold(key);
  if (bare.length < 3) return 0;
  if (lexicons.tr.folded.has(bare)) return 0.6;
  return stems(bare, 'tr').some(({ stem }) => stem.length > 2 && folded.has(stem)) ? 0.6 : 0;
}
