import type { Plainly } from './said-of-people.table.ts';

/*
 * Turns that stand for whole classes: words with two meanings told apart by what is beside them, parts
 * that are their owner's, places that say of what sort a thing is, what somebody is said to like.
 */

/** Towns and lands that say of what sort a thing is; sorts of their own names stay. */
const FROM_TR =
  'denizli|amasya|malatya|bursa|maraş|urfa|diyarbakır|aydın|izmir|sivas|konya|erzurum|trabzon|rize|antalya|adana|mersin|hatay|kayseri|edirne|çanakkale|muğla|bodrum|isparta|manisa|finike|anamur|silifke|gemlik|ayvalık|beypazarı|van|ankara|antep|gaziantep';
const OWN_SORT = '(?!kedi|fıst|saat kule|göl)';
const ZODIAC =
  'leo(?= lion)|taurus(?= bull)|aries(?= ram)|capricorn(?= goat)|pisces(?= fish)|scorpio(?= scorpion)|cancer(?= crab)|virgo(?= maiden)|libra(?= scales)|gemini(?= twins)|sagittarius(?= archer)';
/** Who may have a trunk raised. */
const RAISED = '(?:raised|lifted|upturned|uplifted|curled|long)';

export const BY_CLASS: readonly Plainly[] = [
  // Trunks are their elephant's.
  [
    /trunk/i,
    new RegExp(
      String.raw`(?<=(?:elephants?|mammoths?)(?!\p{L})[^.\uE000]{0,40} )with (?:an? |its |his |her )?(?:${RAISED} trunk|trunk ${RAISED}|trunk up)(?: and(?= (?:an? |the |two |three )))?(?!\p{L})`,
      'giu',
    ),
    'with',
  ],
  // What somebody paints like is not there: "kaplumbağa terbiyecisi gibi".
  [/gibi/i, /(?<!\p{L})\p{L}{3,} \p{L}{2,}[cç][ıiuü]s[ıiuü] gibi(?! giyin)(?=\s+\p{L})/giu, ' '],
  // A hanger for plants, and not for clothes.
  [
    /makrome|macram/i,
    /(?<!\p{L})(?:in |with |on )?(?:an? |the )?(?:makrome|macram[eé]) (?:askı(?:da|sında|lık|lıkta|sı|lı)?(?:ki)?|(?:plant |pot )?hangers?|(?:plant |pot )?holders?)(?!\p{L})/giu,
    ' ',
  ],
  // A key among tools turns nuts.
  [
    /anahtar/i,
    /(?<=(?:servis|tamir|usta|sanayi|garaj|oto|tesisat|tornavida|pense|çekiç|alet)\p{L}*(?!\p{L})[^.\uE000]{0,60} )anahtar(?=\s*(?:ve|ile|,|$))|(?<!\p{L})anahtar(?= (?:ve|ile) (?:tornavida|pense|çekiç|çark|dişli|somun)|, (?:tornavida|pense|çekiç|dişli))/giu,
    'ingiliz anahtarı',
  ],
  [
    /ribbon|scroll|banner/i,
    /(?<!\p{L})on (?:an? |the )?(?:ribbon|scroll) banner(?!\p{L})/giu,
    'on a ribbon',
  ],
  // There are its chimneys.
  [
    /kapadokya/i,
    /(?<!\p{L})kapadokya (?:sıcak hava )?balon(?:lar)?(?!\p{L})/giu,
    'peri bacaları üstünde sıcak hava balonları',
  ],
  [
    /cappadocia/i,
    /(?<!\p{L})cappadocia (?:hot[- ]air )?balloons?(?!\p{L})/giu,
    'hot air balloons over fairy chimneys',
  ],
  [
    /horseshoe/i,
    /(?<!\p{L})(?:in|inside|within|framed by|with) an? horseshoe frame(?!\p{L})/giu,
    'inside a horseshoe',
  ],
  [/nalı?n? çerçeve/i, /(?<!\p{L})nal çerçeve(?:de|si içinde| içinde)?(?!\p{L})/giu, 'nal içinde'],
  // A sign and its beast are one.
  [new RegExp(ZODIAC), new RegExp(String.raw`(?<!\p{L})(${ZODIAC}) \p{L}+(?!\p{L})`, 'giu'), '$1'],
  // Worn, it is a crown.
  [
    /wreath|garland/i,
    /(?<!\p{L})wearing (?:an? )?((?:\p{L}+ ){0,2})(?:wreath|garland)(?:s)?(?!\p{L})/giu,
    'wearing a $1crown',
  ],
  [
    /çelen/i,
    /(?<!\p{L})(?:başında )?(?:çiçek |papatya |gül |defne )?çelen(?:k|gi) (?:takan|takmış|takılı|olan)(?= \p{L})/giu,
    'çiçek tacı takan',
  ],
  // Of what sort it is, by its town.
  [
    new RegExp(FROM_TR),
    new RegExp(
      String.raw`(?<!\p{L})(?:${FROM_TR}) ${OWN_SORT}(?=\p{L}{2,}[ıiuü](?!\p{L}))(?!\p{L}+l[ıiuü](?!\p{L}))`,
      'giu',
    ),
    '',
  ],
  // A team's mother is lettered as any other.
  [/team/i, /(?<= |^)team (?=(?:mom|mum|mama|dad|grandma|grandpa)(?!\p{L}))/giu, ''],
  [/in basket/i, /(?<= )in basket(?!\p{L})(?! ?ball)/giu, 'in a basket'],
  // How it is to be comes after who it is.
  [
    /i want (?:her|him|it|them)/i,
    /,? (?:and )?i (?:want|would like|need) (?:her|him|it|them)(?: to be)? (?=\p{L}+ing(?!\p{L}))/giu,
    ' ',
  ],
  // The pattern, and not what is eaten.
  [
    /baklava/i,
    /(?<!\p{L})baklava (?:motifi|motifleri|deseni|desenli|dilimi|şekli|desenleri)(?!\p{L})/giu,
    'eşkenar dörtgen',
  ],
  [
    /eczane|eczacı/i,
    /(?<!\p{L})(?:eczane|eczacı(?:lık)?) (?:yılan(?:ı|lı)?)(?:,? (?:ve )?(?:kupa|kadeh|kase|tas)(?:sı|sı)?)?(?!\p{L})/giu,
    'eczane sembolü',
  ],
  [
    /hygieia/i,
    /(?<!\p{L})(?:pharmacy )?(?:snake and (?:cup|bowl)|cup and snake)(?!\p{L})/giu,
    'bowl of hygieia',
  ],
  [
    /mexican|meksika/i,
    /(?<!sugar )(?<!\p{L})skulls?(?=[^.\n]*(?<!\p{L})mexican(?!\p{L}))/giu,
    'sugar skull',
  ],
  // Two of them in different colours are no pair of one drawing.
  [/muhabbet/i, /(?<!\p{L})(iki|2|üç|3|dört|4) muhabbet kuşu(?!\p{L})(?! çifti)/giu, '$1 papağan'],
  // What a shape is made of, in one word.
  [
    /[dt]an (?:\p{L}+ ){0,2}(?:kalp|yıldız)/u,
    /(?<!\p{L})(papatya|lavanta|yaprak|karanfil|boncuk|yonca|mantar|ortanca|kasımpatı)[dt]an (?:yapılmış |oluşan |yapılan |yapılma |bir )*(?=(?:kalp|yıldız)(?!\p{L}))/giu,
    '$1lardan oluşan ',
  ],
  [
    /[dt]en (?:\p{L}+ ){0,2}(?:kalp|yıldız)/u,
    /(?<!\p{L})(çiçek|gül|lale|menekşe|gelincik|kelebek|kiraz|çilek|pati|leylek|zambak|sümbül|nilüfer)[dt]en (?:yapılmış |oluşan |yapılan |yapılma |bir )*(?=(?:kalp|yıldız)(?!\p{L}))/giu,
    '$1lerden oluşan ',
  ],
  [/peas in a pod/i, /(?<!\p{L})(?:two|three) peas in a pod(?!\p{L})/giu, 'a pea pod'],
  // At the ears something is on the head.
  [
    /ears|horns/i,
    /(?<!\p{L})(?:around|behind|between|on|over|in) (?:the|its|his|her|their|both) (?:ears|horns)(?!\p{L})/giu,
    'on its head',
  ],
  // Who is in a balloon is in its basket.
  [
    /balon/i,
    /(?<!\p{L})(?<!sıcak hava )(?:uçan )?balon(?:un)? (?:içinde|sepetinde|içindeki|sepetindeki)(?= \p{L})/giu,
    'sıcak hava balonu içinde',
  ],
  [/golden doodle/i, /(?<!\p{L})golden doodle/giu, 'goldendoodle'],
  [/sushi/i, /(?<!\p{L})sushi rolls?(?!\p{L})/giu, 'sushi'],
  [/curled up around/i, /(?<!\p{L})curled up around(?!\p{L})/giu, 'hugging'],
  // Above whoever is holy.
  [
    /halo/i,
    /(?<!\p{L})with (an? |its |his |her )?((?:gold(?:en)? )?halo)(?!\p{L})(?! (?:above|over|on|around))/giu,
    'with $1$2 above it',
  ],
  // A wish, a name and an age: the age is a line of its own.
  [
    /birthday/i,
    /(?<!["“\p{L}])(happy birthday(?:,? \p{L}+){0,2}?),? (\p{N}{1,3}) (?:years?(?: old)?|yrs?)(?!\p{L}|["”])/giu,
    '"$1", "$2 Years", birthday ',
  ],
];
