import type { Mm } from '../core/units.ts';
import { boxesMeet, type Box } from '../vector/geometry.ts';
import { objectBox } from './place-object.ts';
import type { Piece, PieceObject } from './types.ts';

/** How many times the thread is changed when a piece is sewn. */
export function colorChanges(piece: Piece): number {
  const sewn = piece.objects.filter(({ hidden }) => !hidden);
  return sewn.filter(({ thread }, i) => i > 0 && thread.hex !== sewn[i - 1].thread.hex).length;
}

/**
 * Puts objects of one thread together as far as nothing comes to lie on the other side of what it
 * meets: an object goes on being sewn before those that lie over it. Of all objects that may be
 * next, one of the thread in the needle is; else the thread of which most can be sewn at once.
 */
export function fewerColorChanges(piece: Piece): Piece {
  const { objects } = piece;
  const under = objectsUnder(objects);
  const done = new Set<number>();
  const order: number[] = [];
  const isFree = (i: number, sewn: ReadonlySet<number>): boolean =>
    !sewn.has(i) && under[i].every((j) => sewn.has(j));
  /** All of a thread that can be sewn one after another, in their order. */
  const runOf = (hex: string): number[] => {
    const sewn = new Set(done);
    const run: number[] = [];
    objects.forEach(({ thread }, i) => {
      if (thread.hex !== hex || !isFree(i, sewn)) return;
      sewn.add(i);
      run.push(i);
    });
    return run;
  };
  while (order.length < objects.length) {
    const hexes = objects.flatMap(({ thread }, i) => (isFree(i, done) ? [thread.hex] : []));
    const runs = [...new Set(hexes)].map(runOf);
    const best = runs.reduce((a, b) => (b.length > a.length ? b : a));
    for (const i of best) {
      done.add(i);
      order.push(i);
    }
  }
  const sorted = { ...piece, objects: order.map((i) => objects[i]) };
  return colorChanges(sorted) < colorChanges(piece) ? sorted : piece;
}

/**
 * Sews the objects of each colour block one after another as they lie, each next to the one before
 * it, so that the thread is cut less often. Blocks stay as they are, and so does what covers what.
 */
export function nearerOrder(piece: Piece): Piece {
  const blocks: PieceObject[][] = [];
  for (const object of piece.objects) {
    const block = blocks.at(-1);
    if (block && block[0].thread.hex === object.thread.hex) block.push(object);
    else blocks.push([object]);
  }
  const objects = blocks.flatMap(oneByOne);
  const isSame = objects.every((object, i) => object === piece.objects[i]);
  return isSame ? piece : { ...piece, objects };
}

/** Objects each next to the one before it, as far as those under it come first. */
function oneByOne(objects: readonly PieceObject[]): PieceObject[] {
  const boxes = objects.map((object) => objectBox(object));
  const under = objectsUnder(objects);
  const sewn = new Set<number>();
  let last = boxes[0];
  while (sewn.size < objects.length) {
    let best = -1;
    boxes.forEach((box, i) => {
      if (sewn.has(i) || under[i].some((j) => !sewn.has(j))) return;
      if (best < 0 || gap(box, last) < gap(boxes[best], last)) best = i;
    });
    sewn.add(best);
    last = boxes[best];
  }
  return [...sewn].map((i) => objects[i]);
}

/** Of each object the ones that must be sewn before it. */
function objectsUnder(objects: readonly PieceObject[]): number[][] {
  const boxes = objects.map((object) => objectBox(object));
  return boxes.map((box, i) =>
    boxes.flatMap((other, j) => (j < i && boxesMeet(box, other) ? [j] : [])),
  );
}

/** How far two boxes are apart; of those that meet, how much less than nothing. */
function gap(a: Box, b: Box): Mm {
  const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}
