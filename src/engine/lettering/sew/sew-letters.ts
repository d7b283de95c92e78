import type { Context } from '../../core/context.ts';
import type { Design } from '../../core/design.ts';
import { MAX_LETTER_TRAVEL_MM, letterJob, sewWords } from '../../digitize/letters/sew-words.ts';
import type { LetterPlans } from '../../digitize/letters/letter-plans.ts';
import { planBlocks, type Plan, type ShapeOptions } from '../../digitize/plan.ts';
import { sewShapes } from '../../digitize/sew-block.ts';
import { sewPlan, type BlockJob, type PlannedPage } from '../../digitize/sew-plan.ts';
import { LETTER_CROWDS, withoutSparePoints } from '../../digitize/spare-points.ts';
import { onLetterGrid, type AreaShape, type Shape, type ShapeSet } from '../../shapes.ts';

/**
 * Sews a drawing whose areas are parts of letters in reading order: satin along their strokes,
 * letter after letter, and in joined scripts without a cut from letter to letter. Its other
 * shapes are sewn where they stand in the drawing.
 * @param plans letters taken apart before, for a preview
 * @returns the work in short steps, which ends with the design; one takes a letter apart, or sews one
 * @throws EngineError `nothing-to-sew`, `aborted`
 */
export function* sewLetters(
  drawn: ShapeSet,
  options: ShapeOptions,
  context: Context = {},
  plans?: LetterPlans,
): Generator<void, Design> {
  const onGrid = (shape: Shape) => (shape.kind === 'area' ? onLetterGrid(shape) : shape);
  const set = { ...drawn, shapes: drawn.shapes.map(onGrid) };
  const plan = planBlocks(set, 'painted');
  yield;
  const design = yield* sewLetterPlan(plan, set, options, context, plans);
  return { ...design, drawing: { set, layering: 'painted', options, isText: true } };
}

/**
 * The same of a drawing that has been ordered into colour blocks.
 * @param page the drawing's size and its threads
 */
export function* sewLetterPlan(
  plan: Plan,
  page: PlannedPage,
  options: ShapeOptions,
  context: Context = {},
  plans?: LetterPlans,
): Generator<void, Design> {
  const work = {
    set: page,
    plan,
    options,
    maxVisibleTravelMm: MAX_LETTER_TRAVEL_MM,
    sewBlock: (job: BlockJob) => sewLetterBlock(job, plans),
    nothing: ['lettering', 'no letter is large enough for a needle'],
  } as const;
  return withoutSparePoints(yield* sewPlan(work, context), LETTER_CROWDS);
}

/** Runs of areas, which are letters, in reading order; every other shape where it stands. */
export function* sewLetterBlock(job: BlockJob, plans?: LetterPlans): Generator<void> {
  const { shapes } = job.plan.blocks[job.index];
  const words = letterJob(job, (shape) => sewOther(job, shape), plans);
  let done = 0;
  const onShape = (): void => job.onShare(done++ / shapes.length);
  for (let i = 0; i < shapes.length;) {
    const letters: AreaShape[] = [];
    for (let shape = shapes[i]; shape?.kind === 'area'; shape = shapes[++i]) letters.push(shape);
    yield* sewWords(words, letters, onShape);
    if (i === shapes.length) break;
    onShape();
    sewOther(job, shapes[i++]);
  }
}

/** Sews a shape that is no letter of strokes as any other drawing's. */
function sewOther(job: BlockJob, shape: Shape): void {
  const style = shape.kind === 'area' ? 'fill' : job.options.style;
  sewShapes({ ...job, options: { ...job.options, style }, onShare: () => undefined }, [shape]);
}
