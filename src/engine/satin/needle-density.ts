/*
 * Counts needle points, so that no spot of fabric gets more than it bears.
 */
export interface NeedleDensity {
  add(x: number, y: number): void;
  /** Whether a square millimetre with this place in it has no room for one more point. */
  isFull(x: number, y: number): boolean;
}

/** The square is moved over the fabric in steps of this part of a millimetre. */
const STEPS = 4;
const ROW = 1 << 20;

/** @param most needle points in any square millimetre */
export function needleDensity(most: number): NeedleDensity {
  const counts = new Map<number, number>();
  const firstKey = (x: number, y: number): number =>
    (Math.floor(x * STEPS) - STEPS + 1) * ROW + Math.floor(y * STEPS) - STEPS + 1;
  return {
    add(x, y) {
      const first = firstKey(x, y);
      for (let i = 0; i < STEPS; i++) {
        for (let j = 0; j < STEPS; j++) {
          const key = first + i * ROW + j;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
    },
    isFull(x, y) {
      const first = firstKey(x, y);
      for (let i = 0; i < STEPS; i++) {
        for (let j = 0; j < STEPS; j++) {
          if ((counts.get(first + i * ROW + j) ?? 0) >= most) return true;
        }
      }
      return false;
    },
  };
}
