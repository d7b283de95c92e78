import type { ShapeSet } from 'ilmek-engine';
import { createDrawing } from '../lib/drawing.ts';
import { circle, sector } from '../lib/outlines.ts';

/** Three discs of one thread: rows across, rows upright, and six directions. */
export function twoDirections(): ShapeSet {
  const d = createDrawing(90, 60);
  d.area('Crimson', [circle([17, 30], 12)], 0);
  d.area('Crimson', [circle([45, 30], 12)], 90);
  for (let i = 0; i < 6; i++) {
    d.area('Crimson', [sector([73, 30], 12, i * 60, i * 60 + 60)], i * 60 + 30);
  }
  return d.set();
}
