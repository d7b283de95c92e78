import type { ParseState, ReadSubject } from './parse-state.ts';
import type { PromptPlan, WordsStyle } from './plan.ts';
import type { Segment } from './segments.ts';

/* What is said of all, and is meant of one thing. */

const SET: ReadonlySet<string | undefined> = new Set(['in', 'on', 'under', 'behind', 'beside']);

/** "Saksıda menekşe, mor": a colour of nobody is that of what stands there, not of where it stands. */
export function colorsToOne(state: ParseState): void {
  const { subjects, colors } = state;
  const [one, ...more] = subjects.filter(({ stands }) => SET.has(stands?.kind));
  if (!one || more.length > 0 || colors.length !== 1) return;
  const isItsPlace = (other: ReadSubject): boolean => other === one || other === one.stands!.other;
  if (!subjects.every((other) => isItsPlace(other) && other.colors.length === 0)) return;
  one.colors = colors.splice(0);
}

/**
 * "Three balloons, red yellow and blue": as many colours as there are of one thing are theirs.
 * "An elephant with a balloon in grey and blue": of two things each has one.
 */
export function colorsToEach({ subjects, colors }: ParseState, segments: readonly Segment[]): void {
  const many = subjects.filter(
    (one) => one.counted && one.count === colors.length && one.colors.length === 0,
  );
  if (colors.length > 1 && many.length === 1 && subjects.length > 1)
    many[0].colors = colors.splice(0);
  colorsBetween(subjects, segments);
  const [first, second, ...more] = subjects;
  if (more.length > 0 || second?.count !== 1 || second.colors.length !== 2) return;
  if (first.colors.length > 0 || first.count !== 1) return;
  const after = segments.slice(segments.indexOf(second.from) + 1);
  const isSaidAfter = after.filter(({ meaning }) => meaning?.kind === 'color').length > 1;
  if (!isSaidAfter || !PLAIN.test(second.motif)) return;
  [first.colors, second.colors] = [[second.colors[0]], [second.colors[1]]];
}

/** "Three balls of yarn, red, teal and mustard, a kitten": as many colours as there are balls. */
function colorsBetween(subjects: readonly ReadSubject[], segments: readonly Segment[]): void {
  for (const [k, last] of subjects.slice(1).entries()) {
    const many = subjects[k];
    const isTheirs = many.counted && many.count > 1 && many.count === last.colors.length;
    if (!isTheirs || many.colors.length > 0 || last.count > 1) continue;
    const between = segments.slice(segments.indexOf(many.from) + 1, segments.indexOf(last.from));
    const marks = between.flatMap(({ mark }, at) => (mark ? [at] : []));
    const said = between.flatMap(({ meaning }, at) => (meaning?.kind === 'color' ? [at] : []));
    if (said.length !== many.count || marks[0] !== 0 || marks.at(-1)! < said.at(-1)!) continue;
    many.colors = last.colors;
    last.colors = [];
  }
}

/** What is of one colour. */
const PLAIN = /balloon$|heart$|star$|:ribbon$|:bow$|moon$|flower$|:blossom$|:tulip$|:rose$|:daisy$/;

/**
 * "Elif, altında küçük bir kelebek": the letters are the larger of the two.
 * @param besidePicture what they are beside is a picture: it is the largest
 */
export const besideSmall = (
  style: WordsStyle | undefined,
  subjects: readonly ReadSubject[],
  besidePicture: boolean,
): WordsStyle | undefined => {
  const [one, ...more] = subjects;
  const isSmall = one?.size === 'small' && one.count === 1 && more.length === 0;
  return isSmall && !style?.form && !besidePicture ? { ...style, large: true } : style;
};

/** "Initials RKL in a frame, silver thread": whether what is said of the whole is said of the letters. */
export const isOfWords = (
  { subjects }: ParseState,
  words: readonly string[],
  palette: PromptPlan['palette'],
): boolean => words.length > 0 && (palette === 'monochrome' || subjects.length === 0);

/** The colours that are said of letters, of things and of the whole. */
export const colorsOf = ({ lettering, subjects, colors }: ParseState): readonly string[] => [
  ...lettering.colors,
  ...subjects.flatMap((one) => one.colors),
  ...colors,
];
