import type { Mm } from '../core/units.ts';
import { MAX_HOP_MM } from '../machine.ts';
import { distanceToBox, linesBox, type Polygon } from '../vector/geometry.ts';
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
import {
  ALIKE,
  aroundShown,
  BARE,
  noteTravel,
  overAlike,
  overBare,
  OWN_DONE,
  SHINES,
  type TravelMap,
} from './travel-map.ts';

/** A needle on its way through one block. */
export interface TravelPlanner {
  path: ThreadPath;
  map: TravelMap;
  finder: TravelPathFinder;
  /** A path that would lie on finished rows of its own colour for longer than this is cut instead. */
  maxVisibleTravelMm: Mm;
  /** A path that costs more is not looked for; without it, any is. */
  maxPathCost?: number;
}

export function createTravelPlanner(
  path: ThreadPath,
  map: TravelMap,
  maxVisibleTravelMm: Mm,
): TravelPlanner {
  return { path, map, finder: createTravelPathFinder(map), maxVisibleTravelMm };
}

/** Where a thread may be seen for no longer than this on finished rows, ways round them are looked for. */
export const SHY_MM: Mm = 4.5;

/** A way under a cover that lets it shine through is no longer: under the overlap of two neighbours. */
const MAX_SHINING_MM: Mm = 1.2;

/** Ways over a gap that cost more are not looked for: all bare fabric around would be. */
const MAX_BARE_COST = 1500;

/** The cheapest way to one of the targets, which is then taken, unless too much of it would show. */
export function hiddenPath(
  { map, finder, maxVisibleTravelMm, maxPathCost }: Omit<TravelPlanner, 'path'>,
  x: number,
  y: number,
  targets: readonly Target[],
): TravelPath | undefined {
  const start = cellAt(map, x, y);
  const lengthOn = ({ cells }: TravelPath, kind: number): Mm =>
    cells.filter((cell) => map.kind[cell] === kind).length * CELL_MM;
  const isHidden = (found: TravelPath): boolean =>
    lengthOn(found, OWN_DONE) <= maxVisibleTravelMm &&
    lengthOn(found, SHINES) <= MAX_SHINING_MM &&
    lengthOn(found, ALIKE) <= (map.alikeMm ?? 0) &&
    bareOn(map, found, start) <= (map.bareMm ?? 0) + 1e-9;
  const find = () => findTravelPath(finder, start, targets, maxPathCost);
  let route = find();
  if (route && !isHidden(route) && (maxVisibleTravelMm <= SHY_MM || lengthOn(route, SHINES) > 0)) {
    route = aroundShown(map, find);
  }
  if (map.alikeMm !== undefined && !(route && isHidden(route))) route = overAlike(map, find);
  if (map.bareMm !== undefined && !(route && isHidden(route))) {
    const maxCost = Math.min(maxPathCost ?? Infinity, MAX_BARE_COST);
    route = overBare(map, () => findTravelPath(finder, start, targets, maxCost));
  }
  if (!route || !isHidden(route)) return undefined;
  noteTravel(map, route.cells);
  return route;
}

/**
 * How far a way leads over bare fabric; aslant from cell to cell it is longer. Its last cell may be at
 * the rim of what is sewn next.
 */
function bareOn({ kind, width }: TravelMap, { cells }: TravelPath, start: number): Mm {
  let mm = 0;
  cells.forEach((cell, i) => {
    if (kind[cell] !== BARE || i === cells.length - 1) return;
    const step = Math.abs(cell - (i === 0 ? start : cells[i - 1]));
    mm += step === 1 || step === width ? CELL_MM : CELL_MM * Math.SQRT2;
  });
  return mm;
}

/**
 * Takes the needle near a point: unseen where there is a path, else by a hop so
 * short that it does not matter, else with a cut. The point itself is left to
 * what is sewn next.
 */
export function goTo(planner: TravelPlanner, x: number, y: number): void {
  const needle = needleAt(planner.path);
  if (needle) takeWay(planner.path, wayTo(planner, needle, x, y));
}

