import type { ReadSubject } from './parse-state.ts';
import type { Segment } from './segments.ts';

/* "A running horse silhouette", "kurt silüeti": its outline, filled in one thread. */

const SAID = /^(?:silhouettes?|silüet\p{L}*|siluet\p{L}*)$/u;
/** Drawings of one ink are silhouettes as they are. */
const OF_ONE_INK = /^game:/;
/** Thread of a silhouette that no colour is said of. */
const BLACK = '#2a2d2f';

const PLURAL = /^(?:silhouettes|sil[uü]etler\p{L}*)$/u;

const PAIR = /:(?:bride|groom|man|woman|boy|girl|mother|father|swan|dog|cat|horse|deer)$/;

/** Notes in things that their silhouettes are asked for. */
export function readSilhouettes(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
): void {
  /** "Cat and dog silhouettes": those that are joined to one, before it. */
  const joinedBefore = (one: ReadSubject): ReadSubject[] => {
    const at = segments.indexOf(one.from);
    if (segments[at - 1]?.meaning?.kind !== 'join') return [];
    const other = subjects.find(({ from }) => segments.indexOf(from) === at - 2);
    return other ? [other, ...joinedBefore(other)] : [];
  };
  segments.forEach(({ lower }, at) => {
    const isOwn = /(?:silhouette|sil[uü]et\p{L}*)$/u.test(lower) && lower.includes(' ');
    if (!SAID.test(lower) && !isOwn) return;
    const placeOf = ({ from }: ReadSubject): number => segments.indexOf(from);
    const isOf = segments[at + 1]?.lower === 'of';
    // "A woman before a sunset, silhouette": of who is named first.
    const isAside = segments[at - 1]?.typed === ',';
    const one = isOwn
      ? subjects.find((subject) => placeOf(subject) === at)
      : isAside && subjects.length > 1
        ? subjects[0]
        : isOf
          ? subjects.find((subject) => placeOf(subject) > at)
          : (subjects.findLast((subject) => placeOf(subject) < at) ??
            subjects.find((subject) => placeOf(subject) > at));
    // "Damat ve gelin silueti", "bride and groom silhouette": of a pair are both.
    const isOfAll = PLURAL.test(lower) || PAIR.test(one?.motif ?? '');
    for (const of of one ? [one, ...(isOfAll ? joinedBefore(one) : [])] : []) {
      if (!OF_ONE_INK.test(of.motif)) of.solid = true;
      else if (of.colors.length === 0) of.colors = [BLACK];
    }
  });
}
