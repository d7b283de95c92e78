import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage, RelationKind } from './plan.ts';
import { HAS, IN_HAND, SAID } from './relation-words.ts';
import { RIDDEN, stand } from './relation-parts.ts';
import type { Segment } from './segments.ts';
import { CREATURES, isVessel, isWorn } from './thing-kinds.ts';

/*
 * What somebody has, said loosely: "kedi, boynunda kurdele", "kardan adam, şapkalı", "gözlüklü bilge
 * baykuş", "a bicycle with a basket". Read when the rest is, of what stands to nothing yet.
 */

const PASSED: ReadonlySet<string> = new Set(['skip', 'count', 'color', 'size', 'theme']);

/** Notes what is had, in what has it. */
export function readOwned(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  index: MotifIndex,
  language: PromptLanguage,
): void {
  const isCreature = ({ motif }: ReadSubject): boolean =>
    CREATURES.has(index.motifs.get(motif)!.kind) || /snowman|teddy|cactus/.test(motif);
  subjects.forEach((subject, k) => {
    const wearer = subjects[k + 1];
    onBicycle(subject, subjects[k - 1]);
    onItsTree(subject, wearer, segments, index);
    const at = segments.indexOf(subject.from);
    // "A dog, name on his collar".
    const isHis = isWorn(subject.motif) && /^(?:his|her|its)$/.test(segments[at - 1]?.lower ?? '');
    const whose = isHis && subjects.slice(0, k).findLast(isCreature);
    if (whose) stand(subject, 'wearing', whose);
    const dressed = isSaidAfter(segments, at, language) && wearerBefore(subjects, k, isCreature);
    if (dressed && isWorn(subject.motif)) stand(subject, 'wearing', dressed);
    if (language === 'en' || subject.stands) return;
    const kind = hasBefore(segments, at);
    const before = subjects.slice(0, k);
    const owner =
      kind === 'holding' || kind === 'wearing' ? before.findLast(isCreature) : before.at(-1);
    if (kind && owner) return stand(subject, kind, owner);
    // "Balonlu ayı".
    const next = subjects[k + 1];
    const isHeld = IN_HAND.test(subject.motif) && /l[ıiuü]$/u.test(subject.from.lower);
    if (isHeld && next && isCreature(next)) return stand(subject, 'holding', next);
    if (isWorn(subject.motif) && /l[ıiuü]$/u.test(subject.from.lower)) {
      const marked = next && segments.slice(at, segments.indexOf(next.from)).some((s) => s.mark);
      const who = next && !marked && isCreature(next) ? next : before.findLast(isCreature);
      if (who) stand(subject, 'wearing', who);
    }
  });
  if (language === 'tr') saidLast(segments, subjects, isCreature);
}

/** "A fox, red scarf", "büyükanne, kaskı yeşil": said after a comma with a colour, or as whose it is. */
function isSaidAfter(segments: readonly Segment[], at: number, language: PromptLanguage): boolean {
  const isColor = (one: Segment | undefined): boolean => one?.meaning?.kind === 'color';
  if (language === 'tr' && /[^lae][ıiuü]$/u.test(segments[at].lower) && isColor(segments[at + 1]))
    return true;
  const isEnd = segments[at + 1]?.mark ?? segments[at + 1] === undefined;
  let from = at - 1;
  // "A snowman without a hat, with a green scarf".
  while (isPassed(segments[from])) from--;
  const isNamed = segments.slice(from + 1, at).some(isColor);
  return isEnd && isNamed && segments[from]?.typed === ',';
}

const isPassed = (one: Segment | undefined): boolean =>
  one !== undefined &&
  !one.mark &&
  (PASSED.has(one.meaning?.kind ?? '') || /^with(?: an?| the)?$/.test(one.lower));

/** Whom a worn thing is said of after them: the last who lives, with what is worn in between. */
function wearerBefore(
  subjects: readonly ReadSubject[],
  k: number,
  isCreature: (subject: ReadSubject) => boolean,
): ReadSubject | undefined {
  let at = k - 1;
  while (at >= 0 && isWorn(subjects[at].motif) && subjects[at].stands?.kind === 'wearing') at--;
  const who = subjects[at];
  return who && isCreature(who) && who.count === 1 ? who : undefined;
}

