import { SITTING_BREED } from '../prompt/breeds.ts';
import { headsOf, isFlower, type Actor } from './actors.ts';
import { eyesOf, headBox, isFace, throatOf } from './anchors.ts';
import { pinned, scaled } from './body-places.ts';
import { coatOn, isKnit, knitOn, takesCoat } from './coats.ts';
import { colorWeights, figureBox, place, type Figure } from './figure.ts';
import { area, enclosed, sampleCubic } from './ornaments.ts';
import { hexOfLch, isLeafGreen, lchOfHex } from './recolor.ts';
import { feetOf } from './feet.ts';
import { shod } from './shod.ts';
import { isSmile, smiling } from './smiles.ts';
import { heightOf, widthOf, type Box } from '../vector/geometry.ts';

/* What somebody wears: where it is on the body, and how large. */

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

/** Sits, and looks straight on. */
const LOOKS_AHEAD =
  /:(?:sitting-cat|sitting-dog|dalmatian|climbing-koala)$|ilmek:(?:fox|cat|dog|lying-dog|rabbit|frog|koala|panda|bear|raccoon|lion|octopus)$/;

/** On its part of the body, by what it is. */
export function wearing(movers: readonly Actor[], other: Actor): Figure {
  if (/:skull$/.test(other.id) && movers.every(isFlower)) return inSockets(movers, other);
  const smile = movers.find(isSmile);
  if (smile) {
    const figure = smiling(smile, other);
    const rest = movers.filter((mover) => !isSmile(mover));
    return rest.length > 0 ? wearing(rest, { ...other, figure }) : figure;
  }
  const cape = movers.find(({ id }) => /:hero-cape$/.test(id));
  if (cape) {
    const figure = [...behindBack(cape, other), ...other.figure];
    const rest = movers.filter((mover) => mover !== cape);
    return rest.length > 0 ? [...figure, ...put(rest, other)] : figure;
  }
  if (movers.length === 1 && /:coat$/.test(movers[0].id) && takesCoat(other) && !isFace(other))
    return coatOn(movers[0], other);
  const [garment] = movers;
  // One that is seen from its side has it along its back.
  const isLong = other.kind === 'animal' && widthOf(other.box) > 1.2 * heightOf(other.box);
  if (movers.length === 1 && isKnit(garment) && isLong && !isFace(other) && takesCoat(other))
    return coatOn(garment, other);
  if (movers.length === 1 && isKnit(garment) && !isFace(other)) return knitOn(garment, other);
  return [...other.figure, ...put(movers, other)];
}

/** A cape: from the neck, behind whoever has it; of an animal from its side it flies over the back. */
function behindBack(mover: Actor, other: Actor): Figure {
  const head = headBox(other);
  const { box } = other;
  const isAside = other.kind === 'animal' && !isFace(other) && heightOf(box) <= 1.15 * widthOf(box);
  if (isAside) {
    const { x, y } = throatOf(other);
    const flown = place(scaled(mover, (0.8 * heightOf(box)) / heightOf(mover.box)), {
      angle: -1.15,
    });
    return pinned(flown, [0.06, 0.8], x + 0.02 * widthOf(box), y + 0.1 * heightOf(box));
  }
  // Who sits is broad: it is seen on both sides of the body.
  if (other.kind === 'animal' && !isFace(other)) {
    const broad = scaled(mover, (1.24 * widthOf(box)) / widthOf(mover.box));
    return pinned(broad, [0.5, 1], (head.left + head.right) / 2, box.bottom - 0.02 * heightOf(box));
  }
  const neck = isFace(other)
    ? head.bottom - 0.1 * heightOf(head)
    : head.bottom - 0.06 * heightOf(head);
  const tall = isFace(other) ? 0.8 * heightOf(box) : 0.92 * (box.bottom - neck);
  const wide = 1.35 * widthOf(box);
  const scale = Math.min(tall / heightOf(mover.box), wide / widthOf(mover.box));
  return pinned(scaled(mover, scale), [0.5, 0], (head.left + head.right) / 2, neck);
}

