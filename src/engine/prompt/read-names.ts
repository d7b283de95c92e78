import { capital, givenName } from './given-names.ts';
import { LEXICONS } from './lexicon.ts';
import type { Lettering } from './lettering.ts';
import type { MotifIndex } from './motif-index.ts';
import { occasionNames, saysOccasion } from './occasion-names.ts';
import { PROMPT_LANGUAGES } from './plan.ts';
import { isSight } from './sights.ts';
import { stemmer } from './stems.ts';
import { readWordsStyle } from './words-style.ts';
import { fold, lowerCase, LETTERING_MARK as MARK, squeeze } from './text.ts';

/*
 * Names that nobody announced: "Ayşe ve Mehmet, etrafında lavantalar". A capital on a word that is
 * no other word is a name, and on a piece of embroidery a name is lettered.
 */

/** Words with capitals, joined or side by side; a year after them, a player's number at the end. */
const RUN =
  /(?<![\p{L}\p{N}'’\uE000])\p{Lu}\p{Ll}+(?:\s+(?:(?:ve|and|ile|&|\+)\s+)?\p{Lu}\p{Ll}+)*(?:\s+(?:#?\p{N}{1,4}(?=\s*$)|(?:19|20)\p{N}\p{N}))?(?![\p{L}\p{N}'’])/gu;
const TITLE =
  /^(?:Terzi|Şef|Usta|Kuaför|Berber|Öğretmen|Doktor|Hemşire|Hoca|Kaptan|Aşçı|Avukat|Ressam|Chef|Captain|Coach|Doctor|Nurse|Teacher|Miss|Aunt|Uncle|Baby|Princess|Prince|Bebek|Prenses|Prens)$/u;
/** Before whom it is made for, or who made it so. */
export const NOT_AFTER =
  /(?<!\p{L})(?:for|to|from|by|like|my|of|style|our)\s+(?:my\s+|our\s+)?(?:\p{L}+\s+)?$/iu;
export const NOT_BEFORE =
  /^\s*(?:için|gibi|tarz\p{L}*|stil\p{L}*|siluet\p{L}*|silüet\p{L}*|portre\p{L}*|style|portrait|silhouette)(?!\p{L})/iu;
const JOINED = /\s(?:ve|and|ile|&|\+)\s/u;

/** The same lettering with the names that stand in its rest. */
export function withNames(read: Lettering, index: MotifIndex): Lettering {
  const isKnown = knownWords(index);
  const lettering = read.quoted ? read : withAnnounced(read, isKnown);
  if (!/\p{Lu}\p{Ll}/u.test(lettering.rest)) return withSmallPair(lettering, isKnown);
  const whole = lettering.quoted ? lettering : withPartner(lettering, isKnown);
  const named = withRuns(lettering.quoted ? whole : withOccasion(whole, isKnown), isKnown);
  return named.words.length > lettering.words.length ? withItsStyle(named) : named;
}

