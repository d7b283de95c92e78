import { describe, expect, it } from 'vitest';
import { cutRows, GRID_ANGLES, rowFrame, rowPoint, rowV } from './rows.ts';

const square = Float64Array.of(0, 0, 4, 0, 4, 4, 0, 4);
const hole = Float64Array.of(1, 1, 3, 1, 3, 3, 1, 3);

/** Stretches of each row as [left, right], rounded. */
function stretches(rings: Float64Array[], degrees: number, spacing: number) {
  const rows = cutRows(rings, rowFrame(degrees, spacing), 0.1);
  return Array.from({ length: rows.start.length - 1 }, (_, r) =>
    Array.from({ length: rows.start[r + 1] - rows.start[r] }, (_, i) => {
      const at = rows.start[r] + i;
      return [rows.left[at], rows.right[at]].map((u) => Math.round(u * 1000) / 1000);
    }),
  );
}

describe('cutRows', () => {
  it('cuts a square with a hole into rows', () => {
    expect(stretches([square, hole], 0, 1)).toEqual([
      [[0, 4]],
      [
        [0, 1],
        [3, 4],
      ],
      [
        [0, 1],
        [3, 4],
      ],
      [[0, 4]],
    ]);
  });

  it('cuts along the other axis', () => {
    expect(stretches([square], 90, 2)).toEqual([[[0, 4]], [[0, 4]]]);
  });

  it('counts a vertex on a row once', () => {
    const diamond = Float64Array.of(2, 0.5, 3.5, 2.5, 2, 4.5, 0.5, 2.5);
    const counts = stretches([diamond], 0, 1).map((row) => row.length);
    // The tip itself is no stretch; every row below it is one.
    expect(counts).toEqual([0, 1, 1, 1]);
  });

  it('drops stretches that are too short, and takes an empty area', () => {
    const sliver = Float64Array.of(0, 0, 0.05, 0, 0.05, 4, 0, 4);
    expect(stretches([sliver], 0, 1).flat()).toEqual([]);
    expect(stretches([], 0, 1)).toEqual([]);
  });
});

describe('rowFrame', () => {
  it('puts rows of the common angles on the grid of the machine', () => {
    for (const degrees of GRID_ANGLES) {
      const frame = rowFrame(degrees, 0.4);
      expect(frame.spacing).toBeLessThanOrEqual(0.404);
      for (const k of [0, 1, 7, -5]) {
        const v = rowV(frame, k);
        for (const u of [0.03, 1.234, -7.77]) {
          const [x, y] = rowPoint(frame, u, v);
          expect(y * frame.cos - x * frame.sin).toBeCloseTo(v, 6);
          expect(Math.abs(x * frame.cos + y * frame.sin - u)).toBeLessThan(0.13);
        }
      }
    }
  });
});
