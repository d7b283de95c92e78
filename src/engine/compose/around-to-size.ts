import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import type { SewnSize } from '../options.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { drawnBox, scaleSet } from '../sizing/scale-set.ts';
import { drawAtSize, neverBack, sewAtSize } from '../sizing/sew-to-size.ts';
import type { AroundPicture } from './around-picture.ts';
import { digitizeAround } from './digitize-around.ts';
import { PROMPT_SIZE_LIMITS, type PromptOptions } from './options.ts';
import type { Box } from '../vector/geometry.ts';
import { expectedOverhang } from '../sizing/sewn-size.ts';

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
