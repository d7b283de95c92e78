import type { Plainly } from './said-of-people.table.ts';

/*
 * Trades by their signs, shops that a piece is for, mothers of young animals, hearts that two animals
 * make, what hangs from a ribbon, what is printed on a cup, and towns whose names are lettered.
 */

/** A shop or a club with nothing but its name to draw. */
const SHOPS_TR =
  'eczane|market|kafe|restoran|lokanta|pastane|çiçekçi|fırın|kasap|manav|veteriner|anaokulu|kreş|otel|butik|terzi|berber|kuaför|nalbur|kırtasiye|oyuncakçı|balıkçı|kahveci|bakkal|şarküteri|spor salonu|yoga stüdyosu|güzellik salonu|petshop|kuyumcu|optik|emlakçı|galeri|oto yıkama|sanayi|matbaa';
const SHOPS_EN =
  'pharmacy|market|caf[eé]|restaurant|diner|bakery|florist|grocer|vet clinic|kindergarten|nursery school|hotel|boutique|tailor shop|barbershop|hair salon|pet shop|jeweller|jeweler|bookshop|coffee shop|brewery|gym|beauty salon|car wash|garage|print shop|food truck';
const PRINTED =
  'gül|lale|papatya|çiçek|karanfil|sümbül|kalp|yıldız|yaprak|limon|kelebek|çapa|kiraz|çilek|menekşe|lavanta|gelincik|ayçiçeği|zeytin|leylak|sakura';
const POTTERY =
  'fincan|vazo|çaydanlık|tabak|kupa|sürahi|kase|kâse|çömlek|kavanoz|testi|kutu|kova|saksı|demlik|bardak|şal|eşarp|atkı|kazak|çorap|eldiven';
const TOWNS =
  'İstanbul|Ankara|İzmir|Bursa|Antalya|Bodrum|Ayvalık|Alaçatı|Trabzon|Rize|Mardin|Gaziantep|Konya|Çanakkale|Eskişehir|Marmaris|Datça|Fethiye|Urfa|Diyarbakır|Paris|London|Rome|Venice|Istanbul|New York|Brooklyn|Tokyo|Santorini|Hawaii|Texas|Colorado|Maine|Vermont|Montana|Alaska|Florida|California|Toronto|Amsterdam|Berlin|Lisbon|Barcelona';
const CREATURE =
  'elephant|horse|seahorse|fish|whale|cat|dog|fox|deer|stag|rabbit|bunny|bird|butterfly|turtle|tortoise|bear|lion|giraffe|camel|owl|swan|peacock|frog|dinosaur|dragon|unicorn|hummingbird|snail|llama|cow|wolf|koala|penguin|crocodile|bee|dolphin|octopus';
const HUES =
  '(?:(?:dark|light|bright) )?(?:red|blue|yellow|green|orange|pink|purple|black|white|brown|gold|navy|teal|turquoise)';
const TWO = '(?:two|2|a pair of|iki|2 tane|iki tane)';
const MAKES =
  '(?:(?:whose|with) )?(?:(?:their|its) )?(?:necks?|tails?|bodies|beaks|heads|noses)? ?(?:are |together |entwined |curved |touching )*(?:that )?(?:make|makes|making|form|forms|forming|create|creating|shaping|shaped like|in the shape of|shaped as|into)';

