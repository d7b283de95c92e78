import type { Plainly } from './said-of-people.table.ts';

/*
 * What is said of a part and is no thing beside its owner: a snowman's carrot nose, an apple's leaf,
 * the foot of a tower. And a few things by their longer names.
 */

const FRUITS =
  'apple|cherry|cherries|lemon|orange|tangerine|peach|pear|plum|strawberry|strawberries|pomegranate|fig|apricot|quince|olive|olives';
const MEYVELER =
  'elma|kiraz|vişne|limon|portakal|mandalina|şeftali|armut|erik|çilek|nar|incir|kayısı|ayva|zeytin';

/** Games whose ball is called by them, as one says them in English and in Turkish. */
const BALLS: readonly Plainly[] = (
  [
    ['basketball', 'basketbol'],
    ['volleyball', 'voleybol'],
    ['tennis', 'tenis'],
  ] as const
).flatMap(([en, tr]): Plainly[] => {
  const after = (game: string, ball: string): RegExp =>
    new RegExp(
      `(?<=${game}(?!\\p{L})[^.;\\n\\uE000]{0,30}? )(?<!${game} )${ball}(?=$|[,.;\\s])`,
      'giu',
    );
  const name = en.endsWith('ball') ? en : `${en} ball`;
  return [
    [new RegExp(en, 'i'), after(en, 'ball'), name],
    [new RegExp(tr, 'i'), after(tr, 'topu?'), `${tr} topu`],
  ];
});

