import { describe, expect, it } from 'vitest';
import { THREAD_MM } from '../machine.ts';
import { LIMITS } from './problems.ts';

describe('limits', () => {
  it('are those of files that are sold, measured with thread of 0.25 mm', () => {
    const counted = (layers: number) => (layers * 0.25) / THREAD_MM;
    // The 90 % column: nine of ten files have no more.
    expect(LIMITS).toMatchObject({
      pointsP99: 12,
      pointsMost: 25,
      holePoints: 9,
      shortShare: 0.03,
      looseShare: 0.011,
      trimsPerThousand: 2.3,
    });
    expect(counted(LIMITS.layersP99)).toBeCloseTo(5.6, 9);
    expect(counted(LIMITS.layersMost)).toBeCloseTo(8.1, 9);
    // The extremes: none has more.
    expect(LIMITS).toMatchObject({ pointsBreaking: 32, holeBreaking: 13 });
    expect(counted(LIMITS.layersBreaking)).toBeCloseTo(10, 9);
  });
});
