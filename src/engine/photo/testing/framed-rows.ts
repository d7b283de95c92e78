import { rowFrame } from '../../stitch/rows.ts';
import type { RowRaster } from '../row-raster.ts';

/** What is in level rows. */
interface Rows {
  /** Cells in a row. */
  width: number;
  lines: number;
  /** Of each cell's three channels. */
  lightOf: (channel: number) => number;
  /** Thread of each cell. */
  labelOf: (cell: number) => number;
}

/** Level rows; the first and last four of them, and each one's first and last cell, lie outside. */
export function framedRows({ width, lines, lightOf, labelOf }: Rows): RowRaster {
  const cells = width * lines;
  const isInside = (x: number, y: number) => x > 0 && x < width - 1 && y > 3 && y < lines - 4;
  const light = Float32Array.from({ length: cells * 3 }, (_, channel) => lightOf(channel));
  return {
    frame: rowFrame(0, 0.2),
    ...{ firstRow: 0, left: 0, lines, width },
    inside: Uint8Array.from(
      { length: cells },
      (_, i) => +isInside(i % width, Math.floor(i / width)),
    ),
    light,
    roots: light.map(Math.cbrt),
    calm: new Float32Array(cells),
    label: Uint8Array.from({ length: cells }, (_, i) => labelOf(i)),
  };
}
