import { greetingIn } from './greetings.ts';
import { KIN_NAMES } from './kin-names.ts';
import type { WordsStyle } from './plan.ts';
import { withoutLabels } from './quote-labels.ts';
import { LETTERING_MARK } from './text.ts';
import { readWordsStyle } from './words-style.ts';

/*
 * Lettering in a prompt: what stands in quotes, and what words such as
 * "saying" and "yazan" announce without them.
 */

/** What is to be lettered, and the rest, with a mark where each was. */
export interface Lettering {
  words: string[];
  rest: string;
  /** How it is to be set. */
  style: WordsStyle | undefined;
  /** Some of it stood in quotes: what did not is lettered only where it is said to be. */
  quoted: boolean;
}

/** "Elif ♥ Can": no typeface has the sign, which says "and". */
const HEART = /[♥❤♡]\uFE0F?/gu;
/** "E ve S", "J and K": initials go together with the sign. */
const INITIALS = /^\s*(\p{Lu})\s+(?:ve|and|ile)\s+(\p{Lu})\s*$/u;
/** Signs that are pictures are no letters. */
const PICTURE = /\p{Extended_Pictographic}\uFE0F?/gu;
/** A new line of one piece of lettering: as typed, or as a slash between words. */
const LINE_END = /\s*\n\s*|\s+[/|]\s+/gu;
/** Letters of one piece of lettering at most: longer quotes are cut. */
const MAX_LETTERS = 60;

/** Endings that Turkish hangs on a closing quote: "Ayşe"nin, 'Anne'yi. */
const SUFFIX = "['’]?(?:\\p{Ll}{1,5}(?!\\p{L}))?";

/** A single quote is one only where no letter stands before it; an inch mark follows a digit. */
const QUOTED = new RegExp(
  [
    '“([^“”]*)[”“]',
    '„([^“”„]*)[“”]',
    '”([^“”]*)”',
    '«([^«»]*)»',
    '(?<!\\p{N})"([^"]*)"',
    '(?<![\\p{L}\\p{N}])‘([^‘]*?)’(?!\\p{L}{6})',
    "(?<![\\p{L}\\p{N}])'([^']*(?:'[^'\\s]+[^']*)??)'(?!\\p{L}{6})",
  ]
    .map((quote) => `${quote}${SUFFIX}`)
    .concat('(?<!\\p{N})[“„«"]([^“”„«»"\\n]+)$')
    .join('|'),
  'gu',
);

/** The first of the signs that stand for what is in quotes while the rest is reworded. */
const HELD = 0xf100;
const ANY_HELD = /[\uF100-\uF1FF]/gu;

/** The prompt, reworded but for what stands in quotes: that is sewn as typed. */
export function rewordedBetweenQuotes(prompt: string, reword: (rest: string) => string): string {
  if (!QUOTES.test(prompt)) return reword(prompt);
  const held: string[] = [];
  const put = prompt.replace(QUOTED, (whole: string, ...groups: unknown[]) => {
    const text = groups.find((group, at) => at < 8 && typeof group === 'string');
    if (typeof text !== 'string' || text === '') return whole;
    held.push(text);
    return whole.replace(text, () => String.fromCharCode(HELD + held.length - 1));
  });
  return reword(put).replace(ANY_HELD, (sign) => held[sign.charCodeAt(0) - HELD] ?? sign);
}

/** What ends unquoted lettering in English. */
const END =
  '(?=\\s*(?:[,.;:!?\\n]|$)|\\s+(?:in|with|around|on|at|above|below|under|underneath|beneath|surrounded|inside|beside|next|and\\s+(?:an?|the|two|three|four|some|\\p{N}+))\\s)';
const NOT_FIRST =
  '(?!(?:in|on|at|of|around|below|under|underneath|above|beside|next|across|over|inside|near|with|and|is|that|for)\\s)';

