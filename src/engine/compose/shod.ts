import type { Actor } from './actors.ts';
import { pinned } from './body-places.ts';
import { figureBox, place, type Figure } from './figure.ts';
import { widthOf } from '../vector/geometry.ts';

/* Boots on the feet of an animal that is seen from its side: one on each. */

/** A boot on each foot, its toe to where the animal looks; as large as they have room side by side. */
export function shod(
  mover: Actor,
  { box }: Actor,
  feet: readonly { x: number; y: number }[],
): Figure {
  const gaps = feet.slice(1).map(({ x }, k) => x - feet[k].x);
  const most = gaps.length > 0 ? 0.96 * Math.min(...gaps) : Infinity;
  const wide = Math.min(0.2 * widthOf(box), most);
  // Of a drawing of two the one before the other.
  const { figure } = mover;
  const one = /:rain-boots$/.test(mover.id) ? figure.slice(figure.length / 2) : figure;
  const scale = wide / widthOf(figureBox(one));
  return feet.flatMap(({ x, y }) =>
    pinned(place(one, { scale, mirror: true }), [0.6, 1], x, y + 0.01),
  );
}
