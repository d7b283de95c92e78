import { polygonArea, type Polygon } from '../vector/geometry.ts';
import { fitsDisc } from '../vector/inner-disc.ts';
import type { Mm } from '../core/units.ts';
import type { StitchStyle } from '../options.ts';
import {
  columnFromPairs,
  columnFromRails,
  FIND_COLUMNS_DEFAULTS,
  findColumns,
  ringFromRails,
  type Column,
  type SatinPlan,
} from '../satin/index.ts';
import { MIN_COLUMN_MM } from '../machine.ts';
import { SATIN_LINE_MM, type AreaShape, type Shape, type StrokeShape } from '../shapes.ts';
import { strokeRails } from './footprint.ts';
import { lineLength } from './lines.ts';

/** What a shape will be sewn as. */
export type Piece =
  | { kind: 'fill'; shape: AreaShape }
  | { kind: 'satin'; shape: Shape; plan: SatinPlan }
  | { kind: 'line'; shape: StrokeShape };

/**
 * What each shape of a block is sewn as: satin where it is made of strokes, else a fill; twins alike.
 * @param flat few, plain areas: in a photograph no area is satin
 */
export function choosePieces(shapes: readonly Shape[], flat: boolean, style: StitchStyle): Piece[] {
  const pieces = shapes.map((shape) => choosePiece(shape, flat, style));
  const areas = shapes.flatMap((shape, i) => (shape.kind === 'area' ? [{ shape, i }] : []));
  const fit = agreeTwins(
    areas.map(({ shape }) => shape.polygon),
    areas.map(({ i }) => pieces[i].kind === 'satin'),
  );
  areas.forEach(({ shape, i }, k) => {
    if (!fit[k]) pieces[i] = { kind: 'fill', shape };
  });
  return pieces;
}

function choosePiece(shape: Shape, flat: boolean, style: StitchStyle): Piece {
  if (shape.kind === 'column') {
    const column = shape.closed ? ringFromRails : shape.paired ? columnFromPairs : columnFromRails;
    return { kind: 'satin', shape, plan: planOfColumn(column(shape.left, shape.right)) };
  }
  if (shape.kind === 'stroke') {
    if (shape.widthMm < SATIN_LINE_MM || shape.closed) return { kind: 'line', shape };
    return { kind: 'satin', shape, plan: planOfColumn(columnFromRails(...strokeRails(shape))) };
  }
  const maxWidthMm = style === 'satin' ? WIDE_SATIN_MM : FIND_COLUMNS_DEFAULTS.maxWidthMm;
  if (style !== 'fill' && flat && shape.angle === undefined && !isBroad(shape, maxWidthMm)) {
    const { minWidthMm } = FIND_COLUMNS_DEFAULTS;
    const columns = findColumns(shape.polygon, {
      maxWidthMm,
      minWidthMm: style === 'satin' ? LEAST_SATIN_MM : minWidthMm,
    });
    if (columns.suitable && !columns.columns.some(isUnevenRing)) {
      return { kind: 'satin', shape, plan: columns };
    }
  }
  return { kind: 'fill', shape };
}

/**
 * Where satin is asked for, columns may be so narrow: the trade's least, and a little, as a bar of
 * just that width is measured.
 */
export const LEAST_SATIN_MM: Mm = MIN_COLUMN_MM - 0.02;
/** Where satin is asked for, columns may be so wide: they are split, and sewn closer than a fill. */
const WIDE_SATIN_MM: Mm = 11;
/** Half the width from which no satin is thought of, by the widest column: a little over at bulges. */
const BROAD_HALF = 0.65;

/** Whether an area is far too wide for satin: much quicker told than by its medial axis. */
export function isBroad(
  { polygon }: AreaShape,
  maxWidthMm: Mm = FIND_COLUMNS_DEFAULTS.maxWidthMm,
): boolean {
  return fitsDisc(polygon.rings, BROAD_HALF * maxWidthMm);
}

/** A ring may vary so much in width (standard deviation by mean) and still look like a column. */
const EVEN_RING = 0.3;

/** Whether a column that closes on itself is the ground round a figure rather than a ring. */
function isUnevenRing({ closed, left, right }: Column): boolean {
  if (!closed) return false;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < left.length; i += 2) {
    const width = Math.hypot(left[i] - right[i], left[i + 1] - right[i + 1]);
    sum += width;
    squares += width * width;
  }
  const mean = (2 * sum) / left.length;
  return Math.sqrt(Math.max(0, (2 * squares) / left.length - mean * mean)) > EVEN_RING * mean;
}

/** A plan of one column whose edges are known. */
export function planOfColumn(column: Column): SatinPlan {
  const { medianWidthMm, maxWidthMm } = column;
  return {
    columns: [column],
    junctions: [],
    uncovered: [],
    medianWidthMm,
    maxWidthMm,
    suitable: true,
  };
}

/** Areas and borders of twins differ by no more than this share. */
const NEARLY = 0.06;

/**
 * Shapes of one look are to be sewn alike: two eyes, the seeds of a fruit. Where a shape was found
 * fit for satin and one of the same size was not, neither is: a fill suits both.
 * @param fit whether each shape was found fit by itself
 * @returns the same, agreed among twins
 */
export function agreeTwins(polygons: readonly Polygon[], fit: readonly boolean[]): boolean[] {
  const sizes = polygons.map(sizeOf);
  const unfit = sizes.filter((_, i) => !fit[i]);
  return fit.map((wanted, i) => wanted && !unfit.some((other) => areTwins(sizes[i], other)));
}

const sizeOf = (polygon: Polygon) => ({
  area: polygonArea(polygon),
  border: polygon.rings.reduce((sum, ring) => sum + lineLength(ring, true), 0),
  rings: polygon.rings.length,
});

type Size = ReturnType<typeof sizeOf>;

const areTwins = (a: Size, b: Size): boolean =>
  a.rings === b.rings && near(a.area, b.area) && near(a.border, b.border);

const near = (a: number, b: number): boolean => Math.abs(a - b) <= NEARLY * Math.max(a, b);
