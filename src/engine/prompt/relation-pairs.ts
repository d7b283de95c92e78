import type { ReadSubject } from './parse-state.ts';
import { isListed, isSaidOf, stand, RIDDEN } from './relation-parts.ts';
import { AWAY, CROSSED, IN_HAND } from './relation-words.ts';
import type { Segment } from './segments.ts';
import { isWorn } from './thing-kinds.ts';

/* Two that are back to back or crossed. */

/** Notes which things are so. */
export function readPairs(segments: readonly Segment[], subjects: readonly ReadSubject[]): void {
  for (const k of subjects.keys()) crossedAt(k, segments, subjects);
  hadTogether(subjects);
  heldTogether(segments, subjects);
  onOneBranch(subjects);
  hitched(subjects);
  whereTheyBelong(subjects);
  wornByNamed(segments, subjects);
  turnedAway(segments, subjects);
}

/** "…, brown bear with a bow tie": of who was named before, and what it wears. */
function wornByNamed(segments: readonly Segment[], subjects: readonly ReadSubject[]): void {
  for (const worn of subjects) {
    const at = segments.indexOf(worn.from);
    const who = subjects.find(({ again }) => {
      const from = again ? segments.indexOf(again) : at;
      const words = segments.slice(from + 1, at);
      const isWith = /^(?:with|wearing)$/.test(words[0]?.lower ?? '');
      return from < at && isWith && words.slice(1).every(isSaidOf);
    });
    if (who && isWorn(worn.motif)) stand(worn, 'wearing', who);
  }
}

/** "Şapkalı ve bastonlu dede": he has both. */
function hadTogether(subjects: readonly ReadSubject[]): void {
  const isHad = ({ from }: ReadSubject): boolean => /l[ıiuü]$/.test(from.lower);
  for (const [k, first] of subjects.entries()) {
    const stands = subjects[k + 1]?.stands;
    // The list has given him the hat in his hand.
    const isFree = !first.stands || (first.stands.kind === 'holding' && isWorn(first.motif));
    if (!isFree || !stands || !isHad(first) || !isHad(subjects[k + 1])) continue;
    if (stands.kind !== 'wearing' && stands.kind !== 'holding') continue;
    if (isWorn(first.motif)) first.stands = { kind: 'wearing', other: stands.other };
    else if (IN_HAND.test(first.motif)) stand(first, 'holding', stands.other);
  }
}

/** "A red balloon, a yellow one and a blue one" in somebody's hand: all of them are there. */
function heldTogether(segments: readonly Segment[], subjects: readonly ReadSubject[]): void {
  for (const [k, next] of subjects.entries()) {
    const { motif, stands } = subjects[k - 1] ?? {};
    if (stands?.kind !== 'holding' || next.stands || next.motif !== motif) continue;
    const isNext = next.from === subjects[k - 1].from || isListed(segments, subjects, k - 1, true);
    if (isNext) stand(next, 'holding', stands.other);
  }
}

/** "A lemon branch, three lemons and two blossoms": both are on it. */
function onOneBranch(subjects: readonly ReadSubject[]): void {
  const fruit = subjects.find(
    ({ stands }) => stands?.kind === 'on' && /:branch$/.test(stands.other.motif),
  );
  const blossoms = subjects.filter(({ motif, stands }) => !stands && BLOSSOM.test(motif));
  if (fruit) for (const one of blossoms) stand(one, 'on', fruit.stands!.other);
}
const BLOSSOM = /:(?:blossom|white-flower|cherry-blossom|leaf-blossom)$/;

const RIDER =
  /:(?:girl|boy|man|woman|bride|groom|prince|princess|knight|soldier|grandfather|grandmother|child)$/;

/** A bicycle's basket is on it, whoever rides; a pot is in the window that somebody is in, too. */
function whereTheyBelong(subjects: readonly ReadSubject[]): void {
  const one = (name: RegExp): ReadSubject | undefined =>
    subjects.find(({ motif, count }) => count === 1 && name.test(motif));
  // "Beyaz elbiseli kız atın üstünde".
  for (const { motif, stands } of subjects)
    if (stands?.kind === 'on' && RIDDEN.test(stands.other.motif) && RIDER.test(motif))
      stands.kind = 'riding';
  const [bicycle, basket] = [one(/bicycle$/), one(/:basket$/)];
  if (bicycle && basket) stand(basket, 'on', bicycle);
  const [window, pot] = [one(/:window/), one(/:plant-pot$/)];
  const sill = subjects.find(
    ({ stands }) =>
      stands !== undefined && stands.other === window && /^(?:in|on)$/.test(stands.kind),
  );
  if (window && pot && sill) stand(pot, sill.stands!.kind, window);
}

