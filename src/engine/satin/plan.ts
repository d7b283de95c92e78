import { finish } from '../core/steps.ts';
import type { Mm } from '../core/units.ts';
import { distanceToSegment, polygonArea, type Polygon } from '../vector/geometry.ts';
import { splitCorners } from './corners.ts';
import { finishEnds } from './ends.ts';
import { blobColumn } from './from-rails.ts';
import { joinBranches } from './junctions.ts';
import { medialGraph, prune } from './medial.ts';
import { sampleOutline, type Outline } from './outline.ts';
import { chainToColumn } from './rails.ts';
import { reachUnder } from './reach-under.ts';
import { type Column, emptyPlan, type Junction, rungWidths, type SatinPlan } from './types.ts';
import { findUncovered } from './uncovered.ts';

export interface FindColumnsOptions {
  /** Narrower shapes are for running stitch. */
  minWidthMm: Mm;
  /** Wider shapes are for a fill. */
  maxWidthMm: Mm;
  /** Greatest distance between samples of the border. */
  sampleMm: Mm;
}

export const FIND_COLUMNS_DEFAULTS: FindColumnsOptions = {
  minWidthMm: 0.85,
  maxWidthMm: 8,
  sampleMm: 0.15,
};

/** A column may be wider than the limit by this factor where it is widest. */
const WIDEST = 1.25;
/** Samples lie no nearer than this. */
const LEAST_SAMPLE_MM: Mm = 0.04;
/** A shape of which columns leave more than this share bare is not made of strokes. */
const MAX_LEFTOVER = 0.01;
/** A spike shorter than this, in its greatest width, is no stroke; nor is a stub shorter than that, in its own. */
const MIN_SPIKE = 1.6;
const MIN_STUB = 0.8;
/** A shape with more than this share of its area in such is a fill's. */
const MAX_SHORT = 0.4;
/** A dot up to this width is sewn in parallel rungs; it is no longer than this, in its width. */
const MAX_DOT_MM = 6;
const DOT_LENGTH = 1.5;
/** Columns that vary so much in width (standard deviation by mean) would look lumpy … */
const UNEVEN = 0.3;
/** … where they are wider than this, and either meet as often as this, or … */
const LUMP_MM = 6;
const NETWORK_JUNCTIONS = 5;
/** (columns that wide which meet this often are a ground with holes, be they even or not) */
const GROUND_JUNCTIONS = 10;
/** … swell to more than this, in their usual width: a lollipop, not a leaf. */
const SWELL = 3;
/** One that wide is a fan if it swells to more than this, is a ring or no longer than that, in its greatest width … */
const FAN_SWELL = 1.55;
const FAN_LENGTH = 3.2;
/** … and its rungs, but for those narrower than this share of the widest, turn by so much in all. */
const FAN_RAD = (35 * Math.PI) / 180;
const FAN_WIDTH = 0.25;

/**
 * Takes a plain outline apart into satin columns along its medial axis. Any
 * input gives a plan; what has no stroke in it gives one without columns.
 */
export function findColumns(
  polygon: Polygon,
  options: Partial<FindColumnsOptions> = {},
): SatinPlan {
  return finish(columnSteps(polygon, options));
}

/** The same as work in steps, for who has to answer others in between. */
export function* columnSteps(
  polygon: Polygon,
  options: Partial<FindColumnsOptions> = {},
): Generator<void, SatinPlan> {
  const settings = { ...FIND_COLUMNS_DEFAULTS, ...options };
  const columns = yield* strokesOf(polygon, settings.sampleMm);
  if (!columns) return emptyPlan();
  if (columns.length === 0 || isDot(columns)) {
    const blob = blobColumn(polygon);
    if (blob) columns.splice(0, 1, blob);
    if (columns.length === 0) return emptyPlan([polygon]);
  }
  yield;
  const { median, mean, max, deviation } = widths(columns);
  const fits = mean >= settings.minWidthMm && max <= settings.maxWidthMm * WIDEST;
  const { pieces, share } = fits ? findUncovered(polygon, columns) : { pieces: [], share: 0 };
  const junctions = findJunctions(columns);
  // Of a letter, some strokes swell where they meet others.
  const fans = columns.every(isFan);
  const suitable =
    fits &&
    share <= MAX_LEFTOVER &&
    isElongated(columns) &&
    !isLumpy() &&
    !isCompact(columns, polygon, max) &&
    !isPiledUp(columns, polygon);
  const plan = { columns, medianWidthMm: median, maxWidthMm: max, suitable };
  // Whether they are strokes was told by the columns as they were found.
  if (!suitable || !reachUnder(polygon, columns)) return { ...plan, junctions, uncovered: pieces };
  const { pieces: uncovered } = findUncovered(polygon, columns);
  return { ...plan, junctions: findJunctions(columns), uncovered };

  function isLumpy(): boolean {
    if (max <= LUMP_MM) return false;
    if (junctions.length >= GROUND_JUNCTIONS || fans) return true;
    if (deviation <= UNEVEN) return false;
    return junctions.length >= NETWORK_JUNCTIONS || max > SWELL * median;
  }
}

