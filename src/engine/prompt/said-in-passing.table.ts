import { COLOR_EN, COLOR_TR } from './said-of-reasons.table.ts';
import type { Plainly } from './said-of-people.table.ts';
import { lowerCase } from './text.ts';

/*
 * What is typed as it is spoken ("okuyo", "comin"), whose clothes it is for, whom a wish is said to; poses
 * and parts that no drawing shows, and that are told by nothing else; all but one of another colour; months
 * without Turkish letters; an alphabet; names of people, coaches and clubs that are said by the way, and
 * what comes out of an egg or a stocking.
 */

const KIN =
  "(?:son|daughter|kid|child|baby|boy|girl|toddler|grandson|granddaughter|nephew|niece|husband|wife|mom|mum|dad|grandma|grandpa|friend|teacher|boyfriend|girlfriend|sister|brother)(?:s['’]?|['’]s)?";
const KIN_SAID =
  '(?:mom|mum|mommy|mummy|mama|dad|daddy|papa|pops|grandma|grandpa|granny|nana|nanny|gran|grandad|granddad|oma|opa|auntie|aunt|uncle|teacher)';

/** "All white except one black": by how many there are, how many are as the others. */
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ALL_BUT_ONE = NUMBERS.slice(1).map((number, at): Plainly => [
  /except|exept|but one/i,
  new RegExp(
    String.raw`(?<!\p{L})(?:${number}|${at + 3}) ((?:\p{L}+ ){0,2}\p{L}+?)(?: in an? (?:row|line))?((?: \p{L}+ing[^,\n]*)?), all ((?:${COLOR_EN})(?: and (?:${COLOR_EN}))?) (?:except|exept|but)(?: for)? (?:the )?one (?:(?:that|which)(?:['’]?s| is)? |is |in )?(${COLOR_EN})(?!\p{L})`,
    'giu',
  ),
  `${NUMBERS[at]} $3 $1 and one $4 $1$2`,
]);
const MONTHS: readonly (readonly [typed: string, month: string])[] = [
  ['subat', 'Şubat'],
  ['mayis', 'Mayıs'],
  ['agustos', 'Ağustos'],
  ['eylul', 'Eylül'],
  ['kasim', 'Kasım'],
  ['aralik', 'Aralık'],
  ...['Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim'].map(
    (month) => [lowerCase(month, 'tr'), month] as const,
  ),
  ['kasım', 'Kasım'],
  ['aralık', 'Aralık'],
];

/** Typed without marks. */
const AS_TYPED = /^(?:subat|mayis|agustos|eylul|kasim|aralik)$/;

