import type { Design, Thread } from '../core/design.ts';
import { joinDesigns } from '../core/join-designs.ts';
import type { Mm } from '../core/units.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import type { ShapeOptions } from '../digitize/plan.ts';
import type { FrameName } from '../options.ts';
import { darkest } from './add-frame.ts';
import { frameBorder } from './border.ts';
import { layoutFrame, MARGIN_MM } from './layout.ts';

/** Size of a picture or of its page, mm. */
export interface PageSize {
  /** From left to right. */
  widthMm: Mm;
  /** From top to bottom. */
  heightMm: Mm;
}

/**
 * How large a whole picture may be inside a frame: for what is sewn straight from
 * pixels, and cannot be scaled afterwards.
 * @param frame its kind; 'none' leaves the whole page
 * @param page its size, frame included
 * @param picture its proportion; the page's where absent
 * @throws EngineError `bad-options` where the frame would leave no room
 */
export function roomInFrame(frame: FrameName, page: PageSize, picture: PageSize = page): PageSize {
  const { widthMm, heightMm } = picture;
  if (frame === 'none') return page;
  const layout = layoutFrame(frame, page.widthMm, page.heightMm);
  const room = { x: layout.widthMm - 2 * layout.insetMm, y: layout.heightMm - 2 * layout.insetMm };
  const scale =
    frame === 'circle'
      ? room.x / Math.hypot(widthMm, heightMm)
      : Math.min(room.x / widthMm, room.y / heightMm);
  return { widthMm: widthMm * scale, heightMm: heightMm * scale };
}

/**
 * The page whose frame's outer edges lie so far apart.
 * @param width from outer edge to outer edge, mm
 * @param height from outer edge to outer edge, mm
 */
export const pageOfFrame = (width: Mm, height: Mm): PageSize => ({
  widthMm: width + 2 * MARGIN_MM,
  heightMm: height + 2 * MARGIN_MM,
});

/**
 * Sews a border round a finished design whose page fits it, as `roomInFrame` tells.
 * @param page the size that the framed page has
 */
export function frameDesign(
  design: Design,
  frame: FrameName,
  page: PageSize,
  options: ShapeOptions,
): Design {
  if (frame === 'none') return design;
  const layout = layoutFrame(frame, page.widthMm, page.heightMm);
  const thread: Thread = design.threads[darkest(design.threads)];
  const border = digitizeShapes(
    {
      widthMm: layout.widthMm,
      heightMm: layout.heightMm,
      threads: [thread],
      shapes: [frameBorder(layout, 0)],
    },
    'painted',
    options,
  );
  return joinDesigns(design, border);
}
