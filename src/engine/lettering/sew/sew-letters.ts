import type { Context } from '../../core/context.ts';
import type { Design } from '../../core/design.ts';
import type { Mm } from '../../core/units.ts';
import { POINTS_PER_MM2 } from '../../machine.ts';
import { ringBetween } from '../../digitize/lines.ts';
import { planBlocks, type ShapeOptions } from '../../digitize/plan.ts';
import { sewShapes } from '../../digitize/sew-block.ts';
import { sewColumns, sewPlan, type BlockJob } from '../../digitize/sew-plan.ts';
import { sewingSettings } from '../../fabrics/index.ts';
import type { Column } from '../../satin/index.ts';
import type { AreaShape, Shape, ShapeSet } from '../../shapes.ts';
import { cellAt, forEachCell } from '../../stitch/cover-map.ts';
import { needleDensity, type NeedleDensity } from '../../stitch/needle-density.ts';
import { OWN_DONE, OWN_TODO, type TravelMap } from '../../stitch/travel-map.ts';
import { Bridges } from './bridges.ts';
import { planLetter } from './letter-plan.ts';
import type { LetterPlans } from './letter-plans.ts';
import { readingOrder, type OrderedPart } from './reading-order.ts';
import { withoutSparePoints } from './spare-points.ts';
import { stagesTo, type Stage } from './stages.ts';

/**
 * How long a thread may run on top of its own finished satin before a cut is better. Half a
 * column's width comes on top: from its edge to its middle a thread lies as its stitches do.
 */
const MAX_VISIBLE_MM: Mm = 1.6;
/**
 * A stitch shrinks by a share of its length, so that thin strokes want less compensation: all of
 * it from this width on, and never less than this share. More would close small openings.
 */
const FULL_PULL_FROM_MM: Mm = 2;
const MIN_PULL = 0.4;
/**
 * Spacing of letters' satin, by that of other satin: 0.28 mm at medium density. Between two turns at
 * an edge cloth shows in a wedge, and most of what one sees of letters are edges: so close, thread
 * of `MIN_THREAD_MM` covers 99 % of them.
 */
const CLOSER_SHARE = 0.59;
/**
 * The wedges that are left lie over the run along the edges, nearer to these than elsewhere: letters
 * are lengthened by their compensation, which covers it. Columns from 1 mm on have room for it.
 * Close rungs are drawn in where they are closer still. But for that, points crowd as they are sewn,
 * up to what breaks cloth: those that cover nothing leave once all is there. Points drawn in before
 * leave bare what they would have covered, in notches most of all.
 */
const LETTER_SATIN = {
  insetMm: 0.2,
  edgeRunFromMm: 1,
  shortStitchMm: 0.14,
  maxPointsPerMm2: POINTS_PER_MM2.breaking,
} as const;

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
  const plan = planBlocks(set, 'painted');
  yield;
  const work = {
    set,
    plan,
    options,
    maxVisibleTravelMm: MAX_VISIBLE_MM,
    sewBlock: (job: BlockJob) => sewLetterBlock(job, plans),
    nothing: ['lettering', 'no letter is large enough for a needle'],
  } as const;
  const design = withoutSparePoints(yield* sewPlan(work, context));
  return { ...design, drawing: { set, layering: 'painted', options, isText: true } };
}

/** Runs of areas, which are letters, in reading order; every other shape where it stands. */
export function* sewLetterBlock(job: BlockJob, plans?: LetterPlans): Generator<void> {
  const { shapes } = job.plan.blocks[job.index];
  const pending: Pending = new Uint8Array(job.planner.map.kind.length);
  const density = needleDensity();
  let done = 0;
  const onShape = (): void => job.onShare(done++ / shapes.length);
  for (let i = 0; i < shapes.length;) {
    const letters: AreaShape[] = [];
    for (let shape = shapes[i]; shape?.kind === 'area'; shape = shapes[++i]) letters.push(shape);
    yield* sewWords({ ...job, pending, density }, letters, onShape, plans);
    if (i === shapes.length) break;
    onShape();
    sewOther(job, shapes[i++]);
  }
}

