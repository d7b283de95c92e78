import type { Column } from '../../satin/index.ts';
import { cellAt, forEachCell } from '../../stitch/cover-map.ts';
import { OWN_DONE, OWN_TODO, type TravelMap } from '../../stitch/travel-map.ts';

/** How many columns still to be sewn lie over each cell. */
export type Pending = Uint8Array;

/** The spine of a column is followed in steps of so many rungs: they stand a tenth of a millimetre apart. */
const SPINE_STEP = 4;

/** Opens the cells under a column: a thread that runs there will be covered. */
export function expectColumn(map: TravelMap, pending: Pending, column: Column): void {
  for (const cell of cellsOf(map, column)) {
    pending[cell]++;
    map.kind[cell] = OWN_TODO;
  }
}

/** Closes them once the column is sewn, but for those that another one will cover. */
export function columnSewn(map: TravelMap, pending: Pending, column: Column): void {
  for (const cell of cellsOf(map, column)) {
    if (--pending[cell] === 0) map.kind[cell] = OWN_DONE;
  }
}

/** Cells between a column's edges, and all along its middle, however narrow it is. */
function cellsOf(map: TravelMap, { left, right, closed }: Column): Set<number> {
  const cells = new Set<number>();
  const rings = closed ? [left, right] : [outline(left, right)];
  forEachCell(map, rings, (cell) => cells.add(cell));
  for (let i = 0; i < left.length; i += SPINE_STEP) {
    cells.add(cellAt(map, (left[i] + right[i]) / 2, (left[i + 1] + right[i + 1]) / 2));
  }
  return cells;
}

function outline(left: Float64Array, right: Float64Array): Float64Array {
  const ring = new Float64Array(left.length + right.length);
  ring.set(left);
  for (let i = 0, j = right.length - 2; j >= 0; i += 2, j -= 2) {
    ring[left.length + i] = right[j];
    ring[left.length + i + 1] = right[j + 1];
  }
  return ring;
}
