import type { Actor } from './actors.ts';
import { denseOutline } from './anchors.ts';
import { pinned } from './body-places.ts';
import { place, type Figure } from './figure.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';

/* Boots on the feet of an animal that is seen from its side: one on each. */

/** Where the legs of an animal that is seen from its side end: lowest points with room between them. */
export function feetOf({ figure, box, id }: Actor): { x: number; y: number }[] {
  const points = denseOutline(figure);
  const floor = box.top + 0.6 * heightOf(box);
  const lows: { x: number; y: number }[] = [];
  for (let i = 0; i < COLUMNS; i++) {
    const x = box.left + ((i + 0.5) / COLUMNS) * widthOf(box);
    let y = floor;
    for (let p = 0; p < points.length; p += 2)
      if (Math.abs(points[p] - x) <= (0.5 * widthOf(box)) / COLUMNS) y = Math.max(y, points[p + 1]);
    lows.push({ x, y });
  }
  const apart = MIN_LEG * heightOf(box);
  const feet: { x: number; y: number }[] = [];
  let run: { x: number; y: number }[] = [];
  const end = (): void => {
    if (run.length > 0)
      feet.push({ x: (run[0].x + run.at(-1)!.x) / 2, y: Math.max(...run.map(({ y }) => y)) });
    run = [];
  };
  for (const low of lows) {
    if (low.y <= floor + apart) end();
    else run.push(low);
  }
  end();
  // Of who goes on two legs, what hangs higher is a hand, or a tail's tip.
  const isOnTwo = /t-rex|kangaroo/.test(id);
  return isOnTwo ? feet.filter(({ y }) => y > box.bottom - MAX_LIFT * heightOf(box)) : feet;
}

const COLUMNS = 40;
/** A far foot stands no higher. */
const MAX_LIFT = 0.1;
/** A leg reaches so far below, beside the height. */
const MIN_LEG = 0.1;

/** A boot on each foot, its toe to where the animal looks; as large as they have room side by side. */
export function shod(
  mover: Actor,
  { box }: Actor,
  feet: readonly { x: number; y: number }[],
): Figure {
  const gaps = feet.slice(1).map(({ x }, k) => x - feet[k].x);
  const most = gaps.length > 0 ? 0.96 * Math.min(...gaps) : Infinity;
  const wide = Math.min(0.2 * widthOf(box), most);
  const scale = wide / widthOf(mover.box);
  return feet.flatMap(({ x, y }) =>
    pinned(place(mover.figure, { scale, mirror: true }), [0.6, 1], x, y + 0.01),
  );
}
