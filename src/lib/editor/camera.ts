/** Which part of a page a stage shows, and how large. */
export interface Camera {
  /** CSS px per mm. */
  scale: number;
  /** The page's place at the stage's top left corner, mm. */
  x: number;
  y: number;
}

/** A place or a size. */
export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A rectangle with room for another and its rim. */
export const around = (rect: Rect, other: Rect, rim = 0): Rect => ({
  left: Math.min(rect.left, other.left - rim),
  top: Math.min(rect.top, other.top - rim),
  right: Math.max(rect.right, other.right + rim),
  bottom: Math.max(rect.bottom, other.bottom + rim),
});

/** Whole rooms fit a phone, and a single stitch is seen. px per mm */
const SCALES = [0.4, 120] as const;

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, value));

/** A camera that shows all of a part of the page. @param stage its size, px. @param rim left free, px */
export function fit(
  { left, top, right, bottom }: Rect,
  stage: { width: number; height: number },
  rim = 40,
): Camera {
  const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const across = (stage.width - 2 * rim) / width;
  const down = (stage.height - 2 * rim) / height;
  const scale = clamp(Math.min(across, down), SCALES);
  return {
    scale,
    x: (left + right) / 2 - stage.width / scale / 2,
    y: (top + bottom) / 2 - stage.height / scale / 2,
  };
}

/** Zooms about a place of the stage, px. @param factor times as large */
export function zoomAbout({ scale, x, y }: Camera, factor: number, at: Point): Camera {
  const next = clamp(scale * factor, SCALES);
  return { scale: next, x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next };
}

/** Moves what is seen along with a finger. @param by px */
export const pan = ({ scale, x, y }: Camera, by: Point): Camera => ({
  scale,
  x: x - by.x / scale,
  y: y - by.y / scale,
});

/** A place of the stage, px, on the page, mm. */
export const toPage = ({ scale, x, y }: Camera, at: Point): Point => ({
  x: at.x / scale + x,
  y: at.y / scale + y,
});

/** A place of the page, mm, on the stage, px. */
export const toStage = ({ scale, x, y }: Camera, at: Point): Point => ({
  x: (at.x - x) * scale,
  y: (at.y - y) * scale,
});

/** What a transformation of the page, as SVG's `matrix(a b c d e f)`, does to the stage, px. */
export function onStage(
  { scale, x, y }: Camera,
  [a, b, c, d, e, f]: readonly [number, number, number, number, number, number],
): readonly [number, number, number, number, number, number] {
  const right = scale * (a * x + c * y + e - x);
  const down = scale * (b * x + d * y + f - y);
  return [a, b, c, d, right, down];
}