/** Before the eyes of whoever looks straight on; undefined for a profile. */
function overEyes(mover: Actor, other: Actor, head: Box): Figure | undefined {
  const sits = LOOKS_AHEAD.test(other.id) || SITTING_BREED.test(other.id);
  if (!sits && !isFace(other) && other.kind === 'animal') return undefined;
  const eyes = eyesOf(sits ? { ...other, box: head } : other);
  if (!eyes) return undefined;
  const across = Math.min(2.1 * eyes.apart, 1.02 * widthOf(sits ? head : other.box));
  return pinned(scaled(mover, across / widthOf(mover.box)), [0.5, 0.52], eyes.x, eyes.y);
}

/** What has no eyes has glasses about its middle. */
const FACELESS: ReadonlySet<Actor['kind']> = new Set(['food', 'sky', 'nature', 'symbol'] as const);

/** What is worn on a part of the body, each piece in its place. */
function put(movers: readonly Actor[], other: Actor): Figure {
  const head = headBox(other);
  const middle = (head.left + head.right) / 2;
  return movers.flatMap((mover, k): Figure => {
    const wide = (share: number): Figure =>
      scaled(mover, (share * widthOf(head)) / widthOf(mover.box));
    const at = (down: number): number => head.top + down * heightOf(head);
    const { id } = mover;
    const over = /glasses|goggles/.test(id) && overEyes(mover, other, head);
    if (over) return over;
    if (/glasses|goggles|monocle/.test(id) && FACELESS.has(other.kind))
      return onFruit(mover, other);
    const aside = /glasses|goggles/.test(id) && eyeOf(other);
    if (aside) return pinned(wide(0.62), [0.62, 0.5], aside.x, aside.y);
    if (/glasses|goggles|mask/.test(id)) return pinned(wide(0.8), [0.5, 0.5], middle, at(0.45));
    if (/:scarf$/.test(id)) return scarfOn(mover, other, head);
    const isSeenAside = other.kind === 'animal' && !isFace(other);
    if (/bandana|collar|:bell$|bow-tie$/.test(id) || (isSeenAside && /stethoscope|medal$/.test(id)))
      return atThroat(mover, other, head);
    if (/tassel$/.test(id) && isSeenAside) return tasselled(mover, other);
    if (/scarf|tie|necklace|medal|stethoscope|tassel/.test(id)) {
      const face = isFace(other);
      // Caps and buns are no part of a head: of who stands, the neck is so far down.
      if (other.kind === 'person' && /^ilmek:/.test(other.id) && !face)
        return pinned(
          scaled(mover, (0.4 * widthOf(other.box)) / widthOf(mover.box)),
          [0.5, 0.05],
          middle,
          other.box.top + 0.4 * heightOf(other.box),
        );
      // Busts have their head down to the middle.
      if (other.kind === 'person' && /^fluent:/.test(other.id) && !face)
        return pinned(wide(0.42), [0.5, 0], middle, other.box.top + 0.62 * heightOf(other.box));
      return pinned(wide(face ? 0.5 : 0.75), [0.5, face ? 0.05 : 0.2], middle, at(face ? 0.94 : 1));
    }
    const feet = /boot|shoe|sneaker|skate$/.test(id) && isSeenAside ? feetOf(other) : [];
    // On every foot there is, whoever counts.
    if (feet.length > 0) return k > 0 ? [] : shod(mover, other, feet);
    if (/boot|shoe|sneaker|skate$|socks/.test(id))
      return pinned(wide(0.6), [0.5, 1], middle, other.box.bottom + 0.02);
    if (/dress|tutu$|coat|shirt|kimono/.test(id)) return dressed(mover, other, head);
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
    // It has settled there, and is no hat.
    if (mover.kind === 'insect') return pinned(wide(0.45), [0.5, 0.8], middle, at(0.06));
    const isStanding = other.kind === 'person' && /^ilmek:/.test(other.id);
    // A tall one stands between the ears.
    const isBetweenEars = /:top-hat$/.test(id) && isSeenAside;
    const isTrunk = /:cactus$/.test(other.id);
    const hatShare = isTrunk
      ? 2.2
      : isBetweenEars
        ? 0.56
        : isFace(other)
          ? 0.62
          : other.kind === 'bird'
            ? 0.66
            : isStanding
              ? 1.1
              : 0.85;
    const hat = wide(/bow|ribbon/.test(id) ? 0.45 : hatShare);
    // A cone stands on the crown of the head, and hides no eyes.
    if (/party-hat|cone/.test(id))
      return pinned(
        place(hat, { scale: isFace(other) ? 0.8 : 0.66 }),
        [0.5, 0.97],
        middle,
        at(0.02),
      );
    return pinned(hat, [0.5, 0.78], middle, at(0.12));
  });
}

