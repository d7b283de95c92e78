import type { Thread } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import { frameBorder, layoutFrame } from '../frames/index.ts';
import type { FrameForm } from '../frames/layout.ts';
import { translation } from '../svg/coordinates.ts';
import type { Box } from '../vector/geometry.ts';
import type { ShapesObject } from './types.ts';

/** What is framed is at least so large, mm: smaller frames have no room for their corners. */
const LEAST_MM: Mm = 8;
/** A frame's border is wider where it is larger, and the frame larger where its border is wider. */
const ROUNDS = 6;

/**
 * A satin border round what is there, with bare cloth between.
 * @param inside what it is to hold, on the page
 * @param form of the border; one that is square or round has its middle
 * @param id no other object's
 */
export function frameAround(
  inside: Box,
  form: FrameForm,
  thread: Thread,
  id: string,
): ShapesObject {
  const width = Math.max(LEAST_MM, inside.right - inside.left);
  const height = Math.max(LEAST_MM, inside.bottom - inside.top);
  const side = form === 'circle' ? Math.hypot(width, height) : Math.max(width, height);
  const [roomX, roomY] = form === 'rectangle' ? [width, height] : [side, side];
  let layout = layoutFrame(form, roomX + 20, roomY + 20);
  for (let i = 0; i < ROUNDS; i++) {
    layout = layoutFrame(form, roomX + 2 * layout.insetMm, roomY + 2 * layout.insetMm);
  }
  const { left, right } = frameBorder(layout, 0);
  return {
    kind: 'shapes',
    id,
    name: 'Frame',
    thread,
    shapes: [{ kind: 'column', left, right, closed: true }],
    transform: translation(
      (inside.left + inside.right - layout.widthMm) / 2,
      (inside.top + inside.bottom - layout.heightMm) / 2,
    ),
    sewing: {},
  };
}
