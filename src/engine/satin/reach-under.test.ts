import { describe, expect, it } from 'vitest';
import type { Polygon } from '../vector/geometry.ts';
import { findColumns } from './index.ts';
import { reachUnder } from './reach-under.ts';
import { SHAPES } from './testing/shapes.ts';
import { fillColumn, maskAround } from './uncovered.ts';

/** A star about (50, 50), its first arm pointing so. */
function star(radiusMm: number, turnRad: number, arms = 5): Polygon {
  const ring = Array.from({ length: 2 * arms }, (_, k) => {
    const angle = turnRad + (k * Math.PI) / arms;
    const r = k % 2 === 0 ? radiusMm : 0.4 * radiusMm;
    return [50 + r * Math.cos(angle), 50 + r * Math.sin(angle)];
  });
  return { rings: [Float64Array.from(ring.flat())] };
}

/** Share of the disc about a star's middle, as wide as its inner corners lie, under its columns. */
function middleCovered(polygon: Polygon, radiusMm: number): number {
  const mask = maskAround(polygon, 20);
  for (const column of findColumns(polygon).columns) fillColumn(mask, column, 1);
  let [all, covered] = [0, 0];
  mask.cells.forEach((cell, i) => {
    const x = ((i % mask.width) + 0.5) / mask.scale + mask.left - 50;
    const y = (Math.floor(i / mask.width) + 0.5) / mask.scale + mask.top - 50;
    if (Math.hypot(x, y) > 0.3 * radiusMm) return;
    all++;
    covered += cell;
  });
  return covered / all;
}

describe('the ends of columns that meet', () => {
  const cases = [3, 4, 5, 6, 7].flatMap((r) => [-0.5, 0.1, 0.3].map((turn) => [r, turn * Math.PI]));
  it.each(cases)('leave no hole in a star of five arms: radius %f mm, turned by %f', (r, turn) => {
    const plan = findColumns(star(r, turn));
    expect(plan.suitable).toBe(true);
    expect(middleCovered(star(r, turn), r)).toBeGreaterThan(0.985);
  });

  it('stay as they are where the one that runs on covers them', () => {
    for (const shape of [SHAPES.T, SHAPES.E, SHAPES.cross, SHAPES.m]) {
      const { columns } = findColumns(shape);
      const again = [...columns];
      reachUnder(shape, again);
      again.forEach((column, i) => expect(column).toBe(columns[i]));
    }
  });
});
