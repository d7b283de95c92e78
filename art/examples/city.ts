import type { ShapeSet } from 'ilmek-engine';
import { createDrawing } from '../lib/drawing.ts';
import { addSvg } from '../lib/svg.ts';

/** The scene of city.svg as it stands, each area in its own direction. */
export function city(svg: string): ShapeSet {
  const d = createDrawing(100, 72);
  addSvg(d, svg);
  return d.set();
}
