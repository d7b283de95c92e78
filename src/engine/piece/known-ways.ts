import { CELL_MM } from '../stitch/cover-map.ts';
import { takeSeen, type TravelPathFinder } from '../stitch/find-path.ts';
import type { Way } from '../stitch/travel-planner.ts';
import { boxesMeet, joinBoxes, type Box } from '../vector/geometry.ts';
import type { PlacedObject } from './place-object.ts';

/** Where a way is looked for. */
export interface WayWanted {
  /** Number of the object that it leads to, and of the first one of its colour block. */
  at: number;
  first: number;
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

interface KnownWay extends WayWanted {
  way: Way;
  /** All of the page that the search has looked at, mm. */
  seen: Box;
}

/** What ways lie under and over. */
interface Joined {
  all: readonly PlacedObject[];
  widthMm: number;
  heightMm: number;
}

/**
 * The ways between a piece's objects, kept from one sewing to the next. A way is the same as long as
 * nothing has changed of what the search for it looked at, and so only those are looked for again
 * that pass an edit.
 */
export class KnownWays {
  #joined: Joined | undefined;
  #ways = new Map<number, KnownWay>();

  /** Forgets what an edit may have changed. */
  follow(joined: Joined): void {
    const before = this.#joined;
    this.#joined = joined;
    const isSamePage = before?.widthMm === joined.widthMm && before.heightMm === joined.heightMm;
    if (!before || !isSamePage) {
      this.#ways = new Map();
      return;
    }
    const { changed, place } = difference(before.all, joined.all);
    const kept = new Map<number, KnownWay>();
    for (const known of this.#ways.values()) {
      const [at, first] = [place(known.at), place(known.first)];
      if (at === undefined || first === undefined) continue;
      if (before.all[known.at].object.thread.hex !== joined.all[at].object.thread.hex) continue;
      if (changed.some((box) => boxesMeet(box, known.seen, CELL_MM))) continue;
      kept.set(at, { ...known, at, first });
    }
    this.#ways = kept;
  }

  /** @param find looks for it where it is not known */
  get(wanted: WayWanted, find: () => { way: Way; finder: TravelPathFinder }): Way {
    const known = this.#ways.get(wanted.at);
    if (known && isSame(known, wanted)) return known.way;
    const { way, finder } = find();
    this.#ways.set(wanted.at, { ...wanted, way, seen: seenOf(finder, wanted) });
    return way;
  }
}

const isSame = (a: WayWanted, b: WayWanted): boolean =>
  a.first === b.first &&
  a.from[0] === b.from[0] &&
  a.from[1] === b.from[1] &&
  a.to[0] === b.to[0] &&
  a.to[1] === b.to[1];

/** What of the page a search has looked at, with its ends, mm. */
function seenOf(finder: TravelPathFinder, { from, to }: WayWanted): Box {
  const [x, y] = [from[0], from[1]];
  const ends = {
    left: Math.min(x, to[0]),
    top: Math.min(y, to[1]),
    right: Math.max(x, to[0]),
    bottom: Math.max(y, to[1]),
  };
  return joinBoxes([ends, takeSeen(finder)]);
}

interface Difference {
  /** What of the page objects covered, or cover, that are others now, or of another colour. */
  changed: Box[];
  /** The number that an object has now; undefined for those that are gone. */
  place: (before: number) => number | undefined;
}

/** Objects that were changed where they are in the order; else all between what both lists begin and end with. */
function difference(before: readonly PlacedObject[], after: readonly PlacedObject[]): Difference {
  if (before.length === after.length) {
    const changed = before.flatMap((one, i) =>
      isCover(one, after[i]) ? [] : [one.box, after[i].box],
    );
    return { changed, place: (i) => i };
  }
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isCover(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && isCover(before.at(-1 - tail)!, after.at(-1 - tail)!)) tail++;
  const between = (list: readonly PlacedObject[]) => list.slice(head, list.length - tail);
  const more = after.length - before.length;
  return {
    changed: [...between(before), ...between(after)].map(({ box }) => box),
    place: (i) => (i < head ? i : i >= before.length - tail ? i + more : undefined),
  };
}

/** Whether two objects cover the same in one colour: how they are sewn does not matter. */
const isCover = (a: PlacedObject, b: PlacedObject): boolean =>
  a.shapes === b.shapes && a.object.thread.hex === b.object.thread.hex;
