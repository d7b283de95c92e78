import { COLOR_EN, COLOR_TR } from './said-of-reasons.table.ts';
import type { Plainly } from './said-of-people.table.ts';

/*
 * How many dance in a row, who chases whom, what lies at whose feet; rope and stethoscopes around
 * others, fences before houses; hair that is combed or is of leaves; colours after the part that they
 * are of; what is below words; a baby's name and day.
 */

const COUNTS_EN = ['two', 'four', 'five', 'six'];
const COUNTS_TR = ['iki', 'dört', 'beş', 'altı'];
const NUMBERS = [2, 4, 5, 6];
const DANCE = '(?:halay|horon|zeybek|folklor|halk oyunu)';
const WHO = '(?:kişi|adam|kadın|kız|erkek|genç|çocuk|insan|dansçı)';

/** A row of dancers has as many as are said. */
const DANCERS = COUNTS_EN.flatMap((english, at): Plainly[] => {
  const turkish = COUNTS_TR[at];
  const said = `(?:${turkish}|${NUMBERS[at]})`;
  const plain = `halay çeken ${turkish} kişi`;
  return [
    [
      /halay|horon|zeybek|folklor|halk oyunu/i,
      new RegExp(
        String.raw`(?<!\p{L})${said} ${WHO}(?:nin)? (?:el ele |kol kola )?${DANCE} (?:çek|tep|oyn)\p{L}+(?: ${WHO})?(?!\p{L})`,
        'giu',
      ),
      plain,
    ],
    [
      /halay|horon|zeybek|folklor|halk oyunu/i,
      new RegExp(
        String.raw`(?<!\p{L})${DANCE} (?:çek|tep|oyn)\p{L}+ ${said} ${WHO}(?!\p{L})`,
        'giu',
      ),
      plain,
    ],
    [
      /danc/i,
      new RegExp(
        String.raw`(?<!\p{L})(?:${english}|${NUMBERS[at]}) (?:turkish |folk )*(?:people|men|women|girls|boys|friends|villagers|dancers) (?:dancing|doing) (?:the |a |in a )?(?:turkish )?(?:halay|horon|folk dance|line dance)(?!\p{L})`,
        'giu',
      ),
      `${english} folk dancers`,
    ],
  ];
});

const FISH_EN = '(?:koi|fish|koi fish|goldfish|carp)';

/** Two fish after each other make a ring. */
const CHASES: readonly Plainly[] = [
  [
    /koi|fish|carp/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:two|2|a pair of) (?:(?!koi|goldfish)\p{L}+ )?(koi|fish|goldfish|carp)(?: fish)? (?:that (?:are )?)?(?:(?:chasing|following|swimming after|circling|swimming around) each other(?: around)?(?: in a circle)?|(?:swimming |going )?(?:around )?in a (?:circle|ring))(?!\p{L})`,
      'giu',
    ),
    'circling $1',
  ],
  [
    /koi|fish|carp/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:two|2) ${FISH_EN} (?:as|in|like) (?:a )?yin[- ]yang(?!\p{L})`,
      'giu',
    ),
    'yin yang fish',
  ],
  [
    /balı[kğ]/i,
    /(?<!\p{L})(?:(?:birbirini|birbirlerini) (?:kovalayan|takip eden)|(?:daire|çember)(?:de| içinde)? (?:yüzen|dönen)) (?:iki|2) (koi )?balı[kğ]\p{L}*/giu,
    'daire çizen $1balıklar',
  ],
  [
    /balı[kğ]/i,
    /(?<!\p{L})(?:iki|2) (koi )?balı[kğ]\p{L}* (?:birbirini|birbirlerini) (?:kovalıyor|kovalasın|takip ediyor|takip etsin)(?!\p{L})/giu,
    'daire çizen $1balıklar',
  ],
  [/circling (?:goldfish|carp)/i, /circling (?:goldfish|carp)/giu, 'circling fish'],
  [/daire çizen koi/i, /daire çizen koi balıklar(?!ı)/giu, 'daire çizen koi balıkları'],
  // Who runs after another stands behind him in the row.
  [
    /each other/i,
    /(?<!\p{L})(?:chasing|running after|following) (?:each other|one another)(?: around)?(?!\p{L})/giu,
    'running in a row',
  ],
  [
    /birbir/i,
    /(?<!\p{L})(?:birbirini|birbirlerini) (?:kovalayan|takip eden) (?=\p{L})/giu,
    'koşan ',
  ],
];

