import { englishStems } from './english.ts';
import type { Stem } from './english.ts';
import type { PromptLanguage } from './plan.ts';
import { turkishStems } from './turkish.ts';

/** Finds what words may be forms of. */
export type Stemmer = (word: string, language: PromptLanguage) => readonly Stem[];

/** A stemmer that remembers: one prompt asks for the same words many times. */
export function stemmer(): Stemmer {
  const known = { en: new Map<string, Stem[]>(), tr: new Map<string, Stem[]>() };
  const find = { en: englishStems, tr: turkishStems };
  return (word, language) => {
    let stems = known[language].get(word);
    if (!stems) {
      stems = find[language](word);
      known[language].set(word, stems);
    }
    return stems;
  };
}
