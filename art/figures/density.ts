import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import type { Line } from '../lib/line.ts';

const PAGE = [90, 60] as const;

/** Rows of a square, to and fro, so many millimetres apart: laid by hand, so that nothing closes them. */
function rows(left: number, top: number, side: number, spacing: number): Line {
  const points: number[] = [];
  const count = Math.round(side / spacing);
  for (let i = 0; i <= count; i++) {
    const y = top + (i * side) / count;
    // Needle points shift by a third from row to row, as in a tatami fill.
    const inner = [0, 1, 2, 3, 4, 5].map((k) => (k + ((i * 2) % 3) / 3 + 0.4) * 3.6);
    const stops = [0, ...inner.filter((x) => x > 0.8 && x < side - 0.8), side];
    const way = i % 2 === 0 ? stops : stops.reverse();
    points.push(...way.flatMap((x) => [left + x, y]));
  }
  return Float64Array.from(points);
}

/** Three squares of one thread; every second row lies 0.8, 0.4 and 0.3 mm apart, as the trade counts. */
export function densityComparison(): ShapeSet {
  const d: Drawing = createDrawing(...PAGE);
  [0.8, 0.4, 0.3].forEach((spacing, i) => d.stroke('Cream', rows(5 + i * 28, 18, 24, spacing / 2)));
  return d.set();
}
