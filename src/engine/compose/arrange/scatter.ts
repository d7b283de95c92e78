import { isFlower, type Actor } from '../actors.ts';
import type { Figure } from '../figure.ts';
import { hullGap, placeHull } from '../hull.ts';
import { stand, type Body, type Spot, type Stage } from './body.ts';
import { interleave } from './medallion.ts';
import { isUpright } from './row.ts';

/** Bare cloth between any two. */
const GAP = 0.07;
/** A place with so much bare cloth around is open enough: the next one is to fit as well. */
const OPEN = 0.2;
/** Places tried for each one. */
const TRIES = 150;

/** Strewn without a pattern, none touching another: the large ones are laid first. */
export function arrangeScatter({ actors, chance }: Stage): Body {
  const order = interleave(actors).toSorted((a, b) => areaOf(b) - areaOf(a));
  const total = order.reduce((sum, actor) => sum + areaOf(actor), 0);
  // The page grows until all have a place: the densest of a few sizes is taken.
  for (let side = Math.sqrt(total); ; side *= 1.05) {
    const laid = lay(order, side, chance);
    if (laid) {
      const figure = laid.flatMap(({ actor, spot }): Figure => stand(actor, spot));
      return { figure, form: order.length > 4 ? 'box' : 'round' };
    }
  }
}

const areaOf = ({ box }: Actor): number => (box.right - box.left) * (box.bottom - box.top);

interface Laid {
  actor: Actor;
  spot: Spot;
  hull: Float64Array;
  /** How far it reaches from where it stands. */
  reach: number;
}

/** Undefined where one finds no place on a page of this side. */
function lay(actors: readonly Actor[], side: number, chance: Stage['chance']): Laid[] | undefined {
  const laid: Laid[] = [];
  for (const [i, actor] of actors.entries()) {
    const reach = reachOf(actor.hull);
    let best: Laid | undefined;
    let bestScore = -Infinity;
    for (let t = 0; t < TRIES; t++) {
      const salt = 1000 + i * TRIES * 3 + t * 3;
      const spot = trySpot(actor, side, chance, salt);
      const hull = placeHull(actor.hull, spot);
      const edge = roomInside(hull, side);
      if (edge < 0) continue;
      const gap = gapTo(laid, { spot, hull, reach });
      if (gap < GAP) continue;
      // The most open place, so that what is strewn spreads evenly.
      const score = Math.min(gap, edge + GAP, OPEN);
      if (score > bestScore) [best, bestScore] = [{ actor, spot, hull, reach }, score];
    }
    if (!best) return undefined;
    laid.push(best);
  }
  return laid;
}

/** The least distance to what is laid, up to `OPEN`: nothing that is farther matters. */
function gapTo(laid: readonly Laid[], one: Pick<Laid, 'spot' | 'hull' | 'reach'>): number {
  let least = OPEN;
  for (const other of laid) {
    const apart = Math.hypot(other.spot.x - one.spot.x, other.spot.y - one.spot.y);
    if (apart - other.reach - one.reach >= least) continue;
    least = Math.min(least, hullGap(one.hull, other.hull));
    if (least < GAP) return least;
  }
  return least;
}

function reachOf(hull: Float64Array): number {
  let reach = 0;
  for (let i = 0; i < hull.length; i += 2)
    reach = Math.max(reach, Math.hypot(hull[i], hull[i + 1]));
  return reach;
}

function trySpot(actor: Actor, side: number, chance: Stage['chance'], salt: number): Spot {
  const lean = isUpright(actor) ? 0 : isFlower(actor) ? 0.5 : 0.3;
  return {
    x: (chance.at(salt) - 0.5) * side,
    y: (chance.at(salt + 1) - 0.5) * side,
    scale: 1,
    angle: lean * (2 * chance.at(salt + 2) - 1),
    mirror: Math.floor(chance.at(salt + 2) * 64) % 2 === 1,
  };
}

/** How far inside the square page a hull lies; below zero where it leaves it. */
function roomInside(hull: Float64Array, side: number): number {
  let least = Infinity;
  for (const value of hull) least = Math.min(least, side / 2 - Math.abs(value));
  return least;
}
