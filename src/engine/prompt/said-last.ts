import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage, RelationKind } from './plan.ts';
import { BRIGHT, HAS_A_FACE, isSaidOf, stand } from './relation-parts.ts';
import type { Segment } from './segments.ts';
import { CREATURES } from './thing-kinds.ts';

/*
 * Turkish says last what somebody does: "kedi şapka takmış", "tavşan havuç yiyor", "kız ata biniyor".
 */

const LAST: readonly (readonly [RegExp, RelationKind])[] = [
  [/^(?:tak(?:mış|ıyor|ınmış)|giy(?:miş|iyor|inmiş))$/u, 'wearing'],
  [
    /^(?:tutuyor|tutmuş|taşıyor|yiyor|okuyor|içiyor|çalıyor|kokluyor|kemiriyor|yalıyor|sallıyor|uçuruyor|topluyor|getiriyor|ısırıyor|satıyor|boyuyor|çiğniyor)$/u,
    'holding',
  ],
  [/^(?:biniyor|binmiş|sürüyor)$/u, 'riding'],
];

/** Notes in things what is said of them at the end of a clause. */
export function readSaidLast(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  index: MotifIndex,
  language: PromptLanguage,
): void {
  if (language !== 'tr') return;
  const placeOf = ({ from }: ReadSubject): number => segments.indexOf(from);
  const isCreature = ({ motif }: ReadSubject): boolean =>
    CREATURES.has(index.motifs.get(motif)!.kind) || HAS_A_FACE.test(motif) || BRIGHT.test(motif);
  segments.forEach(({ lower }, at) => {
    const kind = LAST.find(([words]) => words.test(lower))?.[1];
    if (!kind || !isEnd(segments[at + 1])) return;
    const before = subjects.filter((one) => placeOf(one) < at);
    const who = before.findLastIndex(isCreature);
    const things = before.slice(who + 1);
    if (kind === 'riding') {
      const [rider, ridden] = before.slice(-2);
      if (ridden && isCreature(rider) && isNext(ridden, at)) stand(rider, kind, ridden);
      return;
    }
    if (who < 0 || things.length === 0 || !isNext(things.at(-1)!, at)) return;
    for (const thing of things) stand(thing, kind, before[who]);
  });

  /** Nothing but what is said of it stands between a thing and the word. */
  function isNext(thing: ReadSubject, at: number): boolean {
    return segments.slice(placeOf(thing) + 1, at).every(isSaidOf);
  }
}

const isEnd = (next: Segment | undefined): boolean =>
  next === undefined ||
  next.mark === true ||
  next.lettering === true ||
  next.meaning?.kind === 'join';
