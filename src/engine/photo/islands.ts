import type { RowFrame } from '../stitch/rows.ts';
import { buildSectionGraph, type SectionGraph } from '../stitch/section-graph.ts';
import type { Section } from '../stitch/sections.ts';
import { claimSections } from '../stitch/section-cells.ts';
import { createTravelMap } from '../stitch/travel-map.ts';
import { blockSections } from './color-rows.ts';
import { findHeirs, type Heir, takeOver } from './regions.ts';
import { type RowRaster, STEP_MM } from './row-raster.ts';
import { joinAcross } from './sew-threads.ts';
import type { ThreadLight } from './thread-light.ts';
import type { PhotoPlan } from './thread-order.ts';

/*
 * Islands: sections of a thread that no way under later threads joins to the rest
 * of it. Each costs a cut.
 */

/**
 * Price of a trim for each thread of the design, as colour error times cells: the more threads there
 * are, the nearer is the next best one. From `MANY_THREADS` on each counts half.
 */
const CUT_PRICE = 120;
const MANY_THREADS = 6;
/** Islands whose rows cover more than this are never given away, mm². */
const MAX_MM2 = 20;

/**
 * Cuts that a photograph can afford, for each mm² of it: about 1.2 in a thousand stitches. The
 * median of professionals' files is 0.8, and one in ten has more than 2.3.
 */
const CUTS_PER_MM2 = 0.0035;
/** Where there are more, a cut is dearer, but no more than this many times. */
const DEAREST = 2;

/**
 * Gives away the islands that cost a cut and gain less, and in a picture of very many the least of
 * what is left, too.
 * @param place plans the sewing of the rasters as they are, in an order of threads if one is given
 * @returns the plan for what is left
 */
export function dropIslands(
  rasters: readonly RowRaster[],
  place: (order?: number[]) => PhotoPlan,
  threads: ThreadLight,
): PhotoPlan {
  const first = place();
  const price = CUT_PRICE * Math.min(threads.count, (threads.count + MANY_THREADS) / 2);
  const kept = dropCheap(rasters, first, threads, price);
  const plan = place(first.order);
  const few = Math.round(CUTS_PER_MM2 * areaOfAll(rasters));
  const excess = Math.min(kept.length - threads.count - few, kept.length);
  if (excess <= 0) return plan;
  kept.sort((a, b) => a - b);
  dropCheap(rasters, plan, threads, Math.min(kept[excess - 1], DEAREST * price));
  return place(first.order);
}

/**
 * Gives away the islands whose loss is no greater than a price.
 * @returns the losses of those that are left, Infinity for large ones
 */
function dropCheap(
  rasters: readonly RowRaster[],
  plan: PhotoPlan,
  threads: ThreadLight,
  price: number,
): number[] {
  const byFrame = new Map(rasters.map((raster) => [raster.frame, raster]));
  const kept: number[] = [];
  plan.order.forEach((thread, block) => {
    const sections = blockSections(rasters, plan, block, 0);
    joinAcross(sections, plan.cover);
    const map = createTravelMap(plan.cover, block);
    const cells = claimSections(map, sections);
    for (const island of findIslands(buildSectionGraph(sections, map, cells))) {
      const own = island.map((i) => sections[i]);
      const isLarge = own.reduce((sum, section) => sum + areaOf(section), 0) > MAX_MM2;
      const offers = isLarge ? [] : offersFor(own, byFrame, thread, threads);
      const loss = isLarge ? Infinity : offers.reduce((sum, offer) => sum + offer.loss, 0);
      if (loss > price) kept.push(loss);
      else for (const { raster, heirs } of offers) takeOver(raster, heirs);
    }
  });
  return kept;
}

/** What rows of all directions cover, mm²: those of two directions overlap by little. */
function areaOfAll(rasters: readonly RowRaster[]): number {
  return rasters.reduce(
    (sum, { inside, frame }) =>
      sum + inside.reduce((cells, one) => cells + one, 0) * STEP_MM * frame.spacing,
    0,
  );
}

/** The sections of each part of a graph that is joined in itself alone. */
function findIslands({ sections, neighbours }: SectionGraph): number[][] {
  const seen = new Uint8Array(neighbours.length);
  const islands: number[][] = [];
  for (let seed = 0; seed < sections; seed++) {
    if (seen[seed] === 1) continue;
    seen[seed] = 1;
    const nodes = [seed];
    for (let n = 0; n < nodes.length; n++) {
      for (const to of neighbours[nodes[n]]) {
        if (seen[to] === 1) continue;
        seen[to] = 1;
        nodes.push(to);
      }
    }
    islands.push(nodes.filter((node) => node < sections));
  }
  return islands;
}

/** What the rows of a section cover, mm². */
function areaOf({ left, right, frame }: Section): number {
  return left.reduce((sum, from, i) => sum + (right[i] - from) * frame.spacing, 0);
}

/** Who would take the cells of an island, and what the picture would lose by it. */
function offersFor(
  island: readonly Section[],
  byFrame: ReadonlyMap<RowFrame, RowRaster>,
  thread: number,
  threads: ThreadLight,
): { raster: RowRaster; heirs: Heir[]; loss: number }[] {
  return island.flatMap((section) => {
    const raster = byFrame.get(section.frame);
    if (!raster) return [];
    return [{ raster, ...findHeirs(raster, threads, cellsOf(section, raster, thread)) }];
  });
}

/** The cells of a thread that a section's rows run over. */
function cellsOf(section: Section, raster: RowRaster, thread: number): Int32Array {
  const { inside, label, width, left } = raster;
  const cells: number[] = [];
  section.left.forEach((u, i) => {
    const line = (section.firstRow + i - raster.firstRow) * width;
    const from = Math.max(0, Math.floor((u - left) / STEP_MM));
    const to = Math.min(width, Math.ceil((section.right[i] - left) / STEP_MM));
    for (let cell = line + from; cell < line + to; cell++) {
      if (inside[cell] === 1 && label[cell] === thread) cells.push(cell);
    }
  });
  return Int32Array.from(cells);
}
