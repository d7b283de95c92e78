import type { ReadSubject } from './parse-state.ts';
import type { SubjectSize } from './plan.ts';
import type { Segment } from './segments.ts';

/* "Five mushrooms of different sizes", "farklı boylarda balıklar": copies that are not all alike. */

const OTHER = /^(?:different|various|varying|varied|assorted|mixed|farklı|değişik|çeşitli)$/;
const SIZES =
  /^(?:sizes?|sized|heights?|boy(?:lar)?[dt]?a?|boyut(?:lar)?[dt]?a?|büyüklü[kğ]\p{L}*|ebat\p{L}*)$/u;
const ALL: readonly SubjectSize[] = ['large', 'normal', 'small'];

/** The things of a prompt, those of which there are several in as many sizes as it says. */
export function inSizes(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
): ReadSubject[] {
  const at = segments.findIndex(({ lower }, k) => {
    const next = segments[k + 1]?.lower ?? '';
    return OTHER.test(lower) && SIZES.test(next);
  });
  if (at < 0) return [...subjects];
  const several = subjects.filter(({ count, size }) => count > 1 && size === 'normal');
  const one =
    several.findLast(({ from }) => segments.indexOf(from) < at) ??
    several.find(({ from }) => segments.indexOf(from) > at);
  if (!one) return [...subjects];
  const { count } = one;
  const sizes = count === 2 ? (['large', 'small'] as const) : ALL;
  const parts = sizes.map((size, k): ReadSubject => {
    const share = Math.floor((count - k - 1) / sizes.length) + 1;
    return Object.assign(k === 0 ? one : { ...one }, { size, count: share, counted: true });
  });
  return subjects.flatMap((subject) => (subject === one ? parts : [subject]));
}
