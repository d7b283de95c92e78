import type { MotifKind } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage, RelationKind, SubjectPlace } from './plan.ts';
import { HAS, HAS_NEAR, HAVING, INSIDE, SAID, type Said } from './relation-words.ts';
import type { Segment } from './segments.ts';
import { isVessel, isWorn } from './thing-kinds.ts';

/* What a relation is read with: the words between two things, and whose a worn thing is. */

/** What may stand between a relation's word and the thing that it is said of. */
const SAID_OF: ReadonlySet<string> = new Set(['skip', 'count', 'color', 'size', 'theme']);
/** Places that the same word gave, and that the relation says better. */
const GIVEN: ReadonlySet<SubjectPlace> = new Set([
  'top',
  'bottom',
  'background',
  'middle',
  'around',
]);

/** Whether a word says more of a thing, and nothing of others. */
export const isSaidOf = ({ meaning }: Partial<Segment>): boolean =>
  SAID_OF.has(meaning?.kind ?? '') ||
  (meaning?.kind === 'arrangement' && meaning.arrangement === 'single');

/** Of what is worn or held, whoever has it: "a cat with a hat on a sofa". */
export function ownerOf(subject: ReadSubject): ReadSubject {
  const { stands } = subject;
  const isIts = stands?.kind === 'wearing' || stands?.kind === 'holding';
  // "Carrying a mushroom on its back, under an umbrella".
  return isIts || subject.borne ? (stands?.other ?? subject) : subject;
}

/** Notes how one thing stands to another, unless something is said of it already. */
export function stand(mover: ReadSubject, kind: RelationKind, other: ReadSubject): void {
  if (mover.stands || mover === other || other.stands?.other === mover) return;
  mover.stands = { kind, other };
  for (const one of [mover, other])
    if (GIVEN.has(one.place) || (kind === 'beside' && one.place === 'border')) one.place = 'any';
}

/** "A bear with cubs, pine trees behind": behind all of them, or behind the one before it. */
export function standBehind(mover: ReadSubject, first: ReadSubject, isAll: boolean): void {
  if (isAll) mover.place = 'background';
  else stand(mover, 'behind', baseOf(first));
}

/** "Köy evi, önünde koyunlar". */
const isBefore = (word: Segment | undefined): boolean => /^önünde(?:ki)?$/.test(word?.lower ?? '');

/** What somebody does somewhere. */
const IS_DOING =
  /^(?:floating|sitting|swimming|standing|sleeping|resting|perched|playing|dancing|lying|walking|flying|riding|holding|wearing|hanging)(?: (?:on|in|under|over))?$/;

/** Whether something is said after a word that nobody knows, with nothing that ends the thought. */
const isSaidAnew = (words: readonly Segment[]): boolean =>
  words.some(({ lower }) => SAID.en.has(lower)) &&
  words.every(({ mark, unknown }) => !mark && !unknown);

/** What the words between two things say, if nothing there ends the thought. */
export function between(words: readonly Segment[], language: PromptLanguage): Said | undefined {
  let said: Said | undefined;
  for (const [at, { lower, mark, typed, unknown, lettering, meaning }] of words.entries()) {
    // "A crown, on it rubies", "taç, üstünde taşlar".
    const next = SAID[language].get(words[at + 1]?.lower ?? '');
    const before = words[at - 1]?.meaning;
    const isRow = before?.kind === 'arrangement' && before.arrangement === 'row';
    if (mark && typed === ',' && (at === 0 || isRow) && (next?.back || isBefore(words[at + 1])))
      continue;
    // "Two otters holding hands, floating on water".
    const isDoing = words.slice(at + 1, at + 3).some((word) => IS_DOING.test(word.lower));
    if (mark && typed === ',' && isDoing) continue;
    // "Wearing a pilgrim hat": whatever hat it is, it is worn.
    if (unknown && said && at === words.length - 1) continue;
    // "A nurse wearing a mask holding a heart": whatever she wears, she holds the heart.
    if (unknown && language === 'en' && isSaidAnew(words.slice(at + 1))) {
      said = undefined;
      continue;
    }
    if (
      mark ||
      unknown ||
      lettering ||
      // "Göl kenarında": a place, and no border.
      (!SAID[language].has(lower) &&
        meaning?.kind === 'arrangement' &&
        !['single', 'row'].includes(meaning.arrangement))
    )
      return undefined;
    // "A tree, and on it an owl", "ağaç ve üstünde baykuş", "wearing a crown and sitting on a lily pad".
    // "In a blue and white pot".
    const isColors = before?.kind === 'color' && words[at + 1]?.meaning?.kind === 'color';
    const goesOn = at === 0 && IS_DOING.test(words[at + 1]?.lower ?? '');
    if (meaning?.kind === 'join' && !next?.back && !isColors && !goesOn) return undefined;
    // "Sheep in a field with a barn", "a chair on the sand with a crab": what is there is there, too.
    const isAfter = words[at - 1]?.lower !== 'on' && words[at - 1]?.lower !== 'in';
    const isPlace = said && ['in', 'on', 'beside', 'under'].includes(said.kind) && isAfter;
    if (language === 'en' && lower === 'with' && isPlace && !said?.back) said = undefined;
    said = SAID[language].get(lower) ?? said;
  }
  const flies = words.some(({ lower }) => /^(?:flying|uçan|uçuşan|süzülen)$/.test(lower));
  return said?.kind === 'on' && flies ? { ...said, kind: 'over' } : said;
}

