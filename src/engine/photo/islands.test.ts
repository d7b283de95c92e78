import { describe, expect, it } from 'vitest';
import { oklabFromHex } from '../color/oklab.ts';
import { cellAt, createCoverMap } from '../stitch/cover-map.ts';
import { dropIslands } from './islands.ts';
import { type RowRaster, STEP_MM } from './row-raster.ts';
import { blackRows } from './test-pictures.ts';
import { threadLight } from './thread-light.ts';

const [WIDTH, LINES] = [160, 120];

/** A dark ground with a large and a small patch of thread 1, on a picture as dark as the ground. */
function patches(): RowRaster {
  const raster = blackRows(WIDTH, LINES, 0.2);
  for (let y = 0; y < LINES; y++) {
    if (y >= 10 && y < 60) raster.label.fill(1, y * WIDTH + 10, y * WIDTH + 60);
    if (y >= 80 && y < 90) raster.label.fill(1, y * WIDTH + 120, y * WIDTH + 130);
  }
  return raster;
}

/** Has islands of two threads given away. @param order of the threads */
function drop(raster: RowRaster, order: number[], hexes: readonly string[]): void {
  const cover = createCoverMap(WIDTH * STEP_MM, LINES * 0.2);
  const blockOf = Uint8Array.from(order, (_, thread) => order.indexOf(thread));
  const place = () => {
    for (let i = 0; i < raster.label.length; i++) {
      const at = cellAt(cover, ((i % WIDTH) + 0.5) * STEP_MM, (Math.floor(i / WIDTH) + 0.5) * 0.2);
      cover.last[at] = blockOf[raster.label[i]] + 1;
    }
    return { order, blockOf, cover };
  };
  dropIslands([raster], place, threadLight(hexes.flatMap(oklabFromHex), 1));
}

/** How many cells each patch has left. @param order of the two threads */
function left(order: number[], hexes: readonly string[]): [large: number, small: number] {
  const raster = patches();
  drop(raster, order, hexes);
  const count = (from: number, to: number): number =>
    raster.label.subarray(from * WIDTH, to * WIDTH).reduce((sum, thread) => sum + thread, 0);
  return [count(0, 70), count(70, LINES)];
}

/** How many of some spots of 1 mm² are left, each of which is worth a cut and a half. */
function spotsLeft(spots: number): number {
  const raster = blackRows(WIDTH, LINES, 0.2);
  const place = (n: number): number => (10 + 20 * Math.floor(n / 6)) * WIDTH + 10 + 20 * (n % 6);
  for (let n = 0; n < spots; n++) {
    for (let y = 0; y < 5; y++)
      raster.label.fill(1, place(n) + y * WIDTH, place(n) + y * WIDTH + 5);
  }
  drop(raster, [0, 1], ['#0a0a0a', '#000000']);
  return Array.from({ length: spots }, (_, n) => raster.label[place(n)]).reduce((a, b) => a + b, 0);
}

describe('dropIslands', () => {
  it('gives a small island to what lies around, and keeps a large one', () => {
    expect(left([0, 1], ['#000000', '#181818'])).toEqual([2500, 0]);
  });

  it('keeps what a way under a later thread joins to the rest', () => {
    expect(left([1, 0], ['#000000', '#181818'])).toEqual([2500, 100]);
  });

  it('keeps an island without which the picture would lose more than a cut is worth', () => {
    // The picture is black: the ground would be the worse choice.
    expect(left([0, 1], ['#ffffff', '#000000'])).toEqual([2500, 100]);
  });

  it('keeps few islands that are worth a cut, and gives away as many as the picture cannot afford', () => {
    expect(spotsLeft(3)).toBe(3);
    expect(spotsLeft(20)).toBeLessThan(6);
  });
});
