import { rootOf } from '../core/union-find.ts';
import type { Shape } from '../shapes.ts';
import { pricesNow, type TravelMap } from '../stitch/travel-map.ts';
import { forEachTouched } from './footprint.ts';

/**
 * Pieces of one block between which the thread can run unseen, together: a block is sewn island by
 * island, since each time it goes from one to another it is cut.
 * @param map of the block, before anything of it is sewn
 * @param shapesOf what each piece is made of
 * @returns the islands in the order of their first pieces, each with its pieces in their order
 */
export function islandsOf<Piece>(
  map: TravelMap,
  pieces: readonly Piece[],
  shapesOf: (piece: Piece) => readonly Shape[],
): Piece[][] {
  if (pieces.length < 2) return pieces.map((piece) => [piece]);
  const { patches, parent } = openPatches(map);
  const patchOf = pieces.map((piece) => {
    let own = -1;
    const note = (cell: number) => {
      const patch = patches[cell];
      if (patch < 0 || patch === own) return;
      // A cover that thread shines through may cut a piece in two: it is sewn in one go all the same.
      if (own >= 0) parent[rootOf(parent, patch)] = rootOf(parent, own);
      own = patch;
    };
    for (const shape of shapesOf(piece)) forEachTouched(map, shape, note);
    return own;
  });
  const islands = new Map<number, Piece[]>();
  pieces.forEach((piece, i) => {
    // What lies wholly on closed cells is an island of its own.
    const root = patchOf[i] < 0 ? -1 - i : rootOf(parent, patchOf[i]);
    const island = islands.get(root);
    if (island) island.push(piece);
    else islands.set(root, [piece]);
  });
  return [...islands.values()];
}

/**
 * Connected patches of the cells that a way may lead over, corners included.
 * @returns the row's stretch that each cell lies in, -1 where no way leads, and a forest (`rootOf`)
 *   in which stretches of one patch have one root
 */
function openPatches(map: TravelMap): { patches: Int32Array; parent: Int32Array } {
  const { kind, width, height } = map;
  const prices = pricesNow(map);
  const patches = new Int32Array(kind.length).fill(-1);
  const parents: number[] = [];
  // What is joined to a stretch above has its root for a parent: ways to a root stay short.
  const parent = (stretch: number): number => {
    let at = stretch;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]];
    return at;
  };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (prices[kind[row + x]] === 0) continue;
      const stretch = parents.push(parents.length) - 1;
      const from = Math.max(0, x - 1);
      for (; x < width && prices[kind[row + x]] !== 0; x++) patches[row + x] = stretch;
      if (y === 0) continue;
      let last = -1;
      for (let above = from; above <= Math.min(x, width - 1); above++) {
        const other = patches[row - width + above];
        if (other < 0 || other === last) continue;
        last = other;
        parents[parent(other)] = parent(stretch);
      }
    }
  }
  return { patches, parent: Int32Array.from(parents) };
}
