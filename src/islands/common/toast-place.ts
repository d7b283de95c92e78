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

/** Whether a message lies over a part of a text: letters look out from behind it. */
const cuts = (place: Box, text: Box): boolean =>
  place.left < text.right &&
  text.left < place.right &&
  place.top < text.bottom &&
  text.top < place.bottom &&
  !(
    place.left <= text.left &&
    place.right >= text.right &&
    place.top <= text.top &&
    place.bottom >= text.bottom
  );

/** Every place worth a look, the lowest first: at the window's edges and just beside each box. */
function candidates(view: Size, size: Size, boxes: readonly Box[], texts: readonly Box[]): Box[] {
  const highest = EDGE;
  const lowest = view.height - EDGE - size.height;
  const beside = boxes.flatMap(({ top, bottom }) => [top - GAP - size.height, bottom + GAP]);
  const onEdges = texts.flatMap(({ top, bottom }) => [
    top,
    bottom,
    top - size.height,
    bottom - size.height,
  ]);
  const all = [lowest, ...beside, ...onEdges, highest];
  const tops = all.filter((top) => top >= highest && top <= lowest);
  const lefts = [...new Set([view.width - EDGE - size.width, EDGE])];
  return tops.sort((a, b) => b - a).flatMap((top) => lefts.map((left) => boxAt(left, top, size)));
}

/**
 * A place for messages: the free one that cuts the fewest texts in two, of those the lowest, at the
 * right where both sides are.
 * @param view the window
 * @param size of all messages together
 * @param kept boxes that stay in view, in groups: where there is no room for all, the last yields
 * @param texts boxes that are seen whole or not at all, where that can be
 * @returns the lower right corner, where nothing is free
 */
export function placeFor(
  view: Size,
  size: Size,
  kept: readonly (readonly Box[])[],
  texts: readonly Box[] = [],
): Box {
  const places = candidates(view, size, kept.flat(), texts);
  for (let groups = kept.length; groups > 0; groups--) {
    const boxes = kept.slice(0, groups).flat();
    const free = places.filter((place) => isClear(place, boxes));
    if (free.length > 0) return leastCutting(free, texts);
  }
  return boxAt(view.width - EDGE - size.width, view.height - EDGE - size.height, size);
}

/** @param places at least one, the better first */
function leastCutting(places: readonly Box[], texts: readonly Box[]): Box {
  let best = places[0];
  let fewest = Infinity;
  for (const place of places) {
    const cut = texts.filter((text) => cuts(place, text)).length;
    if (cut < fewest) [best, fewest] = [place, cut];
    if (fewest === 0) break;
  }
  return best;
}
