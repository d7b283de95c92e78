import type { Plainly } from './said-of-people.table.ts';

/* Words that mean another thing where they stand: a joiner's plane, a ring of flowers, a basket of bread. */

/** Read before all others. */
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
    /(?<!\p{L})yastı(?:kta|ğın üstünde|ğın üzerinde|k üstünde|ğında) (?=(?:uyu|yat|otur|uzan|din))/giu,
    'minderin üstünde ',
  ],
  // "Our family of four bears": so many of them, of whom two are grown.
  [
    /family of/i,
    /(?<!\p{L})(?:(?:our|a|the|my) )?family of (?:three|3) (bear|cat|dog|fox|duck|penguin|owl|rabbit|elephant|giraffe|wolf|deer|swan|lion)(?:s|es)?(?!\p{L})/giu,
    '$1 family',
  ],
  [
    /family of/i,
    /(?<!\p{L})(?:(?:our|a|the|my) )?family of (?:four|4) (bear|cat|dog|fox|duck|penguin|owl|rabbit|elephant|giraffe|wolf|deer|swan|lion)(?:s|es)?(?!\p{L})/giu,
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
  [/piknik/i, /(?<!\p{L})piknik (?:yapıyor|yapan|yaparken)(?!\p{L})/giu, 've sepet'],
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
