import type { Chain, Knot } from './chain.ts';
import type { Outline } from './outline.ts';
import { arcBetween, isInside, stepSample } from './outline.ts';
import type { Column, ColumnEnd } from './types.ts';

/*
 * From a chain to its two rails. Each rail is a line along the border; the
 * feet of the knots say which place on the left belongs to which on the right.
 * Smoothing that correspondence, and not the rails, keeps the rails exactly on
 * the border and the rungs from crossing.
 */

/** Rungs are resampled at this distance along the spine. */
const RUNG_STEP_MM = 0.1;
/** Width of the Gaussian that smooths the correspondence of the rails. */
const SMOOTH_MM = 0.45;
/** A rail that runs on is taken to be inside the shape when it lies on its border, give or take so much. */
const HAIR_MM = 0.05;
/** Corners of the border that must be a rung's end. */
const SHARP = (20 * Math.PI) / 180;

interface Rail {
  x: number[];
  y: number[];
  /** Distance along the rail. */
  arc: number[];
  /** Arcs of the sharp corners on it. */
  corners: number[];
}

/** Builds the column of a chain; null when nothing remains of it. */
export function chainToColumn(outline: Outline, chain: Chain): Column | null {
  const { knots, closed } = chain;
  if (knots.length < 2) return null;
  const left = newRail();
  const right = newRail();
  const arcs: [number, number, number][] = []; // t, left arc, right arc
  let fl = knots[0].left;
  let fr = knots[0].right;
  const begin = (rail: Rail, s: number): void => push(rail, outline.x[s], outline.y[s]);
  if (chain.start.extendMm > 0) {
    extend(outline, left, right, knots[0], knots, -1, chain.start.extendMm);
    arcs.push([knots[0].t - chain.start.extendMm, 0, 0]);
  }
  begin(left, fl);
  begin(right, fr);
  for (const k of knots) {
    fl = lead(outline, left, fl, k.left, -1, k.bridgeLeft && k !== knots[0]);
    fr = lead(outline, right, fr, k.right, 1, k.bridgeRight && k !== knots[0]);
    if (!k.skip) arcs.push([k.t, end(left), end(right)]);
  }
  const last = knots[knots.length - 1];
  if (closed) {
    const first = knots[0];
    lead(outline, left, fl, first.left, -1, first.bridgeLeft, true);
    lead(outline, right, fr, first.right, 1, first.bridgeRight, true);
    const gap = Math.hypot(first.x - last.x, first.y - last.y);
    if (arcs.length === 0) return null;
    // One turn on, the same rungs come again.
    arcs.push([
      last.t + gap - first.t + arcs[0][0],
      end(left) + arcs[0][1],
      end(right) + arcs[0][2],
    ]);
  } else if (chain.end.extendMm > 0) {
    if (last.skip) arcs.push([last.t, end(left), end(right)]);
    extend(outline, left, right, last, knots, 1, chain.end.extendMm);
    arcs.push([last.t + chain.end.extendMm, end(left), end(right)]);
  }
  return rungs(left, right, arcs, closed, kindOf(chain.start.kind), kindOf(chain.end.kind));
}

const kindOf = (kind: ColumnEnd | 'free'): ColumnEnd => (kind === 'free' ? 'point' : kind);
const newRail = (): Rail => ({ x: [], y: [], arc: [], corners: [] });
const end = (rail: Rail): number => rail.arc[rail.arc.length - 1];

function push(rail: Rail, x: number, y: number): void {
  const n = rail.x.length;
  if (n === 0) {
    rail.arc.push(0);
  } else {
    const d = Math.hypot(x - rail.x[n - 1], y - rail.y[n - 1]);
    if (d < 1e-7) return;
    rail.arc.push(rail.arc[n - 1] + d);
  }
  rail.x.push(x);
  rail.y.push(y);
}

/**
 * Leads a rail from sample to sample along the border, or straight where it
 * bridges the mouth of another column. Returns the sample where it now is.
 */
