import type { Mm } from '../core/units.ts';
import { MIN_THREAD_MM } from '../machine.ts';
import type { ColumnAxis } from './column-axis.ts';
import type { SatinOptions } from './types.ts';

/**
 * Columns from the first width on are sewn closer, from the second on by this share of the spacing:
 * 0.40 mm at medium density, which lies on the machine's grid. What lies between its steps is
 * rounded to 0.4 here and 0.5 there, and of 0.5 the wedge at an edge stands 0.17 mm open.
 */
const NARROW_MM = 2.5;
const WIDE_MM = 2.8;
const CLOSEST_SHARE = 0.835;
/**
 * Where the way along the outer edges is longer than the middle by more than the first share,
 * stitches crowd on the inner ones: the spacing, told on the outer ones, grows with it, up to the second.
 */
const BENDING = 1.1;
const MOST_IN_BENDS = 1.09;

/**
 * The distance between needle points on one rail of a column, told on the longer of them: two stitches
 * that meet at one edge stand open at the other, for a length that grows with the column's width. So
 * wide columns are sewn closer, but no closer than thread lies beside thread.
 */
export function columnSpacing(
  { column, advance, middle, count }: ColumnAxis,
  { spacingMm, exactSpacing }: Pick<SatinOptions, 'spacingMm' | 'exactSpacing'>,
): Mm {
  if (exactSpacing) return spacingMm;
  const share = (column.medianWidthMm - NARROW_MM) / (WIDE_MM - NARROW_MM);
  const close = 1 - (1 - CLOSEST_SHARE) * Math.max(0, Math.min(1, share));
  const bend = advance[count - 1] / (middle[count - 1] || 1);
  const open = Math.max(1, Math.min(MOST_IN_BENDS, bend / BENDING));
  return Math.max(spacingMm * Math.min(1, close * open), Math.min(spacingMm, MIN_THREAD_MM));
}
