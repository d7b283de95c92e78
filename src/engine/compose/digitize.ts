import { expectedOverhang } from '../sizing/sewn-size.ts';
import { checkpoint, type Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import { joinDesigns } from '../core/join-designs.ts';
import { type Mm, toTenth } from '../core/units.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { sewingOf, type SewnSize } from '../options.ts';
import type { PromptPlan } from '../prompt/plan.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { drawnBox, scaleSet } from '../sizing/scale-set.ts';
import { neverBack, sewAtSize, sewToSize, drawAtSize } from '../sizing/sew-to-size.ts';
import { centre } from '../stitch/write-design.ts';
import { flattenShapes } from '../vector/flatten.ts';
import { type Box, ringBox } from '../vector/geometry.ts';
import { type AroundPicture, type ComposeInput, composePrompt } from './compose.ts';
import { convexHull } from './hull.ts';
import { relabelled } from './labels.ts';
import { fontStyleOf, PROMPT_SIZE_LIMITS, type PromptOptions } from './options.ts';
import { writtenIn } from './written.ts';

/**
 * Composes and sews a plan.
 * @param plan as `readPrompt` reads it
 * @param options hand, size, threads, and what it is sewn with
 * @param input motifs and font
 * @throws EngineError `bad-options`, `nothing-to-sew`, `aborted`
 */
export function digitizePrompt(
  plan: PromptPlan,
  options: PromptOptions,
  input: ComposeInput,
  context: Context = {},
): Design {
  checkpoint(context, 'colours', 0, 1);
  const { sewn, stitchStyle: style } = options;
  const settings = { ...sewingOf(options), style };
  const set = drawPrompt(plan, options, input);
  checkpoint(context, 'colours', set.threads.length, set.threads.length);
  const tiles = relabelled(flattenShapes(set, context), set);
  checkpoint(context, 'shapes', tiles.shapes.length, tiles.shapes.length);
  const known = (design: Design) => withWords(design, plan, options, input);
  if (!sewn) return known(digitizeShapes(tiles, 'tiles', settings, context));
  const forward = neverBack(context);
  const design = sewToSize(tiles, sewn, settings, (scaled) =>
    digitizeShapes(scaled, 'tiles', settings, forward),
  );
  return known(design);
}

/** A design that knows what its letters say. */
function withWords(
  design: Design,
  plan: PromptPlan,
  options: PromptOptions,
  { font }: ComposeInput,
): Design {
  const { drawing } = design;
  if (!drawing || !font) return design;
  const written = writtenIn(drawing.set, plan.words, font, fontStyleOf(plan, options));
  return { ...design, drawing: { ...drawing, written } };
}

/**
 * A plan composed about as large as it will be sewn.
 * @param plan as `readPrompt` reads it
 * @param options as for `digitizePrompt`
 * @param input motifs and font
 * @throws EngineError as `composePrompt`
 */
export function drawPrompt(
  plan: PromptPlan,
  options: PromptOptions,
  input: ComposeInput,
): ShapeSet {
  const { sewn, stitchStyle: style } = options;
  if (!sewn) return composePrompt(plan, options, input);
  const draw = (longSideMm: Mm) => composePrompt(plan, { ...options, longSideMm }, input);
  return drawAtSize(draw, sewn, { ...options, style }, PROMPT_SIZE_LIMITS);
}

/**
 * The convex outline of what is not clear, in px.
 * @param flat a picture whose fabric is clear, as `flatPicture` makes it
 */
export function outlineOf({ width, height, data }: RgbaImage): Float64Array {
  const points: number[] = [];
  for (let y = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first >= 0) points.push(first, y, last + 1, y, first, y + 1, last + 1, y + 1);
  }
  return points.length > 0
    ? convexHull(points)
    : Float64Array.of(0, 0, width, 0, width, height, 0, height);
}

/**
 * The width of a whole picture, in mm, at which what is sewn of it fills its window.
 * @param flat the picture that was given to `outlineOf`
 * @param outline what `outlineOf` returned for it, px
 * @param around the window that it is to fill
 */
export function widthInWindow(
  { width }: RgbaImage,
  outline: Float64Array,
  { window }: AroundPicture,
): Mm {
  const { left, right } = ringBox(outline);
  return ((window.right - window.left) * width) / (right - left);
}

/**
 * Sews what is drawn around a picture, after the picture.
 * @param picture its sewn extents fit the window
 * @param around as `composeAround` draws it
 * @param options what it is sewn with
 * @throws EngineError `aborted`
 */
export function digitizeAround(
  picture: Design,
  { set, window }: AroundPicture,
  options: PromptOptions,
  context: Context = {},
): Design {
  if (set.shapes.length === 0) return picture;
  const settings = { ...sewingOf(options), style: options.stitchStyle };
  const tiles = relabelled(flattenShapes(set, context), set);
  const around = digitizeShapes(tiles, 'tiles', settings, context);
  const middle = {
    x: toTenth((window.left + window.right) / 2 - set.widthMm / 2),
    y: toTenth((window.top + window.bottom) / 2 - set.heightMm / 2),
  };
  // The middle of what is sewn of the picture lies at its origin.
  const design = joinDesigns({ ...picture, page: undefined }, around, middle);
  centre(design);
  return design;
}

/** What a picture with something drawn around it is made from. */
export interface AroundParts {
  /** Draws what is around the picture, given the longer side of the whole. */
  draw: (longSideMm: Mm) => AroundPicture;
  /** Sews the picture; called once. */
  sewPicture: (size: SewnSize) => Design;
}

/**
 * Sews a picture and what is drawn around it so large that the whole has the size asked for.
 * @param parts what draws, and what sews the picture
 * @param options with the size of the whole
 * @throws EngineError as `composeAround`, `digitizeImage` and `digitizeAround`
 */
export function aroundToSize(
  { draw, sewPicture }: AroundParts,
  options: PromptOptions & { sewn: SewnSize },
  context: Context = {},
): Design {
  const { sewn: size, stitchStyle: style } = options;
  let drawing: AroundPicture | undefined;
  const whole = drawAtSize(
    (longSideMm) => withWindow((drawing = draw(longSideMm))),
    size,
    { ...options, style },
    PROMPT_SIZE_LIMITS,
  );
  const { set, window } = drawing!;
  if (set.shapes.length === 0) return sewPicture(size);
  const expected = expectedOverhang({ ...options, style });
  const forward = neverBack(context);
  let picture: Design | undefined;
  return sewAtSize({ drawn: drawnBox(whole.shapes)!, size, expected }, (scale) => {
    picture ??= sewPicture({ side: 'width', mm: (window.right - window.left) * scale });
    const scaled = { set: scaleSet(set, scale), window: scaleBox(window, scale) };
    return digitizeAround(picture, scaled, options, forward);
  });
}

/** The drawing with the picture's room as an area of it. */
function withWindow({ set, window }: AroundPicture): ShapeSet {
  const { left, top, right, bottom } = window;
  const ring = Float64Array.of(left, top, right, top, right, bottom, left, bottom);
  const room: Shape = { kind: 'area', polygon: { rings: [ring] }, thread: 0 };
  return { ...set, shapes: [...set.shapes, room] };
}

const scaleBox = ({ left, top, right, bottom }: Box, scale: number): Box => ({
  left: left * scale,
  top: top * scale,
  right: right * scale,
  bottom: bottom * scale,
});
