/* Pieces, people and patterns, said more plainly: what each is looked for by, how it is said, and what is read instead. */

/** A turn of phrase, by a part of it that is looked for first, and what is read instead. */
export type Plainly = readonly [part: RegExp, said: RegExp, plain: string];

/** Read before the others. */
export const PIECES_AND_PEOPLE: readonly Plainly[] = [
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
    /(?<=(?:boğaz|istanbul)[^\uE000]{0,60}[ ,])(?<!boğaz )köprü(?:sü)?(?=\s|,|$)/giu,
    'boğaz köprüsü',
  ],
  [/boğaz/i, /(?<!\p{L})boğaz(?:da|ı|ın|’da|'da)?(?=\s*,)/giu, ' '],
  [
    /balık tutan/i,
    /(?<!\p{L})balık tutan (?:yaşlı |genç )?(?:adam|dede|amca|erkek|baba)(?!\p{L})/giu,
    'balıkçı adam',
  ],
  [
    /fishing/i,
    /(?<!\p{L})(?:(?:old |young )?(?:man|woman|grandpa|dad|guy) (?:who is )?(?:fishing|catching (?:a )?fish))(?!\p{L})/giu,
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
  [/paw ?print heart/i, /(?<!\p{L})paw ?print hearts?/giu, 'paw heart'],
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
    /(?<!\p{L})stork (?:carrying|holding|bringing|delivering|with) (?:a |the )?(?:newborn |little )?baby(?: girl| boy)?(?! bundle)/giu,
    'stork delivery',
  ],
  [/leylek/i, /(?<!\p{L})bebek (?:taşıyan|getiren) leylek/giu, 'bebek getiren leylek'],
  [
    /nose to nose|cheek to cheek|burun buruna/i,
    /(?<!\p{L})(?:nose to nose|cheek to cheek|burun buruna|yanak yanağa)(?!\p{L})/giu,
    'hugging',
  ],
  [/dokuyan/i, /(?<!\p{L})(?:halı|kilim) dokuyan (?=kadın|kız|nine)/giu, 'halı tezgahı ve '],
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
    'inside',
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
