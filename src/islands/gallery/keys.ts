/** Where a piece stands on the page. */
interface Place {
  left: number;
  top: number;
}

/** Two edges are the same row or column within this, px. */
const SAME = 2;

/**
 * The piece that an arrow key leads to.
 * @param places of all pieces that are on the page, in their order
 * @returns its index, or undefined where there is none that way
 */
export function pieceAfterKey(
  key: string,
  at: number,
  places: readonly Place[],
): number | undefined {
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : undefined;
  if (key === 'ArrowRight') return at < places.length - 1 ? at + 1 : undefined;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return undefined;
  const { left, top } = places[at];
  let last: number | undefined;
  for (let i = at + step; i >= 0 && i < places.length; i += step) {
    if (Math.abs(places[i].top - top) <= SAME) continue;
    if (Math.abs(places[i].left - left) <= SAME) return i;
    // The last row may be too short to have a piece in this column.
    last ??= step > 0 ? places.length - 1 : undefined;
  }
  return last;
}
