import type { Lettering } from './lettering.ts';
import { LETTERING_MARK } from './text.ts';

/*
 * A thing in the place of a letter: "LOVE with a sunflower instead of the o", "o harfi yerine kalp".
 */

const LETTER = '(?:letters? )?[\'"“]?(?<letter>\\p{L})[\'"”]?(?: harf\\p{L}*)?(?!\\p{L})';
const SAID: readonly (readonly [part: RegExp, said: RegExp])[] = [
  [
    /instead of|place of|replac/i,
    new RegExp(
      `(?<!\\p{L})(?:instead of|in place of|in the place of|replacing|replaces) (?:the |an? )?${LETTER}`,
      'iu',
    ),
  ],
  [
    /(?:as|for) (?:the|letter)/i,
    new RegExp(
      `(?<!\\p{L})(?:as|for) (?:the (?:letter )?|letter )${LETTER.replace('(?:letters? )?', '')}`,
      'iu',
    ),
  ],
  [
    /yerin/i,
    /(?<![\p{L}\p{N}])['"“]?(?<letter>\p{L})['"”]?(?: harfi(?:nin)?)?['’]?(?:n[ıiuü]n)? yerin[ed]\p{L}*/iu,
  ],
];

/** A prompt without what it says of a letter, and that letter as typed. */
export function takeLetter(prompt: string): { rest: string; letter: string | undefined } {
  for (const [part, said] of SAID) {
    const found = part.test(prompt) ? said.exec(prompt) : null;
    const letter = found?.groups?.letter;
    if (!found || letter === undefined) continue;
    const [before, after] = [
      prompt.slice(0, found.index),
      prompt.slice(found.index + found[0].length),
    ];
    // "A cat instead of a dog": an article.
    if (/ a$/.test(found[0]) && /^ \p{L}/u.test(after)) continue;
    return { rest: `${before} ${after}`, letter };
  }
  return { rest: prompt, letter: undefined };
}

/** Whether a piece of lettering has a letter, large or small. */
export const hasLetter = (words: readonly string[], letter: string): boolean =>
  words.some((text) => text.toLowerCase().includes(letter.toLowerCase()));

/** "HOME with a heart as the o": the word with capitals that has the letter is lettered. */
export function withLettered(lettering: Lettering, letter: string | undefined): Lettering {
  if (letter === undefined || lettering.words.length > 0) return lettering;
  const found = [...lettering.rest.matchAll(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu)].find(([word]) =>
    hasLetter([word], letter),
  );
  if (!found) return lettering;
  const [word] = found;
  return {
    ...lettering,
    words: [word],
    rest: lettering.rest.replace(word, ` ${LETTERING_MARK} `),
  };
}
