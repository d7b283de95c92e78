import { heightOf, widthOf } from '../vector/geometry.ts';
import type { Actor } from './actors.ts';
import type { Seat } from './anchors.ts';
import { pinned, scaled } from './body-places.ts';
import { figureBox, type Figure, type LinePiece, type Piece } from './figure.ts';

/*
 * People are drawn on their feet. Where they sit, their hips are on the seat: a leg hangs before the
 * animal that is ridden, goes to the pedal of what has one, and both hang over a stone.
 */

/** Of somebody's height, from the head: the hips, and what is below them and all leg. */
const HIPS = 0.66;
const LEGS = 0.6;

/** What one sits on with both legs before it. */
const SEATS =
  /mushroom|crescent|moon|:rock|stone|:log$|stump|:stool|chair$|:cloud$|fence|:pumpkin$|wrapped-gift|:books|:throne$/;

const isPerson = ({ kind, person, id }: Actor): boolean =>
  (person ?? kind === 'person') && /^(?:ilmek:|fluent:(?:wo)?man-fairy)/.test(id);

/** How much of people is below what they sit on; undefined for who stands. */
const sunkOf = (movers: readonly Actor[], { id }: Actor): number | undefined =>
  movers.every(isPerson) && SEATS.test(id) ? 1 - HIPS - 0.04 : undefined;

/** An animal on another one's back, and not on its head. */
const isOnBeast = (movers: readonly Actor[], { kind, box, id }: Actor): boolean =>
  kind === 'animal' &&
  !/-face$|:(?:frog|turtle|snail)$/.test(id) &&
  widthOf(box) > 0.8 * heightOf(box) &&
  movers.every((mover) => mover.kind === 'animal' || mover.kind === 'sea');

/** Behind the neck: drawings look to the left. */
export const SADDLE = 0.62;

/** Alone on a leafy branch, where its wood is bare: a leaf behind it would be taken for its belly. */
const onWood = (movers: readonly Actor[], { id }: Actor): number | undefined =>
  movers.length === 1 && /:branch$/.test(id) ? 0.72 : undefined;

/** Storks build on chimneys, which stand at the left of the roof's ridge. */
const nests = (movers: readonly Actor[], { kind }: Actor): boolean =>
  kind === 'building' && movers.every(({ id }) => /stork/.test(id));
const CHIMNEY = 0.09;

/** Of a beast's width, where another one has room behind its head. */
const RUMP = 0.8;

/** How those sit or stand who are on something that has no rule of its own. */
export function seatOn(movers: readonly Actor[], other: Actor): Seat {
  const wood = onWood(movers, other);
  // Alone on a branch it stays where the wood is bare.
  const among = wood === undefined ? movers.length : 2;
  const at = nests(movers, other) ? CHIMNEY : wood;
  if (isOnBeast(movers, other))
    return {
      sunk: 0.15,
      high: -0.15,
      aside: 0.3,
      among: Math.max(2, movers.length),
      at: RUMP,
      scale: 0.6,
    };
  // The bed of a truck is lower than its cab.
  if (/pickup/.test(other.id)) return { sunk: 0.1, high: -0.4, aside: 0.25, scale: 0.8, among, at };
  return { sunk: sunkOf(movers, other) ?? 0.07, high: 0.15, aside: 0.25, among, at };
}

/** The pieces of somebody's legs and shoes. */
function legsOf(figure: Figure): Figure {
  const box = figureBox(figure);
  const from = box.top + LEGS * heightOf(box);
  return figure.filter((piece) => figureBox([piece]).top > from);
}

type Point = readonly [x: number, y: number];

/** A leg by hip, knee and foot, with its shoe, in the threads of those it is instead of. */
function bent(figure: Figure, [hip, knee, foot]: readonly Point[]): Figure {
  const legs = legsOf(figure);
  if (legs.length === 0) return [];
  const tall = heightOf(figureBox(figure));
  const longest = legs.toSorted((a, b) => heightOf(figureBox([b])) - heightOf(figureBox([a])))[0];
  const lowest = legs.toSorted((a, b) => figureBox([b]).bottom - figureBox([a]).bottom)[0];
  const line = (points: readonly number[], width: number, { hex }: Piece): LinePiece => ({
    kind: 'line',
    points: Float64Array.from(points),
    closed: false,
    width: width * tall,
    hex,
  });
  const toe: Point = [foot[0] - 0.07 * tall, foot[1] + 0.01 * tall];
  return [
    line([...hip, ...knee, ...foot], 0.075, longest),
    line([foot[0] + 0.015 * tall, foot[1], ...toe], 0.065, lowest),
  ];
}

