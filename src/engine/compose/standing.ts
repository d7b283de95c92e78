import type { RelationKind } from '../prompt/plan.ts';
import { isVessel } from '../prompt/thing-kinds.ts';
import { isFlower, makeActor, type Actor } from './actors.ts';
import { isFace, rimOf, seatNear, denseOutline, type Seat } from './anchors.ts';
import { beforeDisc } from './before-disc.ts';
import { besideScale, holding, isAstride, pinned, rowOf, scaled } from './body-places.ts';
import { embodied } from './embodied.ts';
import { heaped } from './heaped.ts';
import { inMiddle, isPainted, paintedOn } from './in-middle.ts';
import { blooming, hatching, inVessel } from './vessel.ts';
import { astride, cycling, SADDLE, seatOn } from './seated.ts';
import { inCockpit, isWings, winged } from './winged.ts';
import { wearing } from './worn-places.ts';
import { figureBox, place, type Figure } from './figure.ts';
import {
  onBack,
  afloat,
  archway,
  ashore,
  atShore,
  beforeSun,
  grove,
  aboveCup,
  hung,
  isSea,
  isSettingSun,
  isShore,
  isSteam,
  rising,
  submerged,
  topped,
} from './places.ts';
import { onDeck } from './on-board.ts';
import { over } from './overhead.ts';
import { aboutFoot, behindSo, inBloom, laid, onBloom, onPickup, onRoof } from './laid-down.ts';
import { apart, crossed, hugged } from './side-by-side.ts';
import { isLeafGreen } from './recolor.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';

/* How each relation is drawn: where the one is on the other, and how large. */

/** Sits on the sill of a window, before it, or stands in a door. */
const FRAMED =
  /:window|:door|:rocking-chair$|fireplace|picture-frame|:couch$|:bench$|:throne$|:hut|(:|dog|-)house/;
/** What is on it is on its face. */
const FLAT = /hamsa|:shield|flag$|:plate$|:broad-leaf$/;

function atWindow(movers: readonly Actor[], other: Actor): Figure {
  const { box } = other;
  const share = 1 / movers.length;
  const put = movers.map((mover, k): Figure => {
    const high = other.kind === 'building' ? 0.46 : /throne|bench/.test(other.id) ? 0.92 : 0.66;
    const tall = (high * heightOf(box)) / heightOf(mover.box);
    const wide = (0.8 * share * widthOf(box)) / widthOf(mover.box);
    const x = box.left + (k + 0.5) * share * widthOf(box);
    // A couch has its seat above its front.
    const floor = /couch|bench/.test(other.id) ? box.top + 0.6 * heightOf(box) : box.bottom - 0.03;
    return pinned(scaled(mover, Math.min(tall, wide)), [0.5, 1], x, floor);
  });
  return [...other.figure, ...put.flat()];
}

/** What one sees through: all of what is in it. */
const GLASS = /fish-bowl|glass-bottle|snow-globe|:jar$|bubble|cage|lantern/;
/** In it is under it. */
const WEATHER = /cloud-with|snowflake|sun-behind/;

/** What is in a place, or in its weather; undefined where the other thing is none. */
function placed(movers: readonly Actor[], other: Actor): Figure | undefined {
  if (movers.every(isSteam)) return rising(movers, other);
  if (WEATHER.test(other.id)) return over([other], movers[0]);
  if (isSea(other)) return afloat(movers, other);
  if (isShore(other)) return ashore(movers, other);
  if (isSettingSun(other)) return beforeSun(movers, other);
  const isGrove = other.kind === 'tree' && !bears(movers, other) && !movers.some(perches);
  return isGrove && !ROOFED.test(other.id) ? grove(movers, other) : undefined;
}

/** Sits in a tree. */
const perches = ({ kind, id }: Actor): boolean =>
  kind === 'bird' ||
  kind === 'insect' ||
  /squirrel|koala|monkey|chipmunk|cat$|sloth|house|nest|star|heart|swing/.test(id);

