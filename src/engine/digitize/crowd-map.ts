import type { Mm } from '../core/units.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { boxPath, unite, type Paths } from '../vector/paths.ts';

/*
 * How much is drawn where. Each border of an area costs needle points, since rows end there; so does
 * each line. Their length in a place tells how many points there will be before any is sewn.
 */

/** Length is counted in squares of this side, together with those around. */
export const SQUARE_MM: Mm = 0.5;
/** A square and those around it. */
export const AROUND_MM2 = 9 * SQUARE_MM ** 2;
/** Lines are laid into the map in pieces no longer than this. */
const PIECE_MM: Mm = 0.2;

/** Length of borders and lines in each square of a page; one square of margin on each side. */
export interface CrowdMap {
  width: number;
  height: number;
  length: Float64Array;
}

export function emptyCrowd({
  widthMm,
  heightMm,
}: Pick<ShapeSet, 'widthMm' | 'heightMm'>): CrowdMap {
  const width = Math.ceil(widthMm / SQUARE_MM) + 2;
  const height = Math.ceil(heightMm / SQUARE_MM) + 2;
  return { width, height, length: new Float64Array(width * height) };
}

/** The square in which a place lies, never one of the margin. */
export function squareAt({ width, height }: CrowdMap, x: Mm, y: Mm): number {
  const within = (v: Mm, squares: number) =>
    Math.max(1, Math.min(squares - 2, 1 + Math.floor(v / SQUARE_MM)));
  return within(y, height) * width + within(x, width);
}

/** Counts the borders of areas. */
export function addBorders(map: CrowdMap, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if (shape.kind !== 'area') continue;
    for (const ring of shape.polygon.rings) {
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const [dx, dy] = [ring[i] - ring[j], ring[i + 1] - ring[j + 1]];
        const length = Math.hypot(dx, dy);
        const pieces = Math.max(1, Math.ceil(length / PIECE_MM));
        for (let k = 0.5; k < pieces; k++) {
          const square = squareAt(
            map,
            ring[j] + (dx * k) / pieces,
            ring[j + 1] + (dy * k) / pieces,
          );
          map.length[square] += length / pieces;
        }
      }
    }
  }
}

/** Length around a square that is not of the margin, in mm a square millimetre. */
export function crowdAround({ width, length }: CrowdMap, square: number): number {
  let sum = 0;
  for (const row of [square - width, square, square + width]) {
    sum += length[row - 1] + length[row] + length[row + 1];
  }
  return sum / AROUND_MM2;
}

/** The squares of which more than so much lies in and around, and those beside them. */
export function crowdedSquares(map: CrowdMap, most: number): Set<number> {
  const { width, height } = map;
  const found = new Set<number>();
  for (let y = 1; y < height - 1; y++) {
    for (let square = y * width + 1; square < (y + 1) * width - 1; square++) {
      if (crowdAround(map, square) <= most) continue;
      for (const row of [square - width, square, square + width]) {
        for (const beside of [row - 1, row, row + 1]) found.add(beside);
      }
    }
  }
  return found;
}

/** Left top corner of a square, mm. */
export const cornerOf = (square: number, { width }: CrowdMap): [x: Mm, y: Mm] => [
  ((square % width) - 1) * SQUARE_MM,
  (Math.floor(square / width) - 1) * SQUARE_MM,
];

/** The area of some squares. */
export function pathsOfSquares(squares: Iterable<number>, map: CrowdMap): Paths {
  return unite(
    [...squares].map((square) => {
      const [left, top] = cornerOf(square, map).map((v) => Math.round(v * UM_PER_MM));
      const side = UM_PER_MM * SQUARE_MM;
      return boxPath({ left, top, right: left + side, bottom: top + side });
    }),
  );
}

const UM_PER_MM = 1000;
