import { median } from '../../core/median.ts';
import type { Mm } from '../../core/units.ts';
import { POINTS_PER_MM2 } from '../../machine.ts';
import { sewingSettings } from '../../fabrics/index.ts';
import type { Column, SatinOptions } from '../../satin/index.ts';
import type { AreaShape, Shape } from '../../shapes.ts';
import { heightOf, joinBoxes, linesBox, ringBox } from '../../vector/geometry.ts';
import { cellAt, forEachCell } from '../../stitch/cover-map.ts';
import { needleDensity, type NeedleDensity } from '../../stitch/needle-density.ts';
import { OWN_DONE, OWN_TODO, type TravelMap } from '../../stitch/travel-map.ts';
import { ringBetween } from '../lines.ts';
import { sewColumns, type BlockJob } from '../sew-plan.ts';
import { bridgeReach, Bridges } from './bridges.ts';
import { planLetter } from './letter-plan.ts';
import type { LetterPlans } from './letter-plans.ts';
import { readingOrder, type OrderedPart } from './reading-order.ts';
import { stagesTo, type Stage } from './stages.ts';
import { textGround } from './text-lines.ts';

/* Letters are sewn alike, whether a font or a picture has drawn them. */

/**
 * How long a thread may run on top of its own finished satin before a cut is better. Half a
 * column's width comes on top: from its edge to its middle a thread lies as its stitches do.
 */
export const MAX_LETTER_TRAVEL_MM: Mm = 1.6;
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
 * Rungs are drawn in where they are closer still. But for that, points crowd as they are sewn,
 * up to what breaks cloth: those that cover nothing leave once all is there. Points drawn in before
 * leave bare what they would have covered, in notches most of all.
 */
const LETTER_SATIN = {
  insetMm: 0.2,
  edgeRunFromMm: 1,
  shortStitchMm: 0.18,
  maxPointsPerMm2: POINTS_PER_MM2.breaking,
} as const;

/** Under letters lower than this no runs lie along the edges: two of them fill a stroke, and shut what it encloses. */
const EDGE_RUN_FROM_MM: Mm = 6;

/**
 * How letters' satin is sewn, by how other satin is.
 * @param widthMm of their strokes
 * @param heightMm of the letters, as `letterHeight` tells it
 */
export function letterSatin<T extends Pick<SatinOptions, 'spacingMm' | 'exactSpacing' | 'pullMm'>>(
  satin: T,
  widthMm: Mm,
  heightMm: Mm,
): T & Pick<SatinOptions, keyof typeof LETTER_SATIN> {
  const pullShare = Math.max(MIN_PULL, Math.min(1, widthMm / FULL_PULL_FROM_MM));
  return {
    ...satin,
    ...LETTER_SATIN,
    edgeRunFromMm: heightMm < EDGE_RUN_FROM_MM ? Infinity : LETTER_SATIN.edgeRunFromMm,
    spacingMm: satin.exactSpacing ? satin.spacingMm : satin.spacingMm * CLOSER_SHARE,
    pullMm: satin.pullMm * pullShare,
  };
}

/** A part of a letter with its stages; without them it is too wide for satin. */
interface Task extends OrderedPart {
  stages: Stage[] | undefined;
}

/** Letters of a block that is being sewn. */
export interface LetterJob extends BlockJob {
  pending: Pending;
  /** Of all letters: strokes of two of them cross in joined scripts. */
  density: NeedleDensity;
  /** Sews a shape that is no letter of strokes as any other drawing's. */
  sewOther: (shape: Shape) => void;
  /** Letters taken apart before, for a preview. */
  plans?: LetterPlans | undefined;
}

/** A block's letters, none of them sewn yet. */
export const letterJob = (
  job: BlockJob,
  sewOther: (shape: Shape) => void,
  plans?: LetterPlans,
): LetterJob => ({
  ...job,
  pending: new Uint8Array(job.planner.map.kind.length),
  density: needleDensity(),
  sewOther,
  plans,
});

/**
 * Sews areas that are parts of letters, given in reading order: satin along their strokes, from each
 * letter to the next over as little cloth as can be. On a cap each line is sewn from its middle out.
 * @param onPart told before each
 * @returns the work in steps
 */
export function* sewWords(
  job: LetterJob,
  read: readonly AreaShape[],
  onPart: () => void = () => undefined,
): Generator<void> {
  const letters = job.options.fabric === 'cap' ? fromMiddle(read) : read;
  const tasks: Task[] = [];
  const { cover } = job.plan;
  const ground = textGround(letters, cover, job.index);
  const heightMm = letterHeight(letters);
  const bridges = new Bridges(
    letters.map(({ polygon }) => polygon),
    (cell) => cover.last[cell] === ground,
    bridgeReach(heightMm, letterGap(letters)),
  );
  for (const part of readingOrder(letters, bridges)) {
    const plan = yield* planLetter(part.shape.polygon, job.plans);
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
    onPart();
    bridges.enter(job.planner, part, todo);
    todo.delete(part);
    if (stages) for (const stage of stages) sewStage(job, shape, { ...stage, heightMm });
    else job.sewOther(shape);
    yield;
  }
}

/** The next line begins where a part lies so far left of the one before it, by its height. */
const BACK = 1.5;

/** Parts of letters from the middle of each line out: cloth that is pushed along has somewhere to go. */
function fromMiddle(letters: readonly AreaShape[]): AreaShape[] {
  const boxes = letters.map(({ polygon }) => linesBox(polygon.rings));
  const lines: number[][] = [];
  boxes.forEach((box, i) => {
    const before = boxes[i - 1];
    if (!before || box.left < before.left - BACK * heightOf(before)) lines.push([]);
    lines.at(-1)!.push(i);
  });
  const { left, right } = joinBoxes(boxes);
  const isRight = (i: number) => boxes[i].left + boxes[i].right >= left + right;
  return lines
    .flatMap((line) => [...line.filter(isRight), ...line.filter((i) => !isRight(i)).toReversed()])
    .map((i) => letters[i]);
}

/**
 * How tall letters are, by their parts: as most of the tall ones, for a cedilla or an accent that hangs on
 * one makes that taller, and dots are no letters.
 */
export function letterHeight(parts: readonly AreaShape[]): Mm {
  const heights = parts.map(({ polygon }) => heightOf(ringBox(polygon.rings[0])));
  const bodies = heights.filter((mm) => mm >= Math.max(...heights) / 2).sort((a, b) => a - b);
  return bodies[Math.floor(bodies.length * TALL_SHARE)] ?? 0;
}

/** How far apart neighbours stand in a word, given in reading order: half of them stand closer. */
function letterGap(letters: readonly AreaShape[]): Mm {
  const boxes = letters.map(({ polygon }) => linesBox(polygon.rings));
  const gaps = boxes.slice(1).map(({ left }, i) => left - boxes[i].right);
  return Math.max(0, median(gaps));
}

/** So many of a hundred parts are lower than a letter's height. */
const TALL_SHARE = 0.75;

function sewStage(job: LetterJob, shape: AreaShape, stage: Stage & { heightMm: Mm }): void {
  const { planner, options, pending, density, sewOther } = job;
  const { plan, at, root, next, heightMm } = stage;
  for (const polygon of plan.uncovered) {
    sewOther({ kind: 'area', polygon, thread: shape.thread });
  }
  const settings = letterSatin(sewingSettings(options).satin, plan.medianWidthMm, heightMm);
  const wider = { ...planner, maxVisibleTravelMm: MAX_LETTER_TRAVEL_MM + plan.medianWidthMm / 2 };
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
