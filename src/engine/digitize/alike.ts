import { polygonArea, type Polygon } from '../vector/geometry.ts';

/** Areas and borders of twins differ by no more than this share. */
const NEARLY = 0.06;

interface Size {
  area: number;
  border: number;
  rings: number;
}

/**
 * Shapes of one look are to be sewn alike: two eyes, the seeds of a fruit. Where a shape was found
 * fit for satin and one of the same size was not, neither is: a fill suits both.
 * @param fit whether each shape was found fit by itself
 * @returns the same, agreed among twins
 */
export function agreeTwins(polygons: readonly Polygon[], fit: readonly boolean[]): boolean[] {
  const sizes = polygons.map(sizeOf);
  return fit.map((wanted, i) => {
    if (!wanted) return false;
    return !sizes.some((other, j) => !fit[j] && areTwins(sizes[i], other));
  });
}

function areTwins(a: Size, b: Size): boolean {
  return a.rings === b.rings && near(a.area, b.area) && near(a.border, b.border);
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= NEARLY * Math.max(a, b);

function sizeOf(polygon: Polygon): Size {
  let border = 0;
  for (const ring of polygon.rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      border += Math.hypot(ring[i] - ring[j], ring[i + 1] - ring[j + 1]);
    }
  }
  return { area: polygonArea(polygon), border, rings: polygon.rings.length };
}