/** Whether the rungs of a wide column fan out: a sail, or the ring round a letter; a fill has one direction. */
function isFan({ left, right, closed, lengthMm, medianWidthMm, maxWidthMm }: Column): boolean {
  if (maxWidthMm <= Math.max(LUMP_MM, FAN_SWELL * medianWidthMm)) return false;
  if (!closed && lengthMm >= FAN_LENGTH * maxWidthMm) return false;
  let [turned, x, y] = [0, 0, 0];
  for (let i = 0; i < left.length; i += 2) {
    const [dx, dy] = [right[i] - left[i], right[i + 1] - left[i + 1]];
    if (Math.hypot(dx, dy) < FAN_WIDTH * maxWidthMm) continue;
    turned += Math.abs(Math.atan2(x * dy - y * dx, x * dx + y * dy));
    [x, y] = [dx, dy];
  }
  return turned > FAN_RAD;
}

/** So many rungs of a column, and so many of all of them, may have their middles outside: its ends are drawn out. */
const OUTSIDE_RUNGS = 8;
const OUTSIDE_SHARE = 0.25;

/**
 * The columns along a shape's medial axis; undefined where it has no outline. Across a neck narrower
 * than the samples lie apart, the axis of the bare ground is taken for the shape's: then
 * samples lie half as far apart.
 */
function* strokesOf(polygon: Polygon, sampleMm: Mm): Generator<void, Column[] | undefined> {
  const outline = sampleOutline(polygon, sampleMm);
  if (!outline) return undefined;
  const graph = medialGraph(outline);
  yield;
  const { alive, branches } = prune(graph);
  const columns: Column[] = [];
  const chains = joinBranches(outline, graph, alive, branches);
  for (const chain of chains.flatMap((c) => splitCorners(outline, c))) {
    const column = chainToColumn(outline, finishEnds(outline, chain));
    if (column) columns.push(column);
  }
  const finer = outline.stepMm / 2;
  const leaves = columns.some((column) => leavesShape(column, outline));
  return leaves && finer >= LEAST_SAMPLE_MM ? yield* strokesOf(polygon, finer) : columns;
}

function leavesShape({ left, right }: Column, { isInside }: Outline): boolean {
  let outside = 0;
  for (let i = 0; i < left.length; i += 2) {
    if (!isInside((left[i] + right[i]) / 2, (left[i + 1] + right[i + 1]) / 2)) outside++;
  }
  return outside > Math.max(OUTSIDE_RUNGS, OUTSIDE_SHARE * (left.length / 2));
}

/** Shapes wider than this … */
const COMPACT_MM = 5;
/** … of less area than this, by the square of their width, are no strokes that meet. */
const COMPACT = 2;

/** Whether columns of several directions make up one compact shape, such as a triangle: a fill has one. */
const isCompact = (columns: Column[], polygon: Polygon, maxMm: Mm): boolean =>
  columns.length > 1 && maxMm > COMPACT_MM && polygonArea(polygon) < COMPACT * maxMm ** 2;

/** Columns may cover so many times the shape's own area: where they meet, they overlap. */
const MAX_PILED = 1.8;

/** Whether columns lie over each other on most of the shape: a face of lines, which is filled better. */
function isPiledUp(columns: Column[], polygon: Polygon): boolean {
  const sewn = columns.reduce(
    (sum, { lengthMm, medianWidthMm }) => sum + lengthMm * medianWidthMm,
    0,
  );
  return sewn > MAX_PILED * polygonArea(polygon);
}

/** A short column: a change of the border by a hundredth of a millimetre turns its axis, parallel rungs stay. */
function isDot([column, ...others]: Column[]): boolean {
  if (others.length > 0 || column.closed || column.maxWidthMm > MAX_DOT_MM) return false;
  return column.lengthMm <= DOT_LENGTH * column.maxWidthMm;
}

