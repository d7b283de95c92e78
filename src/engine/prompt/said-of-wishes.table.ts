import type { Plainly } from './said-of-people.table.ts';

/*
 * What people wish for first, as they type it: what a piece is for by the part of it, how many at the
 * end, who stands on a field, what holds still in yoga.
 */

const NUMBER = '(?:iki|üç|uc|dört|dort|beş|bes|altı|alti|yedi|sekiz|dokuz|on|\\p{N}{1,2})';

const COLOR = '(?:mavi|kırmızı|pembe|sarı|yeşil|beyaz|siyah|mor|turuncu|lacivert|gri|bordo|altın)';

/** Small things that are printed on clothes. */
const PRINT =
  '(?:flower|heart|star|daisy|leaf|strawberry|cherry|snowflake|butterfly|rose|tulip|lemon|anchor|paw)';

const WORN =
  '(?:dress|skirt|shirt|t-shirt|blouse|apron|sweater|jumper|pajamas|pyjamas|hat|scarf|balloon|kite|snowman)';

const YOUNG =
  '(?:bear|fox|elephant|rabbit|bunny|lion|tiger|panda|koala|deer|owl|giraffe|dragon|dinosaur|sloth|otter|penguin|seal|whale|bird|mouse|unicorn|monkey|hippo|sheep)';
const YAVRU =
  '(?:ayı|ayıcık|tilki|fil|tavşan|aslan|kaplan|panda|koala|geyik|ceylan|baykuş|zürafa|ejderha|dinozor|penguen|fok|balina|kuş|fare|maymun|kuzu|kedi|köpek)';
/** What a basket is full of. */
const FILLING =
  '(?:flower|rose|daisy|tulip|lavender|sunflower|fruit|apple|egg|strawberry|mushroom|bread)';
const DOLUSU = '(?:çiçek|gül|papatya|lale|lavanta|meyve|elma|çilek|mantar|yumurta|üzüm|kiraz)';