/** Read before the others. */
export const IN_PASSING: readonly Plainly[] = [
  // As it is spoken.
  [/yo(?!\p{L})/iu, /(?<=(?<!\p{L})\p{Ll}+[ıiuü]yo)(?!\p{L})/gu, 'r'],
  [
    /in /i,
    /(?<!\p{L})(com|go|runn|rid|fly|hold|wear|eat|read|sitt|sleep|play|look|smil|drink|jump|danc|fish|surf|swimm|driv|carry|sing|knitt|bak|cook|chas|hugg|kiss|wav)in['’]?(?= \p{L})/giu,
    '$1ing',
  ],
  // For whose clothes it is.
  [
    /for (?:my|his|her|our|a|the)/i,
    new RegExp(
      String.raw`,? ?(?<!\p{L})for (?:my|his|her|our|a|the) (?:(?:little|old|young) )?${KIN} (?:pa?yjamas|pajamas|pjs|jacket|coat|jeans|hoodie|sweater|shirt|backpack|lunch ?bag|school bag|apron|cap|hat|socks|scarf|bed|pillow|blanket|room|bib|romper|overalls)(?!\p{L})`,
      'giu',
    ),
    '',
  ],
  // A wish says whom it is for.
  [
    /merry|happy/i,
    new RegExp(
      String.raw`(?<![\p{L}"“])(merry (?:christmas|xmas)|happy (?:easter|halloween|hanukkah|thanksgiving|new year|holidays)),? (?:dear )?(${KIN_SAID})(?!['’\p{L}])`,
      'giu',
    ),
    '“$1 $2”',
  ],
  [/hadi/i, /(?<!\p{L})(alt[ıi]n(?:da|a)|üst(?:ünde|üne)) (hadi \p{L}+)\s*$/giu, '$1 “$2”'],
  // Who is at the pose is drawn at another, or as they stand.
  [
    /pose/i,
    /(?<!\p{L})(?:in|doing|holding) (?:a |the )?(?:tree|lotus|warrior|cobra|yoga|meditation) (?:yoga )?pose(?!\p{L})/giu,
    'doing yoga',
  ],
  // What the wind does is seen in how it is drawn.
  [
    /wind/i,
    /,? ?(?<!\p{L})(?:(?:with )?(?:its|her|his|their|the)? ?(?:mane|hair|tail|leaves|petals) )?(?:blowing |flowing |flying |waving |swaying |fluttering )?in the (?:wind|breeze)(?!\p{L})/giu,
    '',
  ],
  [
    /r[üu]zg[âa]r/i,
    /,? ?(?<!\p{L})(?:(?:yelesi|saçları?|saçı|kuyruğu|yaprakları|dalları|etekleri|eteği) )?r[üu]zg[âa]r(?:da|dan|la)(?: (?:savrul|uçuş|dalgalan|salın|sallan)\p{L}+)?(?!\p{L})/giu,
    '',
  ],
  // Stems that are tied make a bouquet of what was named.
  [
    /stems? tied|tied at the stems?/i,
    /^([^.\n\uE000“”]+?),? (?:with |and )?(?:their |the )?stems? tied (?:together |up )*with (?:an? |some )?/giu,
    'bouquet of $1, tied with ',
  ],
  [
    /sapları/i,
    /^([^.\n\uE000“”]+?),? sapları ([^,.\n]*?)(?:kurdeleyle|kurdele ile|ip ile|iple) (?:bağlı|bağlanmış|bağlansın)(?!\p{L})/giu,
    '$1 buketi, $2kurdeleyle bağlı',
  ],
  // The goalkeeper's drawing flies after the ball.
  [
    /kaleci/i,
    /(?<!\p{L})kaleci top[au]? ?(?:uçar|uçuyor|uçan|uçarken|atlayan|atlarken|atlıyor|dalıyor|uzanan|uzanırken)(?:ken)?(?!\p{L})/giu,
    'kaleci',
  ],
  [
    /forma/i,
    /,? ?(?<!\p{L})\p{L}+ forma(?:sı|lı)?,? (?:ve )?\p{L}+ [şs]ort(?:u|lu)?(?!\p{L})/giu,
    '',
  ],
  // Who skates stands on the board.
  [/kaykay/i, /(?<!\p{L})kaykay (?:yapan|kayan)(?= \p{L})/giu, 'kaykay süren'],
  [
    /numara/i,
    /(?<!\p{L})(?:s[ıi]rt[ıi]n(?:da|a)|formas[ıi]n(?:da|a)) (\d{1,3}) numara(?:s[ıi])?(?: (?:olsun|yaz\p{L}+|var))?(?!\p{L})/giu,
    'altında “$1”',
  ],
  [
    /number/i,
    /(?<!\p{L})(?:with )?(?:the )?number (\d{1,3}) on (?:the |his |her |its )?(?:back|shirt|jersey)(?!\p{L})/giu,
    'with “$1” below',
  ],
  // One whose grains are seen: so it is drawn.
  [
    /nar/i,
    /,? ?(?<!\p{L})(?:biri|bir tanesi) (?:yarılmış|yarık|kesik|kesilmiş|açılmış|bölünmüş),?(?: (?:taneleri|çekirdekleri|içi) görün\p{L}+)?(?!\p{L})/giu,
    '',
  ],
  // What hangs on a part of a thing is beside it.
  [/straw hat/i, /(?<!\p{L})(?:his|her) (?:old )?(straw hat)(?= hanging)/giu, 'a $1'],
  [
    /hanging on|hanging from/i,
    /(?<!\p{L})hanging (?:on|from) (?:the|its) (?:handle|handles|hook|post)(?!\p{L})/giu,
    '',
  ],
  [
    /only|just/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:all )?(?:in )?(${COLOR_EN}) thread (?:only|just)(?!\p{L})`,
      'giu',
    ),
    'only in $1',
  ],
  ...ALL_BUT_ONE,
  ...MONTHS.map(([typed, month]): Plainly => [
    new RegExp(typed, 'i'),
    new RegExp(
      String.raw`(?<=\d )${typed}(?!\p{L})${AS_TYPED.test(typed) ? '' : String.raw`(?= (?:19|20)\d{2}|\s*(?:$|[,.]))`}`,
      'giu',
    ),
    month,
  ]),
  [
    /iç içe|ic ice/i,
    /(?<!\p{L})(?:iç içe|ic ice) (?:geçmiş |gecmis |geçen )?(?:(?:iki|2|çift) )?(?:yüzük|yuzuk)/giu,
    'iki alyans',
  ],
  [/ic ice/i, /(?<!\p{L})ic ice(?: gecmis| gecen)?(?!\p{L})/giu, 'iç içe geçmiş'],
  [
    /rings/i,
    /(?<!\p{L})(?:interlock(?:ed|ing)|intertwined|interlinked|linked|entwined) (?:wedding |gold(?:en)? )?rings(?!\p{L})/giu,
    'wedding rings',
  ],
  [
    /frames?/i,
    new RegExp(
      String.raw`(?<!\p{L})((?:sun)?glasses),? (?:with )?(?:the )?(${COLOR_EN}) frames?(?: (?:and )?not (?:the )?(?:${COLOR_EN})(?: ones?)?)?(?!\p{L})`,
      'giu',
    ),
    '$2 $1',
  ],
  [
    /önlü|onlu/i,
    /(?<!\p{L})(?:anne|baba|dede|nine|teyze|hala|abla|eşi|kızı|oğlu|babaanne|anneanne)m[ıiuü]n (?:mutfak |iş )?(?:önlüğü|onlugu)(?:ne|na)?(?: için| icin)?(?=\s)/giu,
    '',
  ],
  [/om(?:u)?zun/i, /(?<!\p{L})omu?zun(?:da(?:ki)?|a)(?!\p{L})/giu, 'sırtında'],
  [/bantl/i, /,? ?(?<!\p{L})(?:tek|bir) gözü (?:bantlı|kapalı|bağlı)(?!\p{L})/giu, ''],
  [/karl[ıi]/i, /(?<!\p{L})karl[ıi] (?=çam|cam|ağaç|orman)/giu, ''],
  [
    /aras[ıi]nda/i,
    /(?<!\p{L})(\p{L}{3,20}?)l[ae]r[ıi]n aras[ıi]nda(?:ki)? ([^,.;:\n\uE000]{2,30})([^\n\uE000]*)/giu,
    '$2$3, yanında iki $1',
  ],
  [
    /starry/i,
    /(?<=[,;] )(?:an? |the )?starry (?:night )?sk(?:y|ies)(?!\p{L})/giu,
    'with stars in the sky',
  ],
  [
    /fit/i,
    /,? ?(?<!\p{L})(?:(?:it )?(?:has to|must|should|needs to)|to) fit (?:on |in |inside |onto )?(?:an? |the |my |our )[^,.;\n]+/giu,
    '',
  ],
  [
    /çerçeve|cerceve/i,
    /(?<!\p{L})(\p{L}{3,})(?:dan|den|tan|ten) (?:yuvarlak|daire) (?:çerçeve|cerceve)(?!\p{L})/giu,
    '$1 çelengi',
  ],
  [
    /alphabet/i,
    /(?<!\p{L})(?:(?:old[- ]fashioned|vintage|antique) )?(?:cross[- ]stitch )?(?:sampler,? (?:with )?)?(?:the )?(?:whole )?alphabet(?:,? a (?:to|through|-) z)?(?: sampler)?(?! blocks?| soup)(?!\p{L})/giu,
    '“ABCDEFG” “HIJKLMN” “OPQRSTU” “VWXYZ” ',
  ],
  [
    /alfabe/i,
    /(?<!\p{L})(?:(?:bütün|tüm) )?alfabe(?:yi|nin tamamı)?(?!\p{L})/giu,
    '“ABCÇDEFG” “ĞHIİJKLM” “NOÖPRSŞT” “UÜVYZ” ',
  ],
  [/ plays /i, /(?<=(?:an?|the|my) \p{L}+) plays (?:the |an? )?/giu, ' playing '],
  [
    /while/i,
    /,? while (an? \p{L}+) (?:dances|flies|hovers|floats) (above|over) (?:him|her|it|them)(?!\p{L})/giu,
    ' with $1 $2',
  ],
  [/tire swing/i, /(?<!\p{L})tire swing(?!\p{L})/giu, 'swing'],
  [
    /hanging/i,
    /(?<!\p{L})hanging (?:from|on|off) (?:the|an?|its) (?:left |right |big |lowest |strong )?(?:branch|limb)(?!\p{L})/giu,
    '',
  ],
  [/smaç|smac/i, /(?<!\p{L})sma[çc] (?:vur|yap|bas)\p{L}+(?!\p{L})/giu, ''],
  [
    /forma/i,
    new RegExp(
      String.raw`,? ?(?<!\p{L})forma(?:sı)? (?:${COLOR_TR})(?: (?:ve )?(?:${COLOR_TR}))?(?!\p{L})`,
      'giu',
    ),
    '',
  ],
  [
    /made/i,
    /,? ?(?<!\p{L})made (?:up )?(?:only |entirely |just )?(?:out )?of (?:triangles|lines|circles|dots|shapes|polygons|squares)(?!\p{L})/giu,
    '',
  ],
  [
    /nisan|ekim|may[ıi]s|ağustos/i,
    /(?<=(?:23 nisan|29 ekim|19 may[ıi]s|30 ağustos)(?!\p{L})[^\n]*?)(?<!\p{L})(?<!t[üu]rk )bayrak(?!\p{L})/giu,
    'türk bayrağı',
  ],
  // Whose it is, typed without its apostrophe.
  [
    /s gard/i,
    new RegExp(String.raw`(?<!\p{L})(${KIN_SAID})s (gard(?:en|ne|an))(?!\p{L})`, 'giu'),
    "$1's $2",
  ],
  // One each, in every corner.
  [/birer/i, /(?<!\p{L})birer (?:tane |adet )?(?=\p{L})/giu, ''],
  [/bide/i, /(?<!\p{L})bide(?=\s)/giu, 've'],
  // "Defne bebek için …, altında adı yazsın": the name is said once, before.
  [
    /için/i,
    /(?<!\p{L})(?!(?:Bebek|Bebeğim|Annem|Anne|Babam|Baba|Kızım|Oğlum|Eşim|Sevgilim|Yeğenim|Torunum|Öğretmenim|Arkadaşım|Bir|Küçük|Mutfak|Düğün)(?!\p{L}))(\p{Lu}\p{Ll}+)(?: (?:bebek|bebeğim|bebeğimiz|kızım|oğlum|hanım|öğretmen))? için ([^\n]*?),? (alt[ıi]nd?a|üstün[de]\p{L}*|ortasın[ad]\p{L}*) (?:ad[ıi]|ismi) (?:yazs[ıi]n|yaz[ıi]ls[ıi]n|olsun|yazılı)(?!\p{L})/gu,
    '$2, $3 “$1” yazsın',
  ],
  [
    /(?:Kulübü|Derneği|Lisesi|Takımı|İlkokulu|Ortaokulu|Anaokulu)/u,
    /(?<![\p{L}“"] ?)((?:\p{Lu}\p{Ll}+ ){1,3}(?:Kulübü|Derneği|Lisesi|Takımı|İlkokulu|Ortaokulu|Anaokulu))(?=,| \p{Ll})/gu,
    '“$1”',
  ],
  [/coach/i, /(?<=^|[,;] ?)(coach \p{L}+),? (#\p{N}{1,3})(?!\p{N})/giu, '“$1” “$2”'],
  [
    /coach/i,
    /(?<=^|[,;] ?)(coach (?!bus|with|and|in|on|is|bag|purse|gift|mug|shirt)\p{L}+)(?=,| with| #|$)/giu,
    '“$1”',
  ],
  [/baseball/i, /(?<=baseball,? (?:and|with|&) (?:\p{L}+ )?)bats?(?!\p{L})/giu, 'baseball $&'],
  [
    /(?:sticking|poking) out/i,
    /(?<=with an? [^,\n]{2,30}) (?:sticking|poking) out(?: of it)?/giu,
    ' inside,',
  ],
  [
    /hatching/i,
    /(?<!\p{L})(?:chick|duckling) hatching (?:from|out of) (?:an |its |the )?egg(?!\p{L})/giu,
    'hatching chick',
  ],
  [
    /yumurta/i,
    /(?<!\p{L})(?:sarı |sari )?civciv yumurta(?:s[ıi]n)?dan [çc][ıi]k(?:[ıi]yor?|arken|m[ıi][şs])(?!\p{L})/giu,
    'yumurtadan çıkan civciv',
  ],
];
