import { isFlower, shareOf, type Actor } from './actors.ts';
import { beakOf, denseOutline, headBox, isFace } from './anchors.ts';
import { fanned, isBalloon } from './arrange/balloons.ts';
import { colorWeights, figureBox, place, type AreaPiece, type Figure } from './figure.ts';
import { MIDDLES, SITS_UP } from './sits-up.ts';
import { naturalSize } from './sizes.ts';
import { type Box, heightOf, widthOf } from '../vector/geometry.ts';

/* What somebody holds: where it is on the body, and how large. What is worn is in `worn-places.ts`. */

/** How large one is drawn beside another: towards nature, but never a dot nor a giant. */
export const besideScale = (mover: Actor, other: Actor, most = 1.05): number =>
  Math.min(
    mover.kind === 'insect' && isFlower(other) ? 0.5 : most,
    Math.max(0.3, naturalSize(mover) / naturalSize(other)),
  );

/** A figure so moved that a point of its box (shares of its sides) comes to a place. */
export function pinned(
  figure: Figure,
  at: readonly [number, number],
  x: number,
  y: number,
): Figure {
  const box = figureBox(figure);
  const px = box.left + at[0] * widthOf(box);
  const py = box.top + at[1] * heightOf(box);
  return place(figure, { x: x - px, y: y - py });
}

export const scaled = (actor: Actor, scale: number): Figure => place(actor.figure, { scale });

/** Several of it side by side, about 0. */
export function rowOf(movers: readonly Actor[], scale: number): Figure[] {
  return movers.map((mover) =>
    scaled(mover, (shareOf(mover, movers) * scale) / Math.sqrt(movers.length)),
  );
}

/** What is held by its lower end. */
const ON_A_STICK =
  /balloon|kite|umbrella|flag|rose|tulip|flower|blossom|sword|trident|wand|lollipop/;

/** It sits with its arms out. */
const TEDDY = /:teddy-bear$/;

/** A bunch of balloons that lifts whoever has it: their strings meet at the back, or over a face. */
function flown(movers: readonly Actor[], { box, figure, id }: Actor): Figure {
  // One that has a paw at its side has them in it, and they fly aside: its face is free.
  if (TEDDY.test(id)) {
    const paw = { x: box.right - 0.06 * widthOf(box), y: box.top + 0.66 * heightOf(box) };
    return [...figure, ...place(fanned(movers, 0.42), { ...paw, angle: 0.62 })];
  }
  const to = { x: (box.left + box.right) / 2, y: box.top + 0.05 * heightOf(box) };
  return [...place(fanned(movers, 0.5), to), ...figure];
}

/** What has a mouth and no hands: where that is, in shares of its box, and how large and how turned what it bites. */
const MOUTHS: Readonly<
  Record<string, { at: readonly [number, number]; size: number; turn: number }>
> = {
  'ilmek:leaping-fish': { at: [0, 0.34], size: 0.22, turn: 0 },
  'fluent:skull': { at: [0.68, 0.86], size: 0.78, turn: 1.4 },
};

const COMBS = /:(?:comb|hair-brush)$/;
/** Of somebody's height. */
const COMB = 0.2;
/** "A mermaid combing her hair": at the side of her head, in her hair. */
function atHair(mover: Actor, { box }: Actor, head: Box): Figure {
  const sized = scaled(
    mover,
    (COMB * heightOf(box)) / Math.max(widthOf(mover.box), heightOf(mover.box)),
  );
  return pinned(
    place(sized, { angle: -0.5 }),
    [0.5, 0.5],
    head.right,
    head.top + 0.62 * heightOf(head),
  );
}

/** Of somebody's height. */
const BLOOM_IN_HAND = 0.36;

