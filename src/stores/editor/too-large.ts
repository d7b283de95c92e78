import { largerThanField, type HoopField, type Piece, type PieceObject } from 'ilmek-engine/piece';
import { calledIn } from '../../lib/editor/names.ts';

/** A hoop's field as it lies, and turned by a quarter. */
export const bothWays = (field: HoopField): [HoopField, HoopField] => [
  field,
  { widthMm: field.heightMm, heightMm: field.widthMm },
];

/** Why no hooping can take some objects, and what to do. */
interface TooLarge {
  ids: string[];
  text: string;
}

/**
 * What is too large for a field either way, called and numbered as the list of objects has it.
 * @returns undefined where each object goes into one of the two
 */
export function tooLargeFor(piece: Piece, field: HoopField): TooLarge | undefined {
  const [a, b] = bothWays(field).map((way) => largerThanField(piece, way));
  const large = b.length < a.length ? b : a;
  if (large.length === 0) return undefined;
  const [first, ...others] = large;
  const name = `${piece.objects.indexOf(first) + 1}: ${calledIn(first)}`;
  const more = others.length === 0 ? 'is' : `and ${others.length} more are`;
  const parts = [
    `“${name}” ${more} too large for the hoop’s field, where a little stays free at each side.`,
    ...waysOut(large),
  ];
  return { ids: large.map(({ id }) => id), text: parts.join(' ') };
}

function waysOut(large: readonly PieceObject[]): string[] {
  const areCut = large.every(
    (object) => object.kind === 'shapes' && object.shapes.some(({ kind }) => kind === 'area'),
  );
  if (!areCut) return ['Choose a larger hoop, or shrink the piece to fit.'];
  const it = large.length === 1 ? 'it' : 'each of them';
  return [`Choose a larger hoop, shrink the piece to fit, or split ${it} by a line.`];
}
