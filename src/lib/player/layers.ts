/** Takes strands in order, and remembers pictures of itself. */
export interface Ground {
  clear(): void;
  /** Lays the strands from one index up to another. */
  lay(from: number, to: number): void;
  save(slot: number): void;
  restore(slot: number): void;
}

/** Most of what the remembered pictures may take, in bytes, and how many there are at most. */
const MEMORY = 64 * 1024 * 1024;
const MAX_SLOTS = 16;

/** How many pictures of so many bytes fit into the memory set aside for them. */
export const slotsFor = (bytes: number): number =>
  Math.min(MAX_SLOTS, Math.floor(MEMORY / Math.max(1, bytes)));

/** A ground with strands on it, which can be brought to any number of them. */
export interface Layers {
  /** Strands that lie on the ground. */
  laid(): number;
  /**
   * Brings the ground nearer to `target` strands, laying at most `budget` of them.
   * @returns whether it is there
   */
  reach(target: number, budget: number): boolean;
}

/**
 * Thread lies over thread, so a picture is made from its beginning. Pictures kept at even
 * distances on the way, as they are passed, shorten every later way to one such distance.
 */
export function createLayers(ground: Ground, total: number, slots: number): Layers {
  const step = Math.max(1, Math.ceil(total / (slots + 1)));
  const saved = new Set<number>();
  let laid = 0;

  /** Starts from the kept picture nearest before the target, where that is the shorter way. */
  function turn(target: number) {
    for (let slot = Math.min(slots, Math.floor(target / step)); slot > 0; slot--) {
      if (!saved.has(slot)) continue;
      const at = slot * step;
      if (laid <= target && laid >= at) return;
      ground.restore(slot - 1);
      laid = at;
      return;
    }
    if (laid <= target) return;
    ground.clear();
    laid = 0;
  }

  function reach(target: number, budget: number): boolean {
    turn(target);
    const end = Math.min(target, laid + budget);
    while (laid < end) {
      const slot = Math.floor(laid / step) + 1;
      const mark = slot * step;
      const to = Math.min(end, mark);
      ground.lay(laid, to);
      laid = to;
      if (to === mark && slot <= slots && !saved.has(slot)) {
        ground.save(slot - 1);
        saved.add(slot);
      }
    }
    return laid === target;
  }

  return { laid: () => laid, reach };
}
