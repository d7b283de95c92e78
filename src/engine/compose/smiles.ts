import { heightOf, widthOf } from '../vector/geometry.ts';
import type { Actor } from './actors.ts';
import { type Figure, place } from './figure.ts';
import { area, bandAround, disc, sampleCubic } from './ornaments.ts';

/* A face on what has none: "pizza with a smiling face", "gülen yüzlü güneş". */

export const isSmile = ({ id }: Pick<Actor, 'id'>): boolean =>
  /:smiling-face(?:-with-smiling-eyes)?$/.test(id);

/** Black that is thread, and the blush of cheeks. */
const INK = '#2a2d2f';
const BLUSH = '#ec8bb0';
/** Of the shorter side of whoever gets it: how far the eyes are apart. */
const APART = 0.34;

/** The thing with eyes, cheeks and a smile about its middle; who has a face keeps it. */
export function smiling(mover: Actor, other: Actor): Figure {
  const { box, figure, kind } = other;
  if (kind === 'animal' || kind === 'person' || kind === 'bird' || kind === 'sea') return figure;
  const unit = APART * Math.min(widthOf(box), heightOf(box));
  const mouth = sampleCubic([-0.26, 0.14, -0.16, 0.36, 0.16, 0.36, 0.26, 0.14], 14);
  const face: Figure = [
    ...[-0.5, 0.5].flatMap((x) => place(disc(INK), { x, y: 0, scale: 0.26 })),
    ...[-0.72, 0.72].flatMap((x) => place(disc(BLUSH), { x, y: 0.26, scale: 0.26 })),
    area(
      bandAround(mouth, () => 0.11),
      INK,
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
