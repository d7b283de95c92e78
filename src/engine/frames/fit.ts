import { linesOf, shapesBox, type Shape } from '../shapes.ts';
import type { FrameLayout } from './layout.ts';

/** Scales and moves drawings: p → p·scale + (x, y). */
export interface Placing {
  scale: number;
  x: number;
  y: number;
}

/** How shapes are placed so that they fill the room inside a frame, and no more. */
export function fitShapes(shapes: readonly Shape[], layout: FrameLayout): Placing {
  return layout.form === 'circle' ? fitCircle(shapes, layout) : fitBox(shapes, layout);
}

function fitBox(shapes: readonly Shape[], { widthMm, heightMm, insetMm }: FrameLayout): Placing {
  const { left, top, right, bottom } = shapesBox(shapes);
  if (left > right) return { scale: 1, x: 0, y: 0 };
  const scale = Math.min(
    (widthMm - 2 * insetMm) / Math.max(right - left, LEAST_MM),
    (heightMm - 2 * insetMm) / Math.max(bottom - top, LEAST_MM),
  );
  return {
    scale,
    x: widthMm / 2 - (scale * (left + right)) / 2,
    y: heightMm / 2 - (scale * (top + bottom)) / 2,
  };
}

/** A drawing smaller than this is not blown up to fill a frame. */
const LEAST_MM = 1;
/** Steps towards the smallest circle: after so many it is within half a hundredth. */
const STEPS = 200;

/**
 * Into a circle: the smallest one around all points, found by steps of falling length
 * towards the farthest point (Bădoiu and Clarkson, "Smaller core-sets for balls", 2003).
 */
function fitCircle(shapes: readonly Shape[], { widthMm, insetMm }: FrameLayout): Placing {
  const points: number[] = [];
  forEachPoint(shapes, (x, y, half) => points.push(x, y, half));
  if (points.length === 0) return { scale: 1, x: 0, y: 0 };
  let [cx, cy] = points;
  let radius = 0;
  for (let step = 1; step <= STEPS + 1; step++) {
    let farthest = 0;
    radius = -1;
    for (let i = 0; i < points.length; i += 3) {
      const d = Math.hypot(points[i] - cx, points[i + 1] - cy) + points[i + 2];
      if (d > radius) {
        radius = d;
        farthest = i;
      }
    }
    if (step > STEPS) break;
    cx += (points[farthest] - cx) / (step + 1);
    cy += (points[farthest + 1] - cy) / (step + 1);
  }
  const scale = (widthMm / 2 - insetMm) / Math.max(radius, LEAST_MM / 2);
  return { scale, x: widthMm / 2 - scale * cx, y: widthMm / 2 - scale * cy };
}

function forEachPoint(
  shapes: readonly Shape[],
  visit: (x: number, y: number, half: number) => void,
): void {
  for (const shape of shapes) {
    const half = shape.kind === 'stroke' ? shape.widthMm / 2 : 0;
    for (const line of linesOf(shape)) {
      for (let i = 0; i < line.length; i += 2) visit(line[i], line[i + 1], half);
    }
  }
}

/** A shape scaled and moved; a stroke's width goes along. */
export function placeShape(shape: Shape, { scale, x, y }: Placing): Shape {
  const place = (line: Float64Array) => line.map((v, i) => v * scale + (i % 2 === 0 ? x : y));
  switch (shape.kind) {
    case 'area':
      return { ...shape, polygon: { rings: shape.polygon.rings.map(place) } };
    case 'stroke':
      return { ...shape, points: place(shape.points), widthMm: shape.widthMm * scale };
    case 'column':
      return { ...shape, left: place(shape.left), right: place(shape.right) };
  }
}
