import { checkpoint, type Context } from '../../core/context.ts';
import { Command, countCommand, type Design } from '../../core/design.ts';
import { EngineError } from '../../core/errors.ts';
import { ROUND_END_MM } from '../../machine.ts';
import type { Mm } from '../../core/units.ts';
import { separateParts } from '../../digitize/separate-parts.ts';
import { planBlocks, type Plan, type ShapeOptions } from '../../digitize/plan.ts';
import { sewBlock } from '../../digitize/sew-block.ts';
import { sewingSettings } from '../../fabrics/index.ts';
import { sewSatin } from '../../satin/index.ts';
import type { AreaShape, Shape, ShapeSet } from '../../shapes.ts';
import {
  beginObject,
  createPath,
  lastPoint,
  needleAt,
  sewAlong,
  type ThreadPath,
} from '../../stitch/thread-path.ts';
import { createTravelMap } from '../../stitch/travel-map.ts';
import { createTravelPlanner, goTo, type TravelPlanner } from '../../stitch/travel-planner.ts';
import { writeDesign } from '../../stitch/write-design.ts';
import { planLetter } from './letter-plan.ts';
import type { LetterPlans } from './letter-plans.ts';
import { columnSewn, expectColumn, type Pending } from './pending.ts';
import { readingOrder, type OrderedPart } from './reading-order.ts';
import type { Spot } from './spot.ts';
import { stagesTo, type Stage } from './stages.ts';

/**
 * How long a thread may run on top of its own finished satin before a cut is better. Half a
 * column's width comes on top: from its edge to its middle a thread lies as its stitches do.
 */
const SHOWN_MM: Mm = 1.6;
/**
 * A stitch shrinks by a share of its length, so that thin strokes want less compensation: all of
 * it from this width on, and never less than this share. More would close small openings.
 */
const FULL_PULL_FROM_MM: Mm = 2;
const LEAST_PULL = 0.4;
/** Longer stitches get a needle point in between, later than elsewhere: a letter's sheen is best unbroken. */
const SPLIT_OVER_MM: Mm = 8.5;
/** Letters are sewn closer than other satin, by so much: most of what one sees of them are edges. */
const CLOSER = 0.9;

/** A part of a letter with its stages; without them it is too wide for satin. */
interface Task extends OrderedPart {
  stages: Stage[] | undefined;
}

/**
 * Sews a drawing whose areas are parts of letters in reading order: satin along their strokes,
 * letter after letter, and in joined scripts without a cut from letter to letter. Its other
 * shapes are sewn where they stand in the drawing.
 * @param plans letters taken apart before, for a preview
 * @returns the work in short steps, which ends with the design; one takes a letter apart, or sews one
 * @throws EngineError `nothing-to-sew`, `aborted`
 */
export function* sewLetters(
  set: ShapeSet,
  options: ShapeOptions,
  context: Context = {},
  plans?: LetterPlans,
): Generator<void, Design> {
  const plan = planBlocks({ ...set, shapes: separateParts(set.shapes) }, 'painted');
  yield;
  const total = plan.blocks.reduce((sum, block) => sum + block.shapes.length, 0);
  let done = 0;
  const paths: ThreadPath[] = [];
  for (const [index, block] of plan.blocks.entries()) {
    const path = createPath(block.thread);
    const planner = createTravelPlanner(path, createTravelMap(plan.cover, index), SHOWN_MM);
    yield;
    const job: Job = {
      planner,
      pending: new Uint8Array(planner.map.kind.length),
      plan,
      index,
      options,
      plans,
    };
    for (const group of grouped(block.shapes)) {
      yield* sewGroup(job, group, () => checkpoint(context, 'stitches', done++, total));
    }
    paths.push(path);
  }
  const design = writeDesign(paths, set, options.name);
  const stitches = countCommand(design, Command.Stitch);
  if (stitches === 0) {
    throw new EngineError('nothing-to-sew', 'lettering', 'no letter is large enough for a needle');
  }
  checkpoint(context, 'stitches', stitches, stitches);
  checkpoint(context, 'finish', 1, 1);
  return design;
}

