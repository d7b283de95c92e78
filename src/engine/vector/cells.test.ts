import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachStretch, type CellGrid } from './cells.ts';
import { contains } from './rings.ts';

const GRID: CellGrid = { cell: 0.5, width: 24, height: 16 };

/** Cells as lines of text: # where they were visited. */
function drawn(rings: readonly Float64Array[], grid: CellGrid): string[] {
  const rows = Array.from({ length: grid.height }, () => Array<string>(grid.width).fill('.'));
  forEachStretch(rings, grid, (row, from, to) => {
    expect(from).toBeLessThan(to);
    for (let x = from; x < to; x++) rows[row][x] = rows[row][x] === '.' ? '#' : '2';
  });
  return rows.map((row) => row.join(''));
}

describe('forEachStretch', () => {
  it('visits the cells whose middles lie inside, each once, by the even-odd rule', () => {
    // Odd hundredths: no middle of a cell lies on a border.
    const at = fc.integer({ min: -300, max: 1500 }).map((v) => v / 100 + 0.003);
    const ring = fc
      .array(fc.tuple(at, at), { minLength: 3, maxLength: 7 })
      .map((points) => Float64Array.from(points.flat()));
    fc.assert(
      fc.property(fc.array(ring, { minLength: 1, maxLength: 3 }), (rings) => {
        const expected = Array.from({ length: GRID.height }, (_, y) =>
          Array.from({ length: GRID.width }, (_, x) => {
            const middle = [(x + 0.5) * GRID.cell, (y + 0.5) * GRID.cell] as const;
            const odd = rings.filter((r) => contains(r, ...middle)).length % 2 === 1;
            return odd ? '#' : '.';
          }).join(''),
        );
        expect(drawn(rings, GRID)).toEqual(expected);
      }),
      { numRuns: 200, seed: 21 },
    );
  });

  it('shares cells out between areas side by side, none twice and none forgotten', () => {
    const grid = { cell: 1, width: 4, height: 2 };
    // The border runs through the middles of cells.
    const left = Float64Array.of(0, 0, 1.5, 0, 1.5, 2, 0, 2);
    const right = Float64Array.of(1.5, 0, 4, 0, 4, 2, 1.5, 2);
    const [a, b] = [drawn([left], grid)[0], drawn([right], grid)[0]];
    expect([a, b].map((row) => row.replaceAll('.', '').length)).toEqual([1, 3]);
    expect(drawn([left, right], grid)).toEqual(['####', '####']);
    const upper = Float64Array.of(0, 0, 4, 0, 4, 0.5, 0, 0.5);
    const lower = Float64Array.of(0, 0.5, 4, 0.5, 4, 2, 0, 2);
    expect(drawn([upper], grid)).toEqual(['....', '....']);
    expect(drawn([lower], grid)).toEqual(['####', '####']);
  });

  it('visits nothing of what lies off the grid, or is nothing', () => {
    const off = Float64Array.of(-9, -9, -3, -9, -3, 30, -9, 30);
    expect(drawn([off], GRID).join('')).not.toContain('#');
    expect(drawn([off.map((v) => v + 60)], GRID).join('')).not.toContain('#');
    expect(drawn([], GRID).join('')).not.toContain('#');
    expect(drawn([Float64Array.of(1, 3.25, 9, 3.25, 5, 3.25)], GRID).join('')).not.toContain('#');
  });
});
