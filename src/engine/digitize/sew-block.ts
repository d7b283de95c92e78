import { fitsDisc } from '../vector/inner-disc.ts';
import { ROUND_END_MM } from '../machine.ts';
import type { Mm } from '../core/units.ts';
import { sewingSettings } from '../fabrics/index.ts';
import { sewSatin, type SatinPlan } from '../satin/index.ts';
import type { AreaShape, Shape, StrokeShape } from '../shapes.ts';
import { forEachCell } from '../stitch/cover-map.ts';
import { GRID_ANGLES } from '../stitch/rows.ts';
import { beanStitch, runningStitch } from '../stitch/run.ts';
import { sewFill } from '../stitch/sew-fill.ts';
import { TATAMI_DEFAULTS } from '../stitch/tatami.ts';
import { beginObject, lastPoint, needleAt, sewAlong } from '../stitch/thread-path.ts';
import { OWN_DONE, OWN_EDGE, OWN_TODO } from '../stitch/travel-map.ts';
import { goTo, type TravelPlanner } from '../stitch/travel-planner.ts';
import { fillParts } from './fill-parts.ts';
import { coveredRings } from './footprint.ts';
import { lineNetworks, sewNetwork, type LineNetwork } from './line-network.ts';
import { boxed, nearestTask, type Task } from './nearest-task.ts';
import { choosePieces } from './pieces.ts';
import { isBareInside, openArea, type Plan, type ShapeOptions } from './plan.ts';

/** What is needed to sew one block of a plan. */
export interface BlockJob {
  planner: TravelPlanner;
  plan: Plan;
  /** Number of the block. */
  index: number;
  options: ShapeOptions;
  /** Told the share of the block's work that is done. */
  onShare: (share: number) => void;
}

/**
 * Directions of rows, block by block: neighbours of one hue still tell apart by
 * their sheen. All lie on the machine's grid.
 */
const ANGLES = [0, 2, 4, 5, 3].map((i) => GRID_ANGLES[i]);
/** Stitches of a wide fill in satin style: as long as thread may lie on cloth that is worn. */
const SATIN_FILL_STITCH: Mm = 6;
/** Lines thinner than this are a running stitch, those up to satin a bean stitch. */
const RUN_WIDTH: Mm = 0.6;

/**
 * Sews the shapes of a block: each as satin, fill or line, as its form and the
 * wanted style say. Painted shapes keep their order; tiles are sewn fills first,
 * then the nearest.
 */
export function sewBlock(job: BlockJob): void {
  const { plan, index } = job;
  const pieces = choosePieces(plan.blocks[index].shapes, plan.flat, job.options.style);
  if (plan.layering === 'tiles') {
    const fills = pieces.filter((p) => p.kind === 'fill');
    sewFills(
      job,
      fills.map((p) => p.shape),
    );
    const lines = pieces.filter((p) => p.kind === 'line');
    const networks = lineNetworks(lines.map((p) => p.shape));
    // The line styles draw each line once, as thin or as bold as they say.
    const once = job.options.style === 'running' || job.options.style === 'outline';
    sewNearestFirst(job, [
      ...pieces.filter((p) => p.kind === 'satin'),
      ...(once ? lines : networks.map((network): Task => ({ kind: 'lines', network }))),
    ]);
    return;
  }
  for (let i = 0; i < pieces.length;) {
    const fills: AreaShape[] = [];
    for (let p = pieces[i]; p?.kind === 'fill'; p = pieces[++i]) fills.push(p.shape);
    sewFills(job, fills);
    const piece = pieces[i];
    if (piece && piece.kind !== 'fill') {
      sewPiece(job, piece);
      i++;
    }
  }
}

function sewFills(job: BlockJob, areas: readonly AreaShape[], block = job.index): void {
  if (areas.length === 0) return;
  const { planner, plan, options } = job;
  const last = block === plan.blocks.length - 1;
  const open = last || !plan.grows ? [] : openArea(plan, block);
  const { rowSpacingMm, pullMm, underlay } = sewingSettings(options);
  const angle = plan.flat ? ANGLES[block % ANGLES.length] : 0;
  if (underlay === 'full') sewCrossUnderlay(job, areas, angle);
  const parts = fillParts(areas, open, plan.cover, {
    spacingMm: rowSpacingMm,
    pullMm,
    angle,
    block,
    edgeRun: plan.flat,
  });
  const stitchMm =
    options.style === 'satin' && plan.flat ? SATIN_FILL_STITCH : TATAMI_DEFAULTS.stitchMm;
  sewFill(planner, parts, {
    tatami: { ...TATAMI_DEFAULTS, stitchMm },
    underlay: underlay !== 'light',
    onSection: (done) => {
      if (done % 16 === 0) job.onShare(done / parts.length);
    },
  });
}

