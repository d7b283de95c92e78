import type { Density } from '../options.ts';
import type { Mm } from '../core/units.ts';

/** How columns are sewn. */
export interface SatinOptions {
  /** Distance between needle points on one rail. */
  spacingMm: Mm;
  /** Lengthens each rib at both ends against the pull of the thread. */
  pullMm: Mm;
  /** Longer stitches get needle points in between, staggered. */
  splitOverMm: Mm;
  /** Sew underlay beyond the centre run that travels to a column's far end. */
  underlay: boolean;
  /** Columns at least so wide get an edge run as well. */
  edgeRunFromMm: Mm;
  /** Columns at least so wide get a zigzag in place of the centre run. */
  zigzagFromMm: Mm;
  /** Distance of the edge run from the edge. */
  insetMm: Mm;
  /** Length of underlay and travel stitches. */
  runMm: Mm;
  /** Needle points nearer than this on one side of a bend are drawn inward in turn. */
  shortStitchMm: Mm;
  /** No stitch is shorter. */
  minStitchMm: Mm;
  /** No stitch is longer. */
  maxStitchMm: Mm;
  /** No square millimetre gets more needle points. */
  maxPointsPerMm2: number;
}

/** Distance between needle points on one rail. */
export const SATIN_SPACING_MM: Record<Density, Mm> = { low: 0.6, medium: 0.48, high: 0.42 };

export const SATIN_DEFAULTS: SatinOptions = {
  spacingMm: SATIN_SPACING_MM.medium,
  pullMm: 0.2,
  splitOverMm: 7,
  underlay: true,
  edgeRunFromMm: 3.5,
  zigzagFromMm: 5,
  insetMm: 0.4,
  runMm: 2.5,
  shortStitchMm: 0.24,
  minStitchMm: 0.3,
  maxStitchMm: 12.1,
  maxPointsPerMm2: 9,
};
