import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Arrangement, RelationKind, SubjectPlace } from './plan.ts';
import { CREATURES } from './thing-kinds.ts';

/*
 * What is said beside a picture: "my dog with a wreath of daisies" names what the picture shows, and
 * everything else has its place about it.
 */

/** Where about the picture something is that stands so to what it shows. */
const BY_RELATION: Partial<Record<RelationKind, SubjectPlace>> = {
  on: 'top',
  over: 'top',
  wearing: 'top',
  under: 'bottom',
  holding: 'bottom',
  beside: 'right',
  facing: 'left',
};

/** What crowns are made of: nobody knows where the head in a picture is. */
const CROWNS: Readonly<Record<string, string>> = {
  'ilmek:daisy-crown': 'ilmek:daisy',
  'ilmek:rose-crown': 'ilmek:rose',
  'ilmek:flower-crown': 'fluent:blossom',
};

/** Gives each thing its place about the picture, and leaves that which the picture shows without one. */
export function placeAround(
  subjects: readonly ReadSubject[],
  arrangement: Arrangement | undefined,
  index: MotifIndex,
): void {
  const shown = shownBy(subjects, index);
  // Of what a ring is made of the picture shows nothing.
  if (arrangement !== undefined) {
    const isAlive = shown && CREATURES.has(index.motifs.get(shown.motif)!.kind);
    if (isAlive && subjects.length > 1) shown.place = 'middle';
    return;
  }
  for (const subject of subjects) {
    if (subject === shown) continue;
    const flower = CROWNS[subject.motif];
    const { stands } = subject;
    const isToShown = stands !== undefined && stands.other === shown;
    if (flower && isToShown) {
      subject.motif = flower;
      Object.assign(subject, { count: 2, counted: false });
    }
    const far = flower ? undefined : BY_RELATION[stands?.kind ?? 'in'];
    if (isToShown) {
      subject.stands = undefined;
      subject.place = far ?? 'around';
    } else if (!stands && subject.place === 'any' && (shown || subject.count > 1)) {
      subject.place = 'around';
    }
  }
}

/** The creature that is named, else the one thing beside several; nothing that has a place. */
function shownBy(subjects: readonly ReadSubject[], index: MotifIndex): ReadSubject | undefined {
  const free = subjects.filter(
    ({ place, stands }) => !stands && (place === 'any' || place === 'middle'),
  );
  const alive = free.find(
    ({ motif, count }) => count === 1 && CREATURES.has(index.motifs.get(motif)!.kind),
  );
  return alive ?? free.find(({ count }) => count === 1) ?? free.find(isCarried(subjects));
}

/** Something else stands to it. */
const isCarried =
  (subjects: readonly ReadSubject[]) =>
  (one: ReadSubject): boolean =>
    subjects.some(({ stands }) => stands?.other === one);
