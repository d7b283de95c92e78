import type { ShapeSet } from 'ilmek-engine';
import { createDrawing } from '../lib/drawing.ts';
import { word } from '../lib/letters.ts';

/** "ışık" in capitals' heights of 14, 8 and 4.5 mm: the smallest closes up. */
export function letterSizes(): ShapeSet {
  const d = createDrawing(90, 60);
  word(d, 'Navy', 'ışık', { at: [45, 24], capMm: 14, spacingMm: 0.4 });
  word(d, 'Navy', 'ışık', { at: [45, 42], capMm: 8, spacingMm: 0.4 });
  word(d, 'Navy', 'ışık', { at: [45, 54], capMm: 4.5, spacingMm: 0.4 });
  return d.set();
}
