import type { Mm } from '../core/units.ts';
import type { NeedleDensity } from '../stitch/needle-density.ts';
import {
  type ColumnAxis,
  columnAxisOf,
  distanceAt,
  type Rung,
  rungAt,
  type Spot,
  stationAt,
} from './column-axis.ts';
import { OVERLAP_MM } from './junctions.ts';
import type { Column, SatinOptions } from './types.ts';
import { reachAt } from './underlay.ts';

/*
 * The satin stitch itself: from rail to rail, half a spacing forward each time.
 */

/** A rung is at least so long, or its stitches could not be sewn. */
const MIN_RUNG_MM = 0.5;
/** Rungs narrower than this are left to the run along the middle. */
const MIN_WIDTH_MM = 0.45;
/** The first and last rungs lie so far inside a cap: half of `MIN_THREAD_MM` covers what is left of it, but for 0.005 mm. */
const CAP_INSET_MM = 0.13;
/** Short stitches: how far a point is drawn in at most, as a share of the rung, and in which steps it is tried. */
const MAX_INSET = 0.6;
const INSET_STEP = 0.04;
const FAN_STEP = 0.1;
/** From a crowd a point goes away by such steps at most: farther than it must, it would leave a hole. */
const CROWD_STEP_MM = 0.12;
/** What is left of a rung that is drawn in is at least so long. */
const LEAST_LEFT_MM = 0.4;
/** So many stitches back are asked how near they pass. */
const LOOK_BACK = 24;
/** In a tip, rungs shorter than this share of the usual are lengthened by less: thread pulls as long as it is. */
const TIP_SHARE = 0.45;
/** A tip is no longer than this, in the column's usual width. */
const TIP_WIDTHS = 2;
/** Where the points that split long stitches lie, as shares of a part, row after row: all over it. */
const STAGGER = [0, 0.4, -0.2, 0.2, -0.4];
/**
 * Where more than this share of a column's rungs is too long, those of this share of the limit are
 * split as well: a patch of broken sheen inside a plain column would look like a stain.
 */
const MANY_LONG = 0.1;
const SPLIT_ALONG = 0.6;

/** The stretch of a column that rungs cover: in stations, without caps' margins and bare tips. */
export function rungRange(axis: ColumnAxis): [number, number] {
  if (axis.column.closed) return [0, axis.count - 1];
  const total = axis.middle[axis.count - 1];
  const inset = Math.min(CAP_INSET_MM, total / 8);
  const { start, end } = axis.column;
  let a = start === 'cap' ? stationAt(axis.middle, inset) : 0;
  let b = end === 'cap' ? stationAt(axis.middle, total - inset) : axis.count - 1;
  while (start === 'point' && a < b - 1 && 2 * rungAt(axis, a).half < MIN_WIDTH_MM) a++;
  while (end === 'point' && b > a + 1 && 2 * rungAt(axis, b).half < MIN_WIDTH_MM) b--;
  return [a, b];
}

/** Needle points of satin from one station to another, either way. */
export function zigzag(
  axis: ColumnAxis,
  from: number,
  to: number,
  options: SatinOptions,
  density: NeedleDensity,
): Float64Array {
  const start = distanceAt(axis.advance, from);
  const length = distanceAt(axis.advance, to) - start;
  const steps = Math.max(2, Math.round(Math.abs(length) / (options.spacingMm / 2)));
  const out: number[] = [];
  const passed: [Passed[], Passed[]] = [[], []];
  // A cap gets a whole rung along its edge: one needle point more, on the other side.
  const splitOver = splitLimit(axis, options);
  const firstCap = isCap(axis, from);
  const lastCap = isCap(axis, to);
  for (let k = firstCap ? -1 : 0; k <= steps + (lastCap ? 1 : 0); k++) {
    const extra = k < 0 || k > steps;
    const along = Math.max(0, Math.min(steps, k)) / steps;
    const station = stationAt(axis.advance, start + length * along);
    const rung = rungAt(axis, station);
    const side = (k + 2) % 2;
    const way = side === 0 ? 1 : -1;
    const over = overEdge(rung, way, options) * pullShare(axis, station);
    const half = Math.max(rung.half + over, MIN_RUNG_MM / 2);
    const sign = way * half;
    const end = { x: rung.x + rung.ux * sign, y: rung.y + rung.uy * sign };
    const across = { dx: -2 * rung.ux * sign, dy: -2 * rung.uy * sign };
    let inset = extra ? 0 : shortened(end, across, passed[side], options.shortStitchMm);
    let point = alongRung(end, across, inset);
    while (
      !extra &&
      inset < MAX_INSET &&
      density.fullest(point.x, point.y) >= options.maxPointsPerMm2
    ) {
      inset += Math.min(2 * INSET_STEP, CROWD_STEP_MM / (2 * half));
      point = alongRung(end, across, inset);
    }
    if (!extra) passed[side].push({ ...end, ...across, inset });
    const n = out.length;
    if (n > 0) {
      const d = Math.hypot(point.x - out[n - 2], point.y - out[n - 1]);
      if (d < options.minStitchMm) continue;
      splitStitch(out, point, d, k, splitOver, density);
    }
    out.push(point.x, point.y);
    density.add(point.x, point.y);
  }
  return Float64Array.from(out);
}

/** How far a stitch goes on beyond an edge: by the compensation, or under what is sewn later. */
const overEdge = (rung: Rung, way: 1 | -1, { pullMm, reach }: SatinOptions): Mm =>
  reach ? Math.max(pullMm, reachAt(rung, way, reach)) : pullMm;

