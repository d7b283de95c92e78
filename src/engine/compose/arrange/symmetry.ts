import { isFlower, type Actor } from '../actors.ts';
import type { Figure } from '../figure.ts';
import { hullGap, placeHull } from '../hull.ts';
import { stand, type Body, type Spot, type Stage } from './body.ts';
import { isUpright } from './row.ts';

/** The one on the axis is so much larger than those beside it. */
const LEADER = 1.4;
/** Bare cloth between a pair and what it stands beside. */
const GAP = 0.07;

/** Mirrored about the middle: one on the axis where the count is odd, the others in pairs. */
export function arrangeSymmetry({ actors, chance }: Stage): Body {
  const { axis, pairs } = split(actors);
  const placed: { actor: Actor; spot: Spot; hull: Float64Array }[] = [];
  const put = (actor: Actor, spot: Spot): void => {
    placed.push({ actor, spot, hull: placeHull(actor.hull, spot) });
  };
  axis.forEach((actor, i) => {
    const scale = i === 0 && pairs.length > 0 ? LEADER : 1;
    const spot = { x: 0, y: 0, scale };
    if (i > 0) spot.y = slide(actor, spot, placed, [0, i % 2 === 1 ? 1 : -1]).y;
    put(actor, spot);
  });
  const raised = chance.variation % 2 === 1;
  pairs.forEach(([right, left], k) => {
    const fan = pairDirection(k, pairs.length, raised);
    const angle = isUpright(right) ? 0 : fan.lean;
    const from = { x: 0.001, y: axis.length > 0 ? 0.06 : 0, scale: 1, angle };
    const spot = slide(right, from, [...placed, axisWall], fan.way);
    put(right, { ...spot, mirror: false });
    put(left, { ...spot, x: -spot.x, angle: -angle, mirror: true });
  });
  return { figure: placed.flatMap(({ actor, spot }): Figure => stand(actor, spot)), form: 'round' };
}

/** Keeps pairs on their own side of the axis. */
const axisWall = { hull: Float64Array.from([0, -99, 0, 99, -1, 99, -1, -99]) };

/** Subjects of an odd count give one to the axis; the rest go in pairs of a kind. */
function split(actors: readonly Actor[]): { axis: Actor[]; pairs: [Actor, Actor][] } {
  const axis: Actor[] = [];
  const pairs: [Actor, Actor][] = [];
  const subjects = [...new Set(actors.map(({ subject }) => subject))];
  for (const subject of subjects) {
    const copies = actors.filter((a) => a.subject === subject);
    if (copies.length % 2 === 1) axis.push(copies.shift()!);
    for (let i = 0; i < copies.length; i += 2) pairs.push([copies[i], copies[i + 1]]);
  }
  // A single animal leads its flowers, not the other way round.
  return { axis: axis.toSorted((a, b) => Number(isFlower(a)) - Number(isFlower(b))), pairs };
}

/** Where pair `k` of `count` goes, to the right: level, then up and down in turns. */
function pairDirection(
  k: number,
  count: number,
  raised: boolean,
): { way: [number, number]; lean: number } {
  const steps = [0, -0.85, 0.75, -0.4, 0.4, -1.25];
  const turn = count === 1 ? (raised ? -0.35 : 0.12) : (steps[k % steps.length] ?? 0);
  return { way: [Math.cos(turn), Math.sin(turn)], lean: count === 1 ? 0.3 : 0.35 + turn * 0.25 };
}

/** Moves an actor along a direction until it is clear of all that stands there. */
function slide(
  actor: Actor,
  spot: Spot,
  others: readonly { hull: Float64Array }[],
  [dx, dy]: readonly [number, number],
): Spot {
  for (let far = 0; far < 12; far += 0.04) {
    const at = { ...spot, x: spot.x + dx * far, y: spot.y + dy * far };
    const hull = placeHull(actor.hull, at);
    if (others.every((other) => hullGap(hull, other.hull) >= GAP)) return at;
  }
  return spot;
}