/** "Elinde uçurtma olan ayı": the bear has the kite. */
export function had(
  segments: readonly Segment[],
  from: number,
  words: readonly Segment[],
): Said | undefined {
  if (!words.some(({ lower }) => HAVING.test(lower))) return undefined;
  if (words.some(({ mark, unknown, lettering }) => mark || unknown || lettering)) return undefined;
  const hasOf = (at: number): Said | undefined => {
    const lower = segments[at]?.lower ?? '';
    const kind = HAS.find(([word]) => word.test(lower))?.[1];
    return kind ? { kind } : HAS_NEAR.find(([word]) => word.test(lower))?.[1];
  };
  let at = from - 1;
  while (at >= 0 && isSaidOf(segments[at]) && hasOf(at) === undefined) at--;
  return hasOf(at);
}

/** What carries all that is on it: "martılar kulenin üstünde, arkasında güneş". */
export function baseOf(subject: ReadSubject): ReadSubject {
  let base = subject;
  for (let k = 0; k < 4 && base.stands && base.stands.other !== base; k++) base = base.stands.other;
  return base;
}

/** Whether nothing but "and" stands between a thing and the next one; commas, too, where they may. */
export function isListed(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  p: number,
  commas = false,
): boolean {
  if (p + 1 >= subjects.length) return false;
  const [from, to] = [subjects[p], subjects[p + 1]].map((one) => segments.indexOf(one.from));
  const words = segments.slice(from + 1, to);
  const joins = ({ meaning, typed }: Segment): boolean =>
    meaning?.kind === 'join' || (commas && typed === ',');
  return words.some(joins) && words.every((word) => joins(word) || isSaidOf(word));
}

/** Whether a list goes on after a thing: a comma belongs to one that ends with "and". */
export const goesOn = (
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  p: number,
): boolean =>
  isListed(segments, subjects, p) ||
  (isListed(segments, subjects, p, true) && goesOn(segments, subjects, p + 1));

/** Who is on it rides. */
export const RIDDEN =
  /:(?:(?:carousel-|rocking-|dala-)?horse|bull|donkey|camel|two-hump-camel|elephant|unicorn|ox|water-buffalo|zebra|llama|dragon)$/;

/** "A vase of wildflowers on a table": on the table is the vase. */
export const isFilling = ({ stands }: ReadSubject): boolean =>
  stands?.kind === 'in' && isVessel(stands.other.motif) && !stands.other.stands;

/** "A truck with pumpkins", but not "a bicycle with a basket". */
export const isLoaded = (carrier: string, kind: MotifKind, load: MotifKind): boolean =>
  kind === 'vehicle' &&
  !/balloon|boat|ship|rocket|plane|cycle|bus|train|tractor|wheelchair/.test(carrier) &&
  ['food', 'flower', 'tree', 'object', 'animal'].includes(load);

/** Who is by it is not on it. */
const FIRE = /:(?:camp)?fire$/;

