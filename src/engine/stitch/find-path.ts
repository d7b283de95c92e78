import type { Box } from '../vector/geometry.ts';
import { CELL_MM } from './cover-map.ts';
import { BARE, overAlike, overBare, priceAt, pricesNow, type TravelMap } from './travel-map.ts';

/** A place the needle may go to, and what arriving there costs beyond the path. */
export interface Target {
  cell: number;
  extra: number;
}

/** A path found: which target, and the cells from the start (excluded) to it (included). */
export interface TravelPath {
  target: number;
  cells: number[];
  cost: number;
}

/** Largest price of one step: 3 · (32 + 3 + 3). The ring of buckets must be longer. */
const BUCKETS = 128;

/*
 * What a search knows of a cell, in four numbers beside each other: a search is mostly waiting for
 * memory, and so it waits once a cell.
 */

const FIELDS = 4;
/** The price of the cheapest path yet; holds if the stamp is of this search. */
const DISTANCE = 0;
/** Number of the last search that came there, or below 0 of the last look from targets. */
const STAMP = 1;
/** The cell before it on that path. */
const FROM = 2;
/** The first target of the search on the cell, plus 1; 0 is none. */
const WANTED = 3;

/** Scratch for searches over one map: made once, used again, so that a search costs what it visits. */
export function createTravelPathFinder(map: TravelMap) {
  return {
    map,
    cells: new Int32Array(FIELDS * map.kind.length),
    round: 0,
    /** How often one has looked from targets, below 0. */
    looks: 0,
    queue: createQueue(),
    /** The first and last column and row that searches came to since `takeSeen`. */
    seen: nothingSeen(),
  };
}
export type TravelPathFinder = ReturnType<typeof createTravelPathFinder>;

/** Cells waiting, by cost: a list a bucket, the last come in front. */
interface Queue {
  /** The first place of each bucket's list, plus 1; 0 is none. */
  heads: Int32Array;
  /** The cell at each place, and the place behind it in its list, plus 1. */
  cells: Int32Array;
  behind: Int32Array;
  /** Places taken by this search. */
  used: number;
}

const createQueue = (): Queue => ({
  heads: new Int32Array(BUCKETS),
  cells: new Int32Array(1024),
  behind: new Int32Array(1024),
  used: 0,
});

function push(queue: Queue, bucket: number, cell: number): void {
  if (queue.used === queue.cells.length) {
    queue.cells = doubled(queue.cells);
    queue.behind = doubled(queue.behind);
  }
  const at = queue.used++;
  queue.cells[at] = cell;
  queue.behind[at] = queue.heads[bucket];
  queue.heads[bucket] = at + 1;
}

function doubled(list: Int32Array): Int32Array {
  const longer = new Int32Array(2 * list.length);
  longer.set(list);
  return longer;
}

/** The first and last column and row that were come to. */
type Seen = Int32Array;

const NOTHING_SEEN = [0x7fffffff, -1, 0x7fffffff, -1] as const;
const nothingSeen = (): Seen => Int32Array.from(NOTHING_SEEN);

function noteSeen(seen: Seen, x: number, y: number): void {
  if (x < seen[0]) seen[0] = x;
  if (x > seen[1]) seen[1] = x;
  if (y < seen[2]) seen[2] = y;
  if (y > seen[3]) seen[3] = y;
}

/** All of the page that searches have looked at since this was last asked, mm. */
export function takeSeen({ seen, map }: TravelPathFinder): Box {
  const [firstColumn, lastColumn, firstRow, lastRow] = seen;
  seen.set(NOTHING_SEEN);
  // Beside a cell its neighbours were looked at.
  return {
    left: (firstColumn + map.left - 1) * CELL_MM,
    top: (firstRow + map.top - 1) * CELL_MM,
    right: (lastColumn + map.left + 2) * CELL_MM,
    bottom: (lastRow + map.top + 2) * CELL_MM,
  };
}

/**
 * The cheapest hidden path from a cell to one of many targets.
 * Dijkstra's search with buckets (Dial 1969): prices are small whole numbers,
 * 2 a step along the grid and 3 across, times the cell's price.
 * @param maxCost of the path alone: no farther ones are looked for
 */
