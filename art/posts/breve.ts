import type { ShapeSet } from 'ilmek-engine';
import { createDrawing } from '../lib/drawing.ts';
import { path } from '../lib/line.ts';
import { word } from '../lib/letters.ts';
import { leaf, spot, stem } from '../lib/stitches.ts';

/** A capital Ğ, with a tendril through its counter. */
export function letterBreve(): ShapeSet {
  const d = createDrawing(90, 90);
  stem(d, 'Fern', path('M8 66 C22 74 30 60 40 55 C54 48 58 62 70 66 C78 68.6 84 64 84 57'), 0.8);
  for (const rib of [
    'M20 67.6 C20 74 24 79 30 80.6',
    'M46 52.4 C46 46 42 42.6 36 42',
    'M64 64 C63 71 66 77 73 79',
    'M77 67.4 C82 70 84 74 84 79',
  ]) {
    leaf(d, { rib: path(rib), widths: [2, 2], threads: ['Fern', 'Moss green'] });
  }
  word(d, 'Crimson', 'Ğ', { at: [45, 72], capMm: 41 });
  for (const at of [
    [84, 55],
    [7, 65],
  ] as const)
    spot(d, 'Marigold', at, 1.7, 20);
  return d.set();
}
