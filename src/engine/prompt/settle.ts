import type { MotifIndex } from './motif-index.ts';
import { PLURAL_COUNT, type ReadSubject } from './parse-state.ts';
import type { Arrangement, PromptLanguage, RelationKind, SubjectPlace } from './plan.ts';

/* What a prompt leaves open of its things: how many there are, and where in a ring. */

/** Arrangements that one copy would not make. */
const OF_MANY: ReadonlySet<Arrangement> = new Set([
  'wreath',
  'bouquet',
  'repeat',
  'row',
  'scatter',
]);

/** Whether a thing is what a ring is made of. */
export const isOfRing = ({ place }: ReadSubject, arrangement: Arrangement | undefined): boolean =>
  (arrangement === 'wreath' || arrangement === 'border') &&
  (place === 'any' || place === 'around' || place === 'border');

/** Where a thing is that stands so to a ring. */
const TO_A_RING: Partial<Record<RelationKind, SubjectPlace>> = {
  in: 'middle',
  under: 'bottom',
  over: 'top',
};

/** "A wreath of eucalyptus with two rings below": below all of it, not below one of its leaves. */
function besideRings(subjects: readonly ReadSubject[], arrangement: Arrangement | undefined): void {
  for (const subject of subjects) {
    const { stands } = subject;
    const place = stands && TO_A_RING[stands.kind];
    if (!place || stands.other === subject || !isOfRing(stands.other, arrangement)) continue;
    subject.stands = undefined;
    subject.place = place;
  }
}

/** "A cherry branch and a bird": it sits there. */
function onBranches(subjects: readonly ReadSubject[]): void {
  const branch = subjects.find(
    ({ motif, stands, count }) => /branch$/.test(motif) && !stands && count === 1,
  );
  if (!branch || subjects.length > 3) return;
  for (const subject of subjects) {
    const isFree = !subject.stands && subject.place === 'any' && subject !== branch;
    if (isFree && SITS.test(subject.motif)) subject.stands = { kind: 'on', other: branch };
  }
}

const SITS =
  /:(?:bird|cardinal|swallow|blackbird|bluebird|robin|sparrow|canary|owl|parrot|hummingbird|dove|woodpecker|finch|squirrel|chipmunk|koala)$/;

/** Rounds subjects off: how many where nothing was said, and no ring around nothing. */
export function settled(
  subjects: ReadSubject[],
  arrangement: Arrangement | undefined,
  hasMiddle: boolean,
  { language, index }: { language: PromptLanguage; index: MotifIndex },
): ReadSubject[] {
  besideRings(subjects, arrangement);
  if (!arrangement) onBranches(subjects);
  const isRing = arrangement === 'wreath' && hasMiddle;
  // "Papatyalı taç içinde “Ada”": the words are in it, the daisies are it.
  if (isRing && subjects.every(({ place }) => place === 'middle'))
    for (const subject of subjects) Object.assign(subject, { place: 'any', counted: false });
  const alone = !hasMiddle && subjects.every(({ place }) => place === 'around');
  const centred = subjects.some(({ place }) => place === 'middle');
  for (const subject of subjects) {
    if (alone) subject.place = 'any';
    if (arrangement === 'wreath' && centred && subject.place === 'any') subject.place = 'around';
    const one = arrangement === 'row' && subjects.length > 1;
    // "A tree with peacocks on both sides": one on each.
    const isLone = hasMiddle && subjects.length === 1;
    const isPair = arrangement === 'symmetry' && (isLone || subjects.length > 1) && !subject.stands;
    const isLed = subject.count > 1 || subject !== subjects[0];
    // "Two peacocks facing each other, a tree between them": one tree.
    const isBetween =
      (subject.place === 'middle' && subject.count === 1 && isLed) ||
      // "Two finches on a thistle, facing each other".
      subjects.some((one) => one.stands?.other === subject && one.counted && one.count > 1);
    if (isPair && !isBetween && !subject.counted && (isLed || isLone)) {
      subject.count = 2;
      continue;
    }
    const { stands } = subject;
    // "Two penguins wearing scarves": one each.
    const isHad = stands?.kind === 'wearing' || stands?.kind === 'holding';
    if (isHad && !subject.counted && stands.other.count > 1) {
      subject.count = Math.min(subject.count, stands.other.count);
      continue;
    }
    if (subject.counted && subject.count % 2 === 0 && PAIRS.test(subject.motif)) subject.count /= 2;
    // "A row of ivy and snails": ivy is many, too.
    if (one && !subject.counted && MASS.test(subject.from.lower))
      subject.count = Math.max(subject.count, PLURAL_COUNT);
    if (!subject.counted && !one)
      subject.count = Math.max(subject.count, countFor(subject, arrangement, language, index));
  }
  ofWholes(subjects);
  return subjects.filter(
    (subject, at) => !repeats(subject, subjects.slice(0, at)) && !isPartOf(subject, subjects),
  );
}

