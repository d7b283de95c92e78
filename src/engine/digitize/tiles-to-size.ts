import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';
import { addFrame } from '../frames/index.ts';
import type { FrameName, SewnSize } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { drawnBox, scaleSet } from '../sizing/scale-set.ts';
import { sewAtSize, type Placed } from '../sizing/sew-to-size.ts';
import type { ShapeOptions } from './plan.ts';
import { sewTiles } from './sew-tiles.ts';
import { expectedOverhang } from '../sizing/sewn-size.ts';

/**
 * Sews a picture's tiles so large that what is sewn, the frame included, has the size asked for.
 * @param tiles about as large as they will be sewn
 * @param page for the frame, where there is one
 * @throws EngineError as `sewTiles`, and `bad-options` where a side would be too long
 */
export function tilesToSize(
  tiles: ShapeSet,
  page: Placed['page'],
  options: ShapeOptions & { frame: FrameName; sewn: SewnSize },
  context: Context,
): Design {
  const { frame, sewn: size } = options;
  const place = (set: ShapeSet) => (page ? addFrame({ ...set, ...page }, frame) : set);
  const drawn = drawnBox(place(tiles).shapes);
  if (!drawn) return sewTiles(tiles, options, context, place);
  return sewAtSize({ drawn, size, expected: expectedOverhang(options) }, (scale) =>
    sewTiles(tiles, options, context, (set) => scaleSet(place(set), scale)),
  );
}