/** "a bone with the name biscuit", "and luna written under it": whatever the word is else, it is lettered. */
const ANNOUNCED_EN =
  /(?<!\p{L})(?:(?:with|and|plus|just|only)\s+)*(?:the\s+)?name[,:]?\s+(?<name>\p{Ll}{3,})(?![\p{L}’'])|(?<!\p{L})(?:and|with)\s+(?<written>\p{Ll}{3,})\s+written(?=\s+(?:under|below|beneath|above|over|across|around|on|in|inside)(?!\p{L}))|(?<!\p{L})(?<is>\p{Ll}{3,})\s+is\s+(?:her|his|the|my|our|its)\s+name(?!\p{L})/u;
const ANNOUNCED_TR = /(?<!\p{L})(?:ismi|adı)[,:]?\s+(?<name>\p{Ll}{3,})(?=\s*(?:[,.!]|$))/u;
/** What is said of a name, and is none. */
const SAID_OF_NAME =
  /^(?:tags?|plates?|signs?|badges?|patch|labels?|logo|stitched|embroidered|written|here|goes|and|with|for|under\p{L}*|below|beneath|above|over|across|around|inside|into|will|would|should|can|initials?|date|year|number|only|please|cent\p{L}*|that|this|the|your|our|his|her|their|yaz\p{L}*|ols\p{L}*|işl\p{L}*|ile|için|altın\p{L}*|üstün\p{L}*|güzel\p{L}*)$/u;

function withAnnounced(lettering: Lettering, isKnown: Known): Lettering {
  const { rest, words } = lettering;
  const english = ANNOUNCED_EN.exec(rest);
  const found = english ?? ANNOUNCED_TR.exec(rest);
  const { name: named, written, is } = found?.groups ?? {};
  const word = named ?? written ?? is;
  if (!found || !word || SAID_OF_NAME.test(word)) return lettering;
  const language = english ? 'en' : 'tr';
  const name = givenName(word, language);
  if (!english && name === undefined && isKnown(word)) return lettering;
  const before = rest.slice(0, found.index);
  return {
    ...lettering,
    words: words.toSpliced(before.split(MARK).length - 1, 0, name ?? capital(word, language)),
    rest: `${before} ${MARK} ${rest.slice(found.index + found[0].length)}`,
  };
}

/** "elif ve burak 14.06.2025": who types all small names two beside a date or an occasion. */
const SMALL_PAIR =
  /(?<![\p{L}\p{N}'’])(?<first>\p{Ll}{3,}) (?<joint>ve|ile|and|&|\+) (?<second>\p{Ll}{3,})(?:['’]?(?:s|n?[ıiuü]n)|(?<year> (?:19|20)\p{N}{2}))?(?![\p{L}\p{N}'’])/gu;
const IS_DATE =
  /^(?:(?:est\.?|since) )?(?:\p{N}{1,2}[./-]\p{N}{1,2}[./-]\p{N}{2,4}|\p{N}{1,2}\.? \p{L}+ \p{N}{4}|(?:19|20)\p{N}{2})$/iu;

const FAMILY = new RegExp(`^\\s*the (\\p{Ll}{3,}s)(?=\\s*${MARK})`, 'u');

/** With two names in small letters: neither is another word, or one is and is a name as well. */
function withSmallPair(lettering: Lettering, isKnown: Known): Lettering {
  const { rest, words } = lettering;
  if (lettering.quoted) return lettering;
  const isKept = saysOccasion(rest) || words.some((piece) => IS_DATE.test(piece));
  // "the hendersons est. 2019": whose home it is.
  const family = FAMILY.exec(rest);
  if (isKept && family && !isKnown(family[1], true)) {
    const name = `The ${family[1][0].toUpperCase()}${family[1].slice(1)}`;
    return {
      ...lettering,
      words: [name, ...words],
      rest: `${MARK} ${rest.slice(family[0].length)}`,
    };
  }
  for (const { 0: pair, index: at, groups } of rest.matchAll(SMALL_PAIR)) {
    const { first, joint, second, year = '' } = groups!;
    const locale = /^(?:ve|ile)$/.test(joint) ? 'tr' : 'en';
    const given = [first, second].map((word) => givenName(word, locale));
    // Of two given names none needs an occasion.
    if (!isKept && year === '' && given.includes(undefined)) continue;
    const names = [first, second].map((word, i) => given[i] ?? capital(word, locale));
    const isNone = names.map((name) => !isKnown(name, true));
    const isOne = (name: string, i: number) =>
      isNone[i] || given[i] !== undefined || GIVEN.test(name);
    if (!names.every(isOne) || !isNone.includes(true)) continue;
    const before = rest.slice(0, at);
    // "emma, liam and isla": found together, later.
    const beside = /(\p{Ll}{3,}),\s*$/u.exec(before);
    if (beside && givenName(beside[1], locale) !== undefined) continue;
    return {
      ...lettering,
      words: words.toSpliced(before.split(MARK).length - 1, 0, names.join(` ${joint} `) + year),
      rest: `${before} ${MARK} ${rest.slice(at + pair.length)}`,
    };
  }
  return lettering;
}

/** "Elif ve Murat yazısı": the announced name has the other one before it. */
function withPartner(lettering: Lettering, isKnown: Known): Lettering {
  const { rest, words } = lettering;
  const found = PARTNER.exec(rest);
  const at = found ? found[1].split(MARK).length - 1 : 0;
  if (!found || isKnown(found[2], true) || !/^\p{Lu}/u.test(words[at])) return lettering;
  return {
    ...lettering,
    words: words.with(at, `${found[2]} ${found[3]} ${words[at]}`),
    rest: `${found[1]} ${MARK}${rest.slice(found[0].length)}`,
  };
}

const PARTNER = new RegExp(
  `^(.*?(?<![\\p{L}\\p{N}'’]))(\\p{Lu}\\p{Ll}+) (ve|ile|&|and) {1,2}${MARK}`,
  'u',
);

/** "Riverside in an arc on top": how names are set is read once they are known to be letters. */
function withItsStyle(named: Lettering): Lettering {
  if (named.style?.form) return named;
  const { style, rest } = readWordsStyle(named.rest, named.rest);
  return style ? { ...named, style: { ...named.style, ...style }, rest } : named;
}

/** With the names that stand beside an occasion. */
function withOccasion({ words, rest, ...other }: Lettering, isKnown: Known): Lettering {
  const isOne = (word: string, orThing: boolean): boolean =>
    !isSight(word) && (!isKnown(word, true) || (orThing && GIVEN.test(word)));
  const [found] = occasionNames(rest, isOne);
  if (!found) return { words, rest, ...other };
  const [before, after] = [rest.slice(0, found.from), rest.slice(found.to)];
  const at = before.split(MARK).length - 1;
  return {
    ...other,
    words: words.toSpliced(at, 0, found.name.replace(/\s+/g, ' ')),
    // "Yusuf'un sünneti": without its ending the occasion is known.
    rest: `${before} ${MARK} ${after.replace(/^(\s*s[üu]nnet)i(?!\p{L})/iu, '$1')}`,
  };
}

/** With the runs of capitals that are names. */
function withRuns(lettering: Lettering, isKnown: Known): Lettering {
  const { rest } = lettering;
  // Beside quotes only "Ayşe ve Mehmet" says by itself that it is lettered.
  const found = [...rest.matchAll(RUN)].filter(
    (run) =>
      (!lettering.quoted || JOINED.test(run[0])) && !isSight(run[0]) && isName(run, rest, isKnown),
  );
  if (found.length === 0) return lettering;
  const words = [...lettering.words];
  let left = rest;
  for (const { 0: name, index: at } of found.reverse()) {
    const before = left.slice(0, at);
    words.splice(before.split(MARK).length - 1, 0, name.replace(/\s+/g, ' '));
    // A sign that nothing else is drawn for shows the trade itself: "Öğretmen Ayşe" is a teacher.
    const trade = opens(before) && isTitled(name) ? name.split(/\s/)[0] : '';
    const after = left.slice(at + name.length);
    // A farm alone is drawn beside its name.
    const shop = isShop(name) && !saysMore(`${before} ${after}`) ? name.split(/\s/).at(-1) : '';
    left = `${before} ${trade} ${MARK} ${shop} ${after}`;
  }
  return { ...lettering, words, rest: left };
}

/** "Terzi Ayşe": a trade with a capital, and a name. */
const isTitled = (run: string): boolean => {
  const [first, ...others] = run.split(/\s+/);
  return others.length > 0 && TITLE.test(first);
};

/** What shops, farms and schools are called by, after their names. */
const SHOP =
  /^(?:Farms?|Ranch|Roasters?|Roastery|Bakery|Bakehouse|Café|Cafe|Kitchen|Studios?|Garage|Salon|Boutique|Brewery|Brewing|Pizzeria|Grill|Diner|Bistro|Barbershop|Barbers|Motors|Plumbing|Electric|Construction|Landscaping|Photography|Florist|Academy|Preschool|Kindergarten|School|Fitness|Gym|Clinic|Dental|Pharmacy|Winery|Vineyards?|Orchards?|Stables?|Designs?|Crafts|Creations|Club|Marina|Lodge|Fırını?|Kafe|Pastanesi|Çiftliği|Kuaför|Kuaförü|Berberi?|Lokantası|Restoranı?|Butik|Eczanesi|Kliniği|Koleji|Anaokulu|Kreşi|Mobilya|İnşaat|Otomotiv|Garaj|Atölyesi|Kahvecisi|Büfesi|Nakış|Spor|Pansiyon|Coffee|Grooming|Cleaning|Catering|Flowers|Florals|Roofing|Towing|Bikes|Yoga|Kahve|Çiçekçilik|Bisiklet|Emlak|Market)$/u;
export const isShop = (run: string): boolean => {
  const words = run.split(/\s+/);
  return words.length > 1 && SHOP.test(words.at(-1)!);
};
/** Words that say of a sign no more than that it is one. */
const SAYS_NO_MORE = /^(?:logo|patch|sign|badge|emblem|for|with|the|and|için|logosu|arması|ile)$/iu;
const saysMore = (rest: string): boolean =>
  (rest.match(/\p{L}{3,}/gu) ?? []).some((word) => !SAYS_NO_MORE.test(word));

/** Whether a sentence begins after this. */
const opens = (before: string): boolean => /(?:^|[.!?]\s*)$/u.test(before.trimEnd());

/** Names of people that are things as well: with a capital, after the last comma, they are names. */
export const GIVEN =
  /^(?:Ela|Mercan|Defne|Gül|Lale|Yasemin|Menekşe|Nergis|Deniz|Yağmur|Güneş|Ada|Bulut|Toprak|Rüzgar|Rüzgâr|Aslan|Kaya|Çınar|Poyraz|Doğa|Nehir|Damla|İnci|Elmas|Pınar|Ceylan|Kumru|Fidan|Papatya|Melek|Yıldız|Ebru|Zeytin|Kiraz|Sümbül|Rose|Lily|Daisy|Ivy|Hazel|Violet|Olive|Poppy|Iris|Jasmine|Ruby|Pearl|Willow|Robin|Dawn|Autumn|Summer|Heather|Holly|Rosemary|Clover|Amber|Juniper|Sage|Wren|Lark|Jack|Bella|Leo|Luna|Star|Aurora|Can)$/u;

/** Proper names of what is drawn. */
const PROPER =
  /^(?:Noel|Atatürk|Galata|Eyfel|Eiffel|Karagöz|Hacivat|Santa|Kapadokya|Cappadocia|İznik|Iznik|Osmanlı|Ottoman|Christmas|Halloween|Easter|Ramazan|Yılbaşı|Türk|Turkish|Art|Victorian|Viking)/u;

function isName(
  { 0: run, index: at }: RegExpExecArray | RegExpMatchArray,
  text: string,
  isKnown: Known,
): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at! + run.length)];
  const own = run.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  // "The Millers", whose home it is.
  if (own.length === 2 && own[0] === 'The' && /s$/.test(run) && !isKnown(own[1], true)) return true;
  // "…, İzmir", "…, Sew Happy": at the end it begins no other name, and two with capitals are none.
  const isLast =
    /,\s*$/.test(before) && /^(?:\s*\p{N}+ ?(?:gr?|kg|cm)(?!\p{L}))?[\s.!\uE000]*$/u.test(after);
  // "Ada 3200 gr", "Alps 2026": what is told of a birth or of a year.
  const isDated = /^\s*(?:\uE000|\p{N}+ ?(?:gr?|kg|cm)(?!\p{L}))[\s\uE000.!]*$/u.test(after);
  if (
    isLast &&
    (own.length > 1 || isDated || /\p{N}$/u.test(run)) &&
    !/\p{Lu}/u.test(before.slice(1)) &&
    !isKnown(run, true)
  )
    return true;
  // "Miller Farm", "Luna Roasters", "Sunrise Yoga Studio": one word that is none, or three with capitals.
  const isOther = (word: string): boolean => word.length > 2 && !isKnown(word, true);
  if (isShop(run)) return own.length > 2 || own.slice(0, -1).some(isOther);
  // "Terzi Ayşe", "Chef Marco": a sign over a shop.
  const names = isTitled(run) ? own.slice(1) : own;
  const alone = isTitled(run) || isLast;
  // "a bee wearing a crown, Queen": who writes all else small means the word.
  const isSmall = /^\s*\p{Ll}/u.test(text) && !/\p{Lu}/u.test(before);
  if (isLast && own.length === 1 && isSmall && !PROPER.test(run)) return true;
  const isGiven = isLast && own.length === 1 && GIVEN.test(run);
  // "Elif ve Can": beside a name that is no other word.
  const isBeside = JOINED.test(run) && names.some((word) => !isKnown(word, alone));
  const isOfNone = (word: string): boolean =>
    word.length > 2 && (!isKnown(word, alone) || (isBeside && GIVEN.test(word)));
  if (!isGiven && !names.every(isOfNone)) return false;
  if (NOT_AFTER.test(before) || NOT_BEFORE.test(after)) return false;
  // The first word of a sentence has a capital anyway.
  const leads =
    /^(?:\s+with (?:an?|two|three|some)|\s*,\s*(?:etrafında|çevresinde|altında|üstünde|yanında)) /u.test(
      after,
    );
  const hasYear = /\p{N}{4}$/u.test(run);
  if (opens(before) && !(JOINED.test(run) || hasYear || isTitled(run) || leads)) return false;
  // "Vintage Gramophone With Flowers": capitals say nothing there.
  const others = [...`${before} ${after}`.matchAll(/(?<!\p{L})\p{L}{3,}/gu)].map(([word]) => word);
  // The first word has one anyway.
  const told = isLast ? others.slice(1) : others;
  const capitals = told.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return capitals.length === 0 || capitals.length < others.length / 2;
}

/** Whether a word means something: alone, or at least as the first of a name ("jack-o'-lantern"). */
type Known = (word: string, alone?: boolean) => boolean;

/** Whether a word is one of the vocabulary or begins the name of a motif, in either language. */
function knownWords(index: MotifIndex): Known {
  const stems = stemmer();
  return (word, alone = false) =>
    PROMPT_LANGUAGES.some((language) => {
      const lower = lowerCase(word, language);
      const known = (key: string): boolean =>
        LEXICONS[language].folded.has(key) ||
        index.names[language].folded.has(key) ||
        (!alone && index.heads[language].has(key));
      return (
        (!alone && index.keywords[language].exact.has(squeeze(lower))) ||
        known(squeeze(fold(lower))) ||
        // A name is no form of a number or a small word: Ellie is not "to fifty".
        stems(fold(lower), language).some(
          ({ stem }) =>
            stem.length > 2 &&
            (alone ? index.names[language].folded.has(squeeze(stem)) : known(squeeze(stem))),
        )
      );
    });
}
