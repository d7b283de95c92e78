import { checkpoint, type Context } from '../core/context.ts';
import type { Raster } from '../picture/raster.ts';
import { ringArea, ringBox } from '../vector/geometry.ts';
import { fairLine, simplifyLine, smoothLine, toSourceGrain } from './curve.ts';
import type { Arc, PlanarMap } from './planar.ts';
import { middleOfCracks, onBorder, placeArc } from './subpixel.ts';

/**
 * How boldly an arc is drawn. Where bold lines cross (two sharp ends that
 * nearly meet), both are drawn again more shyly; the middles of the cracks, at
 * last, cross nothing.
 */
const BOLD = 0;
const SHY = 1;
const PLAIN = 2;
const SHY_ROUNDS = 2;
const MAX_REDRAWS = 4;

/** The finished line of every arc, in pixels, none crossing another. */
export function drawLines(map: PlanarMap, raster: Raster, context: Context): Float64Array[] {
  const { arcs } = map;
  const closed = arcs.map((arc) => arc.closed);
  const boldness = new Uint8Array(arcs.length).fill(BOLD);
  const lines = arcs.map((arc, k) => {
    if ((k & 63) === 0) checkpoint(context, 'shapes', k, arcs.length * 2);
    return drawArc(arc, map, raster, BOLD);
  });
  for (let redraw = 0; redraw < MAX_REDRAWS; redraw++) {
    checkpoint(context, 'shapes', 5 + redraw, 10);
    const crossing = findCrossings(lines, closed);
    if (!crossing.includes(1)) break;
    crossing.forEach((crosses, k) => {
      if (crosses === 0 || boldness[k] === PLAIN) return;
      boldness[k]++;
      lines[k] = drawArc(arcs[k], map, raster, boldness[k]);
    });
  }
  return lines;
}

function drawArc(arc: Arc, map: PlanarMap, raster: Raster, boldness: number): Float64Array {
  const { closed } = arc;
  const { grain, pxPerMm } = raster;
  if (boldness !== BOLD || onBorder(arc)) {
    const middles = middleOfCracks(arc, map);
    // A stretch of the picture's border is straight from end to end.
    if (onBorder(arc)) return Float64Array.of(...middles.subarray(0, 2), ...middles.subarray(-2));
    return boldness === SHY
      ? simplifyLine(smoothLine(middles, closed, SHY_ROUNDS), closed, 0.1)
      : simplifyLine(middles, closed, 1e-6);
  }
  const points = toSourceGrain(placeArc(arc, map, raster), closed, grain);
  const line = fairLine(points, closed, pxPerMm / grain).map((v) => v * grain);
  return closed && grain > 1
    ? asLarge(line, middleOfCracks(arc, map), DOT_MM2 * pxPerMm ** 2)
    : line;
}

/** A dot up to this size must not become smaller than so much of what it covers. */
const DOT_MM2 = 4;
const SHRUNK = 0.8;

/**
 * A ring as large as what it was drawn from: the dots of an Ü are a pixel or two in a picture that
 * is enlarged, and smoothing would leave a tenth of them.
 * @param dot larger ones are left, as are those that have hardly shrunk
 */
function asLarge(ring: Float64Array, from: Float64Array, dot: number): Float64Array {
  const [own, whole] = [Math.abs(ringArea(ring)), Math.abs(ringArea(from))];
  if (whole > dot || own >= SHRUNK * whole) return ring;
  if (own < whole / 100) return from;
  const { left, top, right, bottom } = ringBox(ring);
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const scale = Math.sqrt(whole / own);
  return ring.map((v, i) => middle[i & 1] + scale * (v - middle[i & 1]));
}

/** Side of a cell of the search grid, in the lines' units: a few segments long. */
const CELL_PX = 8;

/**
 * Finds the lines that cross another, or themselves. Lines that only touch at
 * ends do not cross.
 * @param closed whether each line runs back to its start.
 * @returns 1 for each line that takes part in a crossing.
 */
export function findCrossings(
  lines: readonly Float64Array[],
  closed: readonly boolean[],
): Uint8Array {
  const crossing = new Uint8Array(lines.length);
  const segments: number[] = [];
  const owner: number[] = [];
  lines.forEach((line, k) => {
    const count = line.length / 2;
    for (let i = 0; i < (closed[k] ? count : count - 1); i++) {
      const j = (i + 1) % count;
      segments.push(line[i * 2], line[i * 2 + 1], line[j * 2], line[j * 2 + 1]);
      owner.push(k);
    }
  });
  const cells = new Map<number, number[]>();
  for (let s = 0; s < owner.length; s++) {
    const { left, top, right, bottom } = ringBox(segments.slice(s * 4, s * 4 + 4));
    for (let cy = Math.floor(top / CELL_PX); cy <= Math.floor(bottom / CELL_PX); cy++) {
      for (let cx = Math.floor(left / CELL_PX); cx <= Math.floor(right / CELL_PX); cx++) {
        const key = cy * 65536 + cx;
        const cell = cells.get(key) ?? [];
        for (const other of cell) {
          if (cross(segments, s * 4, other * 4)) crossing[owner[s]] = crossing[owner[other]] = 1;
        }
        if (cell.push(s) === 1) cells.set(key, cell);
      }
    }
  }
  return crossing;
}

/** Whether two segments properly cross: each has its ends on both sides of the other. */
function cross(v: readonly number[], p: number, q: number): boolean {
  return (
    side(v, p, v[q], v[q + 1]) * side(v, p, v[q + 2], v[q + 3]) < 0 &&
    side(v, q, v[p], v[p + 1]) * side(v, q, v[p + 2], v[p + 3]) < 0
  );
}

function side(v: readonly number[], s: number, x: number, y: number): number {
  return (v[s + 2] - v[s]) * (y - v[s + 1]) - (v[s + 3] - v[s + 1]) * (x - v[s]);
}
