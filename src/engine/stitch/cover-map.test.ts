import { describe, expect, it } from 'vitest';
import { EngineError } from '../core/errors.ts';
import { CELL_MM, cellAt, coverArea, createCoverMap, forEachCell } from './cover-map.ts';

const square = (x: number, y: number, side: number) => [
  Float64Array.of(x, y, x + side, y, x + side, y + side, x, y + side),
];

describe('coverArea', () => {
  it('knows the last of 300 blocks that cover a cell', () => {
    const map = createCoverMap(20, 20);
    for (let block = 0; block < 300; block++) coverArea(map, square(4, 4, 8), block);
    expect(map.last[cellAt(map, 8, 8)]).toBe(300);
    expect(map.last[cellAt(map, 15, 15)]).toBe(0);
  });

  it('refuses a block that the map has no number for', () => {
    const map = createCoverMap(20, 20);
    coverArea(map, square(4, 4, 8), 65_534);
    expect(map.last[cellAt(map, 8, 8)]).toBe(65_535);
    expect(() => coverArea(map, square(4, 4, 8), 65_535)).toThrow(EngineError);
  });
});

describe('createCoverMap', () => {
  it('has cells of its own for the far edges of the page', () => {
    const map = createCoverMap(20, 8);
    expect([map.width, map.height]).toEqual([51, 21]);
    expect(cellAt(map, 20, 8)).toBe(51 * 21 - 1);
    expect(cellAt(map, 19.9, 7.9)).toBe(51 * 20 - 2);
  });
});

describe('forEachCell', () => {
  const visited = (rings: Float64Array[]) => {
    const cells: number[] = [];
    const map = createCoverMap(20, 20);
    forEachCell(map, rings, (cell) => cells.push(cell));
    return { cells, map };
  };

  it('visits the cells whose middle lies in the area, each once', () => {
    const { cells, map } = visited(square(4, 4, 8));
    expect(cells).toHaveLength((8 / CELL_MM) ** 2);
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells).toContain(cellAt(map, 4.1, 11.9));
    expect(cells).not.toContain(cellAt(map, 12.1, 8));
  });

  it('leaves holes out, and what lies off the page', () => {
    const { cells, map } = visited([...square(-10, -10, 40), ...square(4, 4, 8)]);
    expect(cells).toHaveLength(map.width * map.height - (8 / CELL_MM) ** 2);
    expect(Math.min(...cells)).toBe(0);
    expect(Math.max(...cells)).toBe(map.width * map.height - 1);
  });
});
