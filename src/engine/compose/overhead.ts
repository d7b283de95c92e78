import { isFlower, type Actor } from './actors.ts';
import { denseOutline } from './anchors.ts';
import { besideScale, pinned, rowOf, scaled } from './body-places.ts';
import { figureBox, place, type Figure } from './figure.ts';
import { isLeafGreen } from './recolor.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';

/* What is over something: in the air, at a flower, or growing down before a door. */

/** At a flower: the beak in its heart, the body in the air at its right. */
function atBloom(mover: Actor, other: Actor): Figure {
  const petals = other.figure.filter(notLeaf);
  const heart = petals.length > 0 ? figureBox(petals) : other.box;
  const sized = scaled(mover, Math.min(0.95, besideScale(mover, other, 0.95)));
  const points = denseOutline(sized);
  const box = figureBox(sized);
  const floor = box.top + 0.6 * heightOf(box);
  let tip = { x: box.right, y: box.top };
  for (let i = 0; i < points.length; i += 2)
    if (points[i + 1] < floor && points[i] < tip.x) tip = { x: points[i], y: points[i + 1] };
  const x = heart.left + 0.66 * widthOf(heart);
  const y = heart.top + 0.3 * heightOf(heart);
  return [...other.figure, ...place(sized, { x: x - tip.x, y: y - tip.y })];
}

const notLeaf = ({ hex }: Figure[number]): boolean => !isLeafGreen(hex);

/** Grows over a door, and hangs down before it. */
const CLIMBS = /wisteria|:ivy|:vine|bougainvillea|garland/;

/** Above, clear of it and a little aside, as what flies. */
export function over(movers: readonly Actor[], other: Actor): Figure {
  const { box } = other;
  const [first] = movers;
  if (movers.length === 1 && isFlower(other) && /hummingbird/.test(first.id))
    return atBloom(first, other);
  if (movers.length === 1 && CLIMBS.test(first.id) && /:(?:door|window)/.test(other.id)) {
    const sized = scaled(first, (1.3 * widthOf(box)) / widthOf(first.box));
    return [...other.figure, ...pinned(sized, [0.5, 0.24], (box.left + box.right) / 2, box.top)];
  }
  const figures = rowOf(movers, besideScale(movers[0], other, 0.8));
  const put = figures.map((figure, k): Figure => {
    const x = (box.left + box.right) / 2 + (k - (figures.length - 1) / 2 + 0.15) * 0.8;
    return pinned(figure, [0.5, 1], x, box.top - 0.08 - (k % 2) * 0.15);
  });
  return [...other.figure, ...put.flat()];
}
