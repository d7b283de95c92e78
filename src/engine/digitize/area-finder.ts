import { ringBox, type Polygon, type Ring } from '../vector/geometry.ts';
import { insideIndex } from '../vector/inside-index.ts';

/** @returns what tells the smallest area that a point lies in, by the even-odd rule; else the first */
export function areaFinder(areas: readonly Polygon[]): (x: number, y: number) => number {
  const around = insideIndex(areas.map(({ rings }) => rings));
  const size = areas.map(({ rings }) => boxSize(rings[0]));
  return (x, y) => {
    let best = -1;
    for (const area of around(x, y)) {
      const smaller = size[area] - (size[best] ?? Infinity);
      if (smaller < 0 || (smaller === 0 && area < best)) best = area;
    }
    return Math.max(best, 0);
  };
}

function boxSize(ring: Ring): number {
  const { left, top, right, bottom } = ringBox(ring);
  return (right - left) * (bottom - top);
}
