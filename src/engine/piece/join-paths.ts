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
import { endsThread } from './types.ts';

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
  const last = paths.findLastIndex(isSewn);
  // What of a block is cut off by hand leads nowhere.
  let isCut = false;
  const find = (at: number, from: readonly [number, number], x: Mm, y: Mm) => {
    ways ??= waysOver(joining);
    const { map, finder } = ways.to(at, first, joining.shines(at));
    const way = wayTo({ map, finder, maxVisibleTravelMm: MAX_VISIBLE_FLAT_MM }, from, x, y);
    return { way, finder };
  };
  const lead = (current: ThreadPath, i: number) => (x: Mm, y: Mm) => {
    if (joinBeside(current, x, y)) return;
    const from = needleAt(current);
    if (!from) return;
    const way = known.get({ at: i, first, from, to: [x, y] }, () => find(i, from, x, y));
    takeWay(current, way ?? backAlong(current, paths[i]));
  };
  all.forEach((one, i) => {
    if (begins[i]) {
      joined.push(createPath(joined.length));
      first = i;
    }
    const current = joined[joined.length - 1];
    append(current, paths[i], begins[i] || isCut ? undefined : lead(current, i));
    if (!isSewn(paths[i])) return;
    isCut = endsThread(one.object);
    if (isCut && i < last) endAfter(current, one);
  });
  return joined;
}

const isSewn = ({ runs }: ThreadPath): boolean => runs.some(({ points }) => points.length > 0);

/** Ends what was sewn last; after stitches that are sewn as they are, a run is begun already. */
function endAfter(path: ThreadPath, { object: { stopAfter } }: PlacedObject): void {
  cut(path);
  const run = path.runs.findLast(({ points }) => points.length > 0);
  if (run && stopAfter) run.stopAfter = true;
}

function waysOver({ all, widthMm, heightMm }: Joining): JoinWays {
  const cover = createCoverMap(widthMm, heightMm);
  all.forEach(({ shapes }, i) => {
    for (const shape of shapes) coverArea(cover, coveredRings(shape), i);
  });
  return new JoinWays(cover, all.length);
}

/** Adds a way to another: its first stretch is reached by `reach`, where there is one, the others after a cut. */
function append(to: ThreadPath, from: ThreadPath, reach?: (x: Mm, y: Mm) => void): void {
  let isFirst = true;
  for (const { points, owner, stopAfter, isFixed } of from.runs) {
    if (points.length === 0) continue;
    if (isFixed) {
      sewFixed(to, points, isFirst && !!reach && joinBeside(to, points[0], points[1]));
      isFirst = false;
      continue;
    }
    if (isFirst) reach?.(points[0], points[1]);
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
