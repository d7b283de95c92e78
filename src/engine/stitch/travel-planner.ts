import type { Mm } from '../core/units.ts';
import { MAX_HOP_MM } from '../machine.ts';
import { CELL_MM, cellAt } from './cover-map.ts';
import {
  createTravelPathFinder,
  findTravelPath,
  pathPoints,
  type Target,
  type TravelPath,
  type TravelPathFinder,
} from './find-path.ts';
import { beginObject, cut, needleAt, sewAlong, type ThreadPath } from './thread-path.ts';
import { BARE, noteTravel, OWN_DONE, type TravelMap } from './travel-map.ts';

/** A needle on its way through one block. */
export interface TravelPlanner {
  path: ThreadPath;
  map: TravelMap;
  finder: TravelPathFinder;
  /** A path that would lie on finished rows of its own colour for longer than this is cut instead. */
  maxVisibleTravelMm: Mm;
}

export function createTravelPlanner(
  path: ThreadPath,
  map: TravelMap,
  maxVisibleTravelMm: Mm,
): TravelPlanner {
  return { path, map, finder: createTravelPathFinder(map), maxVisibleTravelMm };
}

/** The cheapest way to one of the targets, which is then taken, unless too much of it would show. */
export function hiddenPath(
  { map, finder, maxVisibleTravelMm }: TravelPlanner,
  x: number,
  y: number,
  targets: readonly Target[],
): TravelPath | undefined {
  const route = findTravelPath(finder, cellAt(map, x, y), targets);
  if (!route) return undefined;
  const shown = route.cells.filter((cell) => map.kind[cell] === OWN_DONE).length * CELL_MM;
  if (shown > maxVisibleTravelMm) return undefined;
  noteTravel(map, route.cells);
  return route;
}

/**
 * Takes the needle near a point: unseen where there is a path, else by a hop so
 * short that it does not matter, else with a cut. The point itself is left to
 * what is sewn next.
 */
export function goTo(planner: TravelPlanner, x: number, y: number): void {
  const { path, map } = planner;
  const needle = needleAt(path);
  if (!needle) return;
  const route = hiddenPath(planner, ...needle, [{ cell: cellAt(map, x, y), extra: 0 }]);
  if (route) {
    const points = pathPoints(map, route.cells, needle[0], needle[1], x, y);
    if (points.length > 0) beginObject(path, { kind: 'run' });
    sewAlong(path, points);
  } else if (!isShortHop(map, needle, [x, y])) cut(path);
}

/** Whether a straight stitch is short and its middle runs over no bare fabric. */
export function isShortHop(
  map: TravelMap,
  from: readonly [number, number],
  to: readonly [number, number],
): boolean {
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) > MAX_HOP_MM) return false;
  for (const t of [0.3, 0.5, 0.7]) {
    const cell = cellAt(map, from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    if (map.kind[cell] === BARE) return false;
  }
  return true;
}
