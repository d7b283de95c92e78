import { checkpoint, type Context } from '../core/context.ts';
import type { Raster } from '../picture/raster.ts';
import { findCrossings } from './crossings.ts';
import { simplifyLine, smoothLine } from './curve.ts';
import { fairLine, toSourceGrain } from './fair.ts';
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
const MOST_REDRAWS = 4;

/** The finished line of every arc, in pixels, none crossing another. */
export function drawLines(map: PlanarMap, raster: Raster, context: Context): Float64Array[] {
  const { arcs } = map;
  const closed = arcs.map((arc) => arc.closed);
  const boldness = new Uint8Array(arcs.length).fill(BOLD);
  const lines = arcs.map((arc, k) => {
    if ((k & 63) === 0) checkpoint(context, 'shapes', k, arcs.length * 2);
    return drawArc(arc, map, raster, BOLD);
  });
  for (let redraw = 0; redraw < MOST_REDRAWS; redraw++) {
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
  return fairLine(points, closed, pxPerMm / grain).map((v) => v * grain);
}