/** Places by somebody's feet, and with "too" behind them. */
const AT_FEET: readonly Plainly[] = [
  [
    /d[ae] d[ae] |d[ae] ise /i,
    /(?<!\p{L})((?:arka|yan|ön|üst|alt|orta|el|baş|boyn|sırt|iç|sağ|sol|kenar|ağz|uc)\p{L}{0,5}[dt][ae]) (?:d[ae]|ise)(?= \p{L})/giu,
    '$1',
  ],
  [
    /ayağın|ayaklar/i,
    /(?<!\p{L})(?:ayağının|ayaklarının|ayağı|ayakları) (?:dibinde|ucunda|yanında|önünde)(?=ki(?!\p{L})|(?!\p{L}))/giu,
    'yanında',
  ],
];

const HAIR_EN = "(?:her|his|its|their|the|long|(?:mermaid|girl|woman|princess)(?:['’]?s))";
const CARE: readonly Plainly[] = [
  [
    /comb|brush/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:combing|brushing) (?:${HAIR_EN} )+(?:\p{L}+ )?(?:hair|mane|fur)(?: with an? (?:\p{L}+ )?(?:comb|brush))?(?!\p{L})`,
      'giu',
    ),
    'holding a comb',
  ],
  [
    /tara/i,
    /(?<!\p{L})(?:uzun )?(?:saçını|saçlarını|yelesini|saç) tara(?:yan|makta olan) (?=\p{L})/giu,
    'elinde tarak olan ',
  ],
  [
    /tar[ıi]yor/i,
    /,? ?(?<!\p{L})(?:uzun )?(?:saçını|saçlarını|yelesini) tarıyor(?!\p{L})/giu,
    ', elinde tarak',
  ],
  [
    /hair/i,
    /(?<!\p{L})(?:an? )?(?:(?:womans?|woman['’]s|womens?|girls?|girl['’]s|ladys?|lady['’]s|female|feminine) )?(?:face|head|portrait|woman|girl|lady) with (?:leaves|plants|foliage|leafy branches|leaf) (?:instead of|in place of|as|for) (?:her |the )?hair(?!\p{L})/giu,
    'woman with leaves for hair',
  ],
  [
    /hair/i,
    /(?<!\p{L})with (?:leaves|plants|foliage) (?:growing )?(?:instead of|in place of|as|for) (?:her |the )?hair(?!\p{L})/giu,
    'with leaf hair',
  ],
  [
    /hair/i,
    /(?<!\p{L})(?:with )?((?:\p{L}+ )?(?:flowers|roses|blossoms|daisies|peonies|sunflowers)) (?:growing )?(?:instead of|in place of|as|for) (?:her |the )?hair(?!\p{L})/giu,
    'wearing a crown of $1',
  ],
  [
    /saç/i,
    /(?<!\p{L})(?:saçları|saçı) (?:yerine )?yaprak(?:lardan)?(?: olan| oluşan)? (?:(?:genç|güzel) )?(?:kadın|kız)(?: yüzü| portresi| başı)?(?!\p{L})/giu,
    'yaprak saçlı kadın',
  ],
  [
    /saç/i,
    /(?<!\p{L})(?:kadın|kız)(?: yüzü| portresi| başı)?,? (?:saçları |saçı )?(?:saç yerine )?yaprak(?:tan|lardan|lar)?(?: olsun| oluşan)?(?=\s*(?:$|[,.;]))(?<=saç[^,.;]*)/giu,
    'yaprak saçlı kadın',
  ],
];

const PART_EN =
  '(?:wings?|tail|eyes?|beak|mane|belly|roof|door|petals|dress|skirt|hat|cap|bow|collar|horns?|antlers|feathers|sails?|fins?)';
const PART_TR =
  '(?:kanatları|kanadı|kuyruğu|gözleri|gagası|yelesi|karnı|çatısı|kapısı|elbisesi|eteği|şapkası|kurdelesi|boynuzları|yelkeni|yelkenleri)';
const COLORS_AFTER: readonly Plainly[] = [
  [
    /not |instead of/i,
    new RegExp(
      String.raw`(?<=[,;] ?)(?:the |its |his |her |with )?(${PART_EN}) (?:is |are |in )?(${COLOR_EN}),? (?:and )?(?:not|instead of) (?:${COLOR_EN})(?!\p{L})`,
      'giu',
    ),
    'with $2 $1',
  ],
  [
    /wing|tail|eye|beak|mane|belly|roof|door|petal|dress|skirt|hat|cap|bow|collar|horn|antler|feather|sail|fin/i,
    new RegExp(
      String.raw`(?<=[,;] ?)(?:the |its |his |her )?(${PART_EN}) (?:is |are |in )?(${COLOR_EN})(?=\s*(?:$|[,.;]))`,
      'giu',
    ),
    'with $2 $1',
  ],
  [
    /değil/i,
    new RegExp(
      String.raw`(?<!\p{L})(${PART_TR}) (${COLOR_TR})(?: olsun)?,? (?:${COLOR_TR}) (?:değil|olmasın)(?!\p{L})`,
      'giu',
    ),
    '$1 $2',
  ],
  [
    /half/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:with )?(?:an? |the |its |his |her )?(${PART_EN})(?:,| is)? half (${COLOR_EN}),?(?: and)? half (${COLOR_EN})(?!\p{L})`,
      'giu',
    ),
    'with a $2 and $3 $1',
  ],
  [
    /half/i,
    new RegExp(
      String.raw`(?<!\p{L})half (${COLOR_EN}),?(?: and)? half (${COLOR_EN})(?!\p{L})`,
      'giu',
    ),
    '$1 and $2',
  ],
  [
    /yarısı|yarısi/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:bir )?yarısı (${COLOR_TR}),?(?: (?:ve )?(?:bir |diğer )?yarısı) (${COLOR_TR})(?!\p{L})`,
      'giu',
    ),
    '$1 ve $2',
  ],
  // "Üç balon tutuyor biri kırmızı biri sarı": the verb stands between what they are and their colours.
  [
    /biri/i,
    new RegExp(
      String.raw`(?<!\p{L})((?:iki|üç|dört|2|3|4) \p{L}{2,20}) (tut|taş[ıi])(?:uyor|an|ıyor|iyor),? ((?:biri (?:${COLOR_TR})(?:,| ve)? ?){2,4})(?!\p{L})`,
      'giu',
    ),
    'elinde $1, $3',
  ],
];

const LETTERS_EN =
  '(?:the |it |her |his )?(?:letters|lettering|name|text|words?|writing|initials?|monogram)';
const AROUND: readonly Plainly[] = [
  [
    /stet[eh]?[oh]?scope/i,
    new RegExp(
      String.raw`^([^\n]*?),? (?:with |and )?(?:a |the )?stethoscope (?:that is |which is )?(?:(?:looping|looped|loops|wrapped|wrapping|wraps|curled|curling|curls|wound|winding|draped|going|bent|in a loop) )?(?:all )?(?:around|round) ${LETTERS_EN}`,
      'giu',
    ),
    'looped stethoscope with $1 inside',
  ],
  [
    /stetoskop/i,
    /^([^\n]*?),? (?:harflerin|yazının|ismin|adının|isminin|adın) etraf[ıi]n(?:ı|da|a) (?:(?:saran|dolanan|dolanmış|sarılı|sarılmış|dönen) )?stetoskop(?:u)?/giu,
    'halka stetoskop, içinde $1',
  ],
  [
    /rope/i,
    /(?<!\p{L})(?:an? |some )?rope (?:(?:that is )?(?:wrapped|wound|coiled|tied|twisted|looped|going|wrapping|winding) )?(?:all )?around (?:an? |the )(?!it|them|anchor|letter|name|edge)(\p{L}+(?: \p{L}+)?)(?=\s*(?:$|[,.;]))/giu,
    '$1 in a rope frame',
  ],
  [
    /rope/i,
    /(?<!anchor,?)(?<!\p{L}) with (?:an? |some )?(?:thick )?rope (?:(?:wrapped|wound|coiled|tied|twisted|looped) )?(?:all )?around (?:it|the (?:outside|edge))(?!\p{L})/giu,
    ' in a rope frame',
  ],
  [
    /halat/i,
    /(?<!\p{L})(?:etrafı halatla sarılı|etrafına halat (?:sarılmış|dolanmış)|halat sarılı|halat dolanmış) (?!çapa)(?=\p{L})/giu,
    'halat çerçeve içinde ',
  ],
  // A fence before a house is a house behind it.
  [
    /fence/i,
    /(?<!\p{L})with an? (?:(?:little|small|low|old|wooden|picket|garden|nice) )*((?:white|brown|green|red|blue|gr[ae]y) )?(?:(?:little|small|low|old|wooden|picket|garden) )*fence (?:in front(?: of it)?|before it|around it|out front)(?!\p{L})/giu,
    'behind a $1fence',
  ],
  [
    /çit/i,
    /(?<!\p{L})(?:önünde )?(?:(?:küçük|ahşap|tahta) )*((?:beyaz|kahverengi|yeşil|kırmızı|mavi) )?(?:(?:küçük|ahşap|tahta|bahçe) )*çiti? olan ((?:\p{L}+ )?)(ev|evi|kulübe|köy evi|bahçeli ev|çiftlik evi|kır evi)(?!\p{L})/giu,
    '$1çitin arkasındaki $2$3',
  ],
  [
    /çit/i,
    /(?<=(?:(?<!\p{L})(?:ev|evi|kulübe|çiftlik))),? önünde (?:(?:küçük|ahşap|tahta) )*((?:beyaz|kahverengi|yeşil|kırmızı|mavi) )?(?:(?:küçük|ahşap|tahta|bahçe) )*çiti?(?!\p{L})/giu,
    ', $1çitin arkasında',
  ],
];

const FLAGS: readonly Plainly[] = [
  [
    /flag/i,
    /(?<!\p{L})(?:each )?waving (?:(?:a|an|the|their|his|her|small|little|tiny) )*(?=(?:\p{L}+ )?flags?(?!\p{L}))/giu,
    'holding a ',
  ],
  [
    /bayrak/i,
    /(?<!\p{L})(?:el ?ele(?: tutuş(?:an|muş))?,? (?:ve )?)?(?:ellerinde |elinde )?(?:türk )?bayra(?:k|ğı) (?:sallayan|tutan|taşıyan)(?:,? el ?ele(?: tutuşan)?)? (?:çocuk|kız ve erkek çocuk|kız ve oğlan)(?:lar)?(?!\p{L})/giu,
    'bayraklı çocuklar',
  ],
  [/bayrak/i, /(?<!\p{L})bayrak sallayan (?=\p{L})/giu, 'elinde bayrak olan '],
  [/elele/i, /(?<!\p{L})elele(?!\p{L})/giu, 'el ele'],
  [
    /etraf/i,
    /(?<!\p{L})etraf[ıi]nda ([^,.;\n\uE000]{3,60}) (?:olan|bulunan|duran) ((?:\p{L}+ ){0,2}\p{L}+)(?=\s*(?:$|[,.;]))/giu,
    '$2, etrafında $1',
  ],
  [/forma/i, /(?<!\p{L})forma (?=arma|logo|amblem)/giu, ''],
];

/** What is below words that were quoted. */
const BELOW_WORDS: readonly Plainly[] = [
  [
    /alt[ıi]n/i,
    /(?<=["”»\uE000-\uEFFF](?: (?:yazısı|yazsın|yazılsın|yazılı|yazan|yazı))?,? (?:ve )?(?:hemen )?)altında(?:ki)? (?=\p{L})/giu,
    'altta ',
  ],
  [/yazıs?ı?,? alt/i, /(?<=(?<!\p{L})yazı(?:sı)?,? (?:ve )?)altında (?=\p{L})/giu, 'altta '],
];

const MONTHS_TR =
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'.split(' ');
const MONTH_TR = `(?:${MONTHS_TR.join('|')})`;
/** Days that are kept, read after whose flag is meant: whole they are words to sew, before a thing they say what it is for. */
export const KEPT_DAYS: readonly Plainly[] = [
  // A day of a year is a date to sew, with capitals or without.
  ...MONTHS_TR.map((month): Plainly => [
    new RegExp(month, 'i'),
    new RegExp(String.raw`(?<=\p{N}{1,2} )${month}(?= \p{N}{4}(?!\p{N}))`, 'gu'),
    `${month[0].toLocaleUpperCase('tr')}${month.slice(1)}`,
  ]),
  [
    /kutlu olsun/i,
    new RegExp(
      String.raw`(?<![\p{L}\p{N}"“])(\p{N}{1,2} ${MONTH_TR} (?:[\p{L}’']+ ){1,6}(?:bayramı|günü)(?:mız|müz|nız|nüz)? kutlu olsun)(?![\p{L}"”])`,
      'giu',
    ),
    '“$1”',
  ],
  [
    /(?:nisan|ekim|may[ıi]s|ağustos|kasım|mart)/u,
    /^\s*(?:23 nisan|29 ekim|19 may[ıi]s|30 ağustos|10 kasım|18 mart|24 kasım)(?: (?:ulusal egemenlik ve |gençlik ve |atatürk['’]?ü anma,? )?(?:çocuk|cumhuriyet|zafer|spor|öğretmenler|gençlik|çanakkale zaferi)(?: (?:bayramı|günü)))?(?: için| temalı| konseptli| kutlaması(?: için)?)? (?=\p{L})(?!(?:yaz|kutlu|ulusal|gençlik|bayram))/gu,
    '',
  ],
];

const NAME = String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?`;
const DAY = String.raw`\p{N}{1,2}[./-]\p{N}{1,2}[./-](?:\p{N}{4}|\p{N}{2})|\p{N}{1,2} (?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık|January|February|March|April|May|June|July|August|September|October|November|December) \p{N}{4}`;
const BABIES: readonly Plainly[] = [
  [
    /(?:[Bb]ebek|[Bb]aby)/u,
    new RegExp(
      String.raw`(?<![\p{L}“"'])(${NAME} (?:bebek|bebe|[Bb]aby)),? (${DAY})(?:['’]?(?:de|da|te|ta))?(?: (?:doğum(?: (?:yazısı|kaydı|tarihi|panosu|günü|kartı|bilgileri))?(?: için)?|doğumlu|doğdu|birth (?:announcement|record|sampler)))?(?!\p{L})`,
      'gu',
    ),
    '“$1” “$2”',
  ],
  [
    /(?:born|birth)/i,
    new RegExp(
      String.raw`(?<![\p{L}“"'])([Bb]aby ${NAME}|${NAME}),? born (?:on )?(${DAY})(?!\p{L})`,
      'gu',
    ),
    '“$1” “$2”',
  ],
];

/** In the order in which they are read. */
export const ROWS_AND_RINGS: readonly Plainly[] = [
  ...BABIES,
  ...BELOW_WORDS,
  ...FLAGS,
  ...DANCERS,
  ...CHASES,
  ...AT_FEET,
  ...CARE,
  ...COLORS_AFTER,
  ...AROUND,
];
