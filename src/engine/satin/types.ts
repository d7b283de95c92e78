import type { Mm } from '../core/units.ts';
import {
  MAX_FLAT_STITCH_MM,
  MAX_FORMAT_STITCH_MM,
  MIN_STITCH_MM,
  POINTS_PER_MM2,
} from '../machine.ts';
import type { Density } from '../options.ts';
import type { Polygon } from '../vector/geometry.ts';

/**
 * How a column ends: `cap` across its full width, `point` where both edges
 * meet (tips and round ends), `butt` under the cover of another column.
 */
export type ColumnEnd = 'cap' | 'point' | 'butt';

/**
 * A satin column: two edges that run side by side. Point i of `left` and point
 * i of `right` make a rung; rungs follow each other and never cross.
 * Left and right are those of somebody who goes from start to end, y downward.
 */
export interface Column {
  /** x0, y0, x1, y1, … in mm; as many points as `right`. */
  left: Float64Array;
  right: Float64Array;
  /** A ring: the last rung is followed by the first one. */
  closed: boolean;
  start: ColumnEnd;
  end: ColumnEnd;
  /** Length of the middle line. */
  lengthMm: Mm;
  medianWidthMm: Mm;
  maxWidthMm: Mm;
}

/** Completes a column from its rungs. */
export function measure(
  left: Float64Array,
  right: Float64Array,
  ends: Pick<Column, 'closed' | 'start' | 'end'>,
): Column {
  let lengthMm = 0;
  for (let i = 2; i < left.length; i += 2) {
    const dx = (left[i] + right[i] - left[i - 2] - right[i - 2]) / 2;
    const dy = (left[i + 1] + right[i + 1] - left[i - 1] - right[i - 1]) / 2;
    lengthMm += Math.hypot(dx, dy);
  }
  const widths = rungWidths(left, right).sort((a, b) => a - b);
  const [medianWidthMm, maxWidthMm] = [widths[widths.length >> 1], widths[widths.length - 1]];
  return { left, right, ...ends, lengthMm, medianWidthMm, maxWidthMm };
}

/** Length of each rung. */
export function rungWidths(left: Float64Array, right: Float64Array): Mm[] {
  return Array.from({ length: left.length / 2 }, (_, i) =>
    Math.hypot(left[2 * i] - right[2 * i], left[2 * i + 1] - right[2 * i + 1]),
  );
}

/** A place where one end of a column lies under another column. */
export interface Junction {
  /** Index of the column that ends here, and which of its ends does. */
  child: number;
  childEnd: 'start' | 'end';
  /** Index of the column that covers it, and the rung of it that is nearest. */
  parent: number;
  rung: number;
}

/** An outline taken apart into satin columns. */
export interface SatinPlan {
  columns: Column[];
  junctions: Junction[];
  /** What no column covers; small pieces for a row fill, sewn before the satin. */
  uncovered: Polygon[];
  /** Median over the length of all columns; 0 without columns. */
  medianWidthMm: Mm;
  maxWidthMm: Mm;
  /** The shape is made of strokes 1 to 8 mm wide, so that satin is the right stitch for it. */
  suitable: boolean;
}

/** A plan without columns: what an empty or degenerate outline gives. */
export const emptyPlan = (uncovered: Polygon[] = []): SatinPlan => ({
  columns: [],
  junctions: [],
  uncovered,
  medianWidthMm: 0,
  maxWidthMm: 0,
  suitable: false,
});

/** How columns are sewn. */
export interface SatinOptions {
  /** Distance between needle points on one rail. */
  spacingMm: Mm;
  /** Wide columns and bends are sewn with that distance, too: a person has set it, or thread lies beside thread. */
  exactSpacing?: boolean | undefined;
  /** Lengthens each rung at both ends against the pull of the thread. */
  pullMm: Mm;
  /**
   * How far a rung may go on beyond an edge, under what is sewn later: asked at the edge, with the
   * direction outward. The longer of it and the compensation is sewn.
   */
  reach?: ((x: Mm, y: Mm, ux: number, uy: number) => Mm) | undefined;
  /** Longer stitches get needle points in between, staggered. */
  splitOverMm: Mm;
  /** Sew edge runs and zigzag; without it, the centre run that travels to a column's far end is the only underlay. */
  underlay: boolean;
  /** Columns at least so wide get an edge run before it. */
  edgeRunFromMm: Mm;
  /** Wider columns get a zigzag in place of the centre run. */
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
 * there on, and a zigzag over 3 mm, which carries the satin where its edges alone would let it
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
  shortStitchMm: 0.34,
  minStitchMm: MIN_STITCH_MM,
  maxStitchMm: MAX_FORMAT_STITCH_MM,
  maxPointsPerMm2: POINTS_PER_MM2.satin,
};
