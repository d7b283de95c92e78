import { clothAreas, MIN_PATCH_MM, MIN_PATCH_MM2, type PieceObject } from 'ilmek-engine/piece';

/** How much of an appliqué is too small to be cut from cloth, how it is sewn then, and what helps. */
export function ClothNote({ objects }: { objects: readonly PieceObject[] }) {
  const { all, small } = clothAreas(objects);
  if (small === 0) return null;
  const isOne = small === 1;
  const who =
    small < all ? `${small} of ${all} areas ${isOne ? 'is' : 'are'}` : isOne ? 'It is' : 'All are';
  const it = isOne ? 'it' : 'them';
  return (
    <p className="text-small text-ink-2" role="status">
      {who} too small for cloth, which wants {MIN_PATCH_MM2 / 100} cm² and {MIN_PATCH_MM} mm across:{' '}
      {isOne ? 'it is' : 'they are'} sewn in thread, as fill or satin. Make {it} larger to cut {it}{' '}
      from cloth.
    </p>
  );
}