export function findTravelPath(
  finder: TravelPathFinder,
  start: number,
  targets: readonly Target[],
  maxCost = Infinity,
): TravelPath | undefined {
  const { cells, queue } = finder;
  const { heads } = queue;
  const prices = pricesNow(finder.map);
  const following = markTargets(cells, targets);
  let leastExtra = Infinity;
  for (const { extra } of targets) if (extra < leastExtra) leastExtra = extra;
  const seen = nothingSeen();
  let best = -1;
  let bestCost = Infinity;
  let waiting = 1;
  let visited = 0;
  let lookAt = FIRST_LOOK;
  cells[FIELDS * start + DISTANCE] = 0;
  cells[FIELDS * start + STAMP] = ++finder.round;
  cells[FIELDS * start + FROM] = -1;
  heads.fill(0);
  queue.used = 0;
  push(queue, 0, start);
  for (let cost = 0; waiting > 0 && cost <= maxCost && cost + leastExtra < bestCost; cost++) {
    const bucket = cost % BUCKETS;
    for (let head = heads[bucket]; head !== 0; head = heads[bucket]) {
      const cell = queue.cells[head - 1];
      heads[bucket] = queue.behind[head - 1];
      waiting--;
      const at = FIELDS * cell;
      if (cells[at + DISTANCE] !== cost) continue;
      visited++;
      for (let t = cells[at + WANTED] - 1; t >= 0; t = following[t] - 1) {
        const total = cost + targets[t].extra;
        if (total >= bestCost) continue;
        bestCost = total;
        best = t;
      }
      waiting += visitNeighbours(finder, cell, prices, seen);
    }
    if (visited < lookAt || best >= 0) continue;
    const look = lookFrom(finder, targets, prices, LOOK_AHEAD * visited);
    if (look.found === 'wall') {
      // What lies around the targets alone decides that there is no way.
      seen.set(look.seen);
      break;
    }
    lookAt = look.found === 'way' ? Infinity : LOOK_AGAIN * visited;
  }
  for (const { cell } of targets) cells[FIELDS * cell + WANTED] = 0;
  noteSeen(finder.seen, seen[0], seen[2]);
  noteSeen(finder.seen, seen[1], seen[3]);
  if (best < 0) return undefined;
  const path: number[] = [];
  for (let cell = targets[best].cell; cell !== start; cell = cells[FIELDS * cell + FROM]) {
    path.push(cell);
  }
  return { target: best, cells: path.reverse(), cost: bestCost };
}

/*
 * Where there is no way, a search goes over all that can be reached: a large field, for a target in a
 * small hole. After so many cells without a target one looks from the other end, too, at no more than
 * half as many, as most ways are long and few are closed; and again when there are several times more.
 */
const FIRST_LOOK = 800;
const LOOK_AHEAD = 0.5;
const LOOK_AGAIN = 5;

/** What one finds who looks from targets to where a search has come. */
interface Look {
  /** `wall` where no way leads from one to the other. */
  found: 'way' | 'wall' | 'neither';
  seen: Seen;
}

/** @param most cells that are looked at */
function lookFrom(
  finder: TravelPathFinder,
  targets: readonly Target[],
  prices: Uint8Array,
  most: number,
): Look {
  const { map, cells, round } = finder;
  const seen = nothingSeen();
  if (targets.length > most) return { found: 'neither', seen };
  const look = --finder.looks;
  const open: number[] = [];
  for (const { cell } of targets) {
    if (cells[FIELDS * cell + STAMP] === round) return { found: 'way', seen };
    cells[FIELDS * cell + STAMP] = look;
    open.push(cell);
  }
  for (let i = 0; i < open.length; i++) {
    if (i >= most) return { found: 'neither', seen };
    const { left, right, above, below, x, y } = besides(map, open[i]);
    noteSeen(seen, x, y);
    for (let dy = above; dy <= below; dy++) {
      for (let dx = left; dx <= right; dx++) {
        const to = open[i] + dy * map.width + dx;
        const at = FIELDS * to + STAMP;
        if (cells[at] === round) return { found: 'way', seen };
        if (cells[at] === look || priceAt(map, to, prices) === 0) continue;
        cells[at] = look;
        open.push(to);
      }
    }
  }
  return { found: 'wall', seen };
}

/** Notes on each cell its first target. @returns for each target the next one on its cell, plus 1 */
function markTargets(cells: Int32Array, targets: readonly Target[]): Int32Array {
  const following = new Int32Array(targets.length);
  for (let t = targets.length - 1; t >= 0; t--) {
    const wanted = FIELDS * targets[t].cell + WANTED;
    following[t] = cells[wanted];
    cells[wanted] = t + 1;
  }
  return following;
}

/** A target that lies on a closed cell may be entered all the same, at this price. */
const CLOSED_TARGET_PRICE = 9;

/** Price of a cell that no path has come to yet. */
const FAR = 0x7fffffff;

/** A cell's column and row, and the steps from it that stay on the map. */
function besides({ width, height }: TravelMap, cell: number) {
  const x = cell % width;
  const y = (cell - x) / width;
  return {
    x,
    y,
    left: x > 0 ? -1 : 0,
    right: x < width - 1 ? 1 : 0,
    above: y > 0 ? -1 : 0,
    below: y < height - 1 ? 1 : 0,
  };
}

