import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';

/* Words that name nothing: they say how something is, or what it does. */

/** "Stormy", "leafy": an English adjective of a thing that is known. */
export function isManner(lower: string, language: PromptLanguage, index: MotifIndex): boolean {
  const noun = /^(.{3,}?)(?:(.)\2)?y$/.exec(lower);
  if (language !== 'en' || !noun) return false;
  const [, stem, doubled = ''] = noun;
  return [stem + doubled, `${stem}e`].some((name) => index.names.en.exact.has(name));
}

/** Forms that say how something is or moves, and words too short to name anything. */
export function ignored(lower: string, language: PromptLanguage): boolean {
  if (lower.length < 3) return true;
  return language === 'en'
    ? lower.length > 5 && /(?:ing|[^f]ly|ish|ful|est|esque|[^e]ed)$/.test(lower)
    : lower.length > 4 &&
        /(?:[ae]r[ae]k|[ıiuü]yor|m[ıiuü]ş|[ae]c[ae]k|m[ae]l[ıi]|[ıiaeuü]rken|y[ae]n|s[ıiuü]nl?[ae]?r?|c[ae]s[ıi]n[ae])$/.test(
          lower,
        );
}
