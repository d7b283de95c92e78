import type { Plainly } from './said-of-people.table.ts';

/*
 * What a piece is for, by a compound that names a thing ("kanepe yastığı için"): no couch is drawn. And
 * numbers on jerseys, letters on a curve, branches of trees, hearts made of something.
 */

const PIECE_TR =
  'yastığı|yatağı|örtüsü|battaniyesi|odası|nevresimi|çantası|havlusu|önlüğü|perdesi|forması|tişörtü|mendili|peçetesi|bohçası|kılıfı|şapkası|ceketi|bornozu|yorganı|beşiği|takımı|duvarı|kapısı|masası|kutusu|albümü|defteri|panosu|flaması|rozeti|süsü|koltuğu|minderi|tulumu|zıbını|patiği|eldiveni|atkısı|yeleği|kırlenti|runnerı|pikesi|seccadesi|cübbesi|kesesi|torbası|sepeti|matı|paspası';
const PIECE_EN =
  'pillow|cushion|blanket|quilt|bag|towel|apron|curtain|jersey|shirt|napkin|box|cover|jacket|robe|cap|wall|door|room|crib|cot|bib|sheet|bedding|backpack|pouch|tote|stocking|banner|hoop|patch|runner|mat|coaster|onesie|uniform|sweater|hat';
const MADE_INTO =
  'rose|tulip|daisy|flower|leaf|lavender|sunflower|poppy|blossom|button|star|butterfly|paw|shell|berry|strawberry|cherry|ivy|wildflower|holly';

