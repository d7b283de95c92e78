import { isLineStyle } from '../options.ts';
import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { finish } from '../core/steps.ts';
import type { Mm } from '../core/units.ts';
import { BEAN_LINE_MM, RUN_LINE_MM } from '../machine.ts';
import type { ShapeSet } from '../shapes.ts';
import { isPatch, sewApplique } from './applique.ts';
import { outlinesOf } from './outlines.ts';
import { planBlocks, type Layering, type Plan, type ShapeOptions } from './plan.ts';
import { sewShapes } from './sew-block.ts';
import { sewPlan, type BlockJob } from './sew-plan.ts';

/**
 * Sews a drawing: coloured areas, lines and columns become a design.
 * @param set the drawing; its lengths are millimetres
 * @param layering whether the shapes tile the page, or lie over each other in their order
 * @param options style, density, name; fabric and pull where they differ from the usual
 * @throws EngineError `nothing-to-sew` when no shape is large enough for a needle, `too-complex`
 *   of more stitches than a machine holds, `aborted`
 */
export function digitizeShapes(
  set: ShapeSet,
  layering: Layering,
  options: ShapeOptions,
  context: Context = {},
): Design {
  const plan = styledPlan(planBlocks(set, layering), options);
  if (layering === 'tiles' && !plan.grows) context.onSimplified?.(NO_GROWTH);
  const work = {
    set,
    plan,
    options,
    maxVisibleTravelMm: plan.flat ? MAX_VISIBLE_FLAT_MM : MAX_VISIBLE_PHOTO_MM,
    sewBlock,
    nothing: ['digitize', 'no area is large enough for a needle'],
  } as const;
  return finish(sewPlan(work, context));
}

/** Runs all steps without a pause: only the preview of lettering, sewn while somebody types, pauses. */
function sewBlock(job: BlockJob): [] {
  const { plan, index, options } = job;
  if (options.style === 'applique') {
    sewApplique(job.planner.path, plan, index, options);
    const blocks = plan.blocks.map(withoutPatches);
    sewShapes({ ...job, plan: { ...plan, blocks } }, blocks[index].shapes);
  } else sewShapes(job, plan.blocks[index].shapes);
  return [];
}

const NO_GROWTH =
  'It has so many small areas that they were sewn side by side, not over each other: fabric may show between them. Choose fewer colours, a smaller size or a calmer picture.';

/** A thread that runs over its own colour is seen in a drawing; among the rows of a photograph it hardly is. */
const MAX_VISIBLE_FLAT_MM: Mm = 1.6;
const MAX_VISIBLE_PHOTO_MM: Mm = 16;

/** Widths that `sewShapes` sews as a running stitch and as a bean stitch. */
const RUNNING_MM: Mm = RUN_LINE_MM;
const OUTLINE_MM: Mm = BEAN_LINE_MM;

/** For styles that draw lines only: the borders in place of the areas, and bare fabric all over. */
function styledPlan(plan: Plan, { style }: ShapeOptions): Plan {
  if (!isLineStyle(style)) return plan;
  const widthMm = style === 'running' ? RUNNING_MM : OUTLINE_MM;
  const blocks = plan.blocks.map((block, i) => ({
    thread: block.thread,
    // A column is a line already, drawn by its edges: it stays what it is.
    shapes: [...outlinesOf(plan, i, widthMm), ...block.shapes.filter((s) => s.kind === 'column')],
  }));
  const cover = { ...plan.cover, last: new Uint16Array(plan.cover.last.length) };
  return { ...plan, blocks, cover };
}

function withoutPatches(block: Plan['blocks'][number]): Plan['blocks'][number] {
  return { thread: block.thread, shapes: block.shapes.filter((shape) => !isPatch(shape)) };
}
