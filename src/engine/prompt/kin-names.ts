/*
 * Whoever a piece is made for, by name beside what they are to the one who asks: "kızım Ela için",
 * "for my son Max". On a gift the name is lettered.
 */

const KIN_TR =
  'kızım|oğlum|bebeğim|torunum|yeğenim|kardeşim|ablam|abim|ağabeyim|annem|babam|anneannem|babaannem|ninem|dedem|halam|teyzem|dayım|amcam|yengem|eniştem|kuzenim|kuzum|eşim|kocam|karım|sevgilim|nişanlım|arkadaşım|öğretmenim|gelinim|damadım|kedim|köpeğim';
const KIN_EN =
  'son|daughter|baby|babygirl|baby girl|baby boy|grandson|granddaughter|grandchild|nephew|niece|godson|goddaughter|sister|brother|sister-in-law|brother-in-law|mom|mum|mama|mother|mommy|mummy|mother-in-law|dad|father|daddy|father-in-law|grandma|grandmother|granny|nana|grandpa|grandfather|aunt|auntie|uncle|cousin|friend|best friend|bestie|wife|husband|partner|boyfriend|girlfriend|fiance|fiancé|fiancée|teacher|little girl|little boy|girl|boy|kid|dog|cat|puppy|kitten';
/** Days and feasts are nobody's names. */
const NO_NAME =
  '(?!Christmas|Easter|Birthday|Valentine|Mother|Father|New |Doğum|Anneler|Babalar|Yılbaşı|Sevgililer|Sünnet|Düğün|Kına|Nişan|Mezun|Öğretmen|Who\\b|And\\b|Made\\b)';
const ONE = `${NO_NAME}\\p{Lu}\\p{Ll}+`;

/** Words, and as they begin a sentence. */
const orCapital = (list: string): string =>
  list
    .split('|')
    .flatMap((word) => [word, word[0].toLocaleUpperCase('tr') + word.slice(1)])
    .join('|');

/** Turkish names the kin first, and ends the name as the sentence wants it: "oğlum Kerem'e". */
const NAMED_TR = new RegExp(
  `(?<=(?<!\\p{L})(?:${orCapital(KIN_TR)}) )(${ONE}(?: ${ONE})?)(?:['’]\\p{Ll}{1,5}|(?=\\s+(?:için|adına)(?!\\p{L})|\\s*(?:[,.!]|$)))(?!\\p{L})`,
  'gu',
);
/** "For my son Max", "to our best friend Anna". */
const NAMED_EN = new RegExp(
  `(?<=(?<!\\p{L})(?:[Ff]or|[Tt]o) (?:my|our) (?:\\p{Ll}+[- ]){0,2}(?:${KIN_EN}),? )(${ONE}(?: (?:and|&) ${ONE})?)(?!['’\\p{L}])`,
  'gu',
);

/** What such names are found by, each in its first group. */
export const KIN_NAMES: readonly RegExp[] = [NAMED_TR, NAMED_EN];
