import type { Plainly } from './said-of-people.table.ts';

/*
 * Carts with what they sell, cloths that a table is laid with, and people by what they play, throw or
 * wear, where no drawing is called so.
 */

const NOT_FOR = '(?<!\\p{L})(?<!(?:for|logo) (?:an? |my |our |the )?(?:\\p{L}+ )?)';

/** An English name alone, with its article; a name of a dog's breed or a plural is another thing. */
const who = (names: string): RegExp =>
  new RegExp(
    `${NOT_FOR}(?:an? )?(?:${names})(?![-'’\\p{L}]| (?:dog|boots?|hat|outfit|style|theme|party|cap))`,
    'giu',
  );
const kim = (names: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${names})(?![\\p{L}'’]| (?:için|kız|oğlan|çocuk|adam|kadın))`, 'giu');

/** Read before all others. */
export const STALLS_AND_PLAYERS: readonly Plainly[] = [
  [
    /cart|stand|stall|kiosk/i,
    /(?<!\p{L})(hot dog|ice cream|pretzel|popcorn|coffee|taco|pizza|burger|donut|cotton candy|corn|pumpkin|bagel|apple|strawberry|lemon|watermelon|peach|flower|tulip|rose|book)s? (?:cart|stand|stall|kiosk)(?!\p{L})/giu,
    '$1 in a street stall',
  ],
  [/lemonade/i, /(?<!\p{L})lemonade (?:cart|stand|stall)(?!\p{L})/giu, 'lemon in a street stall'],
  [
    /arabas|tezg|stand|büfe/i,
    /(?<!\p{L})(simit|dondurma|kestane|mısır|çiçek|kahve|pamuk şeker|limon|karpuz|balık|kitap|elma)(?:ata|cı|çi)? (?:arabası|tezg[aâ]hı|standı|büfesi)(?!\p{L})/giu,
    'tezgah içinde $1',
  ],
  [
    /cloth/i,
    /(?<=(?:bowl|plate|vase|teapot|cup|basket|pitcher|jug|bottle|cake|pie|bread|fruit|candles?|picnic)(?!\p{L})[^\uE000]{0,30} )on (?:an? |the )?(?:\p{L}+ ){0,3}table ?cloth(?!\p{L})/giu,
    'on a clothed table',
  ],
  [
    /cloth/i,
    /(?<!\p{L})on (?:an? |the )?(?:\p{L}+ )?(?:checkered|checked|gingham|plaid) (?:table ?cloth|picnic blanket)(?!\p{L})/giu,
    'on a clothed table',
  ],
  [
    /örtü/i,
    /(?<!\p{L})(?:\p{L}+ )?(?:pöti)?kareli (?:masa )?örtü(?:sü)?(?:nün)? (?=(?:üst|üzer)ünde|üzerinde)/giu,
    'örtülü masa ',
  ],
  [
    /gingham|checkered|checked|kareli/i,
    /(?<!\p{L})(?:gingham|checkered|checked) pattern(?: (?:with|of|and))(?!\p{L})/giu,
    'pattern of gingham squares and',
  ],
  [
    /gingham|checkered|checked/i,
    /(?<!\p{L})(?:gingham|checkered|checked) pattern(?!\p{L})/giu,
    'pattern of gingham squares',
  ],
  [/pötikare/i, /(?<!\p{L})pötikare(?:li)? desen(?:i|de)?(?!\p{L})/giu, 'pötikare desen'],
  [/guitarist/i, who('guitarist|guitar player'), 'a man playing a guitar'],
  [/violinist/i, who('violinist|violin player|fiddler'), 'a woman playing a violin'],
  [/potter/i, who('potter'), 'a woman holding a vase'],
  [/graduate/i, who('graduate'), 'a girl wearing a graduation cap'],
  [/surgeon/i, who('surgeon'), 'a doctor'],
  [/midwife/i, who('midwife'), 'a nurse'],
  [/cowgirl/i, who('cowgirl'), 'a girl wearing a cowboy hat'],
  [/skateboarder/i, who('skateboarder'), 'a boy riding a skateboard'],
  [
    /mailman|postman|mail carrier/i,
    who('mailman|postman|mail carrier'),
    'a man holding an envelope',
  ],
  [/magician/i, who('magician'), 'a man wearing a top hat holding a magic wand'],
  // A slip in the breed's name would leave its first word a colour.
  [/golden r/i, /(?<!\p{L})golden\s+ret?r?[iea]{1,3}v[er]+(s?)(?!\p{L})/giu, 'golden retriever$1'],
  [/gitarist/i, kim('gitarist'), 'gitar çalan adam'],
  [/kemancı/i, kim('kemancı'), 'keman çalan kadın'],
  [/kaykaycı/i, kim('kaykaycı'), 'kaykay üstünde çocuk'],
  [/postacı/i, kim('postacı'), 'zarf tutan adam'],
  [/cerrah/i, kim('cerrah'), 'doktor'],
  // Who asks is on the piece as well: mother and child, somebody and a dog.
  [
    /(?:^|\P{L})(?:me|i)(?:\P{L}|$)/iu,
    /(?<!\p{L})(?:me and my (mother|father|grandmother|grandfather|sister|brother|dog|cat|horse|baby)|my (mother|father|grandmother|grandfather|sister|brother|dog|cat|horse|baby) and (?:me|i))(?!\p{L})/giu,
    'a girl and a $1$2',
  ],
  [
    /(?:^|\P{L})(?:me|i)(?:\P{L}|$)/iu,
    /(?<!\p{L})(?:me and my (?:mom|mum|mommy)|my (?:mom|mum) and (?:me|i))(?!\p{L})/giu,
    'a mother and a girl',
  ],
  [
    /(?:^|\P{L})(?:me|i)(?:\P{L}|$)/iu,
    /(?<!\p{L})(?:me and my (?:dad|daddy)|my dad and (?:me|i))(?!\p{L})/giu,
    'a father and a girl',
  ],
  [/ben/i, /(?<!\p{L})annem(?: ve|le) ben(?!\p{L})/giu, 'anne ve kız'],
  [/ben/i, /(?<!\p{L})babam(?: ve|la) ben(?!\p{L})/giu, 'baba ve kız'],
  [/ben/i, /(?<!\p{L})kedim(?: ve|le) ben(?!\p{L})/giu, 'kız ve kedi'],
  [/ben/i, /(?<!\p{L})köpeğim(?: ve|le) ben(?!\p{L})/giu, 'kız ve köpek'],
  [/sharing/i, /(?<!\p{L})sharing (?:an? )?(?=(?:\p{L}+ )?umbrella)/giu, 'under an '],
  // Wings of its own that it spreads.
  [
    /eagle|hawk|falcon/i,
    /(?<!\p{L})(?:eagle|hawk|falcon) (?:(?:with|its) (?:its )?(?:(?:wide |wings )?(?:open|spread|outstretched|outspread|raised)(?: wide)?(?: wings)?|wings (?:open|spread|outstretched|wide)(?: wide)?)|in flight|soaring|spreading (?:its )?wings)(?!\p{L})/giu,
    'soaring eagle',
  ],
  [
    /kanat/i,
    /(?<!\p{L})(kartal|şahin|atmaca),? (?:geniş )?kanat(?:lar)?(?:ın[ıi]|ı)? (?:sonuna kadar |iki yana )?aç(?:mış|an|ık)(?: olsun)?(?!\p{L})/giu,
    'süzülen $1',
  ],
  [
    /kartal|şahin|atmaca|doğan/i,
    /(?<!\p{L})(?:kanatların?ı? (?:açık|açmış|açan|gergin|açılmış)|kanat (?:açmış|açan|çırpan)|göklerde süzülen) (?:duran |olan |uçan )?(?=(?:bir )?(?:kartal|şahin|atmaca|doğan)(?!\p{L}))/giu,
    'süzülen ',
  ],
  [
    /kanatların?ı? a/i,
    /(?<!\p{L})kanatların?ı? (?:açık|açmış|açan) (?:duran |olan )?(?=\p{L})/giu,
    'uçan ',
  ],
  [/kanat/i, /(?<!\p{L})kanat(?:lar)?(?:ın[ıi])? aç(?:mış|an|ık)(?!\p{L})/giu, ' '],
  [
    /wings/i,
    /,?(?<!\p{L})(?:with )?(?:its |his |her )?(?:(?:spread|open|outstretched) wings|wings (?:spread|open|outstretched)(?: wide)?)(?!\p{L})/giu,
    ' ',
  ],
  [/crumb/i, /(?<!\p{L})(?:an? |the )?crumbs? of(?= )/giu, 'a'],
  [
    /breath/i,
    /(?<!\p{L})(?:fire[- ]breathing dragon|dragon breathing fire)(?!\p{L})/giu,
    'dragon with a fire in its mouth',
  ],
  [
    /ateş/i,
    /(?<!\p{L})ateş (?:püskürten|saçan|üfleyen) ejderha(?!\p{L})/giu,
    'ağzında ateş olan ejderha',
  ],
  [/building/i, /(?<!\p{L})building (?:an? |its |her |their )?nest(?!\p{L})/giu, 'on a nest'],
  [/fındık kıran/i, /(?<!\p{L})fındık kıran (?=\p{L})/giu, 'fındık tutan '],
  // What is in the place of a shell or a lid is where that would be.
  [
    /instead|in place/i,
    /(?<=with (?:an? |some )?(?:\p{L}+ )?\p{L}+ )(?:instead|in place) of (?:an? |the |its )?shell(?!\p{L})/giu,
    'on its back',
  ],
  [
    /instead|in place/i,
    /(?<=with (?:an? |some )?(?:\p{L}+ )?\p{L}+ )(?:instead|in place) of (?:an? |the |its )?(?:lid|roof|top)(?!\p{L})/giu,
    'on top',
  ],
  [
    /instead|in place/i,
    /(?<=with (?:an? |some )?(?:\p{L}+ )?\p{L}+ )(?:instead|in place) of (?:her |his )?hair(?!\p{L})/giu,
    'in her hair',
  ],
  [
    /whale/i,
    /(?<!\p{L})whale (?:spouting|spraying|squirting|blowing)(?: out)? water(?!\p{L})/giu,
    'spouting whale',
  ],
  [/worm/i, /(?<=apple with (?:an? |a little |a green )?)worm(?! on| in|\p{L})/giu, 'worm on it'],
  [/ipte/i, /(?<!\p{L})ipte(?: asılı)? çamaşır(?:lar)?(?!\p{L})/giu, 'çamaşır ipi'],
  [/hortumu/i, /(?<=fil\P{L}.{0,30})hortumunu tut(?:uyor|an)/giu, 'yanında'],
  // They have their own.
  [/kanatlı/i, /(?<!\p{L})kanatlı (?=(?:melek|peri|kelebek|ejderha|yarasa)(?!\p{L}))/giu, ' '],
  [/balancing/i, /(?<!\p{L})(?:is )?balancing (?=an? )/giu, 'with '],
  [
    /crown/i,
    /(?<=(?:with|wearing) [^,\uE000]{3,40}) and (?:an? )?(?:(?:flower|floral) crown|crown of flowers)(?!\p{L})/giu,
    ' wearing a flower headband',
  ],
  [
    /iznik|çini/i,
    /(?<!\p{L})(?:iznik çini(?:si)?|iznik|çini) desen(?:i|leri)(?!\p{L})/giu,
    'iznik lalesi ve iznik gülü deseni',
  ],
  [
    /iznik/i,
    /(?<!\p{L})iznik (?:tile )?pattern(?!\p{L})/giu,
    'pattern of iznik tulips and iznik roses',
  ],
  [/past/i, /(?<=ing )past (?=(?:an?|the|two|three) )/giu, 'beside '],
  [/hockey/i, /(?<=hockey[^\uE000]{0,40} )(?<!hockey )sticks(?!\p{L})/giu, 'hockey sticks'],
  [
    /kenarı/i,
    /(?<!\p{L})(?:mutfak |masa )?(?:havlu|örtü|peçete|nevresim|çarşaf|mendil)(?:s[ıiuü])? kenarı(?! \p{L}*(?:süs|desen|bord))(?: için)?(?!\p{L})/giu,
    'kenar süsü ',
  ],
];
