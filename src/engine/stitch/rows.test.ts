import { describe, expect, it } from 'vitest';
import { cutRows, GRID_ANGLES, rowFrame, rowPoint, rowV, type RowFrame } from './rows.ts';

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
  /** Distances between neighbouring rows. */
  const gaps = (frame: RowFrame) =>
    Array.from({ length: 200 }, (_, k) => rowV(frame, k - 99) - rowV(frame, k - 100));

  it.each([0.17, 0.18, 0.19, 0.2, 0.23, 0.25])(
    'puts rows %s mm apart on the grid of the machine, without a slit between them',
    (spacing) => {
      for (const degrees of GRID_ANGLES) {
        const frame = rowFrame(degrees, spacing);
        const all = gaps(frame);
        const mean = all.reduce((a, b) => a + b) / all.length;
        expect(Math.abs(mean / spacing - 1)).toBeLessThan(0.055);
        // 40 wt thread lies 0.25 mm wide.
        expect(Math.max(...all)).toBeLessThan(0.255);
        // It may turn aside for that, but not far.
        const turned = Math.abs((Math.atan2(frame.sin, frame.cos) * 180) / Math.PI - degrees);
        expect(Math.min(turned, 180 - turned)).toBeLessThan(19);
      }
    },
  );

  it('keeps needle points on their rows', () => {
    for (const spacing of [0.17, 0.2, 0.25]) {
      for (const degrees of GRID_ANGLES) {
        const frame = rowFrame(degrees, spacing);
        for (const k of [0, 1, 7, -5]) {
          const v = rowV(frame, k);
          for (const u of [0.03, 1.234, -7.77]) {
            const [x, y] = rowPoint(frame, u, v);
            expect(Math.abs(y * frame.cos - x * frame.sin - v)).toBeLessThan(0.033);
            expect(Math.abs(x * frame.cos + y * frame.sin - u)).toBeLessThan(0.17);
          }
        }
      }
    }
  });

  it('lies closer where the grid rounds the rows', () => {
    expect(rowFrame(10, 0.2)).toMatchObject({ spacing: 0.188, pitch: 0 });
  });
});
