/*
 * Counts needle points, so that no spot of fabric gets more than it bears.
 */
export interface PointCrowd {
  add(x: number, y: number): void;
  /** Whether the square millimetre around a place has no room for one more point. */
  isFull(x: number, y: number): boolean;
}

/** @param most needle points in any square millimetre */
export function pointCrowd(most: number): PointCrowd {
  const cells = new Map<number, number[]>();
  const key = (x: number, y: number): number => x * 131071 + y;
  return {
    add(x, y) {
      const k = key(Math.floor(x), Math.floor(y));
      const cell = cells.get(k);
      if (cell) cell.push(x, y);
      else cells.set(k, [x, y]);
    },
    isFull(x, y) {
      let count = 0;
      for (let i = Math.floor(x - 0.5); i <= Math.floor(x + 0.5); i++) {
        for (let j = Math.floor(y - 0.5); j <= Math.floor(y + 0.5); j++) {
          const cell = cells.get(key(i, j));
          if (!cell) continue;
          for (let p = 0; p < cell.length; p += 2) {
            if (Math.abs(cell[p] - x) < 0.5 && Math.abs(cell[p + 1] - y) < 0.5) count++;
          }
        }
      }
      return count >= most;
    },
  };
}
