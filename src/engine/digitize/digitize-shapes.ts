import { isLineStyle } from '../options.ts';
import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { finish } from '../core/steps.ts';
import type { Mm } from '../core/units.ts';
import { BEAN_LINE_MM, RUN_LINE_MM } from '../machine.ts';
import {
  LETTERING_GROUP,
  onLetterGrid,
  type Shape,
  type ShapeSet,
  type StrokeShape,
} from '../shapes.ts';
import { cellAt, emptyCover } from '../stitch/cover-map.ts';
import type { Ring } from '../vector/geometry.ts';
import { clothCover, sewApplique } from './applique.ts';
import { isPatch } from './patch.ts';
import { LAST_CRUMBS, withoutCrowdedIslands } from './crowded-islands.ts';
import { areaRings, forEachTouched } from './footprint.ts';
import { lineLength, wantedRuns, type RingRun } from './lines.ts';
import { isShared, planBlocks, type Layering, type Plan, type ShapeOptions } from './plan.ts';
import { withoutScraps } from './scrap-blocks.ts';
import { sewShapes } from './sew-block.ts';
import { sewPlan, type BlockJob, type PlannedPage } from './sew-plan.ts';
import { DRAWING_CROWDS, LETTER_CROWDS, withoutSparePoints } from './spare-points.ts';

/**
 * Sews a drawing: coloured areas, lines and columns become a design.
 * @param drawn its lengths are millimetres
 * @param layering whether the shapes tile the page, or lie over each other in their order
 * @param options style, density, name; fabric and pull where they differ from the usual
 * @throws EngineError `nothing-to-sew` when no shape is large enough for a needle, `too-complex`
 *   of more stitches than a machine holds, `aborted`
 */
export function digitizeShapes(
  drawn: ShapeSet,
  layering: Layering,
  options: ShapeOptions,
  context: Context = {},
): Design {
  const set = { ...drawn, shapes: drawn.shapes.map(onGrid) };
  const design = digitizePlan(planBlocks(set, layering), set, options, context);
  return { ...design, drawing: { set, layering, options } };
}

const onGrid = (shape: Shape): Shape =>
  shape.kind === 'area' && shape.label?.group === LETTERING_GROUP ? onLetterGrid(shape) : shape;

/**
 * Sews a drawing that has been ordered into colour blocks.
 * @param page the drawing's size and its threads
 * @throws EngineError as `digitizeShapes`
 */
export function digitizePlan(
  ordered: Plan,
  page: PlannedPage,
  options: ShapeOptions,
  context: Context = {},
): Design {
  const plan = styledPlan(ordered, options);
  if (plan.layering === 'tiles' && !plan.grows) context.onSimplified?.(NO_GROWTH);
  const sew = options.style === 'applique' ? appliqueSewer(plan) : sewBlock;
  let hasText = false;
  const onText = () => (hasText = true);
  const work = {
    set: page,
    plan,
    options,
    maxVisibleTravelMm: plan.flat ? MAX_VISIBLE_FLAT_MM : MAX_VISIBLE_PHOTO_MM,
    sewBlock: (job: BlockJob) => sew({ ...job, onText }),
    nothing: ['digitize', 'no area is large enough for a needle'],
  } as const;
  const sewn = finish(sewPlan(work, context));
  return plan.isTexture ? sewn : relieved(sewn, hasText);
}

/** Places with too many needle points, or too much thread, give up what can be spared. */
const relieved = (sewn: Design, hasText: boolean): Design => {
  const crowds = hasText ? [...LETTER_CROWDS, ...DRAWING_CROWDS] : DRAWING_CROWDS;
  const spared = withoutSparePoints(withoutCrowdedIslands(sewn), crowds);
  return withoutScraps(withoutCrowdedIslands(spared, LAST_CRUMBS));
};

/** Runs all steps without a pause: only the preview of lettering, sewn while somebody types, pauses. */
function sewBlock(job: BlockJob): [] {
  sewShapes(job, job.plan.blocks[job.index].shapes);
  return [];
}

/** Sews a block's cloth, and what of it is too small for cloth as any other block. */
function appliqueSewer(plan: Plan): (job: BlockJob) => [] {
  const rest = { ...plan, blocks: plan.blocks.map(withoutPatches) };
  const cloth = clothCover(plan);
  return (job) => {
    sewApplique(job, plan, cloth);
    return sewBlock({ ...job, plan: rest });
  };
}

const NO_GROWTH =
  'It has so many small areas that they were sewn side by side, not over each other: fabric may show between them. Choose fewer colours, a smaller size or a calmer picture.';

/** A thread that runs over its own colour is seen in a drawing; among the rows of a photograph it hardly is. */
export const MAX_VISIBLE_FLAT_MM: Mm = 4.5;
export const MAX_VISIBLE_PHOTO_MM: Mm = 16;

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
  return { ...plan, blocks, cover: emptyCover(plan.cover) };
}

function withoutPatches(block: Plan['blocks'][number]): Plan['blocks'][number] {
  return { thread: block.thread, shapes: block.shapes.filter((shape) => !isPatch(shape)) };
}

/** Pieces of a border shorter than this are left out: fewer than two stitches are no line. */
const MIN_RUN_MM: Mm = 2;

/**
 * The borders of a block's areas as lines. A border that two areas share is drawn
 * once, by the one sewn later: two lines side by side would read as one thick,
 * two-coloured one.
 */
function outlinesOf(plan: Plan, index: number, widthMm: Mm): StrokeShape[] {
  const { thread, shapes } = plan.blocks[index];
  const strokes = shapes.filter((s) => s.kind === 'stroke').map((s) => ({ ...s, widthMm }));
  const drawn = drawnCells(plan);
  const borders = areaRings(shapes)
    .flatMap((ring) => ownParts(plan, index, ring, drawn))
    .map((run): StrokeShape => ({ ...run, kind: 'stroke', widthMm, thread }));
  return [...strokes, ...borders];
}

/** The cells through which the drawing's own lines run: a border there is drawn already. */
function drawnCells({ blocks, cover }: Plan): Uint8Array {
  const drawn = new Uint8Array(cover.last.length);
  for (const shape of blocks.flatMap((block) => block.shapes)) {
    if (shape.kind !== 'stroke') continue;
    forEachTouched(cover, shape, (cell) => (drawn[cell] = 1));
  }
  return drawn;
}

/** The pieces of a ring beyond which no later block lies, and along which no line is drawn. */
function ownParts(plan: Plan, index: number, ring: Ring, drawn: Uint8Array): RingRun[] {
  const own = Array.from(
    { length: ring.length / 2 },
    (_, i) => !isShared(plan.cover, index, ring, i) && drawn[middleCell(plan, ring, i)] === 0,
  );
  return wantedRuns(ring, own).filter(({ points }) => lineLength(points) >= MIN_RUN_MM);
}

function middleCell({ cover }: Plan, ring: Ring, i: number): number {
  const j = (2 * i + 2) % ring.length;
  return cellAt(cover, (ring[2 * i] + ring[j]) / 2, (ring[2 * i + 1] + ring[j + 1]) / 2);
}
