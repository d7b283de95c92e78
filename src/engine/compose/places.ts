import { heightOf, widthOf } from '../vector/geometry.ts';
import { headsOf, isFlower, type Actor } from './actors.ts';
import { denseOutline } from './anchors.ts';
import { lineUp } from './arrange/body.ts';
import { besideScale, pinned, scaled } from './body-places.ts';
import { SITS_UP } from './sits-up.ts';
import { figureBox, outlinePoints, place, type Figure } from './figure.ts';
import { oklabDistance, oklabFromHex } from '../color/oklab.ts';
import { isLeafGreen, mainColor } from './recolor.ts';

/* Places and weather that things are in: the sea, a forest, before a setting sun, steam over a cup. */

export const isSea = ({ id }: Actor): boolean => /:(?:sea|pond)$/.test(id);
export const isShore = ({ id }: Actor): boolean => /:(?:shore|mud|rain-puddle)$/.test(id);
export const isSettingSun = ({ id }: Actor): boolean => /:setting-sun$/.test(id);
export const isSteam = ({ id }: Actor): boolean => /:(?:smoke|heart-steam)$/.test(id);

/** Floats on water rather than swims in it. */
const FLOATS = /:rock$|boat|ship|galleon|canoe|ferry|ark|duck|swan|surf|buoy|paper|iceberg|light/;
/** Things on the sea keep this share of its width, and what floats draws so deep. */
const AFLOAT_WIDTH = 0.78;
/** The same of three or more. */
const AFLOAT_ROW = 1.05;
const DRAUGHT = 0.08;
const SUNK = 0.2;

/** Behind the nearer waves, in front of the farther ones. */
export function afloat(all: readonly Actor[], sea: Actor): Figure {
  const { box } = sea;
  const flying = all.filter(isOverSea);
  const movers = all.filter((mover) => !isOverSea(mover));
  if (movers.length === 0) return [...skyOver(flying, sea.figure, 0.5), ...sea.figure];
  const row = movers.length > 2 ? AFLOAT_ROW : AFLOAT_WIDTH;
  const room = (row * widthOf(box)) / movers.length;
  const put = movers.map((mover, k): Figure => {
    const scale = Math.min(room / widthOf(mover.box), (0.95 * widthOf(box)) / heightOf(mover.box));
    const figure = withoutWater(scaled(mover, scale), mover);
    const x = (box.left + box.right) / 2 + (k - (movers.length - 1) / 2) * room * 1.08;
    const deep = FLOATS.test(mover.id) ? DRAUGHT : SUNK;
    // The middle of the nearer wave's crest, of the sea's height.
    return pinned(figure, [0.5, 1 - deep], x, box.top + 0.58 * heightOf(box));
  });
  // The farther row is the first piece of the drawing; of a pond all but what shines nearest.
  const far = /:pond$/.test(sea.id) ? sea.figure.length - 1 : 1;
  const whole = [...sea.figure.slice(0, far), ...put.flat(), ...sea.figure.slice(far)];
  return flying.length > 0 ? [...skyOver(flying, whole, 0.28), ...whole] : whole;
}

/** A boat that is drawn on water of its own, without it. */
function withoutWater(figure: Figure, { id }: Actor): Figure {
  if (!/fluent:sailboat$/.test(id)) return figure;
  const box = figureBox(figure);
  return figure.filter((piece) => figureBox([piece]).bottom < box.bottom - 0.01 * heightOf(box));
}

/** Gulls fly over the water, and do not swim in it. */
const isOverSea = ({ id, kind }: Actor): boolean =>
  (kind === 'bird' || kind === 'insect') && !FLOATS.test(id) && !/penguin|pelican|goose/.test(id);

