import { crossesRightOf, linesBox, type Ring } from './geometry.ts';
import type { Mm } from '../core/units.ts';

/**
 * Whether a disc fits inside an area, by the even-odd rule. Squares are divided
 * as long as one of their points could be far enough from every border: the
 * search for a polygon's pole of inaccessibility (Agafonkin 2016), stopped as
 * soon as the answer is known.
 * @param radius of the disc, above 0
 */
export function fitsDisc(rings: readonly Ring[], radius: Mm): boolean {
  const { left, top, right, bottom } = linesBox(rings);
  if (!(right - left >= 2 * radius && bottom - top >= 2 * radius)) return false;
  // Squares to be looked at: x and y of the middle, and half the edge.
  const squares: number[] = [];
  const across = Math.ceil((right - left) / radius);
  const down = Math.ceil((bottom - top) / radius);
  const half = radius / 2;
  for (let i = 0; i < across * down; i++) {
    const column = i % across;
    const row = (i - column) / across;
    squares.push(left + (2 * column + 1) * half, top + (2 * row + 1) * half, half);
  }
  while (squares.length > 0) {
    const h = squares.pop()!;
    const y = squares.pop()!;
    const x = squares.pop()!;
    const depth = depthAt(rings, x, y);
    if (depth >= radius) return true;
    if (depth + h * Math.SQRT2 < radius || h < MIN_HALF_MM) continue;
    for (let q = 0; q < 4; q++) {
      squares.push(x + (q % 2 === 0 ? -h : h) / 2, y + (q < 2 ? -h : h) / 2, h / 2);
    }
  }
  return false;
}

/** Squares are not divided further than this: an area so near to the limit counts as too narrow. */
const MIN_HALF_MM: Mm = 0.02;

/** Distance of a point from the nearest border; below zero outside the area. */
export function depthAt(rings: readonly Ring[], x: number, y: number): number {
  let inside = false;
  let least = Infinity;
  for (const ring of rings) {
    let ax = ring[ring.length - 2];
    let ay = ring[ring.length - 1];
    for (let i = 0; i < ring.length; i += 2) {
      const bx = ring[i];
      const by = ring[i + 1];
      const dx = bx - ax;
      const dy = by - ay;
      if (crossesRightOf(x, y, ax, ay, bx, by)) inside = !inside;
      const length = dx * dx + dy * dy;
      const along = length > 0 ? ((x - ax) * dx + (y - ay) * dy) / length : 0;
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const ex = ax + dx * t - x;
      const ey = ay + dy * t - y;
      const away = ex * ex + ey * ey;
      if (away < least) least = away;
      ax = bx;
      ay = by;
    }
  }
  return inside ? Math.sqrt(least) : -Math.sqrt(least);
}
