import type { Mm } from '../core/units.ts';
import type { Rows } from '../stitch/rows.ts';
import { STEP_MM, type RowRaster } from './row-raster.ts';

export interface ColorRowOptions {
  /** Lengthens each row at both ends, against the pull of the thread. */
  pullMm: Mm;
  /** How far rows reach under what is sewn later. */
  underMm: Mm;
  /** Gaps up to this are sewn through, where all in them is sewn later. */
  bridgeMm: Mm;
}

export const COLOR_ROW_DEFAULTS: Omit<ColorRowOptions, 'pullMm'> = { underMm: 0.4, bridgeMm: 3 };

/** A needle point stands this far inside its colour's edge: a thread reaches half its width beyond. */
const INSET: Mm = 0.1;
/** The same where nothing of this direction lies beyond: bare fabric, or rows of another direction. */
const RIM: Mm = 0.04;

/**
 * The rows of one colour block in one direction: its runs of cells, reaching
 * under what is sewn later and keeping off what was sewn before.
 * @param blockOf number of the colour block of each label
 */
export function colorRows(
  raster: RowRaster,
  blockOf: ArrayLike<number>,
  block: number,
  options: ColorRowOptions,
): Rows {
  const { frame, firstRow, lines, width } = raster;
  const start = new Int32Array(lines + 1);
  const left: number[] = [];
  const right: number[] = [];
  const bridge = Math.round(options.bridgeMm / STEP_MM);
  for (let line = 0; line < lines; line++) {
    start[line] = left.length;
    const base = line * width;
    for (let c = 0; c < width; c++) {
      if (orderAt(raster, blockOf, base + c) !== block) continue;
      const from = c;
      let to = c + 1;
      for (let next = to; next < width && next - to <= bridge; next++) {
        const order = orderAt(raster, blockOf, base + next);
        if (order === block) to = next + 1;
        else if (order < block) break;
      }
      const before = from > 0 ? orderAt(raster, blockOf, base + from - 1) : NOTHING;
      const after = to < width ? orderAt(raster, blockOf, base + to) : NOTHING;
      left.push(raster.left + from * STEP_MM - outward(before, block, options));
      right.push(raster.left + to * STEP_MM + outward(after, block, options));
      c = to - 1;
    }
  }
  start[lines] = left.length;
  return {
    frame,
    first: firstRow,
    start,
    left: Float64Array.from(left),
    right: Float64Array.from(right),
  };
}

/** Order of a cell that this direction does not sew. */
const NOTHING = -1;

function orderAt({ inside, label }: RowRaster, blockOf: ArrayLike<number>, cell: number): number {
  return inside[cell] === 1 ? blockOf[label[cell]] : NOTHING;
}

/** How far a row reaches beyond its cells, by what lies there. */
function outward(beyond: number, block: number, { pullMm, underMm }: ColorRowOptions): Mm {
  if (beyond === NOTHING) return pullMm - RIM;
  return beyond > block ? underMm : pullMm - INSET;
}