interface Job {
  planner: TravelPlanner;
  pending: Pending;
  plan: Plan;
  /** Number of the block. */
  index: number;
  options: ShapeOptions;
  plans: LetterPlans | undefined;
}

/** Runs of areas, which are letters; every other shape by itself. */
function grouped(shapes: readonly Shape[]): (AreaShape[] | Shape)[] {
  const out: (AreaShape[] | Shape)[] = [];
  for (const shape of shapes) {
    const last = out.at(-1);
    if (shape.kind !== 'area') out.push(shape);
    else if (Array.isArray(last)) last.push(shape);
    else out.push([shape]);
  }
  return out;
}

function* sewGroup(job: Job, group: AreaShape[] | Shape, onShape: () => void): Generator<void> {
  if (!Array.isArray(group)) {
    onShape();
    sewOther(job, group);
    return;
  }
  const tasks: Task[] = [];
  for (const part of readingOrder(group)) {
    const plan = yield* planLetter(part.shape.polygon, job.plans);
    tasks.push({ ...part, stages: plan && stagesTo(plan, part.exit) });
    yield;
  }
  const { map } = job.planner;
  for (const { stages = [] } of tasks) {
    for (const column of stages.flatMap(({ plan }) => plan.columns)) {
      expectColumn(map, job.pending, column);
    }
  }
  for (const { shape, stages } of tasks) {
    onShape();
    if (stages) for (const stage of stages) sewStage(job, shape, stage);
    else sewOther(job, shape);
    yield;
  }
}

/** Sews a shape that is no letter of strokes as any other drawing's. */
function sewOther({ planner, plan, index, options }: Job, shape: Shape): void {
  const blocks = plan.blocks.map((block, i) =>
    i === index ? { ...block, shapes: [shape] } : block,
  );
  const style = shape.kind === 'area' ? 'fill' : options.style;
  sewBlock({
    planner,
    plan: { ...plan, blocks },
    index,
    options: { ...options, style },
    onShare: () => undefined,
  });
}

function sewStage(job: Job, shape: AreaShape, { plan, at, next }: Stage): void {
  const { planner, options, pending } = job;
  const { path, map } = planner;
  for (const polygon of plan.uncovered) {
    sewOther(job, { kind: 'area', polygon, thread: shape.thread });
  }
  const { satin } = sewingSettings(options);
  const needle = needleAt(path) ?? lastPoint(path);
  const start = at ?? (needle && { x: needle[0], y: needle[1] });
  const pullShare = Math.max(LEAST_PULL, Math.min(1, plan.medianWidthMm / FULL_PULL_FROM_MM));
  const settings = {
    ...satin,
    spacingMm: satin.spacingMm * CLOSER,
    splitOverMm: SPLIT_OVER_MM,
    pullMm: satin.pullMm * pullShare - ROUND_END_MM,
  };
  const hidden = { ...planner, maxVisibleTravelMm: SHOWN_MM + plan.medianWidthMm / 2 };
  const pieces = sewSatin(plan, settings, start);
  pieces.forEach(({ kind, points }, i) => {
    const last = i === pieces.length - 1 && kind === 'satin';
    goTo(hidden, points[0], points[1]);
    beginObject(path, { kind, source: shape.polygon });
    sewAlong(path, last && next ? endingNear(points, next) : points);
  });
  for (const column of plan.columns) columnSewn(map, pending, column);
}

/** Satin that ends on the side from which the thread goes on: it need not cross the column again. */
function endingNear(points: Float64Array, { x, y }: Spot): Float64Array {
  const distance = (i: number): number => Math.hypot(points.at(i)! - x, points.at(i + 1)! - y);
  return points.length >= 8 && distance(-4) < distance(-2) ? points.subarray(0, -2) : points;
}
