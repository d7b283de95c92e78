import { allRings, offsetRings } from '../vector/rings.ts';
import { polygonArea, type Ring } from '../vector/geometry.ts';
import { fitsDisc } from '../vector/inner-disc.ts';
import type { Mm } from '../core/units.ts';
import { sewingSettings } from '../fabrics/index.ts';
import { columnFromRails, ringFromRails, sewSatin } from '../satin/index.ts';
import type { AreaShape, Shape } from '../shapes.ts';
import { coverArea, type CoverMap } from '../stitch/cover-map.ts';
import { runningStitch } from '../stitch/run.ts';
import {
  beginObject,
  cut,
  needleAt,
  sewAlong,
  stop,
  type ThreadPath,
} from '../stitch/thread-path.ts';
import { lineLength, movedAside, wantedRuns, type RingRun } from './lines.ts';
import { bareRings, isArea, isShared, type Plan, type ShapeOptions } from './plan.ts';
import { planOfColumn } from './pieces.ts';
import type { BlockJob } from './sew-plan.ts';

/** Smaller or narrower areas are sewn, not cut from cloth. */
const MIN_AREA_MM2 = 150;
/** Half the width of the satin that covers the cloth's edge. */
const COVER_HALF_MM: Mm = 1.5;
/** How far inside its edge the cloth is tacked down. */
const TACK_INSET_MM: Mm = 0.8;

/** Half of what a piece of cloth is across at least: narrower ones slip under the foot. */
const MIN_HALF_MM: Mm = 4;

/** Whether an area is large enough to be a piece of cloth. */
export function isPatch(shape: Shape): shape is AreaShape {
  if (!isArea(shape) || polygonArea(shape.polygon) < MIN_AREA_MM2) return false;
  return fitsDisc(shape.polygon.rings, MIN_HALF_MM);
}

/** What each block's cloth covers last. */
export function clothCover({ blocks, cover: { width, height } }: Plan): CoverMap {
  const cloth = { width, height, last: new Uint16Array(width * height) };
  blocks.forEach(({ shapes }, i) => {
    for (const { polygon } of shapes.filter(isPatch)) coverArea(cloth, polygon.rings, i);
  });
  return cloth;
}

/**
 * Appliqué: a line that shows where the cloth goes, a line that tacks it down,
 * and satin over its edge. The machine stops after the first line for a person to
 * lay the cloth, and after the second to trim it. Holes that other shapes will
 * cover stay cloth. A border that two cloths share is covered once, by the later one's satin.
 * @param cloth what each block's cloth covers last
 */
export function sewApplique(job: BlockJob, plan: Plan, cloth: CoverMap): void {
  const { index, options } = job;
  const { path } = job.planner;
  const patches = plan.blocks[index].shapes.filter(isPatch);
  const edges = patches.map(({ polygon }) => bareRings(polygon, plan));
  for (const ring of edges.flat()) sewRing(path, ring);
  stop(path);
  for (const rings of edges) {
    for (const ring of offsetRings(allRings([{ rings }]), -TACK_INSET_MM)) sewRing(path, ring);
  }
  stop(path);
  for (const run of edges.flat().flatMap((ring) => ownBorders(cloth, index, ring))) {
    coverEdge(path, run, options);
  }
  cut(path);
}

/** Shorter pieces of a border lie under the satin of those beside them. */
const MIN_EDGE_MM: Mm = 2 * COVER_HALF_MM;

/** The pieces of a ring along which no later cloth lies. */
function ownBorders(cloth: CoverMap, index: number, ring: Ring): RingRun[] {
  const own = Array.from({ length: ring.length / 2 }, (_, i) => !isShared(cloth, index, ring, i));
  return wantedRuns(ring, own).filter(
    ({ points, closed }) => closed || lineLength(points) >= MIN_EDGE_MM,
  );
}

/** One line round, cut from the next: a travel would lie bare on the cloth. */
function sewRing(path: ThreadPath, ring: Ring): void {
  const points = runningStitch(ring, { closed: true });
  if (points.length < 6) return;
  cut(path);
  beginObject(path, { kind: 'applique' });
  sewAlong(path, points);
}

function coverEdge(path: ThreadPath, { points, closed }: RingRun, options: ShapeOptions): void {
  const rails = [-COVER_HALF_MM, COVER_HALF_MM].map((by) => movedAside(points, by, closed));
  const [left, right] = closed ? rails.map((rail) => rail.subarray(0, -2)) : rails;
  const column = closed ? ringFromRails(left, right) : columnFromRails(left, right);
  const { satin } = sewingSettings(options);
  cut(path);
  for (const run of sewSatin(planOfColumn(column), satin)) {
    // From under the one end to the other it would lie on the cloth.
    const needle = needleAt(path);
    const [x, y] = run.points;
    if (needle && Math.hypot(x - needle[0], y - needle[1]) > 2 * COVER_HALF_MM) cut(path);
    beginObject(path, { kind: 'applique' });
    sewAlong(path, run.points);
  }
}
