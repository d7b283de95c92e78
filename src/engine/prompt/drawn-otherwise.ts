import { BREED_COATS, SITTING_BREED } from './breeds.ts';
import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { Segment } from './segments.ts';
import { isVessel } from './thing-kinds.ts';

/*
 * Drawings of one thing in different poses: who sits is drawn sitting, and who looks out of a
 * basket looks at you.
 */

const SITS = /^(?:sitting|seated|sits|oturan|oturuyor|oturmuş|oturur|otururken|oturuyorlar)$/;
const SITTING: Readonly<Record<string, string>> = {
  'ilmek:cat': 'ilmek:sitting-cat',
  'ilmek:dog': 'ilmek:sitting-dog',
  'fluent:cat': 'ilmek:sitting-cat',
  'fluent:black-cat': 'ilmek:sitting-cat',
  'fluent:dog': 'ilmek:sitting-dog',
};
/** Another dog's drawing for each breed. */
function ofBreeds(drawing: string): Record<string, string> {
  return Object.fromEntries(Object.keys(BREED_COATS).map((breed) => [breed, drawing]));
}
/** The coat of a drawing that another one takes the place of. */
const COATS: Readonly<Record<string, string>> = {
  'ilmek:cat': '#f3a04a',
  'fluent:cat': '#f3a04a',
  'fluent:black-cat': '#1a1a1c',
};
const LIES = /^(?:lying|lying down|laying|laying down|resting|lies|yatan|yatıyor|uzanan|uzanmış)$/;
const LYING: Readonly<Record<string, string>> = {
  'ilmek:cat': 'ilmek:sleeping-cat',
  'fluent:black-cat': 'ilmek:sleeping-cat',
  'ilmek:dog': 'ilmek:lying-dog',
  'ilmek:fox': 'ilmek:sleeping-fox',
  ...ofBreeds('ilmek:lying-dog'),
};
/** Who sleeps lies curled up. */
const ASLEEP: Readonly<Record<string, string>> = {
  'ilmek:cat': 'ilmek:sleeping-cat',
  'fluent:black-cat': 'ilmek:sleeping-cat',
  'ilmek:dog': 'ilmek:sleeping-dog',
  'ilmek:fox': 'ilmek:sleeping-fox',
  'fluent:owl': 'ilmek:sleeping-owl',
  ...ofBreeds('ilmek:sleeping-dog'),
};
function sleep(subject: ReadSubject): void {
  take(subject, ASLEEP);
  subject.asleep = undefined;
}
/** Out of which flowers stand. */
const JAR = /^ilmek:(?:jar|glass-bottle)$/;
const OPEN_JAR = 'ilmek:glass-vase';
/** What sits on a leaf sits on one, and no twig. */
const LEAF = 'ilmek:broad-leaf';
const isOneLeaf = ({ motif, count, from }: ReadSubject): boolean =>
  motif === 'fluent:herb' && count === 1 && /(?:^|\s)(?:leaf|yapra[kğ]\p{L}*)$/u.test(from.lower);
const SNOWMAN = /^fluent:snowman/;
const BALLS = 'ilmek:plain-snowman';
const BLACK = '#1a1a1c';
/** Birds whose drawing stands, as they fly. */
const FLYING: Readonly<Record<string, string>> = { 'ilmek:crane': 'ilmek:flying-crane' };
const FLIES =
  /^(?:flying|in flight|soaring|gliding|migrating)(?: (?:over|above|across|around|past))?$|^(?:uçan|uçuşan|uçuyor|uçuyorlar|uçarken|havalanan|süzülen|göç eden)$/;
