import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWithin } from './fit.ts';

describe('fitWithin', () => {
  it('keeps small pictures as they are', () => {
    expect(fitWithin({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
  });

  it('bounds the longer side and keeps the aspect', () => {
    expect(fitWithin({ width: 9000, height: 6000 }, 1600)).toEqual({ width: 1600, height: 1067 });
    expect(fitWithin({ width: 6000, height: 9000 }, 1600)).toEqual({ width: 1067, height: 1600 });
  });

  it('never leaves the bounds, whatever the picture', () => {
    const side = fc.integer({ min: 1, max: 60_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, longest) => {
        const fitted = fitWithin({ width, height }, longest);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(longest);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
