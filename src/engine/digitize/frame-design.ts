import type { Design } from '../core/design.ts';
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
  const { widthMm, heightMm } = layout;
  const threads = [design.threads[darkest(design.threads)]];
  const set = { widthMm, heightMm, threads, shapes: [frameBorder(layout, 0)] };
  return joinDesigns(design, digitizeShapes(set, 'painted', options));
}
