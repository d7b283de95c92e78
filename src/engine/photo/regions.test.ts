import { describe, expect, it } from 'vitest';
import { oklabFromHex } from '../color/oklab.ts';
import { findHeirs, joinFew } from './regions.ts';
import { type RowRaster, STEP_MM } from './row-raster.ts';
import { blackRows } from './test-pictures.ts';
import { threadLight } from './thread-light.ts';

const [SKIN, NAVY, BLACK] = ['#fad6b4', '#141e46', '#05060a'];
const [WIDTH, LINES] = [100, 60];

/** Rows 0.4 mm apart, of thread 0, with blocks of cells of other threads: 0.08 mm² each. */
function rows(blocks: readonly { thread: number; width: number; lines: number }[]): RowRaster {
  const raster = blackRows(WIDTH, LINES, 0.4);
  blocks.forEach(({ thread, width, lines }, k) => {
    for (let line = 0; line < lines; line++) {
      const from = (k * 25 + 5 + line) * WIDTH + 10;
      raster.label.fill(thread, from, from + width);
    }
  });
  return raster;
}

const light = (...hexes: string[]) => threadLight(hexes.flatMap(oklabFromHex), 1);

describe('joinFew', () => {
  it('gives the few rows of a thread to the one nearest in colour', () => {
    const raster = rows([
      { thread: 1, width: 40, lines: 20 },
      { thread: 2, width: 5, lines: 3 },
    ]);
    joinFew([raster], light(SKIN, BLACK, NAVY));
    expect(new Set(raster.label)).toEqual(new Set([0, 1]));
    expect(raster.label[30 * WIDTH + 10]).toBe(1);
  });

  it('keeps an eye', () => {
    const raster = rows([{ thread: 1, width: 6, lines: 3 }]);
    joinFew([raster], light(SKIN, NAVY));
    expect(new Set(raster.label)).toEqual(new Set([0, 1]));
  });

  it('gives away a thread that is all scattered', () => {
    const raster = rows([{ thread: 1, width: 4, lines: 1 }]);
    joinFew([raster], light(SKIN, NAVY));
    expect(new Set(raster.label)).toEqual(new Set([0]));
  });
});

describe('findHeirs', () => {
  /** Who takes a whole row of the second thread, where rows are so long. */
  const heirs = (mm: number) => {
    const width = Math.round(mm / STEP_MM);
    const raster = blackRows(width, 10, 0.2);
    const row = Array.from({ length: width }, (_, x) => 3 * width + x);
    const cells = Int32Array.from(row.filter((cell) => raster.inside[cell] === 1));
    for (const cell of cells) raster.label[cell] = 1;
    return findHeirs(raster, light(BLACK, SKIN), cells).heirs.map(({ thread }) => thread);
  };

  it('gives a row that is of one thread from end to end to those above and below it', () => {
    expect(heirs(5)).toEqual([0]);
  });

  it('leaves a long one, which mixes with them', () => {
    expect(heirs(20)).toEqual([]);
  });
});
