import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import { COLORED_PARTS, DYED_BY_PART, EYED, EYES, HAS_EYES } from './part-colors.table.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * Colours of parts that a drawing has in threads of their own: "a house with a red door", "mavi gözlü
 * kedi". What is drawn so is not told as left out, and a door is no second thing.
 */

/** The things without those that are only parts of others; their colours are noted in these. */
export function withPartColors(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  undrawn: string[],
  { index, language }: { index: MotifIndex; language: PromptLanguage },
): ReadSubject[] {
  const gone = new Set<ReadSubject>();
  segments.forEach((segment, at) => {
    const owner = ownerOf(subjects, segments, at, { index, language });
    if (!owner) return;
    const thing = subjects.find(({ from }) => from === segment);
    const color = thing?.colors[0] ?? segment.color ?? colorAt(segments, at, language);
    if (color === undefined || owner === thing) return;
    const both = thing ? [color] : pairAt(segments, at, color);
    const called = segment.lower;
    owner.parts = [...(owner.parts ?? []), ...both.map((one) => ({ called, color: one }))];
    if (thing) gone.add(thing);
    notOfOthers(both, subjects, segments, at);
    // "A tree with a gold star, presents under it": under the tree.
    for (const one of subjects)
      if (thing && one.stands?.other === thing)
        one.stands = one === owner ? undefined : { ...one.stands, other: owner };
    for (let k = undrawn.length - 1; k >= 0; k--)
      if (undrawn[k].includes(segment.typed)) undrawn.splice(k, 1);
    if (owner.colors.length === 1 && owner.colors[0] === color && !isTwice(segments, color))
      owner.colors = [];
  });
  for (const subject of subjects) {
    const called = DYED_BY_PART.find(([motif]) => motif.test(subject.motif))?.[1];
    const [color] = subject.colors;
    if (called === undefined || color === undefined || subject.parts) continue;
    subject.parts = [{ called, color }];
    subject.colors = [];
  }
  return subjects.filter((subject) => !gone.has(subject));
}

/** "A lighthouse with red and white stripes, three sailboats": the boats have colours of their own. */
function notOfOthers(
  both: readonly string[],
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  at: number,
): void {
  for (const one of subjects) {
    const to = segments.indexOf(one.from);
    const isAfter = to > at && segments.slice(at, to).some(({ mark }) => mark);
    const isLeft = isAfter && one.colors.length > 0 && String(one.colors) === String(both);
    const own = segments
      .slice(at + 1)
      .some(({ meaning, color }) => meaning?.kind === 'color' || color);
    if (isLeft && !own) one.colors = [];
  }
}

/** Colours without those that only a part is of: antlers that are red redden no moose. */
export const withoutPartsOnly = (
  colors: readonly string[],
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
): string[] =>
  colors.filter(
    (color) =>
      !subjects.some(({ parts }) => parts?.some((part) => part.color === color)) ||
      subjects.some((one) => one.colors.includes(color)) ||
      isTwice(segments, color),
  );

/** "A red house with a red door". */
const isTwice = (segments: readonly Segment[], color: string): boolean =>
  segments.filter(
    ({ meaning, color: own }) =>
      own === color || (meaning?.kind === 'color' && meaning.color === color),
  ).length > 1;

/** Whose part a word names; Turkish tells by its ending whether that one follows. */
function ownerOf(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  at: number,
  { index, language }: { index: MotifIndex; language: PromptLanguage },
): ReadSubject | undefined {
  const { lower } = segments[at];
  const isEyes = EYES.test(lower) || EYED.test(lower);
  // Few words name a part: that is asked once a word, and not once for each subject.
  const parts = isEyes ? [] : COLORED_PARTS.filter(({ called }) => called.test(lower));
  if (!isEyes && parts.length === 0) return undefined;
  const has = ({ motif, from }: ReadSubject): boolean =>
    from !== segments[at] &&
    (isEyes ? HAS_EYES.has(index.motifs.get(motif)!.kind) : parts.some(({ of }) => of.test(motif)));
  const far = ({ from }: ReadSubject): number => {
    const gap = segments.indexOf(from) - at;
    const follows = EYED.test(lower) || (language === 'tr' && /l[ıiuü]$/.test(lower));
    return Math.abs(gap) + ((follows ? gap > 0 : gap < 0) ? 0 : 6);
  };
  return subjects.filter(has).toSorted((a, b) => far(a) - far(b))[0];
}

/** "A green and purple tail": both colours, in their order. */
function pairAt(segments: readonly Segment[], at: number, color: string): string[] {
  const [first, join, last] = [at - 3, at - 2, at - 1].map((k) => segments[k]?.meaning);
  const isPair = first?.kind === 'color' && join?.kind === 'join' && last?.kind === 'color';
  return isPair && last.color === color && first.color !== color ? [first.color, color] : [color];
}

/** The colour before the word, or after it where it is said of the part: "gözleri yeşil". */
function colorAt(
  segments: readonly Segment[],
  at: number,
  language: PromptLanguage,
): string | undefined {
  const isAside = ({ meaning }: Segment): boolean =>
    ['skip', 'size', 'count'].includes(meaning?.kind ?? '');
  let before = at - 1;
  while (segments[before] && isAside(segments[before])) before--;
  let after = at + 1;
  while (/^(?:is|are|ise|de|da|çok|olsun)$/.test(segments[after]?.lower ?? '')) after++;
  const late = segments[after]?.meaning;
  // "Bir gözü mavi, bir gözü sarı": each is said after it.
  const isOwn = language === 'tr' && /(?<!l)[ıiuü]$/u.test(segments[at].lower);
  if (isOwn && late?.kind === 'color') return late.color;
  const said = segments[before]?.meaning;
  if (said?.kind === 'color') return said.color;
  const isHis = /^(?:its|his|her|their)$/.test(segments[at - 1]?.lower ?? '');
  const isLate =
    isHis || after > at + 1 || (language === 'tr' && !/l[ıiuü]$/.test(segments[at].lower));
  return isLate && late?.kind === 'color' ? late.color : undefined;
}
