import { describe, expect, it } from 'vitest';
import { polygonArea, type Ring } from '../vector/geometry.ts';
import type { Shape } from '../shapes.ts';
import { separateParts } from './plan.ts';

const box = (x: number, y: number, size: number): Ring =>
  Float64Array.of(x, y, x + size, y, x + size, y + size, x, y + size);
const area = (...rings: Ring[]): Shape => ({ kind: 'area', polygon: { rings }, thread: 3 });
const areas = (shapes: Shape[]) =>
  shapes.map((s) => (s.kind === 'area' ? Math.round(polygonArea(s.polygon)) : 0));

describe('separateParts', () => {
  it('takes a letter and its dot apart, whichever comes first', () => {
    const letter = [box(0, 10, 10), box(3, 13, 2)];
    const dot = box(3, 0, 4);
    expect(areas(separateParts([area(...letter, dot)])).sort()).toEqual([16, 96]);
    expect(areas(separateParts([area(dot, ...letter)])).sort()).toEqual([16, 96]);
  });

  it('keeps the thread of each part', () => {
    const parts = separateParts([area(box(0, 0, 4), box(10, 0, 4))]);
    expect(parts.map((s) => s.thread)).toEqual([3, 3]);
  });

  it('leaves an area with holes as it is, also where a hole touches the border', () => {
    const shape = area(box(0, 0, 10), box(0, 2, 3));
    expect(separateParts([shape])).toEqual([shape]);
  });
});
