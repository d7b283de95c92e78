import { describe, expect, it } from 'vitest';
import { findColumns } from './index.ts';

/** A bar 20 mm long and 2 mm wide whose right end arches out by so much between its corners. */
function bar(archMm: number): Float64Array {
  const arch = Array.from({ length: 21 }, (_, i) => {
    const y = -1 + i / 10;
    return [20 + archMm * (1 - y * y), y];
  });
  return Float64Array.from([0, -1, ...arch.flat(), 0, 1]);
}

/** How far the column's middle reaches. */
function reach(archMm: number): number {
  const [{ left, right }] = findColumns({ rings: [bar(archMm)] }).columns;
  const middles = Array.from(
    { length: left.length / 2 },
    (_, i) => (left[2 * i] + right[2 * i]) / 2,
  );
  return Math.max(...middles);
}

describe('a cap', () => {
  it('that arches out is sewn up to where the thread covers its top', () => {
    for (const archMm of [0.2, 0.3, 0.5]) {
      expect(reach(archMm)).toBeGreaterThan(20 + archMm - 0.12);
      expect(reach(archMm)).toBeLessThan(20 + archMm);
    }
  });

  it('that is straight ends at its corners', () => {
    expect(reach(0)).toBeCloseTo(20, 6);
    expect(reach(0.05)).toBeCloseTo(20, 1);
  });
});
