import type { Lettering } from './lettering.ts';
import { LETTERING_MARK } from './text.ts';

/*
 * A thing in the place of a letter: "LOVE with a sunflower instead of the o", "o harfi yerine kalp".
 */

const LETTER = '(?:letters? )?[\'"“]?(?<letter>\\p{L})[\'"”]?(?: harf\\p{L}*)?(?!\\p{L})';
/** "A and J with a heart in the middle", "Ada ve Can, aralarında kalp": in the place of the "&". */
const BETWEEN: readonly (readonly [part: RegExp, said: RegExp])[] = [
  [
    /between|middle/i,
    /(?<=\p{Lu}\p{L}* (?:and|&|\+) \p{Lu}\p{L}*(?: initials)?,? (?:with|and) (?:an? |one )(?:(?:small|little|tiny|red|pink|gold|simple|cute) )*(?:heart|ring|flower|rose|star|daisy|infinity sign)) (?:in (?:the )?(?:middle|between|cent(?:er|re))(?: of (?:them|it))?|between (?:them|the (?:two )?(?:letters|initials|names)))(?!\p{L})/u,
  ],
  [
    /ara[ls]|orta/iu,
    /(?<=\p{Lu}\p{L}* (?:ve|&|\+|ile) \p{Lu}\p{L}*(?: (?:harfleri|harfi|isimleri|yazısı))?),? (?:arasında(?:ki)?|aralarında|ortasında|ortada)(?: (?:bir|küçük|kırmızı|altın|pembe))*(?= (?:kalp|yüzük|çiçek|gül|yıldız|papatya|sonsuzluk))/u,
  ],
];

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
  for (const [part, said] of BETWEEN) {
    if (!part.test(prompt) || !said.test(prompt)) continue;
    return { rest: prompt.replace(said, ', '), letter: '&' };
  }
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

/** Two names with the sign between them that a thing stands for. */
export const withAmpersand = (text: string): string => text.replace(/ (?:and|ve|ile|\+) /u, ' & ');

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