/** What others are before, as wide as they are together. */
export const BACKDROP = /:window|:(?:full-)?moon$|:sun$|:setting-sun$|:red-heart$|:rainbow$/;

/** What stands before a house. */
const FENCED = /:(?:fence|hedge)$/;
/** Several before a house are a scene with it, and no group that hides it: "evin önünde koyunlar". */
export const isSceneBefore = ({ motif, from, count }: ReadSubject): boolean =>
  !FENCED.test(motif) && (count > 1 || /(?:l[ae]r|[^s]s)$/.test(from.lower));

/** Who has arms or a face, and does not live. */
export const HAS_A_FACE =
  /snowman|teddy|robot|gingerbread|ghost|skull$|skeletal-hand|raised-hand|jack-o-lantern|:pumpkin$/;

/** What is given a face by what it wears. */
export const BRIGHT =
  /:(?:sun|sun-with-face|full-moon|full-moon-face|first-quarter-moon-face|crescent-moon|cloud|star|snowman|cactus)$/;

/** "A sun with sunglasses", "şapkalı limon": what is no creature, and wears what it has. */
export const takesClothes = (kind: MotifKind, motif: string): boolean =>
  kind === 'food' || BRIGHT.test(motif);

/** A face that somebody has. */
export const SMILE = /:(?:smiling-face(?:-with-smiling-eyes)?|slightly-frowning-face|angry-face)$/;

/** Where one is who is said to be at a thing: "evde", "sepette", "ateşte". */
export const placeAt = ({ motif }: ReadSubject): RelationKind =>
  /cloud-with/.test(motif)
    ? 'under'
    : isVessel(motif) ||
        /:airplane$|hot-air-balloon|rocket|helicopter/.test(motif) ||
        BACKDROP.test(motif)
      ? 'in'
      : FIRE.test(motif)
        ? 'beside'
        : 'on';

/** "A lighthouse on the left, …, waves below": where others have a side, below and above are of the whole. */
export function isOfWhole(
  subject: ReadSubject,
  word: string,
  subjects: readonly ReadSubject[],
): boolean {
  const isSided = subjects.some(({ place }) => place === 'left' || place === 'right');
  if (!isSided || !/^(?:below|above)$/.test(word)) return false;
  subject.place = word === 'below' ? 'bottom' : 'top';
  return true;
}

/** Whether "in" says that something is worn: not of one boot, nor of a hat that somebody is inside of. */
export const isDressedIn = ({ motif, from }: ReadSubject, words: readonly Segment[]): boolean =>
  isWorn(motif) &&
  !(/boot$|gloves$|mittens$/.test(motif) && !/s$/.test(from.lower)) &&
  !words.some(({ lower }) => INSIDE.test(lower) || NESTED.test(lower));

/** Who does so in a hat has it not on. */
const NESTED = /^(?:sleeping|asleep|napping|curled up|sitting|hiding|nestled|snuggled)$/;

const LIGHTS = /:(?:sun|full-moon|crescent-moon|.*star|cloud)$/;
const BETWEEN = /^(?:aralarında(?:ki)?|between(?: (?:them|the two|both))?)$/;

/** "A cat and a dog with a butterfly between them": one at each side of it. */
export function readBetween(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  language: PromptLanguage,
): void {
  const at = segments.findIndex(({ lower }) => BETWEEN.test(lower));
  if (at < 0) return;
  const after = subjects.findIndex(({ from }) => segments.indexOf(from) > at);
  const k = language === 'tr' ? after : (after < 0 ? subjects.length : after) - 1;
  const [one, other, thing] = [subjects[k - 2], subjects[k - 1], subjects[k]];
  if (other && thing && subjects.length === 2 && other.count === 2 && thing.count === 1) {
    thing.place = 'middle';
    thing.stands = undefined;
    return;
  }
  if (!one || !thing || subjects.length !== 3 || [one, other].some(({ count }) => count > 1))
    return;
  const places = ['left', 'right', 'middle'] as const;
  // The sun between two storks is no larger than they are.
  if (LIGHTS.test(thing.motif) && thing.size === 'normal') thing.size = 'small';
  [one, other, thing].forEach((subject, n) => {
    subject.place = places[n];
    subject.stands = undefined;
  });
}
