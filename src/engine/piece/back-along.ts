import type { ObjectKind } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import type { ThreadPath, ThreadRun } from '../stitch/thread-path.ts';

/*
 * Between lines that meet the thread needs no cut: it goes back along the line that it has just sewn,
 * to where the next one touches it, and along that one to where it begins. Thread along thread of
 * its own colour is not seen.
 */

/** Lines that are no farther apart than this touch. */
const TOUCH_MM: Mm = 0.6;
/** A cut takes about as long as so much thread along lines. */
const MOST_MM: Mm = 60;

/** What is a single thread, or several along each other. */
const LINES: ReadonlySet<ObjectKind> = new Set<ObjectKind>(['run', 'outline', 'bean']);

/** A stretch of a line: from one needle point to another, and how far along it the first one is. */
interface Stretch {
  from: readonly [Mm, Mm];
  to: readonly [Mm, Mm];
  before: Mm;
}

/**
 * The way from the end of what has been sewn to the beginning of what comes next, along both.
 * @returns its needle points; undefined where they are no lines, do not touch, or only far away
 */
export function backAlong(sewn: ThreadPath, next: ThreadPath): number[] | undefined {
  const [last, first] = [sewn.runs.at(-1), next.runs[0]];
  if (!last || !first || last.isFixed || first.isFixed) return undefined;
  const back = stretchesOf(ownLine(last, sewn, -1));
  const ahead = stretchesOf(ownLine(first, next, 1));
  let best: { at: readonly [Mm, Mm]; i: number; j: number } | undefined;
  let least = MOST_MM;
  back.forEach((one, i) => {
    ahead.forEach((other, j) => {
      if (one.before + other.before >= least) return;
      const met = meeting(one, other);
      if (!met) return;
      const far = one.before + distance(one.from, met) + other.before + distance(other.from, met);
      if (far < least) [best, least] = [{ at: met, i, j }, far];
    });
  });
  if (!best) return undefined;
  const { at, i, j } = best;
  const points = [
    ...back.slice(0, i).map(({ to }) => to),
    at,
    ...ahead
      .slice(0, j + 1)
      .toReversed()
      .map(({ from }) => from),
  ];
  // The needle is at the first already, and the next line begins with its own first point.
  return points.slice(0, -1).flat();
}

/** Needle points of a line from one end of a run on, as long as it is one, there and back left out. */
function ownLine({ points, owner }: ThreadRun, { objects }: ThreadPath, way: 1 | -1) {
  const line: (readonly [Mm, Mm])[] = [];
  let length = 0;
  for (let n = 0; n < owner.length && length < MOST_MM; n++) {
    const at = way > 0 ? n : owner.length - 1 - n;
    const { kind } = objects[owner[at]];
    if (!LINES.has(kind)) break;
    const point = [points[2 * at], points[2 * at + 1]] as const;
    const before = line.at(-2);
    if (before && distance(before, point) < 0.01) {
      line.pop();
      continue;
    }
    if (line.length > 0) length += distance(line[line.length - 1], point);
    line.push(point);
  }
  return line;
}

function stretchesOf(line: readonly (readonly [Mm, Mm])[]): Stretch[] {
  let before = 0;
  return line.slice(1).map((to, i) => {
    const stretch = { from: line[i], to, before };
    before += distance(line[i], to);
    return stretch;
  });
}

const distance = (a: readonly [Mm, Mm], b: readonly [Mm, Mm]): Mm =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where two stretches cross, or one ends at the other. */
function meeting(a: Stretch, b: Stretch): readonly [Mm, Mm] | undefined {
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]];
  const turn = ax * by - ay * bx;
  if (Math.abs(turn) > 1e-9) {
    const [dx, dy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]];
    const [t, u] = [(dx * by - dy * bx) / turn, (dx * ay - dy * ax) / turn];
    if (t >= 0 && t <= 1 && u >= 0 && u <= 1) return [a.from[0] + t * ax, a.from[1] + t * ay];
  }
  for (const [end, on] of [
    [b.from, a],
    [b.to, a],
    [a.from, b],
    [a.to, b],
  ] as const) {
    if (distance(end, nearest(on, end)) <= TOUCH_MM) return end;
  }
  return undefined;
}

/** The place of a stretch that is nearest to another. */
function nearest({ from, to }: Stretch, [x, y]: readonly [Mm, Mm]): readonly [Mm, Mm] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return [from[0] + t * dx, from[1] + t * dy];
}
