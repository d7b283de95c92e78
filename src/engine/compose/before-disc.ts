import { heightOf, widthOf } from '../vector/geometry.ts';
import type { Actor } from './actors.ts';
import { lineUp } from './arrange/body.ts';
import { pinned } from './body-places.ts';
import { figureBox, place, type Figure } from './figure.ts';

/** A round light in the sky: what is in it or before it is as large as its disc lets it be. */
const isDisc = ({ id }: Actor): boolean => /:(?:full-moon|sun)$/.test(id);

/** Before a full moon: across all of its disc, and out over its edge. */
export function beforeDisc(movers: readonly Actor[], disc: Actor): Figure | undefined {
  if (!isDisc(disc)) return undefined;
  const row = lineUp(
    movers.map(({ figure }) => figure),
    0.1,
  );
  const [own, { box }] = [figureBox(row), disc];
  const scale = Math.min(
    (0.98 * widthOf(box)) / widthOf(own),
    (0.8 * heightOf(box)) / heightOf(own),
  );
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return [...disc.figure, ...pinned(place(row, { scale }), [0.5, 0.5], x, y)];
}
