import type { Chain, Knot } from './chain.ts';
import { spineDirection } from './chain.ts';
import { cornersOf } from './ends.ts';
import { OVERLAP_MM } from './junctions.ts';
import type { Outline } from './outline.ts';
import { arcBetween, stepSample } from './outline.ts';

/*
 * Strokes that turn a sharp corner, as in E or L, are two columns: the longer
 * arm runs to the outer edge, the other ends under its cover. Fanning the ribs
 * around would pile all needle points on the inner corner.
 */

/** A stroke that turns by less is one column. */
const MIN_TURN = (60 * Math.PI) / 180;
/** The outer corner is farther from the spine than this, in radii; at a rounded shoulder it is not. */
const MIN_REACH = 1.33;
/** A stroke that turns back so far is cut at a blunt corner too. */
const HAIRPIN = (100 * Math.PI) / 180;
const MIN_HAIRPIN_REACH = 1.02;
/** Directions are taken between these distances from the corner, in radii. */
const AIM_FROM = 1.3;
const AIM_TO = 2.6;

/** A corner of the stroke between knots `at` and `at + 1`. */
interface Corner {
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

/** Cuts a chain at each sharp corner of its stroke. */
export function splitCorners(outline: Outline, chain: Chain): Chain[] {
  const corners = findCorners(outline, chain);
  if (corners.length === 0) return [chain];
  if (!chain.closed) return cut(outline, chain, corners, null) ?? [chain];
  // A ring opens at its first corner, which then stands at both ends.
  const open = openAt(chain, corners[0]);
  return cut(outline, open, findCorners(outline, open), corners[0]) ?? [chain];
}

function openAt(chain: Chain, corner: Corner): Chain {
  const { knots } = chain;
  const k = corner.at + 1;
  const first = knots[0];
  const last = knots[knots.length - 1];
  const seam = last.t + Math.hypot(first.x - last.x, first.y - last.y);
  const from = knots[k % knots.length].t;
  const turned = [
    ...knots.slice(k).map((n) => ({ ...n, t: n.t - from })),
    ...knots.slice(0, k).map((n) => ({ ...n, t: n.t - first.t + seam - from })),
  ];
  return { ...chain, knots: turned, closed: false };
}

/** Cuts an open chain; `seam` is the corner where an opened ring begins and ends. */
function cut(outline: Outline, chain: Chain, corners: Corner[], seam: Corner | null): Chain[] | null {
  const { knots } = chain;
  const bounds = [0, ...corners.map((c) => c.at + 1), knots.length];
  const arms: Chain[] = [];
  for (let i = 0; i + 1 < bounds.length; i++) {
    const part = knots.slice(bounds[i], bounds[i + 1]).map((k) => ({ ...k }));
    arms.push({
      knots: part,
      closed: false,
      start: i === 0 ? chain.start : { kind: 'cap', extendMm: 0 },
      end: i + 2 === bounds.length ? chain.end : { kind: 'cap', extendMm: 0 },
    });
  }
  const lengths = arms.map(({ knots: k }) => (k.length > 0 ? k[k.length - 1].t - k[0].t : 0));
  const joinAt = (corner: Corner, before: number, after: number): boolean => {
    // Lengths within a hair of each other: the later arm, whatever the sampling did.
    const firstRuns = lengths[before] > lengths[after] + 0.25;
    return dress(outline, arms[before], arms[after], corner, firstRuns);
  };
  const clean =
    corners.every((corner, i) => joinAt(corner, i, i + 1)) &&
    (!seam || joinAt(seam, arms.length - 1, 0));
  if (!clean) return null;
  return arms.filter((arm) => arm.knots.length > 1);
}

/** Shapes the ends of the two arms that meet at a corner; false where they don't meet cleanly. */
function dress(outline: Outline, a: Chain, b: Chain, corner: Corner, firstRuns: boolean): boolean {
  const { outerRight, inner } = corner;
  const [near, far] = firstRuns ? corner.outer : [corner.outer[1], corner.outer[0]];
  const runs = firstRuns ? a : b;
  const heading = tailDirection(firstRuns ? a.knots : flipped(b.knots), corner.r);
  if (!heading) return false;
  // Beyond the outer corner the other arm's edge goes on, with or against the samples' order.
  const onward = (outerRight ? 1 : -1) * (firstRuns ? 1 : -1);
  const meet = crossing(outline, near, inner, heading, onward > 0 ? 1 : -1, 6 * corner.r);
  if (meet < 0) return false;
  // Of a blunt bend's two corners the second is the cap's, if the cap reaches so far.
  const outer = arcOn(outline, near, far, onward) < arcOn(outline, near, meet, onward) ? far : near;
  const place = (left: number, right: number, t: number): Knot => ({
    t,
    x: (outline.x[left] + outline.x[right]) / 2,
    y: (outline.y[left] + outline.y[right]) / 2,
    r: corner.r,
    left,
    right,
    bridgeLeft: false,
    bridgeRight: false,
    skip: false,
  });
  const pair = (out: number, inn: number, t: number): Knot =>
    outerRight ? place(inn, out, t) : place(out, inn, t);
  const other = firstRuns ? b : a;
  const cap = { kind: 'cap' as const, extendMm: 0 };
  const butt = { kind: 'butt' as const, extendMm: OVERLAP_MM };
  const window = AIM_FROM * corner.r;
  const endT = (arm: Chain, atItsEnd: boolean): number =>
    arm.knots[atItsEnd ? arm.knots.length - 1 : 0].t;
  const runsT = endT(runs, firstRuns);
  const otherT = endT(other, !firstRuns);
  for (const k of runs.knots) if (Math.abs(k.t - runsT) < window) k.skip = true;
  // The arm that runs through: to the inner corner along the border, then straight across.
  const turnKnot = { ...pair(outer, inner, runsT), skip: true };
  const capKnot = pair(outer, meet, 0);
  if (firstRuns) {
    const last = runs.knots[runs.knots.length - 1];
    capKnot.t = last.t + Math.hypot(capKnot.x - last.x, capKnot.y - last.y);
    turnKnot.t = last.t;
    if (outerRight) capKnot.bridgeLeft = true;
    else capKnot.bridgeRight = true;
    runs.knots.push(turnKnot, capKnot);
    runs.end = cap;
  } else {
    const first = runs.knots[0];
    capKnot.t = first.t - Math.hypot(capKnot.x - first.x, capKnot.y - first.y);
    turnKnot.t = first.t;
    if (outerRight) turnKnot.bridgeLeft = true;
    else turnKnot.bridgeRight = true;
    runs.knots.unshift(capKnot, turnKnot);
    runs.start = cap;
  }
  // The other arm: from the line between the inner corner and where the cap's edge comes out.
  const outerFoot = (k: Knot): number => (outerRight ? k.right : k.left);
  const span = Math.abs(arcOn(outline, outer, meet, onward));
  other.knots = other.knots.filter((k) => {
    const along = arcOn(outline, outer, outerFoot(k), onward);
    const past = along >= span && along < outline.length[outline.ring[outer]] / 2;
    return past || Math.abs(k.t - otherT) > 2 * AIM_TO * corner.r;
  });
  if (other.knots.length === 0) return true;
  if (firstRuns) {
    const first = other.knots[0];
    const knot = pair(meet, inner, 0);
    knot.t = first.t - Math.hypot(knot.x - first.x, knot.y - first.y);
    other.knots.unshift(knot);
    other.start = butt;
  } else {
    const last = other.knots[other.knots.length - 1];
    const knot = pair(meet, inner, 0);
    knot.t = last.t + Math.hypot(knot.x - last.x, knot.y - last.y);
    other.knots.push(knot);
    other.end = butt;
  }
  return true;
}

const arcOn = (outline: Outline, a: number, b: number, direction: number): number =>
  direction > 0 ? arcBetween(outline, a, b) : arcBetween(outline, b, a);

const flipped = (knots: Knot[]): Knot[] => {
  const total = knots.length > 0 ? knots[knots.length - 1].t : 0;
  return [...knots].reverse().map((k) => ({ ...k, t: total - k.t }));
};

/** Direction in which a line of knots arrives at its end, away from the bend there. */
function tailDirection(knots: Knot[], r: number): { x: number; y: number } | null {
  if (knots.length === 0) return null;
  const t = knots[knots.length - 1].t;
  return spineDirection(knots, t - AIM_TO * r, t - AIM_FROM * r);
}

/** The border sample where a line from `from` along d comes out, searched from the outer corner on. */
function crossing(
  outline: Outline,
  outer: number,
  from: number,
  d: { x: number; y: number },
  direction: 1 | -1,
  reach: number,
): number {
  const { x, y } = outline;
  const side = (i: number): number => d.x * (y[i] - y[from]) - d.y * (x[i] - x[from]);
  const begin = side(outer);
  let gone = 0;
  for (let i = outer; gone < reach; ) {
    const j = stepSample(outline, i, direction);
    gone += Math.hypot(x[j] - x[i], y[j] - y[i]);
    i = j;
    if (side(i) * begin <= 1e-9) return i;
  }
  return -1;
}

function findCorners(outline: Outline, chain: Chain): Corner[] {
  const { knots, closed } = chain;
  const out: Corner[] = [];
  const n = knots.length;
  for (let i = 0; i + 1 < n; i++) {
    const a = knots[i];
    const b = knots[i + 1];
    const corner =
      cornerBetween(outline, a, b, i, true) ?? cornerBetween(outline, a, b, i, false);
    if (!corner) continue;
    const before = spineDirection(knots, corner.t - AIM_TO * a.r, corner.t - AIM_FROM * a.r);
    const after = spineDirection(knots, corner.t + AIM_FROM * a.r, corner.t + AIM_TO * a.r);
    if (!before || !after) continue;
    if (!closed && (corner.t - AIM_TO * a.r < knots[0].t || corner.t + AIM_TO * a.r > knots[n - 1].t)) {
      if (corner.t - AIM_FROM * a.r < knots[0].t || corner.t + AIM_FROM * a.r > knots[n - 1].t) continue;
    }
    const turn = Math.acos(Math.max(-1, Math.min(1, before.x * after.x + before.y * after.y)));
    if (turn < (corner.blunt ? HAIRPIN : MIN_TURN)) continue;
    const last = out[out.length - 1];
    if (last && last.outerRight === corner.outerRight && corner.t - last.t < AIM_FROM * corner.r) {
      // The two corners of one blunt bend.
      out[out.length - 1] = { ...corner, outer: [last.outer[0], corner.outer[1]] };
    } else {
      out.push(corner);
    }
  }
  return out;
}

function cornerBetween(outline: Outline, a: Knot, b: Knot, at: number, right: boolean): Corner | null {
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
    for (let i = foot; gone < reach; ) {
      const j = stepSample(outline, i, direction);
      gone += Math.hypot(outline.x[j] - outline.x[i], outline.y[j] - outline.y[i]);
      i = j;
      if (outline.turn[i] < outline.turn[best] - 0.05) best = i;
    }
  }
  return best;
}
