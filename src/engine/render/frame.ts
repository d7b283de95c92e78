import { designExtents } from '../core/design.ts';
import type { Design } from '../core/design.ts';
import type { Mm, Px } from '../core/units.ts';
import { checkPictureSize } from './options.ts';
import type { RenderOptions } from './options.ts';

/** Where the picture lies on the fabric: px = (mm − left or top) · pxPerMm. */
export interface Frame {
  /** Pixels, a whole number. */
  width: Px;
  /** Pixels, a whole number. */
  height: Px;
  /** The picture's left edge on the design's plane, mm. */
  leftMm: Mm;
  /** The picture's upper edge on the design's plane, mm. */
  topMm: Mm;
  /** Pixels of the picture per millimetre of fabric. */
  pxPerMm: number;
}

/**
 * The frame of a whole design, whatever part of it is drawn: its needle points
 * and a margin, or the bounds that the caller gave.
 * @throws EngineError `bad-options` for a picture too large to hold.
 */
export function frameOf(design: Design, options: RenderOptions): Frame {
  const { pxPerMm, marginMm, bounds, samples } = options;
  const { leftMm, topMm, widthMm, heightMm } = bounds ?? sewnBounds(design, marginMm);
  const width = Math.max(1, Math.round(widthMm * pxPerMm));
  const height = Math.max(1, Math.round(heightMm * pxPerMm));
  checkPictureSize(width, height, samples);
  return { width, height, leftMm, topMm, pxPerMm };
}

function sewnBounds(design: Design, marginMm: Mm) {
  const { left, top, right, bottom } = designExtents(design);
  // An empty design without a margin still makes a picture.
  const least = 0.1;
  return {
    leftMm: left / 10 - marginMm,
    topMm: top / 10 - marginMm,
    widthMm: Math.max(least, (right - left) / 10 + 2 * marginMm),
    heightMm: Math.max(least, (bottom - top) / 10 + 2 * marginMm),
  };
}
