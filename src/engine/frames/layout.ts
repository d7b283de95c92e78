import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import type { FrameName } from '../options.ts';

/** A frame that is there. */
export type FrameForm = Exclude<FrameName, 'none'>;

/** Where a frame lies on its page, and what room it leaves. */
export interface FrameLayout {
  form: FrameForm;
  /** The page: the frame reaches its edges but for `MARGIN_MM`. */
  widthMm: Mm;
  heightMm: Mm;
  /** Width of the border's satin. */
  borderMm: Mm;
  /** Radius of the border's inner edge at the corners. */
  cornerMm: Mm;
  /** From the page's edge to the room for the design. */
  insetMm: Mm;
}

/** Between the border and the page's edge, so that compensation does not carry it out. */
export const MARGIN_MM: Mm = 0.5;
/** Width of the border, and bare fabric inside it, as a share of the page's shorter side. */
const BORDER_SHARE = 0.03;
const BORDER_LIMITS_MM = [2.5, 4] as const;
const GAP_SHARE = 0.035;
const GAP_LIMITS_MM = [3, 5] as const;
/** Radius of a corner's inner edge in widths of the border: tighter, needle points crowd and leave notches. */
const CORNER = 1.3;
/** Less room than this is none. */
const MIN_ROOM_MM: Mm = 5;

/**
 * Lays out a frame for a drawing of some size. A square and a circle take the drawing's
 * width; a rectangle keeps both sides.
 * @throws EngineError `bad-options` where the frame would leave no room
 */
export function layoutFrame(form: FrameForm, widthMm: Mm, drawingHeightMm: Mm): FrameLayout {
  const heightMm = form === 'rectangle' ? drawingHeightMm : widthMm;
  const side = Math.min(widthMm, heightMm);
  const borderMm = clamp(side * BORDER_SHARE, BORDER_LIMITS_MM);
  const gapMm = clamp(side * GAP_SHARE, GAP_LIMITS_MM);
  const insetMm = MARGIN_MM + borderMm + gapMm;
  if (side < 2 * insetMm + MIN_ROOM_MM) {
    const least = Math.ceil(2 * insetMm + MIN_ROOM_MM);
    throw new EngineError(
      'bad-options',
      'frame',
      `a frame wants a piece of at least ${least} mm each way, got ${Math.round(side * 10) / 10} mm`,
    );
  }
  return { form, widthMm, heightMm, borderMm, cornerMm: borderMm * CORNER, insetMm };
}

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
 * The page of a frame of some size.
 * @param width from outer edge to outer edge, mm
 * @param height from outer edge to outer edge, mm
 */
export const pageOfFrame = (width: Mm, height: Mm): PageSize => ({
  widthMm: width + 2 * MARGIN_MM,
  heightMm: height + 2 * MARGIN_MM,
});

const clamp = (value: number, [low, high]: readonly [number, number]) =>
  Math.max(low, Math.min(high, value));
