import type { Mm } from '../core/units.ts';
import type { Chain, Knot } from './chain.ts';
import {
  AIM_FROM_RADII,
  AIM_TO_RADII,
  knotBetween,
  openRing,
  reverseChain,
  spineDirection,
} from './chain.ts';
import { cornersOf } from './ends.ts';
import { OVERLAP_MM } from './junctions.ts';
import type { Outline } from './outline.ts';
import { arcBetween, arcOn, sharpestInward, stepSample } from './outline.ts';

/*
 * Strokes that turn a sharp corner, as in E or L, are two columns: the longer arm runs to the outer
 * edge, the other ends under its cover. Fanning the rungs around would pile all needle points on
 * the inner corner. The trade calls it a capped corner.
 *
 *     one column, fanned      the arm that runs, with a cap; the one that butts, under it
 *     ┌─────────────╮          ┌─────────────┬ outer
 *     │ │ │ │ │ │ │╱│          │ │ │ │ │ │ │ │ cap: from the outer corner to where
 *     └─────────┐╲─ ┤          └─────────┬───┤ meet: the edge comes out, beyond the inner one
 *          inner│───│               inner│───│ mouth: from the inner corner to there
 *               │───│                    │───│
 */

/** A stroke that turns by less is one column: its rungs fan without crowding. */
const MIN_TURN_RAD = (60 * Math.PI) / 180;
/** The outer corner is farther from the spine than this, in radii; at a rounded shoulder it is not. */
const MIN_REACH_RADII = 1.33;
/** A stroke that turns back so far is cut at a blunt corner too. */
const HAIRPIN_RAD = (100 * Math.PI) / 180;
const MIN_HAIRPIN_REACH_RADII = 1.02;
/** Two corners nearer than this have no arm between them. */
const MIN_ARM_RADII = 2;
/** A longer stretch of border between two knots is not one corner's. */
const MAX_CORNER_RADII = 12;
/** The cap's edge comes out within this distance of the corner. */
const MAX_CAP_RADII = 6;
/** Of two arms as long as each other, give or take so much, the later one runs, however they are sampled. */
const SAME_LENGTH_MM = 0.25;

/** Cuts a chain at each sharp corner of its stroke. */
export function splitCorners(outline: Outline, chain: Chain): Chain[] {
  const corners = findCorners(outline, chain);
  if (corners.length === 0) return [chain];
  if (!chain.closed) return cut(outline, chain, corners, null) ?? [chain];
  // A ring opens at its first corner, which then stands at both ends.
  const open = openRing(chain, corners[0].at + 1);
  const others = findCorners(outline, open);
  const arms =
    others.length > 0 ? cut(outline, open, others, corners[0]) : bent(outline, open, corners[0]);
  return arms ?? [chain];
}

/**
 * A ring of one corner, such as a drop or an o written in one go: a single arm, which runs to the
 * outer edge with its end and begins under that cover. Null where it does not meet itself cleanly.
 */
function bent(outline: Outline, open: Chain, corner: Corner): Chain[] | null {
  const half = open.knots.length >> 1;
  const part = (from: number, to?: number): Chain => ({
    ...open,
    knots: open.knots.slice(from, to).map((k) => ({ ...k })),
  });
  const shaped = shapeEnds(outline, { runs: part(half), butts: part(0, half) }, corner);
  if (!shaped) return null;
  const { runs, butts } = shaped;
  return [{ ...butts, knots: [...butts.knots, ...runs.knots], end: runs.end }];
}

/** Cuts an open chain; `seam` is the corner where an opened ring begins and ends. */
function cut(
  outline: Outline,
  chain: Chain,
  corners: Corner[],
  seam: Corner | null,
): Chain[] | null {
  const { knots } = chain;
  const bounds = [0, ...corners.map((c) => c.at + 1), knots.length];
  // The ends at corners are shaped below.
  const arms = bounds.slice(1).map((to, i): Chain => {
    const part = knots.slice(bounds[i], to).map((k) => ({ ...k }));
    return { ...chain, knots: part, closed: false };
  });
  const lengths = arms.map(({ knots: k }) => (k.length > 0 ? k[k.length - 1].t - k[0].t : 0));
  const joinAt = (corner: Corner, before: number, after: number): boolean => {
    const firstRuns = lengths[before] > lengths[after] + SAME_LENGTH_MM;
    const meeting = firstRuns
      ? { runs: arms[before], butts: arms[after] }
      : { runs: reverseChain(arms[after]), butts: reverseChain(arms[before]) };
    const shaped = shapeEnds(outline, meeting, firstRuns ? corner : mirrored(corner));
    if (!shaped) return false;
    const { runs, butts } = shaped;
    arms[before] = firstRuns ? runs : reverseChain(butts);
    arms[after] = firstRuns ? butts : reverseChain(runs);
    return true;
  };
  const clean =
    corners.every((corner, i) => joinAt(corner, i, i + 1)) &&
    (!seam || joinAt(seam, arms.length - 1, 0));
  if (!clean) return null;
  return arms.filter((arm) => arm.knots.length > 1);
}

/** The corner as one sees it who comes the other way. */
const mirrored = (corner: Corner): Corner => ({
  ...corner,
  outerRight: !corner.outerRight,
  outer: [corner.outer[1], corner.outer[0]],
});

/** The two arms that meet at a corner: one runs to its outer edge, the other ends under its cover. */
interface Arms {
  runs: Chain;
  butts: Chain;
}

