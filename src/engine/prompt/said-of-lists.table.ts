import { MENTIONS } from './said-of-mentions.table.ts';
import type { Plainly } from './said-of-people.table.ts';

/* Lists whose number comes after them, what is borne on a back, and balls that hang in a tree, said more plainly. */

const TR_NUMBER = '(iki|üç|dört|beş|altı|yedi|sekiz|\\p{N})';
const EN_NUMBER = '(two|three|four|five|six|seven|eight|\\p{N})';

export const LISTS: readonly Plainly[] = [
  ...MENTIONS,
  // "Balonlar, üç tane: kırmızı, mavi, yeşil".
  [
    /tane|adet/i,
    new RegExp(
      `(?<!\\p{L})((?:\\p{L}+ )?\\p{L}+?l[ae]r[ıi]?),? ${TR_NUMBER} (?:tane|adet)(?=\\s*[:,.]|\\s*$)`,
      'giu',
    ),
    '$2 $1',
  ],
  [
    /of them/i,
    new RegExp(
      `(?<!\\p{L})((?:\\p{L}+ )?\\p{L}{3,}s),? ${EN_NUMBER} of them(?=\\s*[:,.]|\\s*$)`,
      'giu',
    ),
    '$2 $1',
  ],
  // What a beast carries on its back lies there.
  [/sırtında/i, /(?<!\p{L})sırtında ((?:\p{L}+ ){1,3})taşıyan(?!\p{L})/giu, 'sırtında $1olan'],
  [
    /sırtında/i,
    /(?<!\p{L})(\p{L}+),? sırtında ((?:\p{L}+ ){0,2}\p{L}+) taşı(?:yor|rken|sın)(?!\p{L})/giu,
    'sırtında $2 olan $1',
  ],
  // A saddle lies on a back.
  [
    /saddle/i,
    /(?<!\p{L})with (an? (?:\p{L}+ )?saddle)(?= and|\s*(?:$|[,.;]))/giu,
    'with $1 on its back',
  ],
  [/eyerli/i, /(?<!\p{L})eyerli (?=at|eşek|deve|lama|midilli|kısrak)/giu, 'sırtında eyer olan '],
  // In a tree they are no footballs.
  [
    /topla?r|süs/i,
    /(?<=(?:çam|yılbaşı|noel|ladin)[^.\uE000]{0,60}[ ,])(?:yuvarlak )?(?:toplar|top süsler|süs topları|süsler)(?!\p{L})/giu,
    'yılbaşı topları',
  ],
  [
    /balls|baubles/i,
    /(?<=(?:christmas|fir|pine|xmas|evergreen)(?!\p{L})[^.\uE000]{0,60} )(?:balls|baubles)(?!\p{L})/giu,
    'christmas ornaments',
  ],
  // Over that land no other balloons fly.
  [
    /peri baca/i,
    /(?<!hava )(?<!kapadokya[^.\uE000]*)(?<!\p{L})balon(?=lar|la|u|)(?=[^.\uE000]*peri baca|(?<=peri baca[^.\uE000]*))/giu,
    'sıcak hava balon',
  ],
  [
    /fairy chimney/i,
    /(?<!air )(?<!\p{L})balloon(?=s?(?!\p{L}))(?=[^.\uE000]*fairy chimney|(?<=fairy chimney[^.\uE000]*))/giu,
    'hot air balloon',
  ],
  // From what it eats of, it stands beside.
  [
    /leaves/i,
    /(?<!\p{L})(?:eating|munching|nibbling|chewing|reaching for) (?:the |some )?leaves (?:from|off|of|on) (?:an? |the )?((?:\p{L}+ ){0,2}tree)(?!\p{L})/giu,
    'beside a $1',
  ],
  [
    /ağa[cç]/i,
    /(?<!\p{L})ağa(?:çtan|cın) (?:yaprak(?:larını)? )(?:yiyen|koparan|yemekte olan)(?!\p{L})/giu,
    'büyük ağacın yanında',
  ],
  // A balloon of a shape has a drawing of its own.
  [
    /balloons? (?:shaped|in the)/i,
    /(?<!\p{L})balloon(s?) (?:shaped (?:like|as)|in the shape of) (?:an? )?(heart|star)s?(?!\p{L})/giu,
    '$2 balloon$1',
  ],
  // Where somebody works is no one who is drawn.
  [
    /office/i,
    /(?<!\p{L})(dentist|dental|doctor['’]?s?|lawyer|law|vet|veterinary|medical|real estate)(?: 's)? office (?=logo(?!\p{L}))(?=[^,]*,)/giu,
    '',
  ],
  // "Yapraklı ama çiçeksiz": what it has is drawn anyway.
  [/yapraklı ama/i, /,? ?(?<!\p{L})yapraklı (?:ama|fakat) (?=\p{L}+s[ıi]z)/giu, ' '],
];
