import type { Ring } from '../vector/geometry.ts';
import { allRings } from '../vector/rings.ts';
import { linesOf, SATIN_LINE_MM, type AreaShape, type Shape, type StrokeShape } from '../shapes.ts';
import { cellAt, forEachCell, type CellWindow } from '../stitch/cover-map.ts';
import { movedAside, ringBetween } from './lines.ts';

/** Borders of what a shape covers when it is sewn; none for thin lines. */
export function coveredRings(shape: Shape): Ring[] {
  if (shape.kind === 'area') return shape.polygon.rings;
  if (shape.kind === 'column') return [ringBetween(shape.left, shape.right)];
  if (shape.widthMm < SATIN_LINE_MM || shape.closed) return [];
  return [ringBetween(...strokeRails(shape))];
}

/** Visits the cells that a shape touches, those at its border too. Some are visited twice. */
export function forEachTouched(map: CellWindow, shape: Shape, visit: (cell: number) => void): void {
  forEachCell(map, coveredRings(shape), visit);
  const edges = shape.kind === 'stroke' ? strokeRails(shape) : [];
  for (const line of [...linesOf(shape), ...edges]) {
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
  return [movedAside(points, -widthMm / 2), movedAside(points, widthMm / 2)];
}

export function isArea(shape: Shape): shape is AreaShape {
  return shape.kind === 'area';
}

/** Borders of all areas, as one even-odd set. Areas that overlap are joined first. */
export function areaRings(shapes: readonly Shape[]): Ring[] {
  return allRings(shapes.filter(isArea).map((s) => s.polygon));
}
