import { checkpoint, type Context } from '../core/context.ts';
import { Command, countCommand, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { BEAN_LINE_MM, RUN_LINE_MM } from '../machine.ts';
import type { ShapeSet } from '../shapes.ts';
import { createPath, type ThreadPath } from '../stitch/thread-path.ts';
import { createTravelMap } from '../stitch/travel-map.ts';
import { createTravelPlanner } from '../stitch/travel-planner.ts';
import { writeDesign } from '../stitch/write-design.ts';
import { isPatch, sewApplique } from './applique.ts';
import { outlinesOf } from './outlines.ts';
import { planBlocks, type Layering, type Plan, type ShapeOptions } from './plan.ts';
import { separateParts } from './separate-parts.ts';
import { sewBlock } from './sew-block.ts';

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
  const whole = { ...set, shapes: separateParts(set.shapes) };
  const plan = styledPlan(planBlocks(whole, layering), options);
  if (layering === 'tiles' && !plan.grows) context.onSimplified?.(NO_GROWTH);
  const paths: ThreadPath[] = [];
  const total = plan.blocks.reduce((sum, b) => sum + b.shapes.length, 0);
  const maxVisibleTravelMm = plan.flat ? SHOWN_FLAT_MM : SHOWN_PHOTO_MM;
  let done = 0;
  plan.blocks.forEach((block, index) => {
    checkpoint(context, 'stitches', done, total);
    const path = createPath(block.thread);
    const planner = createTravelPlanner(
      path,
      createTravelMap(plan.cover, index),
      maxVisibleTravelMm,
    );
    const onShare = (share: number) =>
      checkpoint(context, 'stitches', done + share * block.shapes.length, total);
    paths.push(path);
    if (options.style === 'applique') {
      sewApplique(path, plan, index, options);
      const sewn = { ...plan, blocks: plan.blocks.map(withoutPatches) };
      sewBlock({ planner, plan: sewn, index, options, onShare });
    } else sewBlock({ planner, plan, index, options, onShare });
    done += block.shapes.length;
  });
  const design = writeDesign(paths, set, options.name);
  const stitches = countCommand(design, Command.Stitch);
  checkpoint(context, 'stitches', stitches, stitches);
  checkpoint(context, 'finish', 0, 1);
  if (design.commands.length === 0) {
    throw new EngineError('nothing-to-sew', 'digitize', 'no area is large enough for a needle');
  }
  checkpoint(context, 'finish', 1, 1);
  return design;
}

const NO_GROWTH =
  'It has so many small areas that they were sewn side by side, not over each other: fabric may show between them. Choose fewer colours, a smaller size or a calmer picture.';

/** How long a thread may run on top of its own finished colour before a cut is better. */
const SHOWN_FLAT_MM: Mm = 1.6;
const SHOWN_PHOTO_MM: Mm = 16;

/** Widths that `sewBlock` sews as a running stitch and as a bean stitch. */
const RUNNING_MM: Mm = RUN_LINE_MM;
const OUTLINE_MM: Mm = BEAN_LINE_MM;

/** For styles that draw lines only: the borders in place of the areas, and bare fabric all over. */
function styledPlan(plan: Plan, { style }: ShapeOptions): Plan {
  if (style !== 'running' && style !== 'outline') return plan;
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
