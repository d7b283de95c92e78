import type { Plainly } from './said-of-people.table.ts';

/*
 * Where on a piece something is sewn, and whose piece it is ("banyo havlusunun kenarı için", "for our
 * jazz band jackets"): no bathtub is drawn. And, before all else is reworded, where things stand to each
 * other (on branches, in rows, before windows), and what carries letters.
 */

/** Pieces as stems, and what may hang on them. */
const PIECES_TR =
  '(?:havlu|tişört|ceket|mont|yele[kğ]|gömle[kğ]|önlü[kğ]|şapka|yastı[kğ]|yastık kılıf|örtü|perde|çanta|battaniye|kaza[kğ]|hırka|forma|bornoz|yorgan|peçete|mendil|tulum|zıbın|bere|eşofman|sweatshirt|polar|üniforma|yama|arma|rozet|yaka)';
/** Whose, or of which kind a piece is. */
const OWNERS_TR = String.raw`(?:(?:banyo|el|yüz|plaj|mutfak|bebek|masa|kot|deri|bez|keten|okul|spor|futbol|basketbol|voleybol|halı saha|takım|ekip|çocuk|oda|salon|bornoz|polo|iş|motor|motorcu|servis|\p{L}+[ıiuü]m[ıiuü]z(?:[ıiuü]n)?|(?:kız|oğl|baba|anne|eş|dede|abla|abi|kardeş|arkadaş|yeğen|torun)\p{L}*[ıiuü]m(?:[ıiuü]n)?|\p{Lu}\p{Ll}+['’]n?[ıiuü]n|\p{L}+(?:hane|evi|okulu|kafe|klini|kulüb|takım|ekib|dershane|anaokulu|fırın|lokanta)\p{L}*) )`;
const PARTS_TR = '(?:kenar|sırt|göğs|göğüs|kol|ceb|cep|ön|arka|yaka|orta|uc|omuz|omz)';
const PIECES_EN =
  '(?:pillow ?case|pillow|cushion|blanket|quilt|bag|tote|towel|apron|curtain|jersey|shirt|napkin|jacket|robe|cap|crib|bib|sheet|hoodie|sweatshirt|sweater|jumper|polo|uniform|scarf|vest|onesie|hat|beanie|coat|backpack|patch|runner|tablecloth|handkerchief|bandana|coverall|scrub)';

