import { rootOf } from '../core/union-find.ts';
import type { Mm } from '../core/units.ts';
import { choosePieces } from '../digitize/pieces.ts';
import type { AreaShape, Shape } from '../shapes.ts';
import { boxesMeet, joinBoxes } from '../vector/geometry.ts';
import type { PlacedObject } from './place-object.ts';
import { rowAngle } from './row-angle.ts';
import { STYLES } from './stitch-styles.ts';
import { areNear } from './tiles.ts';
import { endsThread, type PieceObject, type ShapesObject } from './types.ts';

/*
 * Objects that were one colour block of a drawing are sewn together, as its maker sews them: who sees
 * all areas of a thread at once finds shorter ways than who sews one after another. An edit takes out
 * of it only what it touches.
 */

/** Objects that are sewn together as one. */
export interface SewnTogether extends PlacedObject {
  members: readonly PlacedObject[];
}

/** What is sewn by itself: an object, or several as one. */
export type Unit = PlacedObject | SewnTogether;

/** The objects that a unit is. */
export const membersOf = (unit: Unit): readonly PlacedObject[] =>
  'members' in unit ? unit.members : [unit];

/** Puts together what is to be sewn together; what is known of it from before stays the very same. */
export class Together {
  /** By the shapes of the first member. */
  readonly #known = new WeakMap<Shape[], SewnTogether[]>();

  /**
   * @param all objects in sewing order
   * @returns what is sewn one after another; of a block, what is sewn otherwise comes last
   */
  units(all: readonly PlacedObject[]): Unit[] {
    const blocks = blocksOf(all);
    if (blocks.length === all.length) return [...all];
    const ways = new HiddenWays(all);
    // What is sewn later hides ways: from the last block on.
    return blocks
      .toReversed()
      .map(({ first, end }) => {
        ways.from(first);
        return this.#ofBlock(all.slice(first, end), ({ at }) => ways.islandOf(first + at));
      })
      .toReversed()
      .flat();
  }

  /**
   * @param all objects that follow each other in a block, in one thread
   * @param islandOf tells apart those between which no way is hidden
   */
  #ofBlock(all: readonly PlacedObject[], islandOf: (numbered: Numbered) => number): Unit[] {
    const numbered = all.map((one, at) => ({ one, at }));
    const runs = alikeOf(numbered, inOwnOrder(all[0].object));
    return runs.flatMap((run) => islandsOf(run, islandOf).map((island) => this.#together(island)));
  }

  #together(island: readonly Numbered[]): Unit {
    const members = island.map(({ one }) => one);
    return members.length > 1 ? this.#unit(members) : members[0];
  }

  #unit(members: readonly PlacedObject[]): SewnTogether {
    const [first] = members;
    const before = this.#known.get(first.shapes) ?? [];
    const known = before.find((one) => isSame(one.members, members));
    // Threads may be others.
    if (known)
      return { ...known, object: { ...known.object, thread: first.object.thread }, members };
    const unit = togetherOf(members);
    this.#known.set(first.shapes, [unit, ...before].slice(0, MOST_KNOWN));
    return unit;
  }
}

/** An object and its number in its block. */
interface Numbered {
  one: PlacedObject;
  at: number;
}

/** @returns islands in the order of their first objects */
function islandsOf(
  run: readonly Numbered[],
  islandOf: (numbered: Numbered) => number,
): Numbered[][] {
  const islands = new Map<number, Numbered[]>();
  for (const numbered of run) {
    const island = islands.get(islandOf(numbered));
    if (island) island.push(numbered);
    else islands.set(islandOf(numbered), [numbered]);
  }
  return [...islands.values()];
}

/** Where blocks begin and end. */
function blocksOf(all: readonly PlacedObject[]): { first: number; end: number }[] {
  const blocks: { first: number; end: number }[] = [];
  all.forEach(({ object }, i) => {
    if (i > 0 && followsInBlock(all[i - 1].object, object)) blocks[blocks.length - 1].end = i + 1;
    else blocks.push({ first: i, end: i + 1 });
  });
  return blocks;
}

/**
 * Objects of a block that are sewn alike, together; what is said of one alone makes it stand alone.
 * @param inRow only those that follow each other
 */
function alikeOf(all: readonly Numbered[], inRow: boolean): Numbered[][] {
  const runs: Numbered[][] = [];
  for (const numbered of all) {
    const open = inRow ? runs.slice(-1) : runs;
    const run = open.find((one) => goesWith(one, numbered.one.object));
    if (run) run.push(numbered);
    else runs.push([numbered]);
  }
  return runs;
}

function goesWith(run: readonly Numbered[], object: PieceObject): boolean {
  const first = run[0].one.object;
  if (!isFree(object) || !isFree(first) || !isSewnAs(first, object)) return false;
  const main = isFill(first) ? run.map(({ one }) => one.object as ShapesObject) : [first];
  return isSewnAs(main.find((one) => !isFill(one)) ?? first, object);
}

/** Of more objects no islands are looked for: each is compared with each. */
const MOST_COMPARED = 1500;

/** Between which objects a thread may run under what is sewn later: those that come near, one by one. */
class HiddenWays {
  readonly #all: readonly PlacedObject[];
  readonly #parent: Int32Array;
  #from: number;