/** Numbered after all others of the same drawing: they are no copy of it. */
function numbered(pieces: Figure, figure: Figure): Figure {
  const of = legsOf(figure)[0]?.of;
  if (!of) return pieces;
  const own = figure.filter((piece) => piece.of?.subject === of.subject);
  const last = Math.max(...own.map((piece) => piece.of!.piece));
  return pieces.map((piece, k) => ({ ...piece, of: { ...of, piece: last + 1 + k } }));
}

/** Riders on an animal, each with the leg that is on this side. @param riders as they are placed, before `rest` */
export function astride(placed: Figure, movers: readonly Actor[], rest: Figure): Figure {
  let at = 0;
  const riders = movers.map(({ figure }) => placed.slice(at, (at += figure.length)));
  const legs = riders.flatMap((rider, k): Figure => {
    if (!/^ilmek:/.test(movers[k].id)) return [];
    const box = figureBox(rider);
    const [x, tall] = [(box.left + box.right) / 2, heightOf(box)];
    const hip = box.top + HIPS * tall;
    return numbered(
      bent(rider, [
        [x + 0.01 * tall, hip - 0.05 * tall],
        [x - 0.06 * tall, hip + 0.14 * tall],
        [x, hip + 0.3 * tall],
      ]),
      rider,
    );
  });
  const bodies = riders.flatMap((rider): Figure => {
    const own = legsOf(rider);
    return rider.filter((piece) => !own.includes(piece));
  });
  return [...bodies, ...rest, ...legs];
}

/** Hips, knee and foot on what is ridden, in shares of its box, how tall one is on it, and whether its frame hides nobody. */
interface Saddle {
  hip: Point;
  knee: Point;
  foot: Point;
  tall: number;
  thin?: boolean;
}
const SADDLES: readonly (readonly [RegExp, Saddle])[] = [
  [
    /:bicycle$/,
    { hip: [0.66, 0.14], knee: [0.49, 0.4], foot: [0.58, 0.78], tall: 1.36, thin: true },
  ],
  [/:rocking-horse$/, { hip: [0.6, 0.36], knee: [0.5, 0.47], foot: [0.55, 0.64], tall: 0.72 }],
  [/:carousel-horse$/, { hip: [0.6, 0.42], knee: [0.48, 0.52], foot: [0.52, 0.7], tall: 0.72 }],
  [/:motor-scooter$/, { hip: [0.58, 0.27], knee: [0.4, 0.4], foot: [0.37, 0.8], tall: 1.15 }],
  [/:motorcycle$/, { hip: [0.6, 0.36], knee: [0.45, 0.52], foot: [0.52, 0.82], tall: 1.3 }],
];

/** Somebody on a bicycle or the like; undefined where nobody is, or it is another thing. */
export function cycling(movers: readonly Actor[], { id, box, figure }: Actor): Figure | undefined {
  const saddle = SADDLES.find(([name]) => name.test(id))?.[1];
  const [mover] = movers;
  if (!saddle || movers.length > 1 || !isPerson(mover)) return undefined;
  const on = ([x, y]: Point): Point => [box.left + x * widthOf(box), box.top + y * heightOf(box)];
  const sized = scaled(mover, (saddle.tall * heightOf(box)) / heightOf(mover.box));
  const own = pinned(sized, [0.5, HIPS], ...on(saddle.hip));
  const leg = numbered(bent(own, [on(saddle.hip), on(saddle.knee), on(saddle.foot)]), own);
  const legs = legsOf(own);
  const body = own.filter((piece) => !legs.includes(piece));
  return saddle.thin ? [...figure, ...body, ...leg] : [...body, ...figure, ...leg];
}
