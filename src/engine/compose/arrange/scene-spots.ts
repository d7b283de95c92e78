import type { Actor } from '../actors.ts';
import type { Placing } from '../figure.ts';
import { hullGap } from '../hull.ts';
import { heightOf, widthOf } from '../../vector/geometry.ts';
import { spotHull, type Stage } from './body.ts';

/* Places in a scene that go by what leads it: near it, at its foot, over it. */

/** What there is more than one of in the sky, and small. */
export const LITTLE = /star(?!fish)|snowflake|balloon|heart|planet/;

/** Nearer to the middle as far as there is room: nothing stands alone at the end of the ground. */
export function snug(
  actor: Actor,
  spot: Placing,
  stood: readonly { hull: Float64Array }[],
): Placing {
  let at = spot;
  const way = -Math.sign(spot.x ?? 0);
  for (let k = 1; k < 75; k++) {
    const next = { ...spot, x: (spot.x ?? 0) + way * k * 0.04 };
    const hull = spotHull(actor, next);
    if (stood.some((other) => hullGap(hull, other.hull) < SNUG)) break;
    if (Math.sign(next.x) === way) break;
    at = next;
  }
  return at;
}

/** Bare cloth between neighbours on the ground. */
const SNUG = 0.09;

/** A few flowers before a house, in a row along its foot. */
export function before(
  actor: Actor,
  { actor: house, spot }: { actor: Actor; spot: Placing },
  at: number,
  count: number,
): Placing {
  const wide = spot.scale * widthOf(house.box);
  const scale = (BED_HIGH * spot.scale * heightOf(house.box)) / heightOf(actor.box);
  const share = count > 1 ? at / (count - 1) - 0.5 : 0.36;
  const foot = spot.y + spot.scale * house.box.bottom;
  return {
    x: spot.x + share * wide,
    y: foot + 0.4 * scale * heightOf(actor.box) - scale * actor.box.bottom,
    scale,
  };
}

/** Of a house's height: flowers before it. */
const BED_HIGH = 0.3;

/** One light over one thing: near it and a little aside, as large as keeps the two in balance. */
export function overhead(
  actor: Actor,
  leader: { actor: Actor; spot: Placing; hull: Float64Array },
  { variation }: Stage['chance'],
): Placing {
  const { box } = leader.actor;
  // A rocket and a plane fly to the right: before them.
  const ahead = /rocket|airplane/.test(leader.actor.id);
  const flip = (variation % 2 === 1) !== ahead ? 1 : -1;
  const wide = leader.spot.scale * widthOf(box);
  const tall = leader.spot.scale * heightOf(box);
  const size = actor.size === 'small' || LITTLE.test(actor.id) ? 0.3 : 0.5;
  const scale = (size * Math.max(0.7 * wide, tall)) / heightOf(actor.box);
  const x = leader.spot.x + flip * 0.26 * wide;
  const spot = (y: number): Placing => ({ x, y, scale, mirror: x > 0 });
  const top = leader.spot.y + leader.spot.scale * box.top;
  const highest = top - NEAR - scale * actor.box.bottom;
  let y = highest;
  // Down as far as its outline leaves room: beside ears, over a low back.
  while (
    y < highest + 0.3 * tall &&
    hullGap(spotHull(actor, spot(y + STEP_DOWN)), leader.hull) > NEAR
  )
    y += STEP_DOWN;
  return spot(y);
}

/** Between a light and what is under it, and how finely its height is sought. */
const NEAR = 0.09;
const STEP_DOWN = 0.03;
