import { heightOf, polygonArea, widthOf } from '../vector/geometry.ts';
import { groupRings, intersectRings } from '../vector/rings.ts';
import type { Actor } from './actors.ts';
import { headBox, throatOf } from './anchors.ts';
import { colorWeights, type Figure, figureBox, type Piece, place, silhouette } from './figure.ts';
import { area, disc } from './ornaments.ts';
import { hexOfLch, lchOfHex } from './recolor.ts';

/*
 * Clothes that are cut out of whoever's own outline, so that they fit: a coat on an animal that is
 * seen from its side, from the throat to the rump and down to the knees; a sweater or pajamas on one
 * that sits and looks ahead, under its chin, with the arms for sleeves.
 */

/** Rings are cut in this many units of the animal's size: the clipper's grid is too coarse for one. */
const CUT_SIZE = 100;
/** How far it stands off the body, beside the animal's height. */
const LOOSE = 0.012;

/** Birds that are seen from their side, as animals are. */
const SIDEWAYS = /:(?:duck|goose|baby-chick)$/;

/** Whether a coat can be cut for it. */
export const takesCoat = ({ id, kind, box }: Actor): boolean =>
  SIDEWAYS.test(id)
    ? heightOf(box) <= 1.5 * widthOf(box)
    : kind === 'animal' && heightOf(box) <= 1.25 * widthOf(box);

/** Where the neck of a bird meets its body: a goose's is long. */
const breastOf = ({ id, box }: Actor): { x: number; y: number } => ({
  x: box.left + (/goose$/.test(id) ? 0.26 : 0.2) * widthOf(box),
  y: box.top + 0.46 * heightOf(box),
});

/** The animal in a coat of the garment's main colour. */
export function coatOn(mover: Actor, other: Actor): Figure {
  const { box, figure } = other;
  const [wide, tall] = [widthOf(box), heightOf(box)];
  const isBird = other.kind === 'bird';
  const throat = isBird ? breastOf(other) : throatOf(other);
  const [light] = [...colorWeights(mover.figure)].sort((a, b) => b[1] - a[1])[0];
  const [L, C, h] = lchOfHex(light);
  const dark = hexOfLch([Math.max(0.2, L - 0.14), C, h]);
  const { x } = throat;
  const hem = box.top + 0.76 * tall;
  // A dog's ears hang lower than a cat's stand.
  const nape = isBird
    ? throat.y - 0.03 * tall
    : Math.max(throat.y - 0.3 * tall, box.top + 0.26 * tall);
  const rump = Math.max(x + 0.3 * wide, box.left + 0.8 * wide);
  // From the chest up to the nape, along the back, down the rump; its hem is level.
  const whole = [x - 0.06 * wide, throat.y, x + 0.16 * wide, nape, rump, nape, rump, hem];
  const cut = [...whole, x - 0.16 * wide, hem, x - 0.16 * wide, throat.y];
  const collar = [
    ...[x - 0.06 * wide, throat.y, x + 0.16 * wide, nape],
    ...[x + 0.24 * wide, nape, x + 0.02 * wide, throat.y + 0.07 * tall],
    ...[x - 0.16 * wide, throat.y + 0.07 * tall, x - 0.16 * wide, throat.y],
  ];
  const within = cutter(figure, LOOSE * tall);
  const buttons = [0.42, 0.7].flatMap((down) =>
    place(disc(dark), {
      x: x + 0.13 * wide,
      y: throat.y + down * (hem - throat.y),
      scale: 0.055 * wide,
    }),
  );
  return [
    ...figure,
    ...ofMover(mover, [...within(cut, light), ...within(collar, dark), ...buttons]),
  ];
}

/** Cuts the largest area of a shape that lies on a figure. */
function cutter(figure: Figure, loose: number) {
  const grown = (ring: ArrayLike<number>) => Float64Array.from(ring, (v) => v * CUT_SIZE);
  const body = silhouette(figure, loose).flatMap(({ rings }) => rings.map(grown));
  return (points: readonly number[], hex: string): Figure => {
    const rings = intersectRings(body, [grown(points)]);
    return groupRings(rings.map((ring) => ring.map((v) => v / CUT_SIZE)))
      .toSorted((a, b) => polygonArea(b) - polygonArea(a))
      .slice(0, 1)
      .map((polygon) => ({ ...area([], hex), polygon }));
  };
}

