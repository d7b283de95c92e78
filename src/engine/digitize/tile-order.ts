import { oklabFromHex } from '../color/oklab.ts';
import { shinesThrough } from '../inspect/check-travel.ts';
import { COLOR_LIMITS } from '../options.ts';
import { linesOf, type AreaShape, type Shape, type ShapeSet } from '../shapes.ts';
import {
  buildPatchGraph,
  patchesAbove,
  orderColors,
  priceOfOrder,
  type Above,
  type PatchGraph,
} from '../stitch/block-order.ts';
import {
  CELL_MM,
  cellAt,
  createCoverMap,
  forEachCell,
  type CoverMap,
} from '../stitch/cover-map.ts';
import { polygonArea } from '../vector/geometry.ts';
import { areaRings, coveredRings } from './footprint.ts';
import { allTextLines, textGround } from './letters/text-lines.ts';

/*
 * In which order the colours of tiles are sewn: with fewest cuts of the thread, as a way is hidden
 * under what comes later, but so that lines and small things stay on top of what is beside them.
 */

/** Shapes of one thread, sewn together. */
export interface Block {
  thread: number;
  shapes: Shape[];
}

/** Of more shapes than this a picture is a photograph: among its patches no line is seen. */
export const MAX_DRAWN_SHAPES = 400;

/** The search for fewest islands holds a set of threads in the bits of one number. */
const MAX_WEIGHED = COLOR_LIMITS[1];

/** Drawings of so few shapes have no ways worth hiding: smaller areas lie on larger ones. */
const FEW_SHAPES = 4;

/** A label of a cell that no area covers; that of the graph of patches, which has room for fewer. */
const BARE = 0xffff;
const BARE_PATCH = 255;

/**
 * Blocks of one thread each, in their order. A thread whose lines or text would come under the areas of
 * others stands a second time at the end, with these.
 * @param flat whether it is a drawing; else it is a photograph, of which each island is weighed alike
 */
export function tileBlocks(set: ShapeSet, flat: boolean): Block[] {
  const map = createCoverMap(set.widthMm, set.heightMm);
  const labels = labelsOf(set, map);
  const under = set.threads.map(() => new Set<number>());
  for (const shape of set.shapes) {
    if (shape.kind !== 'area') noteUnder(shape, under[shape.thread], labels, map);
  }
  if (flat) coverLines(set, map, labels);
  const texts = flat ? textsIn(set, labels, map) : [];
  const order = orderOf(set, flat, { labels, map, under, texts });
  const place = set.threads.map((_, thread) => order.indexOf(thread));
  const waits = under.map((threads, own) => [...threads].some((t) => place[t] > place[own]));
  const waiting = new Set<Shape>();
  for (const { color, ground, letters } of texts) {
    if (place[ground] > place[color]) for (const letter of letters) waiting.add(letter);
  }
  const isHeldBack = (shape: Shape): boolean =>
    waiting.has(shape) || (shape.kind !== 'area' && waits[shape.thread]);
  return [
    ...order.map((thread) => ({
      thread,
      shapes: set.shapes.filter((s) => s.thread === thread && !isHeldBack(s)),
    })),
    ...order.map((thread) => ({
      thread,
      shapes: set.shapes.filter((s) => s.thread === thread && isHeldBack(s)),
    })),
  ].filter((block) => block.shapes.length > 0);
}

interface Tiles {
  /** The thread of each cell's area. */
  labels: Uint16Array;
  map: CoverMap;
  /** Threads of the areas that each thread's lines lie on. */
  under: readonly ReadonlySet<number>[];
  texts: readonly Text[];
}

/** A line of text that lies on one colour. */
interface Text {
  color: number;
  ground: number;
  letters: readonly AreaShape[];
}

function orderOf(set: ShapeSet, flat: boolean, { labels, map, under, texts }: Tiles): number[] {
  const count = set.threads.length;
  if (count > MAX_WEIGHED) return byArea(set);
  if (flat && set.shapes.length <= FEW_SHAPES) return byArea(set);
  const patches = Uint8Array.from(labels, (label) => (label === BARE ? BARE_PATCH : label));
  const graph: PatchGraph = { ...buildPatchGraph(patches, map.width), hiding: hidingOf(set) };
  if (flat) {
    graph.above = [...patchesAbove(graph), ...linesOver(under), ...textsOver(texts)];
  }
  const fewest = orderColors(graph, count);
  if (!flat || set.isComposed === true) return fewest;
  const usual = byArea(set);
  const islands = islandsOf(graph, usual);
  // Each colour's first island begins with its change.
  const isUsual = islands - new Set(graph.color).size <= usualTrims(graph);
  return isUsual || islands - islandsOf(graph, fewest) < MANY_TRIMS ? usual : fewest;
}

/** So many trims are worth an order in which smaller areas lie under the edges of larger ones. */
const MANY_TRIMS = 4;

/** A cut in a thousand stitches is the trade's; so many stitches are sewn on a square millimetre. */
const TRIMS_A_STITCH = 1 / 1000;
const STITCHES_A_MM2 = 1.85;

