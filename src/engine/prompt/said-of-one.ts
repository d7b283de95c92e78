import type { ParseState, ReadSubject } from './parse-state.ts';
import type { WordsStyle } from './plan.ts';

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
