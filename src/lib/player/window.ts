import type { Design, Mm, Px } from 'ilmek-engine';
import { designExtents } from 'ilmek-engine/tables';

/** A rectangle of the design's plane. */
export interface Bounds {
  leftMm: Mm;
  topMm: Mm;
  widthMm: Mm;
  heightMm: Mm;
}

/** What a canvas shows of the plane: px = (mm − left or top) · scale. */
export interface FabricWindow {
  leftMm: Mm;
  topMm: Mm;
  /** Pixels per millimetre. */
  scale: number;
  width: Px;
  height: Px;
}

/** Most pixels of the canvas; a finer screen shows them enlarged. */
const MAX_PIXELS = 4_000_000;

/** The whole picture a design was made from, or its needle points, and `marginMm` of fabric around. */
export function stageBounds(design: Design, marginMm: Mm): Bounds {
  const { left, top, right, bottom } = design.page ?? designExtents(design);
  return {
    leftMm: left / 10 - marginMm,
    topMm: top / 10 - marginMm,
    widthMm: Math.max(1, (right - left) / 10 + 2 * marginMm),
    heightMm: Math.max(1, (bottom - top) / 10 + 2 * marginMm),
  };
}

/** What a picture with cloth around the page shows. @param page where the page lies in it, px */
export function framedBounds(
  design: Design,
  size: { width: Px; height: Px },
  page: { left: Px; top: Px; width: Px },
): Bounds {
  const { leftMm, topMm, widthMm } = stageBounds(design, 0);
  const mmPerPx = widthMm / page.width;
  return {
    leftMm: leftMm - page.left * mmPerPx,
    topMm: topMm - page.top * mmPerPx,
    widthMm: size.width * mmPerPx,
    heightMm: size.height * mmPerPx,
  };
}

/** Pixels of a canvas for a box of so many CSS pixels. */
export function canvasSize(width: number, height: number, density: number) {
  const most = Math.sqrt(MAX_PIXELS / Math.max(1, width * height));
  const scale = Math.min(density, most);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * What a canvas of so many pixels shows.
 * @param view the part that is seen: x and y as shares of the whole, zoom 1 for all of it
 */
export function windowOf(
  bounds: Bounds,
  view: { zoom: number; x: number; y: number },
  size: { width: Px; height: Px },
): FabricWindow {
  return {
    leftMm: bounds.leftMm + view.x * bounds.widthMm,
    topMm: bounds.topMm + view.y * bounds.heightMm,
    scale: (size.width * view.zoom) / bounds.widthMm,
    ...size,
  };
}
