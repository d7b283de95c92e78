import { headsOf, isFlower, makeActor, type Actor } from './actors.ts';
import { isFace, rimOf } from './anchors.ts';
import { besideScale, pinned, rowOf, scaled } from './body-places.ts';
import { area } from './ornaments.ts';
import { figureBox, place, type Figure, type Piece } from './figure.ts';
import { isLeafGreen } from './recolor.ts';
import { scaledActor } from './sizes.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';
import { groupRings, intersectRings } from '../vector/rings.ts';

/* What stands in a vessel, whose rim hides the lower part, and flowers on a cactus. */

/** Of what looks out of a deep one so much is hidden. */
const MOST_HIDDEN = 0.55;

/** Who looks out among things leaves them this much less than all of the rim. */
const IN_FRONT = 0.5;

/** Looking out of a vase, a basket, a boat: its rim hides the lower part. */
export function inVessel(
  movers: readonly Actor[],
  vessel: Actor,
  among: 'alone' | 'before' | 'behind' = 'alone',
): Figure {
  const other = brimUp(vessel);
  const { box } = other;
  const alive = movers.filter(
    ({ kind, id }) =>
      (kind === 'bird' && /bathtub/.test(vessel.id)) ||
      kind === 'animal' ||
      kind === 'face' ||
      /:teddy-bear$/.test(id),
  );
  const flowers = movers.filter(isFlower);
  const cactus = movers.find(({ id }) => /:cactus$/.test(id));
  if (cactus && flowers.length > 0 && flowers.length + 1 === movers.length)
    return inVessel([makeActor(blooming(cactus, flowers), cactus)], other);
  // Somebody among flowers or sweets has them behind, and smaller.
  const things = movers.filter((mover) => !alive.includes(mover));
  if (alive.length > 0 && things.length > 0) {
    const isGarden = things.length === flowers.length;
    const small = things.map((actor) => scaledActor(actor, 0.85));
    const behind = inVessel(small, other, isGarden ? 'alone' : 'behind');
    const before = alive.map((actor) => scaledActor(actor, 0.6));
    return [
      ...behind.filter((piece) => !other.figure.includes(piece)),
      ...inVessel(before, other, isGarden ? 'alone' : 'before'),
    ];
  }
  // A vase's neck is its top, however narrow.
  const top = /vase|amphora|boot$/.test(other.id) ? box.top : rimOf(other);
  const tall = box.bottom - top;
  // A face in a cradle is that of somebody small.
  const most = /cradle|stroller/.test(other.id) && isFace(movers[0]) ? 0.55 : 1.2;
  const inside = openingOf(other);
  const opened = inside.length > 0 ? figureBox(inside) : undefined;
  const rim = opened ? (opened.top + 2 * opened.bottom) / 3 : top + 0.12 * tall;
  const figures = rowOf(movers.map(headUp), besideScale(movers[0], other, most));
  const widest = Math.max(...figures.map((figure) => widthOf(figureBox(figure))));
  // The hood of a pram hides its left half.
  const isPram = /stroller/.test(other.id);
  const isBoot = /boot$/.test(other.id);
  const share = (isPram ? 0.36 : isBoot ? 0.34 : 0.82) * (among === 'before' ? IN_FRONT : 1);
  const room = (share * widthOf(box)) / figures.length;
  // Several look over the rim side by side.
  const fit = Math.min(1, ((figures.length > 1 ? 1.1 : 1.5) * room) / widest);
  const middle = box.left + (isPram ? 0.58 : isBoot ? 0.26 : 0.5) * widthOf(box);
  // Behind somebody things look out at both sides.
  const aside = among === 'behind' && !isBoot ? 0.28 * widthOf(box) : undefined;
  const put = figures.map((figure, k): Figure => {
    const at = figures.length > 1 ? k / (figures.length - 1) - 0.5 : 0;
    if (isFlower(movers[k])) {
      // Stems meet in the neck, and the heads fan out.
      // Turned about the end of its stem.
      const upright = pinned(place(figure, { scale: 1.1 }), [0.5, 1], 0, 0);
      const fan = place(upright, { angle: fanOf(figures, widest) * at });
      const x = middle + 0.3 * at * widthOf(box);
      return place(fan, { x, y: top + 0.14 * tall });
    }
    const opening = inside.length > 0 ? (0.8 * widthOf(figureBox(inside))) / widest : fit;
    const sized = place(figure, { scale: Math.min(fit, opening) });
    const high = heightOf(figureBox(sized));
    // Of a face the chin alone is hidden.
    const hidden = isFace(movers[k])
      ? Math.min(Math.max(0.14 * tall, 0.14 * high), 0.18 * high)
      : Math.min(Math.max(0.2 * tall, 0.42 * high), MOST_HIDDEN * high);
    const y = top + Math.min(hidden, 0.85 * tall);
    // One alone at its side, several from one side to the other.
    const spread = aside === undefined ? room * (figures.length - 1) : 2 * aside;
    const x = middle + (figures.length > 1 ? at * spread : (aside ?? 0));
    const own = pinned(sized, [0.5, 1], x, y);
    // What would be seen again beside or under the vessel is cut off at its rim.
    return alive.length > 0 ? above(own, rim) : own;
  });
  if (inside.length > 0 && alive.length > 0) return [...other.figure, ...put.flat()];
  // The handle of a basket is behind whoever looks out.
  const isHandle = (piece: Piece): boolean => {
    const own = figureBox([piece]);
    // So are the water and the foam of a bath.
    if (/bathtub/.test(other.id) && own.bottom < top + 0.2 * tall) return true;
    return own.top < top - 0.6 * heightOf(own) && own.top < box.top + 0.1 * heightOf(box);
  };
  const hides = alive.length > 0 && /basket|bathtub/.test(other.id);
  const handle = hides ? other.figure.filter(isHandle) : [];
  const rest = other.figure.filter((piece) => !handle.includes(piece));
  if (handle.length === 0) return [...put.flat(), ...rest];
  const own = inOrder([...handle, ...rest]);
  return [...own.slice(0, handle.length), ...put.flat(), ...own.slice(handle.length)];
}

