import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { path, placed, pointAt } from '../lib/line.ts';
import { word } from '../lib/letters.ts';
import { circle } from '../lib/outlines.ts';
import { half, stem } from '../lib/stitches.ts';

const STALK = path('M45 58 C45.6 44 44.4 30 45 17');

/** One grain, with a lighter half toward the light. */
function grain(d: Drawing, share: number, way: number): void {
  const { x, y } = pointAt(STALK, share);
  const put = (data: string) => placed(path(data), [x, y], way * 34, 1);
  const rib = 'M0 0 L0 -9.6';
  half(d, 'Straw', put(rib), put('M0 0 C-4 -2.4 -3.6 -7.4 0 -9.6'), 0.08);
  half(d, 'Marigold', put(rib), put('M0 0 C4 -2.4 3.6 -7.4 0 -9.6'), 0.08);
}

/** The badge of a bakery that does not exist: an ear of wheat over FIRIN, in a ring. */
export function bakeryBadge(): ShapeSet {
  const d = createDrawing(90, 90);
  stem(d, 'Ochre', STALK, 1);
  for (const share of [0.18, 0.34, 0.5, 0.66, 0.82]) {
    for (const way of [-1, 1]) grain(d, share, way);
  }
  grain(d, 1, 0);
  word(d, 'Ivory', 'FIRIN', { at: [45, 71], capMm: 9.4, spacingMm: 1 });
  d.area('Marigold', [circle([45, 45], 40), circle([45, 45], 37.4)]);
  return d.set();
}
