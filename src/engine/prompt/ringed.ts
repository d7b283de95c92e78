import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Arrangement } from './plan.ts';
import { CREATURES } from './thing-kinds.ts';

/* What a wreath is about, and what a bunch of wild flowers is made of. */

/** Where an arrangement puts what it is made of. */
const OF_RINGS: Partial<Record<Arrangement, 'around' | 'border'>> = {
  wreath: 'around',
  border: 'border',
};

/** "A zebra with a garland of flowers": she is within, and no part of it. */
export function withinRing(
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
export function mixedFlowers(
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
