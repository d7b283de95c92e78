import type { Plainly } from './said-of-people.table.ts';
import { COLOR_TR } from './said-of-reasons.table.ts';
import { KIN_TR, WORN_TR } from './said-of-requests.table.ts';

/*
 * Clubs and those whom a party is for; who leads and who follows, who rides and what is worn then; what
 * is named once more to say where it is; and what adds nothing.
 */

const DOG =
  '(?:dogs?|pupp(?:y|ies)|pups?|retrievers?|labradors?|labs?|husk(?:y|ies)|corgis?|pugs?|beagles?|poodles?|dachshunds?|bulldogs?|terriers?|spaniels?|collies?|shepherds?|boxers?)';
const YOUNG: readonly (readonly [part: string, mother: string])[] = [
  ['ducklings', 'duck'],
  ['chicks', 'hen'],
  ['goslings', 'goose'],
  ['cygnets', 'swan'],
  ['puppies', 'dog'],
  ['kittens', 'cat'],
];

/** Read before the requests. */
export const CLUBS_AND_COMPANY: readonly Plainly[] = [
  // A dog's drawing has its tongue out.
  [
    /tongue out/i,
    new RegExp(
      String.raw`(?<=(?<!\p{L})${DOG}(?!\p{L})[^\n]*),? ?(?<!\p{L})(?:and |with )?(?:its |his |her |the )?tongue (?:sticking |hanging |lolling )?out(?!\p{L})`,
      'giu',
    ),
    '',
  ],
  // Whose party it is: they are lettered, not drawn beside what is asked for.
  [
    /retire|congrat/i,
    /^(\s*)((?:[Hh]appy [Rr]etirement|HAPPY RETIREMENT|[Cc]ongratulations|[Cc]ongrats),? (?:\p{Lu}[\p{L}.'’]* ?){1,3}?)(?= ?[,:;-] ?\p{L})/gu,
    '$1“$2”',
  ],
  [/makas/i, /(?<!\p{L})(?:kuaf[öo]r|berber|terzi) makas[ıi](?!\p{L})/giu, 'makas'],
  // What a club is called comes after a colon.
  [
    /:/,
    /(?<!\p{L})((?:(?:team|club) )?(?:patch|badge|logo|emblem|crest)) for (?:our|my|the|a) ((?:\p{L}+ ){0,2}?)(?:league|team|club|crew|squad): ((?:(?:The )?\p{Lu}[\p{L}'’]*)(?: (?:\p{Lu}[\p{L}'’]*|&|of|and|the))*)(?=\s*(?:[,.;]|$))/gu,
    '$2$1, “$3”',
  ],
  [/bowling/i, /(?<=bowling(?!\p{L})[^\n]*)(?<!bowling )(?<!\p{L})pin(?= and )/giu, 'bowling pin'],
  // A face on a thing is its face, and steam rises above both.
  [
    /face on it/i,
    /(?<!\p{L})with (steam|smoke|bubbles|hearts|sprinkles),? (?:and )?(?:an? )?((?:cute |happy |smiling |kawaii |little |smiley )*face) on it(?!\p{L})/giu,
    'with a $2, $1',
  ],
  // Who leads goes first.
  ...YOUNG.map(([young, mother]): Plainly => [
    /behind|after/i,
    new RegExp(
      String.raw`(?<!\p{L})((?:\d+|two|three|four|five|six) (?:(?:little|small|tiny|baby|cute|fluffy|yellow) )*${young}) (?:(?:walking|swimming|waddling|marching|running) )?(?:in a (?:row|line) )?(?:behind|after) (?:their |a |the )(?:mother|mom|mama|mum)(?! (?:hen|duck|goose|swan))(?!\p{L})`,
      'giu',
    ),
    `a ${mother} and $1 in a row`,
  ]),
  // What somebody was, before the wish: "annem öğretmendi. Kara tahta olan bir şey istiyorum".
  [
    /istiyor/i,
    new RegExp(
      String.raw`^\s*(?:merhaba(?:lar)?,? |selam(?:lar)?,? |slm )?(?:${KIN_TR}) [^.!\n]*?(?:oluyor|oldu|olacak|emekli)[^.!\n]*?(?:\p{L}+[dt][ıiuü])?[.!] (?=[^\n]*istiyor)`,
      'giu',
    ),
    '',
  ],
  // Who rides wears it: "mavi pelerinli atlı çocuk".
  [
    /(?:at|bisiklet|motosiklet|eşek|deve)l[ıi]/i,
    new RegExp(
      String.raw`(?<!\p{L})((?:${COLOR_TR} )?(?:${WORN_TR}|kasklı|cübbe|kaftan|yelek)l[ıiuü]) ((?:at|bisiklet|motosiklet|eşek|deve)l[ıi]) (\p{L}+)`,
      'giu',
    ),
    '$2 $3, $1',
  ],
  // Named once more, to say where it is.
  [
    / ve /i,
    /^\s*(\p{L}{3,}) ve (\p{L}{3,}), (?=(?:\p{L}{3,} \1|\1 \2)\p{L}* (?:üst|alt|iç|yan|ön|arka|kenar|baş|kuca))/giu,
    '',
  ],
  [
    /dursun|konsun|otursun|olsun/i,
    new RegExp(
      String.raw`^(\p{L}{3,}) (\p{L}+ (?:üst|alt|iç|yan|ön|arka|kenar)\p{L}*) (?:dursun|konsun|otursun|olsun),? ((?:${COLOR_TR}(?:,| ve)? )+)(?:renkli|renk|renklerde)(?: olsun)?(?=\s*(?:[,.;]|$))`,
      'giu',
    ),
    '$3 $1 $2',
  ],
  // Folk dancers are drawn in what they wear.
  [
    /halay|horon|zeybek|folklor/i,
    /(?<=(?<!\p{L})(?:halay|horon|zeybek|folklor)[^\n]*),? ?(?<!\p{L})(?:yöresel|geleneksel|otantik|renkli|bölgesel) (?:kıyafet|giysi|kostüm|elbise)(?:li|ler|lerle|leriyle|lerde)?(?!\p{L})/giu,
    '',
  ],
  // Tiles of Iznik along a border.
  [
    /çini|iznik/i,
    /(?<!\p{L})(?:çini|iznik(?: çini(?:si)?)?)(?: desen(?:i|li)?| motif(?:i|li)?)? (?:bordür|kenar süsü|kenarlık)(?:ü|ı)?(?!\p{L})/giu,
    'iznik lalesi bordürü',
  ],
  // How much, and who does it, are no things.
  [
    /too much/i,
    /,? ?(?<!\p{L})(?:but )?not too (?:much|many) (?:details?|colou?rs?|stitches|fuss)(?!\p{L})/giu,
    '',
  ],
  [/ too/i, /(?<=\p{L}) too(?=\s*(?:[,.;!]|$| but | and | please))/giu, ''],
  [
    /yaptırmak|işletmek|diktirmek/i,
    /(?<!\p{L})(?:bir şey |bişey |nakış )?(?:yaptırmak|işletmek|diktirmek) (?:istiyorum|istiyoruz|isterim)(?!\p{L})/giu,
    '',
  ],
  [/dışarı/i, /(?<!\p{L})(?<!dil[iı]? )dışarı(?:da)? (?=(?:kar|yağmur) ya[ğg])/giu, ''],
  [
    /yüz/i,
    /,? ?(?<!\p{L})yüz(?:ü|leri|ünün)? (?:hiç |de |detayı |hatları )*(?:belli |belirgin |net )?(?:olmas[ıi]n|görünmesin|çizilmesin|belli olmasın|yok)(?!\p{L})/giu,
    ', yüz olmasın',
  ],
];
