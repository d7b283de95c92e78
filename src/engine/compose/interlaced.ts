import { heightOf, widthOf } from '../vector/geometry.ts';
import { fromPaths, subtract, toPaths } from '../vector/paths.ts';
import { groupRings } from '../vector/rings.ts';
import { type Figure, figureBox, place, silhouette } from './figure.ts';

/* "E ve B harfleri iç içe", "letters H and T intertwined": a monogram of two letters, one over the other. */

/** How far the second letter begins within the first one and below it, of that one's sides. */
const [IN, DOWN] = [0.52, 0.26];
/** Bare cloth along the letter above, of its height: both are read where they cross. */
const GAP = 0.045;
/** Clipping is done in whole numbers: so many to the unit. */
const FINE = 1e4;

/** Two letters, the second before the first. @param a any size, anywhere, as `b` */
export function interlaced(a: Figure, b: Figure): Figure {
  const [under, own] = [figureBox(a), figureBox(b)];
  const over = place(b, {
    x: under.left + IN * widthOf(under) - own.left,
    y: under.top + DOWN * heightOf(under) - own.top,
  });
  // Without its holes: scraps of the letter below in a B would read as parts of it.
  const rim = silhouette(over, GAP * heightOf(under)).map(({ rings: [outer] }) => outer);
  const cutter = toPaths(rim, FINE);
  const cut = a.flatMap((piece): Figure => {
    if (piece.kind !== 'area') return [piece];
    const left = fromPaths(subtract(toPaths(piece.polygon.rings, FINE), cutter), FINE);
    return groupRings(left).map((polygon) => ({ ...piece, polygon }));
  });
  return [...cut, ...over];
}
