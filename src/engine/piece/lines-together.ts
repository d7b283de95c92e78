import { endsThread, type Piece, type PieceObject, type ShapesObject } from './types.ts';

/*
 * Who sees all ends of lines at once finds shorter ways between them than who sews one object after
 * another. Lines of a drawing's block stay in it; locked ones, lettering, and what is cut, begins or ends
 * where somebody said, stays as it is.
 */

/**
 * Has lines of one thread that follow each other sewn together.
 * @param among ids; all where absent
 * @returns the very same piece where there are none
 */
export function linesTogether(piece: Piece, among?: ReadonlySet<string>): Piece {
  const blockOf = new Map<PieceObject, number>();
  let last: PieceObject | undefined;
  let block = Math.max(-1, ...piece.objects.map(blockNumber));
  for (const object of piece.objects) {
    if (object.hidden) continue;
    const isLine = isFreeLine(object) && among?.has(object.id) !== false;
    if (isLine) {
      const goesOn = last && last.thread.hex === object.thread.hex;
      blockOf.set(object, goesOn ? block : ++block);
    }
    last = isLine ? object : undefined;
  }
  const sizes = new Map<number, number>();
  for (const number of blockOf.values()) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  let changed = false;
  const objects = piece.objects.map((object, at) => {
    const number = blockOf.get(object);
    if (number === undefined || sizes.get(number)! < 2) return object;
    changed = true;
    return { ...object, inBlock: { block: number, at } };
  });
  return changed ? { ...piece, objects } : piece;
}

const blockNumber = (object: PieceObject): number =>
  object.kind === 'shapes' ? (object.inBlock?.block ?? -1) : -1;

function isFreeLine(object: PieceObject): object is ShapesObject {
  if (object.kind !== 'shapes' || object.locked || object.inBlock || endsThread(object))
    return false;
  if (object.lettering || object.initials || object.shapes.some(({ kind }) => kind === 'area'))
    return false;
  const { guide, entry, exit } = object.sewing;
  return !guide && !entry && !exit;
}
