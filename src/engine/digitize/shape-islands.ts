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
  const patches = openPatches(map);
  const parent = Int32Array.from(map.kind, (_, i) => i);
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

/** The connected patch of cells, corners included, that a way may lead over; -1 where none may. */
function openPatches(map: TravelMap): Int32Array {
  const { kind, width, height } = map;
  const prices = pricesNow(map);
  const patch = new Int32Array(kind.length).fill(-1);
  const stack: number[] = [];
  for (let seed = 0; seed < kind.length; seed++) {
    if (patch[seed] >= 0 || prices[kind[seed]] === 0) continue;
    patch[seed] = seed;
    stack.push(seed);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      const x = cell % width;
      const y = (cell - x) / width;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const to = ny * width + nx;
          if (patch[to] >= 0 || prices[kind[to]] === 0) continue;
          patch[to] = seed;
          stack.push(to);
        }
      }
    }
  }
  return patch;
}
