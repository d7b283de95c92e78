import { checkpoint, type Context } from '../core/context.ts';
import type { Mm } from '../core/units.ts';
import { cellAt } from '../stitch/cover-map.ts';
import { type Rows, rowV } from '../stitch/rows.ts';
import { type Section, splitSections } from '../stitch/sections.ts';
import { sewFill } from '../stitch/sew-fill.ts';
import { TATAMI_DEFAULTS } from '../stitch/tatami.ts';
import { createPath, type ThreadPath } from '../stitch/thread-path.ts';
import { createTravelMap } from '../stitch/travel-map.ts';
import { createTravelPlanner, type FillArea } from '../stitch/travel-planner.ts';
import { type RowRaster, STEP_MM } from './row-raster.ts';
import type { PhotoPlan } from './thread-order.ts';

/** How long a thread may run on top of its own finished colour before a cut is better. */
const SHOWN_MM: Mm = 14;

/** Turns stay short, however long the row: a notch where threads meet costs the picture its edges. */
const TATAMI = { ...TATAMI_DEFAULTS, roomyMm: Infinity };

/** Sews all blocks of a labelled photograph. @returns one path a block, in sewing order */
export function sewThreads(
  rasters: readonly RowRaster[],
  { order, blockOf, cover }: PhotoPlan,
  pullMm: Mm,
  context: Context,
): ThreadPath[] {
  const ways = new Uint8Array(cover.last.length);
  return order.map((thread, block) => {
    const path = createPath(thread);
    const planner = createTravelPlanner(path, createTravelMap(cover, block, ways), SHOWN_MM);
    const sections: Section[] = [];
    for (const raster of rasters) {
      const rows = colorRows(raster, blockOf, block, pullMm);
      sections.push(...splitSections(rows, sections.length));
    }
    joinAcross(sections, cover);
    const area: FillArea = { source: undefined, edges: [] };
    const parts = sections.map((section) => ({ section, area }));
    sewFill(planner, parts, {
      tatami: TATAMI,
      underlay: true,
      onSection: (done) => {
        if (done % 16 !== 0) return;
        checkpoint(context, 'stitches', block + done / parts.length, order.length);
      },
    });
    checkpoint(context, 'stitches', block + 1, order.length);
    return path;
  });
}

/** Notes which sections of different directions lie over each other: the needle may go between them. */
function joinAcross(sections: readonly Section[], map: { width: number; height: number }): void {
  const owner = new Int32Array(map.width * map.height).fill(-1);
  const seen = new Set<number>();
  sections.forEach((section, s) => {
    const { frame, left, right, firstRow } = section;
    for (let i = 0; i < left.length; i++) {
      const v = rowV(frame, firstRow + i);
      for (let u = left[i]; u <= right[i]; u += 0.2) {
        const x = u * frame.cos - v * frame.sin;
        const y = u * frame.sin + v * frame.cos;
        const cell = cellAt(map, x, y);
        const other = owner[cell];
        owner[cell] = s;
        if (other < 0 || other === s || sections[other].frame === frame) continue;
        const key = Math.min(other, s) * sections.length + Math.max(other, s);
        if (seen.has(key)) continue;
        seen.add(key);
        link(section, other, x, y);
        link(sections[other], s, x, y);
      }
    }
  });
}

/** Notes a neighbour met at a place: that place tells at which end of the section to leave for it. */
function link(section: Section, neighbour: number, x: Mm, y: Mm): void {
  const { frame, firstRow, left } = section;
  const middle = rowV(frame, firstRow + (left.length - 1) / 2);
  const v = y * frame.cos - x * frame.sin;
  (v < middle ? section.above : section.below).push(neighbour);
}

/** How far rows reach under what is sewn later. */
const UNDER_MM: Mm = 0.4;
/** Gaps up to this are sewn through, where all in them is sewn later: 3 mm. */
const BRIDGE_CELLS = Math.round(3 / STEP_MM);
/** A needle point stands this far inside its colour's edge: most of the half thread that reaches beyond it. */
const INSET_MM: Mm = 0.1;
/** The same where nothing of this direction lies beyond: bare fabric, or rows of another direction. */
const RIM_MM: Mm = 0.04;

/**
 * The rows of one colour block in one direction: its runs of cells, reaching
 * under what is sewn later and keeping off what was sewn before.
 * @param blockOf number of the colour block of each label
 * @param pullMm lengthens each row at both ends, against the pull of the thread
 */
function colorRows(raster: RowRaster, blockOf: ArrayLike<number>, block: number, pullMm: Mm): Rows {
  const { frame, firstRow, lines, width } = raster;
  const start = new Int32Array(lines + 1);
  const left: number[] = [];
  const right: number[] = [];
  /** How far a row reaches beyond its cells, by what lies there. */
  const outward = (beyond: number): Mm => {
    if (beyond === NOTHING) return pullMm - RIM_MM;
    return beyond > block ? UNDER_MM : pullMm - INSET_MM;
  };
  for (let line = 0; line < lines; line++) {
    start[line] = left.length;
    const orderOf = (c: number): number =>
      c < 0 || c >= width ? NOTHING : orderAt(raster, blockOf, line * width + c);
    for (let c = 0; c < width; c++) {
      if (orderOf(c) !== block) continue;
      const from = c;
      let to = c + 1;
      for (let next = to; next < width && next - to <= BRIDGE_CELLS; next++) {
        const order = orderOf(next);
        if (order === block) to = next + 1;
        else if (order < block) break;
      }
      left.push(raster.left + from * STEP_MM - outward(orderOf(from - 1)));
      right.push(raster.left + to * STEP_MM + outward(orderOf(to)));
      c = to - 1;
    }
  }
  start[lines] = left.length;
  const ends = { left: Float64Array.from(left), right: Float64Array.from(right) };
  return { frame, first: firstRow, start, ...ends };
}

/** Order of a cell that this direction does not sew. */
const NOTHING = -1;

function orderAt({ inside, label }: RowRaster, blockOf: ArrayLike<number>, cell: number): number {
  return inside[cell] === 1 ? blockOf[label[cell]] : NOTHING;
}
