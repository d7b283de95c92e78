import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Segment } from './segments.ts';
import { CREATURES } from './thing-kinds.ts';

/* Who hugs or holds hands: two of a kind, or two that are named together. */

const EMBRACE =
  /^(?:(?:they are )?(?:hugging|cuddling|snuggling|kissing|nuzzling|embracing)|holding (?:hands|paws)|hand in hand|kucaklaşan|kucaklaşmış|kucaklaşıyor|öpüşen|öpüşüyor|el ele|sarılan|sarılmış|sarılı|sarılıyor|birbirine|sarmaş dolaş)$/;

/** Two that embrace where the word stands; undefined where there are no two. */
export function embracing(
  at: number,
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  index: MotifIndex,
): readonly [ReadSubject, ReadSubject] | undefined {
  const { lower } = segments[at];
  if (!EMBRACE.test(lower) && !/^(?:sarilmis|sarilan|kucaklasan)$/.test(lower)) return undefined;
  const placeOf = ({ from }: ReadSubject): number => segments.indexOf(from);
  const alive = subjects.filter(
    ({ motif }) => CREATURES.has(index.motifs.get(motif)!.kind) || /teddy/.test(motif),
  );
  const before = alive.filter((one) => placeOf(one) < at);
  const after = alive.filter((one) => placeOf(one) > at);
  const last = before.at(-1) ?? after[0];
  if (!last) return undefined;
  if (last.count === 2) return [last, last];
  const other = before.length > 0 ? before.at(-2) : after[1];
  const isApart = (one: ReadSubject): boolean => Math.abs(placeOf(one) - placeOf(last)) > 4;
  if (!other || other.count !== 1 || last.count !== 1 || isApart(other)) return undefined;
  return [last, other];
}

/** Notes who embraces whom. */
export function readEmbraces(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  index: MotifIndex,
): void {
  for (const at of segments.keys()) {
    const pair = embracing(at, segments, subjects, index);
    if (!pair) continue;
    const [one, other] = pair;
    if (one === other) one.embraced = true;
    else {
      // Where one of them was, both are.
      const where = pair
        .map(({ stands }) => stands)
        .find((its) => its && !pair.includes(its.other));
      one.stands = { kind: 'hugging', other };
      other.stands = where;
      // What is under one of them is under both.
      for (const { stands } of subjects)
        if (stands?.other === one && stands.kind !== 'wearing' && stands.kind !== 'holding')
          stands.other = other;
    }
    for (const each of pair) if (each.place === 'around') each.place = 'any';
  }
}
