import type { Plainly } from './said-of-people.table.ts';

/*
 * Who does something and in what, said more plainly: whoever rides is drawn and who a piece is for is
 * not, what ties lies on top, a bow and a kerchief are things; where somebody is, and what is only
 * how it is said.
 */

/** Read after what a piece is for. */
export const WHO_AND_WHERE: readonly Plainly[] = [
  // What a piece is sewn for, by its ending: "sünnet yatağına ata binmiş şehzade".
  [
    /yata|yasti|yastı|yorgan|battaniye|oda|cüppe|pelerin/iu,
    /(?<!\p{L})(?:sünnet|bebek|gelin|lohusa|çeyiz|çocuk) (?:yatağına|yastığına|yorganına|battaniyesine|odasına|cüppesine|pelerinine|beşiğine)(?= (?:\p{L}|["“]))(?! (?:yatan|yatmış|uzanan|oturan|oturmuş|binen|binmiş))/giu,
    ' ',
  ],
  // What children do is theirs; else "toddler" says who it is for.
  [
    /toddler|kid|little one/i,
    /(?<!\p{L})(?:toddler|kid|little kid|little one|small child) (?=(?:\p{L}+ly )?(?:riding|holding|sitting|playing|sleeping|reading|flying|jumping|running|wearing|hugging|feeding|eating|climbing|fishing|painting|dancing|skating|standing|walking|picking|blowing|on an?|in an?|with an?|and an?)(?!\p{L}))/giu,
    'child ',
  ],
  [
    /skates/i,
    /(?<!\p{L})(?<!(?:two|pair of|\p{N}) )(ice|roller|figure) skates(?!\p{L})/giu,
    'two $1 skates',
  ],
  // A bow that ties what is no bunch lies on it.
  [
    /tied/i,
    /(?<=(?:skates?|boots?|shoes?|scroll|books?|letters?|keys?|jar|bottle|basket|sheaf|bells?|canes?)(?: \p{L}+)?) (?:are )?tied (?:together )?(?:up )?(?:with|by|in) (an? (?:\p{L}+ ){0,2}(?:bow|ribbon))(?!\p{L})/giu,
    ' with $1 on top',
  ],
  // Nothing is to be there, which a ring or a frame has anyway.
  [
    /empty|blank|boş|bos/iu,
    /(?<=(?:wreath|frame|border|garland|ring|çelenk|çelengi|çerçeve|çerçevesi)[^.\uE000]{0,40}),?(?: (?:with|and|but|ve|ama))?(?: (?:an?|the|its))?(?: (?:empty|blank)(?:,? in)?(?: (?:the|its))? (?:middle|cent(?:er|re)|inside|space)(?: (?:inside|for (?:text|a name|letters|initials)))?| (?:empty|blank) inside| (?:içi|ortası|orta kısmı|ici|ortasi) boş(?: (?:olsun|kalsın|bırakılsın))?| (?:empty|blank))(?!\p{L})/giu,
    '',
  ],
  [
    /boş|bos/iu,
    /(?<!\p{L})(?:içi|ortası|ici|ortasi) boş (?=(?:\p{L}+ ){0,3}(?:çelenk|çelengi|çerçeve))/giu,
    '',
  ],
  // Its drawing clings to a trunk.
  [
    /woodpecker/i,
    /(?<!\p{L})woodpecker (?:pecking |sitting |perched |clinging )?(?:on|at|to) (?:the |an? )?(?:\p{L}+ )?(?:trunk|tree trunk|oak|pine|tree)(?! branch)(?!\p{L})/giu,
    'woodpecker',
  ],
  [
    /ağaçkakan|agackakan/iu,
    /(?<!\p{L})(?:\p{L}+ )?(?:gövdesinde|gövdesindeki|ağaçta|ağaçtaki|ağacında|ağacındaki|gövdesine konmuş)(?: (?:oturan|duran))? (?=ağaçkakan|agackakan)/giu,
    '',
  ],
  // He rides his donkey backwards, as the drawing has it.
  [
    /ters/iu,
    /(?<!\p{L})(?:eşeğe|eşeğine|eseğe|esege|esegine|eşek üstüne) ters (?:binmiş|binen|oturmuş|oturan|binmis) /giu,
    '',
  ],
  [
    /backward/i,
    /(?<=hodja|hoca) (?:riding|sitting) (?:his |a |the )?(?:donkey )?backwards?(?: on (?:his |a |the )?donkey)?/giu,
    '',
  ],
  // Whom a sign of the zodiac shows is in its name.
  [
    /bearer|archer|maiden|scales|twins|goat|scorpion/i,
    /(?<=(?:sagittarius|virgo|libra|gemini|capricorn|scorpio)(?: zodiac)?(?: sign)?(?: the)?) (?:archer|maiden|scales|twins|sea goat|goat|scorpion)(?!\p{L})/giu,
    '',
  ],
  // Roots are drawn where they are asked for.
  [
    /kök|kok|root/iu,
    /(?<!\p{L})(?:hayat ağacı|hayat agaci),? (?:kökleri|kokleri|köklü|kökleriyle|kökleri ile)(?: (?:görünsün|görünen|gözüksün|belirgin|olsun|uzun|gorunsun))*(?!\p{L})/giu,
    'köklü hayat ağacı',
  ],
  [
    /root/i,
    /(?<!\p{L})tree of life,? (?:with|and|showing)(?: (?:its|the|visible|deep|long|spreading|strong|big))* roots(?: (?:visible|showing))?(?!\p{L})/giu,
    'rooted tree of life',
  ],
  // What is long crosses on a crest.
  [
    /crest|badge|emblem|patch|arma|rozet/i,
    /(?<!\p{L})(?<!crossed )(golf clubs|oars|paddles|swords|axes|hockey sticks|baseball bats|bats|lacrosse sticks|skis|arrows|rackets|hammers|wrenches|pickaxes|spoons)(?= (?:crest|badge|emblem|patch))/giu,
    'crossed $1',
  ],
  // Those that it goes on are no prints.
  [
    /paws/i,
    /(?<=(?:cat|kitten|dog|puppy|fox|bear|rabbit|bunny|wolf|lion|tiger|panda|raccoon|otter|hamster|kedi|köpek|corgi|beagle|husky|labrador|retriever) with (?:\p{L}+ )?)paws(?!\p{L}| print)/giu,
    'feet',
  ],
  // "Crossed hockey sticks, Tigers on arc": a name, whatever it is called.
  [
    /\p{Lu}\p{L}+ (?:on|in) /u,
    /(?<=[\p{Ll}\p{N}], |[\p{Ll}\p{N}] (?:with|and|plus) )(\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+)*) (?:on|in) (?:an? |the )?(arc|arch|curve)(?!\p{L})/gu,
    '"$1" on an $2',
  ],
  [/date \p{N}/iu, /(?<!\p{L})(?:with|and|plus)? ?(?:the |a )?date (?=\p{N}{1,4}[./-])/giu, ' '],
  // What falls is not in a row.
  [
    /falling|düşen|dökülen/iu,
    /(?<!\p{L})(?:falling |düşen |dökülen |savrulan )(?=(?:\p{L}+ )?(?:lea(?:f|ves)|snowflakes|petals|blossoms|stars|feathers|yaprak|kar tane|çiçek|tüy))/giu,
    'scattered ',
  ],
  [
    /falling/i,
    /(?<=(?:leaves|snowflakes|petals|blossoms|feathers)) (?:falling|drifting|fluttering)(?: down| gently| slowly)*(?! (?:from|on|over|around|into|in front))(?!\p{L})/giu,
    ' scattered',
  ],
  // She wears it on that night, and is no second bride.
  [
    /bindall/i,
    /(?<!\p{L})bindallı (?:giymiş|giyen|giyinmiş|içinde|elbiseli) (?:bir )?(?:gelin|kız|kadın)/giu,
    'bindallılı gelin',
  ],
  [
    /bindall/i,
    /(?<!\p{L})(?:bride|woman|girl) (?:wearing|in) (?:an? )?(?:red |burgundy |purple )?bindall[iı](?: dress)?(?!\p{L})/giu,
    'bindalli bride',
  ],
  // Songs are heard in no drawing.
  [
    /öten|ötüyor|şakıyan|cıvıl/iu,
    /(?<!\p{L})(?:öten|ötüyor|öterken|şakıyan|şakıyor|cıvıldayan|cıvıl cıvıl) ?/giu,
    '',
  ],
  [
    /muayene|examining/iu,
    /(?<!\p{L})(\p{L}+[yn]?[iıuü]) muayene eden (?=(?:veteriner|doktor))/giu,
    '$1n yanında ',
  ],
  [/line art/i, /(?<=[ığüşöçİĞÜŞÖÇ][^\uE000]{0,80})(?<!\p{L})line ?art(?!\p{L})/giu, 'çizgi çizim'],
  // As it is heard.
  [/eyi(?!\p{L})/iu, /(?<!\p{L})(böc|çiç|köp|beb|örd|keleb|mel)eyi(?!\p{L})/giu, '$1eği'],
  // A colour of what nobody knows is no fruit: "with orange tassels".
  [
    /orange|peach|plum|cherry|lemon|olive/i,
    /(?<=(?:with|and|in|of) (?:an? )?)orange (?=(?:tassels?|pom ?poms?|fringes?|stripes|spots|dots|trim|laces|straps|buttons|stitching|details|accents|edges|edging|ribbons?|beads|saddle|socks|boots|shoes)(?!\p{L}))/giu,
    'orange-coloured ',
  ],
  // Two who stand so look at each other.
  [
    /karşı karşıya|karsi karsiya/iu,
    /^([^,.;:\uE000]+?) (?:karşı karşıya|karsi karsiya)(?: (?:duran|dursun|bakan|baksın|oturan))?(?=\s*(?:$|[,.]))/giu,
    'birbirine bakan $1',
  ],
  [
    /karşı karşıya|karsi karsiya/iu,
    /(?<!\p{L})(?:karşı karşıya|karsi karsiya)(?: (?:duran|bakan|oturan|gelmiş))?(?= \p{L})/giu,
    'birbirine bakan',
  ],
  // On the strait, which nothing shows but what sails there.
  [
    /boğaz|bogaz/iu,
    /(?<!\p{L})(?:boğaz|bogaz)(?:['’]?d[ae](?:ki)?|['’]?ın)(?= \p{L})(?! köprü)/giu,
    ' ',
  ],
  [
    /sepet/iu,
    /(?<!\p{L})sepetinde (\p{L}+) olan ((?:\p{L}+ ){0,3})(bisiklet|scooter|motosiklet)/giu,
    '$2$3, sepetinde $1',
  ],
  // Oiled wrestlers, two of whom are one drawing.
  [
    /g[üu]re[şs]/iu,
    /(?<!\p{L})(?:ya[ğg]l[ıi] )?g[üu]re[şs](?: yapan| tutan|en)? (?:iki )?pehlivan(?:lar)?(?!\p{L})/giu,
    'güreşçiler',
  ],
  [
    /pehlivan/iu,
    /(?<!\p{L})(?:iki )?pehlivan(?:lar)?(?: güreşi(?:yor)?)?(?!\p{L})/giu,
    'güreşçiler',
  ],
  [
    /ya[ğg]l[ıi] g[üu]re[şs]/iu,
    /(?<!\p{L})ya[ğg]l[ıi] g[üu]re[şs](?:çiler|çi|ciler)?(?!\p{L})/giu,
    'güreşçiler',
  ],
  [
    /behind/i,
    /(?<!\p{L})(?:hiding |peeking |peeping |standing |sitting )?(?:out )?(?:from )?behind (an?|the) (?:(red|velvet|stage|white|blue|green) )?(?:curtains?|curtian|drapes?)(?!\p{L})/giu,
    'behind $1 $2 drape',
  ],
  [
    /(?:örtü|ortu|kese|bohça|torba|çarşaf) için/iu,
    /(?<!\p{L})(?:keten|pamuklu|pamuk|ipek|kadife|saten|bez) (?:örtü|ortu|kese|bohça|torba|çarşaf|masa örtüsü) için(?!\p{L})/giu,
    ' ',
  ],
  // Whoever is in a basket of flowers sits among them.
  [
    /in an? flower basket|in an? basket of flowers/i,
    /(?<!\p{L})(sitting |sleeping )?in (?:an? |the )(?:flower basket|basket of flowers)(?!\p{L})/giu,
    '$1in a basket with flowers',
  ],
  [
    /çiçek sepeti/i,
    /(?<!\p{L})çiçek sepetinde(?:ki)? (?=(?:oturan |uyuyan )?\p{L})/giu,
    'çiçekli sepette ',
  ],
  // Two halves of one fruit.
  [/halves/i, /(?<!\p{L})(?<!(?:two|2) )(\p{L}+) halves(?!\p{L})/giu, 'two $1'],
  // A kerchief that is danced with is no cloth to sew on.
  [
    /mendil/i,
    /(?<=(?:ve|ile|elinde|,) (?:\p{L}+ )?)mendil(?!\p{L}| için| kenarı| köşesi)/giu,
    'oyalı mendil',
  ],
  // On the days of the republic the flag is the country's.
  [
    /ekim|nisan|may[ıi]s|a[ğg]ustos|cumhuriyet/iu,
    /(?<=(?:29 ekim|23 nisan|19 may[ıi]s|30 a[ğg]ustos|cumhuriyet)[^\uE000]{0,80})(?<!\p{L}|türk )bayra(?:k|ğı)(?= (?:tutan|sallayan|taşıyan)|\s*$)/giu,
    'türk bayrağı',
  ],
  [
    /ekim|nisan|may[ıi]s|a[ğg]ustos/iu,
    /(?<!\p{L})(?:29 ekim|23 nisan|19 may[ıi]s|30 a[ğg]ustos) (?:için|icin|bayramı için) (?=\p{L})/gu,
    '',
  ],
  // A joey is drawn with its mother.
  [
    /kangaroo|joey/i,
    /(?<!\p{L})(?:(?:baby |little )?kangaroo|joey) (?:sitting |sleeping |peeking out )?(?:in|of|from) (?:its |his |her |the |a )?(?:(?:mother|mom|mum|mama|mommy)['’]s )?pouch(?: of (?:its|his|her) mother)?(?!\p{L})/giu,
    'kangaroo with joey',
  ],
];
