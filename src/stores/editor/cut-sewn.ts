import type { Design } from 'ilmek-engine';
import { boxOf, type Piece, type PieceObject, type StitchesObject } from 'ilmek-engine/piece';
import { Command } from 'ilmek-engine/tables';
import { objectsNear } from '../../lib/editor/hit.ts';

/*
 * A sewn piece is cut between its objects, stitch for stitch: sewn part by part anew, ways and rows would
 * lie otherwise where one part does not know of the other.
 */

/** Stitches reach so far beyond what they sew, mm; those of a row that is begun farther. */
const REACH_MM = 0.6;
const STAYS_MM = 1.9;
/** Those of a lock lie so far from the cut end, mm. */
const LOCK_MM = [0.7, 0.1] as const;

/** An object, the part that sews it, and its box. */
interface Placed {
  object: PieceObject;
  part: number;
  box: ReturnType<typeof boxOf>;
}

/** An uncut stretch of one part: needle points on the page, mm, x and y in turn. */
interface Stretch {
  part: number;
  points: number[];
  /** Whether it was cut out of a longer one, before and after. */
  from: boolean;
  to: boolean;
}

/** A sewn piece, cut. */
export interface Cut {
  /** Fixed stitches, by the number of their part. */
  parts: StitchesObject[][];
  /** How often the thread is cut for it, where it was not. */
  cuts: number;
}

/**
 * What each part of a piece sews of its stitches, in the order in which they are.
 * @param design the sewn piece
 * @param shift from its origin to the page, mm
 * @param partOf the number of the part that sews an object; undefined where none does
 * @returns undefined where the machine is to wait, as for the cloth of an appliqué, which fixed stitches
 *   cannot say
 */
export function cutSewn(
  { x, y, commands, threads }: Design,
  shift: { x: number; y: number },
  { objects }: Piece,
  partOf: (object: PieceObject) => number | undefined,
): Cut | undefined {
  if (commands.includes(Command.Stop)) return undefined;
  const placed = objects.flatMap((object): Placed[] => {
    const part = partOf(object);
    return part === undefined ? [] : [{ object, part, box: boxOf([object]) }];
  });
  const parts: StitchesObject[][] = [];
  let cuts = 0;
  let block = 0;
  let run: number[] = [];
  const close = () => {
    if (run.length < 4) return void (run = []);
    const thread = threads[block];
    const own = placed.filter(({ object }) => object.thread.hex === thread.hex);
    for (const { part, points, from, to } of stretchesOf(run, own.length > 0 ? own : placed)) {
      if (from) cuts++;
      const runs = Float64Array.from([
        ...(from ? [...points.slice(0, 2), ...lockAt(points, 1), ...points.slice(2)] : points),
        ...(to ? lockAt(points, -1) : []),
      ]);
      const sewn = (parts[part] ??= []);
      const id = `sewn-${part + 1}-${block + 1}`;
      const last = sewn.at(-1);
      if (last?.id === id) sewn[sewn.length - 1] = { ...last, runs: [...last.runs, runs] };
      else sewn.push({ kind: 'stitches', id, name: '', thread, runs: [runs] });
    }
    run = [];
  };
  commands.forEach((command, i) => {
    if (command === Command.Stitch) run.push(x[i] / 10 + shift.x, y[i] / 10 + shift.y);
    else close();
    if (command === Command.ColorChange) block++;
  });
  close();
  return { parts, cuts };
}

/**
 * A piece in which no rows run through objects of two parts: what was one block of its drawing is one a
 * part.
 */
export function sewnApart(
  piece: Piece,
  partOf: (object: PieceObject) => number | undefined,
): Piece {
  const numbers = new Map<string, number>();
  const objects = piece.objects.map((object) => {
    if (object.kind !== 'shapes' || !object.inBlock) return object;
    const key = `${object.inBlock.block} ${partOf(object)}`;
    const block = numbers.get(key) ?? numbers.size;
    numbers.set(key, block);
    return { ...object, inBlock: { ...object.inBlock, block } };
  });
  return { ...piece, asMade: undefined, objects };
}

/** Stretches of an uncut one, each of one part. */
function stretchesOf(run: readonly number[], own: readonly Placed[]): Stretch[] {
  if (own.every(({ part }) => part === own[0].part))
    return [{ part: own[0].part, points: [...run], from: false, to: false }];
  const stretches: Stretch[] = [];
  for (let i = 0; i < run.length; i += 2) {
    const last = stretches.at(-1);
    const part = partAt(run[i], run[i + 1], own, last?.part);
    // Of a point alone nothing would be sewn.
    const isLast = i + 2 >= run.length;
    if (last && (last.part === part || last.points.length < 4 || isLast)) {
      last.points.push(run[i], run[i + 1]);
      if (last.points.length === 4) last.part = part;
      continue;
    }
    if (last) last.to = true;
    stretches.push({ part, points: [run[i], run[i + 1]], from: last !== undefined, to: false });
  }
  return stretches;
}

/**
 * The part that sews a place: of what lies there in its thread. While the thread can stay in one part it
 * does, for rows grow under what is sewn beside them later.
 */
function partAt(x: number, y: number, own: readonly Placed[], now: number | undefined): number {
  const away = own.map(({ box: { left, top, right, bottom } }) =>
    Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom)),
  );
  const nearest = Math.max(STAYS_MM, Math.min(...away));
  const near = own.filter((_, i) => away[i] <= nearest);
  const isNow = ({ part }: Placed) => part === now;
  if (near.every(({ part }) => part === near[0].part)) return near[0].part;
  const lies = (reach: number, some: readonly Placed[]) =>
    objectsNear(
      some.map(({ object }) => object),
      { x, y },
      reach,
    );
  if (lies(STAYS_MM, near.filter(isNow)).length > 0) return now!;
  const [lying] = lies(REACH_MM, near);
  return (near.find(({ object }) => object === lying) ?? near.find(isNow) ?? near[0]).part;
}

/** Needle points that tie an end which was none: along the first stitch, or the last. */
function lockAt(points: readonly number[], way: 1 | -1): number[] {
  const at = way > 0 ? 0 : points.length - 2;
  const [x, y] = [points[at], points[at + 1]];
  const [dx, dy] = [points[at + 2 * way] - x, points[at + 2 * way + 1] - y];
  const mm = Math.hypot(dx, dy) || 1;
  return LOCK_MM.flatMap((far) => {
    const part = Math.min(1, far / mm);
    return [x + part * dx, y + part * dy];
  });
}
