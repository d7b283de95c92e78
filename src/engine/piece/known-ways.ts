import type { Mm } from '../core/units.ts';
import { coveredRings } from '../digitize/footprint.ts';
import { MAX_HOP_MM } from '../machine.ts';
import { CELL_MM, forEachCell, type CellWindow } from '../stitch/cover-map.ts';
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
      if (changed.some((part) => isIn(part, known.seen))) continue;
      kept.set(at, { ...known, at, first });
    }
    this.#ways = kept;
  }

  /** @param find looks for it where it is not known */
  get(wanted: WayWanted, find: () => { way: Way; finder: TravelPathFinder }): Way {
    const known = this.#ways.get(wanted.at);
    if (known && isSame(known, wanted)) return known.way;
    const { way, finder } = find();
    this.#ways.set(wanted.at, { ...wanted, way, seen: seenOf(finder, wanted, way) });
    return way;
  }
}

const isSame = (a: WayWanted, b: WayWanted): boolean =>
  a.first === b.first &&
  a.from[0] === b.from[0] &&
  a.from[1] === b.from[1] &&
  a.to[0] === b.to[0] &&
  a.to[1] === b.to[1];

/** What of the page a search has looked at, with what lies between its ends where that was looked at, mm. */
function seenOf(finder: TravelPathFinder, { from, to }: WayWanted, way: Way): Box {
  const seen = takeSeen(finder);
  const [x, y] = [from[0], from[1]];
  // Where there is none, all that can be reached from one of its ends was looked at, and nothing else.
  if (!way && Math.hypot(to[0] - x, to[1] - y) > MAX_HOP_MM) return seen;
  const ends = {
    left: Math.min(x, to[0]),
    top: Math.min(y, to[1]),
    right: Math.max(x, to[0]),
    bottom: Math.max(y, to[1]),
  };
  return joinBoxes([ends, seen]);
}

interface Difference {
  /** What of the page objects covered, or cover, that are others now, or of another colour. */
  changed: Changed[];
  /** The number that an object has now; undefined for those that are gone. */
  place: (before: number) => number | undefined;
}

/** Objects that were changed where they are in the order; else all between what both lists begin and end with. */
function difference(before: readonly PlacedObject[], after: readonly PlacedObject[]): Difference {
  if (before.length === after.length) {
    const changed = before.flatMap((one, i) => changesOf(one, after[i]));
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
    changed: [...between(before), ...between(after)].map(({ box }) => ({ box })),
    place: (i) => (i < head ? i : i >= before.length - tail ? i + more : undefined),
  };
}

/** Whether two objects cover the same in one colour: how they are sewn does not matter. */
const isCover = (a: PlacedObject, b: PlacedObject): boolean =>
  a.shapes === b.shapes && a.object.thread.hex === b.object.thread.hex;

/** A part of the page in which the cover is another now. */
interface Changed {
  box: Box;
  /** 1 for each cell of the box that is another; all are without it. */
  cells?: CellWindow & { marks: Uint8Array };
}

/** Where an object that stays in its place of the order covers what it did not, or no longer does. */
function changesOf(before: PlacedObject, after: PlacedObject): Changed[] {
  if (isCover(before, after)) return [];
  if (before.object.thread.hex !== after.object.thread.hex) return [before, after];
  const box = joinBoxes([before.box, after.box]);
  const left = Math.max(0, Math.floor(box.left / CELL_MM) - 1);
  const top = Math.max(0, Math.floor(box.top / CELL_MM) - 1);
  const width = Math.ceil(box.right / CELL_MM) + 2 - left;
  const height = Math.ceil(box.bottom / CELL_MM) + 2 - top;
  const marks = new Uint8Array(Math.max(0, width) * Math.max(0, height));
  const cells = { left, top, width, height, marks };
  const mark = ({ shapes }: PlacedObject, bit: number): void => {
    for (const shape of shapes) {
      forEachCell(cells, coveredRings(shape), (cell) => (marks[cell] |= bit));
    }
  };
  mark(before, 1);
  mark(after, 2);
  for (let i = 0; i < marks.length; i++) marks[i] = marks[i] === 1 || marks[i] === 2 ? 1 : 0;
  return [{ box, cells }];
}

/** Whether a change lies in a part of the page, or beside it. */
function isIn({ box, cells }: Changed, part: Box): boolean {
  if (!boxesMeet(box, part, CELL_MM)) return false;
  if (!cells) return true;
  const within = (mm: Mm, first: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(mm / CELL_MM) - first));
  const [from, to] = [part.left - CELL_MM, part.right + CELL_MM].map((mm) =>
    within(mm, cells.left, cells.width),
  );
  const last = within(part.bottom + CELL_MM, cells.top, cells.height);
  for (let y = within(part.top - CELL_MM, cells.top, cells.height); y <= last; y++) {
    const row = cells.marks.subarray(y * cells.width + from, y * cells.width + to + 1);
    if (row.includes(1)) return true;
  }
  return false;
}
