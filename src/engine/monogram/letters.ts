import { EngineError } from '../core/errors.ts';
import { MONOGRAM_MAX, type MonogramStyle } from './options.ts';

/**
 * The letters of a monogram as they are drawn, one string each. Blanks are left out. A
 * letter with its marks is one letter, however many code points it has.
 * @param text as it was typed
 * @param language whose rules upper-case the letters: in Turkish i becomes İ
 * @param style script-lowercase keeps small letters small, and makes others so
 */
export function monogramLetters(
  text: string,
  language: 'en' | 'tr',
  style?: MonogramStyle,
): string[] {
  const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment)
    .filter((letter) => letter.trim() !== '')
    .map((letter) => inCase(letter, language, style === 'script-lowercase'));
}

/** A letter in the case wanted. One whose capital would be two letters, such as ß, stays as it is. */
function inCase(letter: string, language: 'en' | 'tr', small: boolean): string {
  const changed = small ? letter.toLocaleLowerCase(language) : letter.toLocaleUpperCase(language);
  const other = changed.normalize('NFC');
  if (codePoints(other) <= codePoints(letter)) return other;
  // Outside Turkish, İ becomes an i and a dot to stand on it: the i has one.
  return small ? String.fromCodePoint(other.codePointAt(0) ?? 0) : letter;
}

const codePoints = (text: string): number => [...text].length;

/** @throws EngineError `bad-options` unless there are 1 to 4 letters */
export function checkLetters(letters: readonly string[]): void {
  if (letters.length >= 1 && letters.length <= MONOGRAM_MAX) return;
  throw new EngineError(
    'bad-options',
    'monogram',
    `text wants 1 to ${MONOGRAM_MAX} letters, got ${letters.length}`,
  );
}
