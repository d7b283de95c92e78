import {
  Command,
  type Design,
  designExtents,
  type DesignObject,
  type Thread,
} from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { movedSource } from '../core/join-designs.ts';
import { toTenth } from '../core/units.ts';
import {
  MAX_STITCH_MM,
  MAX_STITCHES,
  MIN_STITCH_MM,
  MIN_TRAVEL_STITCH_MM,
  POINTS_PER_MM2,
} from '../machine.ts';
import type { ShapeSet } from '../shapes.ts';
import { type PointLimits, thinPenetrations } from './needle-density.ts';
import { type PathObject, type ThreadPath, type ThreadRun, tieIn, tieOff } from './thread-path.ts';

/** Needle points nearer than this to the one before are left out, in tenths, squared. */
const MIN_STITCH_SQ = (10 * MIN_STITCH_MM) ** 2;
/** The same for points that only lead the thread elsewhere. */
const MIN_TRAVEL_SQ = (10 * MIN_TRAVEL_STITCH_MM) ** 2;
const MAX_STITCH_TENTHS = 10 * MAX_STITCH_MM;

/** Where several threads meet all over, turns of rows give up points, too: the others close what opens. */
export const MIXED_LIMITS: PointLimits = {
  most: POINTS_PER_MM2.photo,
  crowded: POINTS_PER_MM2.crowded,
};

/** Growing lists of records, in tenths of a millimetre. */
interface Records {
  count: number;
  /** Of so many numbers each, and more than are used. */
  x: Int32Array;
  y: Int32Array;
  commands: Uint8Array;
  objects: DesignObject[];
}

/**
 * Turns the threads' ways into a design: rounds to the machine's grid, ties
 * every cut end, leaves out stitches too short to sew, splits those too long,
 * and puts the middle of the sewn extents on the origin.
 * @param paths one a colour block, in sewing order; those without a point are left out
 * @param set the drawing that they sew: its threads and its page
 * @param limits more needle points in a square millimetre are thinned out where they can be
 * @throws EngineError `too-complex` for more stitches than a machine sews in a day
 */
export function writeDesign(
  paths: readonly ThreadPath[],
  set: Pick<ShapeSet, 'widthMm' | 'heightMm' | 'threads'>,
  name: string,
  limits: PointLimits = { most: POINTS_PER_MM2.sewn },
): Design {
  checkCount(paths);
  const records = emptyRecords(paths);
  const used: Thread[] = [];
  for (const { path, runs } of thinOut(paths.map(onMachine), limits)) {
    if (runs.length === 0) continue;
    if (used.length > 0) repeatPosition(records, Command.ColorChange);
    used.push(set.threads[path.thread]);
    runs.forEach((run, i) => {
      const joins = { before: isJoined(runs[i - 1], run), after: isJoined(run, runs[i + 1]) };
      writeRun(records, path, run, used.length - 1, joins);
      // Not each machine cuts when it waits: the thread would lie across the cloth that is laid.
      if (i < runs.length - 1 && !joins.after) repeatPosition(records, Command.Trim);
      if (run.stopAfter) repeatPosition(records, Command.Stop);
    });
  }
  const design: Design = {
    x: records.x.slice(0, records.count),
    y: records.y.slice(0, records.count),
    commands: records.commands.slice(0, records.count),
    threads: used,
    objects: records.objects,
    name,
    page: { left: 0, top: 0, right: toTenth(set.widthMm), bottom: toTenth(set.heightMm) },
  };
  centre(design);
  return design;
}

/**
 * Checks that what is sewn is no more than a machine can sew: early, as sewing it takes long.
 * @param coming needle points of what is to be sewn next
 * @throws EngineError `too-complex`
 */
export function checkCount(paths: readonly ThreadPath[], coming = 0): void {
  let points = coming;
  for (const { runs } of paths) for (const run of runs) points += run.points.length / 2;
  if (points <= MAX_STITCHES) return;
  throw new EngineError(
    'too-complex',
    'sew',
    `the design would have ${points} stitches or more, over the ${MAX_STITCHES} that a machine sews in a day: choose a smaller size or a lower density`,
  );
}

