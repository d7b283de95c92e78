import { heightOf, widthOf } from '../vector/geometry.ts';
import type { Actor } from './actors.ts';
import { roomIn } from './anchors.ts';
import { pinned, scaled } from './body-places.ts';
import type { Figure } from './figure.ts';

/* What lies in the middle of something: in a heart, a horseshoe, a glass. */

/** One of several about a middle. */
function spread(
  mover: Actor,
  k: number,
  count: number,
  { x, y, r }: { x: number; y: number; r: number },
): Figure {
  const turn = (2 * Math.PI * k) / count - Math.PI / 2;
  const scale =
    (1.9 * r) / Math.sqrt(count + 3) / Math.max(widthOf(mover.box), heightOf(mover.box));
  const at = 0.58 * r;
  return pinned(scaled(mover, scale), [0.5, 0.5], x + at * Math.cos(turn), y + at * Math.sin(turn));
}

/** In a heart, a horseshoe, a moon: before its middle, as large as there is room. */
export function inMiddle(movers: readonly Actor[], other: Actor): Figure {
  const { x: middle, y, r } = roomIn(other);
  const isSpread = movers.length > 2;
  const put = movers.map((mover, k): Figure => {
    if (isSpread) return spread(mover, k, movers.length, { x: middle, y, r });
    const side = (1.5 * r) / movers.length;
    const scale = side / Math.max(widthOf(mover.box), heightOf(mover.box));
    const x = middle + side * (k - (movers.length - 1) / 2);
    return pinned(scaled(mover, scale), [0.5, 0.5], x, y);
  });
  return [...other.figure, ...put.flat()];
}
