import type { FrameName } from '../options.ts';
import {
  halfWidth,
  linesOf,
  placeShape,
  shapesBox,
  type Placing,
  type Shape,
  type ShapeSet,
} from '../shapes.ts';
import { darkest, frameBorder } from './border.ts';
import { layoutFrame, type FrameLayout } from './layout.ts';

/**
 * Puts a satin border round a drawing. The drawing is scaled, up or down, to fill the
 * room inside; at least 2 mm of fabric stay bare between them. The page keeps its
 * width, the frame included; a square's or a circle's is as tall as it is wide.
 * The border is sewn last, in the darkest of the drawing's threads.
 * @throws EngineError `bad-options` where the frame would leave no room
 */
export function addFrame(set: ShapeSet, frame: FrameName): ShapeSet {
  if (frame === 'none' || set.shapes.length === 0) return set;
  const layout = layoutFrame(frame, set.widthMm, set.heightMm);
  const fit = layout.form === 'circle' ? fitCircle : fitBox;
  const placing = fit(set.shapes, layout);
  const used = [...new Set(set.shapes.map((shape) => shape.thread))];
  const thread = used[darkest(used.map((t) => set.threads[t]))];
  return {
    ...set,
    widthMm: layout.widthMm,
    heightMm: layout.heightMm,
    shapes: [...set.shapes.map((shape) => placeShape(shape, placing)), frameBorder(layout, thread)],
  };
}

function fitBox(shapes: readonly Shape[], { widthMm, heightMm, insetMm }: FrameLayout): Placing {
  const { left, top, right, bottom } = shapesBox(shapes);
  if (left > right) return { scale: 1, x: 0, y: 0 };
  const scale = Math.min(
    (widthMm - 2 * insetMm) / Math.max(right - left, MIN_DRAWING_MM),
    (heightMm - 2 * insetMm) / Math.max(bottom - top, MIN_DRAWING_MM),
  );
  return {
    scale,
    x: widthMm / 2 - (scale * (left + right)) / 2,
    y: heightMm / 2 - (scale * (top + bottom)) / 2,
  };
}

/** A drawing smaller than this is not blown up to fill a frame. */
const MIN_DRAWING_MM = 1;
/** Steps towards the smallest circle: after 200 its radius is right to half a hundredth. */
const STEPS = 200;

/**
 * Into a circle: the smallest one around all points, found by steps of falling length
 * towards the farthest point (Bădoiu and Clarkson, "Smaller core-sets for balls", 2003).
 */
function fitCircle(shapes: readonly Shape[], { widthMm, insetMm }: FrameLayout): Placing {
  const points: number[] = [];
  for (const shape of shapes) {
    for (const line of linesOf(shape)) {
      for (let i = 0; i < line.length; i += 2) points.push(line[i], line[i + 1], halfWidth(shape));
    }
  }
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
  const scale = (widthMm / 2 - insetMm) / Math.max(radius, MIN_DRAWING_MM / 2);
  return { scale, x: widthMm / 2 - scale * cx, y: widthMm / 2 - scale * cy };
}
