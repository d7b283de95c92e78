import type { FormedShape } from '../../prompt/plan.ts';
import { heightOf, type Ring, ringBox, widthOf } from '../../vector/geometry.ts';
import { type Actor, headsOf, isFlower, makeActor } from '../actors.ts';
import { type Figure, figureBox, silhouette } from '../figure.ts';
import { isLeafGreen } from '../recolor.ts';
import { outlineOf } from '../frame/shaped.ts';
import { fitCircle, lineUp, type Body, type Stage, stand, interleave } from './body.ts';

/* A shape made of things: "a heart made of daisies". */

/** How much of its way each thing covers. */
const COVER = 1.02;
/** The largest, beside half the shape's height. */
const MAX_SIZE = 0.62;

/** Things along the outline of a shape; words, or what belongs in the middle, inside. */
export function arrangeFormed({ actors, words }: Stage, shape: FormedShape): Body {
  const middle = actors.filter((actor) => actor.place === 'middle');
  const rest = actors.filter((actor) => !middle.includes(actor));
  const ring = headsOf(interleave(rest.length > 0 ? rest : actors).map(oneBlossom));
  const { spots, step } = spotsIn(shape, ring.length);
  const largest = Math.max(...ring.map(({ box }) => Math.max(widthOf(box), heightOf(box))));
  const scale = Math.min(COVER * step, MAX_SIZE) / largest;
  const put = ring.map((actor, k): Figure => {
    const { x, y, size = 1 } = spots[k];
    return stand(actor, { x, y, scale: scale * size, mirror: x > 0.01 });
  });
  const inner =
    rest.length > 0
      ? lineUp(
          middle.map(({ figure }) => figure),
          0.1,
        )
      : [];
  const room = { x: 0, y: -0.06, r: 0.72 - 0.6 * scale * largest };
  const within = inner.length > 0 ? inner : words;
  const filled = within && within.length > 0 && room.r > 0.2 ? fitCircle(within, room) : [];
  return {
    figure: [...put.flat(), ...filled],
    form: 'round',
    hasWords: within === words && !!words,
  };
}

/** Where things are in a shape, how large beside each other, and how far apart. */
interface Spots {
  spots: { x: number; y: number; size?: number }[];
  step: number;
}

/** The points of a star, clockwise from its top, and how deep the corners between them are. */
const STAR_POINTS = 5;
const STAR_DEPTH = 0.5;
/** The crescent's bow, in turns from its right, and how small things are at its horns. */
const BOW = [0.16, 0.84] as const;
const HORN = 0.5;

/** So many places along the outline of a shape; a crescent is one bow, broadest in the middle. */
function spotsIn(shape: FormedShape, count: number): Spots {
  if (shape === 'crescent') {
    const [from, to] = BOW;
    const spots = Array.from({ length: count }, (_, k) => {
      const share = (k + 0.5) / count;
      const turn = 2 * Math.PI * (from + share * (to - from));
      const size = HORN + (1 - HORN) * Math.sin(Math.PI * share);
      return { x: 0.9 * Math.cos(turn), y: -0.9 * Math.sin(turn), size };
    });
    // Things in the middle of the bow touch; those at its horns are smaller than their room.
    return { spots, step: (1.25 * 0.9 * 2 * Math.PI * (to - from)) / count };
  }
  const outline = shape === 'star' ? star() : outlineOf(shape, 1);
  const step = perimeter(outline) / count;
  const spots = Array.from({ length: count }, (_, k) => {
    const [x, y] = pointAt(outline, k * step);
    return { x, y };
  });
  return { spots, step };
}

const star = (): Ring =>
  Float64Array.from(
    Array.from({ length: 2 * STAR_POINTS }, (_, k) => {
      const turn = (Math.PI * k) / STAR_POINTS;
      const far = k % 2 === 0 ? 1 : STAR_DEPTH;
      return [far * Math.sin(turn), -far * Math.cos(turn)];
    }).flat(),
  );

/** Of three blossoms on one stem each has a place of its own: a bunch leaves gaps. */
function oneBlossom(actor: Actor, at: number): Actor {
  if (!isFlower(actor)) return actor;
  const petals = actor.figure.filter(({ hex }) => !isLeafGreen(hex));
  const blossoms = silhouette(petals, 1e-3).map(({ rings: [ring] }) => ringBox(ring));
  if (blossoms.length < 2 || blossoms.length > MOST_BLOSSOMS) return actor;
  const { left, right, top, bottom } = blossoms[at % blossoms.length];
  const own = petals.filter((piece) => {
    const box = figureBox([piece]);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  });
  return own.length > 0 ? makeActor(own, actor) : actor;
}

/** More of them are bells along a stem. */
const MOST_BLOSSOMS = 4;

function perimeter(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    sum += Math.hypot(ring[i] - ring[j], ring[i + 1] - ring[j + 1]);
  return sum;
}

/** The point so far along a ring from its first one. */
function pointAt(ring: Ring, far: number): [x: number, y: number] {
  let left = far;
  const count = ring.length;
  for (let i = 0; i < count; i += 2) {
    const [x, y] = [ring[i], ring[i + 1]];
    const [nx, ny] = [ring[(i + 2) % count], ring[(i + 3) % count]];
    const length = Math.hypot(nx - x, ny - y);
    if (left <= length && length > 0) {
      const share = left / length;
      return [x + share * (nx - x), y + share * (ny - y)];
    }
    left -= length;
  }
  return [ring[0], ring[1]];
}

/** Whether there are enough things to show a shape. */
export const canForm = (actors: readonly Actor[]): boolean => actors.length >= 5;
