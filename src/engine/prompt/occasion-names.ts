/*
 * Names beside an occasion: "25. evlilik yıldönümü Fatma ve Mehmet", "Rose and Jack 50th anniversary",
 * "Sünnet: Yusuf". On what is sewn for a wedding or a birth whoever is named is lettered, on whichever
 * side of it they stand and whatever capitals it has.
 */

const TR =
  'y[ıi]l ?d[öo]n[üu]m|evlilik|ni[şs]an|s[öo]z(?: kesme)?|nik[aâ]h|d[üu][ğg][üu]n|k[ıi]na(?: gecesi)?|s[üu]nnet(?: d[üu][ğg][üu]n[üu])?|mevl[iüu][dt]|(?:do[ğg]um|ya[şs]) g[üu]n|di[şs] bu[ğg]day|mezuniyet|vaftiz';
const EN =
  'anniversary|wedding|engagement|bridal shower|baby shower|christening|baptism|birthday|graduation|communion|vow renewal';
/** The occasion, bare or as somebody's: "nişan", "nişanı", "nişan töreni". */
const OCCASION = new RegExp(
  `(?<!\\p{L})(?:(?:${TR})(?:[ıiuü]|ları|leri)?(?: t[öo]reni)?|(?<english>${EN}))(?!['’]?\\p{L})`,
  'giu',
);
/** What each begins with, looked for first: most prompts have no occasion. */
const ANY =
  /d[öo]n[üu]m|evlilik|ni[şs]an|s[öo]z|nik[aâ]h|d[üu][ğg][üu]n|k[ıi]na|nnet|mevl|g[üu]n|bu[ğg]day|mezuniyet|vaftiz|anniv|wedding|engage|shower|christen|baptism|birthday|graduat|communion|renewal/i;

const NAME = '\\p{Lu}\\p{Ll}+';
const ONE = `${NAME}(?: ${NAME})?`;
const PAIR = `${ONE}\\s+(?:ve|and|ile|&|\\+)\\s+${ONE}`;
/** After it, up to the end of the clause, a date or other lettering. */
const AFTER = new RegExp(
  `^(?<apart>\\s*[,:–-]\\s*|\\s+(?:(?:of|for)\\s+)?)(?<names>${PAIR}|${ONE})(?=\\s*(?:$|[,.!;\\uE000-\\uEFFF]|\\p{N}|için(?!\\p{L})))`,
  'u',
);
/** Before it: a pair, or whose it is said to be; which one it is may stand between. */
const WHICH = '(?:\\p{N}{1,3}(?:\\.|st|nd|rd|th)?\\s+)?(?:(?:[Ee]vlilik|[Ww]edding)\\s+)?';
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}'’]\\s?|:\\s*)(?:(?<names>${PAIR})(?:['’]s|['’]n?[ıiuü]n)?|(?<owner>${ONE})(?:['’]s|['’]n?[ıiuü]n)),?\\s+${WHICH}$`,
  'u',
);
/** A thing of the occasion by its own name: "Düğün Davetiyesi". */
const OWNED = /(?<!^Al|^Vel|^Fahr|^Hayr)[ıiuü]$/u;

const capitalized = (names: string): string[] =>
  names.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));

/** Whether a text says what is kept: a wedding, a birth. */
export const saysOccasion = (text: string): boolean => ANY.test(text) && text.search(OCCASION) >= 0;

/**
 * Names beside an occasion, and where they stand in the text.
 * @param isName whether a word with a capital is a name: also one that is a thing's, or no other word
 */
export function occasionNames(
  text: string,
  isName: (word: string, orThing: boolean) => boolean,
): { name: string; from: number; to: number }[] {
  if (!ANY.test(text)) return [];
  const found = [...text.matchAll(OCCASION)];
  const areNames = (names: string, orThing: boolean): boolean =>
    capitalized(names).every((word) => isName(word, orThing));
  for (const { 0: occasion, index, groups } of found) {
    const end = index + occasion.length;
    const after = AFTER.exec(text.slice(end));
    const { apart = '', names = '' } = after?.groups ?? {};
    const isPair = /\s(?:ve|and|ile|&|\+)\s/u.test(names);
    const isSmall = !/^\p{Lu}/u.test(occasion);
    const isApart = isSmall || /[,:–-]/u.test(apart);
    // Beside a capital "Wedding Invitation" is as good a pair of words as "Sünnet Yusuf".
    const isBare = isApart || isPair || !(groups?.english || OWNED.test(names));
    // "Elif ve Can": beside a name that is no other word.
    const isOfOne = isPair && capitalized(names).some((word) => isName(word, false));
    if (names !== '' && isBare && areNames(names, isApart || isOfOne)) {
      const from = end + apart.length;
      return [{ name: names, from, to: from + names.length }];
    }
    const before = BEFORE.exec(text.slice(0, index));
    const name = before?.groups?.names ?? before?.groups?.owner ?? '';
    if (before && name !== '' && areNames(name, before.groups?.names !== undefined)) {
      const own = /^['’]\p{Ll}+/u.exec(text.slice(before.index + name.length))?.[0] ?? '';
      return [{ name, from: before.index, to: before.index + name.length + own.length }];
    }
  }
  return [];
}
