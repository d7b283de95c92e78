import { HEAD } from './drawn-otherwise.ts';
import type { MotifIndex } from './motif-index.ts';
import { PLURAL_COUNT, type ReadSubject } from './parse-state.ts';
import type { Arrangement, PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * What is said of a thing beside its name: by naming it again ("…, a green dinosaur"), or of its
 * leaves ("a tulip with dark leaves", "yeşil yapraklı gül").
 */

/** A prompt's things, without those that only say more of others. */
export function withAttributes(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
  arrangement: Arrangement | undefined,
): ReadSubject[] {
  asManyOnBranch(subjects, index);
  const people = ofOnePerson(withoutOwnHeads(subjects, segments, index), segments, index);
  const once = itsFlowers(namedOnce(borne(people, segments, index), segments), segments, index);
  return arrangement === undefined || arrangement === 'single'
    ? withLeaves(once, segments, index, language)
    : once;
}

/** "A magnolia branch, white flowers": the flowers are the magnolia's. */
function itsFlowers(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
): ReadSubject[] {
  return subjects.filter((subject, k) => {
    const owner = subjects[k - 1];
    if (
      subject.motif !== 'fluent:blossom' ||
      subject.counted ||
      subject.colors.length === 0 ||
      !owner
    )
      return true;
    const isFlower =
      index.motifs.get(owner.motif)!.kind === 'flower' && owner.motif !== subject.motif;
    const between = segments.slice(
      segments.indexOf(owner.from) + 1,
      segments.indexOf(subject.from),
    );
    const isTold = between.some(({ typed, lower }) => typed === ',' || lower === 'with');
    if (
      !isFlower ||
      !isTold ||
      owner.colors.length > 0 ||
      between.some(({ meaning }) => meaning?.kind === 'join')
    )
      return true;
    owner.colors = subject.colors;
    return false;
  });
}

/** "A dinosaur on a skateboard, green dinosaur and orange skateboard": said of the same two. */
function namedOnce(subjects: readonly ReadSubject[], segments: readonly Segment[]): ReadSubject[] {
  const kept: ReadSubject[] = [];
  for (const subject of subjects) {
    const first = kept.find((other) => isSame(other, subject, segments));
    if (!first) kept.push(subject);
    else if (isCounted(first, subject))
      Object.assign(first, { count: subject.count, counted: true });
    else if (subject.colors.length > 0 || first.motif !== subject.motif) {
      first.again = subject.from;
      if (subject.colors.length > 0) first.colors = subject.colors;
      if (first.size === 'normal') first.size = subject.size;
    }
  }
  return kept;
}

/** "Limon dalı, iki limon": as many are on it. */
const isCounted = ({ stands }: ReadSubject, again: ReadSubject): boolean =>
  stands?.kind === 'on' && again.counted && again.colors.length === 0;

function isSame(first: ReadSubject, again: ReadSubject, segments: readonly Segment[]): boolean {
  if (first.from === again.from) return false;
  if (first.motif !== again.motif && !isShortNameOf(first, again, segments)) return false;
  if (isCounted(first, again)) return true;
  // "A fire helmet …, number 12 on the helmet".
  const before = segments[segments.indexOf(again.from) - 1]?.lower ?? '';
  if (/(?:^|\s)the$/.test(before) && first.motif !== again.motif && again.colors.length === 0)
    return !again.counted;
  // "A labrador puppy": two words for one.
  const isNext = segments.indexOf(again.from) === segments.indexOf(first.from) + 1;
  if (isNext && !again.counted && again.colors.length === 0) return true;
  if (again.counted || again.colors.length === 0 || first.colors.length > 0) return false;
  if (again.count > 1 && first.count === 1) return false;
  const between = segments.slice(segments.indexOf(first.from) + 1, segments.indexOf(again.from));
  // "A cat and black cat" are two.
  return between.some(({ mark, meaning, motif }) => mark || (motif && !meaning));
}

/** "A teddy bear riding a rocking horse, brown bear with a bow tie": by the last of its words. */
function isShortNameOf(
  first: ReadSubject,
  again: ReadSubject,
  segments: readonly Segment[],
): boolean {
  const [whole, short] = [first.from.lower, again.from.lower].map((name) => name.split(' '));
  const last = short.at(-1)!;
  if (whole.length < 2 || last.length < 4 || !whole.at(-1)!.startsWith(last)) return false;
  const between = segments.slice(segments.indexOf(first.from) + 1, segments.indexOf(again.from));
  // Kinds of bears one after the other are several.
  const isInList = between[0]?.mark === true || between[0]?.meaning?.kind === 'join';
  return !isInList && between.some(({ motif, meaning }) => motif && !meaning);
}

/** "Balerin kız", "pilot woman": what she is, and that she is one. */
const ANYBODY = /:(?:girl|boy|woman|man|grandfather|grandmother)$/;

function ofOnePerson(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
): ReadSubject[] {
  const isPerson = ({ motif }: ReadSubject): boolean =>
    index.motifs.get(motif)!.kind === 'person' && !ANYBODY.test(motif);
  const at = ({ from }: ReadSubject): number => segments.indexOf(from);
  return subjects.filter((one) => {
    if (!ANYBODY.test(one.motif) || one.counted) return true;
    const trade = subjects.find((other) => isPerson(other) && Math.abs(at(other) - at(one)) === 1);
    // "Ressam kız": she is a woman at that.
    const hers = trade?.motif.replace(/^fluent:(?=[a-z-]+$)/, 'fluent:woman-');
    if (hers && /:(?:girl|woman|grandmother)$/.test(one.motif) && index.motifs.has(hers))
      trade!.motif = hers;
    return !trade;
  });
}

/** Without heads and faces that are said of the animal before them. */
function withoutOwnHeads(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
): ReadSubject[] {
  return subjects.filter(({ from, counted }) => {
    if (counted || !HEAD.test(from.lower)) return true;
    const before = segments[segments.indexOf(from) - 1];
    return !subjects.some(
      (other) =>
        other.from === before && /^(?:animal|bird)$/.test(index.motifs.get(other.motif)!.kind),
    );
  });
}

/** Drawings of a branch with its fruit. */
const WITH_FRUIT = /^(ilmek:(?:pomegranate|cherry))-branch$/;
const BARE_OF_FRUIT = 'ilmek:branch';

/** "Nar dalı, üç kırmızı nar": as many as are said are on the branch, whose drawing has one. */
function asManyOnBranch(subjects: readonly ReadSubject[], index: MotifIndex): void {
  if (!index.motifs.has(BARE_OF_FRUIT)) return;
  for (const branch of subjects) {
    const fruit = WITH_FRUIT.exec(branch.motif)?.[1];
    const many = subjects.find(
      ({ motif, counted, stands }) => motif === fruit && counted && !stands,
    );
    if (!many || branch.count > 1 || branch.stands) continue;
    branch.motif = BARE_OF_FRUIT;
    many.stands = { kind: 'on', other: branch };
  }
}

const BEARS =
  /^(?:branch(?:es)?|twigs?|boughs?|sprigs?|dal[ıi]?|dallar[ıi]?|trees?|ağac[ıi]|ağaçlar[ıi]?|agaci)$/u;

/** Whether a word names what fruit grows on. */
export const isBearer = (lower: string): boolean => BEARS.test(lower);

/** "A lemon branch", "elma ağacı": the fruit is on it. A flower's branch is the flower. */
function borne(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
): ReadSubject[] {
  const kindOf = ({ motif }: ReadSubject) => index.motifs.get(motif)!.kind;
  const gone = new Set<ReadSubject>();
  subjects.forEach((fruit, k) => {
    const bearer = subjects[k + 1];
    if (!bearer || !BEARS.test(bearer.from.lower) || bearer.counted) return;
    if (segments.indexOf(bearer.from) !== segments.indexOf(fruit.from) + 1) return;
    if (['flower', 'leaf'].includes(kindOf(fruit)) && kindOf(bearer) !== 'tree') gone.add(bearer);
    // "An oak branch" is no oak.
    if (kindOf(fruit) === 'tree' && kindOf(bearer) === 'leaf') gone.add(fruit);
    if (kindOf(fruit) !== 'food' || fruit.count > 1) return;
    Object.assign(fruit, { count: PLURAL_COUNT, counted: false });
    fruit.stands = { kind: 'on', other: bearer };
    // "In the middle a pomegranate tree": the tree is there.
    if (fruit.place !== 'any') Object.assign(bearer, { place: fruit.place });
    fruit.place = 'any';
  });
  return subjects.filter((subject) => !gone.has(subject));
}

const LEAVES = /(?:^|\s)(?:lea(?:f|ves)|foliage|yapra[kğ]\p{L}*)$/u;
const GROWN: ReadonlySet<string> = new Set(['flower', 'food', 'tree']);

/** Leaves that are said of a plant are those that it has. */
function withLeaves(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): ReadSubject[] {
  const grows = (subject: ReadSubject | undefined): boolean =>
    subject !== undefined && GROWN.has(index.motifs.get(subject.motif)!.kind);
  return subjects.filter((subject, k) => {
    if (!LEAVES.test(subject.from.lower) || subject.motif === 'ilmek:tea-leaves') return true;
    // "Şakayık ve okaliptüs yaprakları": those of another plant.
    if (subject.from.lower.includes(' ') && subject.motif !== 'fluent:herb') return true;
    const at = segments.indexOf(subject.from);
    const isNext = language === 'tr' && /l[ıi]$/.test(subject.from.lower);
    const owner = subjects[isNext || (k === 0 && language === 'tr') ? k + 1 : k - 1];
    if (!grows(owner) || (!isNext && !isTheirs(subject, owner, at, segments, language)))
      return true;
    const color = subject.colors[0] ?? subject.from.color;
    if (color) owner.leaves = color;
    // "A branch with three pomegranates, dark green leaves".
    for (const bearer of subjects)
      if (color && /branch$|tree$/.test(bearer.motif)) bearer.leaves ??= color;
    return false;
  });
}

/** "With leaves", "and dark green leaves", "yaprakları". */
function isTheirs(
  { from, counted, colors }: ReadSubject,
  owner: ReadSubject,
  at: number,
  segments: readonly Segment[],
  language: PromptLanguage,
): boolean {
  // "Yapraklar koyu yeşil".
  const isLate = segments[at + 1]?.meaning?.kind === 'color' && colors.length > 0;
  const isColored = !counted && isLate && /lar$/.test(from.lower);
  if (language === 'tr') return isColored || /ı$|ıyla$|lar[ıi]$/.test(from.lower);
  if (counted) return false;
  let before = at - 1;
  while (['color', 'skip', 'size'].includes(segments[before]?.meaning?.kind ?? '')) before--;
  return segments[before]?.lower === 'with' || (colors.length > 0 && owner.colors.length > 0);
}