  constructor(all: readonly PlacedObject[]) {
    this.#all = all;
    this.#parent = Int32Array.from(all, (_, i) => (all.length > MOST_COMPARED ? 0 : i));
    this.#from = all.length > MOST_COMPARED ? 0 : all.length;
  }

  /** Says that objects from a number on are sewn now or later. */
  from(first: number): void {
    for (let i = this.#from - 1; i >= first; i--) {
      for (let j = i + 1; j < this.#all.length; j++) this.#join(i, j);
    }
    this.#from = Math.min(this.#from, first);
  }

  islandOf(at: number): number {
    return rootOf(this.#parent, at);
  }

  #join(i: number, j: number): void {
    const [a, b] = [this.#all[i], this.#all[j]];
    if (!boxesMeet(a.box, b.box, NEAR_MM)) return;
    const [from, to] = [rootOf(this.#parent, i), rootOf(this.#parent, j)];
    if (from !== to && areNear(a, b)) this.#parent[to] = from;
  }
}

/** Objects farther apart than this are not near. */
const NEAR_MM: Mm = 6;

/** So many states of a block are known: undo finds its stitches again. */
const MOST_KNOWN = 8;

const isSame = (a: readonly PlacedObject[], b: readonly PlacedObject[]): boolean =>
  a.length === b.length && a.every((one, i) => isDrawnAs(one, b[i]));

const isDrawnAs = (a: PlacedObject, b: PlacedObject): boolean =>
  a.shapes === b.shapes &&
  rowAngle(a.object) === rowAngle(b.object) &&
  a.object.kind === 'shapes' &&
  b.object.kind === 'shapes' &&
  a.object.sewing.stitch === b.object.sewing.stitch &&
  isSewnAs(a.object, b.object);

/** Whether an object comes after the one before it in their drawing's block, too. */
function followsInBlock(before: PieceObject, object: PieceObject): boolean {
  if (before.kind !== 'shapes' || object.kind !== 'shapes') return false;
  // What ends the thread is sewn after all before it, and before all after it.
  if (endsThread(before) || endsThread(object)) return false;
  const [from, to] = [before.inBlock, object.inBlock];
  return (
    from !== undefined &&
    to !== undefined &&
    from.block === to.block &&
    from.at <= to.at &&
    from.lie === to.lie &&
    before.thread.hex === object.thread.hex
  );
}

/** Whether the shapes of an object's block lie over each other. */
const inOwnOrder = (object: PieceObject): boolean =>
  object.kind === 'shapes' && object.inBlock?.lie === 'painted';

/** Whether nothing is said of an object that concerns it alone. */
function isFree(object: PieceObject): object is ShapesObject {
  if (object.kind !== 'shapes') return false;
  const { stitch, guide, entry, exit } = object.sewing;
  return stitch !== 'letters' && stitch !== 'applique' && !guide && !entry && !exit;
}

/** Whether two are sewn alike but for the direction of their rows; fills go with whatever is sewn so. */
function isSewnAs(a: ShapesObject, b: ShapesObject): boolean {
  const [one, other] = [a.sewing, b.sewing];
  return (
    (one.stitch === other.stitch || isFill(a) || isFill(b)) &&
    one.spacingMm === other.spacingMm &&
    one.stitchMm === other.stitchMm &&
    one.pullMm === other.pullMm &&
    one.underlay === other.underlay
  );
}

const isFill = ({ shapes, sewing }: ShapesObject): boolean =>
  sewing.stitch === 'fill' && shapes.every(({ kind }) => kind === 'area');

function togetherOf(members: readonly PlacedObject[]): SewnTogether {
  const objects = members.map(({ object }) => object as ShapesObject);
  const main = objects.find((one) => !isFill(one)) ?? objects[0];
  const angle = usualAngle(objects);
  const shapes = members.flatMap((one, i) => {
    const turned = rowAngle(objects[i])!;
    if (turned === angle && objects[i].sewing.stitch === main.sewing.stitch) return one.shapes;
    return one.shapes.map((shape) => withRows(shape, turned, objects[i]));
  });
  return {
    object: { ...main, sewing: { ...main.sewing, angle } },
    shapes,
    runs: [],
    entry: undefined,
    exit: undefined,
    box: joinBoxes(members.map(({ box }) => box)),
    members,
  };
}

/** The direction of most of their rows. */
function usualAngle(objects: readonly ShapesObject[]): number {
  const counts = new Map<number, number>();
  const areas = objects.filter(({ shapes }) => shapes.some(({ kind }) => kind === 'area'));
  for (const object of areas.length > 0 ? areas : objects) {
    const angle = rowAngle(object)!;
    counts.set(angle, (counts.get(angle) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0][0];
}

/** A fill with rows of its own direction; of satin, rows are only what its columns leave bare. */
function withRows(shape: Shape, angle: number, { sewing: { stitch } }: ShapesObject): Shape {
  if (shape.kind !== 'area') return shape;
  const [piece] = choosePieces([shape], true, stitch ? STYLES[stitch] : 'mixed');
  return piece.kind === 'fill' ? ({ ...shape, angle } satisfies AreaShape) : shape;
}
