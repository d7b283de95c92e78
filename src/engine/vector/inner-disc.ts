import { crossesRightOf, linesBox, type Ring } from './geometry.ts';
import { insideIndex } from './inside-index.ts';
import type { Mm } from '../core/units.ts';

/**
 * Whether a disc fits inside an area, by the even-odd rule. Squares are divided
 * as long as one of their points could be far enough from every border: the
 * search for a polygon's pole of inaccessibility (Agafonkin 2016), stopped as
 * soon as the answer is known. A point looks at the borders in its reach alone, so that noise with
 * a hundred thousand corners is told in the time that sorting them takes.
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
  const sides = sortSides(rings, { left, top, across, down, cell: radius });
  // Asked of few squares: sorted when the first of them asks.
  let areasAt: ReturnType<typeof insideIndex> | undefined;
  while (squares.length > 0) {
    const h = squares.pop()!;
    const y = squares.pop()!;
    const x = squares.pop()!;
    const away = nearestSide(sides, x, y);
    if (away + h * Math.SQRT2 < radius) continue;
    if (away < radius && h < MIN_HALF_MM) continue;
    areasAt ??= insideIndex([rings]);
    if (areasAt(x, y).length === 0) continue;
    if (away >= radius) return true;
    for (let q = 0; q < 4; q++) {
      squares.push(x + (q % 2 === 0 ? -h : h) / 2, y + (q < 2 ? -h : h) / 2, h / 2);
    }
  }
  return false;
}

/** Squares are not divided further than this: an area so near to the limit counts as too narrow. */
const MIN_HALF_MM: Mm = 0.02;

/** Squares over an area. */
interface Grid {
  left: Mm;
  top: Mm;
  across: number;
  down: number;
  /** Edge of a square. */
  cell: Mm;
}

/** The sides of an area, by the squares that they run through. */
interface Sides extends Grid {
  /** Ends of each side: x and y of the one, then of the other. */
  ends: Float64Array;
  /** Where each square's sides begin in `own`, and where the last one's end. */
  start: Int32Array;
  own: Int32Array;
}

function sortSides(rings: readonly Ring[], grid: Grid): Sides {
  const ends = new Float64Array(2 * rings.reduce((sum, ring) => sum + ring.length, 0));
  let n = 0;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2, n += 4) {
      ends.set([ring[j], ring[j + 1], ring[i], ring[i + 1]], n);
    }
  }
  const start = new Int32Array(grid.across * grid.down + 1);
  forEachSquare(ends, grid, (_, square) => start[square + 1]++);
  for (let i = 1; i < start.length; i++) start[i] += start[i - 1];
  const next = start.slice();
  const own = new Int32Array(start[start.length - 1]);
  forEachSquare(ends, grid, (side, square) => (own[next[square]++] = side));
  return { ...grid, ends, start, own };
}

/** Room for rounding where a side is cut at the edge of a row of squares. */
const EDGE_MM: Mm = 1e-6;

/** Visits each square that a side runs through: row by row, from where it enters to where it leaves. */
function forEachSquare(
  ends: Float64Array,
  { left, top, across, down, cell }: Grid,
  visit: (side: number, square: number) => void,
): void {
  const row = (y: number): number => Math.min(down - 1, Math.max(0, Math.floor((y - top) / cell)));
  const column = (x: number): number =>
    Math.min(across - 1, Math.max(0, Math.floor((x - left) / cell)));
  for (let n = 0; n < ends.length; n += 4) {
    const [first, second] = ends[n + 1] <= ends[n + 3] ? [n, n + 2] : [n + 2, n];
    const [ax, ay, bx, by] = [ends[first], ends[first + 1], ends[second], ends[second + 1]];
    const to = row(by);
    for (let at = row(ay); at <= to; at++) {
      const x0 = by > ay ? ax + ((bx - ax) * Math.max(0, top + at * cell - ay)) / (by - ay) : ax;
      const end = Math.min(by, top + (at + 1) * cell);
      const x1 = by > ay ? ax + ((bx - ax) * (end - ay)) / (by - ay) : bx;
      const last = column(Math.max(x0, x1) + EDGE_MM);
      for (let c = column(Math.min(x0, x1) - EDGE_MM); c <= last; c++) visit(n, at * across + c);
    }
  }
}

/** How far the nearest side lies from a point; at least a square's edge where none is in reach. */
function nearestSide(sides: Sides, x: Mm, y: Mm): Mm {
  const { left, top, across, down, cell, ends, start, own } = sides;
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - top) / cell);
  let least = Infinity;
  for (let r = Math.max(0, row - 1); r <= Math.min(down - 1, row + 1); r++) {
    const from = start[r * across + Math.max(0, column - 1)];
    const to = start[r * across + Math.min(across - 1, column + 1) + 1];
    for (let i = from; i < to; i++) {
      const n = own[i];
      least = Math.min(least, awayFrom(x, y, ends[n], ends[n + 1], ends[n + 2], ends[n + 3]));
    }
  }
  return Math.sqrt(least);
}

/** Square of a point's distance from a side. */
function awayFrom(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const along = length > 0 ? ((x - ax) * dx + (y - ay) * dy) / length : 0;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const ex = ax + dx * t - x;
  const ey = ay + dy * t - y;
  return ex * ex + ey * ey;
}

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
      if (crossesRightOf(x, y, ax, ay, bx, by)) inside = !inside;
      const away = awayFrom(x, y, ax, ay, bx, by);
      if (away < least) least = away;
      ax = bx;
      ay = by;
    }
  }
  return inside ? Math.sqrt(least) : -Math.sqrt(least);
}
