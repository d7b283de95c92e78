import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage, Respelling, UnknownWord } from './plan.ts';
import type { Segment } from './segments.ts';
import { nameOf, nearestNames } from './spelling.ts';
import { squeeze, tokens } from './text.ts';

/* What is told of a prompt's words: read otherwise, or not known, with the nearest that is. */

/** Unknown words that are named. */
const MAX_UNKNOWN = 6;

/** Words that were read in spite of their spelling. */
export function respelledWords(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Respelling[] {
  return segments.flatMap(({ typed, read, motif }) => {
    if (read === undefined) return [];
    return [{ word: typed, read: motif ? nameOf(read, motif.ids[0], index, language) : read }];
  });
}

/** "My son Oliver's T-shirt": whose it is, and no thing. */
const isWhose = (word: string): boolean => /^\p{Lu}\p{Ll}+['’]s$/u.test(word);

/** "Dönen semazen": how something moves, which its drawing shows or no drawing does. */
const HOW =
  /^(?:dön|salın|sallan|süzül|dalgalan|savrul|parla|parılda|ışılda|titre|titreş|kıvrıl|dolan|yüksel|ilerle|bekle|gezin|dolaş|zıpla|hopla|koştur)y?[ae]n$/u;

/** Words that nobody knows, each with what is near it. */
export function unknownWords(
  words: readonly string[],
  index: MotifIndex,
  language: PromptLanguage,
): UnknownWord[] {
  return [...new Set(words)]
    .filter((word) => !isWhose(word) && !(language === 'tr' && HOW.test(word)))
    .slice(0, MAX_UNKNOWN)
    .map((word) => ({ word, nearest: nearestTo(word, index, language) }));
}

/** What the word reminds of, else what is spelled like it. */
function nearestTo(word: string, index: MotifIndex, language: PromptLanguage): string[] {
  const lower = tokens(word)[0]?.lower[language] ?? word;
  const reminded = index.keywords[language].exact.get(squeeze(lower)) ?? [];
  const parts = tokens(word).length > 1 ? namesIn(word, index, language) : [];
  const names = reminded.map((id) => index.motifs.get(id)!.names[language][0]);
  return [...new Set([...parts, ...names, ...nearestNames(lower, index, language)])].slice(0, 3);
}

/** Of a compound, the parts that are names of motifs: the last first. */
const namesIn = (words: string, index: MotifIndex, language: PromptLanguage): string[] =>
  tokens(words)
    .map(({ lower }) => lower[language])
    .filter((word) => index.names[language].exact.has(squeeze(word)))
    .toReversed();
