import { checkpoint, type Context } from '../core/context.ts';
import { Command, countCommand, type Design, type Thread } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { MAX_VISIBLE_FLAT_MM } from '../digitize/digitize-shapes.ts';
import { coveredRings } from '../digitize/footprint.ts';
import { shiningCovers } from '../digitize/sew-plan.ts';
import { unusualWeight } from '../options.ts';
import { coverArea, createCoverMap } from '../stitch/cover-map.ts';
import {
  beginObject,
  createPath,
  cut,
  joinBeside,
  sewFixed,
  sewTo,
  stop,
  type ThreadPath,
} from '../stitch/thread-path.ts';
import { createTravelMap, OWN_DONE } from '../stitch/travel-map.ts';
import { createTravelPlanner, goTo } from '../stitch/travel-planner.ts';
import { writeDesign } from '../stitch/write-design.ts';
import { joinBoxes } from '../vector/geometry.ts';
import { moveObject, placeObject, type PlacedObject } from './place-object.ts';
import { nearTo, sewObject, type Surroundings } from './sew-object.ts';
import { checkPiece, type Piece, type PieceObject, type PieceSettings } from './types.ts';

/** A sewn object, and all that its stitches depend on: the very same, and they need not be sewn again. */
interface Sewn {
  near: readonly PieceObject[];
  settings: string;
  path: ThreadPath;
}

/**
 * What is kept from one sewing of a piece to the next. Objects are known by their identity: an edit
 * makes new ones in place of those that it changes, and leaves the others.
 */
export interface PieceCache {
  /** How many objects the last sewing sewed anew. */
  readonly sewnAnew: number;
}

/** An empty cache, for `sewPiece`. */
export const createPieceCache = (): PieceCache => new ObjectCache();

class ObjectCache implements PieceCache {
  readonly #placed = new WeakMap<PieceObject, PlacedObject>();
  readonly #sewn = new WeakMap<PieceObject, Sewn>();
  sewnAnew = 0;

  /** An object on the page, found once. */
  place(object: PieceObject): PlacedObject {
    const known = this.#placed.get(object);
    if (known) return known;
    const placed = placeObject(object);
    this.#placed.set(object, placed);
    return placed;
  }

  /** An object's stitches, sewn where it or what they depend on has changed. */
  sew(one: PlacedObject, around: Surroundings): ThreadPath {
    const { settings, widthMm, heightMm } = around;
    const near = around.near.map(({ object }) => object);
    const key = settingsKey(settings, widthMm, heightMm);
    const known = this.#sewn.get(one.object);
    if (known && known.settings === key && sameList(known.near, near)) return known.path;
    this.sewnAnew++;
    const path = sewObject(one, around);
    this.#sewn.set(one.object, { near, settings: key, path });
    return path;
  }
}

const settingsKey = (
  { density, fabric, pullMm, threadWeight }: PieceSettings,
  widthMm: Mm,
  heightMm: Mm,
): string => [density, fabric, pullMm, threadWeight, widthMm, heightMm].join();

const sameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/**
 * Sews a piece: each object by itself, and then one after the other, with hidden ways between
 * those of one thread.
 * @param piece objects in sewing order; hidden ones are left out
 * @param cache of an earlier sewing of the same piece, or one that it was edited from: only what
 *   an edit touches is sewn again then, and the joins. The design is the same as without it.
 * @throws EngineError `bad-options` where two objects have one id, `nothing-to-sew`, `too-complex`
 *   of more stitches than a machine holds, `aborted`
 */
export function sewPiece(piece: Piece, cache?: PieceCache, context: Context = {}): Design {
  checkPiece(piece);
  const kept = cache instanceof ObjectCache ? cache : new ObjectCache();
  const objects = piece.objects.filter(({ hidden }) => !hidden);
  const { all, page } = onPage(
    objects.map((object) => kept.place(object)),
    piece,
  );
  kept.sewnAnew = 0;
  const settings = pick(piece);
  const paths = all.map((one, i) => {
    checkpoint(context, 'stitches', i, all.length);
    return kept.sew(one, { near: nearTo(one, all), settings, ...page });
  });
  const threads = uniqueThreads(objects);
  const joined = joinPaths(all, paths, threads, page);
  const design = writeDesign(joined, { ...page, threads, shapes: [] }, piece.name);
  design.threadWeight = unusualWeight(piece);
  if (countCommand(design, Command.Stitch) === 0) {
    throw new EngineError('nothing-to-sew', 'sew piece', 'no object is large enough for a needle');
  }
  checkpoint(context, 'finish', 1, 1);
  return design;
}

