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
  options: ColorRowOptions,
  context: Context,
): ThreadPath[] {
  const ways = new Uint8Array(cover.last.length);
  return order.map((thread, block) => {
    const path = createPath(thread);
    const planner = createTravelPlanner(path, createTravelMap(cover, block, ways), SHOWN_MM);
    const sections: Section[] = [];
    for (const raster of rasters) {
      const rows = colorRows(raster, blockOf, block, options);
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

export interface ColorRowOptions {
  /** Lengthens each row at both ends, against the pull of the thread. */
  pullMm: Mm;
  /** How far rows reach under what is sewn later. */
  underMm: Mm;
  /** Gaps up to this are sewn through, where all in them is sewn later. */
  bridgeMm: Mm;
}

export const COLOR_ROW_DEFAULTS: Omit<ColorRowOptions, 'pullMm'> = { underMm: 0.4, bridgeMm: 3 };

/** A needle point stands this far inside its colour's edge: most of the half thread that reaches beyond it. */
const INSET_MM: Mm = 0.1;
/** The same where nothing of this direction lies beyond: bare fabric, or rows of another direction. */
const RIM_MM: Mm = 0.04;

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
  if (beyond === NOTHING) return pullMm - RIM_MM;
  return beyond > block ? underMm : pullMm - INSET_MM;
}
