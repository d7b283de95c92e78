import type { Mm } from '../core/units.ts';
import { RUN_LINE_MM } from '../machine.ts';
import { needleDensity, type NeedleDensity } from '../stitch/needle-density.ts';
import { runningStitch } from '../stitch/run.ts';
import {
  type ColumnAxis,
  columnAxisOf,
  distanceAt,
  rungAt,
  type Spot,
  stationAt,
  turnedRing,
} from './column-axis.ts';
import { OVERLAP_MM } from './junctions.ts';
import { columnSpacing } from './spacing.ts';
import { entryStation, pickRoot, stopsOn, type Walked } from './stops.ts';
import { type Junction, SATIN_DEFAULTS, type SatinOptions, type SatinPlan } from './types.ts';
import { edgeLine, isSewnThrough, lineAlong, wantsEdgeRun } from './underlay.ts';
import { rungRange, zigzag } from './zigzag.ts';

/*
 * The way through a plan. A column is entered where it hangs on another one,
 * or at an end; the needle runs along its middle to the far end, on the way
 * visits what hangs on it, and satin brings it back. So the way out is the
 * underlay, and no thread is cut inside a letter.
 */

/** Needle points of one kind, x0, y0, x1, y1, … in mm. */
export interface StitchPiece {
  kind: 'satin' | 'underlay' | 'run';
  points: Float64Array;
}

/** A ring's satin goes on past its beginning by so much, or the seam would show. */
const RING_OVERLAP_MM = 0.6;
/** The run along the middle ends so far before a tip: by half of the line that it draws. */
const TIP_MARGIN_MM = RUN_LINE_MM / 2;
/** The underlay of a column that the thread begins with starts so far inside it. */
const FRESH_MM = 1.2;
/**
 * Between runs along the edges, the one along the middle stays so far off both ends: there thread
 * crosses already, and the satin's first stitch leads on from it.
 */
const SHORT_OF_ENDS_MM = 1.5;
/** A tip that no rung covers for longer than this is seen. */
const BARE_TIP_MM = 0.2;
/** A column entered nearer to its end than this is entered at its end. */
const NEAR_END_MM = 1;
/** Two halves of a column that is entered between its ends lie so far over each other, or a slit would show between them. */
const HALVES_OVERLAP_MM = 0.3;
/** A column sewn after the one that it meets reaches so far over its edge, and so meets it; sewn before, it reaches under it. */
const ON_TOP_MM = 0.3;
/** Narrower columns are not drawn in: a thread more or less does not show there, and they meet at sharp angles. */
const DRAWN_IN_FROM_MM = 1.2;

/** Where satin begins. */
export interface SatinBeginning {
  /** Where the needle comes from; the plan begins near it if it can. */
  start?: Spot | undefined;
  /** The column to begin with, and to end with; chosen by `start` if undefined. */
  root?: number | undefined;
  /** That column may be entered between its ends, where `start` is nearest to it. */
  midway?: boolean | undefined;
  /** A column on which nothing hangs may be left at its far end, and needs no way there under it. */
  through?: boolean | undefined;
  /** Needle points of satin that are there already; those of this plan are added. */
  density?: NeedleDensity | undefined;
}

/**
 * Sews the columns of a plan in an order that keeps the thread whole: where a
 * piece starts at the end of the one before, nothing is to be cut.
 */
export function sewSatin(
  plan: SatinPlan,
  options: Partial<SatinOptions> = {},
  { start, root, midway, through = false, density = needleDensity() }: SatinBeginning = {},
): StitchPiece[] {
  const job: Job = {
    plan,
    axes: plan.columns.map(columnAxisOf),
    done: new Uint8Array(plan.columns.length),
    sewn: new Uint8Array(plan.columns.length),
    options: { ...SATIN_DEFAULTS, ...options },
    through,
    density,
    pieces: [],
    needle: null,
  };
  let at = start;
  let next = root ?? pickRoot(job, at);
  while (next !== undefined) {
    job.needle = null;
    const anywhere = midway === true && next === root;
    visit(job, next, entryStation(job.axes[next], at, anywhere), through);
    at = job.needle ?? at;
    next = pickRoot(job, at);
  }
  return job.pieces;
}

