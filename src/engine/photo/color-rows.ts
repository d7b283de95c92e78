import type { Mm } from '../core/units.ts';
import { cellAt } from '../stitch/cover-map.ts';
import { ROW_END, type Rows, rowV } from '../stitch/rows.ts';
import { type Section, splitSections } from '../stitch/sections.ts';
import { type RowRaster, STEP_MM } from './row-raster.ts';
import type { PhotoPlan } from './thread-order.ts';

/** How far rows reach under what is sewn later; where they turn, one of the two reaches farther. */
const UNDER_MM: Mm = 0.3;
/** Gaps up to this are sewn through, where all in them is sewn later: 3 mm. */
const BRIDGE_CELLS = Math.round(3 / STEP_MM);
/** A needle point stands this far inside its colour's edge: most of the half thread that reaches beyond it. */
const INSET_MM: Mm = 0.1;
/** The same where nothing of this direction lies beyond: bare fabric, or rows of another direction. */
const RIM_MM: Mm = 0.04;
/** Rows overlap those of another direction; what these sew is looked up so far beyond. */
const ACROSS_MM: Mm = 0.3;

/** The sections of one colour block, in all directions. */
export function blockSections(
  rasters: readonly RowRaster[],
  plan: PhotoPlan,
  block: number,
  pullMm: Mm,
): Section[] {
  const sections: Section[] = [];
  for (const raster of rasters) {
    sections.push(...splitSections(colorRows(raster, plan, block, pullMm), sections.length));
  }
  return sections;
}

/** What lies beyond an end of a row: the order of what is sewn there, and whether this direction sews it. */
interface Beyond {
  order: number;
  ownDirection: boolean;
}

/** Order of a place that is not sewn. */
const NOTHING = -1;

/**
 * The rows of one colour block in one direction: its runs of cells, reaching
 * under what is sewn later and keeping off what was sewn before.
 * @param pullMm lengthens each row at both ends, against the pull of the thread
 */
function colorRows(raster: RowRaster, plan: PhotoPlan, block: number, pullMm: Mm): Rows {
  const { frame, firstRow, lines, width, inside, label } = raster;
  const { blockOf, cover } = plan;
  const thread = plan.order[block];
  const start = new Int32Array(lines + 1);
  const left: number[] = [];
  const right: number[] = [];
  const ends: number[] = [];
  // Most cells are of other threads: they are passed over without a look at each.
  let cell = label.indexOf(thread);
  for (let line = 0; line < lines; line++) {
    start[line] = left.length;
    const row = line * width;
    const end = row + width;
    if (cell < 0 || cell >= end) continue;
    const v = rowV(frame, firstRow + line);
    const orderOf = (c: number): number => {
      const at = row + c;
      return c < 0 || c >= width || inside[at] !== 1 ? NOTHING : blockOf[label[at]];
    };
    const beyond = (c: number, u: Mm): Beyond => {
      const order = orderOf(c);
      if (order !== NOTHING) return { order, ownDirection: true };
      const x = u * frame.cos - v * frame.sin;
      const y = u * frame.sin + v * frame.cos;
      // The map takes what lies beyond its left and its top for the cells there.
      const covered = x < 0 || y < 0 ? NOTHING : cover.last[cellAt(cover, x, y)] - 1;
      return { order: covered, ownDirection: false };
    };
    while (cell >= 0 && cell < end) {
      if (inside[cell] !== 1) {
        // What is not sewn has a label, too.
        while (++cell < end && inside[cell] !== 1);
        cell = label.indexOf(thread, cell);
        continue;
      }
      const from = cell - row;
      const to = runEnd(orderOf, from, width, block);
      const before = raster.left + from * STEP_MM;
      const after = raster.left + to * STEP_MM;
      const atLeft = beyond(from - 1, before - ACROSS_MM);
      const atRight = beyond(to, after + ACROSS_MM);
      left.push(before - outward(atLeft, block, pullMm));
      right.push(after + outward(atRight, block, pullMm));
      ends.push(rowEnd(atLeft, block) | (rowEnd(atRight, block) << 1));
      cell = label.indexOf(thread, row + to);
    }
  }
  start[lines] = left.length;
  return {
    frame,
    first: firstRow,
    start,
    left: Float64Array.from(left),
    right: Float64Array.from(right),
    ends: Uint8Array.from(ends),
  };
}

/** Past the last cell of a run: short gaps that are sewn later are sewn through. */
function runEnd(orderOf: (c: number) => number, c: number, width: number, block: number): number {
  let to = c + 1;
  for (let next = to; next < width && next - to <= BRIDGE_CELLS; next++) {
    const order = orderOf(next);
    if (order === block) to = next + 1;
    else if (order < block) break;
  }
  return to;
}

/** How far a row reaches beyond its cells, by what lies there. */
function outward({ order, ownDirection }: Beyond, block: number, pullMm: Mm): Mm {
  if (ownDirection) return order > block ? UNDER_MM : pullMm - INSET_MM;
  // Directions overlap anyway: under a later thread that is enough.
  return order > block ? 0 : pullMm - RIM_MM;
}

function rowEnd({ order, ownDirection }: Beyond, block: number): number {
  if (order > block) return ROW_END.hidden;
  return !ownDirection && order === NOTHING ? ROW_END.rim : 0;
}
