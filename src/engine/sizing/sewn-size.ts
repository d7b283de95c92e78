import { designExtents, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { sewingSettings } from '../fabrics/index.ts';
import {
  isLineStyle,
  SEWN_LIMITS,
  type FrameName,
  type SewnSize,
  type ShapeOptions,
} from '../options.ts';

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
  most: Mm = SEWN_LIMITS[1],
): void {
  const own = sideOf(shape, { side });
  const longer = Math.max(shape.width, shape.height);
  const wouldBe = (mm * longer) / Math.max(own, 1e-9);
  if (side === 'longer' || wouldBe <= most) return;
  const [given, other] = side === 'width' ? ['wide', 'tall'] : ['tall', 'wide'];
  const fitting = Math.floor((most * own) / longer);
  const advice =
    fitting >= SEWN_LIMITS[0]
      ? `at most ${fitting} mm ${given} it fits`
      : 'give its longer side instead';
  const shown = wouldBe < 1e5 ? Math.round(wouldBe) : 'over 100000';
  const problem = `the design would be ${shown} mm ${other}, over the limit of ${most} mm`;
  throw new EngineError('bad-options', 'sewn size', `${problem}; ${advice}`);
}

/** How much larger than its drawing a piece comes out: both ends together. */
export type Overhang = Sides;

export type FramedOptions = ShapeOptions & { frame?: FrameName };

/** Half the width of the satin that covers a patch's edge lies outside it, at both ends. */
const PATCH_COVER_MM = 3;
/**
 * What needle points stop short of their edge, both sides together, as a guess: ends of rows, the
 * first and last row, and the satin of a frame.
 */
const ENDS_MM = -0.2;
const ROWS_MM = -0.5;
const FRAME_MM = -0.15;

/**
 * What is usually sewn beyond a drawing, by the stitch that most often lies outermost. A guess
 * that saves a second sewing where it is right, and no more.
 */
export function expectedOverhang(options: FramedOptions): Overhang {
  const { style, frame = 'none' } = options;
  const pull = 2 * sewingSettings(options).pullMm;
  if (frame !== 'none') return { width: pull + FRAME_MM, height: pull + FRAME_MM };
  if (isLineStyle(style)) return { width: 0, height: 0 };
  if (style === 'applique') return { width: pull + PATCH_COVER_MM, height: pull + PATCH_COVER_MM };
  return { width: pull + ENDS_MM, height: pull + ROWS_MM };
}

/** The same for a photograph: rows of many directions end along each side. */
export function photoOverhang(options: FramedOptions): Overhang {
  const pull = 2 * sewingSettings(options).pullMm;
  return { width: pull, height: pull };
}