/**
 * A column as broad as it is sewn but for the compensation: where its stitches go on under what is
 * sewn later, its edges lie there.
 */
export function reachingColumn(column: Column, options: SatinOptions): Column {
  if (!options.reach) return column;
  const axis = columnAxisOf(column);
  const moved = (edge: Float64Array, way: 1 | -1): Float64Array => {
    const out = edge.slice();
    for (let i = 0; 2 * i < edge.length; i++) {
      const rung = rungAt(axis, i);
      const more = (overEdge(rung, way, options) - options.pullMm) * pullShare(axis, i);
      if (!(more > 0)) continue;
      out[2 * i] += rung.ux * way * more;
      out[2 * i + 1] += rung.uy * way * more;
    }
    return out;
  };
  return { ...column, left: moved(column.left, 1), right: moved(column.right, -1) };
}

/** A stitch that ends on one side: the end of its rung, the way across, and how far it is drawn in. */
interface Passed extends Spot {
  dx: Mm;
  dy: Mm;
  /** A share of the rung. */
  inset: number;
}

const alongRung = ({ x, y }: Spot, { dx, dy }: Pick<Passed, 'dx' | 'dy'>, share: number): Spot => ({
  x: x + dx * share,
  y: y + dy * share,
});

/**
 * How far a point is drawn in: no farther than where the last stitch that goes so far out passes
 * at about a distance. So stitches of a bend lie as close at each depth as there is room for: none
 * crowd at its inner edge, and no slit is left between those that reach it.
 */
function shortened(
  end: Spot,
  across: Pick<Passed, 'dx' | 'dy'>,
  passed: readonly Passed[],
  apartMm: Mm,
): number {
  const before = passed.at(-1);
  if (!before) return 0;
  const gap = Math.hypot(end.x - before.x, end.y - before.y);
  if (gap >= apartMm) return 0;
  // Of the places where there may be a stitch, the one that is nearest to the distance.
  const least = apartMm - gap / 2;
  const most = Math.min(MAX_INSET, 1 - LEAST_LEFT_MM / Math.hypot(across.dx, across.dy));
  const lately = passed.slice(-LOOK_BACK);
  for (let inset = 0; inset <= most; inset += INSET_STEP) {
    const at = alongRung(end, across, inset);
    const beside = lately.findLast((p) => p.inset <= inset + 1e-9);
    if (!beside) return inset;
    const there = alongRung(beside, beside, inset);
    if (Math.hypot(at.x - there.x, at.y - there.y) >= least) return inset;
  }
  // In a fan about one place there is none: such points end at three depths, not in one heap.
  return Math.max(0, most - FAN_STEP * (passed.length % 3));
}

/**
 * How much of the compensation a rung gets, 0 to 1: all of it, but for tips, which would end in
 * hooks, and where a column ends under another one, beside whose end it would peep out.
 */
function pullShare(axis: ColumnAxis, station: number): number {
  const { closed, start, end, medianWidthMm } = axis.column;
  if (closed) return 1;
  const from = distanceAt(axis.middle, station);
  const ends = [
    { end: start, away: from },
    { end, away: axis.middle[axis.count - 1] - from },
  ];
  const shares = ends.map(({ end: kind, away }) => {
    if (kind === 'butt') return away / OVERLAP_MM;
    if (kind === 'cap' || away > TIP_WIDTHS * medianWidthMm) return 1;
    return (2 * rungAt(axis, station).half) / (TIP_SHARE * medianWidthMm);
  });
  return Math.min(1, ...shares);
}

/** Whether a column's rung range ends in a cap at a station. */
function isCap(axis: ColumnAxis, station: number): boolean {
  const { closed, start, end } = axis.column;
  if (closed) return false;
  const [low, high] = rungRange(axis);
  return (start === 'cap' && station <= low) || (end === 'cap' && station >= high);
}

/** Longer stitches than `limitMm` are split, into parts of at most `partMm`. */
interface SplitLimit {
  limitMm: Mm;
  partMm: Mm;
}

function splitLimit(
  axis: ColumnAxis,
  { splitOverMm, maxStitchMm, pullMm }: SatinOptions,
): SplitLimit {
  // Rounding to the machine's grid may lengthen a stitch by a tenth.
  const limit = Math.min(splitOverMm, maxStitchMm) - 0.1;
  // Staggering lengthens one part of a stitch by as much as it shortens the next.
  const partMm = limit / (1 + Math.max(...STAGGER));
  let long = 0;
  for (let i = 0; i < axis.count; i++) if (2 * (rungAt(axis, i).half + pullMm) > limit) long++;
  return { limitMm: long > MANY_LONG * axis.count ? limit * SPLIT_ALONG : limit, partMm };
}

/** Needle points inside a long stitch, staggered from row to row so that they show no line. */
function splitStitch(
  out: number[],
  to: Spot,
  length: number,
  row: number,
  { limitMm, partMm }: SplitLimit,
  density: NeedleDensity,
): void {
  if (length <= limitMm) return;
  const parts = Math.max(2, Math.ceil(length / partMm));
  const x0 = out[out.length - 2];
  const y0 = out[out.length - 1];
  // Both ways of a zigzag count the same way across, or the pattern would fold.
  const shift = STAGGER[row % STAGGER.length] * (row % 2 === 0 ? 1 : -1);
  for (let i = 1; i < parts; i++) {
    const f = (i + shift) / parts;
    const x = x0 + (to.x - x0) * f;
    const y = y0 + (to.y - y0) * f;
    out.push(x, y);
    density.add(x, y);
  }
}
