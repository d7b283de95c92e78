import { BY_CLASS } from './said-by-class.table.ts';
import { GEAR_AND_VERBS } from './said-of-gear-and-verbs.table.ts';
import { COLOR_EN, COLOR_TR } from './said-of-reasons.table.ts';
import { RANKS } from './said-of-ranks.table.ts';
import type { Plainly } from './said-of-people.table.ts';

/*
 * Couples of things, mothers with their young, dogs that are walked; stripes that are said after what
 * has them; shirts of two children; wishes with how many years; clubs with their year; the sun that rises behind something.
 */

const YOUNG =
  '(?:baby|calf|foal|lamb|kittens?|pupp(?:y|ies)|cubs?|fawn|chicks?|ducklings?|pups?|joey)';
const CLOTHES_TR =
  '(?:elbiseli|gömlekli|ceketli|pantolonlu|kazaklı|etekli|paltolu|montlu|formalı|gelinlikli|takım elbiseli)';
const WORN_EN =
  '(?:scarf|hat|cap|bandana|sweater|jumper|dress|tie|bow ?tie|socks|beanie|shirt|collar)';

/** Read before the others. */
export const COUPLES_AND_PARTS: readonly Plainly[] = [
  ...RANKS,
  ...BY_CLASS,
  ...GEAR_AND_VERBS,
  [
    /couple/i,
    /(?<!\p{L})(avocado|taco|cookie|cupcake|toast|egg|pizza|doughnut|donut|cactus|mushroom|strawberry|lemon|pumpkin|pear|apple|peach|coffee cup|mug|tooth|cloud)s? couple,? (?:holding hands|in love|hugging|kissing)(?!\p{L})/giu,
    'two $1',
  ],
  [
    /couple/i,
    /(?<!\p{L})(?!(?:old|young|happy|cute|married|wedding|dancing|bride|the|an?|elderly|loving|newly|just|this|our|lovely|sweet|romantic|retired|senior|gay|lesbian|power|penguin|couple|love|running|skeleton|sleeping|kissing|hugging|beautiful|little|adorable|gnome)(?!\p{L}))(\p{L}{3,15}) couple,? (?:holding hands|in love|hugging|kissing)(?!\p{L})/giu,
    'two $1 facing each other',
  ],
  [
    /çift/i,
    /(?<!\p{L})(kuğu|penguen|baykuş|kumru|güvercin|flamingo|tavşan|kedi|köpek|ayı|tilki|papağan|kuş|avokado|muhabbet kuşu|leylek|geyik|fil|zürafa|aslan) çifti(?!\p{L})/giu,
    'iki $1',
  ],
  [
    /lick|nuzzl|groom|nurs|kiss|feed|sniff/i,
    new RegExp(
      String.raw`(?<!\p{L})(\p{L}{3,20}) (?:licking|nuzzling|grooming|nursing|kissing|feeding|sniffing|cleaning) (?:a|an|the|her|his|its) (?:\p{L}+ )?${YOUNG}(?!\p{L})`,
      'giu',
    ),
    'mother $1 and baby $1',
  ],
  [
    /yavru/i,
    /(?<!\p{L})yavrusunu (?:yalayan|emziren|öpen|besleyen|koklayan|seven|temizleyen) (\p{L}{2,20})(?!\p{L})/giu,
    '$1 ve yavrusu',
  ],
  [
    /walking|walks/i,
    /(?<!\p{L})(?:out )?walk(?:ing|s) (?:an?|the|her|his|their) ((?:\p{L}+ )?(?:dogs?|pupp(?:y|ies)|poodle|corgi|dachshund|labrador))(?!\p{L})/giu,
    'with a $1',
  ],
  [
    /gezdir/i,
    /(?<!\p{L})(?:köpeğini|köpek|köpeği|köpeklerini) gezdiren ((?:\p{L}+ )?\p{L}+)(?!\p{L})/giu,
    '$1 ve köpek',
  ],
  [
    /gezdir/i,
    /(?<!\p{L})(?:köpeğini|köpek|köpeği) (?:gezdiriyor|gezdirsin)(?!\p{L})/giu,
    've köpek',
  ],
  [
    /strip|check|dot/i,
    new RegExp(
      String.raw`(?<!\p{L})(with|wearing|in) an? ((?:\p{L}+ )?${WORN_EN})(?: (?:around|on) (?:its|his|her|the) (?:neck|head))?,? (?:with )?(${COLOR_EN}) and (${COLOR_EN}) (?:stripes|striped)(?!\p{L})`,
      'giu',
    ),
    '$1 a $3 and $4 striped $2',
  ],
  // Who is there is named before where he is.
  [
    /elbiseli|gömlekli|ceketli|pantolonlu|kazaklı|etekli|paltolu|montlu|formalı|gelinlikli/i,
    new RegExp(
      String.raw`(?<!\p{L})((?:(?:${COLOR_TR}) )?\p{L}+[ıiuü]n) (üstünde|üzerinde|sırtında|altında|yanında|arkasında|önünde)(?:ki)? ((?:(?:${COLOR_TR}) )?${CLOTHES_TR} \p{L}+)(?!\p{L})`,
      'giu',
    ),
    '$3 $1 $2',
  ],
  [
    /biri/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:iki|2) (çocuk|kız|oğlan|erkek çocuk|futbolcu|adam|kadın|kardeş|ayı|tavşan|kedi|köpek)(?:lar)?,? (?:biri|birisi) (${COLOR_TR})(?: (?:formalı|elbiseli|tişörtlü|kazaklı|giyimli))?,?(?: diğeri| öteki| biri| birisi) (${COLOR_TR}) (?:formalı|elbiseli|tişörtlü|kazaklı|giyimli)(?: olsun)?(?!\p{L})`,
      'giu',
    ),
    '$2 elbiseli bir $1 ve $3 elbiseli bir $1',
  ],
  [
    /one in/i,
    new RegExp(
      String.raw`(?<!\p{L})(?:two|2) (kid|boy|girl|child|player|man|woman|bear|rabbit|cat|dog)(?:s|ren)?((?: \p{L}+ing(?: \p{L}+)?)?),? one in (?:an? )?(${COLOR_EN})(?: (?:shirt|jersey|dress|sweater))?,? (?:and )?(?:one|the other) in (?:an? )?(${COLOR_EN})(?: (?:shirt|jersey|dress|sweater))?(?!\p{L})`,
      'giu',
    ),
    'one $1 in a $3 dress and one $1 in a $4 dress,$2',
  ],
  [
    /happy/i,
    /(?<![\p{L}"“])(happy \p{N}{1,3}(?:st|nd|rd|th) (?:wedding )?(?:anniversary|birthday)),? (?:to )?(\p{Lu}\p{Ll}+(?: (?:&|and) \p{Lu}\p{Ll}+)?)(?=\s*(?:$|[,.;]))/gu,
    '“$1” “$2”',
  ],
  [
    /kutlu olsun/i,
    /(?<![\p{L}\p{N}"“])(\p{N}{1,3}\. (?:evlilik |doğum )?(?:yıl ?dönüm|yaş gün|yaş|yıl)\p{L}* kutlu olsun)(?!["”\p{L}])/giu,
    '“$1”',
  ],
  [
    /\p{N}{4} (?:badge|patch|crest|logo|emblem|arma|logosu|rozet)/u,
    /^\s*((?:\p{Lu}[\p{Ll}']+ ){1,4}\p{N}{4}) (badge|patch|crest|logo|emblem|arması|logosu|rozeti)(?=\s*(?:$|,| with| ile| featuring))/gu,
    '“$1” $2',
  ],
  [
    /arkasından/i,
    /(?<!\p{L})arkasından (?:doğan|yükselen|batan|çıkan|görünen) (?=güneş|ay(?!\p{L})|dolunay)/giu,
    'arkasında ',
  ],
  [/burnu/i, /,? burnu havuç(?:tan)?(?: olsun| olan)?(?!\p{L})(?<=kardan adam[^\n\uE000]*)/giu, ''],
  [/gelin damat/i, /(?<!\p{L})gelin damat(?!\p{L})/giu, 'gelin ve damat'],
  [
    /blowing/i,
    /(?<!\p{L})blowing (?:on |at )?(?:an? |the |some )?dandelions?(?: (?:seeds?|clocks?|fluff|puffs?))?(?!\p{L})/giu,
    'holding a dandelion',
  ],
  [
    /karahindiba/i,
    /(?<!\p{L})karahindiba(?:ya|yı| tohumlarını| tohumu)? üfley?en (?=\p{L})/giu,
    'elinde karahindiba olan ',
  ],
  // The fruit's flower, and no colour, where that or a fruit is what is asked for.
  [
    /nar çiçeği/i,
    /(?<=^\s*(?:nar (?:ve|ile) )?)nar çiçeği(?! reng)(?! motifi)(?!\p{L})/giu,
    'nar çiçeği motifi',
  ],
];