interface Job extends Walked {
  /** 1 for each whose satin is there. */
  sewn: Uint8Array;
  options: SatinOptions;
  through: boolean;
  density: NeedleDensity;
  pieces: StitchPiece[];
  /** Where the thread is; null when the next piece starts afresh. */
  needle: Spot | null;
}

const endOf = ({ points }: StitchPiece): Spot => ({
  x: points[points.length - 2],
  y: points[points.length - 1],
});

function visit(job: Job, column: number, entry: number, through = false): void {
  job.done[column] = 1;
  sewColumn(job, column, entry, through);
  job.sewn[column] = 1;
}

function sewColumn(job: Job, column: number, entry: number, through: boolean): void {
  const axis = job.axes[column];
  if (axis.column.closed) {
    sewRing(job, column, entry);
    return;
  }
  const total = axis.middle[axis.count - 1];
  const d = distanceAt(axis.middle, entry);
  const last = axis.count - 1;
  if (d < NEAR_END_MM || d > total - NEAR_END_MM) {
    const [from, to] = d < NEAR_END_MM ? [0, last] : [last, 0];
    if (!through || !sewThrough(job, column, from, to)) sewHalf(job, column, from, to);
  } else {
    sewHalf(job, column, entry, 0);
    sewHalf(job, column, entry, last, stationAt(axis.middle, d - HALVES_OVERLAP_MM));
  }
}

/**
 * From one end to the other in satin, over a run along both edges.
 * @returns false where a way along the middle is wanted before it
 */
function sewThrough(job: Job, column: number, from: number, to: number): boolean {
  const axis = job.axes[column];
  if (!isSewnThrough(axis.column, job.options) || hangsMore(job, column)) return false;
  const [low, high] = shownRange(job, column);
  const ends = to > from ? ([low, high] as const) : ([high, low] as const);
  if (!edgeRun(job, axis, ends, to > from ? -1 : 1)) return false;
  satin(job, axis, ...ends);
  return true;
}

/** Out along the middle and back in satin, from a station to an end; the satin comes back as far as `back`. */
function sewHalf(job: Job, column: number, from: number, to: number, back = from): void {
  const axis = job.axes[column];
  const shown = (s: number): number => {
    const [low, high] = shownRange(job, column);
    return Math.max(low, Math.min(high, s));
  };
  const outward = to > from;
  const isHeld = edgeRun(job, axis, [shown(from), shown(to)]);
  // What it ends on may be sewn on the way out: then the satin reaches less far over that.
  walkOut(job, column, [from, to], isHeld, (s) =>
    outward ? s >= from && s <= to : s <= from && s >= to,
  );
  satin(job, axis, shown(to), shown(back));
}

/** The stretch of a column that rungs cover: less of it where it ends on a column that is sewn already. */
function shownRange(job: Job, column: number): [number, number] {
  const axis = job.axes[column];
  const { middle } = axis;
  const [low, high] = rungRange(axis);
  const liesOn = (end: Junction['childEnd']): boolean =>
    job.plan.junctions.some(
      (j) => j.child === column && j.childEnd === end && job.sewn[j.parent] === 1,
    );
  const drawnIn = Math.min(
    OVERLAP_MM - ON_TOP_MM,
    middle[axis.count - 1] / 4,
    Math.max(0, axis.column.medianWidthMm - DRAWN_IN_FROM_MM),
  );
  return [
    liesOn('start') ? Math.max(low, stationAt(middle, drawnIn)) : low,
    liesOn('end') ? Math.min(high, stationAt(middle, middle[axis.count - 1] - drawnIn)) : high,
  ];
}

