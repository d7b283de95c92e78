import type { Mm } from '../core/units.ts';
import type { Chain } from './chain.ts';
import type { Outline } from './outline.ts';
import { arcOn, stepSample } from './outline.ts';
import { measure, type Column, type ColumnEnd } from './types.ts';

/*
 * From a chain to its two rails. Each rail is a line along the border; the feet of the knots say
 * which place on the left belongs to which on the right. Smoothing that correspondence, and not the
 * rails, keeps the rails exactly on the border and the rungs from crossing.
 *
 *     left rail    ·──·──·──·──·──·──·     against the samples' order: the shape lies on the
 *                  │  │  │  │  │  │  │     left of one who walks along its border
 *     knots     ─ ─·─ ─ ─·─ ─ ─·─ ─ ─·─    t grows along the spine; r is half the width
 *                  │  │  │  │  │  │  │
 *     right rail   ·──·──·──·──·──·──·     in the samples' order
 *
 * A place on a rail is told by its arc, the distance along it. A pairing is a place on the spine
 * with its arcs on both rails: knots give some, even rungs are drawn between them.
 */

/** Rungs are resampled at this distance along the spine. */
const RUNG_STEP_MM = 0.1;
/** Width of the Gaussian that smooths the correspondence of the rails: about two samples of the border. */
const SMOOTH_MM = 0.45;
/** How far inside the shape a lengthened rail is tested: on the border itself rounding would decide. */
const PROBE_MM = 0.05;
/** Corners of the border sharper than this must be the end of a rung. */
const MIN_CORNER_RAD = (20 * Math.PI) / 180;
/** A spine shorter than this is no column. */
const MIN_SPAN_MM = 0.05;

interface Rail {
  /** Walks the border with (1) or against (-1) the samples' order. */
  direction: 1 | -1;
  /** Border sample where it now is. */
  foot: number;
  x: number[];
  y: number[];
  /** Distance along the rail. */
  arc: number[];
  /** Arcs of the sharp corners on it. */
  corners: number[];
}

/** Arcs on both rails that belong together. */
interface Pair {
  left: Mm;
  right: Mm;
}

/** The same, with their place on the spine. */
interface Pairing extends Pair {
  t: Mm;
}

/** Builds the column of a chain; null when nothing remains of it. */
export function chainToColumn(outline: Outline, chain: Chain): Column | null {
  const { knots, closed } = chain;
  if (knots.length < 2) return null;
  const first = knots[0];
  const last = knots[knots.length - 1];
  const left = newRail(-1, first.left);
  const right = newRail(1, first.right);
  const pairings: Pairing[] = [];
  const pairEnds = (t: Mm): void => {
    pairings.push({ t, left: end(left), right: end(right) });
  };
  if (chain.start.extendMm > 0) {
    extend(outline, [left, right], chain, 'start');
    pairings.push({ t: first.t - chain.start.extendMm, left: 0, right: 0 });
  }
  for (const rail of [left, right]) push(rail, outline.x[rail.foot], outline.y[rail.foot]);
  for (const k of knots) {
    lead(outline, left, k.left, k.bridgeLeft && k !== first);
    lead(outline, right, k.right, k.bridgeRight && k !== first);
    if (!k.skip) pairEnds(k.t);
  }
  if (closed) {
    lead(outline, left, first.left, first.bridgeLeft, true);
    lead(outline, right, first.right, first.bridgeRight, true);
    if (pairings.length === 0) return null;
    // One turn on, the same rungs come again.
    const gap = Math.hypot(first.x - last.x, first.y - last.y);
    const again = pairings[0];
    pairings.push({
      t: last.t + gap - first.t + again.t,
      left: end(left) + again.left,
      right: end(right) + again.right,
    });
  } else if (chain.end.extendMm > 0) {
    if (last.skip) pairEnds(last.t);
    extend(outline, [left, right], chain, 'end');
    pairEnds(last.t + chain.end.extendMm);
  }
  const pairs = evenPairs(left, right, pairings, closed);
  if (!pairs) return null;
  const [onLeft, onRight] = [pairs.map((pair) => pair.left), pairs.map((pair) => pair.right)];
  const ends = { closed, start: kindOf(chain.start.kind), end: kindOf(chain.end.kind) };
  return measure(place(left, onLeft), place(right, onRight), ends);
}

const kindOf = (kind: ColumnEnd | 'free'): ColumnEnd => (kind === 'free' ? 'point' : kind);
const newRail = (direction: 1 | -1, foot: number): Rail => ({
  direction,
  foot,
  x: [],
  y: [],
  arc: [],
  corners: [],
});
const end = (rail: Rail): Mm => rail.arc[rail.arc.length - 1];

function push(rail: Rail, x: Mm, y: Mm): void {
  const n = rail.x.length;
  const step = n === 0 ? 0 : Math.hypot(x - rail.x[n - 1], y - rail.y[n - 1]);
  if (n > 0 && step < 1e-7) return;
  rail.arc.push(n === 0 ? 0 : rail.arc[n - 1] + step);
  rail.x.push(x);
  rail.y.push(y);
}

/**
 * Leads a rail from sample to sample along the border, or straight where it
 * bridges the mouth of another column.
 * @param closing back to the first sample of a ring
 */