/** Notes what somebody's work has them wear, hold or stand on. */
export function readRoles(subjects: readonly ReadSubject[]): void {
  subjects.forEach((subject, k) =>
    withRole(subject, subjects[subject.from.role?.after ? k - 1 : k + 1]),
  );
}

/** A doctor's stethoscope on the cat, the cat on a surfer's board. */
function withRole(thing: ReadSubject, who: ReadSubject | undefined): void {
  const kind = thing.from.role?.kind;
  if (!kind || !who) return;
  if (kind === 'on' || kind === 'riding') stand(who, kind, thing);
  else stand(thing, kind, who);
}

/** "Boynunda pembe kurdele": how the thing stands to whoever was named before. */
function hasBefore(segments: readonly Segment[], at: number): (typeof HAS)[number][1] | undefined {
  for (let k = at - 1; k >= 0; k--) {
    const { lower, meaning } = segments[k];
    const kind = HAS.find(([word]) => word.test(lower))?.[1];
    // "Tel üstünde serçeler": what they are on is not known.
    if (kind && segments[k - 1]?.unknown) return undefined;
    if (kind) return kind;
    if (!PASSED.has(meaning?.kind ?? '')) return undefined;
  }
  return undefined;
}

/** "Kedi kitap okuyor". */
const HOLDS = /^(?:tutuyor|okuyor|yiyor|içiyor|taşıyor|çalıyor|götürüyor|uçuruyor)$/;

/** "Baykuş kitap üstünde", where nothing follows. */
function saidLast(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  isCreature: (subject: ReadSubject) => boolean,
): void {
  const [last, other] = subjects.toReversed();
  if (!last || !other || other.stands || last.stands) return;
  const at = segments.indexOf(last.from);
  if (HOLDS.test(segments[at + 1]?.lower ?? '') && isCreature(other))
    return stand(last, 'holding', other);
  const said = SAID.tr.get(segments[at + 1]?.lower ?? '');
  const between = segments.slice(segments.indexOf(other.from) + 1, at);
  const isApart = between.some(({ mark, meaning }) => mark || meaning?.kind === 'join');
  // "İnek çitin önünde": the fence is behind it.
  if (said && !said.back && said.kind === 'behind' && !isApart) stand(last, 'behind', other);
  // "Kelebek ve uğur böceği, yaprak üstünde": all that is named is there.
  const isEnd = at + 2 >= segments.length && last.count === 1;
  if (said?.back && isApart && isEnd && /^(?:on|in|under)$/.test(said.kind)) {
    const free = subjects.filter((one) => one !== last && !one.stands);
    if (!free.every(isCreature)) return;
    for (const one of free) stand(one, onOrIn(said.kind, one, last), last);
    if (free.length > 0) last.place = 'any';
    return;
  }
  if (said?.back && !isApart && said.kind !== 'holding' && said.kind !== 'wearing')
    stand(other, onOrIn(said.kind, other, last), last);
}

/** "A lemon tree", "limon ağacının altında": some of its fruit hang in it. */
function onItsTree(
  fruit: ReadSubject,
  tree: ReadSubject | undefined,
  segments: readonly Segment[],
  index: MotifIndex,
): void {
  const isTree = tree && /:deciduous-tree$/.test(tree.motif);
  const isFruit = index.motifs.get(fruit.motif)!.kind === 'food';
  if (!isTree || !isFruit || fruit.stands) return;
  if (segments.indexOf(tree.from) !== segments.indexOf(fruit.from) + 1) return;
  Object.assign(fruit, { count: FRUIT, counted: true, stands: { kind: 'on', other: tree } });
}

/** In a tree. */
const FRUIT = 5;

/** A bicycle's basket is on it, with all that is in it. */
function onBicycle(subject: ReadSubject, before: ReadSubject | undefined): void {
  const isPart =
    /:basket$/.test(subject.motif) && /bicycle$|motor-scooter$/.test(before?.motif ?? '');
  if (isPart && before) stand(subject, 'on', before);
}

/** "Sünnet çocuğu at üstünde": on a horse one rides, and in a basket one is. */
function onOrIn(kind: RelationKind, mover: ReadSubject, other: ReadSubject): RelationKind {
  if (kind !== 'on') return kind;
  if (isVessel(other.motif)) return 'in';
  return RIDDEN.test(other.motif) && RIDER.test(mover.motif) ? 'riding' : 'on';
}
const RIDER = /:(?:circumcision-boy|boy|girl|man|woman|bride|groom|sailor-boy|soldier)$/;
