import type { Design, Drawing } from 'ilmek-engine';

/** What a design was sewn from stays in the worker that sewed it: the page has no use for it. */
export class DrawingMemory {
  #last: { sum: number; drawing: Drawing } | undefined;

  /** Keeps a design's shapes, before its records move to the page. */
  remember(design: Design): void {
    this.#last = design.drawing && { sum: sumOf(design), drawing: design.drawing };
  }

  /** The same design with its shapes, where they are known. */
  recall(design: Design): Design {
    const known = this.#last?.sum === sumOf(design) ? this.#last.drawing : undefined;
    return { ...design, drawing: known };
  }
}

/** A number for a design's records (FNV-1a, 32 bits). */
function sumOf({ x, y, commands }: Design): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < commands.length; i++) {
    for (const value of [x[i], y[i], commands[i]]) sum = Math.imul(sum ^ value, 0x01000193);
  }
  return sum >>> 0;
}

/** Of the last design that this worker made. */
export const madeDrawing = new DrawingMemory();
