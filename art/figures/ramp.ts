import type { ShapeSet } from 'ilmek-engine';
import { createDrawing } from '../lib/drawing.ts';
import { box } from '../lib/outlines.ts';

/** A passage from yellow to red in three flat steps. */
export function flatRamp(): ShapeSet {
  const d = createDrawing(80, 18);
  d.area('Sunflower', [box(0, 0, 27.4, 18)], 0);
  d.area('Pumpkin', [box(26.7, 0, 54, 18)], 0);
  d.area('Crimson', [box(53.3, 0, 80, 18)], 0);
  return d.set();
}
