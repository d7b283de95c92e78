import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';

/*
 * "A bunny with floppy ears", "kıvırcık saçlı kız": how a part of somebody is shaped. A drawing has parts of
 * its own; what it has not so is told.
 */

const SHAPES_EN =
  'long|short|big|huge|large|giant|tiny|small|little|floppy|droopy|drooping|lop|curly|curled|wavy|straight|spiky|pointy|pointed|bushy|fluffy|thick|thin|crooked|folded|perky|upright|skinny|chubby|wrinkled|wrinkly|wide|raised|lifted|round|sharp|broken|torn|missing';
const PARTS_EN =
  'ears?|tails?|eyes|nose|snout|whiskers|hair|beard|mustache|moustache|legs?|arms|neck|horns?|antlers|mane|fur|teeth|tooth|tongue|beak|claws|paws|wings|eyebrows|cheeks|belly|trunk|feet|tentacles';
const SHAPED_EN = new RegExp(
  String.raw`(?<!\p{L})(?:with|has|having|and) (?:an? |the |its |his |her |their |very |really |one |two )*(?<shape>(?:(?:${SHAPES_EN})(?:,? and |, | )?){1,2}) ?(?<part>${PARTS_EN})(?!\p{L})`,
  'giu',
);

const SHAPES_TR =
  'uzun|kısa|büyük|kocaman|iri|küçük|minik|ufak|sarkık|düşük|kıvırcık|kıvrık|dalgalı|düz|dikenli|sivri|kabarık|gür|kalın|ince|çarpık|kırışık|dik|yuvarlak|keskin|kırık|kopuk|kesik|yırtık';
/** By their stems: the ending says whose they are. */
const PARTS_TR =
  'kula[kğ]|kuyru[kğ]|göz|burun|burn|bıyı[kğ]|saç|sakal|baca[kğ]|kol|boyun|boyn|boynuz|yele|tüy|diş|dil|gaga|pençe|pati|kanat|kanad|kaş|yana[kğ]|göbe[kğ]|hortum|aya[kğ]';
const SHAPED_TR = new RegExp(
  String.raw`(?<!\p{L})(?:(?<shape>${SHAPES_TR})(?: (?:${SHAPES_TR}))? (?<part>(?:${PARTS_TR})l[ıiuü])|(?:bir )?(?<part2>(?:${PARTS_TR})(?:l[ae]r)?s?[ıiuü]) (?:çok )?(?<shape2>${SHAPES_TR})(?= ?(?:$|[,.;\uE000]|olsun|olan|ve (?!\p{L}+ (?:${PARTS_TR})))))(?!\p{L})`,
  'giu',
);

/** What drawings have so anyway: of whom, the shape, the part. */
const HAD_SO: readonly (readonly [of: RegExp, shape: RegExp, part: RegExp])[] = [
  [/lop-rabbit|basset|spaniel|beagle|poodle/, /flopp|droop|lop|sark|düş|long|uzun/, /ear|kula/],
  [
    /rabbit|hare|bunny|donkey|kangaroo/,
    /long|big|uzun|büyük|kocaman|dik|upright|perky/,
    /ear|kula/,
  ],
  [
    /elephant|mouse|rat$|koala|bat$|chihuahua|corgi|french-bulldog/,
    /big|huge|large|büyük|kocaman|round|yuvarlak/,
    /ear|kula/,
  ],
  [/elephant|mammoth/, /long|uzun/, /trunk|hortum/],
  [
    /giraffe|swan|flamingo|ostrich|heron|crane|stork|llama|alpaca|goose/,
    /long|uzun|ince|thin/,
    /neck|boy|leg|baca/,
  ],
  [
    /squirrel|fox|raccoon|husky|collie|skunk/,
    /bushy|fluffy|big|thick|long|kabarık|gür|uzun/,
    /tail|kuyru/,
  ],
  [
    /peacock|monkey|lemur|dragon|phoenix|mouse|rat$|dinosaur|lizard/,
    /long|curl|big|uzun|kıvrık|büyük/,
    /tail|kuyru/,
  ],
  [/owl|frog|cat|chameleon|bug|fly/, /big|huge|large|round|büyük|kocaman|iri|yuvarlak/, /eye|göz/],
  [
    /ram|bull|goat|ox$|buffalo|deer|moose|ibex/,
    /big|large|curl|long|sharp|büyük|kıvrık|uzun|sivri/,
    /horn|antler|boynuz/,
  ],
  [/lion|horse|unicorn/, /big|long|flow|thick|fluffy|uzun|gür|kabarık/, /mane|yele/],
  [
    /santa|gnome|wizard|grandfather|old-man|viking|dwarf/,
    /long|white|big|uzun|kabarık/,
    /beard|sakal/,
  ],
  [/mermaid|girl|woman|princess|bride|fairy|rapunzel|lady/, /long|uzun|straight|düz/, /hair|saç/],
  [/shark|crocodile|t-rex|dinosaur|wolf|vampire/, /sharp|big|sivri|keskin|büyük/, /teeth|diş/],
  [
    /pelican|toucan|stork|hummingbird|heron|crane|kiwi|woodpecker/,
    /long|big|uzun|büyük/,
    /beak|gaga/,
  ],
  [/octopus|jellyfish|squid/, /long|curl|uzun|kıvrık/, /tentacles|kol/],
  [/sheep|lamb|poodle|llama|alpaca/, /curly|fluffy|thick|kıvırcık|kabarık/, /fur|hair|tüy|wool/],
  [/butterfly|eagle|dragon|angel|bat$|wing/, /big|large|huge|wide|büyük|kocaman/, /wing|kana/],
  [/mustache/, /./, /mustache|moustache|bıyı/],
];

