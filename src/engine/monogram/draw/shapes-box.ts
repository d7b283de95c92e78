import { linesOf, type Shape } from '../../shapes.ts';
import type { Box } from './glyphs.ts';

/** What shapes reach, the width of lines included. */
export function shapesBox(shapes: readonly Shape[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const shape of shapes) {
    const half = shape.kind === 'stroke' ? shape.widthMm / 2 : 0;
    for (const line of linesOf(shape)) {
      for (let i = 0; i < line.length; i += 2) {
        box.left = Math.min(box.left, line[i] - half);
        box.right = Math.max(box.right, line[i] + half);
        box.top = Math.min(box.top, line[i + 1] - half);
        box.bottom = Math.max(box.bottom, line[i + 1] + half);
      }
    }
  }
  return box;
}
