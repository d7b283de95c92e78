import type { PromptPlan, Relation, RelationKind } from '../prompt/plan.ts';
import { isVessel } from '../prompt/thing-kinds.ts';
import { isPlant, makeActor, mapAlike, type Actor } from './actors.ts';
import { isFace } from './anchors.ts';
import { lineUp } from './arrange/body.ts';
import { figureBox, type Figure } from './figure.ts';
import { among, apart, crossed, heldByTwo, hugged, isField } from './side-by-side.ts';
import { BACKPACK } from './places.ts';
import { naturalSize } from './sizes.ts';
import { together } from './standing.ts';
import { widthOf } from '../vector/geometry.ts';

/*
 * Things that stand to each other as the prompt says become one: the sparrow on its branch, the
 * cat under the tree. Where the motifs have no anchors of their own, rules by their outlines find
 * the head, the hands, the top and the seat.
 */

/** As many as there are, with those that stand to them as parts of them. */
export function joinRelated(actors: readonly Actor[], plan: PromptPlan): Actor[] {
  const order = plan.subjects.map((_, subject) => subject);
  const bySubject = new Map(
    order.map((s) => [
      s,
      embraced(
        actors.filter((a) => a.subject === s),
        plan,
        s,
      ),
    ]),
  );
  const relationOf = (subject: number): Relation | undefined => plan.subjects[subject]?.relation;
  const joined = new Set<number>();
  const ends = fromTheEnds(plan);
  for (const subject of ends) {
    const relation = relationOf(subject)!;
    // In a circle of relations the first one that was joined has nothing left to join to.
    if (joined.has(subject) || joined.has(relation.to)) continue;
    // All that stand so to the same thing stand side by side.
    const alike = ends.filter((s) => {
      const its = relationOf(s)!;
      if (relation.to === subject || its.to === s) return s === subject;
      return !joined.has(s) && its.kind === relation.kind && its.to === relation.to;
    });
    // "A cat and a pot of basil in the window": with what is in the pot, which comes first.
    const isLaden = (s: number): boolean =>
      ends.some((t) => t !== s && !joined.has(t) && relationOf(t)!.to === s);
    if (alike.at(-1) !== subject && alike.some(isLaden)) continue;
    const movers = alike.flatMap((s) => bySubject.get(s) ?? []);
    const others = bySubject.get(relation.to) ?? [];
    if (movers.length === 0 || others.length === 0) continue;
    if (relation.to === subject) {
      const pair = relation.kind === 'away' ? apart(movers) : crossed(movers);
      bySubject.set(subject, [whole(pair, movers[0])]);
      continue;
    }
    for (const s of alike) joined.add(s);
    bySubject.set(relation.to, attached(relation.kind, movers, others));
  }
  return order.filter((s) => !joined.has(s)).flatMap((s) => bySubject.get(s)!);
}

/** Two that embrace are one, and so are two that cross behind something. */
function embraced(actors: readonly Actor[], { subjects }: PromptPlan, subject: number): Actor[] {
  if (subjects[subject].crossed && actors.length > 1) return [whole(crossed(actors), actors[0])];
  if (!subjects[subject].embraced || actors.length < 2) return [...actors];
  return [whole(hugged(actors), actors[0])];
}