/** In a border a sprig in one thread: its leaves meet the stem. */
const BORDERED: Readonly<Record<string, string>> = { 'ilmek:olive-branch': 'ilmek:olive-sprig' };
/** Whoever is in a cap of wool lies in it as in a bag. */
const BEANIE = 'ilmek:beanie';
const BAG = 'ilmek:upturned-beanie';
function inBag({ stands, motif, asleep }: ReadSubject): void {
  if (stands?.kind === 'on' && (asleep || /:sleeping-/.test(motif))) stands.kind = 'in';
  if (stands?.kind === 'in') stands.other.motif = BAG;
}
/** Whoever is in a hat is in a deep one. */
const SUN_HAT = /^fluent:womans-hat$/;
const TOP_HAT = 'fluent:top-hat';
const FACES: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...['cat', 'dog', 'rabbit', 'mouse', 'pig', 'cow', 'horse', 'monkey', 'tiger', 'dragon'].map(
    (name): [string, string] => [`fluent:${name}`, `fluent:${name}-face`],
  ),
  ...['cat', 'dog', 'rabbit'].map((name): [string, string] => [
    `ilmek:${name}`,
    `fluent:${name}-face`,
  ]),
  ...Object.keys(BREED_COATS).map((breed): [string, string] => [breed, `${breed}-head`]),
  ...['bear', 'frog', 'koala', 'lion', 'moose', 'panda', 'raccoon', 'unicorn', 'wolf'].map(
    (name): [string, string] => [`ilmek:${name}`, `fluent:${name}`],
  ),
]);
/** The head of whoever is named before it: "a grizzly bear face", "husky kafası". */
export const HEAD =
  /^(?:heads?|faces?|portrait|head silhouette|kafası|başı|yüzü|portresi|suratı|kafa|portre|yüz)$/;
/** Who walks has legs. */
const WALKS = /^(?:walking|walks|standing|strolling|yürüyen|yürüyor|ayakta|ayakta duran|gezen)$/;
const BODIES: Readonly<Record<string, string>> = {
  ...ofBreeds('ilmek:dog'),
  'fluent:bear': 'ilmek:walking-bear',
  'ilmek:bear': 'ilmek:walking-bear',
  'fluent:polar-bear': 'ilmek:polar-bear-walking',
};
/** What hides all but the head of who is in it. */
const DEEP =
  /basket|mug|cup$|teacup|bag$|jack-o-lantern|pumpkin$|backpack|box|gift|bucket|stocking|boot|hat$|pot(?!ato)|jar/;

/** "A basket of lavender", "güllü sepet": one flower fills no basket. */
const FILLING = 3;
const FULL_OF =
  /basket|bucket|crate|wheelbarrow|:cart$|watering|:jar$|:vase$|amphora|mug|cup$|:boot$|:bag$/;
const isFull = ({ count, counted, stands, motif, from }: ReadSubject, index: MotifIndex): boolean =>
  count === 1 &&
  !counted &&
  stands?.kind === 'in' &&
  FULL_OF.test(stands.other.motif) &&
  index.motifs.get(motif)!.kind === 'flower' &&
  (/l[ıiuü]$/.test(from.lower) || MASSES.test(from.lower));