/** "A tractor and a trailer": it is drawn behind. */
function hitched(subjects: readonly ReadSubject[]): void {
  const trailer = subjects.find(({ motif }) => /trailer$/.test(motif));
  const puller = subjects.find(({ motif }) =>
    /:(?:tractor|pickup-truck|automobile|vintage-car|sport-utility-vehicle)$/.test(motif),
  );
  if (!trailer || !puller || trailer.count > 1 || puller.stands) return;
  if (trailer.stands?.kind === 'behind') trailer.stands = undefined;
  stand(trailer, 'behind', puller);
}

/** Where Turkish says last where two are: "gelin ve damat salıncakta". */
const PLACES: ReadonlySet<string> = new Set(['on', 'in', 'under', 'riding']);

/**
 * Notes of what was listed before somebody what is said of both.
 * @param isAlike whether two, by their numbers, are of one sort
 */
export function readJoined(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  isAlike: (n: number, k: number) => boolean,
): void {
  for (let p = subjects.length - 3; p >= 0; p--) {
    const { stands } = subjects[p + 1];
    const isAfter = stands !== undefined && stands.other === subjects[p + 2];
    if (isAfter && PLACES.has(stands.kind) && isListed(segments, subjects, p) && isAlike(p, p + 1))
      stand(subjects[p], stands.kind, stands.other);
  }
}

/** "Kedi ve köpek sırt sırta", "two swans back to back". */
function turnedAway(segments: readonly Segment[], subjects: readonly ReadSubject[]): void {
  const at = segments.findIndex(({ lower }) => AWAY.test(lower));
  if (at < 0) return;
  const before = subjects.filter((subject) => segments.indexOf(subject.from) < at);
  const [last, other] = (before.length > 0 ? before : [...subjects]).toReversed();
  if (!last) return;
  if (last.count > 1) last.stands = { kind: 'away', other: last };
  else if (other) stand(last, 'away', other);
}

/** "Crossed cutlery and a chef's hat": the hat is crossed with nothing. */
const IS_CROSSED = /:(?:fork-and-knife|crossed-.+|hammer-and-.+)$/;

/** "Crossed swords", "çapraz duran makas ile iğne", "iki karanfil çapraz". */
function crossedAt(
  k: number,
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
): void {
  const subject = subjects[k];
  const next = subjects[k + 1];
  // "A needle and scissors, crossed".
  let to = segments.indexOf(subject.from) + 1;
  while (segments[to]?.typed === ',') to++;
  if (k > 0 && CROSSED.test(segments[to]?.lower ?? '') && isListed(segments, subjects, k - 1)) {
    stand(subject, 'crossed', subjects[k - 1]);
    return;
  }
  let at = segments.indexOf(subject.from) - 1;
  while (isSaidOf(segments[at] ?? {}) && !CROSSED.test(segments[at].lower)) at--;
  const isBefore = CROSSED.test(segments[at]?.lower ?? '');
  // "Swords crossed" are so, unless something else is: "kılıç, çapraz makas ile iğne".
  const isAfter = (!next || subject.count > 1) && CROSSED.test(segments[to]?.lower ?? '');
  if (!isBefore && !isAfter) return;
  if (subject.count > 1) {
    // "Two crossed sticks under a puck": what they are under is over them.
    const { kind, other } = subject.stands ?? {};
    if ((kind === 'under' || kind === 'over') && other && !other.stands) {
      other.stands = { kind: kind === 'under' ? 'over' : 'under', other: subject };
      subject.stands = undefined;
    }
    if (subject.stands?.kind === 'behind') subject.crossed = true;
    subject.stands ??= { kind: 'crossed', other: subject };
    if (!subject.counted) subject.count = 2;
  } else if (
    isBefore &&
    next &&
    !IS_CROSSED.test(subject.motif) &&
    (isListed(segments, subjects, k) ||
      segments.indexOf(next.from) === segments.indexOf(subject.from) + 1)
  )
    stand(next, 'crossed', subject);
}
