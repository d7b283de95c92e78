import type { Plainly } from './said-of-people.table.ts';
import { COLOR_EN, COLOR_TR } from './said-of-reasons.table.ts';

/*
 * What a request says besides its picture: files and sizes, whose clothes it is for, what is done in
 * somebody's life; words to letter that stand in no quotes; and some who hold, wear and do things.
 */

/** A word with a capital, a number, or what joins them: as names and dates are typed. */
const NAMED = String.raw`(?:\p{Lu}[\p{L}.'’]*|\d[\d./]*|yaşında|&|ve)`;
/** Two or more of them, beginning with a name. */
const NAMES = String.raw`\p{Lu}[\p{L}.'’]*(?: ${NAMED})+`;
const BELOW_TR =
  'altına|altında|altta|üstüne|üstünde|üstte|ortasına|ortasında|yanına|yanında|kenarına';
export const KIN_TR =
  'annem|babam|dedem|ninem|anneannem|babaannem|eşim|kocam|karım|abim|ablam|kardeşim|oğlum|kızım|amcam|dayım|teyzem|halam|arkadaşım|patronum|müdürümüz|öğretmenimiz';
const FORMATS = 'dst|pes|jef|exp|vp3|vip|hus|xxx|u01|pec|svg';
export const WORN_TR = 'kask|şapka|taç|gözlük|atkı|papyon|fular|bere|kravat|kolye|pelerin';

