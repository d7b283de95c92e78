import type { StitchPiece } from '../sew.ts';
import { fillRings, type Mask, maskAround } from '../uncovered.ts';
import type { Polygon } from '../../vector/geometry.ts';

/*
 * Draws each stitch 0.4 mm wide with round ends, about as far as the points of one edge stand
 * apart, and measures it against the shape: what stays bare is a hole between columns, and not the
 * cloth that any zigzag lets through at its turns.
 */

const CELLS_PER_MM = 20;
const STITCH_MM = 0.4;

export interface Cover {
  /** Share of the shape's area under thread. */
  inside: number;
  /** Area under thread farther than 0.3 mm from the shape, beyond the thread's own half width. */
  spillMm2: number;
  /** Most needle points in any square millimetre (window moved by a quarter). */
  mostPoints: number;
}

export function measureCover(shape: Polygon, pieces: StitchPiece[]): Cover {
  const margin = 2;
  const outer = shape.rings[0];
  const xs = [...outer].filter((_, i) => i % 2 === 0);
  const ys = [...outer].filter((_, i) => i % 2 === 1);
  const [x0, x1] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [y0, y1] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const frame = { rings: [Float64Array.of(x0, y0, x1, y0, x1, y1, x0, y1)] };
  const area = maskAround(frame, CELLS_PER_MM);
  const thread: Mask = { ...area, cells: new Uint8Array(area.cells.length) };
  const near: Mask = { ...area, cells: new Uint8Array(area.cells.length) };
  fillRings(area, shape.rings, 1);
  near.cells.set(area.cells);
  for (const ring of shape.rings) {
    const closed = Float64Array.from([...ring, ring[0], ring[1]]);
    drawLine(near, closed, 0.3 + STITCH_MM / 2);
  }
  for (const { points } of pieces) drawLine(thread, points, STITCH_MM / 2);
  let [all, covered, spill] = [0, 0, 0];
  for (let i = 0; i < area.cells.length; i++) {
    all += area.cells[i];
    covered += area.cells[i] & thread.cells[i];
    if (thread.cells[i] && !near.cells[i]) spill++;
  }
  return {
    inside: covered / all,
    spillMm2: spill / area.scale ** 2,
    mostPoints: mostPoints(pieces),
  };
}

function drawLine(mask: Mask, points: Float64Array, radius: number): void {
  const { cells, width, height, left, top, scale } = mask;
  for (let k = 2; k < points.length; k += 2) {
    const ax = points[k - 2];
    const ay = points[k - 1];
    const dx = points[k] - ax;
    const dy = points[k + 1] - ay;
    const d2 = dx * dx + dy * dy;
    const x0 = Math.max(0, Math.floor((Math.min(ax, ax + dx) - radius - left) * scale));
    const x1 = Math.min(width - 1, Math.ceil((Math.max(ax, ax + dx) + radius - left) * scale));
    const y0 = Math.max(0, Math.floor((Math.min(ay, ay + dy) - radius - top) * scale));
    const y1 = Math.min(height - 1, Math.ceil((Math.max(ay, ay + dy) + radius - top) * scale));
    for (let row = y0; row <= y1; row++) {
      const py = (row + 0.5) / scale + top - ay;
      for (let col = x0; col <= x1; col++) {
        const px = (col + 0.5) / scale + left - ax;
        const f = d2 > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / d2)) : 0;
        if ((px - f * dx) ** 2 + (py - f * dy) ** 2 <= radius * radius)
          cells[row * width + col] = 1;
      }
    }
  }
}

function mostPoints(pieces: StitchPiece[]): number {
  const counts = new Map<string, number>();
  let most = 0;
  let last = '';
  for (const { points } of pieces) {
    for (let i = 0; i < points.length; i += 2) {
      const here = `${points[i].toFixed(4)} ${points[i + 1].toFixed(4)}`;
      if (here === last) continue; // where one piece ends and the next begins
      last = here;
      const cx = Math.floor(points[i] * 4);
      const cy = Math.floor(points[i + 1] * 4);
      for (let x = cx - 3; x <= cx; x++) {
        for (let y = cy - 3; y <= cy; y++) {
          const n = (counts.get(`${x} ${y}`) ?? 0) + 1;
          counts.set(`${x} ${y}`, n);
          if (n > most) most = n;
        }
      }
    }
  }
  return most;
}