/** "with the text Hello World", "that says welcome". */
const SAYS = new RegExp(
  `(?<!\\p{L})(?<!\\b(?:no|not|without|any|don't add|except)\\s+)(?:text|words?|lettering|caption|inscription|phrase|message|slogan|saying|says|that reads|which reads|reading:|spelling|written)\\s*:?\\s+(?:text\\s+|words?\\s+)?${NOT_FIRST}([^,.;:!?\\n\\uE000-\\uEFFF]+?)${END}`,
  'giu',
);
/** "the name Emma", "named Emma Rose": as far as capitals go, else one word. */
const NAME =
  /(?<!\p{L})(?:[Nn]ames?|[Nn]amed|NAMED?)\s*:?\s+((?:(?:Mrs|Mr|Ms|Dr)\.\s+)?(?:\p{Lu}[\p{L}’'-]*)(?:\s+(?:&\s+|and\s+)?\p{Lu}[\p{L}’'-]*)*)/gu;
/** "Adı Kerem", "ismi Elif Naz": as far as capitals go. */
const NAME_TR =
  /(?<!\p{L})(?:[Aa]d(?:ı|lar|ları)|[İi]smi|[İi]sim(?:ler|leri)?)\s*:?\s+((?:(?:Dr|Av|Dt|Uzm|Prof|Ecz)\.\s+)?\p{Lu}[\p{L}’'-]*(?:\s+(?:&\s+|ve\s+|ile\s+)?\p{Lu}[\p{L}’'-]*)*)(?!\s*(?:yaz|işle))/gu;
/** "the letter A", "initials J & K", "number 7". */
const LETTERS =
  /(?<!\p{L})(?:[Ll]etters?|[Ii]nitials?|[Mm]onogramı?|(?:[Bb]aş )?[Hh]arf(?:i|ler[ie]?)?)\s*:?\s+((?:\p{Lu}\.\s?){1,3}\p{Lu}?(?!\p{L})|\p{Lu}{1,4}(?:\s*(?:,|and|ve|ile|&|\+)\s*\p{Lu}{1,4})*)(?!\p{L})/gu;
/** "For my best friend Anna" is for her, and no wish. */
const FRIEND_BY_NAME =
  /(?<!\p{L})((?:for|to) (?:my|our) )(?:best|dear|dearest) (?=friend,? \p{Lu})/gu;
/** "K monogram", "E&M monogram": English says it after the letters as well. */
const MONOGRAM =
  /(?<!\p{L})(\p{Lu}{1,3}|\p{Lu}\s*(?:&|\+|and)\s*\p{Lu})\s+(?:monogram|initials?)(?!\p{L})/gu;
/** "E & M", "12.06.2025": initials that are joined, and dates, are lettered as they stand. */
const PAIR = /(?<![\p{L}\p{N}])(\p{Lu}\s*(?:&|\+|and|ve)\s*\p{Lu})(?![\p{L}\p{N}])/gu;
const DATE = /(?<![\p{L}\p{N}])(\p{N}{1,2}([./-])\p{N}{1,2}\2\p{N}{2,4})(?!\p{N})/gu;
/** "Emma & Jack 2026": names that are joined by a sign. */
const NAMES =
  /(?<!\p{L})(\p{Lu}\p{Ll}+\s*[&+]\s*\p{Lu}\p{Ll}+(?:\s+(?:19|20)\p{N}{2})?)(?![\p{L}\p{N}])/gu;
/** "Dr. Smith", "Av. Mehmet Kaya": whose name has a title; some such are in tales. */
const TITLED =
  /(?<![\p{L}\p{N}&])(?<!(?:\p{Lu}\p{L}*\.?|and|&|ve)\s)((?:Prof\.?\s*)?(?:Dr|Dt|Av|Uzm|Ecz|Prof|Mrs?|Ms|Miss)\.?\s+(?!Claus|Fox|Bear|Rabbit|Bunny|Potato|Snowman|Cat|Owl|Frog)\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+){0,2})(?!\p{L})/gu;
