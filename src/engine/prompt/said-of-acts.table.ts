import type { Plainly } from './said-of-people.table.ts';

/* What children, animals and flowers do, said more plainly: who plays what, what is in bloom, what is full of what. */

const CHILDREN = '(?:kids|children)';
const MANY_BOYS = '(?:two |three |a few |some |the |little |young )*(?:kids|children|boys)';

/** Read before what is said of pieces. */
export const ACTS: readonly Plainly[] = [
  // Who plays with others is a player.
  [
    /playing (?:foot|soccer)/i,
    new RegExp(`(?<!\\p{L})${MANY_BOYS} playing (?:football|soccer)(?! helmet)(?!\\p{L})`, 'giu'),
    'two footballers',
  ],
  [
    /playing basket/i,
    new RegExp(`(?<!\\p{L})${MANY_BOYS} playing basketball(?!\\p{L})`, 'giu'),
    'two basketball players',
  ],
  [
    /futbol|top oyn/i,
    /(?<!\p{L})(?:futbol|top) oynayan (?:iki )?(?:çocuklar|oğlanlar)(?!\p{L})/giu,
    'iki futbolcu',
  ],
  [
    /futbol|top oyn/i,
    /(?<!\p{L})(?:futbol|top) oynayan (?:küçük |erkek )?(?:çocuk|oğlan)(?!\p{L})/giu,
    'futbolcu',
  ],
  // Of "kids" at something there is a boy and a girl; "kids" before a thing is who it is for.
  [
    /kids|children/i,
    new RegExp(
      `(?<!\\p{L})(?:two |the |little |happy |some )*${CHILDREN}(?= (?:\\p{L}+ing(?!\\p{L})|in an? |on an? |under |with |and an? ))`,
      'giu',
    ),
    'a boy and a girl',
  ],
  [
    /kids|children/i,
    new RegExp(`(?<=(?:with|and) )(?:two |some |happy )*${CHILDREN}(?=\\s*(?:$|[,.]))`, 'giu'),
    'a boy and a girl',
  ],
  [
    /çocuklar/i,
    /(?<=\p{L}(?:[ae]n|üstünde|altında|yanında|etrafında) )(?:iki )?(?:çocuklar)(?!\p{L})/giu,
    'erkek çocuk ve kız çocuk',
  ],
  [
    /\b(?:boy|girl|kid|child)\b/i,
    /(?<!\p{L})(?:young |little |small )?(?:boy|girl|kid|child) (?:who is )?(?:fishing|catching (?:a )?fish)(?!\p{L})/giu,
    'fishing boy',
  ],
  [
    /balık tutan/i,
    /(?<!\p{L})balık tutan (?:küçük |minik )?(?:erkek |kız )?(?:çocuk|oğlan|kız)(?!\p{L})/giu,
    'balıkçı çocuk',
  ],
  // A branch that blossoms.
  [
    /çiçek|çiçe[kğ]/i,
    /(?<!\p{L})(?:çiçek açmış|çiçek açan|çiçekli|çiçeklenmiş) (?:(?:badem|erik|kiraz|elma|şeftali|kayısı|bahar) )?(?:ağacı )?dal(?:ı)?(?!\p{L})/giu,
    'bahar dalı',
  ],
  [
    /çiçeği dal/i,
    /(?<!\p{L})(?:badem|erik|kiraz|elma|şeftali|kayısı|bahar) çiçeği dalı(?!\p{L})/giu,
    'bahar dalı',
  ],
  [
    /blossom|bloom/i,
    /(?<!\p{L})(?:(?:flowering|blooming|blossoming) )?(?:almond|cherry|plum|apple|peach)(?: tree)? (?:blossom )?(?:branch|twig|bough)(?: (?:in (?:full )?(?:bloom|blossom)|with blossoms|in flower))?(?=[^\p{L}]|$)(?<=bloss\p{L}+.*|bloom\p{L}*.*)/giu,
    'blossom branch',
  ],
  // "A peacock with open tail feathers": they are its own.
  [
    /feather|tüy|kuyru/i,
    /,? ?(?<!\p{L})with (?:its |his )?(?:\p{L}+ )?(?:(?:tail )?feathers|tail)(?: (?:open|spread|fanned|displayed|out|wide))*(?<=peacock.{4,60})(?!\p{L})/giu,
    ' ',
  ],
  // Who knits has her wool.
  [
    /knitting/i,
    /(?<!\p{L})(?:granny|nana|old lady|old woman) knitting(?: \p{L}+)?(?!\p{L})/giu,
    'grandma knitting',
  ],
  [
    /ören/i,
    /(?<!\p{L})(?:yün|örgü|kazak|atkı|çorap|patik) ören (?:yaşlı )?(?:nine|anneanne|babaanne|büyükanne|teyze|kadın)(?!\p{L})/giu,
    'örgü ören nine',
  ],
  // "Bir kavanoz çiçek": so much of it, which is in it.
  [
    /kavanoz|vazo|sepet|sürahi|saksı|kova|kase|fincan|bardak/i,
    /(?<!\p{L})(?:bir|1) (cam kavanoz|kavanoz|vazo|sepet|saksı|kova|kase|kâse|tabak) (?=(?:dolusu |taze |renkli |kır )*(?:\p{L}*(?:çiçe[kğ]|gül|lale|papatya|lavanta|karanfil|nergis|menekşe|sümbül|ayçiçeği|elma|limon|portakal|çilek|kiraz|üzüm|nar|incir|erik|mantar)))(?:dolusu |taze )*/giu,
    'içi dolu $1 içinde ',
  ],
  // What a chimney carries is on the roof; where no house is named the chimney is drawn.
  [
    /chimney/i,
    /(?<!\p{L})with an? chimney (?:and|with) (an? \p{L}+(?: nest)?) on (?:it|top)(?!\p{L})/giu,
    'with $1 on the roof',
  ],
  [
    /chimney/i,
    /(?<!\p{L})(on|on top of) (?:an?|the|its) chimney(?!\p{L})(?! of)(?<!(?:house|cottage|cabin|home)(?!\p{L}).*)/giu,
    '$1 a brick chimney',
  ],
  [/chimney of/i, /(?<!\p{L})on (?:an?|the) chimney of (?=an? |the )/giu, 'on '],
  [
    /chimney/i,
    /(?<=(?:house|cottage|cabin|home)(?!\p{L}).*)(?<!\p{L})on (?:an?|the|its) chimney(?!\p{L})/giu,
    'on the roof',
  ],
  [/baca/i, /(?<!ev\p{L}* (?:.* )?)(?<!\p{L})bacanın (?=üst|üzer|tepe)/giu, 'tuğla bacanın '],
  [
    /baca/i,
    /(?<!\p{L})(ev|köşk)in bacası(?:nın|nda(?:ki)?) (?=üst|üzer|tepe|\p{L})/giu,
    '$1in üstünde ',
  ],
  [/üstünde üst/i, /üstünde (?=üstünde|üzerinde)/giu, ''],
  // It rains on whoever is in it.
  [
    /yağmurda|yağmur alt/i,
    /(?<!\p{L})(?:yağmurda(?:ki)?|yağmur altında(?:ki)?) ([^,.;:\n\uE000]{2,40})/giu,
    '$1, yağmur bulutu',
  ],
  [/ay yıldız/i, /(?<!\p{L})ay yıldız(?:lı)? (?=bayra[kğ])/giu, 'türk '],
  // In English a breed, and no glove.
  // A pair of bands is one drawing.
  [
    /alyans|wedding (?:ring|band)|nikah/i,
    /(?<!\p{L})(?:iki|2|bir çift|çift|two|a pair of) (?=alyans(?!\p{L})|alyanslar|wedding (?:ring|band)s|nikah yüzü[kğ])/giu,
    ' ',
  ],
  // Round tiles are medallions.
  [
    /yuvarlak/i,
    /(?<!\p{L})yuvarlak (?:bir )?(?:(?:çini|iznik|osmanlı|geleneksel) )?(?:desen|motif|kompozisyon)\p{L}*/giu,
    'çini madalyon',
  ],
  [
    /round|circular/i,
    /(?<!\p{L})(?:round|circular) (?:(?:tile|iznik|ottoman|folk|floral) )?(?:pattern|ornament|composition)(?!\p{L})/giu,
    'medallion',
  ],
  // A balloon's basket is its own.
  [
    /basket/i,
    /(?<=ball?oon(?!\p{L})[^.\uE000]{0,60}) (?:in|inside) (?:the|its|a) basket(?!\p{L})/giu,
    ' inside it',
  ],
  [/sepet/i, /(?<!\p{L})balon(?:un|unun) sepetinde(?=ki|\s)/giu, 'balonda'],
  // A frame of leaves is a ring of them.
  [
    /çerçeve/i,
    /(?<!\p{L})(sarmaşık|yaprak|defne|zeytin dalı|okaliptüs|gül|lale|papatya|lavanta|menekşe|karanfil|ayçiçeği|çiçek|yasemin|gelincik|nergis|zambak|orkide|sümbül|şakayık|manolya|hanımeli|mimoza|kiraz çiçeği|badem çiçeği|ortanca|begonvil|eğrelti otu|meşe yaprağı|zeytin|çam|başak|pamuk|nilüfer|unutmabeni|kır çiçeği|yonca) çerçeve(?:si)?(?:nin)? (?=iç|orta)/giu,
    '$1 çelengi ',
  ],
  [
    /frame/i,
    /(?<!\p{L})(ivy|leaf|leafy|laurel|olive|eucalyptus|rose|daisy|lavender|sunflower|floral|flower) frame(?!\p{L})(?=.* (?:in|inside) |$)/giu,
    '$1 wreath',
  ],
  // Flags are known by their colours.
  [
    /türk bayrağı renk/i,
    /(?<!\p{L})türk bayrağı renkleri(?:nde(?:ki)?|yle)(?!\p{L})/giu,
    'kırmızı beyaz',
  ],
  [
    /flag colou?rs|colou?rs of/i,
    /(?<!\p{L})(?:in )?(?:the )?(?:turkish flag colou?rs|colou?rs of the turkish flag)(?!\p{L})/giu,
    'in red and white',
  ],
  // With its trunk an elephant holds.
  [
    /trunk/i,
    /(?<=elephant.{0,60})(?<!\p{L})(?:on|in|with|at the end of) (?:its|his|her) trunk(?!\p{L})/giu,
    'in its mouth',
  ],
  // At both ends is at both sides.
  [/ends?/i, /(?<!\p{L})(?:at|on) (?:both|each|either) ends?(?:s)?(?!\p{L})/giu, 'on both sides'],
  [/ucunda/i, /(?<!\p{L})(?:iki|her iki) ucunda(?:ki)?(?!\p{L})/giu, 'iki yanında'],
  // How old a cake is for is lettered.
  // An age and a name, each between commas: "zürafa, 1 yaş, Emir".
  [
    /yaş/i,
    /(?<=,\s*)(?:(?<age>\p{N}{1,2}) yaş,\s*(?<name>\p{Lu}\p{Ll}+)|(?<before>\p{Lu}\p{Ll}+),\s*(?<after>\p{N}{1,2}) yaş)(?=\s*$)/gu,
    '"$<name>$<before>" "$<age>$<after> Yaş"',
  ],
  [
    /yaş/i,
    /(?<!do[ğg]dun,? (?:\p{L}+,? ){1,2})(?<!["“'\p{L}\p{N}])(\p{N}{1,2}) yaş(?=\s*(?:$|,))/giu,
    '"$1 Yaş"',
  ],
  // Flocks and herds are several.
  [
    /flock|herd|swarm|pride|pack of|group of/i,
    /(?<!\p{L})(?:an? |the )?(?:flock|herd|swarm|pride|pack|group) of (?=\p{L}{3,})(?!(?:cards|gum|friends|people))/giu,
    'five ',
  ],
  [/sürüsü/i, /(?<!\p{L})(\p{L}{3,}) sürüsü(?!\p{L})/giu, 'beş $1'],
  [/kervan/i, /(?<!\p{L})(deve|at|eşek) kervanı(?!\p{L})/giu, 'üç $1'],
  [/bir sürü/i, /(?<!\p{L})bir sürü (?=\p{L})/giu, 'beş '],
  // What is on an ear is on the head.
  [
    /\bears?\b/i,
    /(?<!\p{L})(?:on|behind|over) (?:(?:both|each|one|its|his|her|the|of) ?){1,3}ears?(?!\p{L})/giu,
    'on its head',
  ],
  [
    /hands/i,
    /(?<!\p{L})(?:two |a pair of )?hands (?:that )?(?:making|forming|make|form|shaping) (?:an? )?heart(?: shape)?(?!\p{L})/giu,
    'heart hands',
  ],
  [
    /eller/i,
    /(?<!\p{L})(?:eller(?:iy?le|le)? kalp (?:yapan|işareti)|(?:iki )?elle kalp)(?: \p{L}+)?(?!\p{L})/giu,
    'kalp yapan eller',
  ],
  // A bouquet in somebody's hand is one thing.
  [
    /bouquet/i,
    /(?<=(?:holding|carrying|giving|offering) )(?:an? |the |his |her )?(?:flower |wedding |bridal )?bouquet(?: of flowers)?(?! of)(?!\p{L})/giu,
    'a handbouquet',
  ],
  [
    /buket/i,
    /(?<!\p{L})(elinde|kucağında) (?:bir |büyük |küçük )*(?:çiçek )?buket(?:i)?(?!\p{L})/giu,
    '$1 elbuketi',
  ],
  [/buket/i, /(?<!\p{L})(?:bir )?(?:çiçek )?buket(?:i)? (?=tutan|taşıyan|veren)/giu, 'elbuketi '],
  // Who goes in it rides it.
  [
    /giden|gezen|kayan/i,
    /(?<!\p{L})(araba|kızak|bisiklet|motosiklet|motor|traktör|tren|uçak|roket|scooter)(?:s[ıi])?(?:yla|yle|la|le|ıyla|iyle|uyla)? (?:giden|gezen|kayan|dolaşan)(?!\p{L})/giu,
    '$1 süren',
  ],
  [/kızak/i, /(?<!\p{L})kızakla (?:kayan|giden)(?!\p{L})/giu, 'kızak süren'],
  [
    /sled|toboggan/i,
    /(?<!\p{L})(?:sledding|sliding on an? sled|tobogganing)(?!\p{L})(?! hill)/giu,
    'riding a sled',
  ],
  // Some of those who live there.
  [
    /woodland|forest/i,
    /(?<!\p{L})(?:woodland|forest) (?:animals|creatures|friends)(?!\p{L})(?!\s*[:,(])/giu,
    'a fox, a bear and a rabbit',
  ],
  [
    /orman/i,
    /(?<!\p{L})orman (?:hayvanları|dostları|sevimlileri)(?!\p{L})(?!\s*[:,(])/giu,
    'tilki, ayı ve tavşan',
  ],
  [
    /safari|jungle/i,
    /(?<!\p{L})(?:safari|jungle|african) (?:animals|creatures|friends)(?!\p{L})(?!\s*[:,(])/giu,
    'a lion, a giraffe and an elephant',
  ],
  [
    /safari/i,
    /(?<!\p{L})(?:safari|vahşi orman) hayvanları(?!\p{L})(?!\s*[:,(])/giu,
    'aslan, zürafa ve fil',
  ],
  [
    /sea|ocean/i,
    /(?<!\p{L})(?:under the )?(?:sea|ocean) (?:animals|creatures|life|friends)(?!\p{L})(?!\s*[:,(])/giu,
    'a whale, an octopus and a sea turtle',
  ],
  [
    /deniz/i,
    /(?<!\p{L})deniz (?:canlıları|hayvanları)(?!\p{L})(?!\s*[:,(])/giu,
    'balina, ahtapot ve deniz kaplumbağası',
  ],
  [
    /\bfarm/i,
    /(?<!\p{L})farm (?:animals|friends)(?!\p{L})(?!\s*[:,(])/giu,
    'a cow, a pig and a hen',
  ],
  [/çiftlik/i, /(?<!\p{L})çiftlik hayvanları(?!\p{L})(?!\s*[:,(])/giu, 'inek, koyun ve tavuk'],
  // Who sleeps of the newborn lies in a cradle.
  [
    /baby/i,
    /(?<!\p{L})(?:sleeping baby (?:girl|boy)|baby (?:girl |boy )?sleeping)(?!\p{L})(?! (?:elephant|bear|fox|deer|\p{L}+ on))/giu,
    'sleeping baby',
  ],
  [/bebek/i, /(?<!\p{L})uyuyan (?:kız|erkek|minik) bebek(?!\p{L})/giu, 'uyuyan bebek'],
  // What a truck is for is on it.
  [
    /truck|van|wagon|trailer/i,
    /(?<!\p{L})(pumpkin|flower|sunflower|ice cream|hay|watermelon|apple|christmas tree) (truck|van|wagon|trailer)(?!\p{L})/giu,
    '$2 with $1',
  ],
  // A ball of wool is no football.
  [
    /ball of/i,
    /(?<!\p{L})(?:an? |the )?balls? of ((?:\p{L}+ )?)(yarn|wool|string|twine)(?!\p{L})/giu,
    '$1yarn ball',
  ],
  // What a shell is like is on it.
  [
    /shell/i,
    /(?<=(?:turtle|tortoise|snail)(?!\p{L}).{0,20} with (?:an? )?)(?!rainbow|colou?rful|striped|spotted|green|brown|blue|red|pink|purple|yellow|orange|golden|gold)(\p{L}+) shell(?!\p{L})/giu,
    '$1 on its back',
  ],
  [/shell/i, /(?<!\p{L})(hazelnut|coconut|peanut|acorn) shells?(?!\p{L})/giu, '$1'],
  [
    /fish/i,
    /(?<=fish(?:es)?) in (?:an? |the )?(?:round |glass |little |small )*bowl(?!\p{L})/giu,
    ' in a fish bowl',
  ],
  // Tales.
  [/pamuk prenses/i, /(?<!\p{L})pamuk prenses(?!\p{L})/giu, 'prenses'],
  [
    /snow white/i,
    /(?<!\p{L})(?<!in )snow white(?= (?:and|with|holding|eating)(?!\p{L}))/giu,
    'princess',
  ],
  [/yedi cüce/i, /(?<!\p{L})yedi cüceler(?!\p{L})/giu, 'yedi cüce'],
  [
    /atlı/i,
    /(?<!\p{L})atlı (prens|prenses|şövalye|kız|asker|savaşçı|adam|çocuk|kovboy)(?!\p{L})/giu,
    'ata binen $1',
  ],
  [
    /around/i,
    /(?<!\p{L})(?:wrapped|growing|climbing|curling|winding|twining) around(?: it)?(?=\s*(?:$|[,.]))/giu,
    'around it',
  ],
  [
    /kanguru/i,
    /(?<!\p{L})yavrusunu (?:taşıyan|kesesinde taşıyan) kanguru(?!\p{L})/giu,
    'kanguru ve yavrusu',
  ],
  [
    /kangaroo/i,
    /(?<!\p{L})kangaroo (?:carrying|holding) (?:her|its|a) (?:baby|joey)(?: in (?:her|its) pouch)?(?!\p{L})/giu,
    'kangaroo with a joey',
  ],
];
