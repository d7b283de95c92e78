import {
  largerThanField,
  splitHoopings,
  type Hooping,
  type HoopField,
  type Piece,
  type PieceObject,
} from 'ilmek-engine/piece';
import { calledIn } from '../../lib/editor/names.ts';
import { sentence } from './edits.ts';

/** A hoop's field as it lies, and turned by a quarter. */
const bothWays = (field: HoopField): [HoopField, HoopField] => [
  field,
  { widthMm: field.heightMm, heightMm: field.widthMm },
];

/** Why a piece cannot be split into hoopings. */
interface Unsplit {
  /** What is too large; none where it is something else. */
  ids: readonly string[];
  /** A sentence, and what to do where no button beside it does. */
  text: string;
}

/**
 * Why a piece cannot be split into hoopings of a field; what is too large for it either way is called and
 * numbered as the list of objects has it.
 * @returns undefined where it can
 */
export function whyUnsplit(piece: Piece, field: HoopField): Unsplit | undefined {
  const [a, b] = bothWays(field).map((way) => largerThanField(piece, way));
  const large = b.length < a.length ? b : a;
  if (large.length > 0) return { ids: large.map(({ id }) => id), text: tooLarge(piece, large) };
  try {
    splitEither(piece, field);
    return undefined;
  } catch (error) {
    return { ids: [], text: `It cannot be split. ${sentence(error)}` };
  }
}

/** The hoop as it lies, or else turned, where each object goes into it. @throws EngineError */
export function splitEither(piece: Piece, field: HoopField): Hooping[] {
  const [first, ...others] = bothWays(field).filter((way) => !largerThanField(piece, way).length);
  try {
    return splitHoopings(piece, first);
  } catch (error) {
    if (others.length === 0) throw error;
    return splitHoopings(piece, others[0]);
  }
}

function tooLarge({ objects }: Piece, large: readonly PieceObject[]): string {
  const [first, ...others] = large;
  const name = `${objects.indexOf(first) + 1}: ${calledIn(first)}`;
  const more = others.length === 0 ? 'is' : `and ${others.length} more are`;
  const why = `“${name}” ${more} too large for the hoop’s field, where a little stays free at each side.`;
  const areCut = large.every(
    (object) => object.kind === 'shapes' && object.shapes.some(({ kind }) => kind === 'area'),
  );
  const it = others.length === 0 ? 'it' : 'each of them';
  return `It cannot be split: ${why}${areCut ? ` Split ${it} by a line first.` : ''}`;
}