/** "Üstünde üç yıldız": above a tent or a mountain, not on it. */
const isSkyOver = (movers: readonly Actor[], { id, kind }: Actor): boolean =>
  movers.every((mover) => /:(?:glowing-)?star$|moon|:sun$|:cloud$|:rainbow$/.test(mover.id)) &&
  (/:tent$/.test(id) || /building|nature|vehicle/.test(kind ?? ''));

type Maker = (movers: readonly Actor[], other: Actor) => Figure;

const ON_BOARD: Seat = { sunk: 0.07, high: 0.15, aside: 0.25, among: 2, scale: 0.8 };

const MAKERS: Partial<Record<RelationKind, Maker>> = {
  on: (movers, other) =>
    fruitFirst(movers, other) ??
    placed(movers, other) ??
    topped(movers, other) ??
    onBloom(movers, other) ??
    (/:cactus$/.test(other.id) && movers.every(isFlower) ? blooming(other, movers) : undefined) ??
    hung(movers, other) ??
    (isSkyOver(movers, other) ? over(movers, other) : undefined) ??
    onBack(movers, other) ??
    bowOn(movers, other) ??
    (bears(movers, other)
      ? hanging(movers, other)
      : FRAMED.test(other.id) && other.kind !== 'building'
        ? atWindow(movers, other)
        : isBicycle(movers, other)
          ? atHandlebar(movers, other)
          : FLAT.test(other.id)
            ? inMiddle(movers, other)
            : isPainted(movers, other)
              ? paintedOn(movers, other)
              : standing(onRoof(movers, other), laid(other), seatOn(movers, other))),
  // A saddle is lower than head and rump, and in the middle.
  riding: (all, other) => {
    const movers = all.map(embodied);
    const cyclist = cycling(movers, other);
    if (cyclist) return cyclist;
    // On a board with wheels one stands, on both feet.
    if (/:skateboard$/.test(other.id)) return standing(movers, other, ON_BOARD);
    const seat = { high: -0.15, aside: 0.3, among: Math.max(2, movers.length), at: SADDLE };
    if (!isAstride(movers, other))
      return standing(movers, laid(other), { ...seat, sunk: 0.2, scale: 0.72 });
    const put = standing(movers, other, { ...seat, sunk: 0.4, scale: 0.8, beyond: true });
    return astride(put, movers, other.figure);
  },
  in: (movers, other) =>
    aboveCup(movers, other) ??
    placed(movers, other) ??
    hung(movers, other) ??
    archway(movers, other) ??
    beforeDisc(movers, other) ??
    onDeck(movers, other) ??
    lookingOut(movers, other) ??
    (hatches(movers, other)
      ? hatching(movers[0], other)
      : /:airplane$/.test(other.id)
        ? inCockpit(movers[0], other)
        : FRAMED.test(other.id)
          ? atWindow(movers, other)
          : isVessel(other.id) && !GLASS.test(other.id)
            ? (heaped(movers, other) ?? inVessel(movers, other))
            : inMiddle(movers, other)),
  under: (movers, other) =>
    isSea(other) ? submerged(movers, other) : (archway(movers, other) ?? under(movers, other)),
  over,
  beside: (movers, other) => atShore(movers, other),
  // What burns is before the flames.
  behind: (movers, other) =>
    movers.every(({ id }) => /:fire$/.test(id))
      ? inFlames([other], movers[0])
      : behind(movers, other),
  holding,
  wearing,
  away: (movers, other) => apart([other, ...movers]),
  crossed: (movers, other) => crossed([...movers, other]),
  hugging: (movers, other) => hugged([other, ...movers]),
};

export const together = (kind: RelationKind, movers: readonly Actor[], other: Actor): Figure =>
  MAKERS[kind]!(movers, other);

/** A thing without all that has been put to it. */
function itself(other: Actor): Actor {
  const figure = other.figure.filter(({ of }) => of?.subject === other.subject);
  return figure.length > 0 ? { ...other, figure, box: figureBox(figure) } : other;
}