/** Tassels along the flank, from a blanket's edge as it were. */
function tasselled(mover: Actor, { box }: Actor): Figure {
  const high = 0.2 * heightOf(box);
  return [0.42, 0.56, 0.7].flatMap((x) =>
    pinned(
      scaled(mover, high / heightOf(mover.box)),
      [0.5, 0],
      box.left + x * widthOf(box),
      box.top + 0.46 * heightOf(box),
    ),
  );
}

/** Clothes hang from the neck; a tutu's straps lie over the shoulders. */
function dressed(mover: Actor, other: Actor, head: Box): Figure {
  const wide = (share: number): Figure =>
    scaled(mover, (share * widthOf(head)) / widthOf(mover.box));
  const middle = (head.left + head.right) / 2;
  if (!/tutu$/.test(mover.id))
    return pinned(wide(1), [0.5, 0], middle, head.top + 0.9 * heightOf(head));
  if (isFace(other)) return pinned(wide(0.95), [0.5, 0.12], middle, head.bottom);
  return pinned(wide(1.3), [0.5, 0.12], middle, other.box.top + 0.5 * heightOf(other.box));
}

/** The one eye of an animal that is seen from its left side: small, dark, and not the nose. */
function eyeOf({ kind, box, figure }: Actor): { x: number; y: number } | undefined {
  if (kind !== 'animal') return undefined;
  const [wide, tall] = [widthOf(box), heightOf(box)];
  for (const piece of figure) {
    const own = figureBox([piece]);
    const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
    const isSmall = widthOf(own) < 0.12 * wide && heightOf(own) < 0.16 * tall;
    const isInHead = x > box.left + 0.08 * wide && x < box.left + 0.5 * wide;
    if (isSmall && isInHead && y < box.top + 0.5 * tall && lchOfHex(piece.hex)[0] < 0.34)
      return { x, y };
  }
  return undefined;
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
  [/stethoscope|medal$/, 0.5, 0.4],
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
  // What hangs, hangs from there.
  const at: [number, number] = /stethoscope|medal$/.test(mover.id) ? [0.4, 0.06] : [0.38, 0.35];
  return pinned(turned, at, x + 0.04 * tall, y);
}

/** Of a neck that is seen from its side. */
const SLANT = 0.42;

/** Of a face's height, where its chin is; of a head's, where the neck is: a bird has none. */
const CHINS = { face: 0.93, body: 1.02, bird: 1.62 } as const;

/** Where a scarf goes around, and half of how wide it is there. */
function neckOf(other: Actor, head: Box): { x: number; y: number; half: number; throat: boolean } {
  const { box, kind } = other;
  const [wide, tall] = [widthOf(box), heightOf(box)];
  const face = isFace(other);
  // Antlers make a deer taller than it is long.
  if (kind === 'animal' && !face && (tall <= 1.15 * wide || /:deer$/.test(other.id))) {
    const { x, y } = throatOf(other);
    return { x: x + 0.1 * tall, y: y - 0.04 * tall, half: 0.17 * tall, throat: true };
  }
  const x = (head.left + head.right) / 2;
  // Of a snowman the head is a ball as large as half of him.
  if (/snowman/.test(other.id))
    return { x, y: box.top + 0.46 * tall, half: 0.26 * wide, throat: false };
  // A bear that sits has no neck, and a chin that is rounder than its box.
  if (/teddy-bear/.test(other.id))
    return { x, y: box.top + 0.46 * tall, half: 0.27 * wide, throat: false };
  const chin = CHINS[face ? 'face' : kind === 'bird' ? 'bird' : 'body'];
  const half = (face ? 0.36 : 0.5) * widthOf(head);
  return { x, y: head.top + chin * heightOf(head), half, throat: false };
}

/** A scarf around the neck: a band across, and an end that hangs down. The loop it is sold in is none. */
function scarfOn(mover: Actor, other: Actor, head: Box): Figure {
  const weights = [...colorWeights(mover.figure)].sort((a, b) => b[1] - a[1]);
  const [light] = weights[0];
  const [L, C, h] = lchOfHex(light);
  const dark = hexOfLch([Math.max(0.2, L - 0.09), C, h]);
  const { x, y, half, throat } = neckOf(other, head);
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