function lead(
  outline: Outline,
  rail: Rail,
  from: number,
  to: number,
  direction: 1 | -1,
  bridge: boolean,
  closing = false,
): number {
  if (from === to) return to;
  const forward = direction > 0 ? arcBetween(outline, from, to) : arcBetween(outline, to, from);
  const around = outline.length[outline.ring[from]];
  // A foot that goes back a little is noise: the rail waits for it.
  const back = Number.isFinite(forward) ? around - forward : Infinity;
  if (!bridge && back < forward) return closing ? to : from;
  if (bridge || !Number.isFinite(forward)) {
    push(rail, outline.x[to], outline.y[to]);
    return to;
  }
  for (let i = from; i !== to;) {
    i = stepSample(outline, i, direction);
    push(rail, outline.x[i], outline.y[i]);
    if (Math.abs(outline.turn[i]) > SHARP && isPeak(outline, i)) rail.corners.push(end(rail));
  }
  return to;
}

function isPeak({ turn }: Outline, i: number): boolean {
  return (
    Math.abs(turn[i]) >= Math.abs(turn[i - 1] ?? 0) &&
    Math.abs(turn[i]) >= Math.abs(turn[i + 1] ?? 0)
  );
}

/** Runs both rails on past their outermost rung, the way the column comes. */
function extend(
  outline: Outline,
  left: Rail,
  right: Rail,
  knot: Knot,
  knots: Knot[],
  sign: 1 | -1,
  by: number,
): void {
  const { x, y } = outline;
  const ahead = sign > 0 ? knots : [...knots].reverse();
  const behind = ahead.findLast((k) => Math.abs(k.t - knot.t) >= knot.r) ?? ahead[0];
  // From the middle of one rung to the middle of the last.
  const dx = x[knot.left] + x[knot.right] - x[behind.left] - x[behind.right];
  const dy = y[knot.left] + y[knot.right] - y[behind.left] - y[behind.right];
  const k = by / (Math.hypot(dx, dy) || 1);
  // Each rail goes as far as the shape does; looked at a hair inside, since it may run along the border.
  const reach = (rail: Rail, foot: number, other: number): void => {
    const hair = HAIR_MM / (Math.hypot(x[other] - x[foot], y[other] - y[foot]) || 1);
    const px = x[foot] + (x[other] - x[foot]) * hair;
    const py = y[foot] + (y[other] - y[foot]) * hair;
    let f = 0;
    while (f < 1 && isInside(outline, px + dx * k * (f + 0.125), py + dy * k * (f + 0.125))) {
      f += 0.125;
    }
    push(rail, x[foot] + dx * k * f, y[foot] + dy * k * f);
  };
  reach(left, knot.left, knot.right);
  reach(right, knot.right, knot.left);
}

/** Even rungs along the rails. */
function rungs(
  left: Rail,
  right: Rail,
  arcs: [number, number, number][],
  closed: boolean,
  start: ColumnEnd,
  finish: ColumnEnd,
): Column | null {
  if (arcs.length < 2) return null;
  for (let i = 1; i < arcs.length; i++) {
    for (const c of [0, 1, 2]) arcs[i][c] = Math.max(arcs[i][c], arcs[i - 1][c]);
  }
  const from = arcs[0][0];
  const span = arcs[arcs.length - 1][0] - from;
  if (!(span > 0.05)) return null;
  const n = Math.max(2, Math.ceil(span / RUNG_STEP_MM));
  const sl = new Float64Array(n + 1);
  const sr = new Float64Array(n + 1);
  for (let i = 0, k = 0; i <= n; i++) {
    const t = from + (span * i) / n;
    while (k < arcs.length - 2 && arcs[k + 1][0] < t) k++;
    const [t0, l0, r0] = arcs[k];
    const [t1, l1, r1] = arcs[k + 1];
    const f = t1 > t0 ? Math.max(0, Math.min(1, (t - t0) / (t1 - t0))) : 1;
    sl[i] = l0 + (l1 - l0) * f;
    sr[i] = r0 + (r1 - r0) * f;
  }
  const sigma = SMOOTH_MM / (span / n);
  const pairs = withCorners(smooth(sl, sigma, closed), smooth(sr, sigma, closed), left, right);
  if (closed) pairs.pop();
  return measure(
    place(
      left,
      pairs.map((p) => p[0]),
    ),
    place(
      right,
      pairs.map((p) => p[1]),
    ),
    closed,
    start,
    finish,
  );
}

/**
 * Gaussian smoothing of a rising sequence that keeps its two ends: beyond them
 * it goes on as its own mirror image through the end, or around the ring.
 */
