import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage } from './plan.ts';
import { turkishStems } from './stems.ts';
import { fold, lowerCase, squeeze } from './text.ts';

/*
 * What things are called where they are told back: as typed; a Turkish word without its endings,
 * and what was read in the place of other words by its drawing's own name.
 */

/** Gives each thing the word that it is told back by. @param typed the whole prompt */
export function called(
  subjects: readonly ReadSubject[],
  typed: string,
  index: MotifIndex,
  language: PromptLanguage,
): void {
  const whole = lowerCase(typed, language);
  for (const subject of subjects) {
    const { motif, word, from } = subject;
    // A misspelled word is told by what it was read as.
    if (from.read !== undefined) continue;
    const ids = [motif, ...(from.motif?.ids ?? [])];
    if (!whole.includes(lowerCase(word, language)))
      subject.word = index.motifs.get(motif)!.names[language][0];
    else if (language === 'tr') subject.word = bareName(word, ids, index) ?? word;
  }
}

/** "Zeytin dallarından" → "zeytin dalı": a name that the word is a form of. */
function bareName(word: string, ids: readonly string[], index: MotifIndex): string | undefined {
  const [last, ...before] = lowerCase(word, 'tr').split(' ').toReversed();
  const names = ids.flatMap((id) => index.motifs.get(id)?.names.tr ?? []);
  const forms = turkishStems(last).map(({ stem }) =>
    squeeze([...before.toReversed(), stem].join(' ')),
  );
  const bare = new Set(forms.map(fold));
  const found =
    names.find((name) => forms.includes(squeeze(name))) ??
    names.find((name) => bare.has(fold(squeeze(name))));
  // "Zeytin dalları" is several of "zeytin dalı".
  const one = found?.replace(/l[ae]r([ıi])$/, '$1');
  return one !== undefined && names.includes(one) ? one : found;
}
