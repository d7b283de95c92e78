import { type Box, heightOf, widthOf } from '../vector/geometry.ts';
import { contains } from '../vector/rings.ts';
import { type Figure, figureBox, place, silhouette } from './figure.ts';
import { area, bandAround, disc, sampleCubic } from './ornaments.ts';

/* A face on what has none: "pizza with a smiling face", "gülen yüzlü güneş". */

export const isSmile = ({ id }: { id: string }): boolean =>
  /:(?:smiling-face(?:-with-smiling-eyes)?|slightly-frowning-face|angry-face)$/.test(id);

/** Black that is thread, and the blush of cheeks. */
const INK = '#2a2d2f';
const BLUSH = '#ec8bb0';
/** Of the shorter side of whoever gets it: how far the eyes are apart. */
const APART = 0.34;

/** Arms of a cactus are beside its face: of how wide it is there, and of a trunk, whose rim is shaded. */
const MAX_FACE = 0.5;
const MAX_ON_TRUNK = 0.38;
const faceIn = (room: number, box: Box): number =>
  room * (room < 0.5 * widthOf(box) ? MAX_ON_TRUNK : MAX_FACE);

/** How wide a figure is about its optical middle, at the height of a face. */
function roomAcross(figure: Figure, { left, right }: Box): number {
  const shapes = silhouette(figure, 1e-3);
  const isIn = (x: number): boolean =>
    shapes.some(({ rings }) => rings.filter((ring) => contains(ring, x, 0)).length % 2 === 1);
  const step = (right - left) / 100;
  let [from, to] = [0, 0];
  while (from > left && isIn(from - step)) from -= step;
  while (to < right && isIn(to + step)) to += step;
  return 2 * Math.min(-from, to) || right - left;
}

/** What of an actor a face depends on. */
interface Faced {
  figure: Figure;
  box: Box;
  kind: string | undefined;
}

/** A thing without a face, asleep: lids, cheeks and a small mouth about its middle. */
export function dozing(figure: Figure): Figure {
  const box = figureBox(figure);
  const unit = 0.8 * APART * Math.min(widthOf(box), heightOf(box));
  const lid = sampleCubic([-0.24, 0, -0.14, 0.2, 0.14, 0.2, 0.24, 0], 10);
  const drawn = (points: Float64Array, half: number): Figure[number] =>
    area(
      bandAround(points, () => half),
      INK,
    );
  const face: Figure = [
    ...[-0.55, 0.55].flatMap((x) => place([drawn(lid, 0.1)], { x, y: 0 })),
    ...[-0.8, 0.8].flatMap((x) => place(disc(BLUSH), { x, y: 0.32, scale: 0.28 })),
    ...place([drawn(lid, 0.1)], { x: 0, y: 0.36, scale: 0.6 }),
  ];
  const put = place(face, {
    x: (box.left + box.right) / 2,
    y: (box.top + 1.08 * box.bottom) / 2.08,
    scale: unit,
  });
  const of = figure.at(-1)?.of;
  return [...figure, ...put.map((piece) => (of ? { ...piece, of } : piece))];
}

/** A mouth that goes up at its ends, or down. */
const SMILE = sampleCubic([-0.26, 0.14, -0.16, 0.36, 0.16, 0.36, 0.26, 0.14], 14);
const FROWN = sampleCubic([-0.24, 0.36, -0.14, 0.16, 0.14, 0.16, 0.24, 0.36], 14);
/** Brows that come down to the middle. */
const BROWS = [
  sampleCubic([-0.72, -0.32, -0.6, -0.26, -0.48, -0.2, -0.32, -0.14], 8),
  sampleCubic([0.72, -0.32, 0.6, -0.26, 0.48, -0.2, 0.32, -0.14], 8),
];

/** The thing with eyes, cheeks and a mouth about its middle: it smiles, frowns or is angry; who has a face keeps it. */
export function smiling(mover: Pick<Faced, 'figure'> & { id?: string }, other: Faced): Figure {
  const { box, figure, kind } = other;
  if (kind === 'animal' || kind === 'person' || kind === 'bird' || kind === 'sea') return figure;
  const unit = Math.min(
    APART * Math.min(widthOf(box), heightOf(box)),
    faceIn(roomAcross(figure, box), box),
  );
  const isAngry = /angry/.test(mover.id ?? '');
  const mouth = isAngry || /frown/.test(mover.id ?? '') ? FROWN : SMILE;
  const face: Figure = [
    ...[-0.5, 0.5].flatMap((x) => place(disc(INK), { x, y: 0, scale: 0.26 })),
    ...[-0.72, 0.72].flatMap((x) => place(disc(BLUSH), { x, y: 0.26, scale: 0.26 })),
    ...[mouth, ...(isAngry ? BROWS : [])].map((line) =>
      area(
        bandAround(line, () => 0.11),
        INK,
      ),
    ),
  ];
  const of = mover.figure[0]?.of;
  // The actor's optical middle is at 0.
  const put = place(face, { scale: unit });
  return [
    ...figure,
    ...put.map((piece, n) => (of ? { ...piece, of: { ...of, piece: n } } : piece)),
  ];
}
