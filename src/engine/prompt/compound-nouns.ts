import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Stemmer } from './stems.ts';
import { squeeze, type Token } from './text.ts';

/*
 * Nouns that no motif is called: a tiger lily is no tiger, a horseshoe crab neither a horseshoe nor a
 * crab, and a coyote is a sort of wolf. What such a word is a kind of is drawn in its place, which is told; one
 * that is no kind of anything drawn is nobody's name.
 */

/** A compound of the index's list. */
interface Compound {
  /** What it is a kind of, a name of the index; empty where that is not drawn. */
  head: string;
  /** The typed form says that there are several. */
  plural: boolean;
}

/** The compound that these words are, in whatever form its last word stands. */
export function compoundOf(
  words: readonly Token[],
  { index, language, stems }: { index: MotifIndex; language: PromptLanguage; stems: Stemmer },
): Compound | undefined {
  const lower = words.map((word) => word.lower[language]);
  const before = lower.slice(0, -1).join('');
  const compounds = words.length > 1 ? index.compounds[language] : index.kinds[language];
  for (const { stem, plural } of stems(lower.at(-1)!, language)) {
    const head = compounds.get(squeeze(before + stem));
    if (head !== undefined) return { head, plural };
  }
  return undefined;
}

/** Whether a word, as it stands, is one of those, and no form of a name: "dalya" is no branch. */
export const isKind = (lower: string, language: PromptLanguage, index: MotifIndex): boolean =>
  index.kinds[language].has(lower) && !index.names[language].exact.has(lower);

/** The motifs of a name, unless they show one sort of it alone: a bowling ball is no soccer ball. */
export function drawnAs(
  head: string,
  language: PromptLanguage,
  index: MotifIndex,
): readonly string[] | undefined {
  const ids = index.names[language].exact.get(squeeze(head));
  const [first] = ids ? index.motifs.get(ids[0])!.names[language] : [''];
  return first.endsWith(` ${head}`) ? undefined : ids;
}
