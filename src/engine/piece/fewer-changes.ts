import type { Mm } from '../core/units.ts';
import { boxesMeet, type Box } from '../vector/geometry.ts';
import { objectBox } from './place-object.ts';
import type { Piece } from './types.ts';

/** How many times the thread is changed when a piece is sewn. */
export function colorChanges(piece: Piece): number {
  const sewn = piece.objects.filter(({ hidden }) => !hidden);
  return sewn.filter(({ thread }, i) => i > 0 && thread.hex !== sewn[i - 1].thread.hex).length;
}

/** Chooses what is sewn next of one thread. @param free numbers of its objects that may be */
type Next = (free: readonly number[], last: number | undefined) => number;

/**
 * Puts objects of one thread together as far as nothing comes to lie on the other side of what it
 * meets: an object goes on being sewn before those that lie over it. Of all objects that may be
 * next, one of the thread in the needle is; else the thread of which most can be sewn at once.
 */
export function fewerColorChanges(piece: Piece): Piece {
  const sorted = sortedBy(piece, boxesOf(piece), ([first]) => first);
  return colorChanges(sorted) < colorChanges(piece) ? sorted : piece;
}

/**
 * Puts objects of one thread one after another as they lie: each next to the one before it, so that
 * the thread is cut less often. What covers what stays, and no colour is changed more often than before.
 */
export function nearerOrder(piece: Piece): Piece {
  const boxes = boxesOf(piece);
  const sorted = sortedBy(piece, boxes, (free, last) =>
    last === undefined
      ? free[0]
      : free.reduce((a, b) => (gap(boxes[b], boxes[last]) < gap(boxes[a], boxes[last]) ? b : a)),
  );
  return colorChanges(sorted) <= colorChanges(piece) ? sorted : piece;
}

const boxesOf = ({ objects }: Piece): Box[] => objects.map((object) => objectBox(object));

/** How far two boxes are apart; of those that meet, how much less than nothing. */
function gap(a: Box, b: Box): Mm {
  const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}

function sortedBy(piece: Piece, boxes: readonly Box[], next: Next): Piece {
  const { objects } = piece;
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
    const own = objects.flatMap(({ thread }, i) => (thread.hex === hex ? [i] : []));
    const run: number[] = [];
    for (;;) {
      const free = own.filter((i) => isFree(i, sewn));
      if (free.length === 0) return run;
      const chosen = next(free, run.at(-1));
      sewn.add(chosen);
      run.push(chosen);
    }
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
  return { ...piece, objects: order.map((i) => objects[i]) };
}
