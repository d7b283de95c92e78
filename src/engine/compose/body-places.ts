import { headsOf, isFlower, type Actor } from './actors.ts';
import { beakOf, denseOutline, eyesOf, headBox, isFace, throatOf } from './anchors.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';
import { colorWeights, figureBox, place, type AreaPiece, type Figure } from './figure.ts';
import { area, enclosed, sampleCubic } from './ornaments.ts';
import type { Box } from '../vector/geometry.ts';
import { hexOfLch, isLeafGreen, lchOfHex } from './recolor.ts';
import { naturalSize } from './sizes.ts';

/* What somebody holds or wears: where it is on the body, and how large. */

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

/** What is held by its lower end. */
const ON_A_STICK =
  /balloon|kite|umbrella|flag|rose|tulip|flower|blossom|sword|trident|wand|lollipop/;

/** A balloon's way from the end of its string, beside upright. */
const BALLOON_LEAN = 0.4;

/** A bunch of balloons that lifts whoever has it: their strings meet at the back, or over a face. */
function flown(movers: readonly Actor[], other: Actor): Figure {
  const { box } = other;
  const x = (box.left + box.right) / 2;
  const y = box.top + 0.05 * heightOf(box);
  const step = Math.min(0.92, 2.6 / movers.length);
  const put = movers.map((mover, k): Figure => {
    const from = k - (movers.length - 1) / 2;
    // Strings hang from the left of a balloon's foot: those on the left are turned.
    const own = place(mover.figure, { scale: 0.5, mirror: from < 0 });
    const figure = pinned(own, [from < 0 ? 0.8 : 0.2, 1], 0, 0);
    // Upright, then fanned out.
    const upright = from < 0 ? BALLOON_LEAN : -BALLOON_LEAN;
    return place(place(figure, { angle: upright + step * from }), { x, y });
  });
  return [...put.flat(), ...other.figure];
}

