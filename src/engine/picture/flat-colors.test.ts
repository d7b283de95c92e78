import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { flatColorsOf } from './flat-colors.ts';

/** Cells of the given colours with their weights. */
const cellsOf = (colors: readonly (readonly number[])[]) => ({
  lab: Float64Array.from(colors.flatMap(([l, a, b]) => [l, a, b])),
  weight: Float64Array.from(colors, (color) => color[3]),
});
/** Eight colours that are unlike each other, each of one area. */
const EIGHT = Array.from({ length: 8 }, (_, k) => [
  0.3 + 0.07 * k,
  0.2 * Math.cos(k),
  0.2 * Math.sin(k),
  100,
]);
const LIMITS = { least: 6, most: 12, mm2: 1 };

describe('flatColorsOf', () => {
  it('keeps all colours of flat art that has more than others may', () => {
    expect(flatColorsOf(cellsOf(EIGHT), LIMITS)).toHaveLength(3 * 8);
  });

  it('has no more to give where there are no more, or nobody would see them', () => {
    expect(flatColorsOf(cellsOf(EIGHT.slice(0, 6)), LIMITS)).toBeUndefined();
    const shade = ([l, a, b]: readonly number[]) => [l + 0.05, a, b, 100];
    const six = EIGHT.slice(0, 6);
    expect(flatColorsOf(cellsOf([...six, shade(six[0]), shade(six[3])]), LIMITS)).toBeUndefined();
    const specks = EIGHT.slice(6).map(([l, a, b]) => [l, a, b, 2]);
    expect(flatColorsOf(cellsOf([...six, ...specks]), LIMITS)).toBeUndefined();
  });

  it('gives no more than the most', () => {
    expect(flatColorsOf(cellsOf(EIGHT), { ...LIMITS, most: 7 })).toHaveLength(3 * 7);
  });

  it('knows what is not flat: colours that have no end', () => {
    const many = Array.from({ length: 900 }, (_, i) => [
      0.2 + 0.7 * hash01(i, 1),
      0.3 * (hash01(i, 2) - 0.5),
      0.3 * (hash01(i, 3) - 0.5),
      9,
    ]);
    expect(flatColorsOf(cellsOf(many), LIMITS)).toBeUndefined();
  });
});