/** Read before all others. */
export const TRADES_AND_KIN: readonly Plainly[] = [
  // Hearts that two animals make are drawings of their own.
  [
    /swan|dolphin|cat/i,
    new RegExp(
      `(?<!\\p{L})${TWO} (swan|dolphin|cat)s(?:,? (?:from behind|sitting|facing each other|jumping|leaping|kissing|with))* ${MAKES} an? heart(?: shape)?(?: with (?:their|its) (?:necks?|tails?|bodies|beaks))?(?!\\p{L})`,
      'giu',
    ),
    'a $1 heart',
  ],
  [
    /heart/i,
    /(?<!\p{L})(?:a )?heart (?:made|formed|shaped|created) (?:of|by|from|with) (?:two |the necks of two |the tails of two )(swan|dolphin|cat)s?(?!\p{L})/giu,
    'a $1 heart',
  ],
  [
    /kuğu|yunus|kedi/i,
    /(?<!\p{L})(?:iki |2 )?(?:tane )?(kuğu|yunus|kedi)(?:nin|ler|lerin|n[uü]n|s[uü])?,? (?:(?:boyun|kuyruk|gövde|boyn|kuyruğ)\p{L}*(?:yla|yle|la|le)? )?(?:(?:birlikte|yan yana|karşılıklı|zıplayan|öpüşen|sırtı dönük|arkadan) )*kalp (?:şeklinde|biçiminde|yap\p{L}+|oluştur\p{L}+|çiz\p{L}+|ol\p{L}+)(?!\p{L})(?: (?:iki )?(?:kuğu|yunus|kedi))?/giu,
    '$1 kalbi',
  ],
  [
    /kalp/i,
    /(?<!\p{L})(?:boyun|kuyruk)\p{L}*(?:yla|yle|la|le)? kalp (?:yapan|oluşturan|çizen) (?:iki |2 )?(kuğu|yunus|kedi)(?!\p{L})/giu,
    '$1 kalbi',
  ],
  // Trades by their signs.
  [
    /kadeh|yılan/i,
    /(?<!\p{L})(?:kadeh(?:e)? (?:ve|ile|sarılmış|dolanmış|sarılan|dolanan) yılan|yılan (?:ve|ile) kadeh|yılanlı kadeh)(?!\p{L})/giu,
    'eczane sembolü',
  ],
  [
    /snake|serpent/i,
    /(?<!\p{L})(?:an? )?(?:(?:snake|serpent) (?:and|wrapped around|coiled around|around|on) (?:an? |the )?(?:cup|goblet|chalice|bowl)|(?:cup|goblet|chalice|bowl) (?:and|with) (?:an? )?(?:snake|serpent)(?: (?:wrapped |coiled )?around it)?)(?!\p{L})/giu,
    'a pharmacy symbol',
  ],
  [
    /için/i,
    new RegExp(
      `(?<!\\p{L})(?:(?:bir|küçük|yeni|bizim) )?(?:${SHOPS_TR})(?:m|miz|ım|ımız|im|imiz)? için (?!(?:logo|amblem|tabela)\\s*$)(?=\\p{L})`,
      'giu',
    ),
    ' ',
  ],
  [
    / for | logo|sign/i,
    new RegExp(`(?<=\\p{L}.*) for (?:an? |my |our |the )(?:${SHOPS_EN})(?:'s)?(?!\\p{L})`, 'giu'),
    ' ',
  ],
  [
    /studio|academy|club/i,
    /(?<!\p{L})(?<!\p{Lu}\p{Ll}+ )(?:yoga|pilates|dance|ballet|music|art|pottery|tattoo|photo|nail) (?:studio|academy|centre|center|class)(?: (?:logo|sign|badge|emblem))? (?=(?:with|of|showing) )/giu,
    ' ',
  ],
  // What is printed on it is on it.
  [
    /desen|baskı|resim|motif|işleme/i,
    new RegExp(
      `(?<!\\p{L})(${PRINTED}) (?:desenli|baskılı|resimli|motifli|işlemeli) (?=(?:(?:beyaz|mavi|kırmızı|pembe|sarı|yeşil|büyük|küçük|porselen) )*(?:${POTTERY})\\p{L}*)`,
      'giu',
    ),
    'üzerinde $1 olan ',
  ],
  [
    /pattern|print/i,
    /(?<!\p{L})(rose|tulip|daisy|flower|heart|star|leaf|lemon|cherry|strawberry|anchor)[- ](?:patterned|print|printed|motif|pattern) (cup|mug|teacup|teapot|vase|bowl|plate|jug|pot|kettle|bag)(?!\p{L})/giu,
    '$2 with a $1 on it',
  ],
  [
    /pattern|print/i,
    /(?<=(?:cup|mug|teacup|teapot|vase|bowl|plate|jug|pitcher|pot)) with an? (rose|tulip|daisy|flower|floral|heart|star|leaf|lemon|cherry|strawberry) (?:pattern|print|motif|design)(?!\p{L})/giu,
    ' with a $1 on it',
  ],
  // What hangs from a ribbon is under it; strings and hooks are not drawn.
  [
    /hang/i,
    /(?<!\p{L})hanging (?:down )?(?:from|on|by) (?:an? |the |its )?((?:\p{L}+ )?)(ribbon|bow)(?!\p{L})/giu,
    'under a $1$2',
  ],
  [
    /hang/i,
    /(?<!\p{L})hanging (?:down )?(?:from|on|by) (?:an? |the |its )?(?:\p{L}+ )?(?:string|rope|cord|chain|line|wire|hooks?|thread|laces?)(?!\p{L})/giu,
    ' ',
  ],
  [
    /kurdele/i,
    /(?<!\p{L})((?:(?:kırmızı|mavi|pembe|beyaz|sarı|mor|yeşil|lacivert) )?)kurdele(?:den sarkan|ye asılı|den asılı)(?!\p{L})/giu,
    '$1kurdele altında',
  ],
  // Whoever fishes has a rod.
  [
    /fishing/i,
    /(?<!\p{L})(an? (?:\p{L}+ )?\p{L}+) ((?:sitting |standing |lying )?(?:on|in) (?:an? |the )(?:\p{L}+ )?\p{L}+) fishing(?: for (\p{L}+))?(?!\p{L})/giu,
    '$1 holding a fishing pole $2, $3',
  ],
  [
    /fishing/i,
    /(?<!\p{L})fishing for (?=(?:stars?|hearts?|fish|compliments|dreams|clouds|love|\p{L}+)(?!\p{L}))/giu,
    'with a fishing pole in his hand and ',
  ],
  [
    /balık tutan/i,
    /(?<!\p{L})balık tutan (?=(?:yavru |küçük |sevimli |minik |kahverengi |siyah |beyaz |turuncu )*(?:ayı|kedi|köpek|tilki|tavşan|penguen|panda|astronot|dinozor|rakun|gnom|cüce|noel baba))/giu,
    'elinde olta olan ',
  ],
  // What is wound about a fork is the dish.
  [
    /pasta|spaghetti|noodles/i,
    /(?<!\p{L})(?:pasta|spaghetti|noodles) (?:twirled|wrapped|rolled|swirled|wound|spun|twisted) (?:on|around|onto|round) an? fork(?!\p{L})/giu,
    'spaghetti',
  ],
  [
    /makarna|spagetti/i,
    /(?<!\p{L})çatala (?:dolanmış|sarılmış|dolanan|sarılan) (?:makarna|spagetti)(?!\p{L})/giu,
    'spagetti',
  ],
  [/mandala/i, /(?<!\p{L})mandala (?:of|made of|with)(?= \p{L})/giu, 'medallion of'],
  [
    /mandala/i,
    /(?<!\p{L})(rose|tulip|daisy|lotus|leaf|butterfly|flower|gül|lale|papatya|nilüfer|yaprak|kelebek|çiçek) mandala(?:sı)?(?!\p{L})/giu,
    '$1 medallion',
  ],
  [
    /köşesine/i,
    /(?<!\p{L})(?:seccade|mendil|peçete|havlu|yastık|bohça|nevresim|perde|şal|yazma|masa örtüsü|örtü|battaniye)(?:nin|n[ıiuü]n)? köşesi(?:ne|nde| için)(?!\p{L})/giu,
    'köşe deseni',
  ],
  // A town is lettered where it says where.
  [
    new RegExp(`(?:${TOWNS})\\s*[.!]?\\s*$`, 'u'),
    new RegExp(
      `(?<=\\p{L}{3,},? )(?<!\\p{Lu}\\p{L}* )(?<!(?:in|of|from|over|to|at|&|and|ve) )(${TOWNS})(?=\\s*[.!]?\\s*$)`,
      'gu',
    ),
    ', "$1"',
  ],
  // "Across" as one word says where.
  [
    /cross/i,
    /(?<=(?:veterin|medic|nurse|hospital|first aid|paramedic|doctor|clinic)[^.\uE000]{0,60} )(?<!(?:medical|red) )(?:an? )?cross(?!\p{L})/giu,
    'a medical cross',
  ],
  [/a cross/i, /(?<!\p{L})a cross(?!\p{L})(?![- ]stitch)/giu, 'one cross'],
  [/advent/i, /(?<!\p{L})advent (?=wreath)/giu, ' '],
  [
    /hanuk|chanuk|hanuka/i,
    /(?<!\p{L})(?:hanukkah|chanukah|hanuka) (?=(?:menorah|candle|dreidel|şamdan))/giu,
    ' ',
  ],
  [/mehter/i, /(?<!\p{L})mehter (?:takımı|takımının|bölüğü) (?=\p{L})/giu, 'mehter '],
  [/mehter/i, /(?<!\p{L})mehter davulu(?!\p{L})/giu, 'davul'],
  [
    /dirt|quad|motokros/i,
    /(?<!\p{L})(?:dirt ?bikes?|motocross(?: bikes?)?|quad ?bikes?|atv|motokros(?: motoru)?|kros motoru)(?!\p{L})/giu,
    'motorcycle',
  ],
  // All of them are about the fire.
  [
    /ateş/i,
    /(?<!\p{L})(?:kamp )?ateş(?:i|in)? (?:başında|etrafında|çevresinde)(?:ki)? (?:kamp yapan |oturan |toplanan |ısınan )?(\p{L}[^,.;:\n\uE000]*)/giu,
    '$1, ortada kamp ateşi',
  ],
  [
    /fire/i,
    /(?<!\p{L})(?:sitting |gathered |camping |standing )?(?:around|by|at|beside|next to) (?:an? |the )?(?:camp ?fire|bonfire|fire)(?!\p{L})/giu,
    'with a campfire in the middle',
  ],
  // Flowers all over it are a print.
  [
    /made|covered|filled/i,
    new RegExp(
      `(?<!\\p{L})(${CREATURE}) (?:made|formed|composed|built|covered|filled|decorated) (?:entirely |completely |only |out )*(?:of|from|with|in|up of) (?:(?:colou?rful|little|small|tiny|wild|pink|spring) )*(?:flowers|blossoms|wildflowers|roses|florals)(?!\\p{L})`,
      'giu',
    ),
    'floralprint $1',
  ],
  [
    /floral|flowery/i,
    new RegExp(
      `(?<!\\p{L})(?:floral|flowery|flower[- ](?:print|printed|patterned|filled)) (?=(?:${CREATURE})(?!\\p{L}))`,
      'giu',
    ),
    'floralprint ',
  ],
  [
    /çiçek/i,
    /(?<!\p{L})(?:çiçekler(?:den|le) (?:yapılmış|oluşan|oluşmuş|kaplı|dolu|bezeli|süslü)|çiçek (?:desenli|motifli|baskılı|kaplı)) (?=(?:fil|at|denizatı|balık|balina|kedi|köpek|tilki|geyik|tavşan|kuş|kelebek|kaplumbağa|ayı|aslan|zürafa|deve|baykuş|kuğu|tavus|kurbağa|dinozor|ejderha|unicorn)\p{L}*)/giu,
    'çiçekbaskılı ',
  ],
  [
    /with .*(?:dots|spots)/i,
    new RegExp(
      `(?<!\\p{L})(${HUES}) (\\p{L}+) with (${HUES}) (?:polka )?(?:dots|spots)(?!\\p{L})`,
      'giu',
    ),
    '$3 dotted $1 $2',
  ],
  // Whose name it is was said before.
  [/ad[ıi]|ism/i, /(?<=tasma\p{L}* )(?:adı|ismi) (?:yaz\p{L}*|olsun)(?!\p{L})/giu, ' '],
  // In haste.
  [
    /(?<!\p{L})(?:teh|hte|wiht|adn|nad|thsi|fro|taht)(?!\p{L})/iu,
    /(?<!\p{L})(?:teh|hte|thsi|taht)(?!\p{L})/giu,
    'the',
  ],
  [
    /(?<!\p{L})(?:wiht|wth|whit|wit)(?!\p{L})/iu,
    /(?<!\p{L})(?:wiht|wth|whit|wit)(?!\p{L})/giu,
    'with',
  ],
  [/(?<!\p{L})(?:adn|nad|ans|anf)(?!\p{L})/iu, /(?<!\p{L})(?:adn|nad|ans|anf)(?!\p{L})/giu, 'and'],
  [
    /(?<!\p{L})(?:ile birlitke|birlitke)(?!\p{L})/iu,
    /(?<!\p{L})(?:ile birlitke|birlitke)(?!\p{L})/giu,
    'ile',
  ],
];
