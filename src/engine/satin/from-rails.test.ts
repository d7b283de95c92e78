import { describe, expect, it } from 'vitest';
import { columnFromPairs, columnFromRails, ringFromRails } from './from-rails.ts';

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

  it('measures rails along their lines, wherever they lie', () => {
    // An L beside a straight edge: half of its way is the corner.
    const left = Float64Array.of(20, 30, 20, 33, 23, 33);
    const right = Float64Array.of(50, 50, 50, 56);
    const { left: l, right: r } = columnFromRails(left, right);
    for (let i = 0; i < l.length; i += 2) {
      const gone = Math.abs(l[i] - 20) + Math.abs(l[i + 1] - 30);
      expect(r[i + 1] - 50).toBeCloseTo(gone, 9);
    }
    expect([...l.slice(0, 2), ...l.slice(-2)]).toEqual([20, 30, 23, 33]);
    expect(l.length / 2).toBe(31);
  });

  it('has no two rungs in one place', () => {
    const { left } = columnFromRails(
      Float64Array.of(0, 0, 5, 0, 10, 0),
      Float64Array.of(0, 2, 5, 2, 10, 2),
    );
    expect(left.length / 2).toBe(51);
  });

  it.each([
    [0.1, 'point'],
    [0.21, 'cap'],
    [3, 'cap'],
  ])('ends %d mm wide in a %s', (width, kind) => {
    const column = columnFromRails(Float64Array.of(0, 0, 9, 0), Float64Array.of(0, 1, 9, width));
    expect([column.closed, column.start, column.end]).toEqual([false, 'cap', kind]);
    expect(columnFromRails(column.right, column.left).end).toBe(kind);
  });

  it('knows a point from a cap', () => {
    const column = columnFromRails(Float64Array.of(0, 0, 5, -2), Float64Array.of(0, 0, 5, 2));
    expect([column.start, column.end]).toEqual(['point', 'cap']);
    expect(column.maxWidthMm).toBeCloseTo(4, 9);
  });

  it('survives rails without length', () => {
    const column = columnFromRails(Float64Array.of(1, 1, 1, 1), Float64Array.of(1, 1));
    expect(column.lengthMm).toBe(0);
    expect([...column.left, ...column.right].every(Number.isFinite)).toBe(true);
  });
});

describe('columnFromPairs', () => {
  it('takes two open edges as they are, and measures them', () => {
    const left = Float64Array.of(0, 0, 4, 0, 9, 0);
    const right = Float64Array.of(0, 2, 4, 3, 9, 0.02);
    expect(columnFromPairs(left, right)).toMatchObject({
      ...{ left, right, closed: false, start: 'cap', end: 'point' },
      ...{ medianWidthMm: 2, maxWidthMm: 3 },
    });
  });
});

describe('ringFromRails', () => {
  it('takes two closed edges as they are', () => {
    const outer = Float64Array.of(0, 0, 9, 0, 9, 9, 0, 9);
    const inner = Float64Array.of(2, 2, 7, 2, 7, 7, 2, 7);
    expect(ringFromRails(outer, inner)).toMatchObject({
      left: outer,
      right: inner,
      closed: true,
      start: 'butt',
      end: 'butt',
    });
  });
});