function sewRing(job: Job, column: number, entry: number): void {
  const axis = turnedRing(job.axes[column], entry);
  job.axes[column] = axis;
  const n = axis.column.left.length / 2;
  const shifted = job.plan.junctions.map((j) => ({
    ...j,
    rung: j.parent === column ? (j.rung - entry + n) % n : j.rung,
  }));
  job.plan = { ...job.plan, junctions: shifted };
  const last = axis.count - 1;
  const isWalked = !isSewnThrough(axis.column, job.options) || hangsMore(job, column);
  // Satin begins on the left: without a way along the middle the run comes back there.
  const isHeld = edgeRun(job, axis, [0, last], isWalked ? 1 : -1);
  if (!isHeld || isWalked) walkOut(job, column, [0, last], false, () => true);
  satin(job, axis, 0, last);
  const over = stationAt(axis.middle, RING_OVERLAP_MM);
  satin(job, axis, 0, over);
}

/** How far inside a column its underlay begins: a thread that is there already needs no tie. */
const freshMm = ({ needle }: Job, axis: ColumnAxis): Mm =>
  needle ? 0 : Math.min(FRESH_MM, axis.middle[axis.count - 1] / 4);

/** Runs along the middle from one station to another and visits what hangs there. */
function walkOut(
  job: Job,
  column: number,
  [from, to]: readonly [number, number],
  isHeld: boolean,
  here: (s: number) => boolean,
): void {
  const axis = job.axes[column];
  const stops = stopsOn(job, column).filter((s) => here(s.station));
  if (to < from) stops.reverse();
  // The run reaches into a tip, where no rung does, but stays inside a cap.
  const total = axis.middle[axis.count - 1];
  const { start, end } = axis.column;
  const hold = (s: number): number => {
    if (axis.column.closed) return s;
    const [low, high] = shownRange(job, column);
    const first = start === 'point' ? stationAt(axis.middle, TIP_MARGIN_MM) : low;
    const last = end === 'point' ? stationAt(axis.middle, total - TIP_MARGIN_MM) : high;
    return Math.max(first, Math.min(last, s));
  };
  // A fresh thread is tied in away from the end, where the satin will close and tie off.
  const forth = to > from ? 1 : -1;
  const wayMm = Math.abs(distanceAt(axis.middle, to) - distanceAt(axis.middle, from));
  const [low, high] = rungRange(axis).map((s) => distanceAt(axis.middle, s));
  /** A tip without rungs is drawn by this run alone. */
  const shortOf = (s: number): Mm => {
    const bareMm = s === 0 ? low : s === axis.count - 1 ? total - high : 0;
    return !isHeld || bareMm > BARE_TIP_MM ? 0 : Math.min(SHORT_OF_ENDS_MM, wayMm / 4);
  };
  const inside = (s: number, mm: number): number =>
    stationAt(axis.middle, distanceAt(axis.middle, hold(s)) + mm * forth);
  let at = inside(from, Math.max(freshMm(job, axis), shortOf(from)));
  for (const stop of stops) {
    if (job.done[stop.column]) continue;
    if (job.needle && (stop.station - at) * forth < 0) at = stop.station;
    walk(job, axis, at, stop.station);
    link(job, rungAt(job.axes[stop.column], stop.entry));
    visit(job, stop.column, stop.entry);
    // What it hangs on is sewn now: the way back goes no farther over that than it must.
    const [first, last] = shownRange(job, column);
    at = axis.column.closed ? stop.station : Math.max(first, Math.min(last, stop.station));
    const back = rungAt(axis, at);
    endNear(job, back);
    link(job, back);
  }
  const far = inside(to, -shortOf(to));
  if (!job.needle || (far - at) * forth > 0) walk(job, axis, at, far);
}

/** Satin that was sewn last ends on the side from which the thread goes on: it need not cross the column again. */
function endNear(job: Job, { x, y }: Spot): void {
  const piece = job.pieces.at(-1);
  if (!piece || piece.kind !== 'satin') return;
  const points = endingNear(piece.points, { x, y });
  const end = endOf({ ...piece, points });
  // Nearer than a stitch, it would go on from outside the edge.
  if (Math.hypot(end.x - x, end.y - y) < leastRunMm(job)) return;
  piece.points = points;
  job.needle = end;
}

