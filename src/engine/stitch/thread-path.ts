import type { ObjectKind } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { LOCK_STITCH_MM } from '../machine.ts';
import type { Polygon, Polyline } from '../vector/geometry.ts';

/** An object that points of a path belong to. */
export interface PathObject {
  kind: ObjectKind;
  source?: Polygon | Polyline | undefined;
}

/** Needle points sewn with one uncut thread. */
export interface ThreadRun {
  /** x, y in mm. */
  points: number[];
  /** Index into `ThreadPath.objects`, one a point. */
  owner: number[];
  /** Pause after this run without a change of thread (appliqué). */
  stopAfter: boolean;
  /** Sewn point by point as it is, ties and all: stitches of a file, or of another design. */
  isFixed?: boolean | undefined;
  /** The thread is not cut before it: it begins beside where the run before it ends. */
  joined?: boolean | undefined;
}

/**
 * The way of one thread through one colour block: runs of needle points, cut
 * between runs. Stitch makers append to it; `writeDesign` turns it into records.
 */
export interface ThreadPath {
  thread: number;
  runs: ThreadRun[];
  objects: PathObject[];
}

export function createPath(thread: number): ThreadPath {
  return { thread, runs: [], objects: [] };
}

/** How far a thread's way has come. */
export interface PathMark {
  runs: number;
  points: number;
  objects: number;
}

export const markPath = ({ runs, objects }: ThreadPath): PathMark => ({
  runs: runs.length,
  points: runs.at(-1)?.owner.length ?? 0,
  objects: objects.length,
});

/** Takes back what was sewn since a mark. */
export function resetPath(path: ThreadPath, mark: PathMark): void {
  path.objects.length = mark.objects;
  path.runs.length = mark.runs;
  const run = path.runs.at(-1);
  if (!run) return;
  run.owner.length = mark.points;
  run.points.length = 2 * mark.points;
  run.stopAfter = false;
}

/** What was sewn since a mark. */
export interface PathPart {
  objects: PathObject[];
  /** Of the run that went on at the mark, what came after it. */
  rest: Pick<ThreadRun, 'points' | 'owner' | 'stopAfter'> | undefined;
  /** The runs after it. */
  runs: ThreadRun[];
}

/** What was sewn since a mark: it stays as it is when the path is taken back to there. */
export function partSince({ runs, objects }: ThreadPath, mark: PathMark): PathPart {
  const run = runs[mark.runs - 1];
  return {
    objects: objects.slice(mark.objects),
    rest: run && {
      points: run.points.slice(2 * mark.points),
      owner: run.owner.slice(mark.points),
      stopAfter: run.stopAfter,
    },
    runs: runs.slice(mark.runs),
  };
}

/** Puts back what was sewn since a mark, in place of what was sewn since. */
export function putBack(path: ThreadPath, mark: PathMark, { objects, rest, runs }: PathPart): void {
  resetPath(path, mark);
  path.objects.push(...objects);
  const run = path.runs.at(-1);
  if (run && rest) {
    run.points = run.points.concat(rest.points);
    run.owner = run.owner.concat(rest.owner);
    run.stopAfter = rest.stopAfter;
  }
  path.runs.push(...runs);
}

/** Starts a new object; points appended from now on belong to it. */
export function beginObject(path: ThreadPath, object: PathObject): void {
  path.objects.push(object);
}

/** Cuts the thread: the next point starts a new run. */
export function cut(path: ThreadPath): void {
  const run = path.runs.at(-1);
  if (run && run.points.length > 0) path.runs.push(emptyRun());
}

/** Cuts the thread and has the machine wait. */
export function stop(path: ThreadPath): void {
  const run = path.runs.at(-1);
  if (!run || run.points.length === 0) return;
  run.stopAfter = true;
  cut(path);
}

/** Appends a needle point of the object begun last. */
export function sewTo(path: ThreadPath, x: number, y: number): void {
  let run = path.runs.at(-1);
  if (!run) path.runs.push((run = emptyRun()));
  run.points.push(x, y);
  run.owner.push(path.objects.length - 1);
}