/** A bow on a basket or a jar is tied below its rim. */
function bowOn([mover, ...others]: readonly Actor[], other: Actor): Figure | undefined {
  if (others.length > 0 || !/:ribbon$/.test(mover.id) || !isVessel(other.id)) return undefined;
  const own = itself(other);
  const { box } = own;
  const sized = scaled(mover, (0.42 * widthOf(box)) / widthOf(mover.box));
  const y = rimOf(own) + 0.04 * heightOf(box);
  return [...other.figure, ...pinned(sized, [0.5, 0.2], (box.left + box.right) / 2, y)];
}

/** A bicycle's basket hangs before its handlebar, with all that is in it. */
const isBicycle = (movers: readonly Actor[], { id }: Actor): boolean =>
  /bicycle$|motor-scooter$/.test(id) && movers.every((mover) => /:basket$/.test(mover.id));

function atHandlebar(movers: readonly Actor[], { box, figure }: Actor): Figure {
  const put = movers.flatMap((mover): Figure => {
    const sized = scaled(mover, (0.34 * widthOf(box)) / widthOf(mover.box));
    return pinned(sized, [0.5, 1], box.left + 0.13 * widthOf(box), box.top + 0.42 * heightOf(box));
  });
  return [...figure, ...put];
}

/** What hangs in a tree. */
const isFruit = ({ kind, id }: Actor): boolean => kind === 'food' || /:bauble$/.test(id);

/** Fruit on what it grows on. */
const bears = (movers: readonly Actor[], other: Actor): boolean =>
  movers.every(isFruit) && (other.kind === 'tree' || /branch/.test(other.id));

/** "Two birds in a pomegranate tree": its fruit hangs, whoever else is there sits. */
function fruitFirst(movers: readonly Actor[], other: Actor): Figure | undefined {
  const fruit = movers.filter(isFruit);
  const others = movers.filter((mover) => !isFruit(mover));
  if (/:branch$/.test(other.id) && others.length > 0 && others.every(isFlower)) {
    const laden = fruit.length > 0 ? hanging(fruit, other) : other.figure;
    return [...laden, ...inBloom(others, other)];
  }
  if (other.kind !== 'tree' || fruit.length === 0 || others.length === 0) return undefined;
  return MAKERS.on!(others, { ...other, figure: hanging(fruit, other) });
}

/** Fruit under the wood of a branch, one by one, or here and there in a crown. */
function hanging(movers: readonly Actor[], other: Actor): Figure {
  const { box } = other;
  const isTree = other.kind === 'tree';
  const wood = other.figure.filter(({ hex }) => isTree === isLeafGreen(hex));
  const points = denseOutline(wood.length > 0 ? wood : other.figure);
  const crown = figureBox(wood.length > 0 ? wood : other.figure);
  const count = movers.length;
  const size = (isTree ? 0.2 : 0.25) * Math.min(1, (isTree ? 7 : 3.4) / count);
  const put = movers.map((mover, k): Figure => {
    const figure = scaled(mover, (size * widthOf(box)) / widthOf(mover.box));
    const share = (k + 0.5) / count;
    const x = crown.left + (0.1 + 0.8 * share) * widthOf(crown);
    if (isTree && /evergreen|christmas/.test(other.id)) {
      // A cone is narrow at its top.
      const down = 0.34 + 0.56 * ((k + 0.5) / count);
      const aside = (k % 2 === 0 ? -0.24 : 0.24) * down * widthOf(crown);
      const y = crown.top + down * heightOf(crown);
      return pinned(figure, [0.5, 0.5], (crown.left + crown.right) / 2 + aside, y);
    }
    if (isTree) {
      const y = crown.top + (0.3 + 0.38 * ((k * 2) % 3) * 0.5) * heightOf(crown);
      return pinned(figure, [0.5, 0.5], x, y);
    }
    return pinned(figure, [0.5, 0.06], x, bottomAt(points, x, 0.04 * widthOf(box), box.bottom));
  });
  return [...other.figure, ...put.flat()];
}