const HAND_IN_HAND = /(?<!\p{L})(?:holding (?:hands|paws)|hand in hand|el ele)(?!\p{L})/iu;
const HOLDS_HANDS = /couple|holding-hands|people|halay|hug|friends|bride|groom/;
/** "An avocado couple holding hands": two of whom none has hands, or has them free. */
function handsTold(typed: string, subjects: readonly ReadSubject[]): string[] {
  const said = HAND_IN_HAND.exec(typed)?.[0];
  const isShown = subjects.some(
    ({ motif, embraced, stands }) =>
      embraced || stands?.kind === 'hugging' || HOLDS_HANDS.test(motif),
  );
  return said && !isShown ? [said] : [];
}

/** Seen from the front, whichever side is asked for. */
const FRONTAL =
  /-face$|^fluent:(?:wolf|fox|bear|lion|panda|unicorn|koala|frog|raccoon)$|^ilmek:\w[\w-]*-head$/;
const PROFILE =
  /(?<!\p{L})(?:in profile|(?:side )?profile(?: view)?|side view|from the side|profilden|yandan(?: görünen| görünüş\p{L}*| bakan)?)(?!\p{L})/iu;
const ASIDE = /ilmek:(?:eagle|deer|horse)-head$/;

/** "Letter M made of wildflowers": they are beside it. */
const LETTER_OF =
  /(?<!\p{L})(?:letter|initial|number) [\p{Lu}\p{N}]{1,2} ((?:made|formed|built|composed)(?: up)? (?:of|from|out of) (?:\p{L}+ )?\p{L}+)/giu;

/** How things are seen or what they do together, and the drawings that show it. */
const SIGHTS: readonly (readonly [said: RegExp, shown: RegExp])[] = [
  [
    /(?<!\p{L})(?:(?:viewed?|seen) from (?:behind|the back)|(?:back|rear) view|arkadan görün\p{L}*|sırtı dönük)(?!\p{L})/iu,
    /behind|back|cat-heart|ballerina|silhouette/,
  ],
  [/(?<!\p{L})(?:flamingo|ördek) simidi(?!\p{L})/iu, /^$/],
  [
    /(?<!\p{L})(?:constellations?|takımyıldızı)(?!\p{L})/iu,
    /constellation|dipper|zodiac|:(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)$/,
  ],
];

/** Manners that are a pattern's, and that nobody who lives and nothing that grows is drawn in. */
const MANNER =
  /(?<!\p{L})(?:geometric(?:al)?|tribal|abstract|geometrik|soyut)(?! (?:patterns?|shapes?|frames?|borders?|motifs?|lines?|desen\p{L}*|çerçeve\p{L}*|bordür\p{L}*|motif\p{L}*|şekil\p{L}*|preset|elements?))(?!\p{L})/iu;
const GROWN_OR_ALIVE: ReadonlySet<string> = new Set([
  'animal',
  'bird',
  'insect',
  'sea',
  'face',
  'person',
  'flower',
  'tree',
]);
function mannerTold(typed: string, subjects: readonly ReadSubject[], index: MotifIndex): string[] {
  const said = MANNER.exec(typed)?.[0];
  const isOf = subjects.some(
    ({ motif, from }) =>
      GROWN_OR_ALIVE.has(index.motifs.get(motif)!.kind) &&
      !/geometri|tribal|kabile/.test(from.lower),
  );
  return said && isOf ? [said] : [];
}

/** Shapes of parts that no drawing of these has, as typed. */
export function shapesTold(
  typed: string,
  subjects: readonly ReadSubject[],
  index: MotifIndex,
): string[] {
  if (subjects.length === 0) return [];
  const hands = handsTold(typed, subjects);
  hands.push(...mannerTold(typed, subjects, index));
  hands.push(...Array.from(typed.matchAll(LETTER_OF), ([, of]) => of));
  hands.push(
    ...SIGHTS.flatMap(([said, shown]) =>
      subjects.some(({ motif }) => shown.test(motif)) ? [] : (said.exec(typed)?.slice(0, 1) ?? []),
    ),
  );
  const side = PROFILE.exec(typed)?.[0];
  if (side && subjects.some(({ motif }) => FRONTAL.test(motif) && !ASIDE.test(motif)))
    hands.push(side);
  const found = [SHAPED_EN, SHAPED_TR].flatMap((said) => [...typed.matchAll(said)]);
  const told = found.flatMap(({ 0: whole, groups }) => {
    const part = (groups?.part ?? groups?.part2 ?? '').toLowerCase();
    const shape = (groups?.shape ?? groups?.shape2 ?? 'long').toLowerCase();
    const isHad = HAD_SO.some(
      ([of, its, named]) =>
        named.test(part) && its.test(shape) && subjects.some(({ motif }) => of.test(motif)),
    );
    return isHad
      ? []
      : [
          whole
            .replace(/^(?:with|has|having|and) (?:an? |the |its |his |her |their )?/iu, '')
            .trim(),
        ];
  });
  return [...hands, ...new Set(told)].filter(
    (one) => !told.some((other) => other !== one && other.includes(one)),
  );
}
