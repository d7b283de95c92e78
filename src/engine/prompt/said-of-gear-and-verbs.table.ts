import { COLOR_TR } from './said-of-reasons.table.ts';
import type { Plainly } from './said-of-people.table.ts';

/*
 * Verbs that look like things ("koyun", "tie"), parts that somebody has things on, who looks out of
 * what, and pieces of needlework that are made of what they are called by.
 */

/** Read before the others. */
export const GEAR_AND_VERBS: readonly Plainly[] = [
  // To put, and no sheep.
  [
    /koyun/i,
    /(?<=(?:yanına|üstüne|altına|içine|ortasına|köşesine|kenarına|üzerine|köşeye|ortaya|alta|üste)(?!\p{L})[^,.\n]*? )koyun(?:uz)?(?=\s*(?:$|[.!,]))/giu,
    '',
  ],
  [
    /tie|tying/i,
    /,? ?(?<!\p{L})(?:(?:bending|leaning|kneeling|crouching)(?: (?:down|over))? )?(?:to tie|tying) (?:her|his|its|their|the) (?:shoes?|laces|shoe ?laces|skates?|slippers?|pointe shoes?)(?!\p{L})/giu,
    '',
  ],
  [
    /pocket/i,
    /,? ?(?<!\p{L})(?:for|on) (?:an? |the |my |his |her )?(?:(?:mens?|men['’]s|womens?|women['’]s|kids?|boys?|girls?|dress|polo|work) )+(?:shirt )?(?:breast |chest )?pocket(?!\p{L})/giu,
    '',
  ],
  [
    /mom|mum|mama|mother|dad/i,
    /(?<!\p{L})(?!(?:for|from|with|and|your|our|the|anniversary|birthday|day|christmas|love|you)(?!\p{L}))(\p{L}{3,15}) (?:mom|mum|mama|mother) and (?:dad|daddy|papa|father)(?!\p{L})/giu,
    'two $1s',
  ],
  [
    /between/i,
    /(?<!\p{L})between (?:his|her|its|their) (?:feet|legs|paws)(?!\p{L})/giu,
    'beside them',
  ],
  [
    /feet|paws|hooves|hoofs/i,
    /(?<=^|[,;] ?|(?<!\p{L})(?:with|and) )((?:\p{L}+ )?(?:rain )?(?:boots|shoes|socks|skates|sneakers|wellies)) on (?:all |its |his |her |their )*(?:four |two )?(?:feet|paws|hooves|hoofs|legs)(?!\p{L})/giu,
    'wearing $1',
  ],
  [
    /kancal|altın|altin/i,
    /,? ?(?<!\p{L})(?:(?:öteki|diğer|öbür|bir|tek) )?eli kancalı(?!\p{L})|,? ?(?<!\p{L})dişinin biri altın(?!\p{L})|,? ?(?<!\p{L})(?:bir )?dişi altın(?!\p{L})/giu,
    '',
  ],
  [
    /hortum/i,
    /(?<!\p{L})(?:yangın )?hortum(?:u|uyla)?(?!\p{L})(?<=itfa[^\n]*)/giu,
    'yangın hortumu',
  ],
  [
    /kask/i,
    new RegExp(String.raw`,? kaskı (?:${COLOR_TR})(?: olsun)?(?!\p{L})(?<=itfa[^\n]*)`, 'giu'),
    '',
  ],
  [
    /uçaktan|arabadan|trenden|otobüsten|tekneden|gemiden|roketten|balondan/i,
    /(?<!\p{L})(uçak|araba|tren|otobüs|tekne|gemi|roket|balon)[td][ae]n (?:el sallayan|bakan|dışarı bakan|görünen) /giu,
    '$1 içindeki ',
  ],
  [
    /boynuna/i,
    new RegExp(
      String.raw`(?<!\p{L})boynuna ((?:(?:${COLOR_TR}) )?(?:atkı|fular|şal|kurdele|papyon|bandana|fiyonk)) (?:dola|tak|bağla|sar)\p{L}+(?!\p{L})`,
      'giu',
    ),
    'boynunda $1',
  ],
  [
    /yarısı/i,
    new RegExp(
      String.raw`(?<!\p{L})kanat(?:lar)?[ıi]n[ıi]n (?:bir )?yarısı (${COLOR_TR}),? (?:bir |diğer )?yarısı (?:çiçekli|çiçek desenli)(?!\p{L})`,
      'giu',
    ),
    '$1 çiçek desenli',
  ],
  [/renkli/i, /(?<=^|[,;] ?|(?<!\p{L})ve )renkli (?=\p{L}+l[ae]r(?!\p{L}))/giu, 'rengarenk '],
  [
    /leylek/i,
    /(?<!\p{L})bacada(?:ki)? yuva (?:yapmış|kurmuş) leylek(?:,? yanında (?:bir|iki|üç) yavrusu)?(?!\p{L})/giu,
    'tuğla baca üstünde leylek yuvası',
  ],
  [
    /göbek/i,
    /(?<!\p{L})(\p{L}{3,20})(?: (?:desenli|motifli|motifinden))? (?:yuvarlak )?göbek(?: (?:süsü|motifi|deseni))(?!\p{L})/giu,
    '$1 çelengi',
  ],
  [
    /oyas/i,
    /(?<!\p{L})(?:iğne|tığ|mekik) oyası(?: (?:gibi|tarzı|görünümlü))?(?: (?:ince|narin|zarif|küçük))*(?: (?:bi|bir))? (?:bordür|kenar süsü|kenarlık)(?:ü)?(?!\p{L})/giu,
    'oya bordürü',
  ],
  [
    /yazsın|yazılsın/i,
    /^\s*(\p{Lu}\p{Ll}+['’]\p{Ll}+ \p{Lu}\p{Ll}+),? (\p{N}{1,2}[./-]\p{N}{1,2}[./-]\p{N}{2,4}) (?:yazsın|yazılsın)(?!\p{L})/gu,
    '“$1” “$2”',
  ],
];
