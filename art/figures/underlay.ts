import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { between, path, placed, pointAt, slice, type Line } from '../lib/line.ts';

const LEFT = path('M0 45 C-4.6 32 -4.6 13 0 0');
const RIGHT = path('M0 45 C4.6 32 4.6 13 0 0');
const THREAD = 'Fern';

/** The column's edges at a place on the page. */
const column = (x: number): [Line, Line] => [placed(LEFT, [x, 7.5]), placed(RIGHT, [x, 7.5])];

/** A run up the middle and back along both edges. */
function edgeAndCentreRun(d: Drawing, [left, right]: [Line, Line]): void {
  d.stroke(
    THREAD,
    slice(
      between(left, right, () => 0.5),
      0.02,
      0.98,
    ),
  );
  d.stroke(
    THREAD,
    slice(
      between(left, right, () => 0.14),
      0.06,
      0.94,
    ),
  );
  d.stroke(
    THREAD,
    slice(
      between(left, right, () => 0.86),
      0.06,
      0.94,
    ),
  );
}

function zigzag(d: Drawing, [left, right]: [Line, Line], from: number, to: number): void {
  const points: number[] = [];
  for (let i = 0, t = from; t <= to; i++, t += 0.035) {
    const { x, y } = pointAt(
      between(left, right, () => (i % 2 === 0 ? 0.2 : 0.8)),
      t,
    );
    points.push(x, y);
  }
  d.stroke(THREAD, Float64Array.from(points));
}

/** A satin leaf three times: its underlay, half sewn, finished. */
export function underlayLayers(): ShapeSet {
  const d = createDrawing(90, 60);
  edgeAndCentreRun(d, column(18));
  const half = column(45);
  edgeAndCentreRun(d, half);
  zigzag(d, half, 0.08, 0.92);
  d.column(THREAD, slice(half[0], 0, 0.5), slice(half[1], 0, 0.5));
  d.column(THREAD, ...column(72));
  return d.set();
}
