import { COLOR_EN } from './said-of-reasons.table.ts';
import type { Plainly } from './said-of-people.table.ts';

/*
 * Frames that are empty inside, hats of wool, who knits in which chair, windows with curtains, snow that
 * falls, and how many stitches somebody wants.
 */

/** Empty frames are borders of what they are made of. */
const FRAMES: readonly Plainly[] = [
  // "Papatyalardan bir çerçeve", "yapraklardan daire": a border, a wreath and a shape of them.
  [
    /l[ae]rd[ae]n/i,
    /(?<!\p{L})(\p{L}{2,20})l[ae]rd[ae]n(?: (?:bir|oluşan|yapılmış|yapılma|örülmüş|örülü|güzel|kare|dikdörtgen))* (?:çerçeve|bordür|kenarlık)(?:si|ü|ı)?(?:n(?:in|ün|ın))?(?: (?:içinde(?:ki)?|içine|ortasında(?:ki)?|ortasına))?(?!\p{L})/giu,
    '$1 bordürü, ',
  ],
  [
    /l[ae]rd[ae]n/i,
    /(?<!\p{L})(\p{L}{2,20})l[ae]rd[ae]n(?: (?:bir|yapılmış|yapılma|örülmüş|örülü|güzel|yuvarlak))* (?:çelenk|daire|çember|halka|yuvarlak(?! \p{L}))(?!\p{L})/giu,
    '$1 çelengi',
  ],
  [
    /l[ae]rd[ae]n/i,
    /(?<!\p{L})(\p{L}{2,20}l[ae]rd[ae]n)(?: (?:bir|yapılmış|yapılma|örülmüş|güzel|büyük|kocaman))+ kalp(?!\p{L})/giu,
    '$1 oluşan kalp',
  ],
  [
    /empty|blank|nothing/i,
    /,? ?(?<!\p{L})(?:(?:left )?(?:empty|blank|open) (?:inside|in the (?:middle|cent(?:er|re)))|(?:with )?(?:an? )?(?:empty|blank) (?:inside|middle|cent(?:er|re))|(?:the )?(?:inside|middle|cent(?:er|re)) (?:is |stays |left |should be |to be )?(?:empty|blank|open)|(?:with )?nothing (?:inside|in (?:it|the middle)))(?!\p{L})/giu,
    '',
  ],
  [
    /empty|blank/i,
    /(?<!\p{L})(?:empty|blank) (?=(?:\p{L}+ ){0,3}(?:frame|border|wreath|banner|ribbon|cartouche)(?!\p{L}))/giu,
    '',
  ],
  [
    /boş/i,
    /,? ?(?<!\p{L})(?:(?:içi|ortası|içerisi)(?: de)? (?:boş|bos)(?: (?:kalsın|olsun|bırakılsın|kalacak|kalmalı|bir))?|(?:içinde|ortasında) (?:bir ?şey|hiçbir şey) olmasın)(?!\p{L})/giu,
    '',
  ],
  [
    /(?:çini|karo|fayans)/i,
    /(?<!\p{L})(?:çini|karo|fayans)(?: karo)?(?: (?:desenli|motifli|süslü|işlemeli|süslemeli))? (?:(?:kare|dikdörtgen|yuvarlak|oval|bir) )*çerçeve(?:si|yi)?(?!\p{L})/giu,
    'çini karo bordürü',
  ],
  [
    /desenli|motifli|işlemeli|süslü/i,
    /(?<!\p{L})(\p{L}{3,20}) (?:desenli|motifli|işlemeli|süslü) (?:(?:kare|dikdörtgen|bir) )?(?:çerçeve|bordür|kenarlık)(?:si|ü)?(?!\p{L})/giu,
    '$1 bordürü',
  ],
  [
    /tile/i,
    /(?<!\p{L})(?:an? )?(?:(?:square|rectangular|iznik|ceramic|turkish|blue|azulejo|mosaic) )*tiled? (?:pattern(?:ed)? |motif )?(?:(?:square|rectangular) )?(?:frame|border)(?!\p{L})/giu,
    'border of iznik tulips',
  ],
  [
    /tile/i,
    /(?<!\p{L})(?:square |rectangular )?(?:frame|border) (?:made )?of (?:(?:blue|iznik|ceramic|turkish|mosaic) )*tiles(?!\p{L})/giu,
    'border of iznik tulips',
  ],
];

