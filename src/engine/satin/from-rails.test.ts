import { describe, expect, it } from 'vitest';
import { columnFromRails } from './from-rails.ts';

describe('columnFromRails', () => {
  it('walks both rails together, each at its own pace', () => {
    const column = columnFromRails(Float64Array.of(0, 0, 10, 0), Float64Array.of(0, 2, 5, 2));
    const n = column.left.length;
    expect(column.right).toHaveLength(n);
    for (let i = 0; i < n; i += 2) expect(column.right[i]).toBeCloseTo(column.left[i] / 2, 9);
  });

  it('has a rung at every corner of either rail', () => {
    const left = Float64Array.of(0, 0, 3.33, -1, 10, 0);
    const right = Float64Array.of(0, 3, 7.77, 4, 10, 3);
    const column = columnFromRails(left, right);
    const has = (rail: Float64Array, x: number, y: number): boolean =>
      [...rail].some((v, i) => i % 2 === 0 && Math.hypot(v - x, rail[i + 1] - y) < 1e-9);
    expect(has(column.left, 3.33, -1)).toBe(true);
    expect(has(column.right, 7.77, 4)).toBe(true);
  });

  it('knows a point from a cap', () => {
    const column = columnFromRails(Float64Array.of(0, 0, 5, -2), Float64Array.of(0, 0, 5, 2));
    expect([column.start, column.end]).toEqual(['point', 'cap']);
    expect(column.maxWidthMm).toBeCloseTo(4, 9);
  });

  it('survives rails without length', () => {
    const column = columnFromRails(Float64Array.of(1, 1, 1, 1), Float64Array.of(1, 1));
    expect(column.lengthMm).toBe(0);
  });
});
