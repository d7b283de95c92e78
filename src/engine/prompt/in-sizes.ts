import type { ReadSubject } from './parse-state.ts';
import type { SubjectSize } from './plan.ts';
import type { Segment } from './segments.ts';

/* "Five mushrooms of different sizes", "farklı boylarda balıklar": copies that are not all alike. */

const OTHER = /^(?:different|various|varying|varied|assorted|mixed|farklı|değişik|çeşitli)$/;
const SIZES =
  /^(?:sizes?|sized|heights?|boy(?:lar)?[dt]?a?|boyut(?:lar)?[dt]?a?|büyüklü[kğ]\p{L}*|ebat\p{L}*)$/u;
const ALL: readonly SubjectSize[] = ['large', 'normal', 'small'];

/** "The middle one bigger than the others", "ortadaki daha büyük". */
const MIDDLE_EN = /^(?:the )?(?:middle|cent(?:er|re))(?: one)?$/;
const MIDDLE_TR = /^(?:ortadaki|ortancası|ortanca)$/;

/** The size of the middle one of several, where one is said. */
function middleSize(segments: readonly Segment[]): { at: number; size: SubjectSize } | undefined {
  const at = segments.findIndex(({ lower }, k) =>
    lower === 'middle' || MIDDLE_EN.test(lower)
      ? /^ones?$/.test(segments[k + 1]?.lower ?? '') || / one$/.test(lower)
      : MIDDLE_TR.test(lower),
  );
  if (at < 0) return undefined;
  const after = segments
    .slice(at + 1, at + 6)
    .find(({ mark, meaning }) => mark || meaning?.kind === 'size' || meaning?.kind === 'color');
  const before = segments[at - 1]?.meaning;
  const said = before?.kind === 'size' ? before : after?.meaning;
  return said?.kind === 'size' ? { at, size: said.size } : undefined;
}

/** Three ladybugs, of which the middle one is larger: one after another. */
function withMiddle(
  subjects: readonly ReadSubject[],
  { at, size }: { at: number; size: SubjectSize },
  segments: readonly Segment[],
): ReadSubject[] {
  const one = subjects.findLast(
    ({ count, from }) => count > 2 && count % 2 === 1 && segments.indexOf(from) < at,
  );
  if (!one) return [...subjects];
  const side = (one.count - 1) / 2;
  const parts = [side, 1, side].map((count, k): ReadSubject =>
    Object.assign(k === 0 ? one : { ...one }, {
      count,
      counted: true,
      size: k === 1 ? size : 'normal',
    }),
  );
  return subjects.flatMap((subject) => (subject === one ? parts : [subject]));
}

/** The things of a prompt, those of which there are several in as many sizes as it says. */
export function inSizes(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
): ReadSubject[] {
  const at = segments.findIndex(({ lower }, k) => {
    const next = segments[k + 1]?.lower ?? '';
    return OTHER.test(lower) && SIZES.test(next);
  });
  const middle = at < 0 && middleSize(segments);
  if (middle) return withMiddle(subjects, middle, segments);
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
