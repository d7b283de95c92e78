import type { MotifIndex } from './motif-index.ts';
import type { ParseState, ReadSubject } from './parse-state.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';
import { squeeze } from './text.ts';

/*
 * Somebody who is named once more to say what is his: "uyuyan fil, filin kulakları pembe", "a fox and a
 * rabbit, the fox has a hat". Of him there is still one.
 */

/** Whose it is: "filin", "damadın", "kedinin". */
const OF_TR = /[ıiuü]n$/u;
const SAID_AGAIN_EN = /(?:^|\s)(?:the|this|that)$/;

/** What somebody is said to like: "oğlum kepçe seviyor", "my son loves excavators". */
const LOVES =
  /^(?:loves?|likes?|adores?|obsessed|seviyor|sever|sevdiği|bayılıyor|bayılır|hayranı|tutkunu|sevdalısı|delisi|hastası)$/;

/** Without what is liked, where one of its sort is asked for. */
function withoutLiked(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
): readonly ReadSubject[] {
  const loves = segments.findIndex(({ lower }) => LOVES.test(lower));
  if (loves < 0) return subjects;
  const clause = segments.findIndex(({ mark }, at) => at > loves && mark);
  if (clause < 0) return subjects;
  const isAsked = ({ from }: ReadSubject): boolean => segments.indexOf(from) > clause;
  return subjects.filter(
    (one) => isAsked(one) || !subjects.some((other) => other.motif === one.motif && isAsked(other)),
  );
}

/** The things of a prompt, each once; what is said of one where it is named again is said of it. */
export function withoutAgain(
  { subjects: named, undrawn }: Pick<ParseState, 'subjects' | 'undrawn'>,
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): ReadSubject[] {
  const subjects = withoutLiked(named, segments);
  const firsts = new Map<ReadSubject, ReadSubject>();
  subjects.forEach((subject, k) => {
    const before = subjects
      .slice(0, k)
      .filter((one) => one.from !== subject.from && firsts.get(one) === undefined);
    const isOneName = before.some(({ from }) => isSameName(from, subject.from));
    if (!isAgain(subject, isOneName, segments, index, language)) return;
    const first =
      before.find(({ motif }) => motif === subject.motif) ??
      before.find(({ from }) => isOneOf(subject, from) || isSameName(from, subject.from));
    if (first) firsts.set(subject, first);
  });
  if (firsts.size === 0) return [...subjects];
  const gone = new Set<ReadSubject>(firsts.keys());
  for (const [again, first] of firsts) {
    // "A mountain, the sun behind the mountains": a range has one drawing.
    if (isSameName(first.from, again.from)) first.motif = again.motif;
    // "Dede torun balık tutuyor, dedenin şapkası hasır": of one in a drawing of two, it is told.
    if (first.motif !== again.motif) {
      for (const one of subjects.filter(({ stands }) => stands?.other === again)) {
        gone.add(one);
        undrawn.push(`${again.from.typed} ${one.from.typed}`);
      }
      continue;
    }
    first.again ??= again.from;
    if (first.colors.length === 0) first.colors = again.colors;
    if (again.parts) first.parts = [...(first.parts ?? []), ...again.parts];
    if (again.look) first.look = { ...first.look, ...again.look };
    first.asleep ??= again.asleep;
    if (again.stands && again.stands.other !== first) first.stands ??= again.stands;
    for (const one of subjects)
      if (one.stands?.other === again)
        one.stands = one === first ? undefined : { ...one.stands, other: first };
  }
  return subjects.filter((subject) => !gone.has(subject));
}

/** One name, once of one and once of several: "mountain" and "mountains", "dağ" and "dağların". */
const isSameName = ({ lower: one }: Segment, { lower: other }: Segment): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.startsWith(short) &&
    /^(?:(?:e?s|l[ae]r(?:[ıi]n)?|[ıiuü]n)?)$/u.test(long.slice(short.length))
  );
};

/** Whether a name of several words has his: "dede torun balık tutuyor". */
const isOneOf = ({ from }: ReadSubject, { lower }: Segment): boolean => {
  const words = lower.split(' ');
  return words.length > 2 && words.some((word) => word.length > 3 && from.lower.startsWith(word));
};

function isAgain(
  { from, counted, count }: ReadSubject,
  isOneName: boolean,
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): boolean {
  // "The mountains", after a mountain.
  if ((counted || count > 1) && !isOneName) return false;
  const before = segments[segments.indexOf(from) - 1]?.lower ?? '';
  if (language === 'en') return SAID_AGAIN_EN.test(before) || /['’]s$/.test(from.lower);
  return OF_TR.test(from.lower) && !index.names.tr.exact.has(squeeze(from.lower));
}
