import { checkpoint, type Context } from '../core/context.ts';
import { Command, countCommand, type Design } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import { joinDesigns } from '../core/join-designs.ts';
import type { Thread } from '../core/thread.ts';
import type { Mm } from '../core/units.ts';
import { limitColors, matchingChroma } from '../color/palette.ts';
import { sewingSettings } from '../fabrics/index.ts';
import { unusualWeight, type DigitizeOptions } from '../options.ts';
import { checkSubject, findBackground } from '../picture/background.ts';
import { rasterize } from '../picture/raster.ts';
import { GRID_ANGLES, rowFrame } from '../stitch/rows.ts';
import { centre, MIXED_LIMITS, writeDesign } from '../stitch/write-design.ts';
import { chooseThreads } from '../threads/choose.ts';
import { CROWDED, isCrowded } from './crowded.ts';
import { findDarkParts } from './dark-parts.ts';
import { type Drawn, findDetails } from './details.ts';
import { directionAt, findDomains } from './domains.ts';
import { raiseContrast } from './local-contrast.ts';
import { thingsOf, withLostThings } from './lost-things.ts';
import { mixThreads } from './mix.ts';
import { dropIslands } from './islands.ts';
import { joinFew } from './regions.ts';
import { conesOf, createPageMap, createRowRaster, type RowRaster } from './row-raster.ts';
import { sewThreads } from './sew-threads.ts';
import { withSkin } from './skin-threads.ts';
import { calmness, findStructure } from './structure.ts';
import { threadColors } from './thread-light.ts';
import { withoutGrain } from './ground-grain.ts';
import { findColors } from '../picture/colors.ts';
import { orderThreads } from './thread-order.ts';

/**
 * Turns a photograph into a design: threads lie side by side so that they mix
 * in the eye, in rows that follow the picture.
 * @throws EngineError `bad-image`, `nothing-to-sew`, `one-colour`, `aborted`
 */
export function digitizePhoto(
  image: RgbaImage,
  options: DigitizeOptions,
  context: Context = {},
  sewDetails?: SewDetails,
): Design {
  const { rowSpacingMm, pullMm } = sewingSettings(options);
  checkpoint(context, 'colours', 0, 1);
  const chroma = matchingChroma(options.palette);
  const picture = rasterize(image, options.widthMm, chroma, context);
  const background = withoutGrain(picture, findBackground(picture, options));
  checkSubject(background, options, 'digitize');
  if (isCrowded(picture, background.mask)) context.onSimplified?.(CROWDED);
  // A photograph has no flat colours of its own: its threads mix.
  const found = findColors(picture, background, { ...options, flatColors: undefined });
  const most = limitColors(options.palette, options.colors);
  const things = thingsOf(picture, background, chroma);
  const fitting = withLostThings(things, found, { chroma, most });
  const { lab: start, held } = withSkin(things, fitting, chroma);
  const structure = findStructure(picture, background, chroma);
  const domains = findDomains(structure, GRID_ANGLES);
  const page = createPageMap(picture, background, (x, y) => directionAt(domains, x, y));
  checkpoint(context, 'colours', start.length / 3, start.length / 3);

  const { widthMm, heightMm } = picture;
  const cones = conesOf(picture);
  raiseContrast(cones, picture, background.mask);
  const calmAt = calmness(structure);
  const byDirection = GRID_ANGLES.map((angle, bit) =>
    createRowRaster(picture, cones, page, bit, rowFrame(angle, rowSpacingMm), calmAt),
  );
  const rasters = byDirection.filter((r) => r !== undefined);
  const place = (order?: number[]) =>
    orderThreads(byDirection, page, start.length / 3, picture, order);
  const light = mixThreads(rasters, { lab: start, held }, chroma, context, () => place().blockOf);
  joinFew(rasters, light);
  const plan = dropIslands(rasters, place, light);
  const colors = threadColors(light);
  const paths = sewThreads(rasters, plan, pullMm, colors, context);
  const threads = chooseThreads(options.palette, colors, shares(rasters, colors.length));
  const set = { widthMm, heightMm, threads, shapes: [] };
  const sewn = writeDesign(paths, set, options.name, MIXED_LIMITS);
  const labs = Float64Array.from(colors.flatMap(([l, a, b]) => [l, a * chroma, b * chroma]));
  const parts = sewDetails ? findDarkParts(picture, background.mask, chroma) : [];
  const details = sewDetails && findDetails(picture, parts, plan, labs);
  const over = details && sewDetails(details.drawn, set, threads[details.thread]);
  const design = over ? joined(sewn, over) : sewn;
  const stitches = countCommand(design, Command.Stitch);
  checkpoint(context, 'stitches', stitches, stitches);
  design.threadWeight = unusualWeight(options);
  checkpoint(context, 'finish', 1, 1);
  return { ...design, ground: background.ground };
}

/**
 * Sews what is drawn over a photograph.
 * @param page the photograph's size
 * @returns a design on the same page; undefined where nothing of it is large enough for a needle
 */
export type SewDetails = (
  drawn: readonly Drawn[],
  page: { widthMm: Mm; heightMm: Mm },
  thread: Thread,
) => Design | undefined;

/** A photograph with what is drawn over it. */

function joined(photo: Design, details: Design): Design {
  const design = { ...joinDesigns(photo, details), drawing: undefined };
  centre(design);
  return design;
}

/** Share of the picture that each thread covers. */
function shares(rasters: readonly RowRaster[], count: number): number[] {
  const cells = new Array<number>(count).fill(0);
  for (const { inside, label } of rasters) {
    for (let i = 0; i < inside.length; i++) if (inside[i] === 1) cells[label[i]]++;
  }
  const all = cells.reduce((sum, n) => sum + n, 0);
  return cells.map((n) => n / Math.max(1, all));
}
