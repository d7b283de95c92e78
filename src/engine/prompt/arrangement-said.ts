import type { ParseState, ReadSubject } from './parse-state.ts';
import type { Arrangement, SubjectPlace } from './plan.ts';

/* Which of the arrangements that a prompt names is that of the whole. */

/** Which arrangement holds where a prompt names several. */
const WEIGHT: Readonly<Record<Arrangement, number>> = {
  wreath: 4,
  bouquet: 4,
  border: 3,
  corner: 3,
  medallion: 4,
  repeat: 4,
  row: 4,
  scatter: 4,
  symmetry: 2,
  scene: 1,
  single: 0,
};

/** Places that a repeated motif does not have. */
const OF_ONE_DESIGN: ReadonlySet<SubjectPlace> = new Set(['around', 'middle', 'border', 'corners']);

/** The arrangement of the whole; undefined where none is said. */
export function arrangementOf({ arrangements, subjects }: ParseState): Arrangement | undefined {
  let best: Arrangement | undefined;
  // "A pattern with roses around a swan": the place says more than the word for any design.
  const placed = subjects.some(({ place }) => OF_ONE_DESIGN.has(place));
  // "A tree design with birds on both sides".
  const mirrored = arrangements.some(({ arrangement }) => arrangement === 'symmetry');
  for (const { arrangement, word } of arrangements) {
    if (arrangement === 'repeat' && (placed || mirrored)) continue;
    if (FACING.test(word) && isLonePair(subjects)) continue;
    if (best === undefined || WEIGHT[arrangement] > WEIGHT[best]) best = arrangement;
  }
  return best;
}

/** "A cat and a dog facing each other": they are the pair, and neither is there twice. */
const FACING = /facing|face to face|karşılıklı|yüz yüze|birbirine|bakışan/iu;
const isLonePair = ([one, other, ...rest]: readonly ReadSubject[]): boolean =>
  other !== undefined &&
  one.count === 1 &&
  other.count === 1 &&
  one.motif !== other.motif &&
  other.place === 'any' &&
  rest.length < 2;
