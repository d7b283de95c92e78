import type { Design, Thread } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import type { ThreadPath } from '../stitch/thread-path.ts';
import { KnownWays } from './known-ways.ts';
import { moveObject, placeObject, type PlacedObject } from './place-object.ts';
import { rowAngle } from './row-angle.ts';
import { coverBelow, planAround, sewObject } from './sew-object.ts';
import type { Surroundings } from './surroundings.ts';
import { sumOfPiece } from './piece-sum.ts';
import { membersOf, Together } from './together.ts';
import type { AsMade, ObjectSewing, Piece, PieceObject, PieceSettings, Position } from './types.ts';

/** What an object covers on the page; its thread and most of how it is sewn do not matter. */
type Geometry = object;

/** A sewn object, and all that its stitches depend on: the very same, and they need not be sewn again. */
interface Sewn {
  near: readonly Geometry[];
  index: number;
  shines: Uint8Array;
  settings: string;
  path: ThreadPath;
  /** What lies under it, where that is all that it takes of those sewn before it. */
  below: Uint16Array | undefined;
}

/** A piece's records, and what they depend on; the threads' colours do not matter. */
export interface Written {
  geometries: readonly Geometry[];
  paths: readonly ThreadPath[];
  begins: readonly boolean[];
  /** Through whose cover the thread of each is seen. */
  shines: readonly Uint8Array[];
  /** What is done after each. */
  endings: readonly string[];
  widthMm: Mm;
  heightMm: Mm;
  design: Design;
  /** The colour block that each of its threads sews, among all with objects. */
  blocks: readonly number[];
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

/** Copies of an object share its drawing: so many of them are looked through. */
const MOST_COPIES = 64;

/** Places an object; one that is drawn as another is that drawing. */
function placeAlike(known: WeakMap<Geometry, PlacedObject[]>, object: PieceObject): PlacedObject {
  const drawn = object.kind === 'shapes' ? object.shapes : object.runs;
  const copies = known.get(drawn) ?? [];
  const alike = copies.find((one) => isDrawnAlike(one.object, object));
  if (alike) return { ...alike, object };
  const placed = placeObject(object);
  known.set(drawn, [placed, ...copies].slice(0, MOST_COPIES));
  return placed;
}

/** What `sewPiece` keeps. */
export class ObjectCache implements PieceCache {
  readonly #placed = new WeakMap<PieceObject, PlacedObject>();
  readonly #moved = new WeakMap<PieceObject, { x: Mm; y: Mm; placed: PlacedObject }>();
  /** By what is drawn before it is placed; those that were moved on their page apart. */
  readonly #alike = new WeakMap<Geometry, PlacedObject[]>();
  readonly #alikeMoved = new WeakMap<Geometry, PlacedObject[]>();
  readonly #sewn = new WeakMap<Geometry, Sewn>();
  readonly ways = new KnownWays();
  readonly together = new Together();
  written: Written | undefined;
  sewnAnew = 0;
  #made: { asMade: AsMade; design: Design | undefined } | undefined;

  /**
   * A piece's stitches as its maker sewed it, sewn once.
   * @returns undefined where it was edited since, or was made otherwise
   */
  asMade(piece: Piece, sew: () => Design | undefined): Design | undefined {
    const { asMade, name } = piece;
    if (!asMade || asMade.sum !== sumOfPiece(piece)) return undefined;
    if (this.#made?.asMade.sum !== asMade.sum) {
      this.#made = { asMade, design: sew() };
      this.sewnAnew = piece.objects.length;
    } else this.sewnAnew = 0;
    const { design } = this.#made;
    return design && { ...copyOf(design), name };
  }

