import type { MotifIndex, MotifKind } from './motif-index.ts';
import type { ParseState } from './parse-state.ts';
import type { Arrangement } from './plan.ts';
import type { Segment } from './segments.ts';
import { CREATURES } from './thing-kinds.ts';

/* What is said after "with" of a creature, and is no other thing: its parts, and what is on it. */

/** Parts of a creature, after "with": "a cat with blue eyes". */
const PARTS = /^fluent:(?:eye|eyes|ear|nose|tongue|mouth|wing|foot|leg|tooth)$/;

const lastKind = ({ subjects }: ParseState, index: MotifIndex): MotifKind | undefined => {
  const owner = subjects.at(-1);
  return owner && index.motifs.get(owner.motif)!.kind;
};

const PAWS = /^ilmek:(?:single-paw|paw-prints?)$|^fluent:(?:paw-prints|tornado)$/;
/** Whose it is: "kulakları", "patisi". */
const HAD_TR =
  /^(?:hortum|pati|kula[kğ]|göz|bur[u]?n|aya[kğ]|ağ[ıi]z|ağz|dil|diş|kana[td]|tırna[kğ]|baca[kğ])(?:l[ae]r[ıi]|s?[ıiuü])(?:n\p{L}{1,3})?$/u;

/** "Köpek, kulakları kahverengi", "a dog, its ears brown": the same, however it is said. */
export function isOwnPart(
  at: number,
  segments: readonly Segment[],
  id: string,
  [state, index]: [ParseState, MotifIndex],
): boolean {
  const kind = state.subjects
    .map(({ motif }) => index.motifs.get(motif)!.kind)
    .findLast((one) => CREATURES.has(one));
  const { lower } = segments[at];
  const [before, next] = [segments[at - 1], segments[at + 1]];
  if (kind === undefined || !CREATURES.has(kind) || !(PARTS.test(id) || PAWS.test(id)))
    return false;
  // "Köpeğimin patisi": asked for by itself.
  const isAsked = /[ıiuü]n$/u.test(before?.lower ?? '') && next?.meaning?.kind !== 'color';
  return (
    (HAD_TR.test(lower) && !isAsked) || /(?:^|\s)(?:its|his|her|their)$/.test(before?.lower ?? '')
  );
}

/** "A cat with blue eyes": whether a thing is a part of the creature before it. */
export function isBodyPart(id: string, state: ParseState, index: MotifIndex): boolean {
  const kind = lastKind(state, index);
  return kind !== undefined && PARTS.test(id) && CREATURES.has(kind);
}

/** "An elephant with a mandala": what is on it is not drawn, and it is no ring of elephants. */
export function isPrinted(arrangement: Arrangement, state: ParseState, index: MotifIndex): boolean {
  const kind = lastKind(state, index);
  const isOne = state.subjects.at(-1)?.count === 1;
  return arrangement === 'medallion' && isOne && kind !== undefined && CREATURES.has(kind);
}
