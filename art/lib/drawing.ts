import type { Thread, Shape, ShapeSet } from 'ilmek-engine';
import { CHART } from 'ilmek-engine/internal';
import type { Line } from './line.ts';

/** A drawing on the way: what is added later lies on top. */
export interface Drawing {
  /** Satin between two edges that run side by side. */
  column(thread: string, left: Line, right: Line): void;
  /** A fill with rows at an angle, degrees clockwise from the x axis; satin is tried without one. */
  area(thread: string, rings: Line[], angle?: number): void;
  /** A line sewn along itself: under 0.6 mm a running stitch, under 1.1 mm a bean stitch. */
  stroke(thread: string, points: Line, widthMm?: number): void;
  /** What was drawn, ready for the engine. */
  set(): ShapeSet;
}

/** An empty page. Threads are named as on the engine's chart. */
export function createDrawing(widthMm: number, heightMm: number): Drawing {
  const threads: Thread[] = [];
  const shapes: Shape[] = [];
  const indexOf = (name: string): number => {
    const found = threads.findIndex((t) => t.name === name);
    return found >= 0 ? found : threads.push(threadOf(name)) - 1;
  };
  return {
    column: (thread, left, right) => {
      shapes.push({ kind: 'column', left, right, thread: indexOf(thread) });
    },
    area: (thread, rings, angle) => {
      shapes.push({ kind: 'area', polygon: { rings }, thread: indexOf(thread), angle });
    },
    stroke: (thread, points, widthMm = 0.4) => {
      shapes.push({ kind: 'stroke', points, closed: false, widthMm, thread: indexOf(thread) });
    },
    set: () => ({ widthMm, heightMm, threads: [...threads], shapes: [...shapes] }),
  };
}

/** @throws RangeError where the chart has no such thread */
function threadOf(name: string): Thread {
  const thread = CHART.find((t) => t.name === name);
  if (!thread) throw new RangeError(`the chart has no thread "${name}"`);
  return thread;
}
