import type { Design, Thread } from '../core/design.ts';
import { joinDesigns } from '../core/join-designs.ts';
import { darkest, frameBorder, layoutFrame, type PageSize } from '../frames/index.ts';
import type { FrameName, ShapeOptions } from '../options.ts';
import { digitizeShapes } from './digitize-shapes.ts';

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
