import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Arrangement } from './plan.ts';
import { CREATURES } from './thing-kinds.ts';

/* What a wreath is about, what a bunch of wild flowers is made of, and who plays what nobody holds. */

/** Where an arrangement puts what it is made of. */
const OF_RINGS: Partial<Record<Arrangement, 'around' | 'border'>> = {
  wreath: 'around',
  border: 'border',
};

/** "A zebra with a garland of flowers": she is within, and no part of it. */
function withinRing(
  subjects: readonly ReadSubject[],
  arrangement: Arrangement | undefined,
  index: MotifIndex,
): void {
  const ring = arrangement && OF_RINGS[arrangement];
  if (!ring || !subjects.some(({ place }) => place === ring)) return;
  const free = subjects.filter(({ place, stands }) => place === 'any' && !stands);
  const [only] = free;
  if (free.length !== 1 || only.count > 1) return;
  if (!CREATURES.has(index.motifs.get(only.motif)!.kind)) return;
  Object.assign(only, { place: 'middle', counted: true });
}

/** Flowers of a meadow. */
const MEADOW = ['ilmek:daisy', 'ilmek:cornflower', 'ilmek:poppy', 'ilmek:lavender'] as const;

/** "A bouquet of wildflowers": of several kinds. */
function mixedFlowers(
  subjects: readonly ReadSubject[],
  arrangement: Arrangement | undefined,
  index: MotifIndex,
): ReadSubject[] {
  if (arrangement !== 'bouquet') return [...subjects];
  return subjects.flatMap((subject) => {
    const { motif, colors, counted } = subject;
    if (motif !== 'ilmek:wildflower' || colors.length > 0 || counted) return [subject];
    const kinds = MEADOW.filter((id) => index.motifs.has(id));
    const others = kinds.slice(1).map((id) => ({ ...subject, motif: id, count: 1, counted: true }));
    Object.assign(subject, { motif: kinds[0], count: 1, counted: true });
    return [subject, ...others];
  });
}

/** What is played and stands on the ground. */
const STANDS = /piano|drum-kit|:harp$|keyboard$|organ$|xylophone/;

/** "A cat playing the piano": she is behind it. */
function behindPianos(subjects: readonly ReadSubject[]): void {
  for (const subject of subjects) {
    const { stands, motif } = subject;
    if (stands?.kind !== 'holding' || !STANDS.test(motif)) continue;
    subject.stands = undefined;
    stands.other.stands ??= { kind: 'behind', other: subject };
  }
}

/** The things of a prompt with all of that. */
export function grouped(
  subjects: readonly ReadSubject[],
  arrangement: Arrangement | undefined,
  index: MotifIndex,
): ReadSubject[] {
  behindPianos(subjects);
  withinRing(subjects, arrangement, index);
  return mixedFlowers(subjects, arrangement, index);
}
