import type { Plainly } from './said-of-people.table.ts';
import { COLOR_EN, COLOR_TR } from './said-of-reasons.table.ts';
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
  // What somebody tells of themselves, in a sentence of its own: "I want to put something on a bag for her. Maybe a stork".
  [
    /maybe|perhaps|something like/i,
    new RegExp(
      String.raw`^\s*(?:hi!? |hello!? |hey!? )?(?:my|our|his|her) [^.!\n\uE000]*?(?<!\p{L})(?:i|we) (?:want|wanted|would like|need|am looking|are looking)(?!\p{L})[^.!\n\uE000]*[.!] (?:maybe|perhaps|something like) (?=(?:an?|the|some|two|three|\d+)(?!\p{L}))`,
      'giu',
    ),
    '',
  ],
  // A pet that is gone is drawn as it is told, and its name is lettered.
  [
    /passed away|died|rainbow bridge|we lost/i,
    /^\s*(?:[Oo]ur|[Mm]y) (?:(?:old|sweet|dear|beloved|little|lovely) )*((?:\p{Ll}+ ){1,3})(\p{Lu}\p{L}+) (?:passed away|died|crossed the rainbow bridge)[^,.\n]*[,.] (?:so )?(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill) (?:you|u) (?:please )?(?:make|draw|do|stitch|embroider|create) (?:a picture of |a portrait of )?(?:her|him|it|them)([^\n]*?)[?.!,]? (?:[Hh]er|[Hh]is|[Ii]ts|[Tt]he) name (?:is |goes |written )?(?:in (?:small |tiny |neat |simple )*(?:handwriting|script|cursive|letters) )?(underneath|below|above|under)?/gu,
    '$1$3, the name “$2” $4',
  ],
  [
    /on (?:its|her|his) paws/i,
    /(?<!\p{L})(?:with )?(?:its|her|his|the) (?:head|chin) (?:resting )?on (?:its|her|his|the) (?:front )?paws,?(?!\p{L})/giu,
    '',
  ],
  [
    /ear/i,
    /,? ?(?<!\p{L})(?:and |with )*(?:one|its left|its right|the left|the right) ear (?:folded|flopped|up|down|bent|perked|floppy)(?: (?:over|up|down))?(?!\p{L})/giu,
    '',
  ],
  [/nothing else/i, /,? ?(?<!\p{L})(?:and )?nothing else(?!\p{L})/giu, ''],
  // A club by its name, which is lettered.
  [
    /club|team|league|crew/i,
    /(?<!\p{L})(patch|badge|logo|emblem|crest) for (?:our|my|the|a) (?:\p{L}+ ){0,2}(?:league|team|club|crew|squad|group),? (?:called |named )?(?:[Tt]he )?(\p{Lu}[\p{L}'’]*(?: (?:\p{Lu}[\p{L}'’]*|&|of|and|the))+)[.:,] /gu,
    '$1, the name “$2”, ',
  ],
  // Of boats the bow is a place.
  [
    /boat|ship|yacht|canoe/i,
    /(?<=(?<!\p{L})(?:boat|ship|yacht|canoe|sailboat|rowboat)(?!\p{L})[^\n]*) on (?:the|its) (?:bow|stern|prow|deck|mast)(?!\p{L})/giu,
    ' on it',
  ],
  [/pulled up/i, /(?<!\p{L})pulled up (?=(?:on|onto) )/giu, ''],
  // Who works with bees has frames to lift, which are none around a picture.
  [
    /frame/i,
    /(?<!\p{L})(?:lifting|holding|pulling|checking|inspecting|taking) (?:an? |the |out a )?(?:honey )?frames? (?:out )?(?:from|of|out of) (an?|the|her|his) (?:bee)?hive(?!\p{L})/giu,
    'beside $1 beehive',
  ],
  [
    /on their backs?/i,
    /(?<!\p{L})(?:while )?floating on (?:their|its|his|her) backs?(?!\p{L})/giu,
    '',
  ],
  // Pumpkins have faces at Halloween, but where nobody wants one.
  [
    /pumpkin/i,
    /(?<!\p{L})(?:halloween )?pumpkin(?=(?:[^\n]*),? (?:with )?no (?:scary |spooky |carved )?face(?!\p{L}))/giu,
    'pumpkin',
  ],
  [/ face/i, /(?<=pumpkin[^\n]*),? ?(?:with )?no (?:scary |spooky |carved )?face(?!\p{L})/giu, ''],
  // So many sorts of one thing.
  [
    /kinds|sorts|types|varieties/i,
    /^([^\n]*?)(?<!\p{L})(mushrooms|flowers|leaves|herbs|butterflies|birds|shells|fish|feathers|berries)(?!\p{L})([^\n]*?),? (?:like |of |in )?(\d+|two|three|four|five|six|seven|eight) (?:different )?(?:\p{L}+ )?(?:kinds|sorts|types|varieties|species)(?: of them)?/giu,
    '$1$4 $2$3',
  ],
  [
    / ones/i,
    new RegExp(String.raw`(?<!\p{L})(?:but )?(?:not|no) (${COLOR_EN}) ones(?!\p{L})`, 'giu'),
    ', no $1,',
  ],
  [/botanical/i, /(?<!\p{L})botanical (?=look|style|illustration|drawing|print)/giu, ''],
  [
    /cut in half/i,
    /,? ?(?<!\p{L})(?:with )?one (?:of them )?(?:is )?(?:cut|sliced|halved)(?: in half| open)?(?=\s*(?:[,.;]|$))/giu,
    '',
  ],
  // What it goes on, and on which part of it.
  [
    /kese/i,
    /(?<!\p{L})(?:(?:kırmızı|bordo|yeşil|mor|altın|beyaz) )?(?:kadife |saten |keten |bez )*kese(?:ye|sine|si için|ler için|leri için|ler)(?!\p{L})/giu,
    ' ',
  ],
  [
    /pelerin/i,
    /(?<!\p{L})pelerin(?:in|inin)? (?:arkas[ıi]na|s[ıi]rt[ıi]na|eteğine|kenar[ıi]na)(?!\p{L})/giu,
    ' ',
  ],
  [
    /sevme|sevmi/i,
    /,? ?(?<!\p{L})(?:hiç |pek )?(?:sevmez|sevmiyor|sevmem|sevmiyorum)(?: de| çünkü)?(?!\p{L})/giu,
    '',
  ],
  [
    /hediye/i,
    /^[^\uE000\n,]*(?<!\p{L})hediye (?:edeceğ|edece|edic|edecem|olacak|vereceğ|alacağ|etmek isti)\p{L}*(?: istiyorum)?,/giu,
    '',
  ],
  [
    /olur/i,
    /(?<!\p{L})(?:ols[ae]|olursa) (?:çok )?(?:tatlı|güzel|hoş|şirin|şık) olur(?: bence)?(?!\p{L})/giu,
    'olsun',
  ],
  [/cebi/i, /(?<!\p{L})ceb(?:ine|inin üstüne|inde) (?=\p{L}+ (?:tak|giy|tut|kuca|otur))/giu, ''],
  // Who fishes holds the rod.
  [
    /olta/i,
    /(?<!\p{L})oltay?la (?:balık (?:tutan|avlayan)|avlanan) (?=\p{L})/giu,
    'elinde olta olan ',
  ],
  [
    /komik|eğlenceli/i,
    /,? ?(?<!\p{L})(?:biraz |çok )?(?:komik|eğlenceli|esprili)(?: bir şey)?(?: olsun| dursun)(?!\p{L})/giu,
    '',
  ],
  [/doğum/i, /(?<!\p{L})do[ğg]um tarihi?:? (?=\d)/giu, ''],
  [
    /görünü|gorunu/i,
    /,? ?(?<!\p{L})(?:üstten|yandan|önden|karşıdan|ustten|onden|karsidan|kuşbakışı)(?: bir)? g[öo]r[üu]n[üu][şsm](?:ü|üm)?(?!\p{L})/giu,
    '',
  ],
  [
    /tava/i,
    /(?<!\p{L})(hamsi|sardalya|istavrit|balık) tavas[ıi],? (\d+|iki|üç|dört|beş|altı|yedi|sekiz) (?:tane )?\1/giu,
    'tavanın içinde $2 tane $1',
  ],
  [
    /fazla/i,
    /,? ?(?<!\p{L})(?:ama )?(?:en fazla|en çok|maksimum) (?:\d+|iki|üç|dört|beş|altı|yedi) renk(?: olsun|li olsun| kullanılsın)?(?!\p{L})/giu,
    '',
  ],
  [/kapadokya/i, /(?<!\p{L})kapadokya['’]?da (?=[^\n]*(?<!\p{L})peri bacalar)/giu, ''],
  // A branch has leaves.
  [
    /branch with/i,
    /(?<!\p{L})branch with (?:green |some |a few |little )?leaves(?!\p{L})/giu,
    'branch',
  ],
  // Two colours after all that is told are those of the whole.
  [
    /yaz[sıi]/i,
    new RegExp(
      String.raw`(?<!\p{L})(yaz(?:s[ıi]n|[ıi]ls[ıi]n)),? ((?:${COLOR_TR}|gold) (?:ve|ile) (?:${COLOR_TR}|gold))(?: renk(?:li|lerde)?)?\s*$`,
      'giu',
    ),
    '$1, renkler $2',
  ],
];