/** In the hand: at the right side, below the middle; the free hand of a face is under its chin. */
export function holding(movers: readonly Actor[], other: Actor): Figure {
  const { box } = other;
  const head = headBox(other);
  if (movers.length > 1 && movers.every(({ id }) => /:balloon$/.test(id)))
    return flown(movers, other);
  const isPerson = /^ilmek:/.test(other.id) && other.kind === 'person';
  const looksRight = head.left + head.right >= box.left + box.right - 0.02;
  if (movers.length === 1 && !isFace(other)) {
    if (/:(?:closed-)?umbrella/.test(movers[0].id))
      return underUmbrella(movers[0], other, isPerson);
    if (/:kite$/.test(movers[0].id)) return flyingKite(movers[0], other);
  }
  const put = movers.map((mover, k): Figure => {
    const figure = scaled(mover, Math.min(0.6, 0.85 * besideScale(mover, other)));
    const right = looksRight === (k % 2 === 0);
    // A bird carries it in its beak.
    if (other.kind === 'bird' && movers.length === 1) {
      const beak = beakOf(other);
      const x = beak?.x ?? (looksRight ? box.right : box.left);
      const y = beak?.y ?? head.top + 0.62 * heightOf(head);
      // One that looks straight on holds it before its belly.
      if (beak && Math.abs(beak.x - (box.left + box.right) / 2) < 0.2 * widthOf(box)) {
        const own = scaled(mover, (0.66 * widthOf(box)) / widthOf(mover.box));
        return pinned(own, [0.5, 0.5], (box.left + box.right) / 2, box.top + 0.72 * heightOf(box));
      }
      const toRight = beak ? beak.x > (box.left + box.right) / 2 : looksRight;
      return pinned(figure, [toRight ? 0.12 : 0.88, 0.5], x, y);
    }
    const isOnFours =
      (other.bodied || other.kind === 'animal') && widthOf(box) > 0.8 * heightOf(box);
    if (isOnFours && !isFace(other) && movers.length === 1) return inMouth(mover, other);
    if (isFace(other) && other.kind !== 'person') return inPaws(mover, other, right, movers.length);
    // A face hides nothing behind what it holds.
    if (isFace(other))
      return pinned(
        figure,
        [right ? 0 : 1, 0.5],
        right ? box.right - 0.04 : box.left + 0.04,
        box.top + 0.62 * heightOf(box),
      );
    if (isPerson && movers.length === 1 && !ON_A_STICK.test(mover.id))
      return /ball$/.test(mover.id)
        ? pinned(
            place(figure, { scale: 0.62 }),
            [0.2, 1],
            box.right - 0.1 * widthOf(box),
            box.bottom,
          )
        : inBothHands(mover, other);
    const x = right ? box.right - 0.1 * widthOf(box) : box.left + 0.1 * widthOf(box);
    const y = box.top + 0.66 * heightOf(box);
    if (!ON_A_STICK.test(mover.id)) return pinned(figure, [0.5, 0.5], x, y);
    // Out from the body, not before the face: a flag flies away from it.
    const turned = /flag/.test(mover.id) && !right ? place(figure, { mirror: true }) : figure;
    return pinned(turned, [right ? 0.2 : 0.8, 0.92], x, y);
  });
  return [...other.figure, ...put.flat()];
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
function inMouth(mover: Actor, { box, figure }: Actor): Figure {
  const points = denseOutline(figure);
  const floor = box.top + 0.55 * heightOf(box);
  let [x, y] = [box.right, box.top];
  for (let i = 0; i < points.length; i += 2)
    if (points[i + 1] < floor && points[i] < x) [x, y] = [points[i], points[i + 1]];
  const onStick = ON_A_STICK.test(mover.id);
  const largest = Math.max(widthOf(mover.box), heightOf(mover.box));
  const size = (onStick ? 1.9 : 1) * MOUTHFUL * heightOf(box);
  const own = scaled(mover, size / largest);
  const at = [x + 0.03 * widthOf(box), y + 0.07 * heightOf(box)] as const;
  return pinned(own, onStick ? [0.7, 0.9] : [0.6, 0.4], ...at);
}

/** Before somebody's body, from hand to hand. */
function inBothHands(mover: Actor, { box }: Actor): Figure {
  const largest = Math.max(widthOf(mover.box), heightOf(mover.box));
  const own = scaled(mover, (0.66 * widthOf(box)) / largest);
  const x = (box.left + box.right) / 2;
  return pinned(own, [0.5, 0.5], x, box.top + 0.66 * heightOf(box));
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

/** The eyes of a skull, and its brow: shares of its box. */
const SOCKETS = [
  [0.29, 0.53],
  [0.71, 0.53],
  [0.5, 0.12],
] as const;

/** Roses in a skull's eyes. */
function inSockets(movers: readonly Actor[], { box, figure }: Actor): Figure {
  const put = headsOf(movers.slice(0, SOCKETS.length)).flatMap((head, k): Figure => {
    const [x, y] = SOCKETS[k];
    const sized = scaled(head, (0.27 * widthOf(box)) / widthOf(head.box));
    return pinned(sized, [0.5, 0.5], box.left + x * widthOf(box), box.top + y * heightOf(box));
  });
  return [...figure, ...put];
}

/** On its part of the body, by what it is. */
export function wearing(movers: readonly Actor[], other: Actor): Figure {
  if (/:skull$/.test(other.id) && movers.every(isFlower)) return inSockets(movers, other);
  const head = headBox(other);
  const middle = (head.left + head.right) / 2;
  const put = movers.map((mover, k): Figure => {
    const wide = (share: number): Figure =>
      scaled(mover, (share * widthOf(head)) / widthOf(mover.box));
    const at = (down: number): number => head.top + down * heightOf(head);
    const { id } = mover;
    const isSeenAhead = isFace(other) || other.kind !== 'animal';
    const eyes = /glasses|goggles/.test(id) && isSeenAhead && eyesOf(other);
    if (eyes) {
      const across = Math.min(2.1 * eyes.apart, 1.02 * widthOf(other.box));
      return pinned(scaled(mover, across / widthOf(mover.box)), [0.5, 0.52], eyes.x, eyes.y);
    }
    if (/glasses|goggles|monocle/.test(id) && other.kind === 'food') return onFruit(mover, other);
    if (/glasses|goggles|mask/.test(id)) return pinned(wide(0.8), [0.5, 0.5], middle, at(0.45));
    if (/:scarf$/.test(id)) return scarfOn(mover, other, head);
    if (/bandana|collar|:bell$|bow-tie$/.test(id)) return atThroat(mover, other, head);
    if (/scarf|tie|necklace|medal|stethoscope/.test(id)) {
      const face = isFace(other);
      return pinned(wide(face ? 0.5 : 0.75), [0.5, face ? 0.05 : 0.2], middle, at(face ? 0.94 : 1));
    }
    if (/boot|shoe|sneaker|socks/.test(id))
      return pinned(wide(0.6), [0.5, 1], middle, other.box.bottom + 0.02);
    if (/dress|coat|shirt|kimono/.test(id)) return pinned(wide(1), [0.5, 0], middle, at(0.9));
    if (/:(?:flower|daisy|rose)-crown$/.test(id))
      return pinned(
        wide(isFace(other) ? 0.84 : 1.05),
        [0.5, 0.7],
        middle,
        at(isFace(other) ? 0.3 : 0.16),
      );
    if (/headphone/.test(id)) return pinned(wide(1.1), [0.5, 0.4], middle, at(0.35));
    if (isFlower(mover)) {
      // Their heads: nobody grows stems from the hair.
      const [bloom] = headsOf([mover]);
      const share = Math.min(0.32, 0.9 / movers.length);
      const aside = (k - (movers.length - 1) / 2) * 0.92 * share * widthOf(head);
      const sized = scaled(bloom, (share * widthOf(head)) / widthOf(bloom.box));
      const spread = (2 * aside) / widthOf(head);
      return pinned(sized, [0.5, 0.5], middle + aside, at(0.1 + 0.14 * spread * spread));
    }
    const hatShare = isFace(other) ? 0.62 : other.kind === 'bird' ? 0.66 : 0.85;
    const hat = wide(/bow|ribbon/.test(id) ? 0.45 : hatShare);
    return pinned(hat, [0.5, 0.78], middle, at(0.12));
  });
  return [...other.figure, ...put.flat()];
}

/** A fruit's face is its body, below its leaves. */
function onFruit(mover: Actor, { box, figure }: Actor): Figure {
  const flesh = figure.filter(({ hex }) => !isLeafGreen(hex));
  const body = flesh.length > 0 ? figureBox(flesh) : box;
  const own = scaled(mover, (0.72 * widthOf(body)) / widthOf(mover.box));
  const y = body.top + 0.4 * heightOf(body);
  return pinned(own, [0.5, 0.5], (body.left + body.right) / 2, y);
}

/** How wide beside a face, or beside an animal's height, what hangs at the throat is. */
const AT_THROAT: readonly (readonly [RegExp, face: number, body: number])[] = [
  [/:bell$/, 0.22, 0.13],
  [/bow-tie$/, 0.42, 0.22],
  [/collar$/, 0.56, 0.3],
  [/bandana$/, 0.62, 0.36],
];

/** A kerchief, a collar, a bow tie: under a chin, aslant where the neck is seen from its side. */
function atThroat(mover: Actor, other: Actor, head: Box): Figure {
  const [, ofFace, ofBody] = AT_THROAT.find(([name]) => name.test(mover.id))!;
  const isBand = /collar|bandana/.test(mover.id);
  if (isFace(other) || other.kind === 'person') {
    const figure = scaled(mover, (ofFace * widthOf(head)) / widthOf(mover.box));
    const y = head.top + (isBand ? 0.88 : 0.96) * heightOf(head);
    return pinned(figure, [0.5, 0.1], (head.left + head.right) / 2, y);
  }
  const tall = heightOf(other.box);
  const sized = scaled(mover, (ofBody * tall) / widthOf(mover.box));
  const upright = other.kind !== 'animal' || tall > 1.15 * widthOf(other.box);
  if (upright) {
    const y = head.top + CHINS[other.kind === 'bird' ? 'bird' : 'body'] * heightOf(head);
    return pinned(sized, [0.5, 0.1], (head.left + head.right) / 2, y);
  }
  const { x, y } = throatOf(other);
  const turned = isBand ? place(sized, { angle: -SLANT }) : sized;
  return pinned(turned, [0.38, 0.35], x + 0.04 * tall, y);
}

/** Of a neck that is seen from its side. */
const SLANT = 0.42;

/** Of a face's height, where its chin is; of a head's, where the neck is: a bird has none. */
const CHINS = { face: 0.93, body: 1.02, bird: 1.62 } as const;

/** A scarf around the neck: a band across, and an end that hangs down. The loop it is sold in is none. */
function scarfOn(mover: Actor, other: Actor, head: Box): Figure {
  const weights = [...colorWeights(mover.figure)].sort((a, b) => b[1] - a[1]);
  const [light] = weights[0];
  const [L, C, h] = lchOfHex(light);
  const dark = hexOfLch([Math.max(0.2, L - 0.09), C, h]);
  const face = isFace(other);
  const tall = heightOf(other.box);
  const isSeenAside = other.kind === 'animal' && !face && tall <= 1.15 * widthOf(other.box);
  const throat = isSeenAside ? throatOf(other) : undefined;
  const half = throat ? 0.17 * tall : (face ? 0.36 : 0.5) * widthOf(head);
  const x = throat ? throat.x + 0.1 * tall : (head.left + head.right) / 2;
  const y = throat
    ? throat.y - 0.04 * tall
    : head.top + CHINS[face ? 'face' : other.kind === 'bird' ? 'bird' : 'body'] * heightOf(head);
  const thick = 0.36 * half;
  const bend = 0.24 * half;
  const over = sampleCubic([
    x - half,
    y,
    x - 0.5 * half,
    y + bend,
    x + 0.5 * half,
    y + bend,
    x + half,
    y,
  ]);
  const under = sampleCubic([
    x + half,
    y + thick,
    x + 0.5 * half,
    y + thick + bend,
    x - 0.5 * half,
    y + thick + bend,
    x - half,
    y + thick,
  ]);
  const of = mover.figure[0]?.of;
  const [left, top] = [x + 0.22 * half, y + 0.7 * thick];
  const long = 1.15 * half;
  const end = area(
    [
      left,
      top,
      left + 0.42 * half,
      top,
      left + 0.5 * half,
      top + long,
      left + 0.06 * half,
      top + long,
    ],
    dark,
  );
  const scarf = [end, enclosed(light, over, under)];
  const aslant = throat ? place(place(scarf, { x: -x, y: -y }), { x, y, angle: -0.3 }) : scarf;
  return aslant.map((piece, n) => (of ? { ...piece, of: { ...of, piece: n } } : piece));
}
