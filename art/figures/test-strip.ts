import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { path } from '../lib/line.ts';
import { word } from '../lib/letters.ts';
import { box, circle } from '../lib/outlines.ts';

function bars(d: Drawing): void {
  let left = 6;
  for (const width of [2, 4, 6, 9]) {
    d.column(
      'Cobalt',
      path(`M${left} 8 L${left} 26`),
      path(`M${left + width} 8 L${left + width} 26`),
    );
    left += width + 5;
  }
}

/** What a first test sews: satin of four widths, a square, a disc that must meet its outline, a line, a letter. */
export function testStrip(): ShapeSet {
  const d = createDrawing(90, 60);
  bars(d);
  d.area('Cobalt', [box(6, 35, 21, 50)], 0);
  d.area('Marigold', [circle([36, 42.5], 7.5)], 45);
  d.stroke('Cobalt', circle([36, 42.5], 7.6), 0.4);
  d.stroke('Cobalt', path('M52 47 C58 34 66 54 84 38'), 0.8);
  word(d, 'Marigold', 'H', { at: [76, 26], capMm: 14 });
  return d.set();
}
