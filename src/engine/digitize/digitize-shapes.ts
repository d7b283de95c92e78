import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { ROW_SPACING_MM, type DigitizeOptions } from '../options.ts';
import type { AreaShape, ShapeSet } from '../shapes.ts';
import { GRID_ANGLES } from '../stitch/rows.ts';
import { sewFill } from '../stitch/sew-fill.ts';
import { TATAMI_DEFAULTS } from '../stitch/tatami.ts';
import { createPath, type ThreadPath } from '../stitch/thread-path.ts';
import { createTravelMap } from '../stitch/travel-map.ts';
import { createTraveller } from '../stitch/traveller.ts';
import { writeDesign } from '../stitch/write-design.ts';
import { fillParts } from './fill-parts.ts';
import { isArea, openArea, planBlocks, type Layering, type Plan } from './plan.ts';

/** What of the options matters once shapes are there. */
export type ShapeOptions = Pick<DigitizeOptions, 'style' | 'density' | 'pullMm' | 'name'>;

/**
 * Sews a drawing: coloured areas, lines and columns become a design.
 * @param layering whether the shapes tile the page, or lie over each other in their order
 * @throws EngineError `nothing-to-sew` when no shape is large enough for a needle, `aborted`
 */
export function digitizeShapes(
  set: ShapeSet,
  layering: Layering,
  options: ShapeOptions,
  context: Context = {},
): Design {
  const plan = planBlocks(set, layering);
  const paths: ThreadPath[] = [];
  const total = plan.blocks.reduce((sum, b) => sum + b.shapes.length, 0);
  let done = 0;
  plan.blocks.forEach((block, i) => {
    checkpoint(context, 'stitches', done, total);
    const path = createPath(block.thread);
    sewAreas(path, plan, i, options, (share) =>
      checkpoint(context, 'stitches', done + share * block.shapes.length, total),
    );
    paths.push(path);
    done += block.shapes.length;
  });
  checkpoint(context, 'finish', 0, 1);
  const design = writeDesign(paths, set.threads, options.name);
  if (design.commands.length === 0) {
    throw new EngineError('nothing-to-sew', 'digitize', 'no area is large enough for a needle');
  }
  checkpoint(context, 'finish', 1, 1);
  return design;
}

/** Pictures of more areas than this are photographs: all rows run one way, so that they tile. */
const FLAT_ART_AREAS = 80;
/** Directions of rows, block by block: neighbours of one hue still tell apart by their sheen. */
const ANGLES = [GRID_ANGLES[0], GRID_ANGLES[2], GRID_ANGLES[4], GRID_ANGLES[5], GRID_ANGLES[3]];

function sewAreas(
  path: ThreadPath,
  plan: Plan,
  index: number,
  options: ShapeOptions,
  onShare: (share: number) => void,
): void {
  const areas: AreaShape[] = plan.blocks[index]!.shapes.filter(isArea);
  const count = plan.blocks.reduce((sum, b) => sum + b.shapes.length, 0);
  const flat = count <= FLAT_ART_AREAS;
  const spacingMm: Mm = ROW_SPACING_MM[options.density];
  const last = index === plan.blocks.length - 1;
  const parts = fillParts(areas, last ? [] : openArea(plan, index), plan.cover, {
    spacingMm,
    pullMm: options.pullMm,
    angle: flat ? ANGLES[index % ANGLES.length]! : 0,
    block: index,
    edgeRun: flat,
  });
  sewFill(createTraveller(path, createTravelMap(plan.cover, index)), parts, {
    tatami: TATAMI_DEFAULTS,
    underlay: true,
    onSection: (done) => {
      if (done % 16 === 0) onShare(done / parts.length);
    },
  });
}