/** So near lie the ends of runs that are joined, in tenths, squared: of a run between them nothing may be left. */
const JOINED_SQ = 15 ** 2;

/** Whether the thread goes on from one run to the next without a cut. */
function isJoined(run: ThreadRun | undefined, next: ThreadRun | undefined): boolean {
  if (!run || !next?.joined || run.stopAfter) return false;
  return near(run.points, next.points[0], next.points[1], JOINED_SQ);
}

/** A thread's way whose runs are in tenths. */
interface GridPath {
  path: ThreadPath;
  runs: ThreadRun[];
}

function onMachine(path: ThreadPath): GridPath {
  const runs = path.runs.map((run) => onGrid(run, path.objects));
  return { path, runs: runs.filter((run) => run.points.length >= 4) };
}

/** Leaves out needle points that crowd others. */
function thinOut(paths: GridPath[], limits: PointLimits): GridPath[] {
  const all = paths.flatMap(({ path, runs }) =>
    runs
      .filter(({ isFixed }) => !isFixed)
      .map(({ points, owner }) => ({ points, kinds: owner.map((o) => path.objects[o]?.kind) })),
  );
  const spared = thinPenetrations(
    all,
    all.flatMap(({ points }) => tiesOf(points)),
    limits,
  );
  let next = 0;
  return paths.map(({ path, runs }) => ({
    path,
    runs: runs.map((run) => (run.isFixed ? run : without(run, spared[next++]))),
  }));
}

/** Needle points that will tie a run at both ends, in tenths. */
const tiesOf = (points: readonly number[]): number[] =>
  [...tieIn(points, 10), ...tieOff(points, 10)].map((v) => v * 10);

function without(run: ThreadRun, spared: Uint8Array): ThreadRun {
  if (!spared.includes(1)) return run;
  const { points, owner, stopAfter, joined } = run;
  return {
    points: points.filter((_, i) => spared[i >> 1] === 0),
    owner: owner.filter((_, i) => spared[i] === 0),
    stopAfter,
    joined,
  };
}

/** Rounds a run to tenths, and drops points that would make too short a stitch. */
function onGrid(run: ThreadRun, objects: readonly PathObject[]): ThreadRun {
  if (run.isFixed) return { ...run, points: run.points.map((v) => Math.round(v * 10)) };
  const points: number[] = [];
  const owner: number[] = [];
  const count = run.owner.length;
  const isTravel = (o: number) => objects[o]?.kind === 'run' || objects[o]?.kind === 'underlay';
  for (let i = 0; i < count; i++) {
    const x = Math.round(run.points[2 * i] * 10);
    const y = Math.round(run.points[2 * i + 1] * 10);
    const travel = isTravel(run.owner[i]);
    const last = i === count - 1;
    // A travel point yields to the point before it, or to the one after it.
    while (
      owner.length > 1 &&
      !travel &&
      isTravel(owner.at(-1)!) &&
      near(points, x, y, MIN_TRAVEL_SQ)
    ) {
      points.length -= 2;
      owner.pop();
    }
    if (owner.length > 0 && near(points, x, y, travel ? MIN_TRAVEL_SQ : MIN_STITCH_SQ)) {
      if (!last || owner.length < 2) continue;
      // The last point of a run is where it must end: the one before it goes.
      points.length -= 2;
      owner.pop();
    }
    points.push(x, y);
    owner.push(run.owner[i]);
  }
  return { points, owner, stopAfter: run.stopAfter, joined: run.joined };
}

/** Whether the last of some points is nearer than a distance (squared). */
function near(points: readonly number[], x: number, y: number, limitSq: number): boolean {
  const dx = points.at(-2)! - x;
  const dy = points.at(-1)! - y;
  return dx * dx + dy * dy < limitSq;
}