/** Needle points between two places, none where a stitch is enough; undefined where the thread is cut. */
export type Way = readonly number[] | undefined;

/** The way that `goTo` takes. */
export function wayTo(
  planner: Omit<TravelPlanner, 'path'>,
  needle: readonly [number, number],
  x: number,
  y: number,
): Way {
  const { map } = planner;
  const route = hiddenPath(planner, ...needle, [{ cell: cellAt(map, x, y), extra: 0 }]);
  if (route) return pathPoints(map, route.cells, needle[0], needle[1], x, y);
  return isShortHop(map, needle, [x, y]) ? [] : undefined;
}

/** Sews a way. */
export function takeWay(path: ThreadPath, way: Way): void {
  if (!way) return cut(path);
  if (way.length > 0) beginObject(path, { kind: 'run' });
  sewAlong(path, way);
}

/** A stitch up to this is one of many, on bare cloth, too. */
const BARE_HOP_MM: Mm = 1;

/** Whether a straight stitch is short, and very short where its middle runs over bare fabric. */
export function isShortHop(
  map: TravelMap,
  from: readonly [number, number],
  to: readonly [number, number],
): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length <= BARE_HOP_MM) return true;
  if (length > MAX_HOP_MM) return false;
  for (const t of [0.3, 0.5, 0.7]) {
    const cell = cellAt(map, from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    if (map.kind[cell] === BARE) return false;
  }
  return true;
}

/** An area to be filled: shared by its sections. */
export interface FillArea {
  source: Polygon | undefined;
  /** Needle points of lines to run before the area's first row, just inside its border. */
  edges: Float64Array[];
}

/** Runs along an area's border, before its first row, and comes to the corner. */
export function sewEdges(
  planner: TravelPlanner,
  area: FillArea,
  corner: readonly [number, number],
): void {
  const { path } = planner;
  const left = area.edges.map((line) => ({ line, box: linesBox([line]) }));
  while (left.length > 0) {
    const [x, y] = needleAt(path) ?? corner;
    let next = 0;
    let entry = { at: 0, away: Infinity };
    left.forEach(({ line, box }, i) => {
      // An area with thousands of holes has as many lines: most are farther away than the best.
      if (distanceToBox(box, x, y) >= entry.away) return;
      const way = entryOf(line, x, y);
      if (way.away < entry.away) [next, entry] = [i, way];
    });
    const [{ line }] = left.splice(next, 1);
    const points = enteredAt(line, entry.at);
    goTo(planner, points[0], points[1]);
    beginObject(path, { kind: 'underlay', source: area.source });
    sewAlong(path, points);
  }
  if (area.edges.length > 0) goTo(planner, ...corner);
}

function isClosed(line: Float64Array): boolean {
  const n = line.length;
  return line[0] === line[n - 2] && line[1] === line[n - 1];
}

/** The point of a closed line, or the end of an open one, that is nearest: its index and distance. */
function entryOf(line: Float64Array, x: Mm, y: Mm): { at: number; away: Mm } {
  const step = isClosed(line) ? 2 : line.length - 2;
  let at = 0;
  let away2 = Infinity;
  for (let i = 0; i < line.length; i += step) {
    const d2 = (line[i] - x) ** 2 + (line[i + 1] - y) ** 2;
    if (d2 < away2) [away2, at] = [d2, i];
  }
  return { at, away: Math.sqrt(away2) };
}

/** A line sewn from one of its points: round and back to it, or to its other end. */
function enteredAt(line: Float64Array, at: number): Float64Array {
  const out = new Float64Array(line.length);
  const count = line.length / 2;
  for (let n = 0; n < count; n++) {
    const i = isClosed(line) ? (at / 2 + n) % (count - 1) : at === 0 ? n : count - 1 - n;
    out[2 * n] = line[2 * i];
    out[2 * n + 1] = line[2 * i + 1];
  }
  return out;
}