/** "A tree with baubles and a star, presents under it": under the tree, and not under what hangs in it. */
function ofWholes(subjects: readonly ReadSubject[]): void {
  for (const { motif } of subjects) {
    const of = HAVE.find(([whole]) => whole.test(motif) && /tree/.test(motif));
    const tree = of && subjects.find((one) => one.motif === motif);
    for (const one of tree ? subjects : []) {
      const { stands } = one;
      const isHung = stands && HUNG.test(stands.other.motif) && stands.other !== tree;
      if (isHung && stands.kind === 'under' && one !== tree)
        one.stands = HUNG.test(one.motif) ? undefined : { ...stands, other: tree! };
      if (HUNG.test(one.motif) && one.stands?.kind === 'under' && one.stands.other === tree)
        one.stands = { kind: 'on', other: tree };
    }
  }
}

const HUNG = /:(?:bauble|star|glowing-star|candy-canes)$/;

/** Drawings of two: "two cherries" are one of them. */
const PAIRS =
  /:(?:cherries|mittens|slippers|bunny-slippers|socks|skis|crossed-skis|maracas|linked-rings|clinking-glasses|clinking-beer-mugs|(?:drop-)?earrings|(?:pointe|ballet)-shoes|footprints|knitting-needles)$/;

/** Drawings that have already what else might be asked for them: a dove its twig. */
const HAVE: readonly (readonly [RegExp, RegExp])[] = [
  [/:(?:tennis|ping-pong|badminton)$/, /:soccer-ball$/],
  [/:health-worker$/, /:stethoscope$/],
  [/cycle$|:(?:automobile|pickup-truck|tractor|delivery-truck|bus)$/, /:wheel$/],
  [/:dove$/, /:olive-branch$|:herb$/],
  [/:christmas-tree$/, /:star$/],
  [
    /:angler$/,
    /boat|:canoe$|:fishing-pole$|:fishing-hook$|:(?:fish|trout|bass|perch)$|:(?:sea|pond)$/,
  ],
  [/:old-couple$/, /:bench$/],
  [/:sleeping-baby$/, /:cradle$|:bed$/],
  [/:kitesurfer$/, /:kite$|:sea$|:surfboard$/],
  [/:hockey-player$/, /:hockey-stick$|:puck$/],
  [/:(?:climbing|mother)-koala$/, /branch$|tree$|:eucalyptus$/],
  [/:nasreddin-hodja$/, /:donkey$/],
  [/:canoe$/, /:paddles$/],
  [/:galleon$/, /:skull$/],
  [/:holly$/, /:blueberries$/],
  [/:weathervane$/, /:(?:rooster|hen|chicken|arrow)$/],
  [/:ballerina$/, /:tutu$/],
  [/artist$/, /:paintbrush$|:artist-palette$/],
  [/:woman-fairy$/, /:magic-wand$|:star$/],
  [/:knitting-grandma$/, /:rocking-chair$|:knitting-needles$|:yarn$/],
  [/ilmek:witch$/, /:broom$|:witch-hat$/],
  [/:bird-pair$/, /branch$|:red-heart$/],
  [/:mother-(?:koala|and-baby)$/, /fluent:baby$/],
  [/:stork-and-baby$/, /:bundle$|fluent:baby$/],
  [/:(?:turtle|sea-turtle|snail)$/, /:spiral-shell$/],
  [
    /:(?:butterfly|bee|dragonfly|dragon|pegasus|bat|angel|fairy|hummingbird|swallow|lady-beetle|moth)$/,
    /:angel-wings$/,
  ],
  [/:squirrel$/, /:(?:acorn|hazelnuts|walnut|chestnut)$/],
  [/:galleon$/, /flag$/],
  [/:(?:fishing-boat|galleon)$/, /:sea$|:wave$/],
  [/:swing-tree$/, /:swing$/],
  [/:pointe-shoes$/, /:ribbon$/],
  [/:knitting-needles$/, /:yarn$/],
  [/:egg-basket$|:nest-with-eggs$/, /:egg$/],
  [/:(?:jam-jar|honey-pot)$/, /:jar$/],
  [/:henna-tray$/, /:candle$/],
  [/:bindalli$/, /:branch$|:blossom$|:henna-bride$/],
  [/:nativity$/, /:glowing-star$|:star$/],
  [/house$|:hut$|:castle$/, /:door$|:window$|:chimney$/],
  [/:collar$/, /:bell$/],
  [
    /deer$|:(?:dog|cat|bear|rabbit|fox|snowman|clown|pig|cow|horse|mouse|koala|monkey|lion|tiger|hedgehog)$|-face$/,
    /^fluent:(?:nose|ear|tongue|mouth|leg|foot)$/,
  ],
  [/:sloth$/, /branch$/],
  [/:birthday-cake$|:menorah-candles$/, /:candle$/],
  [/fluent:oyster$/, /pearl/],
  [/:(?:field-hockey|cricket-game|lacrosse)$/, /:soccer-ball$/],
  [/:bookworm$/, /book$/],
  [/:whale-tail$/, /:sea$|wave$/],
  [/:snowman$/, /hat$|:scarf$/],
  [/:bride$/, /:bridal-veil$/],
  [/:flower-arch$/, /:(?:rose|blossom|peony)$/],
  [/:submarine$/, /:window-round$/],
  [/:circumcision-boy$/, /:(?:scepter|circumcision-hat|crown)$/],
  [/:henna-bride$/, /:(?:henna-hand|bride-with-veil|woman-with-veil)$/],
];