/** Satin without its last needle point, where the one before is nearer to a place. */
export function endingNear(points: Float64Array, { x, y }: Spot): Float64Array {
  const away = (i: number): number => Math.hypot(points.at(i)! - x, points.at(i + 1)! - y);
  return points.length >= 8 && away(-4) < away(-2) ? points.subarray(0, -2) : points;
}

/** A straight run from where the needle is to a spot near by. */
function link(job: Job, to: Spot): void {
  const from = job.needle;
  if (!from) return;
  if (Math.hypot(to.x - from.x, to.y - from.y) < job.options.minStitchMm) return;
  emit(job, 'run', [from.x, from.y, to.x, to.y]);
}

function walk(job: Job, axis: ColumnAxis, from: number, to: number): void {
  emit(job, 'underlay', lineAlong(axis, [from, to], job.options));
}

/** Runs along both edges of a wide column, and comes back to where it begins. @returns whether it did */
function edgeRun(
  job: Job,
  axis: ColumnAxis,
  ends: readonly [number, number],
  side: 1 | -1 = 1,
): boolean {
  if (!wantsEdgeRun(axis.column, job.options)) return false;
  return emit(job, 'underlay', edgeLine(axis, ends, job.options, freshMm(job, axis), side));
}

/** Whether columns that are not sewn yet hang on it. */
const hangsMore = (job: Job, column: number): boolean => stopsOn(job, column).length > 0;

/** Stitches of a run are no shorter. */
const leastRunMm = ({ options }: Job): Mm => Math.max(options.minStitchMm, 0.5);

/** Adds a run along a line, begun where the needle is. @returns whether there is one */
function emit(job: Job, kind: 'underlay' | 'run', line: readonly number[]): boolean {
  const { runMm } = job.options;
  const from = job.needle;
  const points = Float64Array.from(from ? [from.x, from.y, ...line] : line);
  const run = runningStitch(points, { lengthMm: runMm, minMm: leastRunMm(job) });
  if (run.length < 4) return false;
  add(job, { kind, points: run });
  return true;
}

function satin(job: Job, axis: ColumnAxis, from: number, to: number): void {
  const spacingMm = columnSpacing(axis, job.options);
  const points = zigzag(axis, from, to, { ...job.options, spacingMm }, job.density);
  if (points.length < 4) return;
  add(job, {
    kind: 'satin',
    points: job.needle ? joined(job.needle, points, job.options) : points,
  });
}

/** Adds a piece without the points that would make a stitch too short; the next piece starts where it ends. */
function add(job: Job, { kind, points }: StitchPiece): void {
  const kept = [points[0], points[1]];
  for (let i = 2; i < points.length; i += 2) {
    const n = kept.length;
    const d = Math.hypot(points[i] - kept[n - 2], points[i + 1] - kept[n - 1]);
    if (d >= job.options.minStitchMm) kept.push(points[i], points[i + 1]);
  }
  if (kept.length < 4) return;
  const piece: StitchPiece = { kind, points: Float64Array.from(kept) };
  job.pieces.push(piece);
  job.needle = endOf(piece);
}

/** Satin begun where the needle is. */
function joined(from: Spot, points: Float64Array, options: SatinOptions): Float64Array {
  let first = 0;
  while (
    first < points.length - 4 &&
    Math.hypot(points[first] - from.x, points[first + 1] - from.y) < options.minStitchMm
  ) {
    first += 2;
  }
  return Float64Array.from([
    ...leadTo(from, points[first], points[first + 1], options),
    ...points.subarray(first),
  ]);
}

/** The thread from where it is to where satin begins: across a wide column in more than one stitch. */
function leadTo(
  { x, y }: Spot,
  toX: Mm,
  toY: Mm,
  { splitOverMm, maxStitchMm }: SatinOptions,
): number[] {
  const parts = Math.ceil(Math.hypot(toX - x, toY - y) / Math.min(splitOverMm, maxStitchMm));
  const points: number[] = [x, y];
  for (let i = 1; i < parts; i++) {
    points.push(x + ((toX - x) * i) / parts, y + ((toY - y) * i) / parts);
  }
  return points;
}