/** Pieces as those of what is worn. */
const ofMover = ({ figure: [first] }: Actor, figure: Figure): Figure =>
  figure.map((piece, n) => (first?.of ? { ...piece, of: { ...first.of, piece: n } } : piece));

/** What is knitted, or slept in. */
export const isKnit = ({ id }: Actor): boolean => /:(?:sweater|pajamas)$/.test(id);

/** Where it ends, of the height: at the hips, or at the feet. */
const HEMS = { sweater: 0.84, pajamas: 0.95 } as const;

/** One that sits and looks ahead, in a sweater or pajamas of the garment's main colour. */
export function knitOn(mover: Actor, other: Actor): Figure {
  const { box, figure } = other;
  const [wide, tall] = [widthOf(box), heightOf(box)];
  const head = headBox(other);
  const chin = head.bottom;
  const middle = (head.left + head.right) / 2;
  const isLong = /:pajamas$/.test(mover.id);
  const hem = box.top + HEMS[isLong ? 'pajamas' : 'sweater'] * tall;
  const [light] = [...colorWeights(mover.figure)].sort((a, b) => b[1] - a[1])[0];
  const [L, C, h] = lchOfHex(light);
  const dark = hexOfLch([L > 0.4 ? L - 0.12 : L + 0.14, C, h]);
  const isOfHead = (piece: Piece): boolean => middleOf(piece).y < chin - 0.02 * tall;
  const trunk = figure.filter((piece) => !isOfHead(piece));
  // A tail is beside the body; arms are before it, one on each side.
  const torso = trunk
    .filter((piece) => Math.abs(middleOf(piece).x - middle) < 0.12 * wide)
    .toSorted((a, b) => heightOf(figureBox([b])) - heightOf(figureBox([a])))[0];
  if (!torso) return figure;
  const within = cutter([torso], LOOSE * tall);
  const top = chin - 0.16 * tall;
  const rect = (from: number, to: number): number[] => [
    ...[box.left - 1, from, box.right + 1, from],
    ...[box.right + 1, to, box.left - 1, to],
  ];
  const band = 0.05 * tall;
  const buttons = isLong
    ? [0.36, 0.62].flatMap((down) =>
        place(disc(dark), { x: middle, y: chin + down * (hem - chin), scale: 0.055 * wide }),
      )
    : [];
  const worn = [
    ...within(rect(top, hem), light),
    ...within(rect(chin - band, chin + 0.7 * band), dark),
    ...within(rect(hem - band, hem), dark),
    ...buttons,
  ];
  const arms = armsOf(
    trunk.filter((piece) => piece !== torso),
    box,
    { middle, chin },
  );
  const bare = trunk.filter((piece) => !arms.includes(piece));
  return [
    ...bare.filter((piece) => middleOf(piece).y <= hem),
    ...ofMover(mover, worn),
    ...bare.filter((piece) => middleOf(piece).y > hem),
    ...arms.map((piece) => ({ ...piece, hex: dark })),
    ...figure.filter(isOfHead),
  ];
}

function middleOf(piece: Piece): { x: number; y: number } {
  const own = figureBox([piece]);
  return { x: (own.left + own.right) / 2, y: (own.top + own.bottom) / 2 };
}

/** Pieces before the body that have a twin on its other side, above the feet. */
function armsOf(
  pieces: Figure,
  box: Actor['box'],
  { middle, chin }: { middle: number; chin: number },
): Figure {
  const [wide, tall] = [widthOf(box), heightOf(box)];
  return pieces.filter((piece) => {
    const { x, y } = middleOf(piece);
    if (Math.abs(x - middle) < 0.1 * wide || y < chin || y > box.top + 0.82 * tall) return false;
    return (
      widthOf(figureBox([piece])) < 0.4 * wide &&
      pieces.some((twin) => {
        const other = middleOf(twin);
        const isAcross = Math.abs(other.x + x - 2 * middle) < 0.05 * wide;
        return twin !== piece && isAcross && Math.abs(other.y - y) < 0.05 * tall;
      })
    );
  });
}