/** As many trims as nobody would mind in a drawing of this area: larger things lie under smaller ones. */
const usualTrims = ({ size }: PatchGraph): number =>
  size.reduce((sum, cells) => sum + cells, 0) * CELL_MM ** 2 * STITCHES_A_MM2 * TRIMS_A_STITCH;

const islandsOf = (graph: PatchGraph, order: readonly number[]): number =>
  priceOfOrder({ ...graph, above: [] }, order);

/** What a thread that comes a second time costs, in trims: nobody likes to change threads. */
const SECOND_TIME = 4;

const linesOver = (under: Tiles['under']): Above[] =>
  under.flatMap((threads, color): Above[] => {
    const beside = [...threads].reduce((bits, thread) => bits | (1 << thread), 0);
    return beside === 0 ? [] : [{ color, beside, worth: SECOND_TIME }];
  });

/** What each letter is worth besides, in trims: one that is not taken for a part of its line is not held back. */
const LETTER_WORTH = 1;

/**
 * Lines of text lie on the ground around them: a row's end of that in a letter's edge is as wide as its
 * serifs. Each letter is an island that costs no trim, as letters are sewn on from one to the next.
 */
const textsOver = (texts: readonly Text[]): Above[] =>
  [...new Set(texts.map(({ color }) => color))].map((color) => {
    const own = texts.filter((text) => text.color === color);
    const beside = own.reduce((bits, { ground }) => bits | (1 << ground), 0);
    const letters = own.reduce((sum, text) => sum + text.letters.length, 0);
    return { color, beside, worth: SECOND_TIME + LETTER_WORTH * letters };
  });

/** The lines of text of a drawing. */
function textsIn({ threads, shapes }: ShapeSet, labels: Uint16Array, map: CoverMap): Text[] {
  if (shapes.length > MAX_DRAWN_SHAPES) return [];
  const cover = { ...map, last: labels.map((label) => (label === BARE ? 0 : label + 1)) };
  return threads.flatMap((_, color) => {
    const own = shapes.filter(({ thread }) => thread === color);
    return allTextLines(own, cover, color).flatMap((letters): Text[] => {
      const ground = textGround(letters, cover, color);
      return ground === 0 ? [] : [{ color, ground: ground - 1, letters }];
    });
  });
}

/** A line lies on an area from this share of its length. */
const MIN_ON = 0.1;

/** Notes which areas a line or a column lies on. */
function noteUnder(
  shape: Exclude<Shape, AreaShape>,
  under: Set<number>,
  labels: Uint16Array,
  map: CoverMap,
): void {
  const met = new Map<number, number>();
  let looked = 0;
  for (const line of linesOf(shape)) {
    for (let i = 2; i < line.length; i += 2) {
      const [ax, ay, bx, by] = line.subarray(i - 2, i + 2);
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 0.2));
      for (let s = 0; s < steps; s++) {
        const label =
          labels[cellAt(map, ax + ((bx - ax) * s) / steps, ay + ((by - ay) * s) / steps)];
        met.set(label, (met.get(label) ?? 0) + 1);
        looked++;
      }
    }
  }
  for (const [label, times] of met) {
    if (label !== BARE && label !== shape.thread && times > MIN_ON * looked) under.add(label);
  }
}

/** Bits of the threads that hide each thread of a drawing: through light ones dark ways would be seen. */
function hidingOf({ threads, shapes }: ShapeSet): number[] | undefined {
  if (shapes.length > MAX_DRAWN_SHAPES) return undefined;
  const lightness = threads.map(({ hex }) => oklabFromHex(hex)[0]);
  return lightness.map((own) =>
    lightness.reduce((bits, over, t) => (shinesThrough(own, over) ? bits : bits | (1 << t)), 0),
  );
}

/**
 * Large before small: what lies on a ground is sewn after it, so that its edge is on top.
 * Threads of lines alone come last, for the same reason.
 */
function byArea(set: ShapeSet): number[] {
  const area = set.threads.map(() => 0);
  for (const shape of set.shapes) {
    if (shape.kind === 'area') area[shape.thread] += polygonArea(shape.polygon);
  }
  return area.map((_, t) => t).sort((a, b) => area[b] - area[a] || a - b);
}

/** Broad lines hide what is under them, as areas do: a vine the ways from leaf to leaf. */
function coverLines({ shapes }: ShapeSet, map: CoverMap, labels: Uint16Array): void {
  for (const shape of shapes) {
    if (shape.kind === 'area') continue;
    forEachCell(map, coveredRings(shape), (cell) => (labels[cell] = shape.thread));
  }
}

/** The thread of each cell's area: in a picture of many patches, each island costs a trim. */
function labelsOf(set: ShapeSet, map: CoverMap): Uint16Array {
  const labels = new Uint16Array(map.last.length).fill(BARE);
  set.threads.forEach((_, t) => {
    const shapes = set.shapes.filter((s) => s.thread === t);
    forEachCell(map, areaRings(shapes), (cell) => (labels[cell] = t));
  });
  return labels;
}
