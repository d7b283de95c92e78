import { allRings, offsetRings } from '../vector/rings.ts';
import type { Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { sewingSettings } from '../fabrics/index.ts';
import { columnFromRails, ringFromRails, sewSatin, type Column } from '../satin/index.ts';
import { cellAt, coverArea, emptyCover, type CoverMap } from '../stitch/cover-map.ts';
import { runningStitch } from '../stitch/run.ts';
import {
  beginObject,
  cut,
  needleAt,
  sewAlong,
  stop,
  type ThreadPath,
} from '../stitch/thread-path.ts';
import { Borders, closely, roomBeside } from './edge-room.ts';
import { besideSegment, lineLength, movedAside, wantedRuns, type RingRun } from './lines.ts';
import { bareRings, isShared, type Plan, type ShapeOptions } from './plan.ts';
import { isPatch } from './patch.ts';
import { planOfColumn } from './pieces.ts';
import type { BlockJob } from './sew-plan.ts';

/** Half the width of the satin that covers the cloth's edge. */
const COVER_HALF_MM: Mm = 1.5;
/** So far that satin reaches under what is sewn over it later. */
const UNDER_SEWN_MM: Mm = 0.7;
/** How far inside its edge the cloth is tacked down. */
const TACK_INSET_MM: Mm = 0.8;

/** What each block's cloth covers last. */
export function clothCover({ blocks, cover }: Plan): CoverMap {
  const cloth = emptyCover(cover);
  blocks.forEach(({ shapes }, i) => {
    for (const { polygon } of shapes.filter(isPatch)) coverArea(cloth, polygon.rings, i);
  });
  return cloth;
}

/** What an appliqué is made of, in sewing order. */
export interface ClothLines {
  /** They show where the cloth goes. */
  placing: RingRun[];
  /** They hold it down, inside its edge. */
  tacking: RingRun[];
  /** Columns of satin over its edge. */
  borders: Column[];
}

/** What is to be known of a block whose cloth is sewn. */
type ClothJob = Pick<BlockJob, 'plan' | 'index' | 'shines'>;

/**
 * The lines and the satin of a block's cloth. Holes that other shapes will cover stay cloth. A border
 * that two cloths share is covered once, by the later one's satin.
 * @param cloth what each block's cloth covers last
 */
export function clothLines(job: ClothJob, cloth: CoverMap): ClothLines {
  const { plan, index } = job;
  const patches = plan.blocks[index].shapes.filter(isPatch);
  const edges = patches.map(({ polygon }) => bareRings(polygon, plan, index));
  const hidden = (rings: readonly Ring[], lookMm: Mm) =>
    rings.flatMap((ring) => hiddenLines(job, cloth, ring, lookMm));
  const borders = new Borders(edges.flat(), 2 * COVER_HALF_MM);
  const isLater = ({ last }: CoverMap, x: Mm, y: Mm) =>
    x > 0 && y > 0 && last[cellAt(plan.cover, x, y)] > index + 1;
  const mostAt = (x: Mm, y: Mm): Mm =>
    isLater(plan.cover, x, y) && !isLater(cloth, x, y) ? UNDER_SEWN_MM : COVER_HALF_MM;
  return {
    placing: hidden(edges.flat(), LOOK_MM),
    tacking: edges.flatMap((rings) =>
      hidden(offsetRings(allRings([{ rings }]), -TACK_INSET_MM), TACK_INSET_MM + LOOK_MM),
    ),
    borders: edges
      .flat()
      .flatMap((ring) => ownBorders(cloth, index, ring))
      .map((run) => {
        const rails = [-1, 1].map((side) => {
          const points = closely(run);
          const widths = roomBeside({ ...run, points }, side, borders, mostAt);
          return movedAside(points, (i) => side * widths[i], run.closed);
        });
        return edgeColumn(rails, run.closed);
      }),
  };
}

function edgeColumn(rails: readonly Float64Array[], closed: boolean): Column {
  const [left, right] = closed ? rails.map((rail) => rail.subarray(0, -2)) : rails;
  return closed ? ringFromRails(left, right) : columnFromRails(left, right);
}

/**
 * Appliqué: a line that shows where the cloth goes, a line that tacks it down,
 * and satin over its edge. The machine stops after the first line for a person to
 * lay the cloth, and after the second to trim it.
 * @param cloth what each block's cloth covers last
 */
export function sewApplique(job: BlockJob, plan: Plan, cloth: CoverMap): void {
  const { path } = job.planner;
  const { placing, tacking, borders } = clothLines({ ...job, plan }, cloth);
  for (const run of placing) sewLine(path, run);
  stop(path);
  for (const run of tacking) sewLine(path, run);
  stop(path);
  for (const column of borders) coverEdge(path, column, job.options);
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

/** How far beside a border one looks to see whose it is. */
const LOOK_MM: Mm = 0.35;

/**
 * A line that places or tacks a cloth, without its pieces along a later cloth whose satin it would
 * shine through: there the cloth goes on under that one, and is held with it.
 */
function hiddenLines({ index, shines }: ClothJob, cloth: CoverMap, ring: Ring, lookMm: Mm) {
  if (!shines?.includes(1)) return [{ points: ring, closed: true }];
  const points = closely({ points: ring, closed: true });
  const hidden = Array.from({ length: points.length / 2 }, (_, i) =>
    besideSegment(points, i, lookMm).every(([x, y]) => {
      const last = cloth.last[cellAt(cloth, x, y)];
      return last <= index + 1 || shines[last - 1] === 0;
    }),
  );
  return wantedRuns(points, hidden);
}

/** One line, cut from the next: a travel would lie bare on the cloth. */
function sewLine(path: ThreadPath, run: RingRun): void {
  const points = runningStitch(run.points, { closed: run.closed });
  if (points.length < 6) return;
  cut(path);
  beginObject(path, { kind: 'applique' });
  sewAlong(path, points);
}

function coverEdge(path: ThreadPath, column: Column, options: ShapeOptions): void {
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
