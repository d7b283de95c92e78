import type { Oklab } from '../color/oklab.ts';
import { checkpoint, type Context } from '../core/context.ts';
import type { Mm } from '../core/units.ts';
import { shinesThrough } from '../inspect/check-travel.ts';
import { cellAt, type CellWindow } from '../stitch/cover-map.ts';
import { rowV } from '../stitch/rows.ts';
import type { Section } from '../stitch/sections.ts';
import { sewFill } from '../stitch/sew-fill.ts';
import { TATAMI_DEFAULTS } from '../stitch/tatami.ts';
import { createPath, type ThreadPath } from '../stitch/thread-path.ts';
import {
  areAlike,
  avoidShining,
  createTravelMap,
  MIXED_LIKENESS,
  openAlike,
} from '../stitch/travel-map.ts';
import { createTravelPlanner, type FillArea } from '../stitch/travel-planner.ts';
import { blockSections } from './color-rows.ts';
import type { RowRaster } from './row-raster.ts';
import type { PhotoPlan } from './thread-order.ts';

/** How long a thread may run on top of its own finished colour: a longer one shines like a scratch, and is cut. */
const SHOWN_MM: Mm = 12;

/** Rows from this length on take long turns: mixed threads have many short rows. */
const TATAMI = { ...TATAMI_DEFAULTS, roomyMm: 1.7, edgeRoomyMm: 1.7 };

/**
 * Sews all blocks of a labelled photograph.
 * @param colors of the threads
 * @returns one path a block, in sewing order
 */
export function sewThreads(
  rasters: readonly RowRaster[],
  plan: PhotoPlan,
  pullMm: Mm,
  colors: readonly Oklab[],
  context: Context,
): ThreadPath[] {
  const { order, cover } = plan;
  const ways = new Uint8Array(cover.last.length);
  return order.map((thread, block) => {
    const path = createPath(thread);
    const map = createTravelMap(cover, block, ways);
    const own = colors[thread];
    const flags = (is: (over: Oklab) => boolean) =>
      Uint8Array.from(order, (over) => (is(colors[over]) ? 1 : 0));
    avoidShining(
      map,
      cover,
      flags((over) => shinesThrough(own[0], over[0])),
    );
    openAlike(
      map,
      cover,
      flags((over) => areAlike(own, over, MIXED_LIKENESS)),
      MIXED_LIKENESS,
    );
    const planner = createTravelPlanner(path, map, SHOWN_MM);
    const sections = blockSections(rasters, plan, block, pullMm);
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
export function joinAcross(sections: readonly Section[], map: CellWindow): void {
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
