import type { Plainly } from './said-of-people.table.ts';

/*
 * Who flies or drives what, numbers as words, saucers under cups, gowns that a piece is sewn on, and hours
 * of tea: said more plainly.
 */

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const VEHICLE_TR =
  'uçak|uçağ|helikopter|balon|roket|gemi|tekne|kayık|kayığ|tren|kamyon|araba|traktör|otobüs|motosiklet|bisiklet|vosvos|uzay aracı|uzay gemisi|planör';
const VEHICLE_EN =
  'airplane|aeroplane|plane|biplane|helicopter|balloon|rocket|ship|boat|train|truck|car|tractor|bus|motorcycle|scooter|spaceship|sleigh';

/** Read before all others. */
export const RANKS: readonly Plainly[] = [
  ...NUMBERS.map((number, at): Plainly => [
    /number/i,
    new RegExp(String.raw`(?<!\p{L})number ${number}(?!\p{L})`, 'giu'),
    `number ${at + 1}`,
  ]),
  // "Pilotu ayıcık olsun", "flown by a bear": he is in it.
  [
    /pilotu|kaptanı|şoförü|sürücüsü|makinisti/i,
    new RegExp(
      String.raw`(?<=(?:${VEHICLE_TR})[^.\uE000]*)(?:,| ve)? ?(?<!\p{L})(?:pilotu|kaptanı|şoförü|sürücüsü|makinisti)(?: da| ise)? (?:bir |küçük |minik )*(\p{L}+)(?: olsun| olan| olacak)?(?!\p{L})`,
      'giu',
    ),
    ', içinde $1',
  ],
  [
    /pilot|captain|driver|flown|driven|steered|conductor/i,
    new RegExp(
      String.raw`(?<=(?:${VEHICLE_EN})[^.\uE000]*)(?:,? with an? (\p{L}+(?: \p{L}+)?) as (?:the |its )?(?:pilot|captain|driver|conductor)|,? (?:piloted|flown|driven|steered) by an? (\p{L}+(?: \p{L}+)?)|,? with an? (\p{L}+) (?:pilot|captain|driver|conductor))(?!\p{L})`,
      'giu',
    ),
    ' with a $1$2$3 in it',
  ],
  // It stands under the cup that is drawn.
  [
    /saucer/i,
    /(?<=(?:cup|mug|coffee|tea)(?!\p{L})[^.\uE000]*)(?:,| and| with| on)(?: an?| its| the| matching)* saucers?(?!\p{L})/giu,
    '',
  ],
  [
    /tabağı/i,
    /(?<=(?:fincan|bardak|bardağ|kahve|çay)\p{L}*[^.\uE000]*)(?:,| ve| ile)(?: bir)? (?:fincan |çay |kahve )?(?:altlığı|tabağı)(?!\p{L})/giu,
    '',
  ],
  [/time set/i, /(?<!\p{L})(tea|coffee) time set(?!\p{L})/giu, '$1 set'],
  [
    / time/i,
    /(?<!\p{L})(tea|coffee|snack|bath|story|play|bed|nap|picnic) time (?=(?:theme|design|motif|embroidery)(?!\p{L})|:)/giu,
    ' ',
  ],
  [
    /birth|doğum/i,
    /(?<!\p{L})(?:birth announcement|birth stats|doğum (?:duyurusu|künyesi|bilgileri|panosu))(?!\p{L})/giu,
    ' ',
  ],
  [/rulo/i, /(?<!\p{L})rulo (?=diploma)/giu, ''],
  // What a lawyer or a graduate wears the piece on.
  [
    /cübbe|cüppe/i,
    /(?:,|^)? ?(?<!\p{L})(?:(?:avukat|hakim|hâkim|savcı|mezuniyet|yargıç|imam|akademik) )?c[üu](?:bb|pp)e(?:m|si|miz|mizin|sinin|nin|ler|lerimiz|leri)?(?:n?[ey]e|ye)?(?: (?:için|üzerine|yakasına|yakası için|sırtına))(?!\p{L})/giu,
    ' ',
  ],
  [
    /gown/i,
    /(?<!\p{L})for (?:an? |my |our |the |his |her )?(?:lawyer(?:'s)? |judge(?:'s)? |graduation |academic |court )?(?:gowns?|robes?)(?!\p{L})/giu,
    ' ',
  ],
];
