import type { Mm } from '../core/units.ts';
import { CELL_MM, cellAt } from './cover-map.ts';
import {
  createWayFinder,
  findWay,
  wayPoints,
  type Target,
  type Way,
  type WayFinder,
} from './find-way.ts';
import { beginObject, cut, needleAt, sewAlong, type ThreadPath } from './thread-path.ts';
import { BARE, noteWay, OWN_DONE, type TravelMap } from './travel-map.ts';

/** A needle on its way through one block. */
export interface Traveller {
  path: ThreadPath;
  map: TravelMap;
  finder: WayFinder;
  /** A way that would lie on finished rows of its own colour for longer than this is cut instead. */
  shownMm: Mm;
}

/** Straight hops up to this are sewn, not cut: shorter than a trim is worth. */
const HOP_MM: Mm = 1.8;

export function createTraveller(path: ThreadPath, map: TravelMap, shownMm: Mm): Traveller {
  return { path, map, finder: createWayFinder(map), shownMm };
}

/** The cheapest way to one of the targets, which is then taken, unless too much of it would show. */
export function hiddenWay(
  { map, finder, shownMm }: Traveller,
  x: number,
  y: number,
  targets: readonly Target[],
): Way | undefined {
  const way = findWay(finder, cellAt(map, x, y), targets);
  if (!way) return undefined;
  const shown = way.cells.filter((cell) => map.kind[cell] === OWN_DONE).length * CELL_MM;
  if (shown > shownMm) return undefined;
  noteWay(map, way.cells);
  return way;
}

/**
 * Takes the needle near a point: unseen where there is a way, else by a hop so
 * short that it does not matter, else with a cut. The point itself is left to
 * what is sewn next.
 */
export function goTo(traveller: Traveller, x: number, y: number): void {
  const { path, map } = traveller;
  const needle = needleAt(path);
  if (!needle) return;
  const way = hiddenWay(traveller, ...needle, [{ cell: cellAt(map, x, y), extra: 0 }]);
  if (way) {
    const points = wayPoints(map, way.cells, needle[0], needle[1], x, y);
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
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) > HOP_MM) return false;
  for (const t of [0.3, 0.5, 0.7]) {
    const cell = cellAt(map, from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    if (map.kind[cell] === BARE) return false;
  }
  return true;
}
