import { describe, expect, it } from 'vitest';
import { polygonArea, type Polygon } from '../vector/geometry.ts';
import { findColumns } from './index.ts';
import { circle } from './testing/shapes.ts';

const polygon = (...rings: number[][]): Polygon => ({
  rings: rings.map((r) => Float64Array.from(r)),
});

describe('what satin suits', () => {
  /** A back of some width with teeth down from it. */
  const comb = (backMm: number, teeth: number, toothMm: number, gapMm: number): Polygon => {
    const right = teeth * (toothMm + gapMm) - gapMm;
    const points = [right, 0, 0, 0];
    for (let i = 0; i < teeth; i++) {
      const x = i * (toothMm + gapMm);
      points.push(x, backMm + 14, x + toothMm, backMm + 14, x + toothMm, backMm);
      if (i + 1 < teeth) points.push(x + toothMm + gapMm, backMm);
    }
    return polygon(points.slice(0, -2));
  };
  /** A stem of 40 mm that swells to a leaf of 24 mm. */
  const leaf = (stemMm: number, widestMm: number): Polygon => {
    const side = Array.from({ length: 61 }, (_, i) => {
      const half = (stemMm + (widestMm - stemMm) * Math.sin((Math.PI * i) / 60)) / 2;
      return [(24 * i) / 60, half];
    });
    const back = side.toReversed().map(([x, y]) => [x, -y]);
    return polygon([-40, stemMm / 2, ...side.flat(), ...back.flat(), -40, -stemMm / 2]);
  };

  it.each([
    ['a stem of 2 mm with a leaf of 5.8 mm', leaf(2, 5.8), true],
    ['a stem of 2 mm with a leaf of 6.6 mm', leaf(2, 6.6), false],
    ['a stem of 3 mm with a leaf of 7 mm', leaf(3, 7), true],
    ['a comb of 3 mm', comb(3, 6, 3, 3), true],
    ['a hair of 0.7 mm', polygon([0, 0, 30, 0, 30, 0.7, 0, 0.7]), false],
    ['a bar of 1.1 mm', polygon([0, 0, 30, 0, 30, 1.1, 0, 1.1]), true],
    ['a triangle of 8 mm', polygon([0, 0, 8, 0, 4, 7]), true],
    ['a triangle of 16 mm', polygon([0, 0, 16, 0, 8, 14]), false],
    ['a bar of 9.8 mm', polygon([0, 0, 60, 0, 60, 9.8, 0, 9.8]), true],
    ['a bar of 10.3 mm', polygon([0, 0, 60, 0, 60, 10.3, 0, 10.3]), false],
    ['a dot of 5.5 mm', polygon(circle(0, 0, 2.75)), true],
  ])('%s: %s', (_, shape, suits) => {
    expect(findColumns(shape).suitable).toBe(suits);
  });

  it('does not suit a fang, whose columns would lie three deep', () => {
    const fang = polygon([
      54.4, 16.7, 54.2, 17.1, 55.8, 21.8, 56.1, 22.1, 59.4, 22.9, 53.8, 20.1, 54.6, 16.4,
    ]);
    const { columns, suitable } = findColumns(fang);
    const sewn = columns.reduce((sum, { lengthMm, medianWidthMm: w }) => sum + lengthMm * w, 0);
    expect(sewn).toBeGreaterThan(3 * polygonArea(fang));
    expect(suitable).toBe(false);
  });

  it('does not suit a ground of wide strokes that meet as often as a net', () => {
    const meets = (shape: Polygon) => {
      const { junctions, suitable, maxWidthMm } = findColumns(shape);
      return { count: junctions.length, suitable, wide: maxWidthMm > 6 };
    };
    const few = meets(comb(6.6, 4, 6.6, 4));
    const many = meets(comb(6.6, 13, 6.6, 4));
    expect(few).toMatchObject({ suitable: true, wide: true });
    expect(many).toMatchObject({ suitable: false, wide: true });
    expect(few.count).toBeLessThan(5);
    expect(many.count).toBeGreaterThanOrEqual(10);
  });

  it('has nothing to say of what has no area', () => {
    const nothing = {
      columns: [],
      junctions: [],
      uncovered: [],
      medianWidthMm: 0,
      maxWidthMm: 0,
      suitable: false,
    };
    expect(findColumns(polygon([0, 0, 5, 0]))).toEqual(nothing);
    expect(findColumns(polygon([]))).toEqual(nothing);
  });
});
