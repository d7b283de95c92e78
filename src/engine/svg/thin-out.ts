import type { Mm } from '../core/units.ts';
import type { SubPath } from './pen.ts';

/** Outlines of more points than this are thinned out. */
const MOST_POINTS = 10_000;
/** Points are dropped that are nearer than this to the one kept before; doubled until they are few enough. */
const FIRST_REACH: Mm = 0.01;
const LAST_REACH: Mm = 1;

/**
 * Thins out the points of one shape's outline when they are far more than a
 * needle could follow: every point dropped lies within `reach` of one that is
 * kept, and reach is no greater than it must be, up to a millimetre.
 */
export function thinOut(lines: readonly SubPath[]): readonly SubPath[] {
  let thinned = lines;
  for (let reach = FIRST_REACH; reach <= LAST_REACH && countPoints(thinned) > MOST_POINTS;) {
    thinned = thinned.map((line) => thinLine(line, reach));
    reach *= 2;
  }
  // What strays farther than that from point to point is a scribble: any part of it will do.
  const every = Math.ceil(countPoints(thinned) / MOST_POINTS);
  return every > 1 ? thinned.map((line) => pickFrom(line, every)) : thinned;
}

function pickFrom({ points, closed }: SubPath, every: number): SubPath {
  const kept: number[] = [];
  for (let i = 0; i < points.length; i += 2 * every) kept.push(points[i], points[i + 1]);
  return { points: kept, closed };
}

function countPoints(lines: readonly SubPath[]): number {
  return lines.reduce((sum, { points }) => sum + points.length / 2, 0);
}

/** The first and last points stay. */
function thinLine({ points, closed }: SubPath, reach: Mm): SubPath {
  const kept = [points[0], points[1]];
  const last = points.length - 2;
  for (let i = 2; i < last; i += 2) {
    const dx = points[i] - kept[kept.length - 2];
    const dy = points[i + 1] - kept[kept.length - 1];
    if (dx * dx + dy * dy >= reach * reach) kept.push(points[i], points[i + 1]);
  }
  if (last > 0) kept.push(points[last], points[last + 1]);
  return { points: kept, closed };
}
