import type { Initials, Thread } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { IDENTITY, multiply, translation } from '../svg/coordinates.ts';
import { joinBoxes } from '../vector/geometry.ts';
import { endings, freeId } from './edit.ts';
import { objectBox } from './place-object.ts';
import type { Piece, PieceObject, ShapesObject } from './types.ts';

/*
 * A monogram that stays one: its objects keep its letters, and are drawn anew from others together.
 */

/** All objects of the monogram that one is of, itself too; none where it is of none. */
export function monogramOf(piece: Piece, object: PieceObject): ShapesObject[] {
  const said = object.kind === 'shapes' && object.initials;
  if (!said) return [];
  const { group } = object;
  return piece.objects.filter(
    (one): one is ShapesObject =>
      one.id === object.id ||
      (group !== undefined &&
        one.kind === 'shapes' &&
        one.group === group &&
        !!one.initials &&
        isSame(one.initials, said)),
  );
}

const isSame = (a: Initials, b: Initials): boolean => a.text === b.text && a.style === b.style;

/** How long the longer side of some objects is before they were transformed, mm. */
export function drawnLongSide(objects: readonly ShapesObject[]): Mm {
  const { left, top, right, bottom } = drawnBox(objects);
  return Math.max(right - left, bottom - top);
}

const drawnBox = (objects: readonly PieceObject[]) =>
  joinBoxes(objects.map((one) => objectBox({ ...one, transform: undefined })));

/**
 * Puts a monogram in the place of another: about the same middle, turned and scaled as that was, in
 * its threads, and sewn at its turn.
 * @param object of the one that goes
 * @param made the other, as it was drawn
 */
export function replaceMonogram(piece: Piece, object: PieceObject, made: Piece): Piece {
  const old = monogramOf(piece, object);
  if (old.length === 0 || made.objects.length === 0) return piece;
  const gone = new Set(old.map(({ id }) => id));
  const taken = new Set(piece.objects.map(({ id }) => id));
  const [from, to] = [drawnBox(old), drawnBox(made.objects)];
  const moved = translation(
    (from.left + from.right - to.left - to.right) / 2,
    (from.top + from.bottom - to.top - to.bottom) / 2,
  );
  const transform = multiply(old[0].transform ?? IDENTITY, moved);
  const threadOf = exchanged(old, made.objects);
  const group = old[0].group ?? made.objects[0].group;
  const anew = made.objects.map((one, i) => ({
    ...one,
    ...(i === made.objects.length - 1 && endings(old[old.length - 1])),
    id: freeId(taken, object.id),
    thread: threadOf(one.thread),
    transform,
    ...(made.objects.length > 1 && group !== undefined && { group }),
  }));
  const at = piece.objects.findIndex(({ id }) => gone.has(id));
  const rest = piece.objects.filter(({ id }) => !gone.has(id));
  return { ...piece, objects: [...rest.slice(0, at), ...anew, ...rest.slice(at)] };
}

/** The threads that a monogram had, in their order, in place of those it is drawn in. */
function exchanged(old: readonly PieceObject[], made: readonly PieceObject[]) {
  const had = threadsIn(old);
  const order = threadsIn(made).map(({ hex }) => hex);
  // Where all of it was given one thread, that one it keeps.
  const last = had.length === 1 ? had[0] : undefined;
  return (thread: Thread): Thread => had[order.indexOf(thread.hex)] ?? last ?? thread;
}

const threadsIn = (objects: readonly PieceObject[]): Thread[] => [
  ...new Map(objects.map(({ thread }) => [thread.hex, thread])).values(),
];
