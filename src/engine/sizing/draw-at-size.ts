import type { Mm } from '../core/units.ts';
import type { SewnSize } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { expectedOverhang, type FramedOptions } from './overhang.ts';
import { drawnBox } from './scale-set.ts';
import { scaleFor } from './sew-to-size.ts';
import { checkProportion } from './sewn-size.ts';

/** A drawing that is so near to its size is scaled, not drawn anew. */
const NEAR = 0.02;
/** Drawn so often at most: a text may be broken into other lines at each size. */
const MOST_ROUNDS = 4;

/**
 * Draws something whose look depends on its size, such as a text, so that the sewn piece about
 * has the size asked for; `sewToSize` does the rest.
 * @param draw given the longer side of the drawing
 * @param limits of that side; smaller pieces are drawn at the least, to be scaled down
 * @throws EngineError `bad-options` where the other side would be too long, and what `draw` throws
 */
export function drawAtSize(
  draw: (longSideMm: Mm) => ShapeSet,
  size: SewnSize,
  options: FramedOptions,
  [least, most]: readonly [Mm, Mm],
): ShapeSet {
  let longSideMm = Math.min(most, Math.max(least, size.mm));
  for (let round = 1; ; round++) {
    const set = draw(longSideMm);
    const box = drawnBox(set.shapes);
    if (!box) return set;
    const scale = scaleFor(box, expectedOverhang(options), size);
    const next = Math.min(most, Math.max(least, longSideMm * scale));
    const near = Math.abs(next / longSideMm - 1) < NEAR;
    if (near || round === MOST_ROUNDS) {
      checkProportion(box, size, 'sewn size', most * (1 + NEAR));
      return set;
    }
    longSideMm = next;
  }
}