/** Rows of the ground lie so far apart, and stop so far inside the border. */
const GROUND_SPACING: Mm = 2.5;
const GROUND_INSET: Mm = 0.9;
/** Areas narrower than this at their widest need no ground. */
const GROUND_FROM: Mm = 6;

/** A sparse layer across the coming rows: it lays pile flat and holds stretch. */
function sewCrossUnderlay(
  { planner, plan, index }: BlockJob,
  areas: readonly AreaShape[],
  angle: number,
) {
  const wide = areas
    .filter(({ polygon }) => fitsDisc(polygon.rings, GROUND_FROM / 2))
    .map((area) => ({
      ...area,
      angle: (area.angle ?? angle) + 90,
      // It runs on under what other shapes will cover.
      polygon: {
        rings: area.polygon.rings.filter((ring, i) => i === 0 || isBareInside(ring, plan)),
      },
    }));
  if (wide.length === 0) return;
  const { objects } = planner.path;
  const first = objects.length;
  const parts = fillParts(wide, [], plan.cover, {
    spacingMm: GROUND_SPACING,
    pullMm: -GROUND_INSET,
    angle,
    block: index,
    edgeRun: false,
  });
  // The rows to come will cover any way over it.
  const hidden = { ...planner, maxVisibleTravelMm: Infinity };
  sewFill(hidden, parts, { tatami: TATAMI_DEFAULTS, underlay: false });
  for (const object of objects.slice(first)) if (object.kind === 'fill') object.kind = 'underlay';
}

function sewNearestFirst(job: BlockJob, pieces: Task[]): void {
  const left = pieces.map(boxed);
  while (left.length > 0) {
    const from = lastPoint(job.planner.path);
    const [{ piece }] = left.splice(from ? nearestTask(left, ...from) : 0, 1);
    sewPiece(job, piece);
    job.onShare(1 - left.length / pieces.length);
  }
}

function sewPiece(job: BlockJob, piece: Task): void {
  if (piece.kind === 'satin') sewSatinPiece(job, piece.shape, piece.plan);
  else if (piece.kind === 'line') sewLine(job, piece.shape);
  else if (piece.kind === 'lines') sewLines(job, piece.network);
}

function sewLines({ planner }: BlockJob, network: LineNetwork): void {
  const { path } = planner;
  const points = sewNetwork(network, ...(needleAt(path) ?? lastPoint(path) ?? [0, 0]));
  if (points.length < 4) return;
  goTo(planner, points[0], points[1]);
  beginObject(path, { kind: 'outline' });
  sewAlong(path, points);
}

function sewSatinPiece(job: BlockJob, shape: Shape, plan: SatinPlan): void {
  const { planner, options } = job;
  const { path, map } = planner;
  const rings = coveredRings(shape);
  forEachCell(map, rings, (cell) => {
    if (map.kind[cell] === OWN_EDGE) map.kind[cell] = OWN_TODO;
  });
  sewFills(
    job,
    plan.uncovered.map((polygon) => ({ kind: 'area', polygon, thread: shape.thread })),
  );
  const needle = needleAt(path) ?? lastPoint(path);
  const { satin } = sewingSettings(options);
  const settings = { ...satin, pullMm: satin.pullMm - ROUND_END_MM };
  const start = needle && { x: needle[0], y: needle[1] };
  const source = shape.kind === 'area' ? shape.polygon : undefined;
  for (const { kind, points } of sewSatin(plan, settings, start)) {
    goTo(planner, points[0], points[1]);
    beginObject(path, { kind, source });
    sewAlong(path, points);
  }
  forEachCell(map, rings, (cell) => {
    if (map.kind[cell] === OWN_TODO) map.kind[cell] = OWN_DONE;
  });
}

function sewLine({ planner }: BlockJob, shape: StrokeShape): void {
  const line = { closed: shape.closed };
  const points =
    shape.widthMm < RUN_WIDTH ? runningStitch(shape.points, line) : beanStitch(shape.points, line);
  if (points.length < 4) return;
  const needle = needleAt(planner.path);
  const ends = points.length - 2;
  const nearEnd =
    needle !== undefined &&
    Math.hypot(points[ends] - needle[0], points[ends + 1] - needle[1]) <
      Math.hypot(points[0] - needle[0], points[1] - needle[1]);
  const way = nearEnd ? turned(points) : points;
  goTo(planner, way[0], way[1]);
  beginObject(planner.path, {
    kind: shape.widthMm < RUN_WIDTH ? 'outline' : 'bean',
    source: { points: shape.points },
  });
  sewAlong(planner.path, way);
}

function turned(points: Float64Array): Float64Array {
  const out = new Float64Array(points.length);
  for (let i = 0, j = points.length - 2; j >= 0; i += 2, j -= 2) {
    out[i] = points[j]!;
    out[i + 1] = points[j + 1]!;
  }
  return out;
}