/** Things with what stands to them: one by one where there are enough, else all as one group. */
function attached(kind: RelationKind, movers: readonly Actor[], others: readonly Actor[]): Actor[] {
  const bags = kind === 'wearing' ? movers.filter(({ id }) => BACKPACK.test(id)) : [];
  if (bags.length > 0) {
    const rest = movers.filter((one) => !bags.includes(one));
    return attached('on', bags, rest.length > 0 ? attached(kind, rest, others) : others);
  }
  if (kind === 'in' && isField(others)) return [whole(among(movers, others), movers[0])];
  const [one, two] = others;
  if (
    kind === 'holding' &&
    movers.length === 1 &&
    others.length === 2 &&
    one.subject === two.subject
  )
    return [whole(heldByTwo(movers[0], one), one)];
  // "A row of cactus in pots": one in each.
  if (kind === 'in' && others.length > movers.length && isVessel(others[0].id) && grows(movers[0]))
    return others.map((other, k) =>
      whole(together(kind, [movers[k % movers.length]], other), other),
    );
  // "Two penguins wearing a scarf": each has one; what is alike is dressed once.
  if (kind === 'wearing' && others.length > movers.length) {
    const dressed = (mover: Actor, those: readonly Actor[]): Actor[] =>
      mapAlike(those, (other) => whole(together(kind, [mover], other), other));
    const [mover] = movers;
    return movers.length === 1
      ? dressed(mover, others)
      : others.flatMap((other, k) => dressed(movers[k % movers.length], [other]));
  }
  const isOver = kind === 'over' && others.length > 1;
  if (others.length > movers.length || isOver) {
    const figures = others.map(({ figure }) => figure);
    // Hills that overlap would be sewn twice at their feet.
    const gap = others[0].kind === 'nature' ? 0.01 : CLOSE;
    const group = makeActor(lineUp(figures, gap), others[0]);
    return [whole(together(kind, movers, group), group, kind === 'behind' ? movers : [])];
  }
  return others.map((other, at) => {
    const own = movers.filter((_, k) => k % others.length === at);
    return whole(together(kind, own, other), other, kind === 'behind' ? own : []);
  });
}

const grows = (actor: Actor): boolean => isPlant(actor);

/** Things of a group overlap a little. */
const CLOSE = -0.06;

/** Subjects with a relation that is drawn, so that each comes before what it stands to. */
function fromTheEnds({ subjects }: PromptPlan): number[] {
  const out: number[] = [];
  const visit = (subject: number, seen: readonly number[]): void => {
    if (out.includes(subject) || seen.includes(subject)) return;
    subjects.forEach(({ relation }, k) => {
      if (relation?.to === subject && k !== subject) visit(k, [...seen, subject]);
    });
    const kind = subjects[subject].relation?.kind;
    const isSelf = subjects[subject].relation?.to === subject;
    const motif = subjects[subjects[subject].relation?.to ?? -1]?.motif;
    if (isUnderSky(kind, motif)) return;
    if (kind === 'beside' && /:(?:sea|pond)$/.test(motif ?? '')) {
      out.push(subject);
      return;
    }
    const drawn = isSelf ? kind === 'crossed' || kind === 'away' : isDrawn(kind);
    if (drawn) out.push(subject);
  };
  subjects.forEach((_, k) => visit(k, []));
  // A circle of relations has no end to begin at: whoever would wait for himself is left as he is.
  // What is crossed with itself is one thing before anything stands to it.
  const isPair = (subject: number): boolean => subjects[subject].relation?.to === subject;
  return [...out.filter(isPair), ...out.filter((subject) => !isPair(subject))];
}

/** What is under the sky is on the ground of a scene. */
const isUnderSky = (kind: RelationKind | undefined, motif: string | undefined): boolean =>
  kind === 'under' && /:(?:glowing-)?star$|moon|:sun$|starry-sky/.test(motif ?? '');

const isDrawn = (kind: RelationKind | undefined): boolean =>
  kind !== undefined && kind !== 'beside' && kind !== 'facing';

/**
 * One actor of what was several: as large as one, neither leaning nor mirrored.
 * @param far what is behind it: a tent before mountains is as much as these
 */
const whole = (figure: Figure, other: Actor, far: readonly Actor[] = []): Actor => {
  const { id, subject, place: where, size } = other;
  const actor = makeActor(figure, { id, kind: 'face', subject, place: where, size });
  const isBody = other.kind === 'animal' && !isFace(other);
  const person = other.person ?? (other.kind === 'person' || undefined);
  // A lighthouse on its rock is more than a lighthouse, and no smaller than the gulls about it.
  const grown = widthOf(figureBox(figure)) / widthOf(actor.box);
  const near = Math.min(2.4, naturalSize(other) * Math.max(1, grown));
  const natural = Math.max(0.5, near, ...far.map(naturalSize));
  return { ...actor, bodied: other.bodied ?? (isBody || undefined), person, natural };
};
