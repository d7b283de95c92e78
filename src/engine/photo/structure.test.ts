import { describe, expect, it } from 'vitest';
import { calmness } from './structure.ts';

/** Three cells in a row that vary ever more. @param skin how much the last looks like skin */
function cells(skin = 0) {
  const field = (...of: number[]) => Float32Array.from(of);
  return calmness({
    width: 3,
    height: 1,
    cellMm: 1,
    xx: field(0.00001, 0.0001, 0.01),
    xy: field(0, 0, 0),
    yy: field(0.00001, 0.0001, 0),
    lab: new Float32Array(9),
    skin: field(0, 0, skin),
  });
}

describe('calmness', () => {
  it('tells plain places from those where the picture varies', () => {
    const calmAt = cells();
    expect(calmAt(0.5, 0.5)).toBeGreaterThan(0.95);
    expect(calmAt(1.5, 0.5)).toBeCloseTo(0.5);
    expect(calmAt(2.5, 0.5)).toBeLessThan(0.01);
    // Beyond the page it is as at its edge.
    expect(calmAt(9, 9)).toBe(calmAt(2.5, 0.5));
  });

  it('takes skin for plain in part, whatever its shades', () => {
    expect(cells(1)(2.5, 0.5)).toBeCloseTo(0.5);
  });
});