/** Birds above all that is on the water, some higher than others. @param wide of each, of the sea's width */
function skyOver(birds: readonly Actor[], below: Figure, wide: number): Figure {
  const box = figureBox(below);
  return birds.flatMap((bird, k): Figure => {
    const share = (k + 0.5) / birds.length;
    const size = (Math.min(wide, 0.84 / birds.length) * widthOf(box)) / widthOf(bird.box);
    const high = k % 2 === 0 ? 0.03 : 0.16;
    return pinned(
      scaled(bird, size),
      [0.5, 1],
      box.left + share * widthOf(box),
      box.top - high * widthOf(box),
    );
  });
}

/** Where the sand begins, of a shore's height. */
const SAND = 0.6;

/** On the sand, before the strip of sea. */
export function ashore(movers: readonly Actor[], shore: Actor): Figure {
  const { box } = shore;
  const room = (0.8 * widthOf(box)) / movers.length;
  const put = movers.map((mover, k): Figure => {
    const scale = Math.min(room / widthOf(mover.box), (0.9 * widthOf(box)) / heightOf(mover.box));
    const x = (box.left + box.right) / 2 + (k - (movers.length - 1) / 2) * room * 1.06;
    return pinned(scaled(mover, scale), [0.5, 1], x, box.top + SAND * heightOf(box));
  });
  return [...shore.figure, ...put.flat()];
}

/** On the grass behind the water: "a camper by a lake". */
export function atShore(movers: readonly Actor[], sea: Actor): Figure {
  const row = lineUp(
    movers.map((mover) => scaled(mover, 1)),
    0.1,
  );
  const box = figureBox(row);
  const [x, wide] = [(box.left + box.right) / 2, Math.max(1.5 * widthOf(box), heightOf(box))];
  const water = scaled(sea, wide / widthOf(sea.box));
  const high = heightOf(figureBox(water));
  const bank = Float64Array.from({ length: 64 }, (_, i) => {
    const turn = ((i >> 1) * Math.PI) / 16;
    return i % 2 === 0
      ? x + 0.49 * wide * Math.cos(turn)
      : box.bottom + 0.16 * high + 0.32 * high * Math.sin(turn);
  });
  return [
    { kind: 'area', polygon: { rings: [bank] }, hex: GRASS },
    ...row,
    ...pinned(water, [0.5, 0], x, box.bottom + 0.06 * high),
  ];
}

const GRASS = '#3c7145';

const isFar = ({ id }: Actor): boolean => /mountain/.test(id);

/** Mountains as wide as the sun that rises behind them, and before their feet what is near. */
function beforeMountains(
  far: readonly Actor[],
  near: readonly Actor[],
  { box, figure }: Actor,
): Figure {
  const x = (box.left + box.right) / 2;
  const fit = (row: Figure, wide: number, high: number, y: number): Figure => {
    const own = figureBox(row);
    const scale = Math.min(
      (wide * widthOf(box)) / widthOf(own),
      (high * heightOf(box)) / heightOf(own),
    );
    return pinned(place(row, { scale }), [0.5, 1], x, y);
  };
  const back = lineUp(
    far.map((mover) => mover.figure),
    -0.1,
  );
  // Spread out, so that the mountains are seen between them.
  const front = lineUp(
    near.map((mover) => mover.figure),
    near.length > 1 ? 0.5 : 0,
  );
  return [
    ...figure,
    ...fit(back, 1.25, 0.72, box.bottom),
    ...fit(front, 1.1, 0.34, box.bottom + 0.03 * heightOf(box)),
  ];
}

/** Between the feet of an arch, on the ground. */
export function archway(movers: readonly Actor[], { box, figure, id }: Actor): Figure | undefined {
  if (!/:(?:flower-arch|rainbow)$/.test(id)) return undefined;
  const room = (0.66 * widthOf(box)) / movers.length;
  const put = movers.map((mover, k): Figure => {
    const tall = (0.68 * heightOf(box)) / heightOf(mover.box);
    const scale = Math.min(tall, (1.04 * room) / widthOf(mover.box));
    const x = (box.left + box.right) / 2 + (k - (movers.length - 1) / 2) * room;
    return pinned(scaled(mover, scale), [0.5, 1], x, box.bottom);
  });
  return [...figure, ...put.flat()];
}

