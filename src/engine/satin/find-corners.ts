import type { Chain, Knot } from './chain.ts';
import { spineDirection } from './chain.ts';
import { cornersOf } from './ends.ts';
import type { Outline } from './outline.ts';
import { arcBetween, stepSample } from './outline.ts';

/* Where a stroke turns so sharply that it is cut. */

/** A stroke that turns by less is one column. */
const MIN_TURN = (60 * Math.PI) / 180;
/** The outer corner is farther from the spine than this, in radii; at a rounded shoulder it is not. */
const MIN_REACH = 1.33;
/** A stroke that turns back so far is cut at a blunt corner too. */
const HAIRPIN = (100 * Math.PI) / 180;
const MIN_HAIRPIN_REACH = 1.02;
/** Two corners nearer than this, in radii, have no arm between them. */
const MIN_ARM = 2;
/** Directions are taken between these distances from the corner, in radii. */
export const AIM_FROM = 1.3;
export const AIM_TO = 2.6;

/** A corner of the stroke between knots `at` and `at + 1`. */
export interface Corner {
  at: number;
  t: number;
  r: number;
  /** The outer corner of the border lies on the right of the chain. */
  outerRight: boolean;
  /** Border samples: the outer corners, first and last on the way (one, or two of a blunt bend), and the inner one. */
  outer: [number, number];
  inner: number;
  /** Too near to the spine for a corner, unless the stroke turns back. */
  blunt: boolean;
}

/** The corners of a chain, in their order. */
export function findCorners(outline: Outline, chain: Chain): Corner[] {
  const { knots, closed } = chain;
  const out: Corner[] = [];
  const n = knots.length;
  for (let i = 0; i + 1 < n; i++) {
    const a = knots[i];
    const b = knots[i + 1];
    const corner = cornerBetween(outline, a, b, i, true) ?? cornerBetween(outline, a, b, i, false);
    if (!corner) continue;
    const before = spineDirection(knots, corner.t - AIM_TO * a.r, corner.t - AIM_FROM * a.r);
    const after = spineDirection(knots, corner.t + AIM_FROM * a.r, corner.t + AIM_TO * a.r);
    if (!before || !after) continue;
    if (
      !closed &&
      (corner.t - AIM_TO * a.r < knots[0].t || corner.t + AIM_TO * a.r > knots[n - 1].t)
    ) {
      if (corner.t - AIM_FROM * a.r < knots[0].t || corner.t + AIM_FROM * a.r > knots[n - 1].t)
        continue;
    }
    const turn = Math.acos(Math.max(-1, Math.min(1, before.x * after.x + before.y * after.y)));
    if (turn < (corner.blunt ? HAIRPIN : MIN_TURN)) continue;
    const last = out[out.length - 1];
    if (last && last.outerRight === corner.outerRight && corner.t - last.t < MIN_ARM * corner.r) {
      // The two corners of one blunt bend.
      out[out.length - 1] = { ...corner, outer: [last.outer[0], corner.outer[1]] };
    } else {
      out.push(corner);
    }
  }
  return out;
}

function cornerBetween(
  outline: Outline,
  a: Knot,
  b: Knot,
  at: number,
  right: boolean,
): Corner | null {
  if (right ? b.bridgeRight : b.bridgeLeft) return null;
  const from = right ? a.right : b.left;
  const to = right ? b.right : a.left;
  if (from === to || arcBetween(outline, from, to) > 12 * a.r) return null;
  const span = [from];
  for (let i = from; i !== to; span.push(i)) i = stepSample(outline, i, 1);
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  const reach = (i: number): number => Math.hypot(outline.x[i] - x, outline.y[i] - y) / a.r;
  const corners = cornersOf(outline, span).filter((i) => reach(i) > MIN_HAIRPIN_REACH);
  if (corners.length === 0) return null;
  const ends: [number, number] = [corners[0], corners[corners.length - 1]];
  const inner = innerCorner(outline, right ? a.left : a.right, a.r);
  return {
    at,
    t: (a.t + b.t) / 2,
    r: a.r,
    outerRight: right,
    outer: right ? ends : [ends[1], ends[0]],
    inner,
    blunt: !corners.some((i) => reach(i) > MIN_REACH),
  };
}

/** The sharpest inward turn of the border near a foot. */
function innerCorner(outline: Outline, foot: number, reach: number): number {
  let best = foot;
  for (const direction of [1, -1] as const) {
    let gone = 0;
    for (let i = foot; gone < reach;) {
      const j = stepSample(outline, i, direction);
      gone += Math.hypot(outline.x[j] - outline.x[i], outline.y[j] - outline.y[i]);
      i = j;
      if (outline.turn[i] < outline.turn[best] - 0.05) best = i;
    }
  }
  return best;
}
