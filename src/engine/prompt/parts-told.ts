import { actsTold, scenesTold } from './acts-told.ts';
import { groundsTold } from './grounds-told.ts';
import type { ReadSubject } from './parse-state.ts';
import { qualitiesTold } from './qualities-told.ts';
import { isPartOf } from './settle.ts';

/* What is told of parts that their drawing has in colours of its own, and of acts and places. */

/** "A red tractor with yellow wheels": they are there, in the drawing's own colour. */
export const partsTold = (subjects: readonly ReadSubject[]): string[] =>
  subjects
    .filter(
      (one) =>
        isPartOf(one, subjects) &&
        one.colors.length > 0 &&
        !isDrawnPink(one, subjects) &&
        !isInNest(one, subjects),
    )
    .map(({ word }) => word);

/** The eggs of a nest are dyed with it. */
const isInNest = ({ motif }: ReadSubject, subjects: readonly ReadSubject[]): boolean =>
  /:egg$/.test(motif) && subjects.some((other) => /:nest-with-eggs$/.test(other.motif));

/** The ribbons of ballet shoes are pink anyway. */
const isDrawnPink = ({ motif, colors }: ReadSubject, subjects: readonly ReadSubject[]): boolean =>
  /:ribbon$/.test(motif) &&
  subjects.some((other) => /:pointe-shoes$/.test(other.motif)) &&
  colors.every((color) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return r > b && b > g;
  });

/** What somebody does, and where. */
export const placesTold = (
  ...[segments, all, index, language]: Parameters<typeof actsTold>
): string[] => [
  ...actsTold(segments, all, index, language),
  ...scenesTold(segments, all, index, language),
  ...groundsTold(segments, all, language),
  ...qualitiesTold(segments, all, language),
];