/** In the hand: at the right side, below the middle; the free hand of a face is under its chin. */
export function holding(movers: readonly Actor[], other: Actor): Figure {
  const { box } = other;
  if (/:holding-hand$/.test(other.id)) return inFist(movers, other);
  const mouth = movers.length === 1 ? MOUTHS[other.id] : undefined;
  if (mouth) {
    const [{ box: own, figure }] = movers;
    const scale = (mouth.size * heightOf(box)) / Math.max(widthOf(own), heightOf(own));
    const [x, y] = [box.left + mouth.at[0] * widthOf(box), box.top + mouth.at[1] * heightOf(box)];
    const bitten = pinned(place(figure, { scale, angle: mouth.turn }), [0.5, 0.5], x, y);
    return [...other.figure, ...bitten];
  }
  const head = headBox(other);
  if (movers.length > 1 && movers.every(({ id }) => /:(?:heart-|star-)?balloon$/.test(id)))
    return flown(movers, other);
  if (movers.length > 2 && !isFace(other)) {
    const areStems = movers.every(({ id }) => ON_A_STICK.test(id));
    return areStems ? inOneHand(movers, other) : allAround(movers, other);
  }
  const isPerson = /^ilmek:/.test(other.id) && (other.person ?? other.kind === 'person');
  const looksRight = head.left + head.right >= box.left + box.right - 0.02;
  if (movers.length === 1 && !isFace(other)) {
    if (/:(?:closed-)?umbrella/.test(movers[0].id))
      return underUmbrella(movers[0], other, isPerson);
    if (/:kite$/.test(movers[0].id)) return flyingKite(movers[0], other);
  }
  const put = movers.map((mover, k): Figure => {
    const wanted = Math.min(0.6, 0.85 * besideScale(mover, other));
    // A flower in a hand is no larger than a face.
    const isBloom = isFlower(mover) && other.kind === 'person' && !isFace(other);
    const most = isBloom ? (BLOOM_IN_HAND * heightOf(box)) / heightOf(mover.box) : wanted;
    const figure = scaled(mover, Math.min(wanted, most));
    const right = looksRight === (k % 2 === 0);
    // A bird carries it in its beak: a fish across, and no larger than its head.
    if (other.kind === 'bird' && movers.length === 1) {
      const caught = mover.kind === 'sea' ? 0.66 : 1;
      const beak = beakOf(other);
      const x = beak?.x ?? (looksRight ? box.right : box.left);
      const y = beak?.y ?? head.top + 0.62 * heightOf(head);
      // One that looks straight on holds it before its belly.
      if (beak && Math.abs(beak.x - (box.left + box.right) / 2) < 0.2 * widthOf(box)) {
        const own = scaled(mover, (0.66 * widthOf(box)) / widthOf(mover.box));
        return pinned(own, [0.5, 0.5], (box.left + box.right) / 2, box.top + 0.72 * heightOf(box));
      }
      const toRight = beak ? beak.x > (box.left + box.right) / 2 : looksRight;
      if (caught < 1) return pinned(place(figure, { scale: caught }), [0.5, 0.5], x, y);
      return pinned(figure, [toRight ? 0.12 : 0.88, 0.5], x, y);
    }
    const isOnFours =
      (other.bodied || other.kind === 'animal' || other.kind === 'insect') &&
      widthOf(box) > 0.8 * heightOf(box);
    const atBelly = movers.length === 1 && beforeBelly(mover, other);
    if (atBelly) return atBelly;
    const atChest = inShortArms(mover, other);
    if (atChest && movers.length === 1) return atChest;
    if (isOnFours && !isFace(other) && movers.length === 1)
      return PLAYED.test(mover.id) ? acrossChest(mover, other) : inMouth(mover, other);
    if (isFace(other) && other.kind !== 'person') return inPaws(mover, other, right, movers.length);
    // A face hides nothing behind what it holds.
    if (isFace(other))
      return pinned(
        figure,
        [right ? 0 : 1, 0.5],
        right ? box.right - 0.04 : box.left + 0.04,
        box.top + 0.62 * heightOf(box),
      );
    if (isPerson && COMBS.test(mover.id)) return atHair(mover, other, head);
    if (isPerson && movers.length === 1 && !ON_A_STICK.test(mover.id))
      return /ball$/.test(mover.id)
        ? pinned(
            place(figure, { scale: 0.62 }),
            [0.2, 1],
            box.right - 0.1 * widthOf(box),
            box.bottom,
          )
        : inBothHands(mover, other);
    // What has no arms has it at its side, and its face free.
    const isBody = other.kind === 'person' || other.kind === 'animal' || other.kind === 'bird';
    const edge = isBody || other.bodied || TEDDY.test(other.id) ? 0.1 : -0.16;
    const x = right ? box.right - edge * widthOf(box) : box.left + edge * widthOf(box);
    const y = box.top + 0.66 * heightOf(box);
    if (!ON_A_STICK.test(mover.id)) return pinned(figure, [0.5, 0.5], x, y);
    // Out from the body, not before the face: a flag flies away from it.
    const turned = /flag/.test(mover.id) && !right ? place(figure, { mirror: true }) : figure;
    return pinned(turned, [right ? 0.2 : 0.8, 0.92], x, y);
  });
  return [...other.figure, ...put.flat()];
}

