import { type Actor, isFlower } from '../actors.ts';
import { type Figure, place, type Placing } from '../figure.ts';
import { hullGap, reachFrom } from '../hull.ts';
import { blossom, diamond, disc } from '../ornaments.ts';
import { type Body, isIntricate, spotHull, type Stage, stand, interleave } from './body.ts';
import { isUpright } from './rows.ts';

/** Columns of a pattern, by how much is drawn. */
const COLUMNS = [3, 4, 4, 5] as const;

/** A half-drop pattern: each column sits half a step lower than the one before. */
export function arrangeRepeat({ actors, inks, chance, detail }: Stage): Body {
  const cast = firstOfEach(interleave(actors));
  const columns = COLUMNS[cast.some(isIntricate) ? Math.max(0, detail - 1) : detail];
  const width = 1.08 * Math.max(...cast.map(({ box }) => box.right - box.left));
  const height = 1.1 * Math.max(...cast.map(({ box }) => box.bottom - box.top));
  const rows = Math.max(3, Math.round((columns * width) / height));
  const turned = chance.variation % 3 === 2;
  const figure: Figure[] = [];
  for (let c = 0; c < columns; c++) {
    const dropped = c % 2 === chance.variation % 2;
    const count = dropped ? rows - 1 : rows;
    for (let r = 0; r < count; r++) {
      const actor = cast[(c + (cast.length > 1 ? r + Math.floor(c / 2) : 0)) % cast.length];
      const x = (c - (columns - 1) / 2) * width;
      const y = (r - (count - 1) / 2) * height;
      const mirror = c % 2 === 1;
      // The second pattern starts with the other column, the third turns every other one over.
      const angle = turned && !isUpright(actor) && r % 2 === 1 ? Math.PI : 0;
      figure.push(stand(actor, { x, y, scale: 0.96, angle, mirror }));
    }
    if (detail > 1 && dropped) figure.push(...ends(c, { columns, rows, width, height }, inks));
  }
  return { figure: figure.flat(), form: 'box' };
}

/** One actor of each subject and colour. */
function firstOfEach(actors: readonly Actor[]): Actor[] {
  const seen = new Set<string>();
  return actors.filter(({ id, figure }) => {
    const key = id + figure.map(({ hex }) => hex).join();
    return !seen.has(key) && seen.add(key);
  });
}

/** Small things fill the half steps at both ends of a dropped column. */
function ends(
  column: number,
  grid: { columns: number; rows: number; width: number; height: number },
  inks: Stage['inks'],
): Figure[] {
  const x = (column - (grid.columns - 1) / 2) * grid.width;
  const y = ((grid.rows - 1) / 2) * grid.height + grid.height * 0.16;
  return [-1, 1].map((side) => [
    ...place(blossom(inks.accent, inks.soft), { x, y: side * y, scale: 0.3 }),
    ...place(disc(inks.leaf), { x: x - 0.26, y: side * y, scale: 0.09 }),
    ...place(disc(inks.leaf), { x: x + 0.26, y: side * y, scale: 0.09 }),
    ...place(diamond(inks.leaf), { x, y: side * (y - 0.28), scale: 0.14 }),
  ]);
}

/** Bare cloth between any two. */
const GAP = 0.07;
/** Bare cloth around a place that is open enough; more is not sought, so that the next one fits as well. */
const OPEN_GAP = 0.2;
/** Places tried for each one. */
const MAX_TRIES = 150;

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
  spot: Placing;
  hull: Float64Array;
  /** How far it reaches from where it stands. */
  reach: number;
}

/** Undefined where one finds no place on a page of this side. */
function lay(actors: readonly Actor[], side: number, chance: Stage['chance']): Laid[] | undefined {
  const laid: Laid[] = [];
  for (const [i, actor] of actors.entries()) {
    const reach = reachFrom(actor.hull, 0, 0);
    let best: Laid | undefined;
    let bestScore = -Infinity;
    for (let t = 0; t < MAX_TRIES; t++) {
      const salt = 1000 + i * MAX_TRIES * 3 + t * 3;
      const spot = trySpot(actor, side, chance, salt);
      const hull = spotHull(actor, spot);
      const edge = roomInside(hull, side);
      if (edge < 0) continue;
      const gap = gapTo(laid, { spot, hull, reach });
      if (gap < GAP) continue;
      // The most open place, so that what is strewn spreads evenly.
      const score = Math.min(gap, edge + GAP, OPEN_GAP);
      if (score > bestScore) [best, bestScore] = [{ actor, spot, hull, reach }, score];
    }
    if (!best) return undefined;
    laid.push(best);
  }
  return laid;
}

/** The least distance to what is laid, up to `OPEN_GAP`: nothing that is farther matters. */
function gapTo(laid: readonly Laid[], one: Pick<Laid, 'spot' | 'hull' | 'reach'>): number {
  let least = OPEN_GAP;
  for (const other of laid) {
    const apart = Math.hypot(other.spot.x - one.spot.x, other.spot.y - one.spot.y);
    if (apart - other.reach - one.reach >= least) continue;
    least = Math.min(least, hullGap(one.hull, other.hull));
    if (least < GAP) return least;
  }
  return least;
}

function trySpot(actor: Actor, side: number, chance: Stage['chance'], salt: number): Placing {
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
const roomInside = (hull: Float64Array, side: number): number =>
  hull.reduce((least, value) => Math.min(least, side / 2 - Math.abs(value)), Infinity);