/** Read after what a piece is for. */
export const WISHES: readonly Plainly[] = [
  // Green by itself: nobody names a flower.
  [
    /leafy|greenery/i,
    /(?<!\p{L})(?:leafy|greenery|leafy green|green leafy|green leaf) (?=(?:wreath|garland|ring|border|frame|circle)(?!\p{L}))/giu,
    'leaf ',
  ],
  // It stands on its own drawing of a part of a piece: "for the front of a hat".
  [
    /(?:front|back|side|sleeve|chest|cuff|brim|flap|bottom|lid) of/i,
    /(?<!\p{L})(?:to go |to sew |to put )?(?:for|on|onto) the (?:front|back|side|sleeves?|chest|cuffs?|brim|flap|bottom|lid) of (?:an?|the|my|his|her|our|their) (?:\p{L}+ )?(?:hat|cap|jacket|shirt|t-shirt|tee|hoodie|sweater|sweatshirt|coat|vest|bag|tote|backpack|apron|dress|pillow|towel|beanie|jeans)(?!\p{L})/giu,
    ' ',
  ],
  [
    /[üu]st[üu]ne|[üu]zerine|ön[üu]ne|arkas[ıi]na/iu,
    /(?<!\p{L})(?:şapka|sapka|tişört|tisort|tshirt|t-shirt|gömlek|havlu|yastık|yastik|çanta|canta|bez çanta|önlük|onluk|mont|ceket|hırka|battaniye|kot|kazak|sweatshirt|nevresim|peçete|masa örtüsü) (?:üstüne|üzerine|ustune|uzerine|önüne|arkasına|arkasina|cebine|koluna|yakasına)(?= \p{L})/giu,
    ' ',
  ],
  [
    /önl[üu][ğg]/iu,
    /(?<!\p{L})(?:fırıncı|pastacı|aşçı|garson|berber|kuaför|mutfak|bahçıvan|ressam|kasap|barista|usta) önlü(?:ğüne|ğünün üstüne|ğü üstüne)(?= \p{L})/giu,
    ' ',
  ],
  [
    /[çc]antas[ıi]|[çc]antama/iu,
    /(?<!\p{L})(?:plaj|spor|okul|sırt|sirt|bez|el|kol|alışveriş|dans|bebek|bale|anaokulu|kumaş) [çc]antas[ıi](?:na|n[ıi]n (?:üstüne|üzerine|önüne|cebine))(?= \p{L})/giu,
    ' ',
  ],
  // Nothing is to be behind it.
  [
    /arka ?plan|fon/iu,
    /,? ?(?<!\p{L})(?:arka ?plan[ıi]?|arkası|fonu?) (?:boş|bos|temiz|sade|düz)(?: (?:olsun|kalsın|olacak))?(?!\p{L})/giu,
    ' ',
  ],
  [
    /boş|bos/i,
    /,? ?(?<!\p{L})(?:ortası|ortasi|içi|ici) (?:boş|bos)(?: (?:olsun|kalsın|kalsin|olacak))?(?!\p{L})/giu,
    ' ',
  ],
  // Fruit on its branch has its leaves.
  [
    /yapraklı/i,
    /(?<=(?:nar|limon|portakal|kiraz|zeytin|elma|incir|erik|kayısı|şeftali)(?: dalı)?[^\uE000]{0,14}), (?:yeşil )?yapraklı(?=$|[,.;])/giu,
    '',
  ],
  // One of what has a stalk.
  [
    /dal /i,
    /(?<!\p{L})(tek|bir|iki|üç|beş|\p{N}) dal (?=(?:\p{L}+ )?(?:lavanta|gül|papatya|lale|karanfil|orkide|nergis|sümbül|zambak|gelincik|ayçiçeği|menekşe|yasemin|krizantem|glayöl|frezya|çiçek|biberiye))/giu,
    '$1 ',
  ],
  // The lantern is the pumpkin.
  [/jack/i, /(?<!\p{L})(?:pumpkin )?(jack[- ]?o['’]?[- ]?lantern)(?: pumpkin)?(?!\p{L})/giu, '$1'],
  // On its belly where it has one.
  [
    /desenli/i,
    /(?<!\p{L})(\p{L}+(?: tanesi)?) desenli (?=(?:(?:mavi|kırmızı|beyaz|pembe|yeşil|sarı|mor) )?(?:vazo|çaydanlık|fincan|kupa|kavanoz|saksı|çorap|kazak|eldiven|atkı|balon|yumurta|uçurtma|zarf|sürahi|demlik)(?!\p{L}))/giu,
    'üstünde $1 olan ',
  ],
  // Clothes have more room.
  [
    /desenli|baskılı|motifli/i,
    /(?<!\p{L})(?!puantiye|kareli|ekose|çizgili|benekli|leopar|zebra|kilim|halı|geometrik|iznik|çini)(\p{L}+(?: tanesi)?) (?:desenli|baskılı|motifli) (?=(?:(?:mavi|kırmızı|beyaz|pembe|yeşil|sarı|mor) )?(?:elbise|etek|gömlek|tişört|kravat|pijama|önlük|kimono|şapka|kardan adam)(?!\p{L}))/giu,
    'üstünde üç $1 olan ',
  ],
  [
    /pattern|print|motif/i,
    new RegExp(
      `(?<!\\p{L})(${PRINT})[- ](?:patterned|print|printed|motif|pattern) (${WORN})(?!\\p{L})`,
      'giu',
    ),
    '$2 with three $1 on it',
  ],
  [
    /pattern|print|motif/i,
    new RegExp(
      `(?<!\\p{L})(${WORN}) (?:with|in) an? (${PRINT}) (?:pattern|print|motif)(?!\\p{L})`,
      'giu',
    ),
    '$1 with three $2 on it',
  ],
  // What one holds after that.
  [
    /catch/i,
    /(?<!\p{L})(bear|bears|eagle|osprey|heron|pelican|kingfisher|cat|otter|seagull|stork|penguin)s? catching (?:an? )?(?=(?:\p{L}+ )?(?:fish|salmon|trout)(?!\p{L}))/giu,
    '$1 with its mouth holding a ',
  ],
  // A young one that sleeps, and no baby.
  [
    /sleep|nap|uyuyan|uykulu|uykucu/i,
    new RegExp(`(?<!\\p{L})(sleeping|sleepy|napping) baby (?=${YOUNG}(?!\\p{L}))`, 'giu'),
    '$1 ',
  ],
  [
    /uyuyan|uykulu|uykucu/i,
    new RegExp(
      `(?<!\\p{L})(uyuyan|uykulu|uykucu) (?:bebek|yavru|minik) (?=${YAVRU}(?:s[ıi]|su|y[ıi])?(?!\\p{L}))`,
      'giu',
    ),
    '$1 ',
  ],
  // A basket full of them: "flower basket" names what is in it.
  [
    /basket/i,
    new RegExp(
      `(?<!\\p{L})(carrying|holding|with|carries|holds) (?:an? |the |her |his )?(${FILLING}) basket(?!\\p{L})`,
      'giu',
    ),
    '$1 a basket of $2s',
  ],
  [
    /sepet/i,
    new RegExp(
      `(?<!\\p{L})(${DOLUSU}) sepeti (?=(?:taşıyan|tutan|taşır|götüren|getiren)(?!\\p{L}))`,
      'giu',
    ),
    'içinde $1 olan sepet ',
  ],
  [
    /sepet/i,
    new RegExp(`(?<!\\p{L})elinde (${DOLUSU}) sepeti (?:olan|ile|tutan) `, 'giu'),
    'içinde $1 olan sepet tutan ',
  ],
  // What stands after the words is where they stand.
  [
    /word|text|saying|says/i,
    /(?<!\p{L})(?:the )?(?:words?|text|saying|says) (\p{Lu}[\p{L}’']*(?: \p{Lu}[\p{L}’']*)*) (?=(?:above|below|underneath|on top|at the top|at the bottom)(?: (?:it|them))?[.!]?$)/gu,
    '"$1" ',
  ],
  // On the back of a dinosaur: a part, and no drawing of thorns.
  [
    /diken/i,
    /(?<!\p{L})(?:sırtındaki|sirtindaki|sırtının|kuyruğundaki) diken(?:ler|leri)?(?!\p{L})/giu,
    'dikenleri',
  ],
  // Towels and bundles of a couple are what it is for.
  [
    /havlu|bohça|mendil|terli[kğ]|bornoz/i,
    /(?<!\p{L})(?:(?:damat|gelin)(?: (?:ve|ile|&) (?:damat|gelin))?|gelin[- ]damat|damat[- ]gelin) (?:havlu|bohça|mendil|terlik|terliğ|bornoz)(?:su|lusu|sı|lı|ları|i|ine|una|sına|suna)?(?: için)?,? (?=\p{L})/giu,
    '',
  ],
  // They sit on it, beside each other.
  [
    /yan yana/i,
    /(?<!\p{L})(dalda|dal üstünde|dalın üstünde|telde|çitte|bankta|ağaçta) yan yana (?:duran |oturan )?(?=\p{L})/giu,
    '$1 ',
  ],
  // It is said with its date.
  [/date/i, /(?<!\p{L})(?:the )?(?:wedding )?date (?=\p{N}{1,4}[ .\/-])/giu, ' '],
  // As one speaks: "oynuyo", "sarı olsn"; names that end so have a capital.
  [/ols(?:n|u|ın)(?!\p{L})/iu, /(?<=\p{L} )ols(?:n|u|ın)(?!\p{L})/giu, 'olsun'],
  [/[ıiuü]yo(?!\p{L})/iu, /(?<=(?<!\p{L})\p{Ll}{2,}[ıiuü]yo)(?!\p{L})/gu, 'r'],
  // Somebody who sits so, and no flower.
  [
    /lotus/i,
    /(?<!\p{L})(?:an? )?(?:woman|girl|lady|person|figure|yogi)?(?: sitting| meditating)? ?(?:in|doing) (?:an? |the )?(?:lotus|yoga|meditation) (?:pose|posture|position|seat)(?!\p{L})/giu,
    ' woman in lotus position',
  ],
  [/yoga/i, /(?<!\p{L})(?:woman|girl|lady) (?:doing|practi[cs]ing) yoga(?!\p{L})/giu, 'yoga'],
  [/yoga/i, /(?<!\p{L})yoga pose (?:woman|girl|lady)(?!\p{L})/giu, 'yoga'],
  [
    /lotus|yoga|medita/i,
    /(?<!\p{L})(?:lotus (?:pozisyonunda|oturuşunda|duruşunda|pozunda)(?: oturan)?|yoga yapan|yoga pozunda(?:ki)?|meditasyon yapan) (?:bir )?(?:kadın|kız|insan|kişi)(?!\p{L})/giu,
    'meditasyon',
  ],
  // As it is drawn.
  [
    /stack|pile/i,
    /(?<!\p{L})(?:an? )?(?:stack|pile|tower) of (?:(?:two|three|four|five|old|\p{N}) )*books(?!\p{L})/giu,
    'books',
  ],
  [/stacked/i, /(?<!\p{L})(?:(?:two|three|four|five|\p{N}) )?stacked books(?!\p{L})/giu, 'books'],
  [
    /üst üste|yığın/iu,
    /(?<!\p{L})(?:üst üste (?:duran )?(?:(?:iki|üç|dört|beş|\p{N}) )?kitap(?:lar)?|kitap yığını)(?!\p{L})/giu,
    'kitaplar',
  ],
  [
    /teker/i,
    /(?<!\p{L})kanatlı (?:teker(?:lek|leği)?|tekerlek)(?!\p{L})/giu,
    'melek kanatlarının önünde tekerlek',
  ],
  // The form of all of it, said last.
  [
    /round|circular|yuvarlak/i,
    /(?<=(?:badge|patch|logo|emblem|crest)[^\uE000]{0,80}),? (?:in a |an? )?(?:round|circular) (?:shape|form|badge|patch|frame|design)(?!\p{L})/giu,
    ' in a circle',
  ],
  // Where it stands is drawn under it.
  [
    /field|meadow|pasture|grass/i,
    /(?<=(?<!\p{L})(?:cows?|calf|calves|bulls?|horses?|foals?|pony|ponies|sheep|lambs?|goats?|donkeys?|deer|fawns?|rabbits?|bunny|bunnies|tractors?|barn|farmhouse|windmill|dogs?|pupp(?:y|ies)|fox(?:es)?|alpacas?|llamas?|pigs?|hens?|chickens?|geese|goose|ducks?|scarecrow|tent|house|cottage)(?: (?:grazing|standing|running|sitting|playing|lying|jumping|resting|eating|walking))?) (?:on|in|across|through) (?:an? |the )?(?:(?:green|grassy|lush|open|farm|grass|big|wide|sunny) )*(?:field|meadow|pasture|grass|grassland)(?! of)(?!\p{L})/giu,
    ' on a grassy meadow',
  ],
  [
    /tarla|çayır|cayir|mera|çimen|cimen|otlak/iu,
    /(?<!\p{L})(?:yeşil )?(?:tarlada|çayırda|merada|çimende|çimenlerde|çimenlikte|otlakta|kırda|çimenlerin üstünde|çimenlerin üzerinde|çayırda|cayirda)(?:ki)?(?: (?:otlayan|duran|koşan|oturan|oynayan|yatan|gezen))? (?=(?:\p{L}+ ){0,2}(?:inek|inekler|dana|buzağı|boğa|at|atlar|tay|koyun|koyunlar|kuzu|kuzular|keçi|keçiler|eşek|geyik|ceylan|tavşan|traktör|köpek|tilki|tavuk|kaz|ördek|ev|çadır)(?!\p{L}))/giu,
    'otlak üstünde ',
  ],
  // A tree in leaf with its birds or names, and no chart of offices.
  [
    /family tree/i,
    /(?<!\p{L})family tree(?! (?:chart|diagram|template))(?!\p{L})/giu,
    'tree of life',
  ],
  [/soy a|aile a/i, /(?<!\p{L})(?:soy|aile) ağac(?=ı)/giu, 'hayat ağac'],
  // Its own tree, with those who sit in it.
  [
    /branch/i,
    /(?<!\p{L})(tree(?: of life)?),? (?:with|and) (?:(\p{L}+|\p{N}{1,2}) )?((?:\p{L}+ )?(?:birds|owls|cardinals|robins|doves|sparrows|lovebirds|bluebirds|squirrels|cats|hearts))(?: (?:sitting|perched|perching|resting))? (?:on|in) (?:its|the|his|different|all)? ?(?:branches|limbs)(?!\p{L})/giu,
    '$2 $3 on a $1',
  ],
  [
    /dal/i,
    /(?<!\p{L})(hayat ağacı|ağaç)(?: ve|,)? dal(?:ları|lar)?(?:n?da|ında|nda|nın üstünde) ((?:\p{L}+|\p{N}{1,2}) )?((?:\p{L}+ )?kuş(?:lar)?)(?: (?:olsun|otursun|oturan|konmuş))?(?!\p{L})/giu,
    '$1 üstünde $2$3',
  ],
  [
    /dal/i,
    /(?<!\p{L})dal(?:ları|lar)?(?:n?da|ında|nda) ((?:\p{L}+|\p{N}{1,2}) )?(kuş(?:lar)?) olan ağaç(?!\p{L})/giu,
    'ağaçta $1$2',
  ],
  [
    /bale/i,
    /(?<!\p{L})bale (?:yapan|eden) (?:(?:küçük|minik|tatlı|şirin|sevimli|bir) )*(?:kız|çocuk|kız çocuğu|kadın)(?!\p{L})/giu,
    'balerin',
  ],
  // Where it is sold.
  [
    /stall|stand|booth/i,
    /(?<!\p{L})for (?:my|our|the|a) (?:\p{L}+ ){0,2}(?:stall|stand|booth)s?(?: (?:aprons?|shirts?|bags?|totes?|towels?|hats?|caps?|logo))?(?!\p{L})/giu,
    ' ',
  ],
  // How many, said last: "papatya üç tane", "ayak izi iki tane mavi".
  [
    /tane|adet/i,
    new RegExp(
      `(?<=^|[,;.] )((?!.*(?:ve|ile|üstü|altı|yanı|içi) )(?:\\p{L}+ ){1,4})(${NUMBER}) (?:tane|adet)(?=$|[,.;]| (?:yan yana|olsun|olacak|lütfen|üst üste|sadece)| ${COLOR}(?: renk(?:li|te)?)?(?:$|[,.;]| olsun))`,
      'giu',
    ),
    '$2 tane $1',
  ],
  // In the middle: "yeşil dallı nar, iki tane, …".
  [
    /tane|adet/i,
    new RegExp(`(?<=^)((?:\\p{L}+ )?)(\\p{L}+), (${NUMBER}) (?:tane|adet)(?=,)`, 'giu'),
    '$1$3 tane $2',
  ],
  // Of flowers, and not of rings.
  [
    /wedding|bridal/i,
    /(?<!\p{L})(?:wedding|bridal) (?=(?:wreath|garland)(?!\p{L}))/giu,
    'blossom ',
  ],
  [
    /halat/i,
    /,? ?(?<!\p{L})(?:çerçevesi|cercevesi|çerçeve|kenarı|etrafı|çevresi) (?:de )?(?:halat|halattan)(?: (?:olsun|olacak|gibi|şeklinde olsun))?(?!\p{L})/giu,
    ', halat yuvarlak çerçeve içinde',
  ],
  [
    /rope/i,
    /,? ?(?<!\p{L})(?:with |and |in )?(?:a |the )?(?:rope as (?:a |the |its )?(?:frame|border)|(?:frame|border) (?:should be|is|made) (?:of |out of |a )?rope)(?!\p{L})/giu,
    ', in a rope round frame',
  ],
  // Out of what was named first: "a stocking with two candy canes and a bear peeking out".
  [
    /peek|popp|stick/i,
    /(?<!\p{L})(?:peeking|popping|poking|sticking|peeping) out(?: of (?:it|the top)| from (?:it|inside|the top)| at the top| on top)?(?=\s*(?:$|[,.;]))/giu,
    'in it',
  ],
  // All of it, and not what was named last: "fil balon tutuyor mavi tonlarda".
  [
    /yor(?:lar)? .*ton/i,
    new RegExp(
      `(?<=\\p{L}yor(?:lar)?) (?=${COLOR} ton(?:lar)?(?:da|[ıi]nda)\\s*[.!]?\\s*$)`,
      'giu',
    ),
    ', ',
  ],
  // Where on a garment it is sewn: "for a polo shirt pocket", "on a shirt collar".
  [
    /collar|pocket|cuff|sleeve|lapel/i,
    /(?<!\p{L})(?:for|on|onto|across|around) (?:an? |the |my |his |her |our )?(?:(?:polo|dress|work|school|denim|white|linen|tee|t-)? ?shirt|polo|jacket|blouse|coat|blazer|dress|apron|jeans|hoodie|uniform) (?:collar|pocket|cuff|sleeve|lapel)s?(?!\p{L})/giu,
    ' ',
  ],
  // Each is one: the drawing of several is a trail.
  [
    /paw/i,
    /(?<!\p{L})(two|three|four|five|six|seven|eight|\p{N}{1,2}) ((?:\p{L}+ )?)paw ?prints(?!\p{L})/giu,
    '$1 $2paws',
  ],
  [/nothing else/i, /,? ?(?<!\p{L})(?:and )?nothing else(?!\p{L})/giu, ' '],
];