function writeRun(
  records: Records,
  path: ThreadPath,
  run: ThreadRun,
  block: number,
  joins: { before: boolean; after: boolean },
): void {
  const { points, owner } = run;
  if (!joins.before) push(records, points[0], points[1], Command.Jump);
  const start = records.count;
  if (joins.before) stitchTo(records, points[0], points[1]);
  else push(records, points[0], points[1], Command.Stitch);
  if (!run.isFixed && !joins.before) pushMm(records, tieIn(points, 10));
  let objectStart = start;
  for (let i = 1; i < owner.length; i++) {
    if (owner[i] !== owner[i - 1]) {
      closeObject(records, path, owner[i - 1], block, objectStart);
      objectStart = records.count;
    }
    stitchTo(records, points[2 * i], points[2 * i + 1]);
  }
  if (!run.isFixed && !joins.after) pushMm(records, tieOff(points, 10));
  closeObject(records, path, owner.at(-1)!, block, objectStart);
}

function closeObject(
  records: Records,
  path: ThreadPath,
  owner: number,
  block: number,
  start: number,
): void {
  const object = path.objects[owner];
  const end = records.count;
  if (object && end > start) {
    records.objects.push({ kind: object.kind, block, start, end, source: object.source });
  }
}

function pushMm(records: Records, points: readonly number[]): void {
  for (let i = 0; i < points.length; i += 2) {
    stitchTo(records, Math.round(points[i] * 10), Math.round(points[i + 1] * 10));
  }
}

/** A stitch, in equal parts where it is too long for one. */
function stitchTo(records: Records, x: number, y: number): void {
  const fromX = records.x[records.count - 1];
  const fromY = records.y[records.count - 1];
  if (x === fromX && y === fromY) return;
  const parts = Math.ceil(Math.hypot(x - fromX, y - fromY) / MAX_STITCH_TENTHS);
  for (let i = 1; i <= parts; i++) {
    const px = Math.round(fromX + ((x - fromX) * i) / parts);
    const py = Math.round(fromY + ((y - fromY) * i) / parts);
    push(records, px, py, Command.Stitch);
  }
}

/** Lists with room for the needle points of some ways, and for the ties of their runs. */
function emptyRecords(paths: readonly ThreadPath[]): Records {
  const runs = paths.flatMap((path) => path.runs);
  const room = runs.reduce((sum, { owner }) => sum + owner.length + RECORDS_A_RUN, 0);
  return {
    count: 0,
    x: new Int32Array(room),
    y: new Int32Array(room),
    commands: new Uint8Array(room),
    objects: [],
  };
}

/** Ties, the jump before a run, the cut after it. */
const RECORDS_A_RUN = 12;

/** Makes room for as many records again. */
function grow(records: Records): void {
  const larger = <T extends Int32Array | Uint8Array>(list: T, into: T): T => {
    into.set(list);
    return into;
  };
  const room = 2 * records.count;
  records.x = larger(records.x, new Int32Array(room));
  records.y = larger(records.y, new Int32Array(room));
  records.commands = larger(records.commands, new Uint8Array(room));
}

function push(records: Records, x: number, y: number, command: Command): void {
  const at = records.count++;
  if (at === records.x.length) grow(records);
  records.x[at] = x;
  records.y[at] = y;
  records.commands[at] = command;
}

function repeatPosition(records: Records, command: Command): void {
  push(records, records.x[records.count - 1], records.y[records.count - 1], command);
}

/** Moves the middle of the sewn extents to the origin (to a whole tenth). */
export function centre(design: Design): void {
  const { left, right, top, bottom } = designExtents(design);
  const dx = Math.round((left + right) / 2);
  const dy = Math.round((top + bottom) / 2);
  for (let i = 0; i < design.x.length; i++) {
    design.x[i] -= dx;
    design.y[i] -= dy;
  }
  if (design.page) {
    design.page.left -= dx;
    design.page.right -= dx;
    design.page.top -= dy;
    design.page.bottom -= dy;
  }
  // Many objects share one source: each is moved once, and stays shared.
  const moved = new Map<DesignObject['source'], DesignObject['source']>();
  for (const object of design.objects) {
    if (!object.source) continue;
    const source = moved.get(object.source) ?? movedSource(object.source, -dx, -dy);
    moved.set(object.source, source);
    object.source = source;
  }
}