/** "A blue poppy with two leaves": flowers on stems are drawn with theirs. */
const LEAVED = /:(?:poppy|rose|tulip|daisy|carnation|hyacinth|sunflower|iznik-tulip|peony)$/;
const isOwnLeaf = (
  { motif, count, colors }: Pick<ReadSubject, 'motif' | 'count' | 'colors'>,
  [flower, ...others]: readonly ReadSubject[],
): boolean =>
  motif === 'fluent:herb' &&
  count === 2 &&
  colors.length === 0 &&
  others.length === 1 &&
  flower.count === 1 &&
  LEAVED.test(flower.motif);

/** "A cow with long horns": no ox beside her. */
const isOwnHorn = ({ motif, from }: ReadSubject, subjects: readonly ReadSubject[]): boolean =>
  motif === 'fluent:ox' &&
  /horns?$/.test(from.lower) &&
  subjects.some((other) => other.motif !== motif && HORNED.test(other.motif));
const HORNED =
  /:(?:(?:black-)?cat|dog|cow|bull|goat|ram|deer|buffalo|moose|sheep|dragon|horse|unicorn|bison|antelope)(?:-face|-head)?$/;

/** "A lemon branch with two lemons and leaves": the branch has them. */
const isLeafOfBranch = (
  { motif, colors, counted, stands, from, place }: ReadSubject,
  subjects: readonly ReadSubject[],
): boolean =>
  motif === 'fluent:herb' &&
  /^(?:green )?(?:leaves|yaprak(?:l[ae]r|l[ıi])?(?:[ıi])?)$/.test(from.lower) &&
  colors.length === 0 &&
  !counted &&
  !stands &&
  place === 'any' &&
  subjects.some((other) => /branch$|-tree$|:twig$/.test(other.motif));

/** "Baykuş, kanatları mor": its own; but not a pair of wings that is called an angel's. */
const isOwnWings = ({ motif, from }: ReadSubject, subjects: readonly ReadSubject[]): boolean =>
  /:angel-wings$/.test(motif) &&
  /^(?:kanat|kanad|wings?$)/.test(from.lower) &&
  subjects.some((other) => WINGED.test(other.motif));
const WINGED =
  /:(?:owl|(?:soaring-)?eagle|parrot|peacock|dove|seagull|stork|swan|goose|duck|rooster|hen|flamingo|penguin|robin|(?:blue)?bird|canary|crow|blackbird|crane|phoenix)$/;

/** Whether a thing is drawn with another one, as that one's drawing has it. */
export const isPartOf = (subject: ReadSubject, subjects: readonly ReadSubject[]): boolean => {
  const { motif, count, colors } = subject;
  return (
    isOwnLeaf({ motif, count, colors }, subjects) ||
    isLeafOfBranch(subject, subjects) ||
    isOwnHorn(subject, subjects) ||
    isOwnWings(subject, subjects) ||
    ((count === 1 ||
      /:(?:candle|wheel|sea|blossom|ribbon|egg|rose|peony|window-round|blueberries)$/.test(
        motif,
      )) &&
      (colors.length === 0 || !/hat$|:scarf$/.test(motif)) &&
      HAVE.some(([of, part]) => part.test(motif) && subjects.some((other) => of.test(other.motif))))
  );
};

