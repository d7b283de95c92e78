import { isVessel } from '../prompt/thing-kinds.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';
import { isFlower, type Actor } from './actors.ts';
import { isFace, longAxis } from './anchors.ts';
import { lineUp } from './arrange/body.ts';
import { pinned } from './body-places.ts';
import { figureBox, place, type Figure, type Placing } from './figure.ts';

/* Things that are with their like: back to back, crossed, or one among many. */

/** Back to back on one ground: drawings look to the left, so the right half is turned. */
export function apart(actors: readonly Actor[]): Figure {
  const half = (actors.length - 1) / 2;
  const row = actors.map(({ figure }, k) =>
    pinned(place(figure, { mirror: k > half }), [0.5, 1], 0, 0),
  );
  const level = lineUp(row, 0.08);
  let at = 0;
  // Side by side by their boxes, and down to one ground.
  return row.flatMap((figure) => {
    const moved = level.slice(at, at + figure.length);
    at += figure.length;
    const { left, right } = figureBox(moved);
    return pinned(moved, [0.5, 1], (left + right) / 2, 0);
  });
}

/** Who hugs leans to the other, radians; bodies meet so far, of their width. */
const LEAN = 0.13;
const MEET = { face: 0.08, body: 0.16, person: 0.14 } as const;

/** Side by side and close: those seen from their side nose to nose, faces cheek to cheek. */
export function hugged(actors: readonly Actor[]): Figure {
  const half = (actors.length - 1) / 2;
  const sort = (actor: Actor): keyof typeof MEET =>
    (actor.person ?? actor.kind === 'person') ? 'person' : isFace(actor) ? 'face' : 'body';
  const put = actors.map((actor, k) => {
    const left = k < half;
    const isAside = sort(actor) === 'body';
    const lean = sort(actor) === 'person' ? 0 : left ? LEAN : -LEAN;
    const turned = place(actor.figure, { mirror: isAside && left });
    return pinned(place(turned, { angle: lean }), [0.5, 1], 0, 0);
  });
  let right: number | undefined;
  return put.flatMap((figure, k) => {
    const { left, right: end } = figureBox(figure);
    const meet = right === undefined ? 0 : MEET[sort(actors[k])] * (end - left);
    const x = right === undefined ? 0 : right - meet - left;
    right = end + x;
    return place(figure, { x });
  });
}

/** Between two who look at each other, and whom it touches: "two doves holding a heart". */
export function heldByTwo(mover: Actor, { figure, box }: Actor): Figure {
  const wide = (0.5 * Math.min(widthOf(box), heightOf(box))) / widthOf(mover.box);
  const held = pinned(place(mover.figure, { scale: wide }), [0.5, 0.5], 0, -0.62 * heightOf(box));
  const half = (figureBox(held).right - figureBox(held).left) / 2 - 0.04;
  const left = pinned(place(figure, { mirror: true }), [1, 1], -half, 0);
  return [...left, ...pinned(figure, [0, 1], half, 0), ...held];
}

/** Where the stems of crossed flowers meet, of their height. */
const STEM_CROSS = 0.84;

/** Crossed: their long axes one over the other, the tops outward. */
export function crossed(actors: readonly Actor[]): Figure {
  const pairs = actors.length > 1 ? actors : [actors[0], actors[0]];
  return pairs.flatMap((actor, k): Figure => {
    const lean = (k % 2 === 0 ? 1 : -1) * (Math.PI / 4);
    // Flowers cross at their stems.
    if (isFlower(actor)) {
      const own = pinned(actor.figure, [0.5, STEM_CROSS], 0, 0);
      return place(own, { angle: (k % 2 === 0 ? 1 : -1) * 0.62 });
    }
    const to: Partial<Placing> = { angle: lean - longAxis(actor.figure) };
    return pinned(place(actor.figure, to), [0.5, 0.5], 0, 0);
  });
}

/** What grows or lies about in numbers: one is among it, not in it. */
export const isField = (others: readonly Actor[]): boolean =>
  /sheaf|:wheat$|fallen-leaf|seaweed|grass|:reed$/.test(others[0].id) ||
  (others.length > 2 &&
    others.every(
      ({ kind, id }) => (kind === 'flower' || kind === 'leaf' || kind === 'food') && !isVessel(id),
    ));

/** Of a field's height beside the one in it. */
const FIELD_HEIGHT = 0.55;

/** Among flowers, leaves or corn: some behind at both sides, some before the feet. */
export function among(movers: readonly Actor[], others: readonly Actor[]): Figure {
  const front = lineUp(
    movers.map(({ figure }) => figure),
    0.06,
  );
  const box = figureBox(front);
  const count = Math.max(
    4,
    Math.min(9, others.length + 1 + Math.round(widthOf(box) / heightOf(box))),
  );
  const put = Array.from({ length: count }, (_, k): Figure => {
    const other = others[k % others.length];
    const share = k / (count - 1) - 0.5;
    const outer = Math.abs(share) > 0.3;
    const scale = ((outer ? 1.25 : 0.85) * FIELD_HEIGHT * heightOf(box)) / heightOf(other.box);
    const x = (box.left + box.right) / 2 + share * (widthOf(box) + 0.25);
    // Before a face none stands higher than its chin.
    const low = movers.some(isFace) ? 0.62 * scale * heightOf(other.box) : 0;
    const y = box.bottom + (outer ? 0.05 : 0.12 + 0.06 * (k % 2) + low);
    return pinned(place(other.figure, { scale, angle: 0.5 * share }), [0.5, 1], x, y);
  });
  const isBehind = (k: number): boolean => k === 0 || k === count - 1;
  return [
    ...put.filter((_, k) => isBehind(k)).flat(),
    ...front,
    ...put.filter((_, k) => !isBehind(k)).flat(),
  ];
}
