import type { MotifIndex, MotifKind } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Absence, PromptLanguage } from './plan.ts';

/*
 * Parts that somebody does not want: the nearest drawing without them, or a word that says that
 * they are still there.
 */

/** Drawings that lack what others of their name have. */
const LACKING: readonly (readonly [motif: string, part: RegExp, other: string])[] = [
  ['fluent:deciduous-tree', /leaf|leaves|foliage|herb/, 'game:dead-wood'],
  ['fluent:herb', /leaf|leaves|herb/, 'ilmek:bare-branch'],
  ['ilmek:branch', /leaf|leaves|herb/, 'ilmek:bare-branch'],
  ['game:tree-branch', /leaf|leaves|herb/, 'ilmek:bare-branch'],
  ['fluent:rose', /thorn|diken/, 'ilmek:thornless-rose'],
];

const GROWN = 'thorn|diken|lea(?:f|v)|foliage|yapra|stem|stalk|sap|root|kök';
const BODY =
  'tail|kuyru|ear|kula|wing|kana[td]|eye|göz|whisker|bıyı|biyi|horn|antler|boynuz|nose|burun|burn|mane|yele|beak|gaga|paw|pati|leg|bacak|fang|diş|teeth|spot|benek|stripe|çizgi|tusk|trunk|hortum|shell|kabuk|fin|yüzge[cç]|feather|tüy|antenna|anten';
const FIGURE = 'hair|saç|beard|sakal|mustache|moustache|bıyı|arm|kol|face|yüz|eye|göz|smile';
const BUILT =
  'door|kapı|window|pencere|chimney|baca|roof|çatı|flag|bayra|fence|çit|smoke|duman|cross|haç|stair|merdiven|grass|çim';
const DRIVEN =
  'wheel|tekerle|tire|lastik|window|cam|sail|yelken|smoke|duman|headlight|far|basket|sepet';

/** Parts that drawings of a kind have, whoever asks for none. */
const PARTS: Partial<Record<MotifKind, string>> = {
  flower: GROWN,
  tree: `${GROWN}|trunk|gövde`,
  leaf: GROWN,
  food: GROWN,
  animal: BODY,
  bird: BODY,
  insect: BODY,
  sea: BODY,
  face: `${BODY}|${FIGURE}`,
  person: FIGURE,
  building: BUILT,
  vehicle: DRIVEN,
};
const ANY_PART = Object.values(PARTS).join('|');
const NAMED = new RegExp(`^(?:${ANY_PART})\\p{L}{0,4}$`, 'u');

/** 'kuyruksuz', 'tailless': a part that no motif is called, and that is not there. */
export function lacksPart(lower: string, language: PromptLanguage): boolean {
  const part = (language === 'tr' ? /^(.{2,})s[ıiuü]z$/u : /^(.{2,})less$/u).exec(lower)?.[1];
  return part !== undefined && NAMED.test(part);
}

/** Whether a word that no motif is called names a part of things: 'roots', 'bacasından'. */
export const isPartOf = (lower: string): boolean => NAMED.test(lower) || BUILT_TR.test(lower);
const BUILT_TR = /^(?:çatı|baca|kapı|pencere|kök|dal|yaprak|kuyruğ)\p{L}{0,7}$/u;

/** "A fox without a tail", "kuyruksuz tilki": its drawing has one, which is told. */
export function stillThere(
  { motif, word }: ReadSubject,
  absent: readonly Absence[],
  index: MotifIndex,
): string[] {
  const list = /:snowman/.test(motif)
    ? 'hat|scarf|şapka|atkı'
    : PARTS[index.motifs.get(motif)!.kind];
  if (list === undefined) return [];
  const parts = new RegExp(`^(?:${list})`, 'u');
  return absent
    .map((one) => one.word)
    .filter((typed) => parts.test(typed.toLowerCase()))
    .map((typed) =>
      /(?:s[ıiuü]z|less)$/u.test(typed) ? `${typed} ${word}` : `${word} without ${typed}`,
    );
}

/** The nearest motif without what is not wanted: a bare tree for one without leaves. */
export function lacking(motif: string, absent: readonly Absence[], index: MotifIndex): string {
  const parts = absent.flatMap(({ word, motifs }) => [word.toLowerCase(), ...motifs]);
  const found = LACKING.find(([of, part]) => of === motif && parts.some((id) => part.test(id)));
  return found && index.motifs.has(found[2]) ? found[2] : motif;
}