/** Below the waves. */
export function submerged(movers: readonly Actor[], sea: Actor): Figure {
  const { box } = sea;
  const row = lineUp(
    movers.map((mover) => scaled(mover, 1)),
    0.12,
  );
  const own = figureBox(row);
  const scale = Math.min((0.8 * widthOf(box)) / widthOf(own), 1);
  const sized = place(row, { scale });
  return [...sea.figure, ...pinned(sized, [0.5, 0], (box.left + box.right) / 2, box.bottom + 0.06)];
}

/** Among trees: the outer ones behind, as tall as suits whoever is there. */
export function grove(movers: readonly Actor[], tree: Actor): Figure {
  const front = lineUp(
    movers.map(({ figure }) => figure),
    0.06,
  );
  const box = figureBox(front);
  const tall = Math.max(1.5 * heightOf(box), 0.86 * widthOf(box));
  const put = GROVE.map(({ at, high, down }): Figure => {
    const figure = place(tree.figure, { scale: (high * tall) / heightOf(tree.box) });
    // Behind the ends of a long row, beside one that stands alone.
    const aside = Math.min(0.62 * widthOf(box) + 0.2 * tall, 0.34 * widthOf(box) + 0.34 * tall);
    const x = (box.left + box.right) / 2 + at * aside;
    return pinned(figure, [0.5, 1], x, box.bottom + down * heightOf(box));
  });
  return [...put.flat(), ...front];
}

const GROVE = [
  { at: 0.15, high: 0.92, down: -0.06 },
  { at: -1, high: 1, down: 0 },
  { at: 1.05, high: 0.84, down: 0 },
] as const;

const isGround = (actor: Actor): boolean => isSea(actor) || isShore(actor);

/** Before the sun: as wide as it is, at its foot. What flies hangs before its middle. */
export function beforeSun(movers: readonly Actor[], sun: Actor): Figure {
  const { box } = sun;
  const flies = movers.every(
    ({ id, kind }) => kind === 'bird' || /balloon|plane|kite|bee/.test(id),
  );
  const row = lineUp(
    movers.map(({ figure }) => figure),
    0.1,
  );
  const own = figureBox(row);
  const scale = Math.min(
    ((movers.length > 1 || movers.some(isGround) ? 1.15 : 0.8) * widthOf(box)) / widthOf(own),
    ((movers.some(isGround) ? 0.9 : 0.74) * heightOf(box)) / heightOf(own),
  );
  const x = (box.left + box.right) / 2;
  const far = movers.filter(isFar);
  if (far.length > 0 && far.length < movers.length)
    return beforeMountains(
      far,
      movers.filter((mover) => !isFar(mover)),
      sun,
    );
  const y = flies ? box.top + 0.46 * heightOf(box) : box.bottom + 0.04;
  const shine = mainColor(sun.figure, false);
  const seen = row.map((piece) =>
    shine && isLike(piece.hex, shine) ? { ...piece, hex: PALE } : piece,
  );
  return [...sun.figure, ...pinned(place(seen, { scale }), [0.5, flies ? 0.5 : 1], x, y)];
}

/** What would be lost on the sun, in another thread. */
const PALE = '#f9f1e2';
const isLike = (a: string, b: string): boolean =>
  oklabDistance(oklabFromHex(a), oklabFromHex(b)) < 0.11;

/** Steam out of a cup's middle, smoke out of a chimney, which stands left of the roof's ridge. */
export function rising(movers: readonly Actor[], other: Actor): Figure {
  const { box, kind } = other;
  const isHouse = kind === 'building';
  const share = isHouse ? 0.24 : 0.46;
  const x = box.left + share * widthOf(box);
  const points = outlinePoints(other.figure);
  let top = box.bottom;
  for (let i = 0; i < points.length; i += 2)
    if (Math.abs(points[i] - x) < 0.09 * widthOf(box)) top = Math.min(top, points[i + 1]);
  const put = movers.map((mover): Figure => {
    const heart = /heart/.test(mover.id);
    const wide = (isHouse ? 0.26 : heart ? 0.55 : 0.42) * widthOf(box);
    const figure = scaled(mover, Math.min(besideScale(mover, other, 2), wide / widthOf(mover.box)));
    return pinned(figure, [0.5, 1], x, (isHouse ? top : box.top) - 0.03);
  });
  return [...other.figure, ...put.flat()];
}