/** More than two hands hold, as an octopus or a juggler has them: at both sides, one over the other. */
function allAround(movers: readonly Actor[], { box, figure }: Actor): Figure {
  const rows = Math.ceil(movers.length / 2);
  const room = heightOf(box) / rows;
  const put = movers.map((mover, k): Figure => {
    const tall = Math.min(
      (0.84 * room) / heightOf(mover.box),
      (0.4 * widthOf(box)) / widthOf(mover.box),
    );
    const row = Math.floor(k / 2);
    const right = k % 2 === 0;
    const x = right ? box.right - 0.06 * widthOf(box) : box.left + 0.06 * widthOf(box);
    return pinned(scaled(mover, tall), [right ? 0 : 1, 0.5], x, box.bottom - (row + 0.5) * room);
  });
  return [...figure, ...put.flat()];
}

/** A bunch in the hand at the right: the stems meet in it, the heads lean away from the face. */
function inOneHand(movers: readonly Actor[], { box, figure }: Actor): Figure {
  const hand = { x: box.right - 0.1 * widthOf(box), y: box.top + 0.68 * heightOf(box) };
  const stems = movers.map((mover, k): Figure => {
    const scale = (0.4 * heightOf(box)) / heightOf(mover.box);
    const own = pinned(place(mover.figure, { scale }), [0.5, 0.94], 0, 0);
    return place(own, { ...hand, angle: 0.8 + FIST_SPREAD * (k / (movers.length - 1) - 0.5) });
  });
  return [...figure, ...stems.flat()];
}

/** How far stems lean apart above a fist, all of them together. */
const FIST_SPREAD = 1.1;
/** Of a stem, from its lower end, where the fist is; and of the fist, from its top. */
const GRIP = [0.06, 0.42] as const;
/** Where balloons' strings end, from the fist's top. */
const STRINGS_END = 0.1;

/** Out of a fist: the stems meet behind the fingers. */
function inFist(movers: readonly Actor[], { box, figure }: Actor): Figure {
  const x = (box.left + box.right) / 2;
  const y = box.top + GRIP[1] * heightOf(box);
  if (movers.every(isBalloon)) {
    const strings = { x, y: box.top + STRINGS_END * heightOf(box) };
    return [...place(fanned(movers), strings), ...figure];
  }
  const step = movers.length > 1 ? FIST_SPREAD / (movers.length - 1) : 0;
  const stems = movers.map((mover, k): Figure => {
    const from = k - (movers.length - 1) / 2;
    const scale = (from === 0 ? 1.3 : 1.1) * (heightOf(box) / heightOf(mover.box));
    const own = pinned(place(mover.figure, { scale }), [0.5, 1 - GRIP[0]], 0, 0);
    return place(place(own, { angle: step * from }), { x, y });
  });
  return [...stems.flat(), ...figure];
}

/** Where the canopy of an umbrella ends, of its height from the top. */
const CANOPY = 0.5;
/** The widest, beside whoever is under it. */
const MAX_CANOPY = 1.3;

/** Over the head: the stick goes up behind whoever holds it. */
function underUmbrella(mover: Actor, other: Actor, isPerson: boolean): Figure {
  const { box, figure } = other;
  const head = headBox(other);
  const x = isPerson ? box.right - 0.12 * widthOf(box) : (head.left + head.right) / 2;
  const y = box.top + 0.68 * heightOf(box);
  const high = (y - box.top + 0.02) / CANOPY;
  const most = MAX_CANOPY * Math.max(widthOf(box), 0.66 * heightOf(box));
  const own = scaled(mover, Math.min(high / heightOf(mover.box), most / widthOf(mover.box)));
  return [...pinned(own, [0.5, 1], x, y), ...figure];
}

