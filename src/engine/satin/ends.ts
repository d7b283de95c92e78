import type { Chain, Knot } from './chain.ts';
import { knotBetween, reverseChain, spineDirection } from './chain.ts';
import type { Mm } from '../core/units.ts';
import { least } from '../core/least.ts';
import type { Outline } from './outline.ts';
import { stepSample } from './outline.ts';

/*
 * How a column ends at the border: with a cap between two corners, or in a
 * point, be it sharp or round, where both rails meet.
 */

/** A sample whose border turns at least so far is a corner of a cap. */
const CORNER = (38 * Math.PI) / 180;
/** A cap narrower than this share of the column is the blunt tip of a point. */
const MIN_CAP = 0.6;
/** A cap arches out where it rises so far over its corners: more than the thread's round ends cover. */
const MIN_ARCH_MM: Mm = 0.1;
/** Its last rung stands at this share of the way from the corners to its top: the thread covers what is above. */
const ARCH_SHARE = 0.6;
/** Before a point the last knots of the spine, this share of its radius, lead nowhere. */
const POINT_CUT = 0.5;

/** Ends a chain at the border wherever an end is still free. */
export function finishEnds(outline: Outline, chain: Chain): Chain {
  if (chain.closed) return chain;
  const once = finishEnd(outline, chain);
  return reverseChain(finishEnd(outline, reverseChain(once)));
}

function finishEnd(outline: Outline, chain: Chain): Chain {
  if (chain.end.kind !== 'free') return chain;
  const knots = [...chain.knots];
  const last = knots[knots.length - 1];
  const t = last.t;
  const d = spineDirection(knots, t - 1.5 * last.r, t - 0.2 * last.r) ??
    spineDirection(knots, 0, t) ?? { x: 0, y: 0 };
  const span = samplesBetween(outline, last.right, last.left);
  const cap = capCorners(outline, span, last, d);
  if (!cap) {
    // The sample farthest ahead.
    const tip = least(span, (i) => -(outline.x[i] * d.x + outline.y[i] * d.y)) ?? span[0];
    skipFrom(knots, t - POINT_CUT * last.r);
    knots.push(knotBetween(outline, { left: tip, right: tip }, last, 1));
    return { ...chain, knots, end: { kind: 'point', extendMm: 0 } };
  }
  const [right, left] = cap;
  const end = knotBetween(outline, { left, right }, last, 1);
  const slant = angleBetween(outline, left, right, d);
  skipFrom(knots, end.t - Math.max(0.5, last.r, 4 * slant * last.r + 0.5 * last.r));
  knots.push(end);
  const arch = archOver(outline, samplesBetween(outline, right, left));
  if (arch) knots.push(knotBetween(outline, arch, end, 1));
  return { ...chain, knots, end: { kind: 'cap', extendMm: 0 } };
}

/** The last rung of a cap that arches out between its corners; undefined of one that hardly does. */
function archOver(outline: Outline, span: number[]): Pick<Knot, 'left' | 'right'> | undefined {
  const { x, y } = outline;
  const [right, left] = [span[0], span[span.length - 1]];
  const [dx, dy] = [x[left] - x[right], y[left] - y[right]];
  const width = Math.hypot(dx, dy);
  // The shape lies on the left of one who walks along its border: what arches out is on the right.
  const out = span.map((i) => ((y[i] - y[right]) * dx - (x[i] - x[right]) * dy) / width);
  const top = out.reduce((best, mm, i) => (mm > out[best] ? i : best), 0);
  if (!(out[top] > MIN_ARCH_MM)) return undefined;
  const last = span.length - 1;
  return {
    right: span[Math.round(ARCH_SHARE * top)],
    left: span[Math.round(last - ARCH_SHARE * (last - top))],
  };
}

/** Border samples from a to b, both included, in the direction of rising arcs; empty between rings. */
function samplesBetween(outline: Outline, a: number, b: number): number[] {
  if (outline.ring[a] !== outline.ring[b]) return [];
  const out = [a];
  for (let i = a; i !== b; out.push(i)) i = stepSample(outline, i, 1);
  return out;
}

/** The two corners of a cap, right one first; null for a point. */
function capCorners(
  outline: Outline,
  span: number[],
  last: Knot,
  d: { x: number; y: number },
): [number, number] | null {
  const { x, y } = outline;
  const corners = cornersOf(outline, span);
  const width = Math.hypot(x[last.left] - x[last.right], y[last.left] - y[last.right]);
  const pairs = corners.slice(1).map((b, i): [number, number] => [corners[i], b]);
  const across = ([a, b]: [number, number]): number =>
    Math.abs((x[b] - x[a]) * d.y - (y[b] - y[a]) * d.x);
  return least(pairs, (pair) => -across(pair), -MIN_CAP * width) ?? null;
}

/** Samples of a stretch of border where it turns sharply and outward: one a corner. */
export function cornersOf(outline: Outline, span: number[]): number[] {
  const { turn, arc } = outline;
  const out: number[] = [];
  for (const i of span) {
    if (turn[i] < CORNER) continue;
    const before = out[out.length - 1];
    if (before !== undefined && Math.abs(arc[i] - arc[before]) < 0.35) {
      if (turn[i] > turn[before] + 1e-9) out[out.length - 1] = i;
    } else {
      out.push(i);
    }
  }
  return out;
}

/** Angle between a cap and a right angle to the spine. */
function angleBetween(
  outline: Outline,
  left: number,
  right: number,
  d: { x: number; y: number },
): number {
  const ex = outline.x[right] - outline.x[left];
  const ey = outline.y[right] - outline.y[left];
  return Math.abs(Math.atan2(ex * d.x + ey * d.y, Math.abs(ex * d.y - ey * d.x)));
}

function skipFrom(knots: Knot[], t: number): void {
  for (let i = 1; i < knots.length; i++) if (knots[i].t > t) knots[i] = { ...knots[i], skip: true };
}
