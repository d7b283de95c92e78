import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { path, placed } from '../lib/line.ts';

const STALK = path('M10 46 C6 34 16 26 11 10');
const TWIGS = [
  path('M9.6 38 C4 36 2.6 31 3.4 27'),
  path('M10.8 32.6 C17 31 19 26.6 18.6 22'),
  path('M12.6 22 C8 20.6 6 17 6.4 13'),
];

function sprig(d: Drawing, x: number, widthMm: number): void {
  for (const line of [STALK, ...TWIGS]) d.stroke('Graphite', placed(line, [x, 2]), widthMm);
}

/** One sprig three times: running stitch, bean stitch, satin. */
export function lineWeights(): ShapeSet {
  const d = createDrawing(90, 60);
  sprig(d, 6, 0.4);
  sprig(d, 34, 0.8);
  sprig(d, 62, 1.3);
  return d.set();
}

/** Five upright satin bars: 1, 2, 4, 6 and 9 mm wide; the last one is split. */
export function satinWidths(): ShapeSet {
  const d = createDrawing(90, 60);
  let left = 8;
  for (const width of [1, 2, 4, 6, 9]) {
    d.column(
      'Cobalt',
      path(`M${left} 10 L${left} 50`),
      path(`M${left + width} 10 L${left + width} 50`),
    );
    left += width + 12;
  }
  return d.set();
}