interface LetterJob extends BlockJob {
  pending: Pending;
  /** Of all letters: strokes of two of them cross in joined scripts. */
  density: NeedleDensity;
}

function* sewWords(
  job: LetterJob,
  letters: readonly AreaShape[],
  onShape: () => void,
  plans?: LetterPlans,
): Generator<void> {
  const tasks: Task[] = [];
  const bridges = new Bridges(letters.map(({ polygon }) => polygon));
  for (const part of readingOrder(letters, bridges)) {
    const plan = yield* planLetter(part.shape.polygon, plans);
    tasks.push({ ...part, stages: plan && stagesTo(plan, part.exit, part.towards) });
    yield;
  }
  const { map } = job.planner;
  for (const { stages = [] } of tasks) {
    for (const column of stages.flatMap(({ plan }) => plan.columns)) {
      expectColumn(map, job.pending, column);
    }
  }
  const todo = new Set(tasks.map(({ part }) => part));
  for (const { part, shape, stages } of tasks) {
    onShape();
    bridges.enter(job.planner, part, todo);
    todo.delete(part);
    if (stages) for (const stage of stages) sewStage(job, shape, stage);
    else sewOther(job, shape);
    yield;
  }
}

/** Sews a shape that is no letter of strokes as any other drawing's. */
function sewOther(job: BlockJob, shape: Shape): void {
  const style = shape.kind === 'area' ? 'fill' : job.options.style;
  sewShapes({ ...job, options: { ...job.options, style }, onShare: () => undefined }, [shape]);
}

function sewStage(job: LetterJob, shape: AreaShape, stage: Stage): void {
  const { planner, options, pending, density } = job;
  const { plan, at, root, next } = stage;
  for (const polygon of plan.uncovered) {
    sewOther(job, { kind: 'area', polygon, thread: shape.thread });
  }
  const { satin } = sewingSettings(options);
  const pullShare = Math.max(MIN_PULL, Math.min(1, plan.medianWidthMm / FULL_PULL_FROM_MM));
  const settings = {
    ...satin,
    ...LETTER_SATIN,
    spacingMm: satin.spacingMm * CLOSER_SHARE,
    pullMm: satin.pullMm * pullShare,
  };
  const wider = { ...planner, maxVisibleTravelMm: MAX_VISIBLE_MM + plan.medianWidthMm / 2 };
  const way = { start: at, root, midway: true, next };
  sewColumns(wider, { plan, settings, ...way, density, source: shape.polygon });
  for (const column of plan.columns) columnSewn(planner.map, pending, column);
}

/** How many columns still to be sewn lie over each cell. */
type Pending = Uint8Array;

/** Only every fourth rung is checked: rungs are 0.1 mm apart, a cell is 0.4 mm wide. */
const SPINE_STEP = 4;

/** Opens the cells under a column: a thread that runs there will be covered. */
function expectColumn(map: TravelMap, pending: Pending, column: Column): void {
  for (const cell of cellsOf(map, column)) {
    pending[cell]++;
    map.kind[cell] = OWN_TODO;
  }
}

/** Closes them once the column is sewn, but for those that another one will cover. */
function columnSewn(map: TravelMap, pending: Pending, column: Column): void {
  for (const cell of cellsOf(map, column)) {
    if (--pending[cell] === 0) map.kind[cell] = OWN_DONE;
  }
}

/** Cells between a column's edges, and all along its middle, however narrow it is. */
function cellsOf(map: TravelMap, { left, right, closed }: Column): Set<number> {
  const cells = new Set<number>();
  const rings = closed ? [left, right] : [ringBetween(left, right)];
  forEachCell(map, rings, (cell) => cells.add(cell));
  for (let i = 0; i < left.length; i += SPINE_STEP) {
    cells.add(cellAt(map, (left[i] + right[i]) / 2, (left[i + 1] + right[i + 1]) / 2));
  }
  return cells;
}
