import type { Plainly } from './said-of-people.table.ts';

/*
 * What several words say together: the young of an animal and its family, who holds what, what is
 * between two, under both or on a branch, and what is a part of a thing and no thing of its own.
 */

/** Read before all others. */
export const SAID_TOGETHER: readonly Plainly[] = [
  // The young of an animal: "a lion cub", "ayı yavrusu".
  [
    /cub|pup|calf|foal|fawn|joey/i,
    /(?<!\p{L})(lion|tiger|bear|fox|wolf|leopard|panda|polar bear|seal|elephant|giraffe|cow|horse|deer|kangaroo|koala|raccoon|otter) (?:cub|pup|calf|foal|fawn|joey|kit)(?!\p{L})/giu,
    'baby $1',
  ],
  [
    /yavrusu/i,
    /(?<!(?:iki|üç|dört|beş|\p{N}) )(?<!\p{L})(ayı|aslan|kaplan|fil|tilki|kurt|panda|kutup ayısı|fok|zürafa|geyik|ceylan|tavşan|koala|rakun|maymun|penguen|kaplumbağa) yavrusu(?!\p{L})/giu,
    'yavru $1',
  ],
  // A bear asleep, and not the moon.
  [
    /uyuyan/i,
    /(?<!\p{L})uyuyan ((?:yavru |minik |küçük )?)ayı(?=\s|,|$)(?!\s+yavru)/giu,
    'uyuyan $1bozayı',
  ],
  [
    /frog prince/i,
    /(?<!\p{L})(?:an? |the )?frog prince(?:,? (?:with|wearing) (?:a |his )?(?:golden |gold |little )?crown(?: on (?:his|its) head)?)?(?!\p{L})/giu,
    'a frog wearing a crown',
  ],
  [
    /kurbağa prens/i,
    /(?<!\p{L})kurbağa prens(?:,? başında (?:altın )?(?:taç|tacı)(?: olan)?)?(?!\p{L})/giu,
    'taç takan kurbağa',
  ],
  // Who has it in both hands; a bunch of its own is made of flowers alone.
  [/buket/i, /(?<!\p{L})(?:çiçek )?buketi? (?=(?:tutan|taşıyan|veren) )/giu, 'çiçekler '],
  [/elinde/i, /(?<=elinde (?:bir )?)(?:çiçek buketi|buket) (?=olan|tutan)/giu, 'çiçekler '],
  // A sign in somebody's hands is a ribbon under him.
  [
    /sign/i,
    /(?<!\p{L})(?:holding|with|carrying|has) (?:up )?an? (?:wooden |little |small |blank )?sign (?:that (?:says|reads)|saying|reading|which says|with(?: the (?:name|words?|text))?)(?!\p{L})/giu,
    'with a ribbon saying',
  ],
  // A name on a collar is under whoever wears it.
  [
    /tasma/i,
    /(?<!\p{L})tasmasında (\p{Lu}\p{L}+) (?:yazan|yazılı|yazısı olan) ([^,.;\uE000]{2,40})/gu,
    'tasma takan $2, $1 yazısı',
  ],
  [
    /collar/i,
    /(?<!\p{L})with (?:the name |the word )?(\p{Lu}\p{L}+) (?:written )?on (?:its|his|her|the) (?:collar|tag)(?!\p{L})/gu,
    'wearing a collar, the name $1',
  ],
  [
    /tasma/i,
    /(?<!\p{L})(köpeğim|kedim|köpek|kedi)((?: \p{Lu}\p{L}+)?),? tasmasında (\p{L}+)(?: var| olan)?(?!\p{L})/gu,
    'tasma takan $1$2 ve $3',
  ],
  // Between two that differ: each has its side.
  [
    /arasında/i,
    /(?<!\p{L})(\p{L}{2,15}) (?:ve|ile) (?:bir )?(\p{L}{2,15}) arasında(?:ki)? ([^,.;:\n\uE000]{2,40})/giu,
    'solda $1, ortada $3, sağda $2',
  ],
  [
    /between/i,
    /(?<!\p{L})((?:an?|one) [^,.;:\n\uE000]{2,40}?) between an? (\p{L}{2,20}) and an? (\p{L}{2,20})(?!\p{L})/giu,
    'a $2 on the left, $1 in the middle, a $3 on the right',
  ],
  // Birds on a tree's branch are on the tree.
  [
    /tree with/i,
    /(?<!\p{L})((?:an? )?(?:\p{L}+ )?tree) with (an? [^,.;:\n\uE000]{2,30}?) (?:sitting |perched )?on (?:an?|its|the|one) branch(?!\p{L})/giu,
    '$2 on $1',
  ],
  [
    /bir dal/i,
    /(?<!\p{L})bir dal (incir|kiraz|zeytin|limon|portakal|elma|erik|nar|üzüm|lavanta|biberiye)(?!\p{L})/giu,
    '$1 dalı',
  ],
  [
    /isteme/i,
    /(?<!\p{L})kız isteme(?:ye)?(?: (?:töreni|merasimi|gecesi|günü))?(?: için)?(?!\p{L})/giu,
    ' ',
  ],
  // What it lies on is there, though pillows are mostly what a piece is for.
  [
    /pillow|cushion/i,
    /(?<=(?:sleeping|lying|sitting|resting|curled up|napping|asleep) on (?:an?|its|his|her|the) (?:\p{L}+ )?)(?:pillow|cushion)(?!\p{L})/giu,
    'bolster',
  ],
  [
    /yastı/i,
    /(?<!\p{L})yastı(?:kta|ğın üstünde|ğın üzerinde|k üstünde|ğında) (?=(?:uyu|yat|otur|uzan|din|kıvrıl|kestir|büzül|mırıl|tortop))/giu,
    'minderin üstünde ',
  ],
  // "Our family of four bears": so many of them, of whom two are grown.
  [
    /family of/i,
    /(?<!\p{L})(?:(?:our|a|the|my) )?family of (?:three|3) (bear|cat|dog|fox|duck|penguin|owl|rabbit|elephant|giraffe|wolf|deer|swan|lion|hedgehog|squirrel|koala|panda|monkey|turtle|whale|dolphin|goat|cow|horse|pig|zebra|kangaroo|sloth|raccoon|seal|otter|snowman|gnome|teddy bear|dinosaur|flamingo|frog|tiger|chicken|bird)(?:s|es)?(?!\p{L})/giu,
    '$1 family',
  ],
  [
    /family of/i,
    /(?<!\p{L})(?:(?:our|a|the|my) )?family of (?:four|4) (bear|cat|dog|fox|duck|penguin|owl|rabbit|elephant|giraffe|wolf|deer|swan|lion|hedgehog|squirrel|koala|panda|monkey|turtle|whale|dolphin|goat|cow|horse|pig|zebra|kangaroo|sloth|raccoon|seal|otter|snowman|gnome|teddy bear|dinosaur|flamingo|frog|tiger|chicken|bird)(?:s|es)?(?!\p{L})/giu,
    'two $1s and two baby $1s',
  ],
  // At the water's edge stands a lighthouse, and no lantern.
  [/kenarında/i, /(?<!\p{L})(deniz|göl|nehir|dere|ırmak) kenarında(?:ki)? (?=\p{L})/giu, '$1, '],
  [
    /fener/i,
    /(?<=(?:deniz|sahil|kıyı|dalga|martı)[^.;\n\uE000]{0,40} )(?<!deniz )fener(?=\s|,|$)/giu,
    'deniz feneri',
  ],
  [
    /puddle/i,
    /(?<!\p{L})(?:jumping|splashing|playing|stomping|stepping) (?:in|into|through) (?:the |a )?(?:rain )?puddles?(?!\p{L})/giu,
    ' ',
  ],
  [/birikinti/i, /(?<!\p{L})su birikinti\p{L}* (?:zıplayan|oynayan|atlayan)(?!\p{L})/giu, ' '],
  [
    /around it/i,
    /(?<!(?:letter|initial|name|monogram|number|word) [^,.]{0,12})with (an? [^,.;:\n\uE000]{2,25}?) (?:wrapped|twined|winding|entwined|twisted|growing) around it(?!\p{L})/giu,
    'and $1',
  ],
  // Lettering between two of a thing.
  [
    /arasında/i,
    /(?<!\p{L})(?:iki|2) (\p{L}{2,15}) arasında(?:ki)? (?=["“'‘]|\p{Lu}(?:\p{Lu}{0,3}| & \p{Lu})(?: harf\p{L}*)|\p{Lu}\p{Ll}+ (?:ismi|adı|yazısı))/gu,
    'solda $1, sağda $1, ',
  ],
  [
    /between two/i,
    /(?<!\p{L})((?:the |a )?(?:letter|initial|name|word|text) (?:["“][^"”]+["”]|\p{Lu}\p{L}*)|["“][^"”]+["”]) between (?:two|2) (\p{L}+?)(?:es|s)(?!\p{L})/gu,
    '$1, $2 on the left, $2 on the right',
  ],
  [
    /broom/i,
    /(?<!\p{L})witch (?:flying |riding |sitting )?on (?:a |her )?broom(?:stick)?(?!\p{L})/giu,
    'flying witch',
  ],
  [
    /süpürge/i,
    /(?<!\p{L})süpürge(?:li|sinde(?:ki)?|siyle|de(?:ki)?| üstünde(?:ki)?|ye binen|yle)(?: uçan)? cadı(?!\p{L})/giu,
    'uçan cadı',
  ],
  // A weave's pattern on somebody is checks.
  [
    /desenli|motifli/i,
    /(?<!\p{L})(?:kilim|halı|geometrik) (?:desenli|motifli) (?!kuş|seccade|halı|yastık)(?=\p{L})/giu,
    'kareli ',
  ],
  [/patterned/i, /(?<!\p{L})(?:kilim|rug|geometric)[- ]patterned (?=\p{L})/giu, 'checkered '],
  // How many, said after it.
  [
    / tane/i,
    /(?<=^|, )((?:\p{L}+ )?\p{L}{3,}), (iki|üç|dört|beş|altı|yedi|sekiz|\p{N}{1,2}) tane(?= (?:yan yana|olsun|alt alta)|\s*(?:$|,))/giu,
    '$2 tane $1',
  ],
  // What kinds of things follow is said, and no thing.
  [
    /:/,
    /(?:(?<=^|[,.] ?)|(?<!\p{L}))(?:(?:my|our|the|some|cute|little|gardening|garden|kitchen|sewing|farm|woodland|sea|baby|bahçe|mutfak|dikiş|çiftlik|orman|deniz|bebek|benim) )*(?:tools|animals|fruits?|vegetables|veggies|instruments|toys|vehicles|insects|birds|items|things|objects|foods|sweets|aletleri|aletler|hayvanları|hayvanlar|meyveler|sebzeler|oyuncaklar|araçlar|böcekler|kuşlar|eşyaları|eşyalar)\s*:(?=\s*\p{L})/giu,
    ' ',
  ],
  [
    /bisikletli/i,
    /(?<!\p{L})bisikletli (?=kız|oğlan|çocuk|adam|kadın|ayı|kedi|köpek|tavşan)/giu,
    'bisiklete binen ',
  ],
  [
    /tooth fairy/i,
    /(?<!\p{L})tooth fairy(?: with (?:a |her )?(?:star |magic )?wand)?(?!\p{L})/giu,
    'fairy holding a tooth',
  ],
  [/diş perisi/i, /(?<!\p{L})diş perisi(?!\p{L})/giu, 'diş tutan peri'],
  [
    /knitting/i,
    /(?<!\p{L})(?:old )?(?:grandmother|grandma|granny|nana|old (?:lady|woman)) (?:who is |is )?knitting(?: (?:in|on) (?:an?|her|the) (?:rocking )?chair)?(?!\p{L})/giu,
    'knitting grandma',
  ],
  [
    /örgü/i,
    /(?<!\p{L})(?:(?:sallanan )?(?:sandalyede|koltukta) )?örgü ören (?:yaşlı )?(?:nine|anneanne|babaanne|büyükanne|teyze|kadın)(?!\p{L})/giu,
    'örgü ören nine',
  ],
  [
    /(?:in|on) an? rocking chair/i,
    /(?<!\p{L})(?:sitting |rocking )?in (an?|the|her|his) rocking chair(?!\p{L})/giu,
    'on $1 rocking chair',
  ],
  // Two who sleep together both do.
  [
    /sleeping|asleep/i,
    /(?<!\p{L})(an? |the )?(\p{L}{3,12}) and (an? |the )?(\p{L}{3,12}) (?:sleeping|asleep|curled up|napping)(?: together)?(?!\p{L})/giu,
    '$1sleeping $2 and $3sleeping $4',
  ],
  // What somebody has in the face is drawn with it.
  [
    /nose|tail|ears|eyes|paws/i,
    /(?<!\p{L})with (?:an? |its |his |her )?(?:carrot|button|big|long|cute|little|small|fluffy|floppy|pointy|round) (?:nose|tail|ears|eyes|paws|cheeks|feet)(?: and (?=(?:two|three|four|an?|some|\p{N})(?!\p{L})))?/giu,
    'with ',
  ],
  [/burunlu/i, /(?<!\p{L})havuç burunlu /giu, ''],
  [
    /bouquet/i,
    /(?<=(?:boots?|jar|vase|basket|mug|cup|teapot|watering can|bucket|pot|bag)) with an? bouquet of (?=\p{L})/giu,
    ' full of ',
  ],
  [
    /leylek/i,
    /(?<!\p{L})(?:bebek leylek|leylek bebek) (?:taşıyor|getiriyor)(?!\p{L})/giu,
    'bebek getiren leylek',
  ],
  [/kavanozda/i, /(?<!\p{L})kavanozda turşu(?!\p{L})/giu, 'turşu kavanozu'],
  [
    /umbrella/i,
    /(?<=beach(?: \p{L}+)?,? (?:and )?(?:an? )?)(?<!beach )umbrella(?!\p{L})/giu,
    'beach umbrella',
  ],
  [/picnic/i, /(?<!\p{L})(?:having|enjoying|at) (?:an? )?picnic(?!\p{L})/giu, 'with a basket'],
  [
    /snow ?globe with/i,
    /(?<!\p{L})snow ?globe with (?!.*inside)(an? [^,.;:\n\uE000]{2,30})/giu,
    '$1 inside a snow globe',
  ],
  [
    /steaming/i,
    /(?<!\p{L})steaming (?:hot )?((?:coffee |tea )?(?:cups?|mugs?|bowls?|pots?|teapots?|kettles?|coffee|tea)(?: of \p{L}+)?)(?!\p{L})/giu,
    '$1 with steam',
  ],
  [
    /tüten/i,
    /(?<!\p{L})(?:dumanı|buharı|buram buram) tüten ((?:çay|kahve|türk kahvesi) (?:bardağı|fincanı|kupası)|fincan|kupa|kahve|çay|çorba|bardak)(?!\p{L})/giu,
    '$1, buhar',
  ],
  [/piknik/i, /(?<!\p{L})piknik (?:yapıyor|yaparken)(?!\p{L})/giu, 've sepet'],
  [/piknik/i, /(?<!\p{L})piknik yapan ((?:iki |üç )?\p{L}+)/giu, '$1 ve sepet'],
  // He rides backwards, as the tales have it.
  [
    /nasreddin|nasrettin/i,
    /(?<!\p{L})nasr(?:eddin|ettin) hoca(?:,? (?:eşeğe|eşeğine|eşek üstünde|eşeğin üstünde)(?: ters)?(?: binmiş| biniyor| oturmuş| oturuyor| giden)?)?(?!\p{L})/giu,
    'nasreddin hoca',
  ],
  // Balloons carry whoever flies with them.
  [
    /balonlar/i,
    /(?<!\p{L})((?:(?:bebek|yavru|minik|küçük) )?\p{L}{2,15}) balonlar(?:la|ıyla| ile) (?:uç|havalan)(?:uyor|an|ıyor|muş)(?!\p{L})/giu,
    'balonlar tutan $1',
  ],
  [
    /balloons/i,
    /(?<!\p{L})(?:flying|floating|carried)(?: away)? (?:with|by|on) (?=(?:\p{L}+ ){0,2}balloons)/giu,
    'holding ',
  ],
  [/nar çiçe/i, /(?<!\p{L})nar çiçekleri(?!\p{L})/giu, 'kırmızı çiçekler'],
  [
    /fener/i,
    /(?<!\p{L})(?<!deniz |ramazan |sokak |kağıt |gemici )fener(?=[^.;\n\uE000]{0,30} (?:martı|yelkenli|dalga|tekne))/giu,
    'deniz feneri',
  ],
  // Fishermen are drawn in their boats.
  [
    /in (?:an?|his|the) (?:\p{L}+ )?boat/iu,
    /(?<!\p{L})(fisherman|angler) in (?:an?|his|the) (?:little |small |wooden |old )?boat(?!\p{L})/giu,
    '$1',
  ],
  [/tekne|kayık|sandal/i, /(?<!\p{L})(?:teknede|kayıkta|sandalda)(?:ki)? (?=balıkçı)/giu, ''],
  // Under two that stand together, and not under the second one.
  [
    /altında/i,
    /(?<=\p{L} (?:ve|ile|&) [^.;\uE000]{2,80}[,;] ?)(?:en )?altında (?=\p{L})(?!yaz)/giu,
    'altta ',
  ],
  // What an animal does with its trunk is done with that.
  [/hortumuyla|patisiyle|gagasıyla/i, /(?<!\p{L})(?:hortumuyla|patisiyle|gagasıyla) /giu, ''],
  [
    /crossed with/i,
    /(?<=crossed) with (?=(?:the |a )?(?:name|word|text|initials|letters))/giu,
    ', ',
  ],
  // A region is no thing.
  [
    /temalı|yöresi/i,
    /(?<!\p{L})(?:karadeniz|ege|akdeniz|anadolu|trabzon|rize|istanbul|kapadokya|ramazan|deniz kenarı|köy|doğa|mutfak) (?:temalı|yöresi(?:nden)?) /giu,
    ' ',
  ],
  // Fruit and flowers are drawn with their leaves.
  [
    /yaprakl/i,
    /(?<!(?:yeşil|kırmızı|sarı|turuncu|mavi|altın|gümüş|üç|dört|iki|iri|büyük|sonbahar|\p{N}) )(?<!\p{L})yaprak(?:larıyla(?: birlikte)?|ları ile)(?!\p{L})/giu,
    ' ',
  ],
  [/with (?:its|their) leaves/i, /(?<!\p{L})with (?:its|their) (?:own )?leaves(?!\p{L})/giu, ' '],
  [/halı saha/i, /(?<!\p{L})halı saha(?: takımı?| maçı)?(?: için)?(?!\p{L})/giu, ' '],
  [
    /retmen|doktor|hemşire|hoca|babam|annem/i,
    /^\s*(?:emekli |sevgili |canım )?(?:öğretmen(?:im)?e|doktor(?:um)?a|hemşire(?:m)?ye|hoca(?:m)?a|babama|anneme)(?= )(?! hediye)/giu,
    ' ',
  ],
  // A heart that holds others is a line around them.
  [
    /heart/i,
    /(?<!\p{L})(?:an? |the )?((?:\p{L}+ )?)heart (?:shape )?(?:that is |that's )?(?:filled with|full of|packed with|stuffed with) (?!love|joy|hope|memories|happiness|kindness)((?:\p{L}+ ){0,2}\p{L}+s)(?!\p{L})/giu,
    'five $2 inside a $1heart',
  ],
  [
    /dolu/i,
    /(?<!\p{L})(?:içi )?(?!sevgi|aşk|umut|mutluluk|anı)(\p{L}+?)(?:lerle|larla|ler ile|lar ile)? (?:ile )?dolu (?:bir )?((?:\p{L}+ )?)kalp(?!\p{L})/giu,
    '$2kalbin içinde beş $1',
  ],
];