/** A ground in a colour is the cloth's. */
const GROUNDS: readonly Plainly[] = [
  [
    /ground/i,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:on|upon|over|against) an? ${COLOR_EN} )ground(?!\p{L}| of)`,
      'giu',
    ),
    'background',
  ],
];

const WOOL: readonly Plainly[] = [
  [
    /irili|büyüklü|boy boy/i,
    /(?<!\p{L})(?:irili ufaklı|büyüklü küçüklü|boy boy)(?!\p{L})/giu,
    'farklı boylarda',
  ],
  [
    /hat|cap/i,
    /(?<!\p{L})(?:(?:warm|cozy|cosy|little) )?(?:wool(?:len|ly|y)?|knit(?:ted)?|crochet(?:ed)?|bobble|pom[- ]?pom|yarn)(?: (?:wool|knit(?:ted)?|winter|bobble|pom[- ]?pom))? (?:hat|cap)(?!\p{L})/giu,
    'beanie',
  ],
  ...(
    [
      ['(?:s[ıi])?n[ıi]n', 'berenin'],
      ['(?:s[ıi]n)?[dt]a', 'berede'],
      ['l[ıi]', 'bereli'],
      ['(?:s[ıi])?', 'bere'],
    ] as const
  ).map(([ending, plain]): Plainly => [
    /şapka/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:yünlü|yünden|yün|örgü|örme|ponponlu)(?: (?:örgü|yün|ponponlu|kışlık))? şapka${ending}(?=ki(?!\p{L})|(?!\p{L}))`,
      'giu',
    ),
    plain,
  ]),
];

const NEEDLES: readonly Plainly[] = [
  [
    /örgü/i,
    /(?<!\p{L})(?:gözlüklü )?(?:(?:yaşlı|tonton|tatlı|gözlüklü) )*(?:teyze|nine|büyükanne|anneanne|babaanne|kadın|hanım) (?:(?:sallanan )?(?:sandalye|koltuk|koltu[ğg])\p{L}* (?:oturmuş |oturup )?)?örgü ör(?:üyor|en|mekte|erken)(?!\p{L})/giu,
    'örgü ören nine',
  ],
  [
    /perdeli/i,
    /(?<!\p{L})perdeli ((?:(?:küçük|büyük|eski|ahşap) )+)(?:bir )?pencere/giu,
    '$1perdeli pencere',
  ],
  [
    /snow/i,
    /(?<=[,;] ?|(?<!\p{L})(?:with|and|while) )(?:the )?(?:snow|snowflakes) (?:is |are )?(?:falling|coming down)(?: (?:gently|softly|down|all around|around (?:him|her|it|them)))*(?!\p{L})/giu,
    'many snowflakes',
  ],
  [
    /kar yağ/i,
    /(?<!\p{L})(?:lapa lapa )?kar yağ(?:ıyor|sın|arken|an gece|ışı)(?: olsun)?(?!\p{L})/giu,
    'birçok kar tanesi',
  ],
  [
    /trailer|behind/i,
    /(?<=trailer|cart|wagon) (?:being )?(?:behind|pulled behind|towed behind|attached to) (?:him|her|it|them)(?!\p{L})/giu,
    '',
  ],
  [
    /not too|fewer/i,
    /,? ?(?<!\p{L})(?:(?:and )?not too (?:many|much) (?:stitches|detail|details|colou?rs)|fewer stitches|low stitch count)(?: please| pls)?(?!\p{L})/giu,
    '',
  ],
];

/** In the order in which they are read. */
export const FRAMES_AND_WOOL: readonly Plainly[] = [...GROUNDS, ...NEEDLES, ...FRAMES, ...WOOL];
