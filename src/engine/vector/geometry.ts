/**
 * Shapes on the fabric, in millimetres, y downward.
 *
 * A ring or a line is one flat array x0, y0, x1, y1, … : half the memory of
 * point objects, and what numeric kernels want.
 */

/** A closed line, x and y in turn; the last point is not the first one again. At least 3 points. */
export type Ring = Float64Array;

/** An area: `rings[0]` is its outer border, the others are its holes. Orientation is free. */
export interface Polygon {
  /** At least one; unit and origin are those of what holds it. */
  rings: Ring[];
}

/** An open line. At least 2 points. */
export interface Polyline {
  /** x and y in turn. */
  points: Float64Array;
}

/** Signed area by the shoelace rule, in mm²; positive when it turns clockwise on screen (y down). */
export function ringArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    sum += ring[j] * ring[i + 1] - ring[i] * ring[j + 1];
  }
  return sum / 2;
}

/** Area of a polygon less its holes, in mm². */
export function polygonArea(polygon: Polygon): number {
  return polygon.rings.reduce(
    (sum, ring, i) => sum + (i === 0 ? 1 : -1) * Math.abs(ringArea(ring)),
    0,
  );
}

/** Length of an open line, in the unit of its points. */
export function lineLength(line: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 2; i + 1 < line.length; i += 2) {
    sum += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
  }
  return sum;
}

/** Length of a closed line, in the unit of its points. */
export function ringLength(ring: Ring): number {
  const n = ring.length;
  return lineLength(ring) + Math.hypot(ring[0] - ring[n - 2], ring[1] - ring[n - 1]);
}

/** A ring that turns the other way. */
export function reversedRing(ring: Ring): Ring {
  return ring.map((_, i) => ring[ring.length - 2 - i + 2 * (i % 2)]);
}

/** A rectangle along the axes, y downward, in the unit of what it surrounds. */
export interface Box {
  /** Its least x. */
  left: number;
  /** Its least y. */
  top: number;
  /** Its greatest x. */
  right: number;
  /** Its greatest y. */
  bottom: number;
}

export const widthOf = ({ left, right }: Pick<Box, 'left' | 'right'>): number => right - left;
export const heightOf = ({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number => bottom - top;

/** How far a ring reaches on each side. */
export const ringBox = (ring: ArrayLike<number>): Box => linesBox([ring]);

/**
 * How far lines reach on each side; from ∞ to −∞ without any.
 * @param half half the width of the lines
 */
export function linesBox(lines: readonly ArrayLike<number>[], half = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (let i = 0; i < line.length; i += 2) {
      left = Math.min(left, line[i]);
      right = Math.max(right, line[i]);
      top = Math.min(top, line[i + 1]);
      bottom = Math.max(bottom, line[i + 1]);
    }
  }
  return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
}

/** Distance of a point from a box; 0 within. */
export function distanceToBox({ left, top, right, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Distance of a point from a straight line between two others. */
export function distanceToSegment(
  x: number,
  y: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy;
  const along = length2 > 0 ? ((x - ax) * dx + (y - ay) * dy) / length2 : 0;
  const f = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - dx * f, y - ay - dy * f);
}

/** The smallest box around others; from ∞ to −∞ without any. */
export function joinBoxes(boxes: readonly Box[]): Box {
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of boxes) {
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.bottom = Math.max(all.bottom, bottom);
  }
  return all;
}

/** Whether two boxes touch or overlap, or lie within `reach` of each other along both axes. */
export function boxesMeet(a: Box, b: Box, reach = 0): boolean {
  return (
    a.left <= b.right + reach &&
    b.left <= a.right + reach &&
    a.top <= b.bottom + reach &&
    b.top <= a.bottom + reach
  );
}

/** Whether a box lies within another, borders included. */
export function boxInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/**
 * Whether a line from a point (x, y) to the right crosses the side from a to b: a point lies in
 * an area, by the even-odd rule, when it crosses an odd number of its sides. A side has its upper
 * end but not its lower one, so that a line through a corner crosses once.
 *
 *        a
 *         \
 *    •-----\--→
 *           b
 */
export function crossesRightOf(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
}
