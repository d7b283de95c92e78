import type { Chain, Knot } from './chain.ts';
import { reverseChain, spineDirection } from './chain.ts';
import { AIM_FROM, AIM_TO, findCorners, type Corner } from './find-corners.ts';
import { OVERLAP_MM } from './junctions.ts';
import type { Outline } from './outline.ts';
import { arcBetween, stepSample } from './outline.ts';

/*
 * Strokes that turn a sharp corner, as in E or L, are two columns: the longer
 * arm runs to the outer edge, the other ends under its cover. Fanning the rungs
 * around would pile all needle points on the inner corner.
 */

/** The cap's edge comes out within this distance of the corner, in radii. */
const MAX_CAP_RADII = 6;

/** Cuts a chain at each sharp corner of its stroke. */
export function splitCorners(outline: Outline, chain: Chain): Chain[] {
  const corners = findCorners(outline, chain);
  if (corners.length === 0) return [chain];
  if (!chain.closed) return cut(outline, chain, corners, null) ?? [chain];
  // A ring opens at its first corner, which then stands at both ends.
  const open = openAt(chain, corners[0]);
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
  const [first, second] = [open.knots.slice(0, half), open.knots.slice(half)].map(
    (knots): Chain => ({ ...open, knots: knots.map((k) => ({ ...k })) }),
  );
  const dressed = dress(outline, second, first, corner);
  if (!dressed) return null;
  const [runs, butts] = dressed;
  return [{ ...butts, knots: [...butts.knots, ...runs.knots], end: runs.end }];
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
function cut(
  outline: Outline,
  chain: Chain,
  corners: Corner[],
  seam: Corner | null,
): Chain[] | null {
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
    const [a, b] = firstRuns
      ? [arms[before], arms[after]]
      : [reverseChain(arms[after]), reverseChain(arms[before])];
    const dressed = dress(outline, a, b, firstRuns ? corner : mirrored(corner));
    if (!dressed) return false;
    const [runs, butts] = dressed;
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

/**
 * Shapes the ends of the two arms that meet at a corner: the one before it runs
 * to the outer edge, the one after it ends under its cover. Null where they
 * don't meet cleanly.
 */
function dress(outline: Outline, runs: Chain, butts: Chain, corner: Corner): [Chain, Chain] | null {
  const { outerRight, inner, r } = corner;
  const [near, far] = corner.outer;
  const heading = tailDirection(runs.knots, r);
  // Beyond the outer corner the other arm's edge goes on, with or against the samples' order.
  const onward = outerRight ? 1 : -1;
  const meet = heading ? crossing(outline, near, inner, heading, onward, MAX_CAP_RADII * r) : -1;
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
  const turn = { ...pairKnot(outline, corner, outer, inner, last, 1), t: last.t, skip: true };
  const cap = pairKnot(outline, corner, outer, meet, last, 1);
  if (outerRight) cap.bridgeLeft = true;
  else cap.bridgeRight = true;
  const window = last.t - AIM_FROM * r;
  const led = before.map((k) => (k.t > window ? { ...k, skip: true } : k));
  // The other arm begins on the line from the inner corner to where the cap's edge comes out.
  const after = butts.knots.slice(first);
  const mouth = pairKnot(outline, corner, meet, inner, after[0], -1);
  return [
    { ...runs, knots: [...led, turn, cap], end: { kind: 'cap', extendMm: 0 } },
    { ...butts, knots: [mouth, ...after], start: { kind: 'butt', extendMm: OVERLAP_MM } },
  ];
}

/** A knot with given feet on the outer and inner side, next to another knot. */
function pairKnot(
  outline: Outline,
  corner: Corner,
  out: number,
  inn: number,
  beside: Knot,
  sign: 1 | -1,
): Knot {
  const x = (outline.x[out] + outline.x[inn]) / 2;
  const y = (outline.y[out] + outline.y[inn]) / 2;
  return {
    t: beside.t + sign * Math.hypot(x - beside.x, y - beside.y),
    x,
    y,
    r: corner.r,
    left: corner.outerRight ? inn : out,
    right: corner.outerRight ? out : inn,
    bridgeLeft: false,
    bridgeRight: false,
    skip: false,
  };
}

const arcOn = (outline: Outline, a: number, b: number, direction: number): number =>
  direction > 0 ? arcBetween(outline, a, b) : arcBetween(outline, b, a);

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
  for (let i = outer; gone < reach;) {
    const j = stepSample(outline, i, direction);
    gone += Math.hypot(x[j] - x[i], y[j] - y[i]);
    i = j;
    if (side(i) * begin <= 1e-9) return i;
  }
  return -1;
}
