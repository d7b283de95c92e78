import { widthOf } from '../../vector/geometry.ts';
import type { Actor } from '../actors.ts';
import { figureBox, place, type Figure } from '../figure.ts';

/* Several balloons are a bunch: their strings meet. */

export const isBalloon = ({ id }: Pick<Actor, 'id'>): boolean =>
  /:(?:heart-|star-)?balloon$/.test(id);

/** A balloon's way from the end of its string, beside upright. */
const LEAN = 0.4;

/** A bunch whose strings meet at 0. */
export function fanned(balloons: readonly Actor[], scale = 1): Figure {
  const count = balloons.length;
  const step = Math.min(0.62, 2.4 / count);
  // The outer ones first: those in the middle are in front, and a little higher.
  const order = balloons
    .map((_, k) => k)
    .toSorted((a, b) => fromMiddle(b, count) - fromMiddle(a, count));
  return order.flatMap((k): Figure => {
    const from = k - (count - 1) / 2;
    // Strings hang from the left of a balloon's foot: those on the left are turned.
    const own = place(balloons[k].figure, { scale, mirror: from < 0 });
    const { left, bottom } = figureBox(own);
    const foot = left + (from < 0 ? 0.8 : 0.2) * widthOf(figureBox(own));
    const upright = from < 0 ? LEAN : -LEAN;
    return place(place(own, { x: -foot, y: -bottom }), { angle: upright + step * from });
  });
}

const fromMiddle = (k: number, count: number): number => Math.abs(k - (count - 1) / 2);
