import type { Plainly } from './said-of-people.table.ts';

/* Words that mean another thing where they stand: a joiner's plane, a ring of flowers, a basket of bread. */

/** Read before those of people and of pieces. */
export const TWO_MEANINGS: readonly Plainly[] = [
  // A sign's last word: "Marie's".
  [/['’]s\s*$/, /,\s*(\p{Lu}\p{Ll}+['’]s)\s*$/gu, ', "$1"'],
  [
    /swing/i,
    /(?<!\p{L})(?:(?:big|large|old|huge|an?|the|oak|apple) )*tree with (?:an? |the )?(?:tree |rope |wooden )?swing(?: hanging from it)?(?!\p{L})/giu,
    'a tree swing',
  ],
  [
    /swing/i,
    /(?<!\p{L})(?:rope |wooden )?swing (?:hanging )?(?:on|from|under|in) (?:an? |the )?(?:(?:big|large|old|oak|apple) )*tree(?: branch)?(?!\p{L})/giu,
    'tree swing',
  ],
  [
    /salıncak/i,
    /(?<!\p{L})(?:(?:büyük|ulu|yaşlı|koca|meşe|çınar) )*ağa(?:cın altında|ca asılı|çta|cın dalında|cından sarkan)(?:ki)? salıncak(?!\p{L})/giu,
    'salıncaklı ağaç',
  ],
  [
    /nails/i,
    /(?<=(?:hammer|saw|carpenter)(?!\p{L})[^.\uE000]{0,30} )nails?(?!\p{L})/giu,
    'iron nails',
  ],
  [
    /mountain goat|sea gull|field mouse/i,
    /(?<!\p{L})(?:mountain|sea|field) (?=(?:goat|gull|mouse)s?(?!\p{L}))/giu,
    ' ',
  ],
  // Lights on a string, a joiner's tool, a pitch of turf, who it is given to: other things by the same words.
  [
    /fairy light/i,
    /(?<!\p{L})(?:with )?(?:fairy|christmas|twinkle) lights?(?: on (?:its|his|her|the) antlers)?(?!\p{L})/giu,
    'with string lights',
  ],
  [
    /plane/i,
    /(?<=(?:carpenter|joiner|wood)\p{L}*(?:['’]s)?(?!\p{L})[^.\uE000]{0,30} )(?<!hand )plane(?!\p{L})/giu,
    'hand plane',
  ],
  [/train/i, /(?<!\p{L})(?:little|small|choo[- ]choo) train(?!\p{L})/giu, 'toy train'],
  [/tren/i, /(?<!\p{L})(?:küçük|minik|çuf çuf) tren(?!\p{L})/giu, 'oyuncak tren'],
  [/ağlar/i, /(?<=balıkçı[^.\uE000]{0,30} )ağlar(?!\p{L})/giu, 'balık ağı'],
  [/balloon/i, /(?<=balloon(?!\p{L})[^.\uE000]{0,30} )in the basket(?!\p{L})/giu, 'inside'],
  // Groom and bride, too, are seen from behind.
  [
    /gelin/i,
    /(?<!\p{L})(?:gelin (?:ve|ile) damat arkadan|arka(?:dan|sı dönük) gelin (?:ve|ile) damat)(?:,? el ele)?(?!\p{L})/giu,
    'arkadan evliler',
  ],
  [
    /bride/i,
    /(?<!\p{L})bride and groom (?:seen )?from (?:behind|the back)(?:,? holding hands)?(?!\p{L})/giu,
    'wed couple behind',
  ],
  // "Kedim Pamuk": its name is lettered.
  [
    /kedim|köpeğim|kuşum|my (?:cat|dog)/i,
    /^(.*?)(?<!\p{L})([Kk]edim|[Kk]öpeğim|[Kk]uşum|[Mm]y (?:cat|dog)) (\p{Lu}\p{Ll}+)(?=,|\s*$)(.*)$/gu,
    '$1$2$4, "$3"',
  ],
  [/alev alan/i, /(?<!\p{L})alev alan (\p{L}+)/giu, 'ateşin önündeki $1'],
  // What it is made of is in it.
  [
    /pie|cake|tart|muffin|bread|juice/i,
    /(?<!\p{L})(?:apple|cherry|pumpkin|lemon|peach|blueberry|carrot|chocolate|banana|pecan|rhubarb|orange) (?=(?:pies?|cakes?|tarts?|muffins?|breads?|juice)(?!\p{L}))/giu,
    ' ',
  ],
  [/basket/i, /(?<!\p{L})(bread|egg|apple|lemon|flower) basket(?!\p{L})/giu, '$1s in a basket'],
  [/fruit basket/i, /(?<!\p{L})fruit baskets?(?!\p{L})/giu, 'apples, lemons and pears in a basket'],
  [/meyve sepeti/i, /(?<!\p{L})meyve sepeti(?!\p{L})/giu, 'sepette elma, limon ve armut'],
  [
    /sepeti/i,
    /(?<!\p{L})(ekmek|yumurta|elma|limon|üzüm|portakal|papatya|gül|lavanta) sepeti(?!\p{L})/giu,
    'sepette $1',
  ],
  [/skating/i, /(?<!\p{L})(?:ice|figure|roller)[- ]skating(?!\p{L})/giu, ' '],
  [/su kabağı/i, /(?<!\p{L})su kabağı(?!\p{L})/giu, 'kabak'],
  // A label says who made it.
  [/made by/i, /(?<!["“\p{L}])[Mm]ade by (\p{Lu}\p{Ll}+)(?!\p{L})/gu, '"Made by $1"'],
  [/asker/i, /(?<!\p{L})asker (?:uğurlaması?|eğlencesi|gecesi)(?: için)?(?!\p{L})/giu, ' '],
  [
    /hook|nail|peg/i,
    /(?<!\p{L})hanging (?:on|from) (?:an? |the )?(?:hook|nail|peg)(?!\p{L})/giu,
    ' ',
  ],
  [/köşeleri için/i, /(?<!\p{L})köşeleri için(?!\p{L})/giu, 'köşelerinde'],
  // Mountains are not in a mug, but on it.
  [
    /mug|cup/i,
    /(?<=(?:mug|cup) )with ((?:the |an? )?(?:mountains?|pine trees?|trees?|house|campfire))(?=\s*(?:$|[,.;\n]))/giu,
    'with $1 on it',
  ],
  [/pickle/i, /(?<!\p{L})(?:pickle jar|jar of pickles)(?!\p{L})/giu, 'cucumber in a jar'],
  // Wings that are named with one thing are its own.
  [
    /and (?:angel )?wings/i,
    /(?<!\p{L})(skull|heart|wheel|motorcycle|piston|horse|lion|anchor|cross|boot) and (?:two |a pair of )?(?:angel )?wings(?!\p{L})/giu,
    '$1 in front of angel wings',
  ],
  [
    /ve kanat/i,
    /(?<!\p{L})(kurukafa|kalp|tekerlek|motosiklet|at|aslan|çapa|haç) ve (?:iki |melek )?kanat(?:lar|ları)?(?!\p{L})/giu,
    'melek kanatlarının önünde $1',
  ],
  [
    /yoga/i,
    /(?<!\p{L})(?:(?:an? )?(?:woman|girl|man|person|lady) )?(?:doing|practi[cs]ing) yoga(?: in (?:an? |the )?lotus (?:pose|position))?(?!\p{L})/giu,
    'meditating woman',
  ],
  // "Fesleğen saksısı": the pot has it in it.
  [/saksısı/i, /(?<!\p{L})(?!çiçek|toprak)(\p{L}{3,}) saksısı(?!\p{L})/giu, 'saksıda $1'],
  [
    /şişler|needles/i,
    /(?<=(?:yumağı|yün) )ve (?:örgü )?şiş(?:ler|leri)?(?!\p{L})|(?<=(?:yarn|wool) )and (?:knitting )?needles(?!\p{L})/giu,
    ' ',
  ],
  [/cygnet/i, /(?<!\p{L})cygnets?(?!\p{L})/giu, 'babies'],
  [
    /foal|calf|fawn|cub|joey/i,
    /(?<=\p{L} and )(?:an? )?(?=(?:foal|calf|fawn|cub|joey)(?!\p{L}))/giu,
    'her ',
  ],
  // One seen from behind has no face.
  [
    /couple|çift/i,
    /(?<!\p{L})(?:young |old |elderly )?couple (?:is |are )?(?:seen |viewed )?from (?:the )?(?:behind|back)(?: (?:watching|looking at|in front of) (?:the |an? )?)?/giu,
    'couple from behind in front of a ',
  ],
  [
    /çift/i,
    /(?<!\p{L})arka(?:dan|sı dönük) (?:görünen )?çift(?! çizgi)(?!\p{L})/giu,
    'arkadan çift',
  ],
  [
    /danc/i,
    /(?<!\p{L})(?:dancing couple|couple (?:is |are )?dancing|(?:two )?people dancing together)(?!\p{L})/giu,
    'ballroom couple',
  ],
  [
    /dans/i,
    /(?<!\p{L})(?:dans eden çift|çift dans ediyor|dans eden kadın ve erkek)(?!\p{L})/giu,
    'dans çifti',
  ],
  // A pattern on a thing that is worn or drunk from is on that thing.
  [
    /pattern/i,
    /(?<=(?:scarf|mug|cup|vase|teapot|plate|mitten|stocking|sweater|bag) )with an? (\p{L}+) pattern(?!\p{L})/giu,
    'with $1s on it',
  ],
  // Their nest is drawn with them.
  [
    /nest/i,
    /(?<!\p{L})(?:(?:two|three|four|2|3|4) )?(?:baby birds|baby chicks|chicks|nestlings|little birds) in (?:an? |the |their )?nest(?!\p{L})/giu,
    'nestlings',
  ],
  [
    /yuva/i,
    /(?<!\p{L})(?:yuvada(?:ki)? (?:yavru kuşlar|kuş yavruları|civcivler)|(?:yavru kuşlar|kuş yavruları|civcivler) yuvada)(?!\p{L})/giu,
    'yavru kuşlar',
  ],
  // On the board a knight has no lance, and a castle no gate.
  [
    /chess/i,
    /(?<=chess(?!\p{L})[^.\uE000]{0,40} )(?<!chess )(knight|queen|king|rook|pawn|bishop)(?!\p{L})/giu,
    'chess $1',
  ],
  // A ring of flowers that nobody wears.
  [
    /tacı/i,
    /(?<!(?:baş|kafa|saç)\p{L}* )(?<!\p{L})(papatya|gül|lavanta|lale|menekşe|defne) tacı(?! tak| giy)(?!\p{L})/giu,
    '$1 çelengi',
  ],
  // The glove that it is sewn on.
  [
    /eldiven|mitt/i,
    /(?<!\p{L})(?:fırın eldiveni|mutfak eldiveni|tutacak) (?:için|üzerine)(?!\p{L})|(?<!\p{L})(?:for|on) (?:an? |my )?oven mitts?(?!\p{L})/giu,
    ' ',
  ],
  [/roof/i, /(?<!\p{L})on (?:the|its) roof(?=\s*(?:$|[,.;:\n]))/giu, 'on it'],
  [
    /keeper|goalie/i,
    /(?<!\p{L})(goal ?keeper|goalie) (?:diving|jumping|leaping|saving|catching|reaching|stretching)[^,.;:\n\uE000]*?ball(?!\p{L})/giu,
    '$1',
  ],
  [/kaleci/i, /(?<!\p{L})topu? (?:tutan|yakalayan|kurtaran|uçan) kaleci(?!\p{L})/giu, 'kaleci'],
  // As "a wrench and a pipe, crossed" says it.
  [
    /crossed with/i,
    /(?<!\p{L})(\p{L}*[^s\s]) crossed with (?:an? |the )?((?:\p{L}+ )?\p{L}+)(?=\s*(?:$|[,.;:\n\uE000]))/giu,
    '$1 and $2 crossed',
  ],
  // The name is lettered, and nobody is drawn for it.
  [
    /name|ad[ıi]|isim|ismi/i,
    /(?<!\p{L})(?:(?:[Mm]y|[Oo]ur|[Aa]) )?(?:(?:[Nn]ewborn|[Bb]aby|[Ll]ittle|[Yy]eni doğan) )?(?:[Bb]aby|[Gg]irl|[Bb]oy|[Ss]on|[Dd]aughter|[Gg]randson|[Gg]randdaughter|[Nn]iece|[Nn]ephew|[Bb]ebeğin|[Kk]ızımın|[Oo]ğlumun|[Tt]orunumun|[Yy]eğenimin)(?:['’]?s)? (?=(?:name|adı|ismi)(?:\s|:|is )+\p{Lu})/gu,
    ' ',
  ],
  // What is painted on a vessel is on its face.
  [
    /painted|printed|drawn|etched|engraved/i,
    /(?<!\p{L})(?:hand[- ]?)?(?:painted|printed|drawn|etched|engraved) on (?:it|its (?:side|front|belly)|the (?:side|front))(?!\p{L})/giu,
    'on it',
  ],
  [
    /(?:painted|printed|decorated) with/i,
    /(?<=(?:teapot|vase|mug|cup|plate|jug|bowl|pitcher|bag|jar|pot|box|bucket) )(?:hand[- ]?)?(?:painted|printed|decorated) with ([^,.;:\n\uE000]{2,30})/giu,
    'with $1 on it',
  ],
  [
    /desenli|baskılı|resimli|motifli|işlemeli/i,
    /(?<!\p{L})(\p{L}{3,15}) (?:desenli|baskılı|resimli|motifli|işlemeli) (?=(?:fincan|vazo|çaydanlık|tabak|kupa|sürahi|kase|kâse|çömlek|kavanoz|testi|kutu|kova)(?!\p{L}))/giu,
    'üzerinde $1 olan ',
  ],
  // What is in it shows the bowl.
  [
    /(?:bowl|plate|dish) of/i,
    /(?<!\p{L})(?:bowl|plate|dish)s? of (?=(?:hot |steaming )?(?:ramen|noodles?|soup|rice|salad|cereal|oatmeal|porridge|pasta|spaghetti|curry|stew)(?!\p{L}))/giu,
    ' ',
  ],
  [
    /kase|kâse|tabak|tas/i,
    /(?<!\p{L})(?:bir )?(?:kase|kâse|tabak|tas) (?=(?:sıcak )?(?:çorba|mercimek çorbası|pilav|makarna|salata|noodle|ramen|spagetti)(?!\p{L}))/giu,
    ' ',
  ],
  // What it is made of: "tahta at", but "tahta kaşık" is a name of its own.
  [
    /tahta|ahşap/i,
    /(?<!\p{L})(?:tahta|ahşap) (?!kaşık|masa|ev(?!\p{L})|kulübe)(?=(?:sandalye|kutu|oyuncak|araba|köprü|iskele|tekne|çit|fıçı|kasa|sandık|beşik|merdiven|bank|at(?!\p{L})|tren|kase|tabak|sepet|kapı|pencere|çerçeve))/giu,
    ' ',
  ],
  // A dentist's brush paints nothing.
  [
    /diş/i,
    /(?<=(?:diş|dişçi)(?!\p{L})[^.\uE000]{0,50} )(?<!diş )fırça(?:sı)?(?=\s*(?:$|[,.;]|ve|ile))/giu,
    'diş fırçası',
  ],
  [
    /tooth|dentist|dental/i,
    /(?<=(?:tooth|dentist|dental)(?!\p{L})[^.\uE000]{0,50} )(?<!(?:tooth|paint|hair) )brush(?=\s*(?:$|[,.;]|and|with))/giu,
    'toothbrush',
  ],
  [
    /plumb|wrench|spanner/i,
    /(?<=(?:plumb\p{L}*|wrench|spanner)(?!\p{L})[^.\uE000]{0,40} )pipes?(?!\p{L}| wrench)/giu,
    'water pipe',
  ],
];