function smooth(values: Float64Array, sigma: number, closed: boolean): Float64Array {
  const n = values.length - 1;
  const reach = Math.min(Math.ceil(3 * sigma), n);
  const kernel = Float64Array.from({ length: reach + 1 }, (_, k) =>
    Math.exp(-((k / sigma) ** 2) / 2),
  );
  const turn = values[n] - values[0];
  const at = (i: number): number => {
    if (i < 0) return closed ? values[i + n] - turn : 2 * values[0] - values[-i];
    if (i > n) return closed ? values[i - n] + turn : 2 * values[n] - values[2 * n - i];
    return values[i];
  };
  const out = new Float64Array(n + 1);
  for (let i = 0; i <= n; i++) {
    let sum = kernel[0] * values[i];
    let weight = kernel[0];
    for (let k = 1; k <= reach; k++) {
      sum += kernel[k] * (at(i - k) + at(i + k));
      weight += 2 * kernel[k];
    }
    out[i] = sum / weight;
  }
  return out;
}

/** Pairs of arcs, with one more wherever a rail has a sharp corner. */
function withCorners(
  sl: Float64Array,
  sr: Float64Array,
  left: Rail,
  right: Rail,
): [number, number][] {
  const pairs: [number, number][] = [];
  let cl = 0;
  let cr = 0;
  for (let i = 0; i < sl.length; i++) {
    if (i > 0) {
      const extra: number[] = [];
      for (; cl < left.corners.length && left.corners[cl] < sl[i]; cl++) {
        if (left.corners[cl] > sl[i - 1])
          extra.push((left.corners[cl] - sl[i - 1]) / (sl[i] - sl[i - 1]));
      }
      for (; cr < right.corners.length && right.corners[cr] < sr[i]; cr++) {
        if (right.corners[cr] > sr[i - 1])
          extra.push((right.corners[cr] - sr[i - 1]) / (sr[i] - sr[i - 1]));
      }
      for (const f of extra.sort((a, b) => a - b)) {
        pairs.push([sl[i - 1] + (sl[i] - sl[i - 1]) * f, sr[i - 1] + (sr[i] - sr[i - 1]) * f]);
      }
    }
    pairs.push([sl[i], sr[i]]);
  }
  return pairs;
}

/** Points of a rail at rising arcs; a ring's rail starts again beyond its end. */
function place(rail: Rail, arcs: number[]): Float64Array {
  const out = new Float64Array(arcs.length * 2);
  const total = end(rail);
  let k = 0;
  let shift = 0;
  arcs.forEach((value, i) => {
    let s = value - shift;
    if (s > total + 1e-9) {
      shift += total;
      s -= total;
      k = 0;
    }
    if (s < 0 && i === 0) s = 0;
    while (k < rail.arc.length - 2 && rail.arc[k + 1] < s) k++;
    const d = rail.arc[k + 1] - rail.arc[k];
    const f = d > 0 ? Math.max(0, Math.min(1, (s - rail.arc[k]) / d)) : 0;
    const a = rail.x.length > 1 ? k : 0;
    const b = Math.min(a + 1, rail.x.length - 1);
    out[2 * i] = rail.x[a] + (rail.x[b] - rail.x[a]) * f || 0;
    out[2 * i + 1] = rail.y[a] + (rail.y[b] - rail.y[a]) * f || 0;
  });
  return out;
}

/** Completes a column from its rungs. */
export function measure(
  left: Float64Array,
  right: Float64Array,
  closed: boolean,
  start: ColumnEnd,
  finish: ColumnEnd,
): Column {
  let length = 0;
  const widths: number[] = [];
  for (let i = 0; i < left.length; i += 2) {
    widths.push(Math.hypot(left[i] - right[i], left[i + 1] - right[i + 1]));
    if (i === 0) continue;
    const dx = (left[i] + right[i] - left[i - 2] - right[i - 2]) / 2;
    const dy = (left[i + 1] + right[i + 1] - left[i - 1] - right[i - 1]) / 2;
    length += Math.hypot(dx, dy);
  }
  widths.sort((a, b) => a - b);
  return {
    left,
    right,
    closed,
    start,
    end: finish,
    lengthMm: length,
    medianWidthMm: widths[widths.length >> 1],
    maxWidthMm: widths[widths.length - 1],
  };
}