/** Read before all others. */
export const REQUESTS: readonly Plainly[] = [
  // Files.
  [
    new RegExp(`(?<![a-z])(?:${FORMATS})(?![a-z])`),
    new RegExp(
      String.raw`,? ?(?<!\p{L})(?:${FORMATS})(?:,? (?:ve |veya |ya da )?(?:${FORMATS}))*(?: formatı(?:nda|yla)?| formatta| dosyası(?: olarak)?| olarak| uzantılı)(?: (?:dosya|lazım|gerekli|gerekiyor|istiyorum|olsun|olursa|lütfen|sevinirim))*(?!\p{L})`,
      'giu',
    ),
    ' ',
  ],
  // Sizes of where it goes.
  [
    / size/i,
    /,? ?(?<!\p{L})(?:collar|pocket|chest|left chest|cuff|cap|hat|sleeve|hoop)[- ]sized?(?!\p{L})(?=\s*(?:[,.;]|$))/giu,
    ' ',
  ],
  [
    /çerçeve/i,
    /,? ?(?<!\p{L})çerçeve(?:ye|me|mize) (?:sığacak|sığsın|uygun|girecek)(?: (?:boyda|büyüklükte|boyutta|şekilde|olsun|boyutta olsun))*(?!\p{L})/giu,
    ' ',
  ],
  [
    /(?:chest|pocket|sleeve|back|front) of/i,
    /,? ?(?<!\p{L})(?:on |for )?(?:the )?(?:left |right |upper )?(?:chest|pocket|sleeve|back|front) of (?:my |our |the |his |her |a )?(?:\p{L}+ )?(?:scrubs?|polos?|shirts?|jackets?|aprons?|hoodies?|uniforms?)(?!\p{L})/giu,
    ' ',
  ],
  [
    /mending/i,
    /,? ?(?<!\p{L})for (?:visible )?mending(?: (?:on|of|over|a|an|the|my|his|her|jeans?|denim|knees?|elbows?|holes?|patch|pair|sleeve|jacket))*(?!\p{L})/giu,
    ' ',
  ],
  [/no /i, /(?<!\p{L})(no \p{L}+) on the (?:left|right|top|bottom)(?: side)?(?!\p{L})/giu, '$1'],
  [
    /plant with/i,
    /(?<!\p{L})((?:strawberry|tomato|pepper|chili|blueberry|raspberry)) plants? with (?:\p{L}+ )?(?:flowers|blossoms)(?!\p{L})/giu,
    '$1 branch and white blossoms',
  ],
  [
    /g[öo][ğg][üu]s/i,
    /,? ?(?<!\p{L})g[öo][ğg][üu]s [üu]st[üu](?:ne|nde| için)(?: k[üu][çc][üu]k(?: olsun)?)?(?=\s*(?:[,.;]|$))/giu,
    ' ',
  ],
  [
    /pocket of|leg of|cuff/i,
    /,? ?(?<!\p{L})for (?:the |an? )?(?:back |front |left |right |side )*(?:pocket|leg|hem|cuff|waistband|thigh) of (?:my |our |his |her |the |a )?(?:\p{L}+ )?(?:jeans|trousers|pants|shorts|overalls|dungarees|skirt)(?!\p{L})/giu,
    ' ',
  ],
  // A piece as a heading: "christmas stocking cuff: a reindeer".
  [
    /cuff|stocking|towel|bag|apron|pillow|shirt|jacket|cap|hat|blanket|quilt|napkin/i,
    /^\s*(?:\p{L}+ ){0,3}(?:cuff|stocking|towel|bag|apron|pillow|cushion|shirt|jacket|cap|hat|blanket|quilt|napkin|runner|tablecloth|bib)s?(?: design| embroidery| patch)?\s*:\s*(?=\p{L})/giu,
    '',
  ],
  [/scary|creepy/i, /,? ?(?<!\p{L})not (?:too )?(?:scary|creepy)(?: please)?(?!\p{L})/giu, ' '],
  // "My grandson is mad about dinosaurs, can you make a T-rex": what is asked for comes after.
  [
    /(?:can|could) (?:you|u)/i,
    /^\s*(?![^,\n]* is an? )(?:my|our|we|i|his|her)(?!\p{L})[^\uE000\n]{10,}?,? (?:so )?(?:please )?(?:can|could|would) (?:you|u) (?:please )?(?:make|draw|do|create|design|sew|stitch|embroider)(?: me| us| him| her| them)? (?=(?:an?|the|one|two|three|some)(?!\p{L}))/giu,
    '',
  ],
  // Thread by its colour.
  [
    /iplik|iple/i,
    new RegExp(
      String.raw`(?<!\p{L})(${COLOR_TR}) (?:tek )?(?:ip|iplik)(?:le)?(?: ile| olsun)?(?=\s*(?:[,.;]|$))`,
      'giu',
    ),
    '$1',
  ],
  [/kanarya/i, /(?<!\p{L})kanaryaa*(?: sar[ıi])(?:s[ıi])?(?!\p{L})/giu, 'sarı'],
  // Lines of one colour, and not of black.
  [
    /blackwork/i,
    new RegExp(
      String.raw`(?<!\p{L})blackwork(?=[^\n]*(?<!\p{L})(?!black)${COLOR_EN}(?!\p{L})(?! (?:linen|cloth|fabric|cotton|background)))`,
      'giu',
    ),
    'line art',
  ],
  [
    /border/i,
    /(?<!\p{L})(?:geometric|decorative|ornamental) border,? (?:in )?((?:\p{L}+ )?\p{L}+) style(?!\p{L})/giu,
    '$1 border',
  ],
  // What is written has its colour said after it.
  [
    / in /i,
    new RegExp(
      String.raw`(?<!\p{L})((?:name|word|text|title|monogram|initials) (?:is )?["“]?\p{Lu}[\p{L}’'&. ]*?["”]?) (?:written |stitched |embroidered |sewn )?(below|above|underneath|under it|beneath|on top)? ?in (${COLOR_EN})(?: thread| letters| script)?(?=\s*(?:[,.;]|$))`,
      'gu',
    ),
    '$1 in $3 letters $2',
  ],
  // A head of garlic is no lamp.
  [/garlic/i, /(?<!\p{L})(?:(?:an?|the) )?garlic (?:bulb|clove|head)(s?)(?!\p{L})/giu, 'a garlic'],
  [/hot ?dog bun/i, /(?<!\p{L})in an? hot ?dog bun(?!\p{L})/giu, 'on a hot dog'],
  // What stands between two: they look at it.
  [
    /ortada/i,
    /^((?:[^,\n]*[ae] )?(?:\p{L}+ (?:tarz[ıi] |stili? ))?)(?:iki|2) ((?:\p{L}+ )?\p{L}+),? ortada (?:bir )?([^,.;\n]+)$/giu,
    '$1$3, iki yanında iki $2',
  ],
  // Whose life it is, before the wish.
  [
    /emekli|mezun/i,
    new RegExp(
      String.raw`^\s*(?:sevgili |canım )?(?:${KIN_TR}) (?:bu (?:yıl|sene|ay) )?(?:emekli|mezun) (?:oluyor|oldu|olacak)(?: [^,\n]*)?,`,
      'giu',
    ),
    ' ',
  ],
  [
    /olmak isti/i,
    new RegExp(
      String.raw`^\s*(?:${KIN_TR}) (?:büyüyünce )?\p{L}+ olmak isti(?:yor|yo|yo ya)(?: [^,\n]*)?,`,
      'giu',
    ),
    ' ',
  ],
  // What somebody will have made of it.
  [
    /yapt[ıi]r|bast[ıi]r|dikt[ıi]r/i,
    /(?<=^|[\s,])(?:(?:\p{L}+ )?(?:gün[üu]ne|günü için|için) )?(?:\p{L}+ )?(?:ti[sş]ört|önlük|çanta|havlu|battaniye|yastık|şapka|ceket|forma)(?:lar)? (?:yapt[ıi]r|bast[ıi]r|dikt[ıi]r)(?:aca[ğg][ıi]m|[ıi]?cam|[ıi]yorum|mak istiyorum|aca[ğg][ıi]z|[ıi]?caz),?(?!\p{L})/giu,
    ' ',
  ],
  // A veil, which is worn, is what it is sewn on.
  [
    /duva[ğk]|gelinli[ğk]/i,
    /(?<!\p{L})(?:gelinliğin |gelinlik |gelin )?(?:duvağına|duvağın (?:ucuna|kenarına|eteğine)|duvak için|eteğine|gelinliğine)(?!\p{L})/giu,
    ' ',
  ],
  [
    /yaz[ıi]|tarih/i,
    /(?<!\p{L})(?:yazı |isim ve |bir de )?tarihi? de (?:ekleyelim|ekleyin|yazalım|olsun)(?!\p{L})/giu,
    ' ',
  ],
  [
    /olmas[ıi]n/i,
    /,? ?(?<!\p{L})(?:çok |fazla |o kadar )(?:da )?(?:abartılı|kalabalık|karmaşık|süslü|büyük|küçük|gösterişli|detaylı|renkli|çocuksu) olmas[ıi]n(?!\p{L})/giu,
    ' ',
  ],
  [
    /m[ıi]s[ıi]n[ıi]z|bi [sş]ey/i,
    /(?<!\p{L})(?:bi [sş]ey(?:ler)? |bir şey(?:ler)? )?(?:yapar|çizer|hazırlar|işler) m[ıi]s[ıi]n[ıi]z,?(?!\p{L})/giu,
    ' ',
  ],
  // A name is told, on a pet's collar.
  [
    /tasma/i,
    /(?<!\p{L})tasma(?:ya|sına|ları için|sı için)(?: (?:isim|ad|adı|ismi))? (?=\p{Lu})/gu,
    ' ',
  ],
  [
    /olcak|olacak/i,
    /(?<!\p{L})(?:isim |ismi |adı )?(\p{Lu}\p{L}+) (?:olcak|olacak)(?=\s*(?:[,.;]|$))/gu,
    '“$1” yazsın',
  ],
  // Names, dates and what somebody is called, to be lettered.
  [
    /yaz/i,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${BELOW_TR}|,)(?: da| de| ise)? )(${NAMES}) (?=yaz(?:sın|ılsın|ılı|an|alım|ısı|ıyor|ar)(?!\p{L}))`,
      'gu',
    ),
    '“$1” ',
  ],
  [
    /alt|üst/i,
    new RegExp(
      String.raw`(?<!\p{L})(altında|altına|altta|üstünde|üstüne|üstte) (\p{Lu}[\p{L}.'’]*(?: (?:\p{Lu}[\p{L}.'’]*|&|ve))+) (\d{4})(?=\s*(?:[,.;]|$))`,
      'gu',
    ),
    '$1 “$2” ve “$3” yazsın',
  ],
  // A game has its own things.
  [
    /bowling/i,
    /(?<=bowling(?!\p{L})[^\n]*)(?<!bowling |ball and |balls and )(?<!\p{L})(?=(?:skittles|pins)(?!\p{L}))/giu,
    'bowling ',
  ],
  [
    /bowling/i,
    /(?<=bowling(?!\p{L})[^\n]*)(?<!bowling )(?<!\p{L})(flaming |burning )?ball(?=\s*(?:[,.;]|$))/giu,
    '$1bowling ball',
  ],
  [
    /bowling/i,
    /(?<!\p{L})bowling (?:club |team |league )?(patch|badge|emblem|logo)(?= [^\n]*(?:pins|skittles|bowling ball)|, [^\n]*(?:pins|skittles|bowling ball))/giu,
    '$1',
  ],
  [
    /flaming|burning/i,
    /(?<!\p{L})(?:flaming|burning) ((?:\p{L}+ )?(?:ball|skull|heart|guitar|wheel|tire|tyre|eight ball|dice|horseshoe|puck))(?!\p{L})/giu,
    '$1 in front of a fire',
  ],
  // Who knits is drawn knitting.
  [
    /örgü ören/i,
    /(?<!\p{L})örgü ören (?:yaşlı |sevimli |tonton )*(?:bir )?(?:yaşlı |sevimli |tonton )*(?:teyze|kadın|hanım|nine|anneanne|babaanne)(?!\p{L})/giu,
    'örgü ören nine',
  ],
  [
    /knitting/i,
    /(?<!\p{L})(?:old |elderly |sweet )*(?:woman|lady|granny|grandma|grandmother) (?:who is |that is )?knitting(?!\p{L})/giu,
    'knitting grandma',
  ],
  // Who plays with it has it beside.
  [
    /oyna/i,
    /(?<!\p{L})(yumak|top|ip) oynayan ((?:\p{L}+ )?(?:kedi|köpek|yavru)\p{L}*)(?!\p{L})/giu,
    '$2 ve $1',
  ],
  // "A dinosaur, and it has a helmet": worn.
  [
    /olsun/i,
    new RegExp(
      String.raw`(?<!\p{L})(\p{L}{3,}) olsun,? (?:ve )?(${WORN_TR})(?:ı|i|u|ü|sı|si)? da olsun(?!\p{L})`,
      'giu',
    ),
    '$2 takmış $1 olsun',
  ],
  // What grows out of eyes is in them.
  [
    /gözlerinden/i,
    /(?<!\p{L})(\p{L}+),? gözlerinden ((?:\p{L}+ )?\p{L}+?)l[ae]r(?:ı|i)? (?:çıksın|çıkan|çıkıyor|fışkırsın|fışkıran|büyüsün|büyüyen)(?!\p{L})/giu,
    'gözlerinde iki $2 olan $1',
  ],
  [
    /eyes|sockets/i,
    /(?<!\p{L})(?:with )?(\p{L}{3,}s) (?:that are )?(?:growing|coming|blooming|sprouting|bursting) (?:out of|from|out from) (?:its |his |her |the )?(?:eyes|eye sockets|sockets)(?!\p{L})/giu,
    'with two $1 in its eyes',
  ],
  // A skull, which lies over no bones unless somebody says so.
  [
    /kuru ?kafa/i,
    /^(?![^\n]*(?:kemik|çapraz|korsan|bayrak|kanat))([^\n]*?)(?<!\p{L})kuru ?kafa(?!\p{L})/giu,
    '$1kafatası',
  ],
  [
    /f[ıi]r[cç]a/i,
    /(?<=(?<!\p{L})di[sş](?: [^\n]*|,[^\n]*))(?<!di[sş] )(?<!\p{L})f[ıi]r[cç]a(?=s[ıi](?!\p{L})|(?!\p{L}))/giu,
    'diş fırça',
  ],
  [/fırça/i, /diş fırça(?= (?:tut|ol|var|taş|ile))/giu, 'diş fırçası'],
  [
    /cebi/i,
    /,? ?(?<!\p{L})(?:g[öo][ğg][üu]s|g[öo]mlek|ceket|[öo]nl[üu]k|sol|sağ|arka|ön) ceb(?:ine|i için|imize|ime)(?: (?:\d+(?:[.,]\d+)? ?(?:cm|mm|santim))(?: olsun)?)?(?!\p{L})/giu,
    ' ',
  ],
  // What talons hold is under them.
  [
    /pençe/i,
    /(?<!\p{L})(kartal|şahin|doğan|atmaca|baykuş),? pençe(?:sinde|lerinde|sinin altında) (?:bir )?(\p{L}+)(?: olan| olsun| tutan| tutsun)?(?=\s*(?:[,.;]|$))/giu,
    '$2 üstünde $1',
  ],
  [
    /talons|claws/i,
    /(?<!\p{L})((?:bald )?(?:eagle|hawk|falcon|owl)) (?:holding|clutching|gripping|grabbing|carrying) (an? (?:\p{L}+ ){0,2}\p{L}+) (?:in|with) (?:its|his|her) (?:talons|claws)(?!\p{L})/giu,
    '$1 on $2',
  ],
  // A saucer is the cup's, and beans are coffee's.
  [
    /fincan/i,
    /(?<=fincan[^\n]*)(?<!\p{L})taba(?:ğın|ğının) (?=yanında|kenarında|üstünde|önünde)/giu,
    '',
  ],
  [
    /kahve/i,
    /(?<=kahve[^\n]*)(?<!kahve )(?<!\p{L})çekirde(k|ği|kleri)(?!\p{L})/giu,
    'kahve çekirde$1',
  ],
  // A bridge is gone over.
  [/köprü/i, /(?<!\p{L})köprüden geç(?:en|erken|iyor|sin)(?!\p{L})/giu, 'köprünün üstünde'],
  // A flower, and a colour where it stands before a thing.
  [
    /fuchsia/i,
    /(?<!\p{L})(an? (?:(?:pink|red|purple|white|hanging|small|little) )*)fuchsia(?=\s*(?:[,.;]|$| with| and an? | in a ))/giu,
    '$1fuchsia flower',
  ],
  // Flowers of folk art, by where they are from.
  [
    /kalocsa|mexican|polish|ukrainian|hungarian|scandinavian|slavic/i,
    /(?<!\p{L})(?:(?:hungarian|kalocsa|mexican|otomi|polish|ukrainian|scandinavian|slavic|folk)[- ]?(?:style |folk |art )*)+flowers(?!\p{L})/giu,
    'folk flowers',
  ],
  [
    /flowers with an? /i,
    /^(\s*)((?:\p{L}+ ){0,2}flowers) with (an? (?:\p{L}+ )?\p{L}+) in the (?:middle|cent(?:er|re))(?!\p{L})/giu,
    '$1$3 in the middle of a wreath of $2',
  ],
];
