import type { Plainly } from './said-of-people.table.ts';
import { COLOR_EN, COLOR_TR } from './said-of-reasons.table.ts';

/*
 * What somebody tells before the wish itself, a head without its body, what is added where a list ends,
 * and things that are called by other things: said so that each word stands beside what it is of.
 */

const BEARER =
  'cat|kitten|dog|puppy|bear|fox|owl|rabbit|bunny|frog|skull|skeleton|gnome|penguin|raccoon|mouse|snowman|ghost|duck|pig|cow|llama|sloth|panda|koala|goose|hedgehog|squirrel|horse|elephant|lion|tiger|giraffe';
const WORN =
  'hat|cap|beanie|crown|scarf|bow ?tie|bandana|sunglasses|glasses|beret|helmet|headphones';
const NUMBER_TR = 'iki|üç|dört|beş|altı|yedi|[2-9]';
const NUMBER_EN = 'two|three|four|five|six|seven|[2-9]';

/** Read before all others. */
export const STORIES: readonly Plainly[] = [
  // "My dad is retiring as a fireman so I want a helmet": what is wanted comes after.
  [
    /so (?:i|we)/i,
    /^[^\uE000\n]{10,}?(?<!\p{L})so (?:i|we)(?:['’]d| would)?(?: really| just)? (?:want(?:ed)?|need(?:ed)?|like|love)(?: to (?:have|get|make|give (?:him|her|them)))? (?=(?:an?|the|some|two|three|\d+)(?!\p{L}))/giu,
    '',
  ],
  [
    /yüzden|nedenle/i,
    /^[^\uE000\n]{10,}?(?<!\p{L})(?:o|bu) (?:yüzden|nedenle),? (?:ona |onun için |bize |bana )?/giu,
    '',
  ],
  // A head alone.
  [
    /(?:head|face)/i,
    /^(\s*(?:an? |the |my |our )?)((?:\p{L}+ ){0,3}\p{L}+?)( (?:with|wearing|in) [^,.;\uE000\n]+?)?,? (?:but )?(?:(?:just|only) (?:the |its |his |her )?(?:head|face)|(?:head|face) only)(?!\p{L})/giu,
    '$1$2 head$3',
  ],
  [
    /(?:head|face) of/i,
    /(?<!\p{L})(?:(?:just|only) )?(?:the |an? )?(?:head|face) of (an? |the |my |our )?((?:(?!(?:with|wearing|in|on|and)(?!\p{L}))\p{L}+ )?(?!(?:with|wearing|in|on|and)(?!\p{L}))\p{L}+)(?!\p{L})/giu,
    '$1$2 head',
  ],
  [
    /başı|kafası|yüzü/i,
    /^(\s*(?:bir )?)((?:\p{L}+ ){0,3}\p{L}+?),? (?:ama )?(?:sadece|yalnız|yalnızca) (?:başı|kafası|yüzü)(?: olsun| görünsün| işlensin)?(?!\p{L})/giu,
    '$1$2 başı',
  ],
  // Teeth hold what a mouth holds.
  [/teeth/i, /(?<!\p{L})(?:in|between) (its|his|her|their) teeth(?!\p{L})/giu, 'in $1 mouth'],
  [/dişleri/i, /(?<!\p{L})dişlerinin arasında/giu, 'ağzında'],
  // A flower that is called by what it looks like.
  [/trumpet/i, /(?<!\p{L})trumpet (?:flower|vine|bloom|blossom)(?!\p{L})/giu, 'lily'],
  [/trumpet/i, /(?<!\p{L})trumpet (?:flower|vine|bloom|blossom)s(?!\p{L})/giu, 'lilies'],
  // "Black cat on a pumpkin, witch hat": the cat wears it.
  [
    /hat|cap|beanie|crown|scarf|tie|bandana|glasses|beret|helmet|headphones/i,
    new RegExp(
      String.raw`^(\s*(?:an? |the )?(?:\p{L}+ ){0,2}(?:${BEARER}))((?: (?:sitting|standing|riding|sleeping|lying|perched|on|in))+ [^,\uE000\n]+), ((?!an? |the |and )(?:\p{L}+ ){0,2}(?:${WORN}))(?=\s*(?:,|\.|$))`,
      'giu',
    ),
    '$1 wearing a $3$2',
  ],
  // Over what is crossed: not on one of the two.
  [
    /çapraz/i,
    /(?<!\p{L})(çapraz(?:lanmış)?(?: duran)?),? (?:ve )?(?:üst|üzer)(?:ünde|inde|lerinde) (?:de )?(?=\p{L})/giu,
    '$1, en üstte ',
  ],
  // A bolt through a ball lies on it.
  [
    /through/i,
    /(?<!\p{L})with (an? (?:\p{L}+ ){0,2}\p{L}+) (?:going |running |shooting |striking )?through (?:it|him|her|the (?:middle|cent(?:er|re)))(?!\p{L})/giu,
    'with $1 on it',
  ],
  // On a back is a bag for it.
  [
    /sırt/i,
    /(?<!\p{L})sırtında(?:ki)? ((?:\p{L}+ ){0,2}?)(?:sırt )?çanta(?:sı)?(?: olan| olsun| var| taşıyan)?(?!\p{L})/giu,
    '$1sırt çantası takmış',
  ],
  // The worm of an apple, which Turkish calls a wolf.
  [
    /elma/i,
    /(?<!\p{L})(elma(?:nın|lar[ıi]n|da|daki|dan)?(?!\p{L}) (?:(?:üst|iç|üzer)(?:ünde|inde|ünden|inden)(?:ki)? )?[^,.;\uE000\n]{0,20}?)(?<!\p{L}|ve )kurt(?:çuk|cuk)?(?! köpe)(?!\p{L})/giu,
    '$1tırtıl',
  ],
  [/elma kurdu/i, /(?<!\p{L})elma kurdu(?!\p{L})/giu, 'tırtıl'],
  // "A worm, let it have glasses": what it has is said before it.
  [
    /olsun/i,
    /(?<=(?:bir|küçük|büyük|minik) )(\p{L}+) olsun,? (\p{L}{3,}l[ıiuü])(?=\s*(?:[,.;]|$))/giu,
    '$2 $1 olsun',
  ],
  // So many side by side, said last.
  [
    /yan yana/i,
    new RegExp(
      String.raw`^(\s*)([^,\uE000\n]+)((?:,[^\uE000\n]*)?), yan yana (${NUMBER_TR})(?: tane| adet| kez| kere| defa)?(?: tekrar\p{L}*| yinelen\p{L}*)?(?: etsin| eden| edilsin| olsun)?(?=\s*(?:[,.;]|$))`,
      'giu',
    ),
    '$1yan yana $4 $2$3',
  ],
  [
    /times/i,
    new RegExp(
      String.raw`^(\s*)(?:an? )?([^,\uE000\n]+?)((?:,[^\uE000\n]*)?),? repeat(?:ed|ing|s)? (${NUMBER_EN}) times(?: side by side| in a row| next to each other)?(?=\s*(?:[,.;]|$))`,
      'giu',
    ),
    '$1$4 $2 in a row$3',
  ],
  // A badge's edge.
  [
    /çizgi|şerit|kontur/i,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:arma|rozet|amblem|logo)(?!\p{L})[^\n]*)(?:kenarında|kenarlarında|kenarından|etrafında|etrafından|çevresinde) (?:da )?(?:ince |kalın )?(${COLOR_TR} )?(?:bir )?(?:ince |kalın )?(?:çizgi|şerit|kontur)(?: geçsin| olsun| dönsün| var)?(?!\p{L})`,
      'giu',
    ),
    '$1yuvarlak çerçeve',
  ],
  // Saturn and its like.
  [/planet/i, /(?<!\p{L})planet with (?:its |a |the )?rings?(?!\p{L})/giu, 'ringed planet'],
  // A pane of glass, and no pine.
  [/cam/i, /(?<!\p{L})cam(?:ın)? (?=önünde|kenarında|arkasında)/giu, 'pencere '],
  // What steam turns into is over what it comes from.
  [
    /steam|smoke/i,
    /(?<!\p{L})(?:with |and )?(?:the )?(?:steam|smoke) (?:that )?(?:turn(?:s|ing)|chang(?:es|ing)|transform(?:s|ing)|rising) into (?=\p{L})/giu,
    'with steam and above it ',
  ],
  // The ball of the game that it is for.
  [
    /voleybol tak/i,
    /(?<=(?<!\p{L})voleybol tak[^\n]*)(?<!\p{L})(?<!bol )top(?=\s*(?:,|\.|$))/giu,
    'voleybol topu',
  ],
  [
    /basketbol tak/i,
    /(?<=(?<!\p{L})basketbol tak[^\n]*)(?<!\p{L})(?<!bol )top(?=\s*(?:,|\.|$))/giu,
    'basketbol topu',
  ],
  // A thin border of no things is a line.
  [
    /bordür/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:kenarında|kenarlarında|etrafında|çevresinde) (?:ince |sade )?(${COLOR_TR} )?(?:rengi |renk )?(?:bir )?(?:ince|sade) (?:bir )?bordür(?: olsun| var)?(?!\p{L})`,
      'giu',
    ),
    '$1dikdörtgen çerçeve',
  ],
  // A stethoscope is drawn as a heart.
  [
    /stetoskop/i,
    /(?<!\p{L})stetoskop(?:(?:tan|la)?,? (?:yapılmış|yapılan|oluşan|oluşmuş) kalp|u?,? kalp (?:şeklinde|biçiminde) (?:kıvrılmış|bükülmüş|duran)(?: olsun)?)(?!\p{L})/giu,
    'stetoskop',
  ],
  [
    /stethoscope/i,
    /(?<!\p{L})(?:an? )?heart (?:made|formed|shaped) (?:of|from|by|out of|with) an? stethoscope(?!\p{L})/giu,
    'a stethoscope',
  ],
  // Birds of a tree that is there sit in it.
  [
    /ağacı/i,
    /(?<!\p{L})(ağacı(?: motifi| deseni)?),? dallarında (?=(?:bir|iki|üç|dört|birkaç|\d+|\p{L}+l[ae]r)(?!\p{L}))/giu,
    '$1, üstünde ',
  ],
  // A hat that nobody named is not there.
  [
    /on (?:his|her|its) hat/i,
    /^((?:(?!(?<!\p{L})hats?(?!\p{L}))[^\n])*)on (his|her|its) hat(?!\p{L})/giu,
    '$1on $2 head',
  ],
  // A player's number.
  [/numara/i, /(?<!\p{L})numara(?:sı)?:? (\d{1,3})(?![\d\p{L}])/giu, '“$1” yazsın'],
  // "A tractor in a field, green with yellow wheels": said of the tractor.
  [
    /with/i,
    new RegExp(
      String.raw`^(\s*(?:an? |the |my )?)((?:\p{L}+ )?\p{L}+) ((?:in|on) an? [^,\uE000\n]+), (${COLOR_EN}) with (${COLOR_EN} \p{L}+)(?=\s*(?:,|\.|$))`,
      'giu',
    ),
    '$1$4 $2 $3 with $5',
  ],
  // What a badge is for has its things said after it.
  [
    /patch|badge|emblem/i,
    /(?<!\p{L})round (?:cap|hat|jacket|bag|backpack|vest|club|team|shoulder|sleeve) (?:patch|badge|emblem)(?!\p{L})/giu,
    'round badge',
  ],
  [
    /badge|crest|emblem/i,
    /(?<!\p{L})(?:football|soccer|basketball|volleyball|hockey|rugby|baseball|softball|cricket) (?:club |team )?(badge|crest|emblem)(?= with an? (?!(?:\p{L}+ )?(?:ball|bat|stick|puck)))/giu,
    '$1',
  ],
  // As many as there are eyes.
  [
    /eyes/i,
    /(?<=with )(\p{L}{3,}s) (?:in|for|as|instead of) (?:its |his |her |the )?eyes(?!\p{L})/giu,
    'two $1 in its eyes',
  ],
  // White dots are its own.
  [
    /mushroom|toadstool/i,
    /(?<!\p{L})(?:red )?(mushrooms?|toadstools?) with (?:little |small |big )?white (?:polka )?(?:dots|spots)(?!\p{L})/giu,
    'red $1',
  ],
  [
    /mantar/i,
    /(?<!\p{L})(?:kırmızı(?: üzeri| üstü)? )?beyaz (?:benekli|noktalı|puantiyeli) (?:kırmızı )?(?=mantar)/giu,
    'kırmızı ',
  ],
  // "My dog is a black pug, can you make him sit on a skateboard": one dog.
  [
    /^\s*(?:my|our) (?:\p{L}+ )?(?:dog|cat|puppy|kitten|horse|rabbit|bunny|parrot|hamster) is /iu,
    /^\s*(?:my|our) (?:\p{L}+ )?(?:dog|cat|puppy|kitten|horse|rabbit|bunny|parrot|hamster) is (an? [^,\uE000\n]+?)[,.;] (?:so )?(?:please |can you |could you |i want you to )+(?:make|draw|do|put|sew|stitch|show) (?:him|her|it) /giu,
    '$1, ',
  ],
  // "Grandma's kitchen in cursive with a bowl": what is written so.
  [
    /in (?:cursive|script)/i,
    /^\s*(?!an? |the |my |our |two |three |one |names? |words? |letters? |initials? |dates? |text )((?:(?!(?:with|written|saying|says|on|under|above|below|beside|around|inside|of)(?!\p{L}))[\p{L}'’&]+ ){0,4}[\p{L}'’&]+?) (?:written )?in (?:cursive|script)(?: letters| writing| font| lettering)?(?= with |,| and an? |$)/giu,
    '“$1” in script',
  ],
  // Where it is sewn.
  [
    /collar/i,
    /(?<!\p{L})for (?:an?|the|my|her|his) (?:shirt |dress |blouse |lace |linen )?collars?(?!\p{L})/giu,
    ' ',
  ],
  [
    /born/i,
    /(?<!\p{L})born (?:on )?(?=(?:\d|january|february|march|april|may|june|july|august|september|october|november|december))/giu,
    '',
  ],
];
