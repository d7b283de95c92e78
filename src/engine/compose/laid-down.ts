import { heightOf, widthOf } from '../vector/geometry.ts';
import { denseOutline } from './anchors.ts';
import { headsOf, isFlower, makeActor, type Actor } from './actors.ts';
import { besideScale, pinned, rowOf, scaled } from './body-places.ts';
import { figureBox, place, type Figure } from './figure.ts';
import { isLeafGreen } from './recolor.ts';

/*
 * What lies: a broom in the air, a board on the water or on a roof; fences at both sides of a house's door, a
 * trailer behind who pulls it, and wings that are spread behind something.
 */

/** A broom that is ridden lies in the air, and a board on the water. */
export const laid = (other: Actor): Actor =>
  /:(?:broom|surfboard)$/.test(other.id)
    ? makeActor(place(other.figure, { angle: 1.25 }), other)
    : other;

/** A board on a roof lies there. */
export const onRoof = (movers: readonly Actor[], { kind, id }: Actor): readonly Actor[] => {
  // From the left: a truck's roof is before its bed.
  if (/pickup/.test(id)) return movers.toSorted((a, b) => Number(isBird(b)) - Number(isBird(a)));
  if (kind !== 'vehicle' || /boat|ship|sled|scooter|cycle/.test(id)) return movers;
  return movers.map((mover) =>
    LONG.test(mover.id) && heightOf(mover.box) > 1.3 * widthOf(mover.box)
      ? makeActor(place(mover.figure, { angle: Math.PI / 2 }), mover)
      : mover,
  );
};

const isBird = ({ kind }: Actor): boolean => kind === 'bird';

/** Where along a pickup one of several is: birds on its roof, its load on the bed. */
export function onPickup(movers: readonly Actor[], k: number, { id }: Actor): number | undefined {
  if (!/pickup/.test(id)) return undefined;
  const birds = movers.filter(isBird).length;
  if (k < birds) return 0.3 + (0.12 * (k + 0.5)) / birds;
  return 0.53 + (0.43 * (k - birds + 0.5)) / (movers.length - birds);
}
const LONG =
  /:(?:surfboard|paddle-?board|skis?|snowboard|ladder|kayak|canoe|oar|paddle|log|fishing-pole)$/;

/** Where small beasts sit on a flower's face, from its middle, in its size: partly on the petals around it. */
const ON_FACE = [
  [0.16, -0.12],
  [-0.24, 0.16],
  [0.2, 0.26],
] as const;

/** A bee on a flower sits on its face, and not on the tip of a petal. */
export function onBloom(movers: readonly Actor[], other: Actor): Figure | undefined {
  const isSmall = ({ kind, id }: Actor): boolean => kind === 'insect' || /:snail$/.test(id);
  if (!isFlower(other) || movers.length > ON_FACE.length || !movers.every(isSmall))
    return undefined;
  const petals = other.figure.filter(({ hex }) => !isLeafGreen(hex));
  if (petals.length === 0) return undefined;
  const head = figureBox(petals);
  const [wide, high] = [widthOf(head), heightOf(head)];
  // A spike of lavender has no face.
  if (Math.min(wide, high) < 0.6 * Math.max(wide, high)) return undefined;
  const share = (movers.length > 1 ? 0.34 : 0.44) * Math.min(wide, high);
  const put = movers.flatMap((mover, k): Figure => {
    const sized = scaled(mover, share / Math.max(widthOf(mover.box), heightOf(mover.box)));
    const [x, y] = [(head.left + head.right) / 2, (head.top + head.bottom) / 2];
    return pinned(sized, [0.5, 0.5], x + ON_FACE[k][0] * wide, y + ON_FACE[k][1] * high);
  });
  return [...other.figure, ...put];
}

/** The trunk's share of a tree's width, at both sides of which others are. */
const TRUNK = 0.2;

/** Several at the foot of a tree: at both sides of its trunk, and no wider than its crown. */
export function aboutFoot(movers: readonly Actor[], other: Actor): Figure {
  const wide = widthOf(other.box);
  const middle = (other.box.left + other.box.right) / 2;
  const each = ((1 - TRUNK) * wide) / 2 / Math.ceil(movers.length / 2);
  return rowOf(movers, besideScale(movers[0], other, 0.5)).flatMap((figure, k): Figure => {
    const own = widthOf(figureBox(figure));
    const sized = own > 0.96 * each ? place(figure, { scale: (0.96 * each) / own }) : figure;
    const x = (TRUNK * wide) / 2 + ((k >> 1) + 0.5) * each;
    return pinned(sized, [0.5, 1], middle + (k % 2 === 0 ? x : -x), other.box.bottom + 0.04);
  });
}

/** How one thing is behind another where it is not half hidden: a house behind its fence, a trailer, an eagle. */
export function behindSo(mover: Actor, other: Actor): Figure | undefined {
  if (/trailer$/.test(mover.id) && /tractor|truck|automobile|car$|vehicle/.test(other.id))
    return hitched(mover, other);
  if (/:(?:soaring-eagle|double-headed-eagle|phoenix)$/.test(mover.id))
    return spreadBehind(mover, other);
  const isFenced = /:(?:fence|hedge)$/.test(other.id) && mover.kind === 'building';
  return isFenced ? fenced(mover, other) : undefined;
}

/** A house is far larger than its fence, and stands on the same ground. */
function fenced(house: Actor, fence: Actor): Figure {
  const { box } = house;
  const sized = scaled(fence, (0.46 * widthOf(box)) / widthOf(fence.box));
  // One at each side of the way to the door.
  const put = [-0.1, 1.1].map((at, k) =>
    pinned(sized, [k, 1], box.left + at * widthOf(box), box.bottom + 0.04 * heightOf(box)),
  );
  return [...house.figure, ...put.flat()];
}

/** Vehicles look to the left: what they pull is at their right, on the same ground. */
function hitched(trailer: Actor, { box, figure }: Actor): Figure {
  const sized = scaled(trailer, (0.8 * widthOf(box)) / widthOf(trailer.box));
  return [...figure, ...pinned(sized, [0, 1], box.right - 0.02 * widthOf(box), box.bottom)];
}

/** Its head and its wings above the middle of what it is behind. */
function spreadBehind(bird: Actor, { box, figure }: Actor): Figure {
  const sized = scaled(bird, (1.7 * widthOf(box)) / widthOf(bird.box));
  const x = (box.left + box.right) / 2;
  return [...pinned(sized, [0.5, 0.62], x, box.top + 0.2 * heightOf(box)), ...figure];
}

/** Blossoms on the upper side of a branch's wood, between its leaves. */
export function inBloom(flowers: readonly Actor[], { box, figure }: Actor): Figure {
  const wood = figure.filter(({ hex }) => !isLeafGreen(hex));
  const points = denseOutline(wood);
  const own = figureBox(wood);
  return headsOf(flowers).flatMap((head, k): Figure => {
    const x = own.left + ((k + 0.6) / (flowers.length + 0.2)) * widthOf(own);
    let y = own.bottom;
    for (let i = 0; i < points.length; i += 2)
      if (Math.abs(points[i] - x) < 0.05 * widthOf(own)) y = Math.min(y, points[i + 1]);
    const size = (0.2 * widthOf(box)) / Math.max(widthOf(head.box), heightOf(head.box));
    return pinned(scaled(head, size), [0.5, 0.6], x, y);
  });
}
