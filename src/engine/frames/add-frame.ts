import { oklabFromHex } from '../color/oklab.ts';
import type { Thread } from '../core/design.ts';
import type { FrameName } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { frameBorder } from './border.ts';
import { fitShapes, placeShape } from './fit.ts';
import { layoutFrame } from './layout.ts';

export interface FrameOptions {
  /** Thread of the border; the drawing's darkest where absent. */
  thread?: Thread | undefined;
}

/**
 * Puts a satin border round a drawing. The drawing is scaled, up or down, to fill the
 * room inside; at least 2 mm of fabric stay bare between them. The page keeps its
 * width, the frame included; a square's or a circle's is as tall as it is wide.
 * The border is sewn last.
 * @throws EngineError `bad-options` where the frame would leave no room
 */
export function addFrame(set: ShapeSet, frame: FrameName, options: FrameOptions = {}): ShapeSet {
  if (frame === 'none' || set.shapes.length === 0) return set;
  const layout = layoutFrame(frame, set.widthMm, set.heightMm);
  const placing = fitShapes(set.shapes, layout);
  const { threads, thread } = withThread(set, options.thread);
  return {
    widthMm: layout.widthMm,
    heightMm: layout.heightMm,
    threads,
    shapes: [...set.shapes.map((shape) => placeShape(shape, placing)), frameBorder(layout, thread)],
  };
}

/** The border's thread among the drawing's: no further one is needed where it is there already. */
function withThread(
  { threads, shapes }: ShapeSet,
  wanted: Thread | undefined,
): { threads: Thread[]; thread: number } {
  if (!wanted) {
    const used = [...new Set(shapes.map((shape) => shape.thread))];
    return { threads, thread: used[darkest(used.map((t) => threads[t]))] };
  }
  const found = threads.findIndex((t) => t.hex === wanted.hex && t.code === wanted.code);
  if (found >= 0) return { threads, thread: found };
  return { threads: [...threads, wanted], thread: threads.length };
}

/** Index of the darkest thread: it stands out on most fabrics, and holds a picture together. */
export function darkest(threads: readonly Thread[]): number {
  const lightness = threads.map(({ hex }) => oklabFromHex(hex)[0]);
  return lightness.indexOf(Math.min(...lightness));
}