/** Out of a cup come hearts, stars and notes as its steam does: they rise, and grow smaller. */
export function aboveCup(movers: readonly Actor[], { id, box, figure }: Actor): Figure | undefined {
  const isCup = /cup$|:mug$|beverage$|:tea-glass$/.test(id);
  if (!isCup || !movers.every((mover) => /heart$|:(?:star|musical-notes?|bubbles)$/.test(mover.id)))
    return undefined;
  // A handle is no part of where it rises.
  const x = box.left + 0.44 * widthOf(box);
  let floor = box.top - 0.04 * heightOf(box);
  const put = movers.map((mover, k): Figure => {
    const wide = (0.34 - 0.06 * Math.min(k, 3)) * widthOf(box);
    const sized = scaled(mover, wide / widthOf(mover.box));
    const aside = movers.length === 1 ? 0 : (k % 2 === 0 ? -0.12 : 0.12) * widthOf(box);
    const put = pinned(sized, [0.5, 1], x + aside, floor);
    floor -= 0.86 * heightOf(figureBox(put));
    return put;
  });
  return [...figure, ...put.flat()];
}

/** Several flowers on the back of who stands aside are worked into its coat, in a row. */
function onFlank(movers: readonly Actor[], { box, figure }: Pick<Actor, 'box' | 'figure'>): Figure {
  const room = (0.44 * widthOf(box)) / movers.length;
  const put = headsOf(movers).flatMap((head, k): Figure => {
    const scale =
      Math.min(room, 0.2 * heightOf(box)) / Math.max(widthOf(head.box), heightOf(head.box));
    const x = box.left + 0.42 * widthOf(box) + (k + 0.5) * room;
    return pinned(scaled(head, scale), [0.5, 0.5], x, box.top + 0.58 * heightOf(box));
  });
  return [...figure, ...put];
}

export const BACKPACK = /backpack/;

/** A backpack is behind whoever has it on; water birds carry their young behind the neck. */
export function onBack(
  movers: readonly Actor[],
  { box, figure, kind, id }: Actor,
): Figure | undefined {
  const [mover] = movers;
  if (/:(?:swan|duck|goose)$/.test(id) && movers.length === 1) {
    const young = scaled(mover, (0.4 * widthOf(box)) / widthOf(mover.box));
    const [x, y] = [box.left + 0.68 * widthOf(box), box.top + 0.56 * heightOf(box)];
    return [...pinned(young, [0.5, 1], x, y), ...figure];
  }
  // On its shell, which is behind its head.
  if (/:snail$/.test(id) && movers.length === 1) {
    const x = box.left + 0.6 * widthOf(box);
    const sized = scaled(mover, (0.5 * widthOf(box)) / widthOf(mover.box));
    const y = topAt(figure, x, 0.06 * widthOf(box)) + 0.05 * heightOf(box);
    return [...figure, ...pinned(sized, [0.5, 1], x, y)];
  }
  if (kind === 'animal' && movers.length === 1 && /:saddle$/.test(mover.id)) {
    const x = box.left + 0.6 * widthOf(box);
    const sized = scaled(mover, (0.42 * widthOf(box)) / widthOf(mover.box));
    return [...figure, ...pinned(sized, [0.5, 0.3], x, topAt(figure, x, 0.06 * widthOf(box)))];
  }
  const isAside = kind === 'animal' && widthOf(box) > 0.8 * heightOf(box) && !/-face$/.test(id);
  if (isAside && movers.length > 1 && movers.every(isFlower))
    return onFlank(movers, { box, figure });
  if (!movers.every((one) => BACKPACK.test(one.id))) return undefined;
  if (isAside && movers.length === 1 && !SITS_UP.test(id)) {
    const x = box.left + 0.6 * widthOf(box);
    const sized = scaled(mover, (0.42 * heightOf(box)) / heightOf(mover.box));
    return [...figure, ...pinned(sized, [0.5, 0.8], x, topAt(figure, x, 0.06 * widthOf(box)))];
  }
  if (kind !== 'person' && !SITS_UP.test(id)) return undefined;
  const own = scaled(mover, (0.8 * widthOf(box)) / widthOf(mover.box));
  const x = (box.left + box.right) / 2;
  return [...pinned(own, [0.5, 0.5], x, box.top + 0.58 * heightOf(box)), ...figure];
}