  /** An object on the page, found once; one that differs only in how it is sewn is the same drawing. */
  place(object: PieceObject): PlacedObject {
    const known = this.#placed.get(object);
    if (known) return known;
    const placed = placeAlike(this.#alike, object);
    this.#placed.set(object, placed);
    return placed;
  }

  /** The same, moved on its page. */
  placeMoved(object: PieceObject, x: Mm, y: Mm): PlacedObject {
    const known = this.#moved.get(object);
    if (known?.x === x && known.y === y) return known.placed;
    const placed = placeAlike(this.#alikeMoved, moveObject(object, x, y));
    this.#moved.set(object, { x, y, placed });
    return placed;
  }

  /** An object's stitches, sewn where it or what they depend on has changed. */
  sew(one: PlacedObject, around: Surroundings): ThreadPath {
    const { settings, widthMm, heightMm, shines } = around;
    const near = around.near.map(geometryOf);
    const index = around.near.indexOf(one);
    const key = [settingsKey(settings, widthMm, heightMm), sewingKey(one.object)].join();
    const known = this.#sewn.get(geometryOf(one));
    if (
      known?.settings === key &&
      known.index === index &&
      sameList(known.near, near) &&
      sameList(known.shines, shines)
    ) {
      return known.path;
    }
    const plan = planAround(one, around);
    const below = isAlone(one.object) ? coverBelow(plan, index, shines) : undefined;
    const now = { near, index, shines, settings: key, below };
    if (known?.settings === key && isSameFrom(known, now)) {
      this.#sewn.set(geometryOf(one), { ...now, path: known.path });
      return known.path;
    }
    this.sewnAnew += membersOf(one).length;
    const path = sewObject(one, around, plan);
    this.#sewn.set(geometryOf(one), { ...now, path });
    return path;
  }

  /** The records of the last sewing, in other threads; undefined where they would be others. */
  rewritten(now: Omit<Written, 'design' | 'blocks'>, threads: readonly Thread[]) {
    const known = this.written;
    if (
      known?.widthMm !== now.widthMm ||
      known.heightMm !== now.heightMm ||
      !sameList(known.geometries, now.geometries) ||
      !sameList(known.paths, now.paths) ||
      !sameList(known.begins, now.begins) ||
      !sameList(known.endings, now.endings) ||
      !sameRows(known.shines, now.shines)
    ) {
      return undefined;
    }
    return { ...copyOf(known.design), threads: known.blocks.map((block) => threads[block]) };
  }
}

/** Whether an object takes nothing but their cover of those that are sewn before it. */
const isAlone = (object: PieceObject): boolean =>
  object.kind === 'shapes' && object.sewing.stitch !== 'applique' && !object.sewing.guide;

/** Whether two surroundings are the same from the object on, and before it cover the same. */
function isSameFrom(a: Omit<Sewn, 'path'>, b: Omit<Sewn, 'path'>): boolean {
  return (
    a.below !== undefined &&
    b.below !== undefined &&
    sameList(a.below, b.below) &&
    sameList(a.near.slice(a.index), b.near.slice(b.index)) &&
    sameList(a.shines.subarray(a.index), b.shines.subarray(b.index))
  );
}

/** A design of its own, whatever becomes of the other one's records. */
export const copyOf = (design: Design): Design => ({
  ...design,
  x: design.x.slice(),
  y: design.y.slice(),
  commands: design.commands.slice(),
  objects: [...design.objects],
  page: design.page && { ...design.page },
});

/** Tells one drawing on the page from another. */
export const geometryOf = ({ shapes, runs }: PlacedObject): Geometry =>
  runs.length > 0 ? runs : shapes;

/** Whether two objects of one drawing lie alike on the page. */
function isDrawnAlike(a: PieceObject, b: PieceObject): boolean {
  if (a.kind === 'shapes' && b.kind === 'shapes' && !isSewnAs(a.sewing, b.sewing)) return false;
  const [from, to] = [a.transform, b.transform];
  return from === to || (from !== undefined && to !== undefined && sameList(from, to));
}

const isSewnAs = (a: ObjectSewing, b: ObjectSewing): boolean =>
  a.stitch === b.stitch &&
  isPlace(a.entry, b.entry) &&
  isPlace(a.exit, b.exit) &&
  (a.guide === b.guide ||
    (a.guide?.length === b.guide?.length && a.guide!.every((one, i) => isPlace(one, b.guide![i]))));

const isPlace = (a: Position | undefined, b: Position | undefined): boolean =>
  a?.x === b?.x && a?.y === b?.y;

/** How an object is sewn, beside what it is drawn by. */
function sewingKey(object: PieceObject): string {
  if (object.kind !== 'shapes') return '';
  const { spacingMm, stitchMm, pullMm, underlay } = object.sewing;
  return [rowAngle(object), spacingMm, stitchMm, pullMm, underlay].join();
}

const settingsKey = (
  { density, fabric, pullMm, threadWeight }: PieceSettings,
  widthMm: Mm,
  heightMm: Mm,
): string => [density, fabric, pullMm, threadWeight, widthMm, heightMm].join();

/** As `sameList` of each; objects of one colour share their row. */
function sameRows(a: readonly Uint8Array[], b: readonly Uint8Array[]): boolean {
  const same = new Map<Uint8Array, Uint8Array>();
  return a.every((row, i) => {
    if (same.get(row) === b[i]) return true;
    same.set(row, b[i]);
    return sameList(row, b[i]);
  });
}

function sameList<T>(a: ArrayLike<T>, b: ArrayLike<T>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