/** The lowest point of an outline about a place. */
function bottomAt(points: Float64Array, x: number, within: number, none: number): number {
  let bottom = -Infinity;
  for (let i = 0; i < points.length; i += 2)
    if (Math.abs(points[i] - x) <= within) bottom = Math.max(bottom, points[i + 1]);
  return Number.isFinite(bottom) ? bottom : none;
}

/** Somebody comes out of an egg. */
const hatches = ([mover, ...others]: readonly Actor[], { id }: Actor): boolean =>
  /:egg$/.test(id) && others.length === 0 && /animal|bird|face|sea/.test(mover.kind ?? '');

/** A woodpecker has a trunk of its own, which it leaves for a branch. */
function withoutTrunk(actor: Actor): Actor {
  if (!/:woodpecker$/.test(actor.id)) return actor;
  const tall = heightOf(actor.box);
  const bird = actor.figure.filter((piece) => heightOf(figureBox([piece])) < 0.85 * tall);
  return bird.length > 0 ? makeActor(bird, actor) : actor;
}

/** On top: each where the surface under its feet is most level, a little sunk in. */
function standing(all: readonly Actor[], other: Actor, seat: Seat): Figure {
  const movers = all.map(withoutTrunk);
  const { box } = other;
  const wide = widthOf(box) / Math.max(...movers.map((mover) => widthOf(mover.box)));
  // Two may lean over the ends; more stand side by side.
  const isRow = movers.length > 2;
  const room = isRow ? (/pickup/.test(other.id) ? 0.66 : 0.87) : 1.4;
  const most = movers.length > 1 ? (room * wide) / Math.sqrt(movers.length) : 1.05;
  // What a beast carries is no larger than half of it.
  const isBorne = movers.every(({ kind }) => kind === 'food') && other.kind === 'animal';
  const large = isBorne ? Math.min(0.42, most) : most;
  const figures = rowOf(movers, (seat.scale ?? 1) * Math.min(large, besideScale(movers[0], other)));
  // A bird's feet are near each other.
  const stance = movers.every(({ kind }) => kind === 'bird') ? 0.14 : 0.3;
  const feet = stance * widthOf(figureBox(figures[0]));
  // Birds sit on the wood, not on its leaves.
  const wood = /branch/.test(other.id) ? other.figure.filter(({ hex }) => !isLeafGreen(hex)) : [];
  const points = denseOutline(wood.length > 0 ? wood : other.figure);
  let taken = -Infinity;
  const put = figures.map((figure, k): Figure => {
    const middle = isRow ? (k + 0.5) / figures.length : (k + 1) / (figures.length + 1);
    const share = figures.length === 1 ? (seat.at ?? middle) : middle;
    const [from, to] = isRow ? [0.03, 0.97] : [0.12, 0.88];
    const along = onPickup(movers, k, other) ?? from + (to - from) * share;
    const wanted = box.left + along * widthOf(box);
    const found = seatNear(points, wanted, feet, box, seat);
    const apart = 1.04 * widthOf(figureBox(figure));
    // Nobody sits on another's lap.
    const { x, y } =
      found.x - taken >= apart
        ? found
        : seatNear(points, taken + apart, feet, box, { ...seat, among: 9 });
    taken = x;
    // Drawings look to the left: of a pair one turns to the other.
    const turned = figures.length === 2 && k === 0 ? place(figure, { mirror: true }) : figure;
    return pinned(turned, [0.5, 1 - seat.sunk], x, y);
  });
  return seat.beyond ? [...put.flat(), ...other.figure] : [...other.figure, ...put.flat()];
}

const ROOFED = /umbrella|mushroom|rainbow|bridge|tent|table|arch|palm/;

/** Presents and the like are at both sides of a trunk. */
const isLaidThere = ({ kind }: Actor): boolean =>
  kind === 'object' || kind === 'food' || kind === 'symbol';

