import type { Mm } from '../core/units.ts';
import type { AreaShape, Shape, ShapeSet } from '../shapes.ts';
import { forEachStretch, type CellGrid } from './cells.ts';
import { rootOf } from '../core/union-find.ts';

/*
 * Drawings of very many areas often pile them up: a shading made of a thousand
 * discs, each a hundredth of a millimetre smaller than the one under it. What is
 * seen of each is a hair that no needle can sew, and cutting them all out of
 * each other would take minutes. So such drawings are first looked at on a grid.
 */

/** Drawings of fewer areas are cut exactly, hairs and all. */
const MAX_EXACT_AREAS = 400;
/** Edge of a cell; longer on pages that would have more cells than the next allows. */
const CELL_MM: Mm = 0.1;
const MAX_CELLS = 3_000_000;
/** A cell lies within a strip wider than a thread if so many cells on its four sides are alike. */
const ARM_CELLS = 2;

/**
 * Leaves out the areas of which nothing wider than a thread is seen, from the
 * top one down, so that the next one under them shows instead. Drawings of few
 * areas stay as they are.
 */
export function dropHairs(set: ShapeSet): ShapeSet {
  const areas = set.shapes.filter((shape) => shape.kind === 'area');
  if (areas.length <= MAX_EXACT_AREAS) return set;
  const grid = createGrid(set.widthMm, set.heightMm);
  const kept = new Set<Shape>();
  for (const area of areas.reverse()) if (paint(grid, area)) kept.add(area);
  return { ...set, shapes: set.shapes.filter((s) => s.kind !== 'area' || kept.has(s)) };
}

interface Grid extends CellGrid {
  /** The thread that is on top in each cell, plus 1; 0 where the fabric is still bare. */
  thread: Uint32Array;
  /** For each cell a cell of its row from which on to look for the next bare one; one more a row. */
  next: Int32Array;
  /** The cells found bare under the area that is painted. */
  found: Int32Array;
}

function createGrid(widthMm: Mm, heightMm: Mm): Grid {
  const cell = Math.max(CELL_MM, Math.sqrt((widthMm * heightMm) / MAX_CELLS));
  const width = Math.ceil(widthMm / cell);
  const height = Math.ceil(heightMm / cell);
  return {
    cell,
    width,
    height,
    thread: new Uint32Array(width * height),
    next: Int32Array.from({ length: (width + 1) * height }, (_, i) => i),
    found: new Int32Array(width * height),
  };
}

/** Paints an area under what is there; if only hairs of it show, it is not painted: false. */
function paint(grid: Grid, area: AreaShape): boolean {
  const { thread, next, found, width } = grid;
  const count = findBare(grid, area);
  for (let i = 0; i < count; i++) thread[found[i]] = area.thread + 1;
  let isHair = true;
  for (let i = 0; i < count && isHair; i++) isHair = !isInStrip(grid, found[i]);
  for (let i = 0; i < count; i++) {
    const at = found[i];
    if (isHair) thread[at] = 0;
    else next[at + Math.floor(at / width)]++;
  }
  return !isHair;
}

/** Notes the bare cells whose middles lie in an area. */
function findBare(grid: Grid, { polygon }: AreaShape): number {
  const { next, found, width } = grid;
  let count = 0;
  forEachStretch(polygon.rings, grid, (y, from, to) => {
    const row = y * (width + 1);
    for (let k = rootOf(next, row + from); k < row + to; k = rootOf(next, k + 1)) {
      found[count++] = k - y;
    }
  });
  return count;
}

/** Whether the cells on all four sides of one are of its thread. */
function isInStrip({ thread, width, height }: Grid, at: number): boolean {
  const x = at % width;
  const y = (at - x) / width;
  if (x < ARM_CELLS || y < ARM_CELLS || x >= width - ARM_CELLS || y >= height - ARM_CELLS)
    return false;
  for (let d = 1; d <= ARM_CELLS; d++) {
    if (
      thread[at - d] !== thread[at] ||
      thread[at + d] !== thread[at] ||
      thread[at - d * width] !== thread[at] ||
      thread[at + d * width] !== thread[at]
    ) {
      return false;
    }
  }
  return true;
}
