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

/** A rectangle along the axes. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a ring reaches on each side. */
export function ringBox(ring: Ring): Box {
  return linesBox([ring]);
}

/** How far lines reach on each side; from ∞ to −∞ without any. */
export function linesBox(lines: readonly Float64Array[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (let i = 0; i < line.length; i += 2) {
      left = Math.min(left, line[i]);
      right = Math.max(right, line[i]);
      top = Math.min(top, line[i + 1]);
      bottom = Math.max(bottom, line[i + 1]);
    }
  }
  return { left, top, right, bottom };
}
