import type { Mm } from '../core/units.ts';
import { pageOfFrame, roomInFrame } from '../frames/index.ts';
import type { FrameName, SewnSize } from '../options.ts';
import { scaleFor } from './sew-to-size.ts';
import type { Overhang } from './overhang.ts';
import { checkProportion, type Sides } from './sewn-size.ts';

/** How a drawing's content comes to lie in a piece of the size asked for. */
export interface Placed {
  /** Sides of what is outermost, up to its scale: the frame, or the content. */
  outer: Sides;
  /** Millimetres to a unit of the content, about. */
  scale: number;
  /** The page for `addFrame`, frame included; absent without a frame. */
  page?: { widthMm: Mm; heightMm: Mm };
}

/**
 * @param whole the drawing with its margins, whose proportion a rectangle takes; any unit
 * @param content what of it will be sewn
 * @throws EngineError `bad-options` where a side would be too long, or a frame leaves no room
 */
export function placeContent(
  whole: Sides,
  content: Sides,
  frame: FrameName,
  size: SewnSize,
  expected: Overhang,
): Placed {
  const outer =
    frame === 'none' ? content : frame === 'rectangle' ? whole : { width: 1, height: 1 };
  checkProportion(outer, size, 'sewn size');
  const scale = scaleFor(outer, expected, size);
  if (frame === 'none') return { outer, scale };
  const page = pageOfFrame(outer.width * scale, outer.height * scale);
  const { width: widthMm, height: heightMm } = content;
  const room = roomInFrame(frame, page, { widthMm, heightMm });
  return { outer, page, scale: room.widthMm / content.width };
}
