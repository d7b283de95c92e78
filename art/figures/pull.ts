import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import type { Line, Point } from '../lib/line.ts';
import { circle } from '../lib/outlines.ts';

const RADIUS = 12;
const RING_MM = 2.5;

function ring(d: Drawing, at: Point): void {
  d.area('Navy', [circle(at, RADIUS + RING_MM), circle(at, RADIUS)]);
}

/** A disc drawn in at its left and right, as thread draws the cloth in along the rows. */
function drawnIn(at: Point, mm: number): Line {
  const line = circle(at, RADIUS + 0.6);
  for (let i = 0; i < line.length; i += 2) {
    const share = (line[i] - at[0]) / RADIUS;
    line[i] -= Math.sign(share) * share * share * mm;
  }
  return line;
}

/** Left: the fill pulled away from its ring. Right: the fill reaches under it. */
export function pullGap(): ShapeSet {
  const d = createDrawing(90, 60);
  d.area('Sunflower', [drawnIn([24, 30], 2)], 0);
  d.area('Sunflower', [circle([66, 30], RADIUS + 0.8)], 0);
  ring(d, [24, 30]);
  ring(d, [66, 30]);
  return d.set();
}
