import { designExtents, type Design } from '../core/design.ts';
import type { Mm, Px } from '../core/units.ts';
import { optionChecks } from '../options.ts';
import { SCALE_LIMITS, type RenderBounds } from './options.ts';

/** The least and the most pixels of an artwork's longer side. */
export const ARTWORK_SIDES = [1200, 6000] as const;

/** What an artwork has around the piece: a share of its longer side, and room for its shadow. */
const MARGIN_SHARE = 0.05;
const MIN_MARGIN_MM: Mm = 3;

/** A part of a picture. */
export interface PixelBox {
  /** From the picture's left edge. */
  left: Px;
  /** From the picture's upper edge. */
  top: Px;
  /** A whole number. */
  width: Px;
  /** A whole number. */
  height: Px;
}

/** Where an artwork lies on the fabric. `bounds` and `pxPerMm` are options of `renderDesign`. */
export interface ArtworkPlace {
  /** The design's page, or its needle points, and cloth on all sides of what is sewn. */
  bounds: RenderBounds;
  /** Pixels per millimetre: at most the upper of `SCALE_LIMITS`, so that a tiny piece comes smaller. */
  pxPerMm: number;
  /** Where the design's page lies in the picture: all of it where the page has such a margin. */
  page: PixelBox;
}

const { within } = optionChecks('artworkPlace');

/** Cloth around a piece of these sides, so that it touches no edge of its picture. */
export const artworkMargin = (widthMm: Mm, heightMm: Mm): Mm =>
  Math.max(MIN_MARGIN_MM, MARGIN_SHARE * Math.max(widthMm, heightMm));

/**
 * Frames a piece for a picture that is handed out: all of the page, and a margin on every side of
 * what is sewn.
 * @param sidePx of the picture's longer side, 16 to 20,000 px
 * @throws EngineError `bad-options`
 */
export function artworkPlace(design: Design, sidePx: Px): ArtworkPlace {
  within('sidePx', sidePx, [16, 20_000]);
  const sewn = designExtents(design);
  const page = design.page ?? sewn;
  const margin = 10 * artworkMargin((sewn.right - sewn.left) / 10, (sewn.bottom - sewn.top) / 10);
  const left = Math.max(0, page.left - sewn.left + margin);
  const right = Math.max(0, sewn.right + margin - page.right);
  const top = Math.max(0, page.top - sewn.top + margin);
  const bottom = Math.max(0, sewn.bottom + margin - page.bottom);
  const wide = Math.max(1, page.right - page.left);
  const high = Math.max(1, page.bottom - page.top);
  // What is added comes in whole pixels, so that the page can be cut out of the picture.
  const most = sidePx / Math.max(wide + left + right, high + top + bottom);
  const added = [left, right, top, bottom].map((tenths) => Math.round(tenths * most));
  const [addLeft, addRight, addTop, addBottom] = added;
  const fitted = Math.min(
    (sidePx - addLeft - addRight) / wide,
    (sidePx - addTop - addBottom) / high,
  );
  const perTenth = Math.min(SCALE_LIMITS[1] / 10, fitted);
  const width = Math.max(1, Math.round(wide * perTenth));
  const height = Math.max(1, Math.round(high * perTenth));
  const pxPerMm = 10 * perTenth;
  return {
    pxPerMm,
    bounds: {
      leftMm: page.left / 10 - addLeft / pxPerMm,
      topMm: page.top / 10 - addTop / pxPerMm,
      widthMm: (addLeft + width + addRight) / pxPerMm,
      heightMm: (addTop + height + addBottom) / pxPerMm,
    },
    page: { left: addLeft, top: addTop, width, height },
  };
}
