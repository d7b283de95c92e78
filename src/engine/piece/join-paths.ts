import { MAX_VISIBLE_FLAT_MM } from '../digitize/digitize-shapes.ts';
import { coveredRings } from '../digitize/footprint.ts';
import type { Mm } from '../core/units.ts';
import { coverArea, createCoverMap } from '../stitch/cover-map.ts';
import {
  beginObject,
  createPath,
  cut,
  joinBeside,
  needleAt,
  sewFixed,
  sewTo,
  stop,
  type ThreadPath,
} from '../stitch/thread-path.ts';
import { takeWay, wayTo } from '../stitch/travel-planner.ts';
import { backAlong } from './back-along.ts';
import { JoinWays } from './join-ways.ts';
import type { KnownWays } from './known-ways.ts';
import type { PlacedObject } from './place-object.ts';

/** What is joined. */
export interface Joining {
  all: readonly PlacedObject[];
  /** The way of each object by itself. */
  paths: readonly ThreadPath[];
  /** Whether each is the first of its colour block. */
  begins: readonly boolean[];
  /** For each object those through whose cover its thread is seen. */
  shines: (under: number) => Uint8Array;
  widthMm: Mm;
  heightMm: Mm;
}

/**
 * One way a colour block: from object to object unseen where that can be, else with a cut.
 * @param known ways of the last joining; those of this one are kept there
 * @returns each with the number of its block for thread
 */
export function joinPaths(joining: Joining, known: KnownWays): ThreadPath[] {
  const { all, paths, begins } = joining;
  const joined: ThreadPath[] = [];
  let ways: JoinWays | undefined;
  let first = 0;
  known.follow(joining);
  const find = (at: number, from: readonly [number, number], x: Mm, y: Mm) => {
    ways ??= waysOver(joining);
    const { map, finder } = ways.to(at, first, joining.shines(at));
    const way = wayTo({ map, finder, maxVisibleTravelMm: MAX_VISIBLE_FLAT_MM }, from, x, y);
    return { way, finder };
  };
  all.forEach((_, i) => {
    if (begins[i]) {
      joined.push(copyOf(paths[i], joined.length));
      first = i;
      return;
    }
    const current = joined[joined.length - 1];
    append(current, paths[i], (x, y) => {
      if (joinBeside(current, x, y)) return;
      const from = needleAt(current);
      if (!from) return;
      const way = known.get({ at: i, first, from, to: [x, y] }, () => find(i, from, x, y));
      takeWay(current, way ?? backAlong(current, paths[i]));
    });
  });
  return joined;
}

function waysOver({ all, widthMm, heightMm }: Joining): JoinWays {
  const cover = createCoverMap(widthMm, heightMm);
  all.forEach(({ shapes }, i) => {
    for (const shape of shapes) coverArea(cover, coveredRings(shape), i);
  });
  return new JoinWays(cover, all.length);
}

function copyOf(path: ThreadPath, thread: number): ThreadPath {
  const copy = createPath(thread);
  append(copy, path, () => undefined);
  return copy;
}

/** Adds a way to another: its first stretch is reached by `reach`, the others after a cut. */
function append(to: ThreadPath, from: ThreadPath, reach: (x: Mm, y: Mm) => void): void {
  let isFirst = true;
  for (const { points, owner, stopAfter, isFixed } of from.runs) {
    if (points.length === 0) continue;
    if (isFixed) {
      sewFixed(to, points, isFirst && joinBeside(to, points[0], points[1]));
      isFirst = false;
      continue;
    }
    if (isFirst) reach(points[0], points[1]);
    else cut(to);
    isFirst = false;
    let part = -1;
    owner.forEach((object, k) => {
      if (object !== part) beginObject(to, from.objects[object]);
      part = object;
      sewTo(to, points[2 * k], points[2 * k + 1]);
    });
    if (stopAfter) stop(to);
  }
}
