import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Segment } from './segments.ts';
import { isVessel } from './thing-kinds.ts';

/*
 * Drawings of one thing in different poses: who sits is drawn sitting, and who looks out of a
 * basket looks at you.
 */

const SITS = /^(?:sitting|seated|sits|oturan|oturuyor|oturmuş|oturur)$/;
const SITTING: Readonly<Record<string, string>> = {
  'fluent:cat': 'ilmek:sitting-cat',
  'fluent:black-cat': 'ilmek:sitting-cat',
  'fluent:dog': 'ilmek:sitting-dog',
};
/** The coat of a drawing that another one takes the place of. */
const COATS: Readonly<Record<string, string>> = {
  'fluent:cat': '#f3a04a',
  'fluent:black-cat': '#1a1a1c',
};
const FACES: Readonly<Record<string, string>> = Object.fromEntries(
  ['cat', 'dog', 'rabbit', 'mouse', 'pig', 'cow', 'horse', 'monkey', 'tiger'].map((name) => [
    `fluent:${name}`,
    `fluent:${name}-face`,
  ]),
);
/** What hides all but the head of who is in it. */
const DEEP =
  /basket|mug|cup$|teacup|bag$|backpack|box|gift|bucket|stocking|boot|hat$|pot(?!ato)|jar/;

/** Gives those who sit or look out of something the drawing that shows it. */
export function drawnOtherwise(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
): void {
  const sits = segments.findIndex(({ lower }) => SITS.test(lower));
  const far = ({ from }: ReadSubject): number => Math.abs(segments.indexOf(from) - sits);
  const sitters = sits < 0 ? [] : subjects.filter(({ motif }) => motif in SITTING);
  const [sitter] = sitters.toSorted((a, b) => far(a) - far(b));
  for (const subject of subjects) {
    const { stands, motif } = subject;
    const isDeep = stands?.kind === 'in' && isVessel(stands.other.motif);
    const face = FACES[motif];
    if (isDeep && DEEP.test(stands.other.motif) && index.motifs.has(face)) subject.motif = face;
    else if (subject === sitter && !subject.asleep) sit(subject);
  }
}

function sit(subject: ReadSubject): void {
  const coat = COATS[subject.motif];
  subject.motif = SITTING[subject.motif];
  if (coat && subject.colors.length === 0) subject.colors = [coat];
}
