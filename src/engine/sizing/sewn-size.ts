import { designExtents, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { SEWN_LIMITS, type SewnSize } from '../options.ts';

/** Two sides of a rectangle, mm. */
export interface Sides {
  /** From left to right. */
  width: Mm;
  /** From top to bottom. */
  height: Mm;
}

/** How large a design is sewn, from its outermost needle points; the thread adds half its width. */
export function sewnSides(design: Design): Sides {
  const { left, top, right, bottom } = designExtents(design);
  return { width: (right - left) / 10, height: (bottom - top) / 10 };
}

/**
 * The side of a rectangle that a size speaks of.
 * @param sides of the rectangle
 * @param size which of them is wanted
 */
export function sideOf({ width, height }: Sides, { side }: Pick<SewnSize, 'side'>): Mm {
  if (side === 'longer') return Math.max(width, height);
  return side === 'width' ? width : height;
}

/**
 * No machine sews longer than the limit: a narrow strip whose shorter side is given could be
 * metres long.
 * @param shape its sides in any unit
 * @param most the longest side, mm
 * @throws EngineError `bad-options` that says how long it would be, and at which size it fits
 */
export function checkProportion(
  shape: Sides,
  { side, mm }: SewnSize,
  operation: string,
  most: Mm = SEWN_LIMITS[1],
): void {
  const own = sideOf(shape, { side });
  const longer = Math.max(shape.width, shape.height);
  const wouldBe = (mm * longer) / Math.max(own, 1e-9);
  if (side === 'longer' || wouldBe <= most) return;
  const other = side === 'width' ? 'tall' : 'wide';
  const fitting = Math.floor((most * own) / longer);
  const advice =
    fitting >= SEWN_LIMITS[0]
      ? `; at most ${fitting} mm ${side === 'width' ? 'wide' : 'tall'} it fits`
      : '; give its longer side instead';
  throw new EngineError(
    'bad-options',
    operation,
    `the design would be ${wouldBe < 1e5 ? Math.round(wouldBe) : 'over 100000'} mm ${other}, over the limit of ${most} mm${advice}`,
  );
}
