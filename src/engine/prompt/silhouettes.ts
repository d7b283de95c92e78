import type { ReadSubject } from './parse-state.ts';
import type { Segment } from './segments.ts';

/* "A running horse silhouette", "kurt silüeti": its outline, filled in one thread. */

const SAID = /^(?:silhouettes?|silüet\p{L}*|siluet\p{L}*)$/u;
/** Drawings of one ink are silhouettes as they are. */
const OF_ONE_INK = /^game:/;
/** Thread of a silhouette that no colour is said of. */
const BLACK = '#2a2d2f';

/** Notes in things that their silhouettes are asked for. */
export function readSilhouettes(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
): void {
  segments.forEach(({ lower }, at) => {
    const isOwn = /(?:silhouette|sil[uü]et\p{L}*)$/u.test(lower) && lower.includes(' ');
    if (!SAID.test(lower) && !isOwn) return;
    const placeOf = ({ from }: ReadSubject): number => segments.indexOf(from);
    const isOf = segments[at + 1]?.lower === 'of';
    const one = isOwn
      ? subjects.find((subject) => placeOf(subject) === at)
      : isOf
        ? subjects.find((subject) => placeOf(subject) > at)
        : (subjects.findLast((subject) => placeOf(subject) < at) ??
          subjects.find((subject) => placeOf(subject) > at));
    if (!one) return;
    if (!OF_ONE_INK.test(one.motif)) one.solid = true;
    else if (one.colors.length === 0) one.colors = [BLACK];
  });
}