/** Shapes the ends of two arms at their corner. Null where they don't meet cleanly. */
function shapeEnds(outline: Outline, { runs, butts }: Arms, corner: Corner): Arms | null {
  const { outerRight, inner, r } = corner;
  const [near, far] = corner.outer;
  // Where the arm heads, away from the bend at its end.
  const t = runs.knots.at(-1)?.t ?? 0;
  const heading =
    runs.knots.length > 0 &&
    spineDirection(runs.knots, t - AIM_TO_RADII * r, t - AIM_FROM_RADII * r);
  // Beyond the outer corner the other arm's edge goes on, with or against the samples' order.
  const onward = outerRight ? 1 : -1;
  const meet = heading
    ? crossing(outline, { outer: near, inner, heading, onward, reachMm: MAX_CAP_RADII * r })
    : -1;
  if (meet < 0) return null;
  // Of a blunt bend's two corners the second is the cap's, if the cap reaches so far.
  const beyond = (a: number, b: number): number => arcOn(outline, a, b, onward);
  const outer = beyond(near, far) < beyond(near, meet) ? far : near;
  const outerFoot = (k: Knot): number => (outerRight ? k.right : k.left);
  const half = outline.length[outline.ring[outer]] / 2;
  const isPast = (k: Knot): boolean => {
    const d = beyond(outer, outerFoot(k));
    return d > 0 && d < half;
  };
  const last = runs.knots.findLast((k) => !isPast(k));
  if (!last) return null;
  const before = runs.knots.slice(0, runs.knots.indexOf(last) + 1);
  const first = butts.knots.findIndex((k) => beyond(outer, outerFoot(k)) >= beyond(outer, meet));
  if (first < 0) return null;
  // To the inner corner along the border, then straight across.
  const feet = (out: number, inn: number) =>
    outerRight ? { left: inn, right: out } : { left: out, right: inn };
  const turn = {
    ...knotBetween(outline, feet(outer, inner), last, 1, r),
    t: last.t,
    skip: true,
  };
  const cap = knotBetween(outline, feet(outer, meet), last, 1, r);
  if (outerRight) cap.bridgeLeft = true;
  else cap.bridgeRight = true;
  const window = last.t - AIM_FROM_RADII * r;
  const led = before.map((k) => (k.t > window ? { ...k, skip: true } : k));
  // The other arm begins on the line from the inner corner to where the cap's edge comes out.
  const after = butts.knots.slice(first);
  const mouth = knotBetween(outline, feet(meet, inner), after[0], -1, r);
  return {
    runs: { ...runs, knots: [...led, turn, cap], end: { kind: 'cap', extendMm: 0 } },
    butts: { ...butts, knots: [mouth, ...after], start: { kind: 'butt', extendMm: OVERLAP_MM } },
  };
}

/** A line from the inner corner, and the stretch of border on which it comes out. */
interface CapEdge {
  inner: number;
  heading: { x: number; y: number };
  /** The border is searched from the outer corner on, with (1) or against (-1) the samples, so far. */
  outer: number;
  onward: 1 | -1;
  reachMm: Mm;
}

/** The border sample where a cap's edge comes out, or -1. */
function crossing(outline: Outline, { inner, heading, outer, onward, reachMm }: CapEdge): number {
  const { x, y } = outline;
  const side = (i: number): number => heading.x * (y[i] - y[inner]) - heading.y * (x[i] - x[inner]);
  const begin = side(outer);
  let gone = 0;
  for (let i = outer; gone < reachMm;) {
    const j = stepSample(outline, i, onward);
    gone += Math.hypot(x[j] - x[i], y[j] - y[i]);
    i = j;
    if (side(i) * begin <= 1e-9) return i;
  }
  return -1;
}

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
    const [near, far] = [AIM_FROM_RADII * a.r, AIM_TO_RADII * a.r];
    const before = spineDirection(knots, corner.t - far, corner.t - near);
    const after = spineDirection(knots, corner.t + near, corner.t + far);
    if (!before || !after) continue;
    const room = Math.min(corner.t - knots[0].t, knots[n - 1].t - corner.t);
    if (!closed && room < near) continue;
    const turn = Math.acos(Math.max(-1, Math.min(1, before.x * after.x + before.y * after.y)));
    if (turn < (corner.blunt ? HAIRPIN_RAD : MIN_TURN_RAD)) continue;
    const last = out[out.length - 1];
    if (
      last &&
      last.outerRight === corner.outerRight &&
      corner.t - last.t < MIN_ARM_RADII * corner.r
    ) {
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
  if (from === to || arcBetween(outline, from, to) > MAX_CORNER_RADII * a.r) return null;
  const span = [from];
  for (let i = from; i !== to; span.push(i)) i = stepSample(outline, i, 1);
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  const reach = (i: number): number => Math.hypot(outline.x[i] - x, outline.y[i] - y) / a.r;
  const corners = cornersOf(outline, span).filter((i) => reach(i) > MIN_HAIRPIN_REACH_RADII);
  if (corners.length === 0) return null;
  const ends: [number, number] = [corners[0], corners[corners.length - 1]];
  const inner = sharpestInward(outline, right ? a.left : a.right, a.r);
  return {
    at,
    t: (a.t + b.t) / 2,
    r: a.r,
    outerRight: right,
    outer: right ? ends : [ends[1], ends[0]],
    inner,
    blunt: !corners.some((i) => reach(i) > MIN_REACH_RADII),
  };
}
