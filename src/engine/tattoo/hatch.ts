import { linesBox, type Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { crossings } from './paint-shapes.ts';

/*
 * Hatching: parallel lines inside an area, joined to and fro at its border so that a thread
 * runs through many of them without a cut.
 */

export interface HatchOptions {
  /** Direction of the lines, degrees clockwise from the x axis. */
  angle: number;
  spacingMm: Mm;
  /** Shorter lines are left out. */
  leastMm: Mm;
}

/** A line of hatching, as it lies in the turned plane. */
interface Stroke {
  left: number;
  right: number;
  v: number;
}

/** Lines of hatching in an area (even-odd), as few long ones: x0, y0, x1, y1, … */
export function hatch(rings: readonly Ring[], options: HatchOptions): Float64Array[] {
  const { angle, spacingMm, leastMm } = options;
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const turned = rings.map((ring) =>
    ring.map((_, i) =>
      i % 2 === 0 ? ring[i] * cos + ring[i + 1] * sin : ring[i] * cos - ring[i - 1] * sin,
    ),
  );
  const { top, bottom } = linesBox(turned);
  const open: { points: number[]; last: Stroke; forward: boolean; row: number }[] = [];
  const done: number[][] = [];
  const step = spacingMm / 2;
  for (let row = Math.ceil(top / step); row * step <= bottom; row++) {
    const v = row * step;
    for (const stroke of strokesAt(turned, v, leastMm)) {
      const k = open.findIndex((o) => o.row === row - 1 && follows(o.last, stroke, spacingMm));
      if (k >= 0) {
        const chain = open[k];
        chain.forward = !chain.forward;
        push(chain.points, stroke, chain.forward);
        Object.assign(chain, { last: stroke, row });
      } else {
        const points: number[] = [];
        push(points, stroke, true);
        open.push({ points, last: stroke, forward: true, row });
      }
    }
    for (let k = open.length - 1; k >= 0; k--)
      if (open[k].row < row) done.push(open.splice(k, 1)[0].points);
  }
  return [...done, ...open.map((o) => o.points)].map((points) =>
    Float64Array.from(points, (p, i) =>
      i % 2 === 0 ? p * cos - points[i + 1] * sin : points[i - 1] * sin + p * cos,
    ),
  );
}

function strokesAt(rings: readonly Ring[], v: number, least: Mm): Stroke[] {
  const cuts = crossings(rings as Ring[], v + 1e-6);
  const out: Stroke[] = [];
  for (let k = 0; k + 1 < cuts.length; k += 2) {
    if (cuts[k + 1] - cuts[k] >= least) out.push({ left: cuts[k], right: cuts[k + 1], v });
  }
  return out;
}

/** Whether the slanted way on to the next line stays in the area: both ends lie near each other. */
function follows(last: Stroke, next: Stroke, spacing: Mm): boolean {
  const reach = 2 * spacing + 1;
  return Math.abs(next.left - last.left) <= reach && Math.abs(next.right - last.right) <= reach;
}

/** A zigzag: each line runs slanted to the next one's far end, as a pen hatches without lifting. */
function push(points: number[], { left, right, v }: Stroke, forward: boolean): void {
  if (points.length === 0) points.push(left, v);
  points.push(forward ? right : left, v);
}
