import type { Plainly } from './said-of-people.table.ts';

/*
 * What a thing is beside others, said more plainly: a dress, a border, a bottle; which of two is the
 * larger, and what a thing comes out of or lies on.
 */

/** Read after what is done: that may have named them. */
export const THINGS: readonly Plainly[] = [
  // What a plate is painted with is in its middle.
  [
    /taba[kğ]/i,
    /(?<!\p{L})(\p{L}+(?: \p{L}+)?) (?:motifli|desenli|işlemeli|resimli) (?:[iİ]znik |çini |seramik |porselen )?(?:tabak|tabağı)(?!\p{L})/giu,
    'tabak ortasında $1',
  ],
  // A dress beside something else is a thing, and not what the piece is for.
  [
    /gelinlik/i,
    /(?<!\p{L})gelinlik(?= (?:ve|ile) (?!gelin))|(?<= (?:ve|ile) )gelinlik(?=\s*(?:$|,))/giu,
    'gelin elbisesi',
  ],
  // Water that is drunk is no sea, and lace no rosette.
  [/su içen|drinking water/i, /(?<!\p{L})(?:su içen|drinking water)(?!\p{L})/giu, ' '],
  [/dantel|lac[ey]/i, /(?<!\p{L})(?:dantelli|dantel kenarlı|lacy) (?=\p{L})/giu, ' '],
  [
    /desert|çöl/i,
    /(?<!\p{L})(?:in the desert(?= with| and|,|\s*$)|çölde(?:ki)?|çölün ortasında(?:ki)?)(?!\p{L})/giu,
    ' ',
  ],
  // A violin has its own.
  [
    /violin|cello/i,
    /(?<=(?:violin|cello)(?: \p{L}+)?) (?:and|with) (?:its |a |the |his |her )?bow(?!\p{L})/giu,
    ' ',
  ],
  // Of two that are compared one is small and one is large.
  [
    /er than/i,
    /(?<!\p{L})(?:an? |the )?(\p{L}+(?: \p{L}+)?) (?:that is |which is )?(?:much )?(?:smaller|shorter|tinier) than (?:an?|the|its)(?= \p{L})/giu,
    'a small $1 and a large',
  ],
  [
    /er than/i,
    /(?<!\p{L})(?:an? |the )?(\p{L}+(?: \p{L}+)?) (?:that is |which is )?(?:much )?(?:bigger|larger|taller) than (?:an?|the|its)(?= \p{L})/giu,
    'a large $1 and a small',
  ],
  [
    /küçük|minik/i,
    /(?<!\p{L})(?!(?:tut|at|sat|yat|kat|bat|yarat|anlat|uzat|e|gi|öt|bit|üret)[dt]?[ae]n(?!\p{L}))(\p{L}{2,}?)(?:[dt][ae]n) (?:daha )?küçük (?:bir )?(?=\p{L})/giu,
    'büyük $1, küçük ',
  ],
  [
    /büyük/i,
    /(?<!\p{L})(?!(?:tut|at|sat|yat|kat|bat|yarat|anlat|uzat|e|gi|öt|bit|üret)[dt]?[ae]n(?!\p{L}))(\p{L}{2,}?)(?:[dt][ae]n) (?:daha )?büyük (?:bir )?(?=\p{L})/giu,
    'küçük $1, büyük ',
  ],
  // "Civciv yumurtadan çıkıyor": who does it is said first.
  [
    /çıkıyor/i,
    /(?<!\p{L})((?:\p{L}+ )?\p{L}+) (\p{L}+[dt][ae]n) çık(?:ıyor|makta)(?!\p{L})/giu,
    '$2 çıkan $1',
  ],
  // A border of a pattern is a frame, and not made of what is in it.
  [
    /border/i,
    /(?<!\p{L})(?:with|in|inside) an? (?:checkered|checked|gingham|striped|scalloped|plain|simple|thin|double|rope|stitched) border(?!\p{L})/giu,
    'in a square frame',
  ],
  [
    /bordür|kenarlı/i,
    /(?<!\p{L})(?:kareli|çizgili|ince|düz|sade) (?:bordürlü|kenarlıklı|çerçeveli)(?!\p{L})/giu,
    'kare çerçeve içinde',
  ],
  // A child's bottle is for milk.
  [
    /bottle/i,
    /(?<=(?:baby|rattle|pacifier|newborn)(?!\p{L}).{0,60})(?<!(?:baby|wine|glass|water|beer) )(?<!\p{L})bottle(?!\p{L})/giu,
    'baby bottle',
  ],
  [/mısır patlağı/i, /(?<!\p{L})mısır patlağı(?: kovası| kutusu)?(?!\p{L})/giu, 'patlamış mısır'],
  [/flower basket/i, /(?<!\p{L})(?:an? )?flower basket(?!\p{L})/giu, 'a basket of flowers'],
  // What sits on a stem or a petal is on the flower.
  [
    /stem|petal|leaf/i,
    /(?<!\p{L})with (an? (?:ladybug|ladybird|bee|butterfly|snail|caterpillar|dragonfly)) on (?:its|the|one|a) (?:stem|petals?|leaf|leaves)(?!\p{L})/giu,
    'with $1 on it',
  ],
  // What a mug holds, with words on the mug.
  [
    /(?:fincanda|bardakta|kupada)/i,
    /(?<!\p{L})(?:(?:bir )?fincanda|bardakta|kupada)(?:ki)? (?:türk )?kahve(?:si)?(?!\p{L})/giu,
    'kahve fincanı',
  ],
  // Along an edge is what a border is.
  [/kenar/i, /(?<!\p{L})kenar (?:bordür\p{L}*|süs(?:ü|leme)\p{L}*)/giu, 'bordürü'],
  [/bordür/i, /(?<!\p{L})(\p{L}+) (?:desenli|motifli|işlemeli) (?=bordür)/giu, '$1 '],
  // Fruit that hangs on its branch.
  [
    /dalında/i,
    /(?<!\p{L})dalında(?:ki)? (?=(?:bir |iki |üç |dört |beş )?(?:kiraz|nar|elma|limon|portakal|zeytin|incir|ayva|şeftali|kayısı|erik|armut|mandalina)(?!\p{L}))/giu,
    'dalda ',
  ],
  // "Mama est. 2023": both are lettered.
  [
    /est/i,
    /^\s*((?:girl |boy |dog |cat |twin |soccer )?(?:mom|mama|mum|mummy|mommy|mother|dad|dada|daddy|papa|father|grandma|grandpa|granny|nana|nanny|gigi|papaw|auntie|aunt|uncle|wifey|wife|hubby|husband)),?\s+((?:est\.?|established|since)\s+(?:19|20)\p{N}\p{N})(?!\p{N})/giu,
    '“$1” “$2”',
  ],
  // Arms that are its own.
  [
    /tentacle|dokunaç|dokunac/i,
    /(?<=(?:jellyfish|octopus|squid|kraken|deniz ?anası|ahtapot|mürekkep balığı)[^,.;\n\uE000]{0,3}) ?(?:with|and) (?:its |long |flowing |curly |wavy |eight |many |\p{L}+ )*tentacles(?!\p{L})/giu,
    '',
  ],
  // Tiers of one cake.
  [
    /kat(?:lı|li) (?:düğün )?pasta/i,
    /(?<!\p{L})(?:iki|üç|dört|beş|2|3|4|5) katlı (?:düğün )?pasta/giu,
    'düğün pastası',
  ],
  [
    /tier/i,
    /(?<!\p{L})(?:two|three|four|five|2|3|4|5)[- ]tier(?:ed)? (?:wedding |birthday )?cake/giu,
    'wedding cake',
  ],
  // Both on one: "my dog Max, a golden retriever" is one dog.
  [
    /(?:my|our) (?:dog|puppy|cat|kitten|horse|pony)/i,
    /(?<!\p{L})(?:my|our) (?:dog|puppy|cat|kitten|horse|pony)(?=\s*,\s*(?:an? |the )(?:\p{L}+ )?(?:retriever|labrador|lab|poodle|husky|beagle|corgi|dachshund|terrier|shepherd|collie|spaniel|boxer|pug|bulldog|tabby|siamese|persian|calico|ginger cat|arabian|appaloosa|schnauzer|dalmatian|chihuahua|pomeranian|rottweiler|mutt)(?!\p{L}))/giu,
    ' ',
  ],
];