/** In the air, on a string from the hand. */
function flyingKite(mover: Actor, { box, figure }: Actor): Figure {
  const own = scaled(mover, (0.46 * heightOf(box)) / heightOf(mover.box));
  const kite = pinned(
    own,
    [0.1, 0.8],
    box.right + 0.12 * widthOf(box),
    box.top + 0.26 * heightOf(box),
  );
  const at = figureBox(kite);
  const points = Float64Array.of(
    box.right - 0.1 * widthOf(box),
    box.top + 0.66 * heightOf(box),
    at.left + 0.3 * widthOf(at),
    at.top + 0.45 * heightOf(at),
  );
  const width = 0.018 * heightOf(box);
  const string: Figure = [{ kind: 'line', points, closed: false, width, hex: STRING }];
  return [...string, ...figure, ...kite];
}

const STRING = '#8a7f72';

/** Of what is in an animal's mouth, beside its height. */
const MOUTHFUL = 0.26;

/** In the mouth of an animal that stands on all fours and looks to the left. */
function inMouth(mover: Actor, other: Actor): Figure {
  const { id, box, figure } = other;
  const points = denseOutline(figure);
  const head = headBox(other);
  // A hedgehog's snout is low.
  const floor = Math.max(box.top + 0.55 * heightOf(box), head.top + 0.8 * heightOf(head));
  let [x, y] = [box.right, box.top];
  for (let i = 0; i < points.length; i += 2)
    if (points[i + 1] < floor && points[i] < x) [x, y] = [points[i], points[i + 1]];
  // At the end of its trunk.
  if (/:elephant$/.test(id))
    [x, y] = [box.left - 0.05 * widthOf(box), box.top + 0.62 * heightOf(box)];
  const onStick = ON_A_STICK.test(mover.id);
  const largest = Math.max(widthOf(mover.box), heightOf(mover.box));
  const size = (onStick ? 1.9 : 1) * MOUTHFUL * heightOf(box);
  const own = place(mover.figure, { scale: size / largest, mirror: isBalloon(mover) });
  const at = [x + 0.03 * widthOf(box), y + 0.07 * heightOf(box)] as const;
  return pinned(own, isBalloon(mover) ? [0.84, 0.97] : onStick ? [0.7, 0.9] : [0.6, 0.4], ...at);
}

/** In both paws; what has a handle stands in the right one as we see it. */
function beforeBelly(mover: Actor, { id, box }: Actor): Figure | undefined {
  if (!SITS_UP.test(id)) return undefined;
  const [wide, tall] = [widthOf(box), heightOf(box)];
  const x = box.left + (MIDDLES[id] ?? 0.5) * wide;
  const isLong =
    heightOf(mover.box) > 1.5 * widthOf(mover.box) || /balloon|kite|flag/.test(mover.id);
  if (ON_A_STICK.test(mover.id) && isLong) {
    const sized = scaled(mover, (0.55 * tall) / heightOf(mover.box));
    // It flies aside: the face is free.
    if (isBalloon(mover)) {
      const paw = { x: x + 0.2 * tall, y: box.top + 0.74 * tall };
      return place(pinned(sized, [0.5, 1], 0, 0), { ...paw, angle: 0.52 });
    }
    return pinned(sized, [0.5, 1], x + 0.13 * tall, box.top + 0.84 * tall);
  }
  const scale = Math.min((0.44 * tall) / widthOf(mover.box), (0.36 * tall) / heightOf(mover.box));
  return pinned(scaled(mover, scale), [0.5, 0.5], x, box.top + 0.76 * tall);
}

/** Arms that are short are before the chest: a tyrannosaur's. */
const inShortArms = (mover: Actor, { id, box }: Actor): Figure | undefined =>
  /:t-rex$/.test(id)
    ? pinned(
        scaled(mover, (0.5 * heightOf(box)) / heightOf(mover.box)),
        [0.5, 0.5],
        box.left + 0.28 * widthOf(box),
        box.top + 0.6 * heightOf(box),
      )
    : undefined;

