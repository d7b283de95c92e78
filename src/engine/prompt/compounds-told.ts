import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';
import { CREATURES } from './thing-kinds.ts';

/*
 * Two names side by side are mostly one thing that is not drawn ("a guitar strap", "kedi maskeli köpek"):
 * both are sewn, and it is told what was not understood as one.
 */

/** Whose names stand before a thing and say which: a breed, an age, a trade. */
const SAYS_WHICH: ReadonlySet<string> = new Set(['person', 'face']);
/** Of a compound in Turkish the last word has an ending. */
const HEAD_TR = /(?:[ıiuü]|l[ıiuü])$/u;

/** A village's road is a road. */
const PLACES = /:(?:road|country-road|houses|sea|shore|evergreen-tree|mountain)$/;

/** Whoever lives is of one sort. */
function sortOf({ motif }: ReadSubject, index: MotifIndex): string {
  const { kind } = index.motifs.get(motif)!;
  return CREATURES.has(kind) ? 'creature' : kind;
}

/** Such pairs, as typed. */
export function compoundsTold(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): string[] {
  const ownerOf = (segment: Segment | undefined): ReadSubject | undefined =>
    subjects.find(({ from }) => from === segment);
  return segments.flatMap((segment, at) => {
    const [first, second] = [ownerOf(segment), ownerOf(segments[at + 1])];
    // A list without commas has three or more.
    if (!first || !second) return [];
    // "Kedi maskeli köpek": said of who follows.
    const last = ownerOf(segments[at + 2]);
    const isOwner = language === 'tr' && /l[ıiuü]$/u.test(segments[at + 1].lower);
    // "Yelpaze çiçekli": said last it is of what was named.
    if (isOwner && !last) return [];
    const isHad = isOwner;
    // "Acorn cap gnome": English lists have commas.
    const kinds = [first, second, last].map((one) => one && sortOf(one, index));
    const isThree =
      language === 'en' && last && !ownerOf(segments[at + 3]) && new Set(kinds).size > 1;
    if (!isHad && ((last && !isThree) || ownerOf(segments[at - 1]))) return [];
    if (PLACES.test(second.motif)) return [];
    // "Penguen atkılı ve bereli": what he has is on him.
    if (second.stands?.other === first) return [];
    if (first.stands || (second.stands && !isHad) || first.motif === second.motif) return [];
    if (
      first.count > 1 ||
      first.colors.length > 0 ||
      SAYS_WHICH.has(index.motifs.get(first.motif)!.kind)
    )
      return [];
    const head = segments[at + 1];
    const isOne =
      language === 'en'
        ? !/s$/.test(segment.lower)
        : isHad || (HEAD_TR.test(head.lower) && !HEAD_TR.test(segment.lower));
    const whole = isThree ? segments.slice(at, at + 3) : [segment, head];
    return isOne ? [whole.map(({ typed }) => typed).join(' ')] : [];
  });
}
