import type { Plainly } from './said-of-people.table.ts';

/*
 * Turkish sentences whose verb stands last, as what is said before a name: "anneanne örgü örüyor" is
 * "örgü ören anneanne"; and whose team or party it is.
 */

/** Verbs as a sentence has them, and as they stand before whoever does it. */
const DONE: Readonly<Record<string, string>> = {
  örüyor: 'ören',
  yapıyor: 'yapan',
  oynuyor: 'oynayan',
  pişiriyor: 'pişiren',
  suluyor: 'sulayan',
  dikiyor: 'diken',
  fırçalıyor: 'fırçalayan',
  dinliyor: 'dinleyen',
  söylüyor: 'söyleyen',
  sürüyor: 'süren',
  biniyor: 'binen',
  kayıyor: 'kayan',
  tırmanıyor: 'tırmanan',
  topluyor: 'toplayan',
  fışkırtıyor: 'fışkırtan',
  izliyor: 'izleyen',
};
const VERBS = Object.entries(DONE);

/** One rule for each verb: a plain text cannot look its verb up. */
const sentence = ([done, doing]: readonly [string, string]): Plainly => [
  new RegExp(done, 'u'),
  new RegExp(
    `^\\s*((?:\\p{L}+ ){0,2}\\p{L}+)(?<!(?:[dt]a|yl[ae]|[ae]n|’\\p{L}+|'\\p{L}+)) (\\p{L}+) ${done}(?=\\s*(?:[.!,]|$))`,
    'gu',
  ),
  `$2 ${doing} $1`,
];

const TEAM_TOPS = 'futbol|voleybol|basketbol|hentbol|tenis|beyzbol|ragbi';
const NAME = "\\p{Lu}[\\p{L}’']*(?:\\s\\p{Lu}[\\p{L}’']*){0,2}";