/** Of what flies about something, where nobody says how many. */
const FLYING_COUNT = 5;

/** "Seagulls flying around": a few, for a ring of them is no sky. */
export function someFlying(
  subjects: readonly ReadSubject[],
  arrangement: Arrangement | undefined,
  index: MotifIndex,
): void {
  if (arrangement !== undefined) return;
  for (const subject of subjects) {
    const { kind } = index.motifs.get(subject.motif)!;
    if (subject.place !== 'around' || subject.counted || subject.count === 1) continue;
    if (kind === 'bird' || kind === 'insect')
      Object.assign(subject, { count: FLYING_COUNT, counted: true });
  }
}

/** In a corner, one along each side and the largest between them, twice. */
const CORNER_COUNT = 5;
const GROWN: ReadonlySet<string> = new Set(['flower', 'leaf', 'tree', 'food']);

/** Several all around, where nobody says how many: fewer are no ring. */
const RING_COUNT = 8;

/** Of what is scattered, where nobody says how many. */
const STREWN_COUNT = 9;

/** What grows in masses has no plural. */
const MASS =
  /^(?:ivy|eucalyptus|greenery|laurel|lavender|holly|foliage|wheat|bamboo|mistletoe|jasmine|wisteria|baby's breath)(?: leaves| vines?)?$/;

/** A Turkish singular may mean many, and so does any where a border or a bunch is made of it. */
/** Small things that a row repeats, and how often where no number is said. */
const LINED: ReadonlySet<string> = new Set(['flower', 'leaf', 'symbol']);
const ROW_COUNT = 5;

/** Of which there is one in the world. */
const ONE_OF = /moon(?:-face|-with-face)?$|:(?:sun|sun-with-face|rainbow|setting-sun)$/;

function countFor(
  { motif, place, count, from }: ReadSubject,
  arrangement: Arrangement | undefined,
  language: PromptLanguage,
  index: MotifIndex,
): number {
  if (place === 'corners') return 4;
  // "A crescent and carnations in the corner": what grows is the spray, the moon is one.
  if (arrangement === 'corner') return GROWN.has(index.motifs.get(motif)!.kind) ? CORNER_COUNT : 1;
  // "A bunch of roses and glasses": the glasses are beside it.
  const isBunched = arrangement === 'bouquet' && GROWN.has(index.motifs.get(motif)!.kind);
  if (place === 'border' || isBunched) return PLURAL_COUNT;
  // "Hazelnuts around it": of what is drawn as several, too.
  if (
    place === 'around' &&
    (count > 1 || /[^su]s$|l[ae]r/.test(from.lower) || MASS.test(from.lower))
  )
    return RING_COUNT;
  if (arrangement === 'scatter' && count > 1) return STREWN_COUNT;
  // A wreath of leaves or feathers is made of them, and three are none.
  const isMadeOf = /feather$|leaf$|:holly$|:herb$/.test(motif);
  if (arrangement === 'wreath' && (place === 'any' || place === 'around') && isMadeOf)
    return RING_COUNT;
  if (place === 'around' && ONE_OF.test(motif)) return 1;
  if (place === 'around' && (language === 'tr' || arrangement === 'wreath')) return PLURAL_COUNT;
  // "A row of small flowers": three stand no closer than any three.
  if (arrangement === 'row' && place === 'any' && LINED.has(index.motifs.get(motif)!.kind))
    return ROW_COUNT;
  if (arrangement === 'bouquet') return isBunched ? PLURAL_COUNT : 1;
  const many = arrangement !== undefined && OF_MANY.has(arrangement);
  return many && place === 'any' ? PLURAL_COUNT : 1;
}

/** "Flowers … a floral border": the same thing said again, with nothing new. */
function repeats(subject: ReadSubject, earlier: readonly ReadSubject[]): boolean {
  // "Hello sunshine with a sun": there is one.
  if (subject.count === 1 && ONE_OF.test(subject.motif))
    return earlier.some(({ motif, count }) => motif === subject.motif && count === 1);
  return (
    !subject.counted &&
    subject.colors.length === 0 &&
    earlier.some(
      ({ motif, place, size }) =>
        motif === subject.motif &&
        size === subject.size &&
        (subject.place === 'any' || place === subject.place),
    )
  );
}