/** Read before all others. */
export const PIECES_FOR: readonly Plainly[] = [
  [
    /için/i,
    new RegExp(
      `(?<!\\p{L})(?:\\p{L}{2,} )?(?:\\p{L}{2,} )?(?<!["“] ?)\\p{L}{2,} (?:${PIECE_TR})(?:na|ne|nda|nde)? için (?=[\\p{L}\\p{N}"“])`,
      'giu',
    ),
    ' ',
  ],
  [
    / for /i,
    new RegExp(
      `(?<=\\p{L}.*) for (?:an? |my |our |the |his |her )(?:\\p{L}+(?:['’]s)? ){0,2}(?:${PIECE_EN})(?!\\p{L})(?=\\s*(?:$|[,.;]))`,
      'giu',
    ),
    ' ',
  ],
  // A number and a name, as on a jersey.
  [
    /\p{N} (?:ve|and|&) \p{Lu}/u,
    /(?<![\p{L}\p{N}"“.,/-] ?)(?<!\p{N})(\p{N}{1,2}) (?:ve|and|&) (\p{Lu}\p{Ll}+)(?=\s*(?:$|[,.]))/gu,
    '"$1" "$2"',
  ],
  [
    /\p{Lu}\p{Ll}+ (?:ve|and|&) \p{N}/u,
    /(?<!\p{L})(\p{Lu}\p{Ll}+) (?:ve|and|&) (\p{N}{1,2})(?=\s*(?:$|[,.]))/gu,
    '"$1" "$2"',
  ],
  [
    /curve/i,
    /(?<!\p{L})(?:on|in|along) an? (?:curved|curving|bent) (?:line|path)|(?<!\p{L})in a curve(?!\p{L})/giu,
    'on an arc',
  ],
  // On a tree's branch.
  [
    /dal[ıi]n/i,
    /(?<!\p{L})(?:söğüt|çınar|meşe|kavak|kayın|ıhlamur|akasya|ağaç|ağacın|çam ağacının|çınar ağacının) dalı?(nda|nın|na)(ki)?(?!\p{L})/giu,
    'dal$1$2',
  ],
  [/dalnda|dalnın|dalna/i, /(?<!\p{L})dal(?:nda|nın|na)(ki)?(?!\p{L})/giu, 'dalda$1'],
  // "A rose heart": a heart of roses.
  [
    /heart/i,
    new RegExp(`(?<!\\p{L})(?:an? )?(${MADE_INTO})[- ]heart(?!\\p{L})(?! ?shape)`, 'giu'),
    'a heart made of $1s',
  ],
  [/kalp/i, /(?<!\p{L})(\p{L}{2,12}l[ae]r[dt][ae]n) (?=kalp(?!\p{L}))(?!oluş)/giu, '$1 oluşan '],
  [/phases/i, /(?<=moon phases) (?:in a |as a )?row(?!\p{L})/giu, ' '],
  // A snowflake to hang up is a snowflake.
  [
    /ornament/i,
    /(?<!\p{L})(snowflake|star|bell|heart|angel|bird|reindeer|gingerbread man|candy cane|stocking|snowman|dove|mitten|pinecone|tree) ornaments?(?!\p{L})/giu,
    '$1',
  ],
  [
    /style/i,
    /(?<!\p{L})(?:in (?:an? )?)?(?:rubber |postage )?(?:stamp|sticker|woodcut|linocut|engraving|etching|stencil|papercut|chalk|crayon|pop art|comic|cartoon|storybook|botanical)(?: illustration)? style(?!\p{L})/giu,
    ' ',
  ],
  [
    /kemer/i,
    /(?<!\p{L})(?:sarmaşıklı|güllü|yapraklı|çiçekli|süslü|nikah|düğün) kemer(?:in)? (?=alt|önü)/giu,
    'çiçekli kemerin ',
  ],
  // On her henna night a bride wears red.
  [/kına gecesi/i, /(?<=kına gecesi(?: için)?,? )gelin(?=\s*(?:$|[,.]))/giu, 'kına gelini'],
  // What it is baked with is in it.
  [
    /l[ıiuü] (?:kek|turta|tart|kurabiye|muffin|çörek|ekmek)/i,
    /(?<!\p{L})(?:üzümlü|limonlu|havuçlu|elmalı|muzlu|çikolatalı|cevizli|fındıklı|vişneli|portakallı|tarçınlı|damla çikolatalı) (?=(?:kek|turta|tart|kurabiye|muffin|çörek|ekmek))/giu,
    ' ',
  ],
  // Whoever reads has a book.
  [
    /okuyan/i,
    /(?<!(?:kitap|kitabı|gazete|kuran|mektup|masal|dergi|şiir|ezan|dua|harita) )(?<!\p{L})okuyan (?=\p{L})/giu,
    'kitap okuyan ',
  ],
  [
    /reading/i,
    /(?<=(?:cat|dog|mouse|bear|fox|rabbit|bunny|owl|girl|boy|woman|man|panda|koala|raccoon|frog|hedgehog)) reading(?! an?| the| his| her| books?| room| corner| glasses)(?!\p{L})/giu,
    ' reading a book',
  ],
  // "Kanaryam Limon": its name is lettered, as a cat's is.
  [
    /(?:kanarya|papağan|tavşan|hamster|muhabbet kuşu|kaplumbağa|midilli)[ıiuü]?m /i,
    /^(.*?)(?<!\p{L})([Kk]anaryam|[Pp]apağanım|[Tt]avşanım|[Hh]amsterım|[Mm]uhabbet kuşum|[Kk]aplumbağam|[Mm]idillim|[Mm]y (?:parrot|canary|rabbit|bunny|hamster|budgie|pony|horse|turtle)) (\p{Lu}\p{Ll}+)(?=,|\s*$)(.*)$/gu,
    '$1$2$4, "$3"',
  ],
  [
    /oars|paddles/i,
    /(?<!\p{L})(?:two|2|a pair of) (?:crossed )?(?=(?:oars|paddles)(?!\p{L}))(?!.*(?:canoe|kayak|boat))/giu,
    ' ',
  ],
  [
    /kürek/i,
    /(?<!\p{L})(?:iki|2) çapraz (?:kayık |tekne |sandal )?küre[kğ](?!\p{L})/giu,
    'çapraz kürekler',
  ],
  // Who is in love has no heart around him.
  [
    /in love|âşık|aşık/i,
    /(?<!\p{L})(?:(?:fallen |falling )?in love(?: with each other)?|âşık|aşık)(?!\p{L})(?=\s+\p{L}|\s*(?:$|[,.]))/giu,
    ' ',
  ],
  // A drink, and no brown.
  [/sütlü kahve/i, /(?<!\p{L})sütlü kahve(?=\s*(?:$|,|ve|ile|fincan))(?! reng)/giu, 'kahve'],
  [/kanatlı/i, /(?<!\p{L})(?:kelebek|melek) kanatlı (?=peri)/giu, ' '],
  [/wings/i, /(?<=fairy|pixie) with (?:butterfly |angel )?wings(?!\p{L})/giu, ' '],
  [
    /devri|usulü/i,
    /(?<!\p{L})(?:(?:lale|osmanlı|selçuklu|cumhuriyet) devri|eski zaman)(?: (?:usulü|tarzı|stili|üslubu))?(?= \p{L})/giu,
    ' ',
  ],
  [/usulü|tarzında|esintili/i, /(?<=\p{L} )(?:usulü|esintili)(?!\p{L})/giu, ' '],
  [
    /bath/i,
    /(?<!\p{L})in (?:an? |the )?(?:bubble )?bath(?! ?tub)(?!\p{L})(?! ?room)/giu,
    'in a bathtub',
  ],
  [/banyo/i, /(?<!\p{L})banyo yapan(?!\p{L})/giu, 'küvette'],
  [/guitar pick|pena/i, /(?<!\p{L})(?:guitar )?plectrums?(?!\p{L})|guitar picks?/giu, 'plectrum'],
  [/police badge|polis rozeti/i, /(?<!\p{L})(?:police|sheriff) badge(?!\p{L})/giu, 'police star'],
  [/cowgirl/i, /(?<!\p{L})cowgirl (?=hat|boot)/giu, 'cowboy '],
  // What is listed of a table stands on it.
  [
    /masası|sofrası/i,
    /(?<!\p{L})(?:kahvaltı|yemek|çay|iftar|piknik|bayram) (?:masası|sofrası)\s*:\s*/giu,
    ' ',
  ],
  [/table/i, /(?<!\p{L})(?:breakfast|dinner|tea|picnic) table\s*:\s*/giu, ' '],
  // Whoever cannot be drawn doing yoga is drawn, and it is told.
  [
    /yoga/i,
    /(?<=(?:sloth|cat|dog|bear|frog|panda|elephant|koala|fox|rabbit|bunny|flamingo|llama|owl|pig|turtle|cow|goat|giraffe)s?) (?:doing|practi[cs]ing) yoga(?!\p{L})/giu,
    ' meditating',
  ],
  [
    /yoga/i,
    /(?<!\p{L})yoga yapan (?=(?:\p{L}+ )?(?:tembel hayvan|kedi|köpek|ayı|kurbağa|panda|fil|koala|tilki|tavşan|flamingo|lama|baykuş|domuz|kaplumbağa|inek|keçi|zürafa))/giu,
    'meditasyon yapan ',
  ],
  // A denim jacket is no pair of jeans.
  [
    /kot /i,
    /(?<!\p{L})(?:kot|kotun) (?=(?:ceke[td]|mont|yele[kğ]|gömle[kğ]|çanta|elbise))/giu,
    ' ',
  ],
  // In whose dress a boy is, he is that boy.
  [
    /sünnet/i,
    /(?<!\p{L})sünnet (?:kıyafeti|kıyafetli|elbiseli|takımlı|pelerinli|kostümlü|kıyafeti giymiş) (?:erkek )?(?:çocuk|çocuğu|oğlan|bebek)(?!\p{L})/giu,
    'sünnet çocuğu',
  ],
  [
    /sünnet/i,
    /(?<!\p{L})sünnet (?:pelerini|kıyafeti|şapkası|yatağı|odası|asası) için(?!\p{L})/giu,
    ' ',
  ],
  [/pelerinli/i, /(?<!\p{L})pelerinli (?=sünnet (?:çocuğu|çocuk))/giu, ''],
];