/** Most of the shape's area is in columns that are longer than wide, or it is a mere dot. */
function isElongated(columns: Column[]): boolean {
  if (columns.length === 1 && columns[0].maxWidthMm <= MAX_DOT_MM) return true;
  let [short, all] = [0, 0];
  for (const { lengthMm, medianWidthMm, maxWidthMm, start, end } of columns) {
    const area = lengthMm * medianWidthMm;
    const spike = start === 'point' || end === 'point';
    all += area;
    if (lengthMm < (spike ? MIN_SPIKE * maxWidthMm : MIN_STUB * medianWidthMm)) short += area;
  }
  return short <= MAX_SHORT * all;
}

/**
 * Of all rungs; the mean counts each by its length, so that a letter's hairlines weigh little.
 * The deviation is that of the plain mean, in its parts.
 */
function widths(columns: Column[]) {
  const all = columns.flatMap(({ left, right }) => rungWidths(left, right));
  all.sort((a, b) => a - b);
  let [sum, squares] = [0, 0];
  for (const w of all) {
    sum += w;
    squares += w * w;
  }
  const plain = sum / all.length;
  return {
    median: all[all.length >> 1],
    mean: squares / (sum || 1),
    max: all[all.length - 1],
    deviation: Math.sqrt(Math.max(0, squares / all.length - plain * plain)) / (plain || 1),
  };
}

/** A butt end that no rung farther away than this covers, mm. */
const REACH_MM = 1;
/** Ends lie in square cells of this edge, so that a rung is asked for those alone that are near it. */
const CELL_MM = 4;

/** A butt end, and the nearest rung of another column so far. */
interface OpenEnd {
  child: number;
  childEnd: 'start' | 'end';
  x: number;
  y: number;
  best: number;
  found?: Junction;
}

/** Every butt end, with the column that covers it: the one with the nearest rung. */
function findJunctions(columns: Column[]): Junction[] {
  const ends = buttEnds(columns);
  if (ends.length === 0) return [];
  const cells = new Map<number, OpenEnd[]>();
  for (const end of ends) {
    const key = cellKey(Math.floor(end.x / CELL_MM), Math.floor(end.y / CELL_MM));
    const here = cells.get(key);
    if (here) here.push(end);
    else cells.set(key, [end]);
  }
  columns.forEach((other, parent) => {
    for (let k = 0; k < other.left.length; k += 2) {
      forEachCellNear(other, k, (key) => {
        for (const end of cells.get(key) ?? []) {
          if (end.child === parent) continue;
          const d = rungDistance(other, k, end.x, end.y);
          if (d >= end.best - 1e-6) continue;
          end.best = d;
          end.found = { child: end.child, childEnd: end.childEnd, parent, rung: k / 2 };
        }
      });
    }
  });
  return ends.flatMap(({ found }) => (found ? [found] : []));
}

function buttEnds(columns: Column[]): OpenEnd[] {
  const ends: OpenEnd[] = [];
  columns.forEach((column, child) => {
    for (const childEnd of ['start', 'end'] as const) {
      if (column[childEnd] !== 'butt') continue;
      const i = childEnd === 'start' ? 0 : column.left.length - 2;
      const x = (column.left[i] + column.right[i]) / 2;
      const y = (column.left[i + 1] + column.right[i + 1]) / 2;
      ends.push({ child, childEnd, x, y, best: REACH_MM });
    }
  });
  return ends;
}

/** One number for a cell; far more cells a row than any page has. */
const cellKey = (cellX: number, cellY: number): number => cellX + cellY * 0x10000;

/** Visits the cells in which an end may lie that the rung at flat index k reaches. */
function forEachCellNear({ left, right }: Column, k: number, visit: (key: number) => void): void {
  const cellOf = (mm: number): number => Math.floor(mm / CELL_MM);
  const lastX = cellOf(Math.max(left[k], right[k]) + REACH_MM);
  const lastY = cellOf(Math.max(left[k + 1], right[k + 1]) + REACH_MM);
  for (let y = cellOf(Math.min(left[k + 1], right[k + 1]) - REACH_MM); y <= lastY; y++) {
    for (let x = cellOf(Math.min(left[k], right[k]) - REACH_MM); x <= lastX; x++) {
      visit(cellKey(x, y));
    }
  }
}

/** Distance of a point from the rung at flat index k. */
const rungDistance = ({ left, right }: Column, k: number, x: number, y: number): number =>
  distanceToSegment(x, y, [left[k], left[k + 1]], [right[k], right[k + 1]]);
