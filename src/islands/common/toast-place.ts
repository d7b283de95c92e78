/* Where messages lie in the window, so that they hide nothing that is about to be pressed. */

/** Edges in px of the window, from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Between the messages and the window's edge, and between them and a button, in px. */
const EDGE = 16;
const GAP = 8;

/** Whether two boxes come nearer than the gap. */
const touch = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP &&
  b.left < a.right + GAP &&
  a.top < b.bottom + GAP &&
  b.top < a.bottom + GAP;

/** Whether a box keeps its distance from all others. */
export const isClear = (box: Box, others: readonly Box[]): boolean =>
  !others.some((other) => touch(box, other));

/** Whether a box is in the window with all its edges. */
export const isWithin = ({ left, top, right, bottom }: Box, { width, height }: Size): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Every place worth a look, the lowest first: at the window's edges and just beside each box. */
function candidates(view: Size, size: Size, boxes: readonly Box[]): Box[] {
  const highest = EDGE;
  const lowest = view.height - EDGE - size.height;
  const beside = boxes.flatMap(({ top, bottom }) => [top - GAP - size.height, bottom + GAP]);
  const tops = [lowest, ...beside, highest].filter((top) => top >= highest && top <= lowest);
  const lefts = [...new Set([view.width - EDGE - size.width, EDGE])];
  return tops.sort((a, b) => b - a).flatMap((top) => lefts.map((left) => boxAt(left, top, size)));
}

/**
 * A place for messages: the lowest free one, at the right where both sides are.
 * @param view the window
 * @param size of all messages together
 * @param kept boxes that stay in view, in groups: where there is no room for all, the last yields
 * @returns the lower right corner, where nothing is free
 */
export function placeFor(view: Size, size: Size, kept: readonly (readonly Box[])[]): Box {
  const places = candidates(view, size, kept.flat());
  for (let groups = kept.length; groups > 0; groups--) {
    const boxes = kept.slice(0, groups).flat();
    const free = places.find((place) => isClear(place, boxes));
    if (free) return free;
  }
  return boxAt(view.width - EDGE - size.width, view.height - EDGE - size.height, size);
}