export const PARTS_SAID: readonly Plainly[] = [
  // Who has closed eyes sleeps; a hand with henna has a fellow.
  [
    /closed/i,
    /(?<!\p{L})((?:an? |the )?)(?:sleeping |sleepy )?((?:\p{L}+['’]s )?\p{L}+) with (?:her |his |its )?(?:closed eyes|eyes closed)(?!\p{L})/giu,
    '$1sleeping $2',
  ],
  [
    /gözleri|gözlü/i,
    /(?<!\p{L})(?:gözleri kapalı|kapalı gözlü)(?: uyuyan)?(?= \p{L})/giu,
    'uyuyan',
  ],
  [/henna/i, /(?<!\p{L})(?:henna|hennaed) hands(?!\p{L})/giu, 'two henna hands'],
  [/kınalı/i, /(?<!\p{L})(?<!iki )kınalı eller(?!\p{L})/giu, 'iki kınalı el'],
  // A glass of tea has its saucer.
  [
    /taba[kğ]/i,
    /(?<=(?:bardağı|bardak|ince belli|fincan|fincanı)(?!\p{L})[^.;\n\uE000]{0,20}?),? (?:(?:çay |kendi )?tabağı(?:yla| ile)(?: birlikte)?|tabaklı)(?!\p{L})/giu,
    '',
  ],
  [
    /saucer/i,
    /(?<=(?:cup|teacup|tea glass|glass of tea)(?!\p{L})[^.;\n\uE000]{0,20}?),? (?:with|on|and) (?:its |a |an? )?(?:matching )?saucer(?!\p{L})/giu,
    '',
  ],
  // A ball is that of the game.
  ...BALLS,
  // Who looks into something is beside it; who leaps out of a bowl is over it.
  [
    /look|star|gaz|peer/i,
    /(?<!\p{L})(?:looking|staring|gazing|peering|peeking) (?:in|into|down at|up at|at)(?= (?:an? |the |its |his |her )?(?:\p{L}+ )?(?:bowl|aquarium|moon|star|stars|mirror|jar|cage|window)(?!\p{L}))/giu,
    'beside',
  ],
  [
    /bowl/i,
    /(?<!\p{L})(?:jumping|leaping|hopping) (?:out of|from|over) (?:an? |the |its )?(?:(?:fish|glass) ?)?bowl(?!\p{L})/giu,
    'over a fish bowl',
  ],
  [
    /fanus|akvaryum|kavanoz/i,
    /(?<!\p{L})(?:fanus|akvaryum|kavanoz)(?:undan|tan|dan) (?:atlayan|fırlayan|zıplayan|sıçrayan)(?!\p{L})/giu,
    'fanusun üzerinde uçan',
  ],
  // A snowman is made of them.
  [
    /nose|eyes|arms|buttons/i,
    /(?<=snowm[ae]n(?!\p{L})[^.;\n\uE000]{0,40}?)(?:,| and| with)? (?:an? |his |her |its |two |three )?(?:carrot (?:for (?:an? |his |its )?)?nose|coal (?:eyes|buttons|smile|mouth)|(?:twig|stick|branch) (?:arms|hands)|button eyes)(?!\p{L})/giu,
    '',
  ],
  [
    /burun|burn|göz|kol/i,
    /(?<!\p{L})(?:havuç burunlu|havuçtan burunlu|kömür gözlü|düğme gözlü|çubuk kollu|dal kollu) (?=(?:\p{L}+ )?kardan ?adam)/giu,
    '',
  ],
  // What lies at something's foot lies there, and nobody's foot is drawn.
  [
    /feet/i,
    /(?<!\p{L})(?:sitting |lying |sleeping |curled up )?(?:at|by|near) (?:his|her|their) feet(?!\p{L})/giu,
    'beside',
  ],
  [
    /foot|feet|base/i,
    /(?<!\p{L})(?:(?:all )?around|at|by|near|crashing (?:at|against|around)|lapping (?:at|against)) (?:its|the) (?:foot|base|feet)(?! of)(?!\p{L})/giu,
    '',
  ],
  [
    /foot|base|bottom/i,
    /(?<!\p{L})(?:at|by|around) the (?:foot|base) of (?=an? |the )/giu,
    'under ',
  ],
  [/dibi|ete[kğ]/i, /(?<!\p{L})(?:dibinde(?:ki)?)(?!\p{L})/giu, 'altında'],
  // A fruit's leaf is its own.
  [
    /lea(?:f|ves)/i,
    new RegExp(
      `(?<=(?<!\\p{L})(?:${FRUITS})) (?:with|and) (?:an? |its |two |green |one |some |their )*(?:leaf|leaves)(?! \\p{L}*(?:border|frame|wreath))(?!\\p{L})`,
      'giu',
    ),
    '',
  ],
  [
    /yapra[kğ]/i,
    new RegExp(`(?<!\\p{L})(${MEYVELER}) (?:ve|ile) (?:yeşil )?yaprakları(?!\\p{L})`, 'giu'),
    '$1 dalı',
  ],
  [
    /yapra[kğ]/i,
    new RegExp(
      `(?<=(?<!\\p{L})(?:${MEYVELER})) (?:ve|ile) (?:yeşil |bir )*yapra(?:k|ğı)(?!\\p{L})`,
      'giu',
    ),
    '',
  ],
  // A rope that goes round is a frame.
  [
    /rope/i,
    /(?<!\p{L})(?:in|inside|within|with|surrounded by|framed by|and) (?:an? )?(?:(?:round |circular |nautical )*(?:circle|ring|loop|wreath|frame|border|circular frame) (?:made )?of (?:nautical )?rope|(?:round |circular |nautical )*rope (?:circle|ring|loop|wreath|frame|border)(?: around (?:it|the edge))?)(?!\p{L})/giu,
    'in a rope round frame',
  ],
  [
    /halat/i,
    /(?<!\p{L})(?:halat(?:tan)? (?:yapılmış )?(?:bir )?(?:çember(?:in)?|daire(?:nin)?|halka(?:nın)?|çerçeve(?:nin)?)(?: içinde(?:ki)?)?|halat çerçeveli|çevresinde halat|etrafında halat)(?!\p{L})/giu,
    'halat yuvarlak çerçeve içinde',
  ],
  // A bride by what she wears.
  [
    /gelinli|damatl/i,
    /(?<!\p{L})gelinlik(?:li| giymiş| giyen)? (?:kız|kadın|bayan)(?!\p{L})/giu,
    'gelin',
  ],
  [/damatl/i, /(?<!\p{L})damatlık(?:lı| giymiş| giyen) (?:adam|erkek|bey)(?!\p{L})/giu, 'damat'],
  // What a corner is worked with.
  [
    /köşe/i,
    /(?<!\p{L})(\p{L}+) (?:desenli|motifli|işlemeli|süslemeli) (?=köşe (?:süsü|motifi|deseni|işi|bordürü)|köşelik)/giu,
    '$1 ',
  ],
  // What somebody has on is no pattern of the whole.
  [
    /pattern|print|motif/i,
    /(?<!\p{L})with (?:an? )?(flower|star|heart|leaf|rose|daisy|moon)(?:s|y)? (?:pattern|print|motif)s? on (its|his|her|their|the) (shell|back|body|side|belly|chest)(?!\p{L})/giu,
    'with $1s on $2 $3',
  ],
  // A hand of the henna night; rings that are linked are drawn so.
  [/kınalı/i, /(?<!\p{L})el(?:i|ler|leri) kınalı(?!\p{L})(?! (?:gelin|kız|kadın))/giu, 'kınalı el'],
  [/iç içe/i, /(?<!\p{L})iç içe (?:geçmiş )?(?=\s*(?:(?:iki|2|çift) )?\s*(?:alyans|yüzük))/giu, ''],
  // What has a flame burns.
  [
    /yanan|lit|burning/i,
    /(?<!\p{L})(?:yanan|lit|burning) (?=(?:(?:\p{L}+|\p{N}+) )?(?:mum|kandil|fener|şömine|meşale|candle|lantern|fireplace|torch))/giu,
    '',
  ],
  [/eski usul/i, /(?<!\p{L})eski usul(?!\p{L})/giu, 'eski'],
];