/** Read before all others. */
export const WHERE_SEWN: readonly Plainly[] = [
  [
    /yuvarlak/i,
    /(?<=(?:^|,|için|ve) ?)(?:(?:yama|arma|rozet|logo|amblem)(?:s?[ıi])? )?(?:yuvarlak|daire(?: şeklinde| biçiminde)?) olsun(?!\p{L})/giu,
    'daire çerçeve içinde',
  ],
  [
    /kulüb|takım|okul/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:halı saha |\p{L}+ )?(?:kulüb|takım|okul|ekib)\p{L}*[ıiuü]m[ıiuü]z[ıiuü]n ${PIECES_TR}(?:s[ıi])?(?:n[ae]| için)(?!\p{L})`,
      'giu',
    ),
    ' ',
  ],
  // "Banyo havlusunun kenarı için", "tişörtün göğsüne", "masa örtüsünün ortasına".
  [
    /n[ıiuü]n|ün|in|ın/i,
    new RegExp(
      String.raw`(?<!\p{L})${OWNERS_TR}{0,3}${PIECES_TR}(?:l[ae]r[ıi]?)?(?:s[ıiuü])?(?:m[ıiuü]z)?n?[ıiuü]n (?:sağ |sol |alt |üst |tam |iki )?${PARTS_TR}(?:[ıiuü]n?)?(?:[ae]|[ıiuü]? için)(?!\p{L})`,
      'giu',
    ),
    ' ',
  ],
  // "Takımımızın şapkasına", "dişçi muayenehanesi önlüğüne".
  [
    /[ae](?!\p{L})/iu,
    new RegExp(
      String.raw`(?<!\p{L})(?:\p{L}+ (?=\p{L}+(?:hanesi|evi|kulübü|kulübümüz|okulu|kafesi)))?${OWNERS_TR}{1,3}${PIECES_TR}(?:l[ae]r[ıi]?)?(?:s?[ıiuü])?(?:m[ıiuü]z)?(?:n?[ae]|s[ıi] için|(?:ım[ıi]z)? için| için)(?!\p{L})(?! (?:ait|benze|uygun))`,
      'giu',
    ),
    ' ',
  ],
  // "For the bottom edge of": an edge is an edge.
  [
    /(?:edge|hem) of/i,
    /(?<!\p{L})(?:bottom|top|lower|upper|left|right|side|long|short|whole|two) (?=(?:edges?|hem) of(?!\p{L}))/giu,
    '',
  ],
  [
    / for /i,
    new RegExp(
      String.raw`(?<=\p{L}.*),? for (?:the )?(?:front|back|chest|sleeves?|pocket|bib|yoke|shoulder|collar|cuffs?|lapel|brim)s? of (?:an? |the |my |our |his |her |their )?(?:\p{L}+(?:['’]s)? ){0,3}${PIECES_EN}s?(?!\p{L})(?: please)?`,
      'giu',
    ),
    ' ',
  ],
  [
    / for /i,
    new RegExp(
      String.raw`(?<=\p{L}.*),? for (?:an? |the |my |our |his |her |their )?(?:\p{L}+(?:['’]s?)? ){0,3}(?:${PIECES_EN}s|polo shirts?|t-?shirts|uniforms?|hoodie)(?!\p{L})(?=\s*(?:please)?\s*(?:$|[,.;]))`,
      'giu',
    ),
    ' ',
  ],
  // Lines of lettering, which as a word is a butcher's cleaver as well.
  [
    /satır/i,
    /(?<!\p{L})(?:bir |hemen |en )?(?:alt|üst|ilk|ikinci|birinci|üçüncü|son|alttaki|üstteki) satır(?:da|ına|a|daki|da ise|da da)?(?!\p{L})/giu,
    ', ',
  ],
  [
    /satır/i,
    /(?<!\p{L})(?:tek|iki|üç|dört|[1-4]) satır(?:da|dan|lık|lı| halinde| hâlinde| olarak)?(?!\p{L})(?! (?:lale|gül|çiçek|papatya|kalp|yıldız))/giu,
    ' ',
  ],
  [/satır/i, /(?<!\p{L})(iki|üç|dört) satır (?=\p{Ll})/giu, '$1 sıra '],
  // Around what: birds on the branches of a tree sit in it.
  [
    /dallar[ıi]?n/i,
    /(?<!\p{L})((?:\p{L}+ )?(?:ağacı|ağaç|çınar|söğüt|meşe|zeytin|çam)),? dal(?:lar)?ında(?:ki)?(?!\p{L})/giu,
    '$1, üstünde',
  ],
  [
    /dallar[ıi]?n/i,
    /(?<!\p{L})((?:\p{L}+ )?(?:ağacın[ıi]n|ağacın|çınarın|söğüdün|meşenin)) dal(?:lar)?ında(?:ki)?(?!\p{L})/giu,
    '$1 üstünde',
  ],
  // "Between them" of a frame or a wreath: both go round in turn.
  [
    /between/i,
    /(?<!\p{L})((?:border|frame|wreath|garland|ring) (?:made )?of (?:\p{L}+ ){1,3}?)(?:with|and) ((?:\p{L}+ ){1,3})(?:in )?between(?: them| each(?: one)?)?(?!\p{L})/giu,
    '$1and $2',
  ],
  [
    /frame|border/i,
    /(?<!\p{L})(?:square|rectangular) (?=(?:frame|border) (?:made )?(?:of|out of|from)(?!\p{L}))/giu,
    '',
  ],
  [
    /çerçeve/i,
    /(?<!\p{L})((?:kare|yuvarlak|oval|dikdörtgen) çerçeve),? (\p{L}+l[ae]rd[ae]n)(?!\p{L})/giu,
    '$2 $1',
  ],
  [
    /mirror/i,
    /(?<!\p{L})(?:(?:like|as)(?: in)? an? mirror(?: image)?|(?:as )?mirror(?:ed)? images?(?: of each other)?)(?!\p{L})/giu,
    ' ',
  ],
  // Before and behind: what is named last stands behind.
  [
    /önde/i,
    /(?<!\p{L})(\p{L}+) önde,? ((?:\p{L}+ )?\p{L}+?)(?:s[ıiuü]|[ıiuü])? (?:arkasında|arkada|arka planda)(?!\p{L})/giu,
    '$1, arkasında $2',
  ],
  // "Peacocks, two of them facing each other".
  [
    /karşılıklı/i,
    /^((?:\p{L}+ )?\p{L}+), (?:simetrik )?karşılıklı (iki|2) (?:tane|adet)(?!\p{L})/giu,
    'karşılıklı $2 $1',
  ],
  [
    /in (?:a |the )?(?:field|meadow) of/i,
    /(?<!\p{L})in (?:a |the )?(?:field|meadow) of (\p{L}+s)(?!\p{L})/giu,
    'in three $1',
  ],
  // What is in a field is many of it.
  [
    /(?:field|meadow) of/i,
    /(?<=^|,|\ba )(?:a )?(?:field|meadow) of (\p{L}+s)(?!\p{L})(?= *(?:$|,))/giu,
    'seven $1',
  ],
  [/ field/i, /^(?:an? )?(sunflower|poppy|tulip|lavender|daisy) field$/giu, 'seven $1'],
  [/ tarlas/i, /^(?:bir )?(ayçiçeği|gelincik|lale|lavanta|papatya) tarlası$/giu, 'yedi $1'],
  // Who rides.
  [
    /l[ıiuü] /i,
    /(?<!\p{L})(motosiklet|bisiklet|traktör)l[iıuü] (?=(?:yaşlı |genç )?(?:dede|nine|amca|teyze|adam|kadın|kız|erkek|çocuk|çiftçi|baba|anne|postacı|kurye)(?!\p{L}))/giu,
    '$1e binen ',
  ],
  [/sakal/i, /,? (?:\p{L}+ )?sakal(?:ı|ları) (?:uçuşsun|uzun olsun|savrulsun)(?!\p{L})/giu, ' '],
  // Who sings to a lute, and who sells rings of bread.
  [
    /saz|bağlama/i,
    /(?<=saz\p{L}* [^"“]{0,30})(?:halk )?(?:âşık|aşık|ozan|halk ozanı)(?!\p{L})/giu,
    'adam',
  ],
  [
    /saz|bağlama/i,
    /(?<!\p{L})(?:halk )?(?:âşık|aşık|ozan|ozanı),? (?=(?:elinde )?(?:saz|bağlama))/giu,
    'adam ',
  ],
  [
    /simitçi/i,
    /(?<!\p{L})simitçi(?: (?:amca|adam|dede|çocuk))?(?:,? (?:başında|kafasında) (?:simit )?tepsi(?:si)?(?: olan| taşıyan)?(?: (?:amca|adam))?)?(?!\p{L})/giu,
    'başında simit tepsisi olan adam',
  ],
  [
    /değne/i,
    /(?<=çoban[^"“]{0,20}),? elinde (?:değnek|değneği|sopa)(?: (?:olan|tutan|var))?/giu,
    '',
  ],
  [/değne/i, /(?<!\p{L}|sihirli |peri )değne(?:k|ği)(?!\p{L})/giu, 'baston'],
  [
    /sünnet/i,
    /(?<=sünnet[^"“]{0,40})(?:(?:beyaz|mavi|kırmızı) )?pelerinli,? (?:(?:elinde )?asa (?:tutan |olan |ile )?)?(?:erkek )?çocu(?:k|ğu)(?:,? başında (?:tacı|kavuğu|şapkası|sünnet şapkası)(?: olsun| olan)?)?/giu,
    'sünnet çocuğu',
  ],
  [/sünnet/i, /(?<!\p{L})sünnet (?:için|düğünü için),? (?=sünnet çocuğu)/giu, ''],
  [
    /bordür|şerid/i,
    /(?<!\p{L})(alt(?:ında|ına|ta|a)|üst(?:ünde|üne|te|e)) (?:da |de )?(\p{L}+) (?:bordürü|bordür|şeridi)(?: de| da)?(?: olsun)?(?!\p{L})/giu,
    '$1 üç $2',
  ],
  // "Kelebek mantarın altında": said before what it is under.
  [
    /[ıiuü]n (?:alt|arka|iç)ında|[ıiuü]n içinde|arkasında/i,
    /^((?:\p{L}+ )?\p{L}+) (\p{L}{3,}[ıiuü]n) (altında|arkasında|içinde)(?=\s*,)/giu,
    '$2 $3ki $1',
  ],
  // What a piece is, before a colon.
  [
    /^for /i,
    /^for (?:my|our|a|an|the) [^:,."“]{3,40}(?:dress|blanket|quilt|shirt|jacket|apron|towel|pillow|cushion|bag|party|birthday|room|nursery|wedding|shower|hoop|bib|cap|hat|onesie|romper)s?:\s*/giu,
    '',
  ],
  [
    /ring (?:pillow|cushion)/i,
    /,? (?:for (?:an? |our |the )?)?ring (?:pillow|cushion)(?!\p{L})/giu,
    ' ',
  ],
  [
    /heart[- ]shaped wreath/i,
    /(?<!\p{L})(?:an? )?heart[- ]shaped wreath (?:made )?of (?=\p{L})/giu,
    'a heart made of ',
  ],
  [
    / (?:bucket|basket)/i,
    /(?<!\p{L})(?:candy|yarn|treat|sweet) (?=(?:bucket|basket)s?(?!\p{L}))/giu,
    '',
  ],
  [/tea mug|coffee mug/i, /(?<!\p{L})(?:tea|coffee|cocoa) (?=mugs?(?!\p{L}))/giu, ''],
  [/ çizgi$/iu, /(?<=\p{L}) çizgi\s*$/giu, ' çizgi çizim'],
  // Before a window stands what is named first.
  [
    /önünde/i,
    /^((?:\p{L}+ ){0,2}\p{L}+) (pencere|kapı|şömine|çit|duvar|dağ|deniz)(?:[ns]?[ıiuü]n)? önünde$/giu,
    '$2 önündeki $1',
  ],
  // What somebody wears, by its colour, said after.
  [
    /papyon|atkı|tasma|fular|bere/i,
    /,? (?<!\p{L})(papyon|fular|tasma|bere)(?:s?[ıiuü]) (kırmızı|mavi|yeşil|sarı|pembe|mor|turuncu|siyah|beyaz|lacivert|bordo|turkuaz)(?: olsun)?(?=\s*(?:,|$))/giu,
    ', $2 $1 takmış',
  ],
  // Years of a state, a school, a club.
  [
    /\p{N}\. ?y[ıi]l/iu,
    /(?<![\p{L}\p{N}"“])(\p{N}{1,3})\. ?y[ıi]l(?:ı|ımız)?(?!\p{L}| dönümü)(?: yaz(?:sın|ısı))?/giu,
    '"$1. Yıl"',
  ],
  [
    /wings|tail/i,
    /(?<!\p{L}),? its (wings|tail) ((?:light |dark )?(?:teal|red|blue|green|yellow|pink|purple|orange|black|white|gold|turquoise))(?!\p{L})/giu,
    ' with $2 $1',
  ],
  // "A cracked Easter egg, the name Poppy on the egg": on that one.
  [
    /(?:on|in|inside) the /i,
    /(?<!\p{L})(an? (?:\p{L}+ ){1,2}(\p{L}{3,})(?!\p{L})[^.]{0,30}(?:name|letters?|words?|initials?|text|["”\uF100-\uF1FF])[^,.]{0,20}) (on|in|inside) the \2(?!\p{L})/giu,
    '$1 $3 it',
  ],
  // A row of two by turns.
  [
    /sıra sıra/i,
    /(?<!\p{L})sıra sıra ((?:\p{L}+ )?\p{L}+),? aralarında ((?:\p{L}+ )?\p{L}+)(?=\s*(?:,|$))/giu,
    'sıra sıra üç tane $1 ve üç tane $2',
  ],
  [/çeyiz/i, /(?<!\p{L})çeyiz (?=\s|(?:havlu|örtü|bohça|yastık|nevresim|takım)\p{L}*)/giu, ''],
  // What is told of once more: "gümüş tepsi, tepside iki yüzük".
  [
    /,/,
    /(?<!\p{L})(\p{L}{3,}), \1(?:[dt][ae]|n?[ıiuü]n (?:üstünde|üzerinde))(?!\p{L})/giu,
    '$1, üstünde',
  ],
  [
    /kasesi|kâsesi/i,
    /(?<!\p{L})\p{L}+ k[aâ]sesi,?(?: kapaksız,?)? (?=(?:renkli )?\p{L}+l[ae]rl[ae] dolu(?:\s*(?:,|$)))((?:renkli )?\p{L}+) dolu/giu,
    '$1 dolu kase',
  ],
  [
    /wings/i,
    /(?<!\p{L})(horse|unicorn|bear|cat|dog|lion|pig|elephant|bunny|rabbit|heart|star|baby|girl|boy|mouse|fox) with ((?:light |dark )?(?:pink|white|gold|golden|blue|silver|purple|red|black)) wings(?!\p{L})/giu,
    '$1 in front of $2 angel wings',
  ],
  // A wish that says no more than that it is there.
  [
    /sun|sın/i,
    /(?<=\p{L}) (?:uçsun|uçuşsun|dursun|bulunsun|yer alsın|görünsün)(?=\s*(?:,|$))/giu,
    '',
  ],
  [
    /üstlerin|üzerlerin/i,
    /(?<=(?:salıncak|bank|koltuk)\p{L}*(?: \p{L}+)?,? )(?:üstlerinde|üzerlerinde) (?=(?:bir )?(?:çiçekli |güllü |gül |çiçek )?(?:kemer|tak)(?!\p{L}))/giu,
    'arkada ',
  ],
  // Letters on a body: in it, as they are in a heart.
  [
    /chest|tummy|belly|stomach|shirt|sweater|jumper|bib|apron|vest/i,
    /(?<=(?:letters?|name|initials?|monogram|number|words?|["”]|\p{Lu}\p{L}*)[^,.;]{0,30}) on (?:its|his|her|the|their) (?:chest|tummy|belly|stomach|(?:t-)?shirt|sweater|jumper|bib|apron|vest)(?!\p{L})/giu,
    ' on it',
  ],
  [
    /göğsünde|karnında|göbeğinde|tişörtünde|kazağında/i,
    /(?:,| ve)? ?(?<!\p{L})(?:göğsünde|karnında|göbeğinde|tişörtünde|kazağında)(?= (?:bir |büyük |kocaman )?(?:["“\uF100-\uF1FF]|\p{Lu}))/gu,
    ' içinde',
  ],
  // What a house is built of.
  [
    /taş|tuğla|kerpiç|stone|brick/i,
    /(?<!\p{L})(?:taş|tuğla|kerpiç) (?=(?:ev|konak|kulübe|dükkan)\p{L}*)|(?<!\p{L})(?:stone|brick) (?=(?:house|cottage|home|cabin|barn)s?(?!\p{L}))/giu,
    '',
  ],
  [
    /style/i,
    /(?<!\p{L})(?:cottage|farmhouse|cottagecore|country cottage|garden party|beach house) (?:style|look|aesthetic)(?!\p{L})/giu,
    ' ',
  ],
  // Nothing is told between two commas once the piece that it is for is gone.
  [/,\s*,/, /,(?:\s*,)+/gu, ','],
];
