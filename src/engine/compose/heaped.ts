import { heightOf, widthOf } from '../vector/geometry.ts';
import type { Actor } from './actors.ts';
import { rimOf } from './anchors.ts';
import { pinned, scaled } from './body-places.ts';
import type { Figure } from './figure.ts';

/* Fruit, vegetables and eggs in a bowl or basket: a heap that stands out above the rim. */

const HEAPED_IN = /:bowl$|basket$|:crate$|wheelbarrow|:plate$/;

/** How many are seen over the rim, a row behind and one before it. */
const SEEN = 5;
/** One of them, of the vessel's width. */
const SIZE = 0.29;

/** A heap in the vessel; undefined for what does not lie in heaps or where it is none. */
export function heaped(movers: readonly Actor[], other: Actor): Figure | undefined {
  if (!HEAPED_IN.test(other.id) || !movers.every(({ kind }) => kind === 'food')) return undefined;
  const { box, figure } = other;
  const rim = rimOf(other);
  const count = Math.max(SEEN, Math.min(7, movers.length));
  const behind = Math.floor(count / 2);
  const put = Array.from({ length: count }, (_, k): Figure => {
    const mover = movers[k % movers.length];
    const side = SIZE * widthOf(box);
    const own = scaled(mover, side / Math.max(widthOf(mover.box), heightOf(mover.box)));
    const isBehind = k < behind;
    const row = isBehind ? behind : count - behind;
    const at = (isBehind ? k : k - behind) - (row - 1) / 2;
    const x = (box.left + box.right) / 2 + at * side * (isBehind ? 0.92 : 0.86);
    return pinned(own, [0.5, 1], x, rim + (isBehind ? -0.36 : 0.3) * side);
  });
  return [...put.flat(), ...figure];
}
