import type { Mm } from '../core/units.ts';

/*
 * Running stitches: even, and in every corner.
 */

export interface RunOptions {
  /** Wanted length of a stitch. */
  lengthMm?: Mm | undefined;
  /** No stitch is shorter, except on a line that is shorter as a whole. */
  minMm?: Mm | undefined;
  /** Sew back to the first point. */
  closed?: boolean | undefined;
}

export const RUN_DEFAULTS = { lengthMm: 2.5, minMm: 0.5, closed: false } as const;

/** The needle goes down wherever the line turns by more than this. */
const CORNER = (30 * Math.PI) / 180;
/** How far a stitch may lie from the curve that it cuts short. */
const CHORD_ERROR_MM = 0.1;
/** A turn is looked for over this distance before and after a point. */
const TURN_REACH_MM = 0.25;

/**
 * Needle points along a line: one at each corner, and evenly spaced between
 * corners; closer in bends, so that no stitch strays over 0.1 mm from the line.
 * @param points x0, y0, x1, y1, … in mm
 * @returns needle points, first and last included; a closed line ends where it began.
 */
export function runningStitch(points: Float64Array, options: RunOptions = {}): Float64Array {
  const lengthMm = options.lengthMm ?? RUN_DEFAULTS.lengthMm;
  const minMm = options.minMm ?? Math.min(RUN_DEFAULTS.minMm, lengthMm);
  const line = cleanLine(points, options.closed ?? RUN_DEFAULTS.closed);
  const n = line.length / 2;
  if (n < 2) return line;
  const arc = arcs(line);
  const stops = cornerStops(line, arc, minMm, options.closed ?? false);
  const out: number[] = [line[0], line[1]];
  for (let k = 1; k < stops.length; k++) {
    const a = stops[k - 1];
    const b = stops[k];
    for (const cut of divide(line, arc, a, b, lengthMm, minMm)) {
      const p = pointAt(line, arc, cut);
      out.push(p.x, p.y);
    }
    out.push(line[2 * b], line[2 * b + 1]);
  }
  return Float64Array.from(out);
}

/**
 * Bean stitch: each stitch of a running stitch sewn forth, back and forth, for
 * a bold line.
 * @param times odd number of passes over each stitch, 3 by default
 */
export function beanStitch(
  points: Float64Array,
  options: RunOptions = {},
  times = 3,
): Float64Array {
  const run = runningStitch(points, options);
  const passes = Math.max(1, Math.floor(times / 2) * 2 + 1);
  if (run.length < 4) return run;
  const out: number[] = [run[0], run[1]];
  for (let i = 2; i < run.length; i += 2) {
    for (let p = 0; p < passes; p++) {
      const j = p % 2 === 0 ? i : i - 2;
      out.push(run[j], run[j + 1]);
    }
  }
  return Float64Array.from(out);
}

/** Without repeated points and, if closed, with the first point again at its end. */
function cleanLine(points: Float64Array, closed: boolean): Float64Array {
  const out: number[] = [];
  const add = (x: number, y: number): void => {
    const n = out.length;
    if (n > 0 && Math.abs(x - out[n - 2]) + Math.abs(y - out[n - 1]) < 1e-9) return;
    if (Number.isFinite(x) && Number.isFinite(y)) out.push(x, y);
  };
  for (let i = 0; i + 1 < points.length; i += 2) add(points[i], points[i + 1]);
  if (closed && out.length > 2) add(out[0], out[1]);
  return Float64Array.from(out);
}

function arcs(line: Float64Array): Float64Array {
  const arc = new Float64Array(line.length / 2);
  for (let i = 1; i < arc.length; i++) {
    arc[i] =
      arc[i - 1] + Math.hypot(line[2 * i] - line[2 * i - 2], line[2 * i + 1] - line[2 * i - 1]);
  }
  return arc;
}

/** The last point at or before a distance, but never the line's last. */
function indexAt(arc: Float64Array, s: number): number {
  let low = 0;
  let high = arc.length - 1;
  while (high - low > 1) {
    const mid = (low + high) >> 1;
    if (arc[mid] <= s) low = mid;
    else high = mid;
  }
  return low;
}

