import { describe, expect, it } from 'vitest';
import { hoopReport } from 'ilmek-engine/inspect';
import { fittingHoop } from './hoops.ts';

describe('fittingHoop', () => {
  it.each([
    [50, 50, '100 × 100 mm'],
    [100, 100, '100 × 100 mm'],
    [101.6, 80, '130 × 180 mm'],
    [180, 130, '130 × 180 mm'],
    [152.4, 152.4, '200 × 200 mm'],
    [190, 190, '200 × 200 mm'],
    [260, 150, '160 × 260 mm'],
    [420, 100, undefined],
  ])('%d × %d mm → %s', (width, height, hoop) => {
    expect(fittingHoop(hoopReport(width, height))).toBe(hoop);
  });
});
