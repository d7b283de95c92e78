import { EngineError } from '../core/errors.ts';
import type { Box, Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { forEachStretch } from '../vector/cells.ts';

/** Edge of a cell: two rows of a fill. */
export const CELL_MM: Mm = 0.4;

/** The number of blocks that a map can tell apart: 16 bits, one number for bare fabric. */
const MAX_BLOCKS = 0xffff;

/** The cells of a page that a map has: all of them, or those of a part. In cells. */
export interface CellWindow {
  /** Cells of the page left of it, and above it. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * For each cell of the page, the colour block that covers it last. One question
 * answers all of travel: a needle may run, unseen, wherever a later block is
 * still to come.
 */
export interface CoverMap extends CellWindow {
  /** 0 where the fabric stays bare, else the number of the block plus 1. */
  last: Uint16Array;
  /** 1 where another block lies under the last one. */
  stacked: Uint8Array;
}

/** @param part the map's; all of the page without it */
export function createCoverMap(widthMm: Mm, heightMm: Mm, part?: Box): CoverMap {
  const width = Math.ceil(widthMm / CELL_MM) + 1;
  const height = Math.ceil(heightMm / CELL_MM) + 1;
  if (!part) return emptyCover({ left: 0, top: 0, width, height });
  const within = (mm: Mm, cells: number) =>
    Math.min(cells - 1, Math.max(0, Math.floor(mm / CELL_MM)));
  const [left, top] = [within(part.left, width), within(part.top, height)];
  const across = within(part.right, width) - left + 1;
  const down = within(part.bottom, height) - top + 1;
  return emptyCover({ left, top, width: across, height: down });
}

/** A map of some cells on which nothing lies yet. */
export function emptyCover({ left, top, width, height }: CellWindow): CoverMap {
  const size = width * height;
  return { left, top, width, height, last: new Uint16Array(size), stacked: new Uint8Array(size) };
}

/** Index of the cell at a point, held within the map. */
export function cellAt(map: CellWindow, x: number, y: number): number {
  const cx = Math.min(map.width - 1, Math.max(0, Math.floor(x / CELL_MM) - map.left));
  const cy = Math.min(map.height - 1, Math.max(0, Math.floor(y / CELL_MM) - map.top));
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
  const { last, stacked, left, top, width, height } = map;
  forEachStretch(rings, { cell: CELL_MM, left, top, width, height }, (row, from, to) => {
    const end = row * width + to;
    for (let cell = row * width + from; cell < end; cell++) {
      if (last[cell] !== 0 && last[cell] !== block + 1) stacked[cell] = 1;
      last[cell] = block + 1;
    }
  });
}

/** Visits each cell whose middle lies in the area, by the even-odd rule. */
export function forEachCell(
  { left, top, width, height }: CellWindow,
  rings: readonly Ring[],
  visit: (cell: number) => void,
): void {
  forEachStretch(rings, { cell: CELL_MM, left, top, width, height }, (row, from, to) => {
    for (let x = from; x < to; x++) visit(row * width + x);
  });
}
