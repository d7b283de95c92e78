import { heightOf, widthOf } from '../vector/geometry.ts';
import { type Actor, makeActor } from './actors.ts';
import { isFace } from './anchors.ts';
import { pinned, scaled } from './body-places.ts';
import { SITS_UP } from './sits-up.ts';
import { type Figure, figureBox } from './figure.ts';

/* A pair of wings on somebody's back, "a winged skull", "kanatlı kedi"; and who flies with wings of metal. */

export const isWings = ({ id }: Pick<Actor, 'id'>): boolean => /:(?:angel|fairy)-wings$/.test(id);

/** How far from the drawing's middle a wing begins; the body between them is left out. */
const ASIDE = 0.12;

/** Both wings behind whoever is seen from the front, one on the back of an animal from its side. */
export function winged(wings: Actor, other: Actor): Figure {
  const { box } = other;
  const own = figureBox(wings.figure);
  const asideOf = (figure: Figure): number => {
    const { left, right } = figureBox(figure);
    return ((left + right) / 2 - (own.left + own.right) / 2) / widthOf(own);
  };
  const isAhead = isFace(other) || other.kind !== 'animal' || SITS_UP.test(other.id);
  const kept = wings.figure.filter((piece) =>
    isAhead ? Math.abs(asideOf([piece])) > ASIDE : asideOf([piece]) > ASIDE,
  );
  const pair = makeActor(kept.length > 0 ? kept : wings.figure, wings);
  const sized = scaled(pair, ((isAhead ? 1.8 : 0.42) * widthOf(box)) / widthOf(pair.box));
  const [x, y] = isAhead ? [0.5, 0.42] : [0.48, 0.58];
  const at = { x: box.left + x * widthOf(box), y: box.top + y * heightOf(box) };
  const put = pinned(sized, isAhead ? [0.5, 0.5] : [0.1, 0.95], at.x, at.y);
  return isAhead ? [...put, ...other.figure] : [...other.figure, ...put];
}

/** A pilot looks out of the fuselage, which points to the upper right. */
export const inCockpit = (mover: Actor, { box, figure }: Actor): Figure => [
  ...figure,
  ...pinned(
    scaled(mover, (0.36 * widthOf(box)) / widthOf(mover.box)),
    [0.5, 0.5],
    box.left + 0.62 * widthOf(box),
    box.top + 0.36 * heightOf(box),
  ),
];
