import { forEachTouched } from '../digitize/footprint.ts';
import { CELL_MM } from '../stitch/cover-map.ts';
import type { Shape } from '../shapes.ts';
import type { Box } from '../vector/geometry.ts';
import type { PlacedObject } from './place-object.ts';

/** Cells of a cover map to a tile's side: 2 mm, for what changes how others are sewn … */
const CELLS = 5;
/** … and 0.4 mm, for what lies on them. */
const FINE_CELLS = 1;

/** Which tiles of a grid over the plane an object reaches, and those beside them. */
interface Tiles {
  /** Column and row of the first one. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** 1 for each that is reached, 2 for each beside one. */
  marks: Uint8Array;
}

type Known = WeakMap<readonly Shape[], Tiles>;
const known: Known = new WeakMap();
const knownFine: Known = new WeakMap();

/**
 * Whether two objects may come within 2 mm of each other; up to 6 mm apart some are told so, too. A
 * box tells it badly of a ring, a bow, or a square that stands on its corner.
 */
export const areNear = (a: PlacedObject, b: PlacedObject): boolean => meet(a, b, CELLS);

/** Whether of two objects one may lie on the other; up to a millimetre apart some are told so, too. */
export const mayOverlap = (a: PlacedObject, b: PlacedObject): boolean => meet(a, b, FINE_CELLS);

function meet(a: PlacedObject, b: PlacedObject, cells: number): boolean {
  // Fixed stitches have no shapes: of them the boxes alone are looked at.
  if (a.shapes.length === 0 || b.shapes.length === 0) return true;
  const [one, other] = [tilesOf(a, cells), tilesOf(b, cells)];
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  for (let y = top; y < bottom; y++) {
    const from = (y - one.top) * one.width - one.left;
    const to = (y - other.top) * other.width - other.left;
    for (let x = left; x < right; x++) {
      if (one.marks[from + x] === 1 && other.marks[to + x] > 0) return true;
    }
  }
  return false;
}

function tilesOf({ shapes, box }: PlacedObject, side: number): Tiles {
  const all = side === CELLS ? known : knownFine;
  const before = all.get(shapes);
  if (before) return before;
  const tiles = marked(shapes, box, side);
  all.set(shapes, tiles);
  return tiles;
}

/** @param inTile cells to a tile's side */
function marked(shapes: readonly Shape[], box: Box, inTile: number): Tiles {
  const side = inTile * CELL_MM;
  // Room for those beside, and for what a line is wide.
  const left = Math.floor(box.left / side) - 2;
  const top = Math.floor(box.top / side) - 2;
  const width = Math.ceil(box.right / side) + 2 - left;
  const height = Math.ceil(box.bottom / side) + 2 - top;
  const marks = new Uint8Array(width * height);
  const cells = {
    left: inTile * left,
    top: inTile * top,
    width: inTile * width,
    height: inTile * height,
  };
  for (const shape of shapes) {
    forEachTouched(cells, shape, (cell) => {
      const x = cell % cells.width;
      const row = (cell - x) / cells.width;
      marks[Math.floor(row / inTile) * width + Math.floor(x / inTile)] = 1;
    });
  }
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] === 1) markBeside(marks, width, i);
  }
  return { left, top, width, height, marks };
}

function markBeside(marks: Uint8Array, width: number, i: number): void {
  for (const row of [i - width, i, i + width]) {
    for (const at of [row - 1, row, row + 1]) if (marks[at] === 0) marks[at] = 2;
  }
}