const pick = ({ density, fabric, pullMm, threadWeight }: Piece): PieceSettings => ({
  density,
  fabric,
  pullMm,
  threadWeight,
});

interface SewingPage {
  widthMm: Mm;
  heightMm: Mm;
}

/** A page that holds all objects: those beyond the left or the top move it in whole steps. */
const PAGE_STEP_MM: Mm = 20;

function onPage(
  placed: readonly PlacedObject[],
  { widthMm, heightMm }: Piece,
): { all: readonly PlacedObject[]; page: SewingPage } {
  const { left, top, right, bottom } = joinBoxes(placed.map(({ box }) => box));
  const x = left < 0 ? Math.ceil(-left / PAGE_STEP_MM) * PAGE_STEP_MM : 0;
  const y = top < 0 ? Math.ceil(-top / PAGE_STEP_MM) * PAGE_STEP_MM : 0;
  const page = {
    widthMm: Math.max(widthMm, right) + x,
    heightMm: Math.max(heightMm, bottom) + y,
  };
  if (x === 0 && y === 0) return { all: placed, page };
  const moved = placed.map(({ object }) => placeObject(moveObject(object, x, y)));
  return { all: moved, page };
}

/** Threads of a piece in the order of their first use, by colour. */
function uniqueThreads(objects: readonly PieceObject[]): Thread[] {
  const byHex = new Map<string, Thread>();
  for (const { thread } of objects) if (!byHex.has(thread.hex)) byHex.set(thread.hex, thread);
  return [...byHex.values()];
}

/** One way a colour block: from object to object unseen where that can be, else with a cut. */
function joinPaths(
  all: readonly PlacedObject[],
  paths: readonly ThreadPath[],
  threads: readonly Thread[],
  { widthMm, heightMm }: SewingPage,
): ThreadPath[] {
  const cover = createCoverMap(widthMm, heightMm);
  all.forEach(({ shapes }, i) => {
    for (const shape of shapes) coverArea(cover, coveredRings(shape), i);
  });
  const blocks = all.map(({ shapes }, thread) => ({ thread, shapes }));
  const own = all.map(({ object }) => object.thread);
  const joined: ThreadPath[] = [];
  let first = 0;
  all.forEach(({ object }, i) => {
    const thread = threads.findIndex(({ hex }) => hex === object.thread.hex);
    const current = joined.at(-1);
    if (current?.thread !== thread) {
      joined.push(copyOf(paths[i], thread));
      first = i;
      return;
    }
    const shines = shiningCovers({ blocks, flat: true }, { threads: own }, i);
    const map = createTravelMap(cover, i, undefined, shines);
    for (let cell = 0; cell < map.kind.length; cell++) {
      const last = cover.last[cell] - 1;
      if (last >= first && last < i) map.kind[cell] = OWN_DONE;
    }
    const planner = createTravelPlanner(current, map, MAX_VISIBLE_FLAT_MM);
    append(current, paths[i], (x, y) => {
      if (!joinBeside(current, x, y)) goTo(planner, x, y);
    });
  });
  return joined;
}

function copyOf(path: ThreadPath, thread: number): ThreadPath {
  const copy = createPath(thread);
  append(copy, path, () => undefined);
  return copy;
}

/** Adds a way to another: its first stretch is reached by `reach`, the others after a cut. */
function append(to: ThreadPath, from: ThreadPath, reach: (x: Mm, y: Mm) => void): void {
  let isFirst = true;
  for (const { points, owner, stopAfter, isFixed } of from.runs) {
    if (points.length === 0) continue;
    if (isFixed) {
      sewFixed(to, points, isFirst && joinBeside(to, points[0], points[1]));
      isFirst = false;
      continue;
    }
    if (isFirst) reach(points[0], points[1]);
    else cut(to);
    isFirst = false;
    let part = -1;
    owner.forEach((object, k) => {
      if (object !== part) beginObject(to, from.objects[object]);
      part = object;
      sewTo(to, points[2 * k], points[2 * k + 1]);
    });
    if (stopAfter) stop(to);
  }
}
