import { EngineError } from '../core/errors.ts';
import type { Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { forEachStretch } from '../vector/cells.ts';

/** Edge of a cell: two rows of a fill. */
export const CELL_MM: Mm = 0.4;

/** The number of blocks that a map can tell apart: 16 bits, one number for bare fabric. */
const MAX_BLOCKS = 0xffff;

/**
 * For each cell of the page, the colour block that covers it last. One question
 * answers all of travel: a needle may run, unseen, wherever a later block is
 * still to come.
 */
export interface CoverMap {
  width: number;
  height: number;
  /** 0 where the fabric stays bare, else the number of the block plus 1. */
  last: Uint16Array;
}

export function createCoverMap(widthMm: Mm, heightMm: Mm): CoverMap {
  const width = Math.ceil(widthMm / CELL_MM) + 1;
  const height = Math.ceil(heightMm / CELL_MM) + 1;
  return { width, height, last: new Uint16Array(width * height) };
}

/** Index of the cell at a point, held within the map. */
export function cellAt(map: { width: number; height: number }, x: number, y: number): number {
  const cx = Math.min(map.width - 1, Math.max(0, Math.floor(x / CELL_MM)));
  const cy = Math.min(map.height - 1, Math.max(0, Math.floor(y / CELL_MM)));
  return cy * map.width + cx;
}

/**
 * Marks each cell whose middle lies in the area (even-odd) as covered by `block`.
 * @throws EngineError `unsupported` beyond 65,535 blocks
 */
export function coverArea(map: CoverMap, rings: readonly Ring[], block: number): void {
  if (block >= MAX_BLOCKS) {
    throw new EngineError('unsupported', 'cover map', `block ${block}, of ${MAX_BLOCKS} at most`);
  }
  forEachCell(map, rings, (cell) => {
    map.last[cell] = block + 1;
  });
}

/** Visits each cell whose middle lies in the area, by the even-odd rule. */
export function forEachCell(
  map: { width: number; height: number },
  rings: readonly Ring[],
  visit: (cell: number) => void,
): void {
  const { width, height } = map;
  forEachStretch(rings, { cell: CELL_MM, width, height }, (row, from, to) => {
    for (let x = from; x < to; x++) visit(row * width + x);
  });
}