const MASSES = /^(?:lavender|wheat|jasmine|lilac|eucalyptus|mint|basil|baby's breath|fern)$/;

const RANGE = 'ilmek:mountain-range';
/** "Mountains", "dağlar": one behind the other, as they stand; of three there are as many peaks. */
const isRange = ({ motif, count, counted, stands, place }: ReadSubject): boolean =>
  /^fluent:(?:snow-capped-)?mountain$/.test(motif) &&
  count > 1 &&
  (!counted || count === 3) &&
  stands?.kind !== 'crossed' &&
  (place === 'any' || place === 'background' || place === 'bottom');

/** A hand that holds something is closed about a stem, or lies open under the rest. */
const HAND = 'fluent:raised-hand';
const FIST = 'ilmek:holding-hand';
const PALM = 'ilmek:open-palm';
const ON_A_STEM = /umbrella|flag$|lollipop|balloon$|wand|pencil|paintbrush|sparkler|torch|candle$/;
function inHand(subject: ReadSubject, index: MotifIndex): void {
  const { stands, motif } = subject;
  if (stands?.kind !== 'holding' || stands.other.motif !== HAND || !index.motifs.has(FIST)) return;
  const hand = stands.other;
  if (!hand.counted) hand.count = 1;
  const isStem = index.motifs.get(motif)!.kind === 'flower' || ON_A_STEM.test(motif);
  hand.motif = isStem ? FIST : PALM;
  if (!isStem) subject.stands = { kind: 'on', other: hand };
}

/** Gives those who sit or look out of something the drawing that shows it. */
export function drawnOtherwise(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
): void {
  const sits = segments.findIndex(({ lower }) => SITS.test(lower));
  const far = ({ from }: ReadSubject): number => Math.abs(segments.indexOf(from) - sits);
  const sitters = sits < 0 ? [] : subjects.filter(({ motif }) => motif in SITTING);
  const [sitter] = sitters.toSorted((a, b) => far(a) - far(b));
  const lies = segments.some(({ lower }) => LIES.test(lower));
  const walks = segments.some(({ lower }) => WALKS.test(lower));
  const flies = segments.some(({ lower }) => FLIES.test(lower));
  inManyColors(subjects, segments);
  withCandles(subjects, index);
  for (const subject of subjects) {
    inHand(subject, index);
    const { stands, motif } = subject;
    const isDeep = stands?.kind === 'in' && isVessel(stands.other.motif);
    const face = FACES[motif];
    if (stands?.kind === 'in' && JAR.test(stands.other.motif) && grows(subject, index))
      stands.other.motif = OPEN_JAR;
    if (stands?.kind === 'in' && SUN_HAT.test(stands.other.motif) && index.motifs.has(TOP_HAT))
      stands.other.motif = TOP_HAT;
    if (stands?.other.motif === BEANIE && index.motifs.has(BAG)) inBag(subject);
    if (flies && index.motifs.has(FLYING[motif])) subject.motif = FLYING[motif];
    if (subject.place === 'border' && index.motifs.has(BORDERED[motif]))
      subject.motif = BORDERED[motif];
    if (stands?.kind === 'on' && isOneLeaf(stands.other) && index.motifs.has(LEAF))
      stands.other.motif = LEAF;
    // What he is to wear goes on one who wears nothing yet.
    if (stands?.kind === 'wearing' && SNOWMAN.test(stands.other.motif) && index.motifs.has(BALLS)) {
      stands.other.motif = BALLS;
      if (SUN_HAT.test(motif) && subject.colors.every((hex) => hex === BLACK))
        subject.motif = TOP_HAT;
    }
    if (isFull(subject, index)) Object.assign(subject, { count: FILLING, counted: true });
    if (isRange(subject) && index.motifs.has(RANGE))
      Object.assign(subject, { motif: RANGE, count: 1, counted: true });
    if (isDeep && DEEP.test(stands.other.motif) && motif === 'fluent:black-cat')
      Object.assign(subject, { motif: 'fluent:cat-face', colors: [COATS[motif]] });
    else if (isDeep && DEEP.test(stands.other.motif) && index.motifs.has(face))
      subject.motif = face;
    else if (face && HEAD.test(segments[segments.indexOf(subject.from) + 1]?.lower ?? ''))
      subject.motif = index.motifs.has(face) ? face : motif;
    else if (
      motif in BODIES &&
      (walks || (!SITTING_BREED.test(motif) && hasYoung(subject, subjects)))
    )
      take(subject, BODIES);
    else if (subject.asleep && motif in ASLEEP) sleep(subject);
    else if (subject === sitter && !subject.asleep) take(subject, SITTING);
    else if (
      motif in SITTING &&
      (plays(subject, subjects) || isBorne(subject, index) || isInArms(subject, index))
    )
      take(subject, SITTING);
    else if (lies && motif in LYING && !subject.asleep) take(subject, LYING);
  }
}

/** "A cake with five candles": the drawing of a cake has three, so another one bears what is asked. */
function withCandles(subjects: readonly ReadSubject[], index: MotifIndex): void {
  const cake = subjects.find(({ motif }) => motif === 'fluent:birthday-cake');
  const candles = subjects.find(({ motif }) => /:candle$/.test(motif));
  if (!cake || !candles?.counted || candles.count === 3 || candles.count > 9) return;
  if (cake.count > 1 || !index.motifs.has('ilmek:plain-cake')) return;
  cake.motif = 'ilmek:plain-cake';
  if (index.motifs.has('ilmek:birthday-candle')) candles.motif = 'ilmek:birthday-candle';
  candles.place = 'any';
  candles.stands = { kind: 'on', other: cake };
}

/** Who plays or reads does it upright. */
const PLAYED =
  /violin|guitar|baglama|:oud$|:ney$|accordion|trumpet|saxophone|drum|flute|book|microphone/;
const plays = (who: ReadSubject, subjects: readonly ReadSubject[]): boolean =>
  subjects.some(
    ({ motif, stands }) => stands?.kind === 'holding' && stands.other === who && PLAYED.test(motif),
  );

/** "Kucağında kedi olan nine", "a girl holding a cat": it sits in the arms. */
const isInArms = ({ stands }: ReadSubject, index: MotifIndex): boolean =>
  stands?.kind === 'holding' && index.motifs.get(stands.other.motif)!.kind === 'person';

/** "A kitten on a dog": it sits there. */
const isBorne = ({ stands, asleep }: ReadSubject, index: MotifIndex): boolean =>
  !asleep &&
  (stands?.kind === 'on' || stands?.kind === 'riding') &&
  index.motifs.get(stands.other.motif)!.kind === 'animal';

/** Flowers and twigs, with what bears them. */
const grows = ({ motif }: ReadSubject, index: MotifIndex): boolean =>
  ['flower', 'leaf'].includes(index.motifs.get(motif)!.kind) && index.motifs.has(OPEN_JAR);

/** A mother and her cubs, who are of two sizes. */
const hasYoung = (subject: ReadSubject, subjects: readonly ReadSubject[]): boolean =>
  subjects.some(
    (other) =>
      other.size !== subject.size &&
      other.from.motif?.ids[0] === subject.from.motif?.ids[0] &&
      other !== subject,
  );

/** "In different colours", "rengarenk": each of several another one. */
const MANY_COLORS =
  /^(?:multi-?colou?red|colou?rful|rengarenk|renkli|renk renk|çok renkli|mixed colou?rs|assorted|various|different|farklı|çeşitli|değişik)$/;
const OF_COLOR = /^(?:colou?rs?|coloured|colored|renk\p{L}*)$/u;
const BRIGHT = ['#d01121', '#fecf16', '#1f74c4', '#3c9a4b', '#ea7b1f', '#9a5bc0'] as const;

function inManyColors(subjects: readonly ReadSubject[], segments: readonly Segment[]): void {
  const isSaid = segments.some(({ lower }, at) => {
    if (!MANY_COLORS.test(lower)) return false;
    const isPlain = /^(?:assorted|various|different|farklı|çeşitli|değişik)$/.test(lower);
    return !isPlain || OF_COLOR.test(segments[at + 1]?.lower ?? '');
  });
  if (!isSaid) return;
  const several = subjects.filter(({ count, colors }) => count > 1 && colors.length === 0);
  if (several.length === 1) several[0].colors = BRIGHT.slice(0, Math.max(2, several[0].count));
}

/** Another drawing of the same animal, in the coat of the first. */
function take(subject: ReadSubject, others: Readonly<Record<string, string>>): void {
  const coat = COATS[subject.motif] ? [COATS[subject.motif]] : BREED_COATS[subject.motif];
  subject.motif = others[subject.motif];
  if (coat && subject.colors.length === 0) subject.colors = [...coat];
}
