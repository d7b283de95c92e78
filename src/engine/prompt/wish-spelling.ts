import { withTurkishLetters } from './dotted.ts';
import { TURKISH_WISHES } from './greetings.ts';
import type { MotifIndex } from './motif-index.ts';
import { fold, lowerCase } from './text.ts';

/*
 * Wishes that were typed without Turkish letters: "dogum gunun kutlu olsun", "iyi ki dogdun Ali". They
 * are sewn as they are spelled; what stands in quotes is sewn as it is typed.
 */

/** What is blessed, beside the words of the wishes themselves. */
const BLESSED =
  'doğum gün günü günün günüm günümüz günüz gününüz yaş yaşın yaşınız yaşı yıl yılın yılınız yılı yıldönümü yıldönümün yıldönümünüz dönümü dönümün dönümünüz öğretmenler öğretmen kadınlar düğün düğünün düğününüz nişan nişanın nişanınız nikah nikahınız sünnet sünnetin sünnetiniz mezuniyetin bayramı bayramın bayramınız yılbaşı kandilin cumhuriyet çocuk gençlik işin işiniz dükkanınız dükkanın mübarek hayırlı hoşgeldin hoşgeldiniz maşallah';

const SPELLED = ((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const wishes = TURKISH_WISHES.flatMap((wish) => wish.match(/\p{L}+/gu) ?? []);
  for (const word of [...wishes, ...BLESSED.split(' ')]) {
    const plain = fold(word);
    if (plain !== word && !found.has(plain)) found.set(plain, word);
  }
  return found;
})();

const WISH = new RegExp(
  `(?<!\\p{L})(?:${TURKISH_WISHES.map(fold).join('|').replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+')}|(?:(?!(?:ve|ile|icin|olan|bir|(?:kose|alt|ust|orta|kenar|yan|ic|on|arka)(?:si)?n?[aeiu](?:n[dt]?[ae])?)\\s)\\p{L}+\\s+){1,3}(?:kutlu|mubarek|hayirli)(?:\\s+ve\\s+(?:kutlu|mubarek|mutlu))?\\s+olsun)(?!\\p{L})`,
  'iu',
);
/** A word of most of them, looked for first. */
const ANY =
  /olsun|mutlu|iyi|nice|seviyor|en iyi|canim|hos ?geldin|super|masallah|ruyalar|once|ilk|hayirli|takimi|damat|kiz/i;

/** The prompt with its wish as it is spelled, where no Turkish letters were typed. */
export function withWishSpelled(prompt: string, index: MotifIndex): string {
  if (/[çğışöüÇĞİŞÖÜ"“”«»„']/.test(prompt) || !ANY.test(prompt)) return prompt;
  if (!WISH.test(prompt)) return prompt;
  // The other small words get their letters first: they are looked for where there are none.
  const said = withTurkishLetters(prompt, index);
  const wish = WISH.exec(Array.from(said, fold).join(''));
  if (!wish) return said;
  const [from, to] = [wish.index, wish.index + wish[0].length];
  return said.slice(0, from) + said.slice(from, to).replace(/\p{L}+/gu, spelled) + said.slice(to);
}

/** A word as it is spelled, with the capitals that it has. */
function spelled(word: string): string {
  const lower = lowerCase(word, 'en');
  const right = SPELLED.get(lower) ?? lower;
  // Each i has its dot in capitals, too.
  if (word.length > 1 && word === word.toUpperCase()) return right.toLocaleUpperCase('tr');
  return /^\p{Lu}/u.test(word) ? right[0].toLocaleUpperCase('tr') + right.slice(1) : right;
}