function lead(outline: Outline, rail: Rail, to: number, bridge: boolean, closing = false): void {
  const from = rail.foot;
  if (from === to) return;
  const ahead = arcOn(outline, from, to, rail.direction);
  // A foot that goes back a little is noise: the rail waits for it.
  const back = Number.isFinite(ahead) ? outline.length[outline.ring[from]] - ahead : Infinity;
  if (!bridge && back < ahead) {
    if (closing) rail.foot = to;
    return;
  }
  rail.foot = to;
  if (bridge || !Number.isFinite(ahead)) {
    push(rail, outline.x[to], outline.y[to]);
    return;
  }
  for (let i = from; i !== to;) {
    i = stepSample(outline, i, rail.direction);
    push(rail, outline.x[i], outline.y[i]);
    if (isCorner(outline, i)) rail.corners.push(end(rail));
  }
}

/** Whether the border turns sharply at a sample, and nowhere beside it more. */
function isCorner({ turn }: Outline, i: number): boolean {
  const here = Math.abs(turn[i]);
  return (
    here > MIN_CORNER_RAD &&
    here >= Math.abs(turn[i - 1] ?? 0) &&
    here >= Math.abs(turn[i + 1] ?? 0)
  );
}

/** Runs both rails on past their outermost rung, the way the column comes, as far as the shape goes. */
function extend(
  outline: Outline,
  [left, right]: readonly [Rail, Rail],
  chain: Chain,
  at: 'start' | 'end',
): void {
  const { x, y } = outline;
  const ahead = at === 'end' ? chain.knots : [...chain.knots].reverse();
  const knot = ahead[ahead.length - 1];
  const behind = ahead.findLast((k) => Math.abs(k.t - knot.t) >= knot.r) ?? ahead[0];
  // From the middle of one rung to the middle of the last.
  const dx = x[knot.left] + x[knot.right] - x[behind.left] - x[behind.right];
  const dy = y[knot.left] + y[knot.right] - y[behind.left] - y[behind.right];
  const k = chain[at].extendMm / (Math.hypot(dx, dy) || 1);
  const reach = (rail: Rail, foot: number, other: number): void => {
    const inward = PROBE_MM / (Math.hypot(x[other] - x[foot], y[other] - y[foot]) || 1);
    const px = x[foot] + (x[other] - x[foot]) * inward;
    const py = y[foot] + (y[other] - y[foot]) * inward;
    let f = 0;
    while (f < 1 && outline.isInside(px + dx * k * (f + 0.125), py + dy * k * (f + 0.125))) {
      f += 0.125;
    }
    push(rail, x[foot] + dx * k * f, y[foot] + dy * k * f);
  };
  reach(left, knot.left, knot.right);
  reach(right, knot.right, knot.left);
}

/** Arcs of even rungs along the rails; null for a spine too short for any. */
function evenPairs(left: Rail, right: Rail, pairings: Pairing[], closed: boolean): Pair[] | null {
  if (pairings.length < 2) return null;
  for (let i = 1; i < pairings.length; i++) {
    for (const key of ['t', 'left', 'right'] as const) {
      pairings[i][key] = Math.max(pairings[i][key], pairings[i - 1][key]);
    }
  }
  const from = pairings[0].t;
  const span = pairings[pairings.length - 1].t - from;
  if (!(span > MIN_SPAN_MM)) return null;
  const n = Math.max(2, Math.ceil(span / RUNG_STEP_MM));
  const onLeft = new Float64Array(n + 1);
  const onRight = new Float64Array(n + 1);
  for (let i = 0, k = 0; i <= n; i++) {
    const t = from + (span * i) / n;
    while (k < pairings.length - 2 && pairings[k + 1].t < t) k++;
    const [a, b] = [pairings[k], pairings[k + 1]];
    const f = b.t > a.t ? Math.max(0, Math.min(1, (t - a.t) / (b.t - a.t))) : 1;
    onLeft[i] = a.left + (b.left - a.left) * f;
    onRight[i] = a.right + (b.right - a.right) * f;
  }
  const sigma = SMOOTH_MM / (span / n);
  const pairs = withCorners(
    { arcs: smooth(onLeft, sigma, closed), corners: left.corners },
    { arcs: smooth(onRight, sigma, closed), corners: right.corners },
  );
  if (closed) pairs.pop();
  return pairs;
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

/** Even arcs along a rail, and those of its sharp corners. */
interface RailStops {
  arcs: Float64Array;
  corners: readonly Mm[];
}

/** Pairs of arcs, with one more wherever a rail has a sharp corner. */
function withCorners(left: RailStops, right: RailStops): Pair[] {
  const pairs: Pair[] = [];
  const mixed = ({ arcs }: RailStops, i: number, f: number): Mm =>
    arcs[i - 1] + (arcs[i] - arcs[i - 1]) * f;
  /** Places of corners between two rungs, as shares of the way. */
  const cornerShares = ({ arcs, corners }: RailStops, i: number): number[] =>
    corners
      .filter((corner) => corner > arcs[i - 1] && corner < arcs[i])
      .map((corner) => (corner - arcs[i - 1]) / (arcs[i] - arcs[i - 1]));
  for (let i = 0; i < left.arcs.length; i++) {
    const extra = i > 0 ? [...cornerShares(left, i), ...cornerShares(right, i)] : [];
    for (const f of extra.sort((a, b) => a - b)) {
      pairs.push({ left: mixed(left, i, f), right: mixed(right, i, f) });
    }
    pairs.push({ left: left.arcs[i], right: right.arcs[i] });
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
