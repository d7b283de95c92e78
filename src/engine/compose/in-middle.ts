import { heightOf, widthOf, type Box } from '../vector/geometry.ts';
import { contains } from '../vector/rings.ts';
import { oklabDistance, oklabFromHex } from '../color/oklab.ts';
import { mainColor, recolor } from './recolor.ts';
import { headsOf, shareOf, type Actor } from './actors.ts';
import { roomIn } from './anchors.ts';
import { pinned, scaled } from './body-places.ts';
import { rimmed } from './embodied.ts';
import { figureBox, silhouette, type Figure } from './figure.ts';
import { hiddenShare } from './hidden.ts';

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
  if (movers.length === 1 && /:(?:jam-)?jar$|glass-bottle/.test(other.id))
    return inGlass(movers[0], other);
  const { x: middle, y, r } = middleOf(other, movers);
  const isSpread = movers.length > 2 && movers.every(({ size }) => size === movers[0].size);
  const put = movers.map((mover, k): Figure => {
    if (isSpread) return spread(mover, k, movers.length, { x: middle, y, r });
    const side = (1.5 * r) / movers.length;
    const scale = side / Math.max(widthOf(mover.box), heightOf(mover.box));
    const x = middle + side * (k - (movers.length - 1) / 2);
    const own = pinned(scaled(mover, shareOf(mover, movers) * scale), [0.5, 0.5], x, y);
    return lostOn(own, other) ? rimmed(own) : own;
  });
  return [...other.figure, ...put.flat()];
}

/** Whether most of a thing has the colour of what it lies on: a ladybird in a poppy. */
function lostOn(figure: Figure, { figure: ground }: Actor): boolean {
  const [own, under] = [figure, ground].map((one) => mainColor(one, false));
  if (!own || !under || oklabDistance(oklabFromHex(own), oklabFromHex(under)) > LOST) return false;
  return hiddenShare(figure, ground) > 0.8;
}

/** Where they have room: ornaments on an animal's flank, anything on a cross where its bars meet. */
function middleOf(other: Actor, movers: readonly Actor[]): { x: number; y: number; r: number } {
  if (other.kind === 'animal' && movers.every(({ id }) => /:mandala$/.test(id))) {
    return flankOf(other.box);
  }
  if (/:plate$/.test(other.id)) return wellOf(other.box);
  return /cross$/.test(other.id) ? heartOf(other.box) : roomIn(other);
}

/** The side of an animal that looks to the left. */
const flankOf = (box: Box): { x: number; y: number; r: number } => ({
  x: box.left + 0.66 * widthOf(box),
  y: box.top + 0.46 * heightOf(box),
  r: 0.24 * Math.min(widthOf(box), heightOf(box)),
});

/** Within the rim of a plate. */
const wellOf = (box: Box): { x: number; y: number; r: number } => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
  r: 0.4 * Math.min(widthOf(box), heightOf(box)),
});

/** Where the bars of a cross meet. */
const heartOf = (box: Box): { x: number; y: number; r: number } => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
  r: 0.22 * widthOf(box),
});

/** What is in a jar fills it. */
function inGlass(mover: Actor, { box, figure }: Actor): Figure {
  const scale = Math.min(
    (0.66 * widthOf(box)) / widthOf(mover.box),
    (0.58 * heightOf(box)) / heightOf(mover.box),
  );
  const x = (box.left + box.right) / 2;
  return [
    ...figure,
    ...pinned(scaled(mover, scale), [0.5, 1], x, box.bottom - 0.09 * heightOf(box)),
  ];
}

/** What flowers, hearts and signs are painted on: "a teapot with roses on it". */
const PAINTED =
  /vase|teapot|teacup|:mug|amphora|clay-pot|:bowl|handbag|shopping-bag|bucket|watering-can|suitcase|plant-pot|:jar|pitcher|:scarf|mitten|stocking|sweater|socks|shirt|:apron|:cap|backpack|:envelope|:book$|closed-book|:drum$|:balloon$|hot-air-balloon$|gloves|:kite$|wrapped-gift|:lantern$|cupcake|:egg$|:dress$|:skirt$|pajamas|:snowman$|:necktie$|:kimono$/;
const PAINT: ReadonlySet<Actor['kind']> = new Set(['flower', 'leaf', 'symbol'] as const);

/** Food on a cake is its topping. */
const isTopping = (movers: readonly Actor[], other: Actor): boolean =>
  /cupcake/.test(other.id) && movers.every(({ kind }) => kind === 'food');

export const isPainted = (movers: readonly Actor[], other: Actor): boolean =>
  PAINTED.test(other.id) &&
  !isTopping(movers, other) &&
  movers.every(
    ({ kind, id }) =>
      PAINT.has(kind) ||
      /heart|star|anchor|snowflake|mountain|tree|:house|campfire|:sun$|moon|cherries|strawberry|lemon|paw|evergreen/.test(
        id,
      ),
  );

/** Main colours nearer than this melt, in OKLab. */
const MELTS = 0.2;
const LOST = 0.12;
const CHINA = '#f9f1e2';

/** The widest stretch of a vessel is its belly. */
const ROWS = 24;

/** On its belly, side by side, with some of it bare all around. */
export function paintedOn(movers: readonly Actor[], { box, figure: drawn }: Actor): Figure {
  const heads = headsOf(movers);
  const [own, other] = [drawn, heads[0].figure].map((one) => mainColor(one, false));
  const melts = own && other && oklabDistance(oklabFromHex(own), oklabFromHex(other)) < MELTS;
  // Red roses are painted on white china.
  const figure = melts ? recolor(drawn, CHINA, false) : drawn;
  const belly = bellyOf(figure, box);
  const room = (0.78 * (belly.right - belly.left)) / heads.length;
  const put = heads.map((mover, k): Figure => {
    const side = Math.min(room, 0.42 * heightOf(box));
    const scale = (0.92 * side) / Math.max(widthOf(mover.box), heightOf(mover.box));
    const x = (belly.left + belly.right) / 2 + (k - (heads.length - 1) / 2) * side;
    return pinned(scaled(mover, scale), [0.5, 0.5], x, belly.y);
  });
  return [...figure, ...put.flat()];
}

/** The middle of the rows where a vessel is about as wide as it ever is, without its handle. */
function bellyOf(figure: Figure, box: Box): { left: number; right: number; y: number } {
  const [largest] = figure
    .filter((piece) => piece.kind === 'area')
    .map((piece) => figureBox([piece]))
    .sort((a, b) => widthOf(b) * heightOf(b) - widthOf(a) * heightOf(a));
  const body = largest ?? box;
  const solid = silhouette(figure, 1e-3).flatMap(({ rings }) => rings);
  const rows = Array.from({ length: ROWS }, (_, j) => {
    const y = body.top + ((j + 0.5) / ROWS) * heightOf(body);
    let [left, right] = [Infinity, -Infinity];
    for (let i = 0; i <= ROWS; i++) {
      const x = body.left + (i / ROWS) * widthOf(body);
      if (solid.filter((ring) => contains(ring, x, y)).length % 2 === 0) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
    return { y, left, right };
  });
  const widest = Math.max(...rows.map(({ left, right }) => right - left));
  const wide = rows.filter(({ left, right }) => right - left > 0.86 * widest);
  const at = wide[Math.floor(wide.length / 2)];
  return at ?? { left: box.left, right: box.right, y: (box.top + box.bottom) / 2 };
}