/** Read before all others. */
export const ACTS_DONE: readonly Plainly[] = [
  ...VERBS.map(sentence),
  // Whose team it is, is written under what they play with.
  [
    /team/i,
    new RegExp(
      `(?<!\\p{L})(?:[Ww]omen['’]?s |[Gg]irls['’]? |[Bb]oys['’]? |[Mm]en['’]?s )?([Ss]occer|[Ff]ootball|[Vv]olleyball|[Bb]asketball|[Hh]andball|[Tt]ennis|[Bb]aseball|[Ss]oftball|[Rr]ugby) team (?:named |called )?(${NAME})(?=\\s*(?:[,.]|$))`,
      'gu',
    ),
    '$1 ball, name $2',
  ],
  [
    /takım[ıi]/i,
    new RegExp(
      `(?<!\\p{L})(?:kadın |kız |erkek |genç )?(${TEAM_TOPS}) takımı(?:mız)?,? (${NAME})(?=\\s*(?:[,.]|$))`,
      'gu',
    ),
    '$1 topu, adı $2',
  ],
  // Who sings to a saz is a man, and nobody in love.
  [
    /saz|bağlama/i,
    /(?<!\p{L})(saz|bağlama) çalan (?:halk )?(?:âşık|aşık|ozan|ozanı)(?!\p{L})/giu,
    '$1 çalan adam',
  ],
  [/fırçala/i, /(?<!\p{L})diş(?:ini|lerini)? fırçalayan(?!\p{L})/giu, 'elinde diş fırçası tutan'],
  [
    /teeth/i,
    /(?<!\p{L})(?:brushing|brushes|cleaning) (?:its|his|her|their|the) teeth(?!\p{L})/giu,
    'holding a toothbrush',
  ],
  // The wool is on the needles.
  [
    /needles/i,
    /(?<!\p{L})(?:knitting )?needles (?:and|with) (?:an? |some )?balls? of (?:yarn|wool)(?!\p{L})/giu,
    'knitting needles',
  ],
  // A net, and no elephant's dative.
  [
    /file/i,
    /(?<=(voleybol|tenis)(?!\p{L})[^.\uE000]{0,30} (?:ve|ile|,) ?)(?<!\p{L})file(?!\p{L})/giu,
    '$1 filesi',
  ],
  [
    /bacada|bacası/i,
    /(?<!\p{L})noel baba,? (?:bir )?baca(?:da|ya giren|dan giren|sında)(?!\p{L})|(?<!\p{L})baca(?:da(?:ki)?|ya giren|dan (?:giren|inen)) noel baba(?!\p{L})/giu,
    'tuğla baca üstünde noel baba',
  ],
  [
    /chimney/i,
    /(?<!\p{L})santa(?: claus)? (?:stuck |climbing |going |sliding )?(?:in|down|into) (?:an?|the) chimney(?!\p{L})/giu,
    'santa claus on a brick chimney',
  ],
  // What a trunk or a whale throws up is drops, and no sea.
  [
    /su (?:fışkırt|püskürt)/i,
    /(?<!\p{L})(?:hortumu(?:yla|ndan) )?su (?:fışkırtan|püskürten) (\p{L}+)/giu,
    '$1, su damlaları',
  ],
  [
    /su (?:fışkırt|püskürt)/i,
    /(?<!\p{L})(?:hortumu(?:yla|ndan) )?su (?:fışkırt|püskürt)(?:ıyor|üyor)(?!\p{L})/giu,
    'su damlaları',
  ],
  [
    /water/i,
    /(?<!\p{L})(?:spraying|squirting|spouting|spitting|blowing) water(?: (?:from|out of|with) (?:its|his|her|the) (?:trunk|mouth|nose|blowhole))?(?!\p{L})/giu,
    'with water drops',
  ],
  // A balloon's basket is a part of it.
  [
    /balloon/i,
    /(?<!\p{L})(?:an? |the )?hot[- ]air balloon with (?:an? |its )?basket (?:of|full of|carrying) ((?:an? )?[^,.;\uE000]{2,30})/giu,
    '$1 in a hot air balloon',
  ],
  // Before a new year a pine is a tree with ornaments.
  [
    /çam ağacı/i,
    /(?<=(?:mutlu yıllar|yılbaşı|noel|yeni yıl|iyi seneler)(?!\p{L})[^.\uE000]{0,40})çam ağacı(?!\p{L})/giu,
    'yılbaşı ağacı',
  ],
  // So many of them are the family.
  [
    /family of/i,
    /(?<!\p{L})(?:an? )?family of (five|six|seven|[5-7]) (?!people)(\p{L}+s)(?!\p{L})/giu,
    '$1 $2',
  ],
  [/kişilik/i, /(?<!\p{L})(beş|altı|yedi|[5-7]) kişilik (\p{L}+) ailesi(?!\p{L})/giu, '$1 $2'],
  [
    /one (?:leg|foot)|tek (?:ayak|bacak)/i,
    /(?<!\p{L})(?:standing )?on one (?:leg|foot)(?!\p{L})|(?<!\p{L})tek (?:aya[kğ]\p{L}*|baca[kğ]\p{L}*) (?:üstünde|üzerinde)(?: duran| duruyor)?(?!\p{L})/giu,
    ' ',
  ],
  // The sun goes down behind the water, not over all of it.
  [
    /sunset over/i,
    /(?<!\p{L})sunset over (?:the |an? )?(ocean|sea|water|lake|bay)(?!\p{L})/giu,
    'sunset, sea',
  ],
  [
    /gün batımı/i,
    /(?<!\p{L})(?:deniz|okyanus|göl)(?: üstünde| üzerinde|de| kenarında) gün batımı(?!\p{L})/giu,
    'gün batımı, deniz',
  ],
  [/gelin damat/i, /(?<!\p{L})gelin damat(?!\p{L})/giu, 'gelin ve damat'],
  [/davulcu/i, /(?<!\p{L})(?:ramazan )?davulcusu?(?!\p{L})/giu, 'davul çalan adam'],
  // No ears that hear.
  [/ears? of/i, /(?<!\p{L})ear of (?:corn|maize)(?!\p{L})/giu, 'corn cob'],
  [/ears? of/i, /(?<!\p{L})ears of (?:corn|maize)(?!\p{L})/giu, 'corn cobs'],
  // Who they are follows.
  [
    /:/,
    /^\s*(?:iki|üç|dört|beş|altı) (?:(?:küçük|minik|sevimli|tatlı) )?(?:kardeş|arkadaş|dost|kafadar|hayvan|kuzen)(?:ler|lar)?\s*:/giu,
    ' ',
  ],
  [
    /:/,
    /^\s*(?:two|three|four|five|six) (?:(?:little|cute|best) )?(?:friends|brothers|sisters|siblings|animals|pals|buddies|cousins)\s*:/giu,
    ' ',
  ],
];
