import { heightOf, widthOf } from '../vector/geometry.ts';
import type { Actor } from './actors.ts';
import { pinned, scaled } from './body-places.ts';
import { figureBox, type Figure } from './figure.ts';

/* Who travels in something: on the deck of a boat, out of a car's roof, in a balloon's basket. */

/** Before the sail of a boat, with the feet on the hull. */
export function onDeck(movers: readonly Actor[], { box, figure, id }: Actor): Figure | undefined {
  if (/hot-air-balloon$/.test(id)) return inBasket(movers, { box, figure });
  if (ROOFED_CAR.test(id) && movers.every(({ kind }) => kind && RIDES.has(kind)))
    return outOfRoof(movers, { box, figure });
  if (!/:sailboat$/.test(id)) return undefined;
  const room = (0.62 * widthOf(box)) / movers.length;
  const put = movers.map((mover, k): Figure => {
    const tall = (0.4 * heightOf(box)) / heightOf(mover.box);
    const scale = Math.min(tall, room / widthOf(mover.box));
    const x = box.left + 0.56 * widthOf(box) + (k - (movers.length - 1) / 2) * room;
    return pinned(scaled(mover, scale), [0.5, 1], x, box.top + 0.68 * heightOf(box));
  });
  return [...figure, ...put.flat()];
}

/** Vehicles whose windows are smaller than whoever is in them. */
const ROOFED_CAR =
  /automobile$|vintage-car$|:(?:taxi|oncoming-taxi|racing-car|bus|minibus|trolleybus|sport-utility-vehicle|police-car|ambulance|fire-engine|delivery-truck|tractor|locomotive|tram|beetle-car)$/;
const RIDES: ReadonlySet<string> = new Set(['person', 'animal', 'bird', 'face']);

/** Out of the roof, down to the waist, as on a parade: in a window nobody would be known. */
function outOfRoof(
  movers: readonly Actor[],
  { box, figure }: Pick<Actor, 'box' | 'figure'>,
): Figure {
  const room = (0.62 * widthOf(box)) / movers.length;
  const put = movers.flatMap((mover, k): Figure => {
    const scale = Math.min(
      (0.95 * heightOf(box)) / heightOf(mover.box),
      (1.1 * room) / widthOf(mover.box),
    );
    const x = box.left + 0.56 * widthOf(box) + (k - (movers.length - 1) / 2) * room;
    return pinned(scaled(mover, scale), [0.5, 0.62], x, box.top + 0.06 * heightOf(box));
  });
  return [...put, ...figure];
}

/** Under a balloon, looking over the edge of its basket. */
function inBasket(
  movers: readonly Actor[],
  { box, figure }: Pick<Actor, 'box' | 'figure'>,
): Figure {
  const isBasket = (piece: Figure[number]): boolean =>
    figureBox([piece]).top > box.top + BASKET * heightOf(box);
  const room = (0.3 * widthOf(box)) / movers.length;
  const put = movers.map((mover, k): Figure => {
    const scale = Math.min(
      (0.26 * heightOf(box)) / heightOf(mover.box),
      (1.2 * room) / widthOf(mover.box),
    );
    const x = (box.left + box.right) / 2 + (k - (movers.length - 1) / 2) * room;
    return pinned(scaled(mover, scale), [0.5, 1], x, box.bottom - 0.08 * heightOf(box));
  });
  const rest = figure.filter((piece) => !isBasket(piece));
  return [...rest, ...put.flat(), ...figure.filter(isBasket)];
}

/** Where a balloon's basket begins, of its height. */
const BASKET = 0.78;
