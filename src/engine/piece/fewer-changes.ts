import type { Mm } from '../core/units.ts';
import { boxesMeet, type Box } from '../vector/geometry.ts';
import { linesTogether } from './lines-together.ts';
import { objectBox, placeObject } from './place-object.ts';
import { mayOverlap } from './tiles.ts';
import type { Piece, PieceObject } from './types.ts';

/** How many times the thread is changed when a piece is sewn. */
export function colorChanges(piece: Piece): number {
  const sewn = piece.objects.filter(({ hidden }) => !hidden);
  return sewn.filter(({ thread }, i) => i > 0 && thread.hex !== sewn[i - 1].thread.hex).length;
}

/** Objects that are sewn, in their order: the beginning of a piece. */
interface Begun {
  done: ReadonlySet<number>;
  /** The thread in the needle. */
  hex: string;
}

/** As many beginnings of one number of threads are followed: those of which most is sewn. */
const MOST_BEGUN = 60;

/**
 * Puts objects of one thread together as far as each stays before those that lie over it. Which thread
 * is next is tried (a beam search).
 */
export function fewerColorChanges(piece: Piece): Piece {
  const { objects } = piece;
  const under = objectsUnder(objects);
  const byHex = new Map<string, number[]>();
  objects.forEach(({ thread: { hex } }, i) => byHex.set(hex, [...(byHex.get(hex) ?? []), i]));
  /** With all of a thread that can be sewn one after another, in their order; undefined where none can. */
  const withThread = ({ done }: Begun, hex: string): Begun | undefined => {
    const sewn = new Set(done);
    for (const i of byHex.get(hex)!) {
      if (!sewn.has(i) && under[i].every((j) => sewn.has(j))) sewn.add(i);
    }
    return sewn.size > done.size ? { done: sewn, hex } : undefined;
  };
  // The largest thread first may part another one.
  let begun: Begun[] = [{ done: new Set(), hex: '' }];
  while (begun[0].done.size < objects.length) {
    const next = new Map<string, Begun>();
    for (const one of begun) {
      for (const hex of byHex.keys()) {
        const more = hex === one.hex ? undefined : withThread(one, hex);
        // What is sewn decides how it goes on, and not in which order.
        const key = more && `${hex} ${[...more.done].toSorted((a, b) => a - b).join()}`;
        if (more && !next.has(key!)) next.set(key!, more);
      }
    }
    begun = [...next.values()].toSorted((a, b) => b.done.size - a.done.size).slice(0, MOST_BEGUN);
  }
  const sorted = { ...piece, objects: [...begun[0].done].map((i) => objects[i]) };
  return colorChanges(sorted) < colorChanges(piece) ? sorted : piece;
}

/**
 * Sews the objects of each colour block each next to the one before it, so that the thread is cut
 * less often. Blocks stay as they are, and so does what covers what.
 * @param together sews lines that then follow each other as one
 */
export function nearerOrder(piece: Piece, together = false): Piece {
  const blocks: PieceObject[][] = [];
  for (const object of piece.objects) {
    const block = blocks.at(-1);
    if (block && block[0].thread.hex === object.thread.hex) block.push(object);
    else blocks.push([object]);
  }
  const objects = blocks.flatMap(oneByOne);
  const isSame = objects.every((object, i) => object === piece.objects[i]);
  const ordered = isSame ? piece : { ...piece, objects };
  // Lines that follow each other then.
  return together ? linesTogether(ordered) : ordered;
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

/**
 * Of each object the ones that must be sewn before it: those that it may lie on. Nothing is moved over
 * one after which the machine waits, as something is done to the cloth then.
 */
function objectsUnder(objects: readonly PieceObject[]): number[][] {
  const placed = objects.map(placeObject);
  let stop = -1;
  return placed.map((one, i) => {
    const [lastStop, isStop] = [stop, objects[i].stopAfter && !objects[i].hidden];
    if (isStop) stop = i;
    return placed.slice(0, i).flatMap((other, j) => {
      const waits = j === lastStop || (isStop && j > lastStop);
      const meets = boxesMeet(one.box, other.box, BESIDE_MM) && mayOverlap(one, other);
      return waits || meets ? [j] : [];
    });
  });
}

/** Stitches reach so far beyond what is drawn. */
const BESIDE_MM: Mm = 0.5;

/** How far two boxes are apart; of those that meet, how much less than nothing. */
function gap(a: Box, b: Box): Mm {
  const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}
