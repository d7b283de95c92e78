import type { Density } from '../options.ts';
import type { Mm } from '../core/units.ts';
import {
  MAX_FLAT_STITCH_MM,
  MAX_FORMAT_STITCH_MM,
  MIN_STITCH_MM,
  POINTS_PER_MM2,
} from '../machine.ts';

/** How columns are sewn. */
export interface SatinOptions {
  /** Distance between needle points on one rail. */
  spacingMm: Mm;
  /** Lengthens each rung at both ends against the pull of the thread. */
  pullMm: Mm;
  /** Longer stitches get needle points in between, staggered. */
  splitOverMm: Mm;
  /** Sew underlay beyond the centre run that travels to a column's far end: edge runs and zigzag. */
  underlay: boolean;
  /** Columns at least so wide get an edge run before it. */
  edgeRunFromMm: Mm;
  /** Columns at least so wide get a zigzag in place of the centre run. */
  zigzagFromMm: Mm;
  /** Distance between two turns of that zigzag on one side. */
  zigzagSpacingMm: Mm;
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
  /** No square millimetre gets more needle points of satin; underlay is sparse and comes on top. */
  maxPointsPerMm2: number;
}

/** Distance between needle points on one rail. */
export const SATIN_SPACING_MM: Record<Density, Mm> = { low: 0.6, medium: 0.48, high: 0.42 };

/**
 * The trade's underlay: below 1.2 mm the centre run that travels there anyhow, an edge run from
 * there on, and a zigzag from 3 mm on, which carries the satin where its edges alone would let it
 * sink.
 */
export const SATIN_DEFAULTS: SatinOptions = {
  spacingMm: SATIN_SPACING_MM.medium,
  pullMm: 0.2,
  splitOverMm: MAX_FLAT_STITCH_MM,
  underlay: true,
  edgeRunFromMm: 1.2,
  zigzagFromMm: 3,
  zigzagSpacingMm: 2.5,
  insetMm: 0.4,
  runMm: 2.5,
  shortStitchMm: 0.24,
  minStitchMm: MIN_STITCH_MM,
  maxStitchMm: MAX_FORMAT_STITCH_MM,
  maxPointsPerMm2: POINTS_PER_MM2.sewn,
};
