import type { Background } from '../picture/background.ts';
import type { Raster } from '../picture/raster.ts';
import type { Mm } from '../core/units.ts';

/** Edge of a cell of the page's map, mm: as fine as row ends are placed. */
export const PAGE_CELL_MM: Mm = 0.2;
/** What is not sewn. */
export const BARE = 255;
/** How many cells rows of one direction reach into the next domain, so that no gap opens. */
const OVERLAP_CELLS = 1;

/** Which direction the rows run in at each place of the page. */
export interface PageMap {
  width: number;
  height: number;
  /** Index of a direction for each cell, or BARE. */
  direction: Uint8Array;
  /** A bit for each direction whose rows sew here: its own cells and a rim around them. */
  reach: Uint8Array;
}

/**
 * Draws the page's map.
 * @param directionAt index of the direction (0 to 7) at a place of the page in mm
 */
export function createPageMap(
  raster: Raster,
  background: Background,
  directionAt: (x: Mm, y: Mm) => number,
): PageMap {
  const width = Math.max(1, Math.round(raster.widthMm / PAGE_CELL_MM));
  const height = Math.max(1, Math.round(raster.heightMm / PAGE_CELL_MM));
  const direction = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const mmY = (y + 0.5) * PAGE_CELL_MM;
    const line = Math.min(raster.height - 1, Math.floor(mmY * raster.pxPerMm)) * raster.width;
    for (let x = 0; x < width; x++) {
      const mmX = (x + 0.5) * PAGE_CELL_MM;
      const pixel = line + Math.min(raster.width - 1, Math.floor(mmX * raster.pxPerMm));
      direction[y * width + x] = background.mask[pixel] === 1 ? BARE : directionAt(mmX, mmY);
    }
  }
  return { width, height, direction, reach: spread(direction, width, height) };
}

/** Bits of the directions within OVERLAP_CELLS of each cell that is sewn. */
function spread(direction: Uint8Array, width: number, height: number): Uint8Array {
  const reach = new Uint8Array(direction.length);
  for (let i = 0; i < reach.length; i++) if (direction[i] !== BARE) reach[i] = 1 << direction[i];
  for (let round = 0; round < OVERLAP_CELLS; round++) {
    const before = reach.slice();
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (direction[i] === BARE) continue;
        let bits = before[i];
        if (x > 0) bits |= before[i - 1];
        if (x < width - 1) bits |= before[i + 1];
        if (y > 0) bits |= before[i - width];
        if (y < height - 1) bits |= before[i + width];
        reach[i] = bits;
      }
    }
  }
  return reach;
}

/** Index of the cell at a point, or -1 outside the page. */
export function pageCellAt({ width, height }: PageMap, x: Mm, y: Mm): number {
  const cx = Math.floor(x / PAGE_CELL_MM);
  const cy = Math.floor(y / PAGE_CELL_MM);
  return cx < 0 || cy < 0 || cx >= width || cy >= height ? -1 : cy * width + cx;
}
