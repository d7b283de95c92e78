import type { Plainly } from './said-of-people.table.ts';

/*
 * Why and for whom something is sewn, what is added later, and which thread it wants: no thing is drawn
 * for it. And what is said once more of the same thing ("hamsi balığı").
 */

const FISH_TR = 'hamsi|levrek|çipura|lüfer|somon|sardalya|istavrit|uskumru|sazan|vatoz|mezgit';
/** Colours, as they are said of a thing. */
export const COLOR_EN =
  '(?:(?:dark|light|bright|deep|pale|dusty|soft) )?(?:red|blue|yellow|orange|green|pink|purple|black|white|brown|gold|golden|silver|navy|teal|turquoise|cream|beige|gr[ae]y|mustard|burgundy)';
export const COLOR_TR =
  '(?:(?:koyu|açık|parlak|soluk) )?(?:kırmızı|mavi|sarı|yeşil|pembe|mor|siyah|beyaz|kahverengi|altın|gümüş|lacivert|turkuaz|krem|bej|gri|hardal|bordo|lila|turuncu)';

/** Read before all others. */
export const REASONS: readonly Plainly[] = [
  // "So I can add the names later", "because it goes on thin linen".
  [
    /so (?:that )?(?:i|we|you|she|he|they|it)|because|since/i,
    /(?<!\p{L})(?:so (?:that )?(?:i|we|you|she|he|they|it|my \p{L}+) (?:can|could|will|would|may|might|won['’]t|can['’]t|don['’]t|doesn['’]t|is|are)|because|since (?:it|this|i|we|they) (?:is|are|will|goes|go|want|need)s?)(?!\p{L})[^,.;\n\uE000]*/giu,
    ' ',
  ],
  [
    /add|leave|room|space|later|fill/i,
    /(?<!\p{L})(?:with |and |please |i(?:['’]| wi)ll |we(?:['’]| wi)ll |leave |leaving |an? |some )*(?:(?:blank|empty|open|free) (?:cent(?:er|re)|middle|space|room|area)|(?:space|room)(?= (?:for|to|in)(?!\p{L})))(?: (?:in|inside) (?:the |its )?(?:middle|cent(?:er|re)))?(?: (?:for|to add|to put|to write|to stitch)(?: (?:an?|the|our|my|your|their|his|her|custom))?(?: \p{L}+['’]?s?)?(?: (?:names?|initials?|dates?|text|monogram|letters?|lettering|photo|words?|it|them))+)?(?: (?:later|in later|on later|afterwards|myself|by hand))?(?!\p{L})/giu,
    ' ',
  ],
  [
    /diye|sonradan|sonra/i,
    /(?<!\p{L})(?:\p{L}+ ){0,4}(?:ekleye|yaza|işleye|koya|dike)(?:bile)?(?:yim|ceğim|cağım|lim|yiz|rim|bilirim) ?(?:diye)?(?!\p{L})/giu,
    ' ',
  ],
  [
    /boş/i,
    /(?<!\p{L})(?:(?:tam )?ortası(?:nda)?|içi) (?:isim |yazı |harf |fotoğraf )?(?:için )?(?:boş(?:luk)?) (?:kalsın|olsun|bırakılsın|dursun|kalacak)(?!\p{L})/giu,
    ' ',
  ],
  [
    /dense|heavy|thick|stiff/i,
    /(?<!\p{L})(?:(?:nothing|not) (?:too|very|so) (?:dense|heavy|thick|stiff)|(?:not|without) too (?:many|much) (?:stitches|thread|detail|details|colou?rs))(?!\p{L})/giu,
    ' ',
  ],
  [/yoğun|ağır/i, /(?<!\p{L})(?:çok|fazla) (?:yoğun|ağır|sık|detaylı) olmasın(?!\p{L})/giu, ' '],
  // "Kitchen towel set idea: …".
  [
    /idea|design|request|order|project|fikri|isteği/i,
    /^\s*(?:\p{L}+ ){0,5}?(?:idea|request|order|project|design|commission|fikri|isteği|siparişi|projesi)\s*:/giu,
    ' ',
  ],
  // For whom it is a gift.
  [
    /hediye/i,
    /(?<!\p{L})(?:(?:öğretmen|doktor|hemşire|avukat|mühendis|polis|asker|aşçı|kuaför|diş hekimi|dişçi) )?(?:\p{L}+ )?(?:\p{L}+[ıiuü]m|anne|baba|hala|teyze|amca|dayı|dede|nine|babaanne|anneanne)(?:[ae]|y[ae]) hediye(?:si|lik)?(?: olarak| olacak| olsun| için)?(?=\s*(?:[,:.;]|$))/giu,
    ' ',
  ],
  [
    /gift|present/i,
    /(?<!\p{L})(?:as )?(?:an? )?(?:\p{L}+ )?(?:gift|present) (?:for|to) (?:my|our|his|her|a|the) (?:\p{L}+ ){0,2}?\p{L}+(?=\s*(?:[,:.;]|$))/giu,
    ' ',
  ],
  // The thread of all: "iplik gümüş ve lila olsun", "thread colors pink and sage".
  [
    /ipli[kğ]/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:ipli[kğ](?:ler)?(?:i)?|ip(?:ler)?(?:i)?|ipli[kğ] reng(?:i|leri)) (?=${COLOR_TR}(?!\p{L}))`,
      'giu',
    ),
    ' ',
  ],
  [
    /thread/i,
    new RegExp(
      String.raw`(?<!\p{L})threads?(?: colou?rs?)?(?: in| are| is| should be|:)? (?=${COLOR_EN}(?!\p{L}))`,
      'giu',
    ),
    ' ',
  ],
  // One fish by two names.
  [
    /balı/i,
    new RegExp(String.raw`(?<!\p{L})(${FISH_TR}) bal[ıi][kğ](?:lar)?(?:ı|i)?(?!\p{L})`, 'giu'),
    '$1',
  ],
  // "Bride and groom initials": whose letters they are.
  [
    /initials|letters|monogram|harf/i,
    /(?<!\p{L})(?:the )?(?:bride(?:['’]s)? (?:and|&) groom|couple|bridal|husband and wife|mr and mrs|newlywed)(?:['’]?s['’]?)? (?=(?:initials|monogram|letters|names?)(?!\p{L}))/giu,
    ' ',
  ],
  [
    /harf|isim|isimle|adları/i,
    /(?<!\p{L})(?:gelin(?:in)?(?: (?:ve|ile) |[- ])?damad?t?(?:ın)?|çiftin|evlilerin) (?=(?:baş )?(?:harfleri|isimleri|adları))/giu,
    ' ',
  ],
  // Two colours of the whole, of which the first is a fruit as well.
  [
    /orange|peach|plum|olive/i,
    new RegExp(
      String.raw`(?<=(?:^|,|;|\.|in|only|with|colou?rs?:?) ?)orange (?=(?:and|&) ${COLOR_EN}(?: (?:only|tones|colou?rs|thread|palette)| *(?:$|[,.;])))`,
      'giu',
    ),
    'bright orange ',
  ],
  [
    /orange/i,
    new RegExp(
      String.raw`(?<=${COLOR_EN} (?:and|&) )orange(?= (?:only|tones|colou?rs|thread)(?!\p{L}))`,
      'giu',
    ),
    'bright orange',
  ],
  // A border that repeats is one, whatever else is called a pattern.
  [
    /bord/i,
    /(?<!\p{L})(?:tekrar eden|tekrarlayan|tekrarlanan|kesintisiz|sonsuz) (?=(?:bir )?bordür)/giu,
    '',
  ],
  [
    /bordür/i,
    /(?<!\p{L})(\p{L}+) deseni(?=[^\uE000]{0,60}(?<!\p{L})bordür(?:ü|lü)?(?!\p{L}))/giu,
    '$1',
  ],
  [
    /border/i,
    /(?<!\p{L})(?:seamless|repeating|repeated|continuous) (?=(?:\p{L}+ ){0,2}borders?(?!\p{L}))/giu,
    '',
  ],
  // A border is spelled so by many, and its trade's Turkish name is "kenar suyu".
  [/boarder/i, /(?<!\p{L})boarder(s?)(?!\p{L})/giu, 'border$1'],
  [/kenar suyu/i, /(?<!\p{L})kenar suyu(?:nu|na|yla)?(?: istiyorum| olsun)?(?!\p{L})/giu, 'bordür'],
  [
    /gibi/i,
    /(?<!\p{L})(?:\p{L}+[ıiuü]m[ıiuü]n |eski |eskiden )?(?:masa örtüsü|sofra örtüsü|çeyiz(?:i|leri)?|örtü(?:sü|leri)?|yastık(?:ları)?|havlu(?:su|ları)?|perde(?:si|leri)?)(?:ndeki|n[ıi]nki)? gibi(?: olsun)?(?!\p{L})/giu,
    ' ',
  ],
  // "My daughter is a ballerina, can you make a little girl …": she is the one.
  [
    /(?:daughter|niece|son|nephew|sister|brother|mom|dad|wife|husband|friend|girl|boy) is an? /i,
    /^\s*my (?:\p{L}+ )?(?:grand)?(?:daughter|niece|son|nephew|sister|brother|mom|dad|wife|husband|friend) is an? (\p{L}+),? (?:so )?([^\n\uE000]{0,60}?)(?:an? )?(?:little |small |cute )?(?:girl|boy|woman|man|lady)(?!\p{L})/giu,
    '$2 a $1',
  ],
  // "Three chicks side by side, the middle one with a bow".
  [
    /ortadaki/i,
    /(?<!\p{L})(?:3|üç) (?:tane |adet )?((?:\p{L}+ )?\p{L}+)(?: yan yana| sırayla)?,? ortadaki(?:nin)? (?:başında )?((?:\p{L}+ )?\p{L}+) (?:taksın|takan|takmış|giysin|giyen|tutsun|tutan|olsun|var)(?!\p{L})/giu,
    '$2 takan bir $1, iki yanında iki $1',
  ],
  [
    /middle one/i,
    /(?<!\p{L})(?:3|three) ((?:\p{L}+ )?)(\p{L}+?)s(?: (?:in a row|side by side|next to each other))?,? (?:and |with )?the middle one (?:is |has |wears |wearing |with )(?:wearing )?(an? (?:\p{L}+ )?\p{L}+)(?!\p{L})/giu,
    'a $1$2 wearing $3 with two $1$2s on either side',
  ],
  // "One still green".
  [/still/i, /(?<=(?:one|two|is|are) )still (?=\p{L})/giu, ''],
  // The day of a birth: a date.
  [/date/i, /(?<!\p{L})(?:birth|wedding|anniversary|due|adoption) dates?(?!\p{L})/giu, 'date'],
  // Feathers of a bird are its own.
  [
    /tüy/i,
    new RegExp(
      String.raw`(?<=(?:kartal|kuş|horoz|tavuk|papağan|güvercin|şahin|turna|leylek|ördek|martı)(?!\p{L})[^\n\uE000]*, ?)(${COLOR_TR}) tüy(?:ler|lü)(?:i)?(?= ?(?:[,.;]|$))`,
      'giu',
    ),
    'tüyleri $1',
  ],
  // Wings of an eagle that nobody else has are beside it.
  [
    /kanat/i,
    /(?<=(?:^|,|(?<!\p{L})ve) ?)(kartal|şahin|kuş|güvercin) kanat(?:ları|lar|ı)(?=\s*(?:$|[,.;]))/giu,
    '$1 ve melek kanatları',
  ],
  // On one leg.
  [
    /tek (?:aya|baca)/i,
    /(?<!\p{L})tek (?:ayağ[ıi]|bacağ[ıi]|ayak|bacak) (?:üst|üzer)(?:ünde|inde) ?(?:duran|durur|dikilen|olan)?(?!\p{L})/giu,
    ' ',
  ],
  [
    /one (?:leg|foot)/i,
    /(?<!\p{L})(?:standing |balancing |perched )?on one (?:leg|foot)(?!\p{L})/giu,
    ' ',
  ],
];