/** A hat that somebody is in lies on its crown, and a pumpkin is cut open: its stem is off. */
function brimUp(vessel: Actor): Actor {
  if (/:pumpkin$/.test(vessel.id)) {
    const open = vessel.figure.filter(({ hex }) => !isLeafGreen(hex));
    return open.length > 0 ? makeActor(open, vessel) : vessel;
  }
  if (!/hat$/.test(vessel.id)) return vessel;
  return makeActor(place(vessel.figure, { angle: Math.PI }), vessel);
}

/** What one sees into a cup from above: its drink. */
function openingOf({ id, box, figure }: Actor): Figure {
  if (!/:teacup$/.test(id)) return [];
  return figure.filter((piece) => {
    const own = figureBox([piece]);
    const isFlat = heightOf(own) < 0.4 * widthOf(own) && widthOf(own) > 0.5 * widthOf(box);
    return isFlat && own.top < box.top + 0.12 * heightOf(box);
  });
}

/** Pieces of one copy in a new order, numbered by it: else they would be taken for two. */
const inOrder = (figure: Figure): Figure =>
  figure.every(({ of }) => of && of.subject === figure[0].of?.subject)
    ? figure.map((piece, k) => ({ ...piece, of: { ...piece.of!, piece: k } }))
    : figure;

/** Between the numbers of parts of a piece. */
const PART = 1 / 64;

/** What of a figure lies above a height. */
function above(figure: Figure, y: number): Figure {
  const { left, right, top } = figureBox(figure);
  const room = Float64Array.of(left - 1, top - 1, right + 1, top - 1, right + 1, y, left - 1, y);
  return figure.flatMap((piece): Figure => {
    const own = figureBox([piece]);
    if (own.bottom <= y) return [piece];
    if (own.top >= y) return [];
    if (piece.kind === 'area')
      return groupRings(intersectRings(piece.polygon.rings, [room])).map((polygon, k) => ({
        ...piece,
        polygon,
        // In two parts it is still one piece of one copy.
        ...(piece.of && { of: { ...piece.of, piece: piece.of.piece + k * PART } }),
      }));
    const points = [...piece.points].flatMap((_, i, all) =>
      i % 2 === 0 && all[i + 1] <= y ? [all[i], all[i + 1]] : [],
    );
    return points.length > 2 ? [{ ...piece, points: Float64Array.from(points) }] : [];
  });
}

/** Out of the egg: its lower half is before whoever hatches, with a broken rim. */
export function hatching(mover: Actor, { box, figure }: Actor): Figure {
  const [wide, tall] = [widthOf(box), heightOf(box)];
  const [x, y] = [(box.left + box.right) / 2, box.top + 0.56 * tall];
  const [half, deep] = [0.5 * wide, 0.44 * tall];
  const ring: number[] = [];
  for (let k = 0; k <= TEETH; k++)
    ring.push(x + half * ((2 * k) / TEETH - 1), y - (k % 2 === 0 ? 0.1 : 0) * tall);
  for (let k = 0; k <= ROUND; k++) {
    const turn = (Math.PI * k) / ROUND;
    ring.push(x + half * Math.cos(turn), y + deep * Math.sin(turn));
  }
  const { of, hex } = figure[0];
  const shell = { ...area(ring, hex), ...(of && { of }) };
  const scale = Math.min((1.15 * wide) / widthOf(mover.box), (1.05 * tall) / heightOf(mover.box));
  return [...pinned(scaled(mover, scale), [0.5, 1], x, y + 0.3 * tall), shell];
}

/** Points of a broken rim, up and down, and of the round below. */
const TEETH = 10;
const ROUND = 24;

/** A fish that lies would be under the rim. */
const headUp = (mover: Actor): Actor =>
  mover.kind === 'sea' && widthOf(mover.box) > 1.3 * heightOf(mover.box)
    ? makeActor(place(mover.figure, { angle: Math.PI / 2 }), mover)
    : mover;

/** A cactus has its flowers on its top. */
export function blooming({ box, figure }: Actor, flowers: readonly Actor[]): Figure {
  const put = headsOf(flowers.slice(0, 3)).map((flower, k): Figure => {
    const own = scaled(flower, (0.34 * widthOf(box)) / widthOf(flower.box));
    const aside = [0, 0.3, -0.3][k] * widthOf(box);
    const x = (box.left + box.right) / 2 + aside;
    return pinned(own, [0.5, 0.6], x, box.top + Math.abs(aside) + 0.02);
  });
  return [...figure, ...put.flat()];
}

/** Radians from the first to the last of flowers whose heads are to stand beside each other. */
function fanOf(figures: readonly Figure[], widest: number): number {
  const tallest = Math.max(...figures.map((figure) => heightOf(figureBox(figure))));
  const aside = (0.78 * widest * (figures.length - 1)) / (2 * tallest);
  return Math.max(1.3, 2 * Math.asin(Math.min(0.9, aside)));
}
