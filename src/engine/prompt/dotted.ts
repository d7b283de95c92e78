import { languageOf } from './language.ts';
import { LEXICONS } from './lexicon.ts';
import type { MotifIndex } from './motif-index.ts';
import { HAVING_WORDS, SAID } from './relation-words.ts';
import { stemmer } from './stems.ts';
import { fold, tokens } from './text.ts';

/*
 * Turkish typed on a keyboard without its letters: "agacin altinda kitap okuyan kiz". Names are found
 * without them anyway; small words, which say how things stand to each other, get their letters back
 * before anything is read.
 */

/** Words that are in no list by themselves: forms of what somebody does, and of parts and places. */
const FORMS =
  'ağacı dallarında ağacın ağaca ağaçta ağzında ağzındaki yanındaki altındaki üstündeki içindeki arkasındaki önündeki kenarındaki kucağında başında kafasında saçında saçındaki saçlarında sırtında boynunda çiçekli çiçeklerle çiçekten yıldızlı yıldızların ışıklı kırmızılı mavi yeşilli yazısı yazılı yazısıyla adına doğum günü günün düğün nişan sünnet kına gecesi dükkanı dükkanım için üç dört altı şapkalı gözlüklü atkılı fiyonklu kurdeleli uyuyor koşuyor uçuyor oynuyor okuyor tutuyor taşıyor yüzüyor kovalıyor sarılıyor öpüşüyor kuşu kuşlar kuşları oğlum oğluma kızım kızıma öğretmenim eşim eşime diş dişi dişler gülen göğüs göğsü göğsüne önlüğü önlüğüne fırça fırçası saksıda yumurtadan';

/** By its letters without marks, the word as it is spelled; none where both are words. */
const SPELLED = ((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const { exact } = LEXICONS.tr;
  for (const word of [...SAID.tr.keys(), ...HAVING_WORDS, ...FORMS.split(' '), ...exact.keys()]) {
    const plain = fold(word);
    if (plain === word || plain.length < 3 || /\s/.test(word) || exact.has(plain)) continue;
    if (!found.has(plain)) found.set(plain, word);
  }
  return found;
})();

/** A dress of India by these letters, and asked for as such by few. */
const YELLOW = 'sari';
/** April, behind a day, and no engagement. */
const APRIL = 'nisan';
const DAY_BEFORE = /\d\s*$/;
const PUT_ON = /^\s*(?:giy|sar[ıi]n|ku[sş]an)/u;

/** What stands in quotes is lettered as it is typed. */
const PLAIN = /["“„«][^"”»]*["”»]|(?<![\p{L}\p{N}'’])(?:^[A-Z])?[a-z]{2,}(?![\p{L}\p{N}'’])/gu;

/** The prompt with the letters of small words, where it is Turkish and has none. */
export function withTurkishLetters(prompt: string, index: MotifIndex): string {
  // Who has the letters and leaves some out is read so, too: "sacinda cicek tacı".
  let isTurkish: boolean | undefined;
  return prompt.replace(PLAIN, (word: string, at: number) => {
    const small = at === 0 ? word.toLowerCase() : word;
    const spelled = SPELLED.get(small);
    if (spelled === undefined) return word;
    if (small === APRIL && DAY_BEFORE.test(prompt.slice(Math.max(0, at - 6), at))) return word;
    const isYellow = word === YELLOW && !PUT_ON.test(prompt.slice(at + word.length));
    if (index.names.tr.exact.has(small) && !isYellow) return word;
    isTurkish ??= languageOf(tokens(prompt), index, stemmer()) === 'tr';
    if (!isTurkish) return word;
    return small === word ? spelled : spelled[0].toLocaleUpperCase('tr') + spelled.slice(1);
  });
}
