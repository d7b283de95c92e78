import { boxesMeet } from '../vector/geometry.ts';
import { objectBox } from './place-object.ts';
import type { Piece } from './types.ts';

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
  const boxes = objects.map((object) => objectBox(object));
  // Of each object the ones that must be sewn before it.
  const under = objects.map((_, i) =>
    objects.flatMap((__, j) => (j < i && boxesMeet(boxes[i], boxes[j]) ? [j] : [])),
  );
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