/** At the foot of a tree; beneath what is hollow; else below. */
function under(movers: readonly Actor[], other: Actor): Figure {
  const { box } = other;
  const tree = other.kind === 'tree' && !ROOFED.test(other.id);
  if (tree && movers.length > 2 && movers.every(isLaidThere))
    return [...other.figure, ...aboutFoot(movers, other)];
  const figures = rowOf(movers, besideScale(movers[0], other, tree ? 0.5 : 0.9));
  const put = figures.map((figure, k): Figure => {
    const spread = k - (figures.length - 1) / 2;
    const own = figureBox(figure);
    const x = (box.left + box.right) / 2 + spread * 1.05 * widthOf(own);
    if (tree) {
      const beside = (k % 2 === 0 ? 1 : -1) * 0.3 * widthOf(box);
      return pinned(figure, [0.5, 1], x + beside, box.bottom + 0.04);
    }
    const roof = ROOFED.test(other.id) ? 0.42 * heightOf(box) : -0.06;
    return pinned(figure, [0.5, 0], x, box.bottom - roof);
  });
  return [...other.figure, ...put.flat()];
}

/** Before the flames, which are larger. */
function inFlames(movers: readonly Actor[], { box, figure }: Actor): Figure {
  const own = movers.map((mover) => scaled(mover, (0.66 * widthOf(box)) / widthOf(mover.box)));
  const x = (box.left + box.right) / 2;
  return [...figure, ...own.flatMap((one) => pinned(one, [0.5, 1], x, box.bottom + 0.04))];
}

/** Heads in a row above what hides the rest. */
function lookingOver(movers: readonly Actor[], other: Actor): Figure {
  const { box } = itself(other);
  const room = (0.94 * widthOf(box)) / movers.length;
  const put = movers.map((mover, k): Figure => {
    const sized = scaled(mover, (1.2 * room) / widthOf(mover.box));
    const tall = heightOf(figureBox(sized));
    const x = box.left + 0.03 * widthOf(box) + (k + 0.5) * room;
    // A long neck stands higher.
    const shown = (isFace(mover) ? 0.8 : 0.74) * tall;
    return pinned(sized, [0.5, 0], x, box.top + 0.2 * heightOf(box) - shown);
  });
  return [...put.flat(), ...other.figure];
}

/** The setting sun, wider than what it sets behind. */
function sunBehind(sun: Actor, { box, figure }: Actor): Figure {
  const sized = scaled(sun, (1.5 * Math.max(widthOf(box), heightOf(box))) / widthOf(sun.box));
  return [...pinned(sized, [0.5, 1], (box.left + box.right) / 2, box.bottom - 0.05), ...figure];
}

/** Out of what has no rim, whoever is in it looks over its top. */
const lookingOut = (movers: readonly Actor[], other: Actor): Figure | undefined =>
  /:(?:mailbox|toaster|locker|trophy|suitcase)$/.test(other.id) &&
  movers.every(({ kind }) => kind === 'animal' || kind === 'bird' || kind === 'face')
    ? behind(movers, other)
    : undefined;

/** Half hidden: what stands behind looks out above and at one side. */
function behind(movers: readonly Actor[], other: Actor): Figure {
  const { box } = other;
  if (movers.every(isWings)) return winged(movers[0], other);
  if (movers.length === 1 && isSettingSun(movers[0])) return sunBehind(movers[0], other);
  const own = movers.length === 1 ? behindSo(movers[0], other) : undefined;
  if (own) return own;
  if (movers.length > 2 || (movers.length > 1 && /cloud|fence|wall|hedge/.test(other.id)))
    return lookingOver(movers, other);
  const put = rowOf(movers, Math.max(0.8, besideScale(movers[0], other, 1.5))).map(
    (figure, k): Figure => {
      const side = k % 2 === 0 ? 0.3 : -0.3;
      const x = (box.left + box.right) / 2 + side * widthOf(box);
      return pinned(figure, [0.5, 0.55], x, box.top + 0.18 * heightOf(box));
    },
  );
  return [...put.flat(), ...other.figure];
}
