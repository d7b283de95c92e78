import type { MotifKind } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';

/* Parts of things that are no things of their own, as words begin that name them. */

const GROWN =
  'seed|pip|çekirde|bauble|thorn|diken|lea(?:f|v)|foliage|yapra|stem|stalk|sap|root|kök';
const BODY =
  'tail|kuyru|ear|kula|wing|kana[td]|eye|göz|whisker|bıyı|biyi|horn|antler|boynuz|nose|burun|burn|mane|yele|beak|gaga|paw|pati|leg|bacak|fang|diş|teeth|spot|benek|stripe|çizgi|tusk|trunk|hortum|shell|kabu|fin|yüzge[cç]|feather|tüy|antenna|anten';
const FIGURE = 'hair|saç|beard|sakal|mustache|moustache|bıyı|arm|kol|face|yüz|eye|göz|smile';
const BUILT =
  'door|kapı|window|pencere|chimney|baca|roof|çatı|flag|bayra|fence|çit|smoke|duman|cross|haç|stair|merdiven|grass|çim';
const DRIVEN =
  'wheel|tekerle|tire|lastik|window|cam|sail|yelken|smoke|duman|headlight|far|basket|sepet';

/** Parts that drawings of a kind have, whoever asks for none. */
export const PARTS: Partial<Record<MotifKind, string>> = {
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
/** Plural, whose, and case, in both languages. */
const ENDING = '[kğ]?(?:e?s|l[ae]r)?(?:s?[ıiuü])?n?(?:[dt][ae]n?|[ıiuü]n?|l[ae]|[ae])?';
const NAMED = new RegExp(`^(?:${ANY_PART})${ENDING}$`, 'u');

/** 'kuyruksuz', 'tailless': a part that no motif is called, and that is not there. */
export function lacksPart(lower: string, language: PromptLanguage): boolean {
  const part = (language === 'tr' ? /^(.{2,})s[ıiuü]z$/u : /^(.{2,})less$/u).exec(lower)?.[1];
  return part !== undefined && NAMED.test(part);
}

/** Whether a word that no motif is called names a part of things: 'roots', 'bacasından'. */
export const isPartOf = (lower: string): boolean => NAMED.test(lower);
