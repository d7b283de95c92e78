import { THREAD_MM } from '../machine.ts';
import type { Mm } from '../core/units.ts';
import { isSewn, type NeedlePoints } from './needle-points.ts';

/** How crowded a design is, measured in a square millimetre that slides in steps of ¼ mm. */
export interface DensityFigures {
  /** Needle points in a square millimetre: 99 of 100 squares with any have no more. */
  pointsP99: number;
  /** Needle points in the fullest square. */
  pointsMax: number;
  /** Layers of thread: 1 where threads lie side by side and cover the fabric once. */
  layersP99: number;
  /** Layers of thread in the fullest square. */
  layersMax: number;
}

/** Squares of 1 mm at every ¼ mm, with what lies in them. */
export interface DensityMap {
  /** Left and top of the first square, mm. */
  left: Mm;
  top: Mm;
  width: number;
  height: number;
  /** Needle points in each square. */
  points: Uint16Array;
  /** Length of thread in each square, mm. */
  thread: Float32Array;
  /**
   * The first and the last stitch that lies on each cell of a ¼ mm, by its needle point; −1 on
   * bare cloth. `cellOf` has a place's cell.
   */
  first: Int32Array;
  last: Int32Array;
}

/** Step between squares, mm, and steps to a square's edge. */
export const STEP_MM: Mm = 0.25;
const EDGE = 4;
/** Thread is laid into the map in pieces of this length; in longer ones where it would take more than so many. */
const PIECE_MM: Mm = 0.2;
const MAX_PIECES = 20_000_000;
/**
 * A larger map is not made: a design of more than a metre square is for no
 * machine, and its file may be a mistake of any size.
 */
const MAX_SQUARES = 17_000_000;

/** Measures the squares of a design; undefined for one without stitches, or larger than a metre. */
export function densityMap(needle: NeedlePoints): DensityMap | undefined {
  const map = emptyMap(needle);
  if (!map) return undefined;
  const { x, y, link, length } = needle;
  const { points, thread, first, last, width, left, top } = map;
  const pieceMm = Math.max(PIECE_MM, needle.length.reduce((a, b) => a + b, 0) / MAX_PIECES);
  for (let i = 0; i < needle.count; i++) {
    points[cell(x[i], y[i])]++;
    if (!isSewn(link[i]) || length[i] === 0) continue;
    const pieces = Math.ceil(length[i] / pieceMm);
    const piece = length[i] / pieces;
    const dx = (x[i] - x[i - 1]) / pieces;
    const dy = (y[i] - y[i - 1]) / pieces;
    let px = x[i - 1] + dx / 2 - left;
    let py = y[i - 1] + dy / 2 - top;
    for (let p = 0; p < pieces; p++, px += dx, py += dy) {
      const at = ((py / STEP_MM) | 0) * width + ((px / STEP_MM) | 0);
      thread[at] += piece;
      if (last[at] !== i) {
        if (first[at] < 0) first[at] = i;
        last[at] = i;
      }
    }
  }
  slide(points, width, map.height);
  slide(thread, width, map.height);
  return map;

  function cell(px: number, py: number): number {
    // A hair more, or rounding would put a point on a border now here, now there.
    const row = ((py - top) / STEP_MM + 1e-9) | 0;
    return row * width + (((px - left) / STEP_MM + 1e-9) | 0);
  }
}

function emptyMap({ count, x, y }: NeedlePoints): DensityMap | undefined {
  if (count === 0) return undefined;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < count; i++) {
    if (x[i] < left) left = x[i];
    if (x[i] > right) right = x[i];
    if (y[i] < top) top = y[i];
    if (y[i] > bottom) bottom = y[i];
  }
  // Squares that only begin before the first point, or end after the last one, count too.
  left -= EDGE * STEP_MM;
  top -= EDGE * STEP_MM;
  const width = Math.floor((right - left) / STEP_MM) + EDGE + 1;
  const height = Math.floor((bottom - top) / STEP_MM) + EDGE + 1;
  const size = width * height;
  if (size > MAX_SQUARES) return undefined;
  return {
    left,
    top,
    width,
    height,
    points: new Uint16Array(size),
    thread: new Float32Array(size),
    first: new Int32Array(size).fill(-1),
    last: new Int32Array(size).fill(-1),
  };
}

/** Replaces each cell by the sum of the square of cells that begins with it. */
function slide(cells: Uint16Array | Float32Array, width: number, height: number): void {
  const end = width * height;
  for (let i = 0; i + 3 < end; i++) cells[i] += cells[i + 1] + cells[i + 2] + cells[i + 3];
  const [b, c, d] = [width, 2 * width, 3 * width];
  for (let i = 0; i + d < end; i++) cells[i] += cells[i + b] + cells[i + c] + cells[i + d];
}

/** Bins of the distribution of layers: a hundredth of a layer each, to 40 layers. */
const LAYER_BINS = 4000;
/** Squares with less thread than this are touched by rounding only, mm. */
const MIN_LENGTH_MM: Mm = 1e-4;

/** The figures of a map; all zero without one. */
export function densityOf(map: DensityMap | undefined): DensityFigures {
  if (!map) return { pointsP99: 0, pointsMax: 0, layersP99: 0, layersMax: 0 };
  const points = new Uint32Array(0x10000);
  const layers = new Uint32Array(LAYER_BINS + 1);
  let mostThread = 0;
  const perMm = THREAD_MM * 100;
  for (let i = 0; i < map.points.length; i++) {
    points[map.points[i]]++;
    const thread = map.thread[i];
    if (thread < MIN_LENGTH_MM) continue;
    if (thread > mostThread) mostThread = thread;
    const bin = (thread * perMm + 0.5) | 0;
    layers[bin < LAYER_BINS ? bin : LAYER_BINS]++;
  }
  points[0] = 0;
  return {
    pointsP99: percentile(points, 0.99),
    pointsMax: Math.max(
      0,
      points.findLastIndex((n) => n > 0),
    ),
    layersP99: percentile(layers, 0.99) / 100,
    layersMax: mostThread * THREAD_MM,
  };
}

/** The first bin up to which lies a share of all. */
function percentile(bins: Uint32Array, share: number): number {
  let all = 0;
  for (const n of bins) all += n;
  let sum = 0;
  for (let i = 0; i < bins.length; i++) {
    sum += bins[i];
    if (sum > 0 && sum >= all * share) return i;
  }
  return 0;
}

/** Length of thread in the square millimetre around a place, mm. */
export function threadAround(map: DensityMap, x: Mm, y: Mm): Mm {
  const column = Math.round((x - map.left) / STEP_MM) - EDGE / 2;
  const row = Math.round((y - map.top) / STEP_MM) - EDGE / 2;
  if (column < 0 || row < 0 || column >= map.width || row >= map.height) return 0;
  return map.thread[row * map.width + column];
}

/** The cell of `first` and `last` that a place lies in; −1 outside the map. */
export function cellOf({ left, top, width, height }: DensityMap, x: Mm, y: Mm): number {
  const column = Math.floor((x - left) / STEP_MM);
  const row = Math.floor((y - top) / STEP_MM);
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
}

/** Middle of a square, mm. */
export function squareMiddle(map: DensityMap, square: number): { xMm: Mm; yMm: Mm } {
  const half = (EDGE / 2) * STEP_MM;
  return {
    xMm: map.left + (square % map.width) * STEP_MM + half,
    yMm: map.top + Math.floor(square / map.width) * STEP_MM + half,
  };
}