const PLAYED =
  /newspaper|open-book|closed-book|:scroll|laptop|guitar|violin|baglama|:saz|banjo|cello|ukulele|lute|:oud|accordion|kemen/;

/** Before an animal that sits or stands: what it plays hides part of it. */
function acrossChest(mover: Actor, { box }: Actor): Figure {
  const largest = Math.max(widthOf(mover.box), heightOf(mover.box));
  const own = scaled(mover, (0.6 * heightOf(box)) / largest);
  return pinned(own, [0.5, 0.5], box.left + 0.4 * widthOf(box), box.top + 0.7 * heightOf(box));
}

/** Before somebody's body, from hand to hand. */
function inBothHands(mover: Actor, { box }: Actor): Figure {
  const largest = Math.max(widthOf(mover.box), heightOf(mover.box));
  const x = (box.left + box.right) / 2;
  // What is plucked or bowed goes from one hand to the other, across the chest.
  const isPlayed = PLAYED.test(mover.id);
  const isSmall = /:candle$/.test(mover.id) || naturalSize(mover) < 0.45;
  const share = isPlayed ? 0.98 : isSmall ? 0.4 : 0.66;
  const own = scaled(mover, (share * widthOf(box)) / largest);
  return pinned(own, [0.5, 0.5], x, box.top + (isPlayed ? 0.58 : 0.66) * heightOf(box));
}

/** Paws of a face, of its width, and what they hold. */
const PAW = { across: 0.21, high: 0.17, held: 0.56 } as const;

/** Before the chin between two paws; what has a stick, and each of several, at one side in one. */
function inPaws(mover: Actor, { box, figure }: Actor, right: boolean, count: number): Figure {
  const wide = widthOf(box);
  const hex = coatOf(figure);
  const last = figure.at(-1)?.of;
  const pawAt = (x: number, y: number, n = 1): Figure => {
    const paw = disc(x, y, 0.5 * PAW.across * wide, 0.5 * PAW.high * wide, hex);
    return [{ ...paw, ...(last && { of: { ...last, piece: last.piece + n } }) }];
  };
  const onStick = ON_A_STICK.test(mover.id);
  if (onStick || count > 1) {
    const high = onStick ? 0.82 : 0.5;
    const own = scaled(mover, (high * heightOf(box)) / heightOf(mover.box));
    const x = right ? box.right - 0.06 * wide : box.left + 0.06 * wide;
    const y = box.bottom - 0.04 * heightOf(box);
    const held = pinned(own, [onStick ? (right ? 0.2 : 0.8) : 0.5, onStick ? 0.9 : 0.5], x, y);
    return [...held, ...pawAt(x, onStick ? y : y + 0.1 * wide)];
  }
  const largest = Math.max(widthOf(mover.box), 0.9 * heightOf(mover.box));
  const own = scaled(mover, (PAW.held * wide) / largest);
  const x = (box.left + box.right) / 2;
  const held = pinned(own, [0.5, 0.12], x, box.bottom - 0.05 * heightOf(box));
  const { left, right: end, top, bottom } = figureBox(held);
  const y = top + 0.5 * (bottom - top);
  const inset = 0.02 * wide;
  return [...held, ...pawAt(left + inset, y), ...pawAt(end - inset, y, 2)];
}

/** The colour that covers most of an animal. */
const coatOf = (figure: Figure): string =>
  [...colorWeights(figure)].sort((a, b) => b[1] - a[1])[0][0];

function disc(x: number, y: number, rx: number, ry: number, hex: string): AreaPiece {
  const ring = Float64Array.from({ length: 48 }, (_, i) => {
    const turn = ((i >> 1) * Math.PI) / 12;
    return i % 2 === 0 ? x + rx * Math.cos(turn) : y + ry * Math.sin(turn);
  });
  return { kind: 'area', polygon: { rings: [ring] }, hex };
}

/** People are drawn on their feet: with their legs beyond an animal's back they sit on it. */
export const isAstride = (movers: readonly Actor[], other: Actor): boolean =>
  other.kind === 'animal' && movers.every(({ kind, person }) => person ?? kind === 'person');
