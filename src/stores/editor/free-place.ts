import { boxOf, type Piece } from 'ilmek-engine/piece';
import { fitsField, type Field } from '../../lib/machines/machines.ts';
import { around, type Rect } from '../../lib/editor/camera.ts';

/** So much cloth stays clear between what is there and what is added, and at the page's edges, mm. */
const GAP_MM = 4;

/**
 * Where what is added lies on nothing: under what is there or to its right, as far as the hoop has
 * room, and over it or to its left where the page has. In the middle of bare cloth, and in the middle
 * of what is there where there is no room beside.
 * @param box around what is added, mm
 * @param field of the machine; without one nobody has told how much room there is, and the page grows
 * @returns how far it is to be moved, and the page that it is on then, mm
 */
export function freePlace(piece: Piece, box: Rect, field?: Field) {
  const { widthMm, heightMm } = piece;
  const there = piece.objects.filter(({ hidden }) => !hidden);
  const page = { left: 0, top: 0, right: widthMm, bottom: heightMm };
  if (there.length === 0) return { ...between(box, page), widthMm, heightMm };
  const taken = boxOf(there);
  const middle = between(box, taken);
  const below = { ...middle, y: taken.bottom + GAP_MM - box.top };
  const right = { ...middle, x: taken.right + GAP_MM - box.left };
  const above = { ...middle, y: taken.top - GAP_MM - box.bottom };
  const left = { ...middle, x: taken.left - GAP_MM - box.right };
  const allAt = (by: Place): Rect => around(taken, moved(box, by));
  const isOnPage = (by: Place): boolean => {
    const all = allAt(by);
    return all.left >= 0 && all.top >= 0 && all.right <= widthMm && all.bottom <= heightMm;
  };
  const isInHoop = (by: Place): boolean => {
    const all = allAt(by);
    return !field || fitsField(all.right - all.left, all.bottom - all.top, field);
  };
  const place =
    [below, right, above, left].find((by) => isOnPage(by) && isInHoop(by)) ??
    [below, right].find(isInHoop) ??
    middle;
  const all = allAt(place);
  return {
    ...place,
    widthMm: all.right > widthMm ? Math.ceil(all.right + GAP_MM) : widthMm,
    heightMm: all.bottom > heightMm ? Math.ceil(all.bottom + GAP_MM) : heightMm,
  };
}

interface Place {
  x: number;
  y: number;
}

/** From the middle of one box to the middle of another. */
const between = (from: Rect, to: Rect): Place => ({
  x: (to.left + to.right - from.left - from.right) / 2,
  y: (to.top + to.bottom - from.top - from.bottom) / 2,
});

const moved = ({ left, top, right, bottom }: Rect, { x, y }: Place): Rect => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
