/* Pieces, people and patterns, said more plainly: what each is looked for by, how it is said, and what is read instead. */

/** A turn of phrase, by a part of it that is looked for first, and what is read instead. */
export type Plainly = readonly [part: RegExp, said: RegExp, plain: string];

/** Read before the others. */
export const PIECES_AND_PEOPLE: readonly Plainly[] = [
  // A sign's last word: "Marie's".
  [/['’]s\s*$/, /,\s*(\p{Lu}\p{Ll}+['’]s)\s*$/gu, ', "$1"'],
  [
    /swing/i,
    /(?<!\p{L})((?<!apple )(?<!cherry )(?<!lemon )tree) with an? swing(?!\p{L})/giu,
    'swing under a $1',
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
  [/halı saha/i, /(?<!\p{L})halı saha(?: takımı?| maçı)?(?: için)?(?!\p{L})/giu, ' '],
  [
    /retmen|doktor|hemşire|hoca|babam|annem/i,
    /^\s*(?:emekli |sevgili |canım )?(?:öğretmen(?:im)?e|doktor(?:um)?a|hemşire(?:m)?ye|hoca(?:m)?a|babama|anneme)(?= )(?! hediye)/giu,
    ' ',
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
  [/pickle|turşu/i, /(?<!\p{L})turşu kavanozu(?!\p{L})/giu, 'kavanozda salatalık'],
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
  [
    /kep|cap/i,
    /(?<=(?:hemşire|nurse)[^.\uE000]{0,40} )(?<!(?:hemşire|nurse(?:['’]s)?) )(?:kep|cap)(?!\p{L})/giu,
    'nurse cap',
  ],
  [
    /kayak/i,
    /(?<=(?:an?|the|red|blue|yellow|orange|green|in|my|two) )(?<!\p{L})kayaks?(?!\p{L})/giu,
    'sea kayak',
  ],
  // The piece that is worn or given, and who it is given to.
  [
    /arkadaş|kuzen|komşu/i,
    /(?<!\p{L})(?:\p{L}+ )?(?:arkadaş|kuzen|komşu)[ıiuü]m(?:[ae]| için)(?!\p{L})/giu,
    ' ',
  ],
  [
    /köpeğim|kedim/i,
    /(?<!\p{L})(?:[Kk]öpeğim|[Kk]edim|[Kk]uşum)(?:in|ın)?\s+(?=\p{Lu}\p{Ll}+['’]n?[ıiuü]n (?:adı|ismi))/gu,
    ' ',
  ],
  [
    /şeklinin|biçiminin/i,
    /(?<!\p{L})(\p{L}+) (?:şeklinin|biçiminin|şeklindeki çerçevenin) (?=iç)/giu,
    '$1 ',
  ],
  [/manzara/i, /(?<!\p{L})(\p{L}{3,}) manzarası(?:na|nı)?(?: için)?\s*:?(?=\s+\p{L})/giu, '$1,'],
  [
    /boğaz|istanbul/i,
    /(?<=(?:boğaz|istanbul)[^\uE000]{0,60}[ ,])köprü(?:sü)?(?=\s|,|$)/giu,
    'boğaz köprüsü',
  ],
  [/boğaz/i, /(?<!\p{L})boğaz(?:da|ı|ın|’da|'da)?(?=\s*,)/giu, ' '],
  [
    /balık tutan/i,
    /(?<!\p{L})balık tutan (?:yaşlı |genç |küçük )?(?:adam|dede|amca|çocuk|kız|erkek|baba)(?!\p{L})/giu,
    'balıkçı adam',
  ],
  [
    /fishing/i,
    /(?<!\p{L})(?:(?:old |young |little )?(?:man|boy|girl|woman|grandpa|dad|guy) (?:who is )?(?:fishing|catching (?:a )?fish))(?!\p{L})/giu,
    'fisherman',
  ],
  [
    /stethoscope/i,
    /(?<!\p{L})stethoscope (?:that is )?(?:shaped (?:like|as|into)|in the shape of|forming|making) an? heart(?: shape)?/giu,
    'heart stethoscope',
  ],
  [/stetoskop/i, /(?<!\p{L})kalp (?:şeklinde|biçiminde) (?=stetoskop)/giu, ' '],
  [/türk kahvesi/i, /(?<!\p{L})türk kahvesi (?=cezve|fincan)/giu, ' '],
  [
    /pouring/i,
    /(?<!\p{L})pouring (?:hot )?(?:tea|coffee|milk|water|wine)? ?(?:in|into|to)(?!\p{L})/giu,
    'beside',
  ],
  [
    /growing|sticking|coming|popping/i,
    /(?<!\p{L})with (an? |some )?(\p{L}+(?: \p{L}+)?) (?:growing|sticking|coming|popping|spilling)(?: out(?: of it)?)?(?=\s*(?:$|[,.;\n]))/giu,
    'with $1$2 inside',
  ],
  [
    /sarıl/i,
    /(?<!\p{L})(?:ağaç )?(?:dal[ıi]?n?a|ağaca) sarıl(?:mış|an|ıyor)(?: (?:uyuyan )?(?=koala))?(?!\p{L})/giu,
    'ağaca sarılmış ',
  ],
  [
    /koala/i,
    /(?<!\p{L})koala(?:,)?(?: \p{L}+)? (?:hugging|clinging to|holding|climbing|on|sleeping on|hanging on(?:to)?)(?: to)? (?:an? |the )?(?:eucalyptus |gum )?(?:tree|branch|tree branch|trunk)(?!\p{L})/giu,
    'climbing koala',
  ],
  [/koala/i, /(?<!\p{L})koala,? ağaca sarılmış(?!\p{L})/giu, 'ağaca sarılmış koala'],
  [/paw ?print heart/i, /(?<!\p{L})paw ?print hearts?/giu, 'heart with a paw print inside'],
  // What is printed on a thing.
  [
    /zebra/i,
    /(?<!\p{L})zebra (?:desenli|baskılı|print(?:ed)?|pattern(?:ed)?|striped)(?!\p{L})/giu,
    'siyah beyaz çizgili',
  ],
  [
    /leopar|çita|benek/i,
    /(?<!\p{L})(?:leopar|çita|benek) (?:desenli|baskılı)(?!\p{L})/giu,
    'benekli',
  ],
  [/leopard/i, /(?<!\p{L})leopard (?:print(?:ed)?|pattern(?:ed)?)(?!\p{L})/giu, 'dotted'],
  [
    /ekose|kare|çizgi|puan/i,
    /(?<!\p{L})(ekose|kareli?|çizgili?|puantiye(?:li)?) (?:desenli|baskılı)(?!\p{L})/giu,
    '$1',
  ],
  [
    /friends|besties|sisters/i,
    /(?<!\p{L})(?<!for )(?<!for my )(?:two |2 )(?:best |little |twin )?(?:friends|besties|sisters)(?!\p{L})/giu,
    'two girls',
  ],
  [
    /arkadaş|kız kardeş|kanka/i,
    /(?<!\p{L})(?:iki|2) (?:yakın |can |kız )?(?:arkadaş|kardeş|kanka|dost)(?!\p{L})(?! için)/giu,
    'iki kız',
  ],
  [
    /scoops?/i,
    /(?<!\p{L})ice[- ]?cream(?: cone)?,? (?:with )?(?:two|three|2|3)(?: \p{L}+)? scoops(?:\s*[:(,]\s*(?:of )?(?:(?:pink|mint|chocolate|vanilla|strawberry|lemon|green|brown|white)(?:,? and |, | )?)+\)?)?/giu,
    'triple scoop ice cream',
  ],
  [
    /necks?/i,
    /,? ?(?<!\p{L})(?:with )?(?:their )?necks? (?:crossed|entwined|intertwined|together)(?!\p{L})/giu,
    ' hugging',
  ],
  [
    /boyun|boyn/i,
    /(?<!\p{L})boyunları (?:dolanmış|çapraz|birbirine dolanmış)(?!\p{L})/giu,
    'sarılmış',
  ],
  [
    /stork/i,
    /(?<!\p{L})stork (?:carrying|holding|bringing|delivering|with) (?:a |the )?(?:newborn |little )?baby(?! bundle)/giu,
    'stork holding a bundle',
  ],
  [/leylek/i, /(?<!\p{L})bebek (?:taşıyan|getiren) leylek/giu, 'bohça taşıyan leylek'],
  [
    /nose to nose|cheek to cheek|burun buruna/i,
    /(?<!\p{L})(?:nose to nose|cheek to cheek|burun buruna|yanak yanağa)(?!\p{L})/giu,
    'hugging',
  ],
  [/dokuyan/i, /(?<!\p{L})(?:halı|kilim) dokuyan (?=kadın|kız|nine)/giu, 'halı tezgahı ve '],
  [
    /karı koca|yeni evli/i,
    /(?<!\p{L})(?:karı[- ]koca|yeni evliler|yeni evli çift)(?!\p{L})/giu,
    'kadın ve adam',
  ],
  [
    /husband and wife|newlyweds/i,
    /(?<!\p{L})(?:husband and wife|newlyweds)(?!\p{L})/giu,
    'woman and man',
  ],
  [/reading glasses/i, /(?<!\p{L})reading glasses(?!\p{L})/giu, 'glasses'],
  [/golf/i, /(?<=golf[^\uE000]{0,40} )(?<!golf )balls?(?!\p{L})/giu, 'golf ball'],
  [/tennis/i, /(?<=tennis[^\uE000]{0,40} )(?<!tennis )balls?(?!\p{L})/giu, 'tennis ball'],
  [/baseball/i, /(?<=baseball[^\uE000]{0,40} )balls?(?!\p{L})/giu, 'baseball'],
  [/golf/i, /(?<=golf[^\uE000]{0,40} )(?<!golf )clubs(?!\p{L})/giu, 'golf clubs'],
  [
    /ball/i,
    /(?<=(?<!\p{L})(?:volley|basket|foot|soft|hand)ball(?!\p{L})[^\uE000]{0,40}[ ,])balls?(?!\p{L})/giu,
    ' ',
  ],
  [
    /p(?:eek|eep|eer)ing|popping/i,
    /(?<!\p{L})(?:peeking|peeping|peering|popping|looking) out (?:of|from)(?= (?:an? |the |my )?(?!behind))/giu,
    'in',
  ],
  [
    /in the rain/i,
    /(?<!\p{L})(?:walking )?in the rain(?= under| with an? (?:\p{L}+ )?umbrella)/giu,
    ' ',
  ],
  [
    /border/i,
    /^(\p{L}+) border(?: for [^,]+)?, (.+?) (?:in )?between\.?$/giu,
    'border of $1 and $2',
  ],
  [
    /kapadokya/i,
    /(?<=kapadokya[^\uE000]{0,40}[ ,])(?<!hava )balonlar(?!\p{L})/giu,
    'sıcak hava balonları',
  ],
  [/kapadokya/i, /(?<!\p{L})kapadokya\s*:(?=.*balon)/giu, ' '],
  [/cappadocia/i, /(?<!\p{L})cappadocia\s*:(?=.*balloon)/giu, ' '],
  [/bouquet/i, /(?<!\p{L})(?:an? )?(\p{L}+) bouquet in (?=(?:an?|the|my) )/giu, 'five $1 in '],
  [
    /bouquet/i,
    /(?<!\p{L})(?:an? )?bouquet of ([^,.;:\n]{3,40}?) in (?=an? (?:\p{L}+ )?(?:jar|vase|mug|pitcher|cup|pot|teapot|basket|watering can|boot)(?!\p{L}))/giu,
    'five $1 in ',
  ],
  [
    /buket|demet/i,
    /(?<!\p{L})(vazoda|kavanozda|saksıda|fincanda|sepette|kovada|çizmede|bardakta)(?:ki)? (\p{L}+) (?:buketi|demeti)(?!\p{L})/giu,
    '$1 beş $2',
  ],
  // A bouquet that somebody holds is so many flowers in the hand.
  [
    /bouquet/i,
    /(?<!\p{L})(holding|carrying) (?:an? )?((?:\p{L}+ ){0,2})bouquet of (?=\p{L})/giu,
    '$1 three $2',
  ],
  [
    /bouquet/i,
    /(?<!\p{L})(holding|carrying) (?:an? )((?:\p{L}+ ){1,2})bouquet(?! of)(?!\p{L})/giu,
    '$1 three $2',
  ],
  [
    /buket|demet/i,
    /(?<!\p{L})elinde ((?:\p{L}+ ){1,2})(?:buketi|demeti)(?!\p{L})/giu,
    'elinde üç $1',
  ],
  [
    /hentbol/i,
    /(?<!\p{L})hentbol oynayan (?:kız|çocuk|adam|kadın|erkek|oğlan)(?!\p{L})/giu,
    'hentbol',
  ],
  [/handball/i, /(?<!\p{L})(?:girl|boy|man|woman) playing handball(?!\p{L})/giu, 'handball'],
  [
    /öğretmenim|ablam|abim|kardeşim/i,
    /(?<!\p{L})\p{L}{3,}[cç][ıiuü] (?:öğretmenime|ablama|abime|kardeşime)(?!\p{L})/giu,
    ' ',
  ],
  // Cord is not sewn as a spool.
  [
    /bağl|asıl/i,
    /,?(?<!\p{L}) ?(?:ip(?:le|te)|sicimle|urganla|iplikle) (?:bağlı|asılı|bağlanmış|asılmış)(?!\p{L})/giu,
    ' ',
  ],
  [
    /twine|string|jute/i,
    /(?<!\p{L})(?:tied|hanging|wrapped|bound) (?:with|on|by|in) (?:a |some )?(?:piece of )?(?:twine|string|jute|rope)(?!\p{L})/giu,
    ' ',
  ],
  // Blossom of a fruit, without the fruit.
  [
    /çiçe/i,
    /(?<!\p{L})(?:portakal|limon|erik|elma|şeftali|kayısı|armut) çiçe(?=ği|kleri)/giu,
    'çiçe',
  ],
  [/blossom/i, /(?<!\p{L})(?:orange|apple|peach|pear|lemon|plum) (?=blossoms?(?!\p{L}))/giu, ' '],
  [/cheerlead/i, /(?<!\p{L})cheer ?lead(?:er|ing)(?:['’]?s|s)? (?=pom|megaphone)/giu, ' '],
  [
    /dresses/i,
    /,? ?(?<!\p{L})(?:both|all)(?: of them)? (?:in|wearing) (?:their )?dresses(?!\p{L})/giu,
    ' ',
  ],
  [/from behind/i, /,? ?(?<!\p{L})(?:seen |viewed )?from behind(?=\s*(?:$|[,.;]))/giu, ' '],
];
