import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { beside, lengthOf, path, placed, pointAt, slice, type Line } from '../lib/line.ts';

/** A heart about the middle of its notch. */
const HEART =
  'M0 -6.4 C2.6 -11.6 12.4 -10.8 12.4 -2.6 C12.4 4.6 4.6 9 0 14.4 C-4.6 9 -12.4 4.6 -12.4 -2.6 C-12.4 -10.8 -2.6 -11.6 0 -6.4 Z';

/** Middles of the three hearts, mm. */
const PLACES = [17, 45, 73] as const;
const Y = 27;

/** The laid pieces of felt as SVG path data on the page. */
export const FELT_HEARTS = PLACES.slice(1).map((x) => `translate(${x} ${Y})`);
export const HEART_PATH = HEART;

const heart = (x: number): Line => placed(path(HEART), [x, Y]);

/** Satin over the edge: each half of the heart is a column of its own. */
function cover(d: Drawing, x: number): void {
  const outline = heart(x);
  for (const part of [slice(outline, 0, 0.5), slice(outline, 0.5, 1)]) {
    d.column(
      'Crimson',
      beside(part, () => -1.3),
      beside(part, () => 1.3),
    );
  }
}

/** An open zigzag over the felt's edge. */
function tackDown(d: Drawing, x: number): void {
  const outline = heart(x);
  const count = Math.round(lengthOf(outline) / 1.1);
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const at = pointAt(outline, i / count);
    const off = i % 2 === 0 ? 0.1 : 1.7;
    return [at.x - at.dy * off, at.y + at.dx * off];
  });
  d.stroke('Crimson', Float64Array.from(points.flat()));
}

/** Appliqué in three steps: the placement line; felt laid and tacked down; the satin cover. */
export function appliqueSteps(): ShapeSet {
  const d = createDrawing(90, 60);
  d.stroke('Crimson', heart(PLACES[0]));
  tackDown(d, PLACES[1]);
  cover(d, PLACES[2]);
  return d.set();
}
