import { heightOf, polygonArea, widthOf } from '../vector/geometry.ts';
import { groupRings, intersectRings } from '../vector/rings.ts';
import type { Actor } from './actors.ts';
import { throatOf } from './anchors.ts';
import { colorWeights, type Figure, place, silhouette } from './figure.ts';
import { area, disc } from './ornaments.ts';
import { hexOfLch, lchOfHex } from './recolor.ts';

/*
 * A coat on an animal that is seen from its side: cut out of its own outline, from the throat to the
 * rump and down to the knees, so that it fits whoever wears it.
 */

/** Rings are cut in this many units of the animal's size: the clipper's grid is too coarse for one. */
const CUT_SIZE = 100;
/** How far it stands off the body, beside the animal's height. */
const LOOSE = 0.012;

/** Birds that are seen from their side, as animals are. */
const SIDEWAYS = /:(?:duck|goose|baby-chick)$/;

/** Whether a coat can be cut for it. */
export const takesCoat = ({ id, kind, box }: Actor): boolean =>
  (kind === 'animal' || SIDEWAYS.test(id)) && heightOf(box) <= 1.25 * widthOf(box);

/** The animal in a coat of the garment's main colour. */
export function coatOn(mover: Actor, other: Actor): Figure {
  const { box, figure } = other;
  const [wide, tall] = [widthOf(box), heightOf(box)];
  const isBird = other.kind === 'bird';
  const throat = isBird ? { x: box.left + 0.2 * wide, y: box.top + 0.46 * tall } : throatOf(other);
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
  const body = silhouette(figure, LOOSE * tall).flatMap(({ rings }) => rings);
  const within = (points: readonly number[], hex: string): Figure => {
    const grown = (ring: ArrayLike<number>) => Float64Array.from(ring, (v) => v * CUT_SIZE);
    const rings = intersectRings(body.map(grown), [grown(points)]);
    return groupRings(rings.map((ring) => ring.map((v) => v / CUT_SIZE)))
      .toSorted((a, b) => polygonArea(b) - polygonArea(a))
      .slice(0, 1)
      .map((polygon) => ({ ...area([], hex), polygon }));
  };
  const buttons = [0.42, 0.7].flatMap((down) =>
    place(disc(dark), {
      x: x + 0.13 * wide,
      y: throat.y + down * (hem - throat.y),
      scale: 0.055 * wide,
    }),
  );
  const coat = [...within(cut, light), ...within(collar, dark), ...buttons];
  const of = mover.figure[0]?.of;
  return [
    ...figure,
    ...coat.map((piece, n) => (of ? { ...piece, of: { ...of, piece: n } } : piece)),
  ];
}
