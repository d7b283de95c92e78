import type { Thread, Shape, ShapeSet } from 'ilmek-engine';
import { placed, type Line, type Point } from './line.ts';

/** A drawing put on a larger page. */
export interface PlacedSet {
  set: ShapeSet;
  at: Point;
  scale?: number;
  /** Other threads for the drawing's own, in their order. */
  threads?: Thread[];
}

/** Several drawings on one page, the first at the bottom. */
export function gather(widthMm: number, heightMm: number, parts: PlacedSet[]): ShapeSet {
  const threads: Thread[] = [];
  const indexOf = (thread: Thread): number => {
    const found = threads.findIndex((t) => t.hex === thread.hex);
    return found >= 0 ? found : threads.push(thread) - 1;
  };
  const shapes = parts.flatMap(({ set, at, scale = 1, threads: own = set.threads }) =>
    set.shapes.map((shape) =>
      moved(shape, (line) => placed(line, at, 0, scale), indexOf(own[shape.thread])),
    ),
  );
  return { widthMm, heightMm, threads, shapes };
}

function moved(shape: Shape, put: (line: Line) => Line, thread: number): Shape {
  if (shape.kind === 'area') {
    return { ...shape, thread, polygon: { rings: shape.polygon.rings.map(put) } };
  }
  if (shape.kind === 'stroke') return { ...shape, thread, points: put(shape.points) };
  return { ...shape, thread, left: put(shape.left), right: put(shape.right) };
}