/** Offers the path through a cell to its eight neighbours; returns how many took it. */
function visitNeighbours(
  { map, cells, round, queue }: TravelPathFinder,
  cell: number,
  prices: Uint8Array,
  seen: Seen,
): number {
  const { left, right, above, below, x, y } = besides(map, cell);
  noteSeen(seen, x, y);
  const cost = cells[FIELDS * cell + DISTANCE];
  let taken = 0;
  for (let dy = above; dy <= below; dy++) {
    for (let dx = left; dx <= right; dx++) {
      const to = cell + dy * map.width + dx;
      const at = FIELDS * to;
      const known = cells[at + STAMP] === round ? cells[at + DISTANCE] : FAR;
      if (known <= cost + 2) continue;
      let price = priceAt(map, to, prices);
      if (price === 0) {
        if (cells[at + WANTED] === 0) continue;
        price = CLOSED_TARGET_PRICE;
      }
      const next = cost + price * (dx !== 0 && dy !== 0 ? 3 : 2);
      if (known <= next) continue;
      cells[at + DISTANCE] = next;
      cells[at + STAMP] = round;
      cells[at + FROM] = cell;
      push(queue, next % BUCKETS, to);
      taken++;
    }
  }
  return taken;
}

/** Longest stitch of a hidden path, mm: long enough to be few, short enough to lie flat. */
const TRAVEL_STITCH_MM = 3.5;

/**
 * Needle points of a path, without its ends: pulled straight where the straight
 * line meets nothing dearer than the cells did, then cut into even stitches.
 * @param x0 y0 x1 y1 needle before and after the path, mm
 */
export function pathPoints(
  map: TravelMap,
  cells: readonly number[],
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number[] {
  const crosses = map.bareMm !== undefined && cells.some((cell) => map.kind[cell] === BARE);
  const open = crosses ? overBare : overAlike;
  return open(map, () => straightened(map, cells, [x0, y0], [x1, y1]));
}

function straightened(
  map: TravelMap,
  cells: readonly number[],
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): number[] {
  const px = [x0, ...cells.map((c) => ((c % map.width) + map.left + 0.5) * CELL_MM), x1];
  const py = [y0, ...cells.map((c) => (Math.floor(c / map.width) + map.top + 0.5) * CELL_MM), y1];
  const points: number[] = [];
  let at = 0;
  while (at < px.length - 1) {
    let to = at + 1;
    // Doubling the reach, then walking back: near linear, and nearly as straight.
    for (let reach = 2; at + reach < px.length; reach = Math.ceil(reach * 1.5)) {
      if (!isClear(map, cells, px, py, at, at + reach)) break;
      to = at + reach;
    }
    if (to < px.length - 1 && isClear(map, cells, px, py, at, px.length - 1)) to = px.length - 1;
    const parts = Math.ceil(Math.hypot(px[to] - px[at], py[to] - py[at]) / TRAVEL_STITCH_MM);
    for (let i = 1; i <= parts; i++) {
      if (to === px.length - 1 && i === parts) break;
      points.push(
        px[at] + ((px[to] - px[at]) * i) / parts,
        py[at] + ((py[to] - py[at]) * i) / parts,
      );
    }
    at = to;
  }
  return points;
}

/**
 * Whether the straight line between two corners of a path is open, and costs no more than the path
 * between them: one dear cell on a path must not let the line run over many.
 */
function isClear(
  map: TravelMap,
  cells: readonly number[],
  px: readonly number[],
  py: readonly number[],
  from: number,
  to: number,
): boolean {
  let budget = 0;
  let dearest = 0;
  for (let i = from; i < to; i++) {
    const price = i < cells.length ? priceAt(map, cells[i]) : dearest;
    if (i < to - 1) dearest = Math.max(dearest, price);
    budget += price * Math.hypot(px[i + 1] - px[i], py[i + 1] - py[i]);
  }
  const dx = px[to] - px[from];
  const dy = py[to] - py[from];
  const length = Math.hypot(dx, dy);
  const steps = Math.ceil(length / (CELL_MM / 2));
  // The ends may stand on cells that a path cannot tell apart: one cell of the dearest is free.
  budget += dearest * CELL_MM;
  for (let i = 1; i < steps; i++) {
    const cx = Math.floor((px[from] + (dx * i) / steps) / CELL_MM) - map.left;
    const cy = Math.floor((py[from] + (dy * i) / steps) / CELL_MM) - map.top;
    if (cx < 0 || cy < 0 || cx >= map.width || cy >= map.height) return false;
    const price = priceAt(map, cy * map.width + cx);
    if (price === 0 || price > dearest) return false;
    budget -= (price * length) / steps;
    if (budget < 0) return false;
  }
  return true;
}
