import type { Ring } from '../vector/geometry.ts';
import { SATIN_LINE_MM, type Shape, type StrokeShape } from '../shapes.ts';
import { cellAt, forEachCell } from '../stitch/cover-map.ts';

/** Borders of what a shape covers when it is sewn; none for thin lines. */
export function coveredRings(shape: Shape): Ring[] {
  if (shape.kind === 'area') return shape.polygon.rings;
  if (shape.kind === 'column') return [between(shape.left, shape.right)];
  if (shape.widthMm < SATIN_LINE_MM || shape.closed) return [];
  return [between(...strokeRails(shape))];
}

/** Visits the cells that a shape touches, those at its border too. Some are visited twice. */
export function forEachTouched(
  map: { width: number; height: number },
  shape: Shape,
  visit: (cell: number) => void,
): void {
  forEachCell(map, coveredRings(shape), visit);
  const lines =
    shape.kind === 'area'
      ? shape.polygon.rings
      : shape.kind === 'column'
        ? [shape.left, shape.right]
        : [shape.points, ...strokeRails(shape)];
  for (const line of lines) {
    for (let i = 0; i < line.length; i += 2) {
      const j = Math.max(0, i - 2);
      const dx = line[i] - line[j];
      const dy = line[i + 1] - line[j + 1];
      const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / 0.2));
      for (let s = 0; s <= steps; s++) {
        visit(cellAt(map, line[j] + (dx * s) / steps, line[j + 1] + (dy * s) / steps));
      }
    }
  }
}

/** The two edges of a line of some width. */
export function strokeRails({ points, widthMm }: StrokeShape): [Float64Array, Float64Array] {
  const left = new Float64Array(points.length);
  const right = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const a = Math.max(0, i - 2);
    const b = Math.min(points.length - 2, i + 2);
    const dx = points[b] - points[a];
    const dy = points[b + 1] - points[a + 1];
    const half = widthMm / 2 / (Math.hypot(dx, dy) || 1);
    left[i] = points[i] + dy * half;
    left[i + 1] = points[i + 1] - dx * half;
    right[i] = points[i] - dy * half;
    right[i + 1] = points[i + 1] + dx * half;
  }
  return [left, right];
}

/** The area between two edges, as one ring. */
function between(left: Float64Array, right: Float64Array): Ring {
  const ring = new Float64Array(left.length + right.length);
  ring.set(left);
  for (let i = 0, j = right.length - 2; j >= 0; i += 2, j -= 2) {
    ring[left.length + i] = right[j];
    ring[left.length + i + 1] = right[j + 1];
  }
  return ring;
}