/** "Mr and Mrs", on whatever is theirs. */
const MR_AND_MRS = /(?<!\p{L})(Mr\.? (?:and|&) Mrs\.?(?: \p{Lu}\p{Ll}+)?)(?!\p{L})/gu;
/** "M.A. harfleri". */
const DOTTED =
  /(?<!\p{L})((?:\p{Lu}\.\s?){2,3})\s*(?:harf\p{L}*|initials?|monogram\p{L}*)(?!\p{L})/gu;
/** "Bebek Can", "baby Rose": a name, whatever else it says. */
const CHILD =
  /(?<!\p{L})(?:bebek|baby|minik|kızım|oğlum|prenses|princess)\s+(\p{Lu}\p{Ll}+)(?=\s*(?:$|[,.]))/gu;
/** "Grandma's Kitchen": a title with capitals, which no day is. */
const TITLE =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+['’]s\s+(?!Day|Eve|Night|Hat|Cap)\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+){0,2})(?!\s+\p{Lu})(?!\p{L})/gu;
/** "Dad's garage", "Ayşe'nin mutfağı": somebody's place is a sign over its door. */
const SIGN =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+(?:['’]s\s+(?:(?:sewing|craft|baking|reading|play|little|happy|cozy|secret)\s+)?(?:garage|kitchen|workshop|bakery|caf[eé]|bar|salon|studio|room|shop|garden|boutique|pizzeria|grill|nursery|library|office)|['’]?[mn][ıiuü]n\s+(?:mutfağı|atölyesi|garajı|odası|kafesi|bahçesi|dükkanı|dükkânı|salonu|fırını|köşesi)))(?!\p{L})/gu;
/** "Ayşe teyze", "Hasan Usta'nın mutfağı": who is called so by name, and the place that is theirs. */
const CALLED_TR =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+ (?:[Tt]eyze|[Aa]mca|[Hh]ala|[Dd]ayı|[Aa]bla|[Aa]bi|[Uu]sta|[Hh]anım|[Bb]ey|[Nn]ine|[Dd]ede|[Hh]oca)(?:['’]?n?[ıiuü]n (?:[Mm]utfağı|[Aa]tölyesi|[Bb]ahçesi|[Dd]ükkanı|[Ff]ırını|[Kk]öşesi|[Kk]afesi|[Ee]vi))?)(?!\p{L}|['’])/gu;
/** "23 Nisan": days that a nation keeps. */
const NATIONAL =
  /(?<![\p{L}\p{N}])(23 Nisan|19 Mayıs|30 Ağustos|29 Ekim|10 Kasım|18 Mart|15 Temmuz)(?=['’]?\p{L}*(?:\s|,|$))(?! \p{N})/gu;
/** "12 Eylül 2026", "June 14, 2025". */
const MONTHS =
  'Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık|January|February|March|April|May|June|July|August|September|October|November|December';
/** "Mezuniyet kepi 2026", "wedding rings, 2025", "…, 2026, Elif": a year at the end, or between commas, is sewn. */
const YEAR =
  /(?<=(?:\p{L}{3,},?|\p{L}{3,} (?:ve|and|&))\s)((?:19|20)\p{N}{2})(?=\s*[.!]?\s*$)|(?<=,\s)((?:19|20)\p{N}{2})(?=,)|(?<=,\s)((?:1[89]|20)\p{N}{2})(?= (?:below|above|underneath|beneath|under (?:it|them)|at the (?:bottom|top))(?!\p{L}))/gu;
/** "est. 2012 below", "since 1987": how old a house is. */
const FOUNDED =
  /(?<!\p{L})((?:[Ee]st\.?|[Ee]stablished|[Ss]ince)(?: in)? (?:1[5-9]|20)\p{N}{2})(?=\s*(?:$|[,.;!])|\s+(?:below|above|underneath|beneath|under|at|on|in)(?!\p{L}))/gu;
const LONG_DATE = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\p{N}{1,2}\\.?\\s+(?:${MONTHS})\\s+\\p{N}{4}|(?:${MONTHS})\\s+\\p{N}{1,2},?\\s+\\p{N}{4})(?!\\p{N})`,
  'gu',
);
/** "Burak ve Selin, 21 Eylül": a day of somebody's, at the end or between commas. */
const DAY = new RegExp(
  `(?<=(?:,|\\p{Lu}\\p{Ll}+)\\s+)(\\p{N}{1,2}\\s+(?:${MONTHS})|(?:${MONTHS})\\s+\\p{N}{1,2}(?:st|nd|rd|th)?)(?=\\s*[.!]?\\s*$|\\s*,|\\s+(?:below|under))`,
  'gu',
);
/** "2019 - 2025": from when to when. */
const SPAN =
  /(?<![\p{L}\p{N}])((?:1[5-9]|20)\p{N}{2}\s*[-–—]\s*(?:1[5-9]|20)\p{N}{2})(?![\p{L}\p{N}])/gu;
/** "7 lb 3 oz", "3250 gr": what is told of a birth. */
const BIRTH = /bab(?:y|ies)|bebe[kğ]|stork|leylek|born|birth|doğ(?:um|du)|hoş ?geldin/iu;
const WEIGHT =
  /(?<![\p{L}\p{N}])(\p{N}{1,2}\s?lbs?\.?(?:,?\s?\p{N}{1,2}\s?oz)?|\p{N}[\p{N}.]*\s?(?:kg|gr|gram)(?:[ ,/·-]*\p{N}{2}\s?cm)?)(?![\p{L}\p{N}])/gu;
/** "Söz 14.02.2027": what a date is of. */
const OCCASION_DATE =
  /(?<![\p{L}\p{N}])((?:Söz|Nişan|Nikah|Nikâh|Düğün|Kına|Sünnet|Mevlit|Wedding|Engaged|Est\.?|Since)\s+\p{N}{1,2}[./-]\p{N}{1,2}[./-]\p{N}{2,4})(?!\p{N})/gu;
/** "Ece 3 yaşında", "Emma is 4". */
const AGED =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+ \p{N}{1,3} [Yy]aşında|\p{Lu}\p{Ll}+ (?:is|turns) \p{N}{1,3})(?=\s*[!.]?\s*(?:$|,))/gu;
/** "2026 Mezunu Zeynep", "Class of 2026". */
const GRADUATE =
  /(?<![\p{L}\p{N}])((?:19|20)\p{N}{2} [Mm]ezunu(?: \p{Lu}\p{Ll}+)*|[Cc]lass of (?:19|20)\p{N}{2})(?![\p{L}\p{N}])/gu;
const GRADUATES = /ezunu|lass of/;
/** "…, Yeni Yıl 2027": words with capitals before a year, at the end. */
const WITH_YEAR =
  /(?<=,\s*)(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}) ((?:19|20)\p{N}{2})(?=\s*[!.]?\s*$)/gu;
/** "Grandpa's workshop", as it is typed in haste. */
const FAMILY_SIGN =
  /^\s*((?:grandpa|grandma|granny|nana|papa|mama|mom|mum|dad|daddy)['’]s (?:workshop|kitchen|garage|garden|bakery|bar|grill|sewing room|craft room|bbq))(?!\p{L})/giu;
/** "Lake house sign": what a sign over a door says. */
const HOUSE_SIGN =
  /(?<!\p{L})((?:lake|beach|farm|mountain|summer|guest|pool|river|country|ski) (?:house|cottage|cabin|lodge|home)) (?:(?:welcome|door|wall|wooden) )?sign(?!\p{L})/giu;
/** "Luna written beside it", "with Luna in script", "Emma in pink letters". */
const WRITTEN_NAME =
  /(?<!\p{L})(?!(?:Text|Words?|Letters?|Names?|Monogram|Initials?|Quote|Alphabet|Numbers?)(?!\p{L}))(\p{Lu}[\p{Ll}’'-]+(?:\s+\p{Lu}[\p{Ll}’'-]+)*)(?:\s+(?:written|spelled|spelt|in script|in cursive|lettered)(?!\p{L})|(?=\s+in (?:\p{Ll}+ ){0,3}(?:letters|lettering|font|text)(?!\p{L})))/gu;
/** "Kızım 1 yaşında". */
const TURNS =
  /(?<=(?:kızım|oğlum|bebeğim|torunum|yeğenim|kuzum|minik)(?: \p{Lu}\p{Ll}+)? )(\p{N}{1,2} [Yy]aşında)(?!\p{L})/giu;
/** "Anneannemin mutfağı", as it is typed in haste: a sign, where nothing else is asked for. */
const KIN_SIGN =
  /^\s*((?:anne|baba|anneanne|babaanne|dede|nine|hala|teyze|abla|abi)(?:m|mız|miz)[ıiuü]n (?:mutfağı|atölyesi|garajı|fırını|köşesi|tarifleri|dükkanı|dikiş odası|örgü köşesi))\s*(?=$|[,.])/giu;
/** "1-A Sınıfı", "Grade 3": whose class it is. */
const CLASS =
  /(?<![\p{L}\p{N}])(\p{N}{1,2}\s?[-/]?\s?\p{Lu} [Ss]ınıfı|(?:Grade|Class|Room) \p{N}{1,2}\p{Lu}?)(?![\p{L}\p{N}])/gu;
/** "The Smith Family", "The Johnson Farm": whose home it is. */
const HOME =
  /(?<!\p{L})(The (?!Old |Big |Little |Holy |White |Happy )\p{Lu}\p{Ll}+ (?:Family|Home|House|Homestead|Cottage|Farm|Cabin|Ranch|Crew|Clan|Bunch|Kitchen|Household))(?!\p{L})/gu;
/** "Write Hello under it", "put Sam below", "altına Bereket yaz". */
const WRITE =
  /(?<!\p{L})(?:[Ww]rite|[Pp]ut|[Aa]dd)\s+(?:the (?:name|word|words)\s+)?((?!The )\p{Lu}[\p{L}’'-]*(?:\s+(?:&\s+|and\s+|\p{Lu})[\p{L}’'-]*)*)(?=\s+(?:under|below|above|over|on|at|in|next|beside|beneath|across)|\s*(?:[,.!]|$))/gu;
const WRITE_TR =
  /(?<=(?:altına|üstüne|üzerine|yanına|ortasına|içine|kenarına|etrafına|da|de|ve|,)\s+(?:da\s+|de\s+)?)(\p{Lu}[\p{L}’'-]*(?:\s+(?:ve\s+|&\s+|\p{Lu})[\p{L}’'-]*)*)\s+yaz(?:ın|ar mısın|ılacak)?(?=\s*(?:[,.!?]|lütfen|$))/gu;
const NUMBER = /(?<!\p{L})(?:[Nn]umber|[Nn]umeral|[Aa]ge)\s+(\p{N}{1,4})(?!\p{N})/gu;
const NUMBERED =
  /(?<![\p{L}\p{N}])(\p{N}{1,4})(?:\s+numara(?:lı)?(?!\p{L})|(?=\s+(?:written|printed) (?:on|in|under|below)(?!\p{L})))/gu;

/** "Nora's first birthday", "Ada'nın 1. yaş günü": a feast of somebody who is named. */
const FEAST =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+(?:['’]s (?:first|second|third|\p{N}{1,3}(?:st|nd|rd|th)) birthday|['’]?n?[ıiuü]n (?:\p{N}{1,2}\.|ilk|birinci) (?:yaş|doğum) günü))(?!\p{L})(?=.*\s(?:with|için|ve|ile|,)|\s*,)/gu;
/** "…, ortada 1453": a year of history. */
const OLD_YEAR =
  /(?<=(?<!\p{L})(?:ortada|ortasında|içinde|altında|üstünde|middle|center|centre|inside|below|underneath)\s)(1[0-8]\p{N}{2})(?=\s*[.!]?\s*$)/gu;
/** "E harfi, altın rengi,": the colour is the lettering's. */
const COLOR_AFTER =
  /(\uE000\s*),(?=\s*(?:\p{L}+ ){1,2}(?:rengi|renginde|renkli|renkte)\s*(?:,|$))/gu;
/** "Anniversary 25", "yıl dönümü 25". */
const YEARS = /(?<!\p{L})(?:[Aa]nniversary|[Yy]ıl ?dönümü)\s+(\p{N}{1,3})(?![\p{N}.])/gu;
/** What follows a Turkish announcement with a colon: "yazı: Ayşe". */
const AFTER_COLON = /(?<!\p{L})(?:yazısı|yazı|metin|isim)\s*:\s*([^,.;:!?\n\uE000-\uEFFF]+)/giu;
/** What announces the lettering before it. */
const ANNOUNCED =
  /(?<=[\s])(yaz(?:an|ılı|ısı|ısıyla|ısının|sın|ıyor|ılsın|acak|ıları)|ism[ie]|ismiyle|isimli|adı|adıyla|adlı|harfi|harfiyle|harfli|harfleri|rakamı|sayısı|sözü|sözüyle|metni|cümlesi|kelimesi|mesajı)(?!\p{L})/giu;

/** Turkish words that lettering does not reach over, going back. */
const BOUNDARY =
  /^(?:üzerin[de]\p{L}*|üstün[de]\p{L}*|üstüne|altına|ve|ile|bir|olan|olsun|için|büyük|küçük|harflerle|el|şekilde|italik|güzel|şık|süslü|kalın|ince|kocaman|minik|da|de|yanına|ortaya|merkeze|üste|alta|ortada|merkezde|üstte|altta|solda|sağda|köşede)$/iu;
/** Small words with these endings are no lettering either: where, whose, with what. */
const BOUNDARY_END = /^\p{Ll}+(?:[ıiuüsn][nk]?[dt][ae]|l[ıiuü]|[dt][ae]ki|n[ıi]n)$/u;

const bounds = (word: string): boolean => BOUNDARY.test(word) || BOUNDARY_END.test(word);

/** What each is looked for by first: the whole is dear to make, and most prompts have none of them. */
const FIGURES = /\p{N}/u;
const CAPITALS = /\p{Lu}/u;
const QUOTES = /["'“„”«‘]/;
const SAYING =
  /text|word|letter|capt|inscr|phrase|messag|slogan|say|reads|reading|spelling|written/i;
const ANNOUNCES_TR = /yaz|is[mi]|ad[ıl]|harf|rakam|say|söz|metn|cümle|kelime|mesaj/i;

/** What lettering is found by without quotes, in turn. */
const announcing = (prompt: string, quoted: boolean, hasWords: boolean): RegExp[] => {
  const [hasFigures, hasCapitals] = [FIGURES.test(prompt), CAPITALS.test(prompt)];
  const figures = (...patterns: RegExp[]): RegExp[] => (hasFigures ? patterns : []);
  const capitals = (...patterns: RegExp[]): RegExp[] => (hasCapitals ? patterns : []);
  const unquoted = (...patterns: RegExp[]): RegExp[] => (quoted ? [] : patterns);
  return [
    ...figures(OCCASION_DATE, AGED),
    ...(hasFigures && GRADUATES.test(prompt) ? [GRADUATE] : []),
    ...figures(CLASS, TURNS),
    ...(/['’]s/.test(prompt) ? unquoted(FAMILY_SIGN) : []),
    ...(/sign/i.test(prompt) ? unquoted(HOUSE_SIGN) : []),
    ...unquoted(KIN_SIGN),
    ...figures(LONG_DATE, NATIONAL, DAY, SPAN),
    ...capitals(...unquoted(FEAST, SIGN, TITLE)),
    ...capitals(MR_AND_MRS, NAMES, DOTTED, MONOGRAM, ...unquoted(TITLED, CALLED_TR), CHILD),
    ...capitals(...unquoted(...KIN_NAMES), PAIR),
    ...figures(FOUNDED, DATE, YEAR, OLD_YEAR, YEARS),
    ...(hasFigures && (hasWords || BIRTH.test(prompt)) ? [WEIGHT] : []),
    ...figures(NUMBER, NUMBERED),
    ...capitals(WRITTEN_NAME, ...unquoted(HOME, WRITE, WRITE_TR), NAME, NAME_TR),
    ...(prompt.includes(':') ? [AFTER_COLON] : []),
    ...(SAYING.test(prompt) ? [SAYS] : []),
  ];
};

/** Takes the lettering out of a prompt. */
export function readLettering(prompt: string): Lettering {
  const words: string[] = [];
  const keep = (text: string | undefined): string => {
    const piece = (text ?? '')
      .replace(HEART, '&')
      .replace(INITIALS, '$1 & $2')
      .replace(PICTURE, '')
      .replace(LINE_END, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .trim()
      .slice(0, MAX_LETTERS);
    if (piece === '') return ` ${LETTERING_MARK} `;
    words.push(piece);
    return ` ${String.fromCharCode(FIRST_NUMBER + words.length - 1)}${LETTERING_MARK} `;
  };
  let rest = prompt.replace(OWN_SIGNS, ' ').replace(FRIEND_BY_NAME, '$1');
  if (QUOTES.test(rest))
    rest = rest.replace(QUOTED, (_, ...groups: unknown[]) =>
      keep(groups.find((group, at): group is string => at < 8 && typeof group === 'string')),
    );
  const quoted = words.length > 0;
  const unquoted = rest;
  rest = readGreeting(quoted ? withoutLabels(rest) : rest, quoted, keep);
  rest = rest.replace(LETTERS, (_, list: string) =>
    list
      .replace(/\s+(?:and|ve|ile)\s+/g, ' & ')
      .split(/\s*,\s*/)
      .map(keep)
      .join(' '),
  );
  if (!quoted && FIGURES.test(rest))
    rest = rest.replace(WITH_YEAR, (_, said: string, year: string) => keep(said) + keep(year));
  for (const pattern of announcing(prompt, quoted, words.length > 0)) {
    rest = rest.replace(pattern, (whole: string, piece: string | undefined) =>
      keep(
        pattern === FAMILY_SIGN || pattern === KIN_SIGN || pattern === FOUNDED
          ? capital(piece!)
          : pattern === HOUSE_SIGN
            ? capitals(piece!)
            : (piece ?? whole),
      ),
    );
  }
  rest = readAnnounced(rest, quoted, keep).replace(COLOR_AFTER, '$1 ');
  const order = Array.from(rest.matchAll(NUMBERS), ([sign]) => sign.charCodeAt(0) - FIRST_NUMBER);
  const styled = readWordsStyle(unquoted, rest.replace(NUMBERS, ''));
  return { words: order.map((k) => words[k]), ...styled, quoted };
}

const capital = (piece: string): string => piece[0].toUpperCase() + piece.slice(1);
const capitals = (piece: string): string => piece.split(' ').map(capital).join(' ');

/** Before each mark the number of its piece, as a private sign: pieces are told as they stand in the prompt. */
const FIRST_NUMBER = 0xe100;
const NUMBERS = /[\uE100-\uEFFF]/gu;
const OWN_SIGNS = /[\uE000-\uEFFF]/gu;

/** Beside lettering in quotes a wish says only what it is for; one that is announced is found by that. */
function readGreeting(text: string, isQuoted: boolean, keep: (piece: string) => string): string {
  const wish = isQuoted ? undefined : greetingIn(text);
  if (!wish) return text;
  const before = text.slice(0, wish.from);
  const said = text.slice(wish.to);
  const [whole, name] = ANNOUNCES_WISH.exec(said) ?? [''];
  const after = ` ${said.slice(whole.length)}`;
  if (ANNOUNCES.test(after) || /(?:text|words?|saying|says|reads):?\s*$/iu.test(before))
    return text;
  const asTyped = whole !== '' && name === undefined;
  const piece = asTyped ? text.slice(wish.from, wish.to) : wish.text;
  const to = name === undefined ? '' : ` ${name[0].toLocaleUpperCase('tr')}${name.slice(1)}`;
  const [set = ''] = SET_SO.exec(after) ?? [];
  return `${before}${keep(piece + to)}${set}, ${wish.occasion} ${after.slice(set.length)}`;
}

/** "Let It Snow in blue letters above". */
const SET_SO =
  /^\s*(?:(?:in|with) (?:\p{L}+ ){1,2}(?:letters|lettering|text|thread|font|script)|\p{L}+ harflerle)(?: (?:above|below|on top|underneath))?(?!\p{L})/iu;

/** "Bayramınız kutlu olsun yazısı", "iyi ki doğdun ada yazılı". */
const ANNOUNCES_WISH =
  /^(?:\s+(?!(?:ve|ile|bir)\s)(\p{Ll}{2,}))?\s+yaz(?:ısı|ılı|an|sın|ılsın|ıyor)(?!\p{L})/iu;
const ANNOUNCES = /^\s*(?:yaz|söz|written|text|lettering)/iu;

/** Turkish says it afterwards: "Ayşe yazan", "seni seviyorum yazısı", "A harfi". */
function readAnnounced(text: string, quoted: boolean, keep: (piece: string) => string): string {
  let rest = text;
  if (!ANNOUNCES_TR.test(text)) return rest;
  for (const { 1: word, index } of [...text.matchAll(ANNOUNCED)].reverse()) {
    // "Elif ismi, altında “2027”", but not "rozet ismi güzelce “Elif”", which announces the quote.
    if (quoted && /^[^,.;!?\n]*\uE000/u.test(text.slice(index + word.length))) continue;
    const before = rest.slice(0, index);
    const clause = /[^,.;:!?\n\uE000-\uEFFF]*$/.exec(before)![0];
    const piece = lastPiece(clause.trim().split(/\s+/), word.toLowerCase());
    if (piece === '' || (quoted && !/^[\p{Lu}\p{N}]/u.test(piece))) continue;
    const from = before.lastIndexOf(piece.split(' ')[0], index - piece.length);
    rest = rest.slice(0, from) + keep(piece) + rest.slice(index + word.length);
  }
  return rest;
}

/** The words at the end of a clause that are the lettering. */
function lastPiece(words: readonly string[], announced: string): string {
  const last = words.at(-1) ?? '';
  // "M&S baş harfleri": the letters stand before it.
  if (/^(?:baş|ilk|büyük|küçük)$/iu.test(last)) return lastPiece(words.slice(0, -1), announced);
  // "Afiyet Olsun yazısı": with a capital it is lettered.
  if (last === '' || (bounds(last) && !(words.length > 1 && /^\p{Lu}/u.test(last)))) return '';
  if (/^(?:harf|rakam|sayı)/u.test(announced)) return last.length <= 4 ? last : '';
  // "Tarçın'ın adı": whose name it is.
  const [owner, ending] = last.split(/['’]/);
  if (/^(?:is[mi]|ad)/u.test(announced) && /^n?[ıiuü]n$/.test(ending ?? '')) return owner;
  const capital = (word: string): boolean => /^[\p{Lu}\p{N}&]/u.test(word);
  let from = words.length - 1;
  if (capital(last))
    while (from > 0 && capital(words[from - 1]) && !bounds(words[from - 1])) from--;
  else if (!/^(?:is[mi]|ad)/u.test(announced)) while (from > 0 && !bounds(words[from - 1])) from--;
  return words.slice(from).join(' ');
}