/** The highest point of a figure about a place. */
function topAt(figure: Figure, x: number, within: number): number {
  const points = denseOutline(figure);
  let top = figureBox(figure).bottom;
  for (let i = 0; i < points.length; i += 2)
    if (Math.abs(points[i] - x) < within) top = Math.min(top, points[i + 1]);
  return top;
}

/** A Christmas tree has a star on its top: the one that is asked for takes its place. */
export function topped(movers: readonly Actor[], { box, figure, id }: Actor): Figure | undefined {
  const [mover] = movers;
  if (!/christmas-tree$/.test(id) || movers.length > 1 || !/:(?:\w+-)?star$/.test(mover.id)) return;
  const crown = figureBox(figure.filter(({ hex }) => isLeafGreen(hex)));
  const isTop = (part: Figure[number]) =>
    figureBox([part]).bottom <= crown.top + 0.05 * heightOf(box);
  const own = figure.filter(isTop);
  if (own.length === 0) return;
  const place = figureBox(own);
  const sized = scaled(mover, (1.3 * heightOf(place)) / heightOf(mover.box));
  const rest = figure.filter((part) => !isTop(part));
  return [
    ...rest,
    ...pinned(sized, [0.5, 1], (place.left + place.right) / 2, crown.top + 0.02 * heightOf(box)),
  ];
}

/** From a hanger it hangs; on a swing one sits below the ropes. */
export function hung(movers: readonly Actor[], { box, figure, id }: Actor): Figure | undefined {
  const [mover] = movers;
  const x = (box.left + box.right) / 2;
  if (/:hanger$/.test(id)) {
    const sized = scaled(mover, (0.84 * widthOf(box)) / widthOf(mover.box));
    return [...figure, ...pinned(sized, [0.5, 0], x, box.top + 0.66 * heightOf(box))];
  }
  // Whoever lies in a hammock is behind its edge.
  if (/:hammock$/.test(id)) {
    const small = Math.min(
      (0.4 * heightOf(box)) / heightOf(mover.box),
      (0.5 * widthOf(box)) / widthOf(mover.box),
    );
    return [
      ...pinned(scaled(mover, small), [0.5, 1], x, box.top + 0.68 * heightOf(box)),
      ...figure,
    ];
  }
  if (!/:swing$/.test(id)) return undefined;
  const share = 1 / movers.length;
  // Side by side they are of one height.
  const heights = movers.map(
    (one) => (0.92 * share * widthOf(box) * heightOf(one.box)) / widthOf(one.box),
  );
  const tall = movers.length > 1 ? Math.min(0.8 * heightOf(box), ...heights) : 0.8 * heightOf(box);
  const put = movers.map((one, k): Figure => {
    // People sit on it, with their legs before it.
    const seat = one.kind === 'person' ? 0.74 : 1;
    const at = box.left + (0.04 + 0.92 * (k + 0.5) * share) * widthOf(box);
    const sized = scaled(one, tall / heightOf(one.box));
    return pinned(sized, [0.5, seat], at, box.bottom - 0.1 * heightOf(box));
  });
  return [...figure, ...put.flat()];
}