/** Appends needle points, x, y, x, y, …, in mm. */
export function sewAlong(path: ThreadPath, points: ArrayLike<number>): void {
  for (let i = 0; i < points.length; i += 2) sewTo(path, points[i], points[i + 1]);
}

/** Where the needle is, or undefined right after a cut. */
export function needleAt({ runs }: ThreadPath): readonly [number, number] | undefined {
  return endOf(runs.at(-1));
}

/** Where the needle was last, cut or not. */
export function lastPoint({ runs }: ThreadPath): readonly [number, number] | undefined {
  return endOf(runs.findLast(({ points }) => points.length > 0));
}

/** What begins nearer than this to where the needle is follows with a stitch, on bare cloth, too. */
const BESIDE_MM: Mm = 1;

/**
 * Whether a place is beside where the needle is; after a run that is sewn as it is the next one is
 * joined to it then.
 */
export function joinBeside({ runs }: ThreadPath, x: number, y: number): boolean {
  const last = runs.at(-1);
  const isAfterFixed = last?.points.length === 0 && runs.at(-2)?.isFixed === true;
  const end = endOf(isAfterFixed ? runs.at(-2) : last);
  if (!end || Math.hypot(x - end[0], y - end[1]) > BESIDE_MM) return false;
  if (isAfterFixed) last.joined = true;
  return true;
}

/**
 * Adds a run that is sewn point by point as it is.
 * @param points x, y, … in mm
 * @param joined without a cut before it
 */
export function sewFixed(path: ThreadPath, points: ArrayLike<number>, joined = false): void {
  cut(path);
  path.runs.pop();
  beginObject(path, { kind: 'run' });
  const owner = new Array<number>(points.length / 2).fill(path.objects.length - 1);
  path.runs.push({ points: Array.from(points), owner, stopAfter: false, isFixed: true, joined });
  path.runs.push(emptyRun());
}

function endOf(run: ThreadRun | undefined): readonly [number, number] | undefined {
  return run && run.points.length > 0 ? [run.points.at(-2)!, run.points.at(-1)!] : undefined;
}

function emptyRun(): ThreadRun {
  return { points: [], owner: [], stopAfter: false };
}

/*
 * Lock stitches: a machine's thread holds only if it is sewn to and fro where
 * it was cut. Three short stitches along the line that is sewn anyway, so that
 * nothing shows beside it.
 */

/** The needle comes back so near: not to the first point, or it would go through one hole twice. */
const HOME_MM = 0.1;

/**
 * Needle points before the run's second one: out along the line and back.
 * @param points x, y, … of the run, at least two different points
 * @param perMm units of the points in a millimetre: 10 for tenths
 * @returns x, y, … to put after the first point, mm
 */
export const tieIn = (points: readonly number[], perMm = 1): number[] => [
  ...pointAlong({ points, perMm, first: 0, step: 2 }, LOCK_STITCH_MM),
  ...pointAlong({ points, perMm, first: 0, step: 2 }, HOME_MM),
];

/** The same at the run's end: needle points to put after the last one. */
export const tieOff = (points: readonly number[], perMm = 1): number[] => [
  ...pointAlong({ points, perMm, first: points.length - 2, step: -2 }, LOCK_STITCH_MM),
  ...pointAlong({ points, perMm, first: points.length - 2, step: -2 }, HOME_MM),
];

/** A line from one of its ends on. */
interface LineFrom {
  points: readonly number[];
  perMm: number;
  first: number;
  step: 2 | -2;
}

/** The point `distance` along a line, or its end when it is shorter, mm. */
function pointAlong({ points, perMm, first, step }: LineFrom, distance: Mm): [number, number] {
  let left = distance;
  let [x, y] = [points[first] / perMm, points[first + 1] / perMm];
  for (let i = first + step; i >= 0 && i < points.length; i += step) {
    const [nextX, nextY] = [points[i] / perMm, points[i + 1] / perMm];
    const dx = nextX - x;
    const dy = nextY - y;
    const length = Math.hypot(dx, dy);
    if (length >= left && length > 0) return [x + (dx * left) / length, y + (dy * left) / length];
    left -= length;
    [x, y] = [nextX, nextY];
  }
  return [x, y];
}