function pointAt(line: Float64Array, arc: Float64Array, s: number): { x: number; y: number } {
  const low = indexAt(arc, s);
  const high = low + 1;
  const f = Math.max(0, Math.min(1, (s - arc[low]) / (arc[high] - arc[low])));
  return {
    x: line[2 * low] + (line[2 * high] - line[2 * low]) * f,
    y: line[2 * low + 1] + (line[2 * high + 1] - line[2 * low + 1]) * f,
  };
}

/** Points that must be needle points: both ends, and corners no nearer to each other than `minMm`. */
function cornerStops(
  line: Float64Array,
  arc: Float64Array,
  minMm: number,
  closed: boolean,
): number[] {
  const last = arc.length - 1;
  const total = arc[last];
  const sharp: { i: number; turn: number }[] = [];
  for (let i = 1; i < last; i++) {
    const turn = turnAt(line, arc, i);
    if (turn < CORNER) continue;
    const before = sharp[sharp.length - 1];
    if (before && arc[i] - arc[before.i] < Math.max(minMm, TURN_REACH_MM)) {
      if (turn > before.turn) sharp[sharp.length - 1] = { i, turn };
    } else {
      sharp.push({ i, turn });
    }
  }
  const stops = [0];
  for (const { i } of sharp) {
    if (arc[i] - arc[stops[stops.length - 1]] >= minMm && total - arc[i] >= minMm) stops.push(i);
  }
  // A closed run needs two stitches to enclose anything.
  if (closed && stops.length === 1 && last > 1) stops.push(farthest(arc, total / 2));
  stops.push(last);
  return stops;
}

function farthest(arc: Float64Array, s: number): number {
  let i = 1;
  while (i < arc.length - 2 && arc[i] < s) i++;
  return i;
}

function turnAt(line: Float64Array, arc: Float64Array, i: number): number {
  const a = pointAt(line, arc, Math.max(0, arc[i] - TURN_REACH_MM));
  const b = pointAt(line, arc, Math.min(arc[arc.length - 1], arc[i] + TURN_REACH_MM));
  const ax = line[2 * i] - a.x;
  const ay = line[2 * i + 1] - a.y;
  const bx = b.x - line[2 * i];
  const by = b.y - line[2 * i + 1];
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}

/**
 * Distances along the line where the stretch between points a and b is cut:
 * evenly, with more stitches where they would stray from a bend.
 */
function divide(
  line: Float64Array,
  arc: Float64Array,
  a: number,
  b: number,
  lengthMm: number,
  minMm: number,
): number[] {
  const span = arc[b] - arc[a];
  const most = Math.max(1, Math.floor(span / Math.max(minMm, 1e-3) + 1e-9));
  let count = Math.min(most, Math.max(1, Math.ceil(span / lengthMm - 1e-9)));
  const even = (): number[] =>
    Array.from({ length: count + 1 }, (_, i) => arc[a] + (span * i) / count);
  let cuts = even();
  for (;;) {
    const straying = strayingChords(line, arc, cuts);
    if (straying.length === 0) break;
    if (straying.length * 2 > cuts.length - 1 && cuts.length === count + 1 && count < most) {
      count++;
      cuts = even();
      continue;
    }
    const halves = straying.filter((k) => cuts[k + 1] - cuts[k] >= 2 * minMm);
    if (halves.length === 0) break;
    cuts.push(...halves.map((k) => (cuts[k] + cuts[k + 1]) / 2));
    cuts.sort((p, q) => p - q);
  }
  return cuts.slice(1, -1);
}

/** The chords between cuts from which the line strays too far. */
function strayingChords(line: Float64Array, arc: Float64Array, cuts: number[]): number[] {
  const out: number[] = [];
  let i = indexAt(arc, cuts[0]);
  for (let k = 0; k + 1 < cuts.length; k++) {
    const p = pointAt(line, arc, cuts[k]);
    const q = pointAt(line, arc, cuts[k + 1]);
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const d = Math.hypot(dx, dy) || 1e-9;
    let worst = 0;
    for (; i < arc.length && arc[i] <= cuts[k + 1]; i++) {
      if (arc[i] < cuts[k]) continue;
      const off = Math.abs((line[2 * i] - p.x) * dy - (line[2 * i + 1] - p.y) * dx) / d;
      if (off > worst) worst = off;
    }
    i = Math.max(0, i - 1);
    if (worst > CHORD_ERROR_MM) out.push(k);
  }
  return out;
}
