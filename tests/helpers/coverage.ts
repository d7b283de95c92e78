import type { Design } from 'ilmek-engine';
import type { Ring } from 'ilmek-engine/internal';
import { Command, MIN_THREAD_MM } from 'ilmek-engine/tables';

/** What thread covers of an area, measured on a raster. */
export interface Coverage {
  /** Share of the area that lies under thread. */
  covered: number;
  /** Farthest that thread reaches outside the area, mm (up to 2). */
  spillMm: number;
}

/** Edge of the raster's cells, mm. */
const CELL_MM = 0.05;
/**
 * Width to draw the stitches of a satin with, about as far as the points of one edge stand apart:
 * what stays bare is a hole, and not the cloth that any zigzag lets through at its turns.
 */
export const SATIN_MM = 0.4;

/**
 * Draws needle points (mm) as thread with round ends and compares it with an area.
 * @param runs each an uncut line of needle points x, y, … in mm
 * @param rings the area's borders, even-odd
 * @param threadMm how wide the thread is drawn
 */
export function measureCoverage(
  runs: readonly ArrayLike<number>[],
  rings: readonly Ring[],
  threadMm = MIN_THREAD_MM,
): Coverage {
  const box = bounds(rings);
  const left = box.left - 2;
  const top = box.top - 2;
  const width = Math.ceil((box.right + 2 - left) / CELL_MM);
  const height = Math.ceil((box.bottom + 2 - top) / CELL_MM);
  const thread = new Uint8Array(width * height);
  for (const run of runs) {
    for (let i = 2; i < run.length; i += 2) {
      const stitch = [
        run[i - 2] - left,
        run[i - 1] - top,
        run[i] - left,
        run[i + 1] - top,
      ] as const;
      forEachCellUnder({ width, height, cellMm: CELL_MM }, stitch, threadMm, (cell) => {
        thread[cell] = 1;
      });
    }
  }
  let inside = 0;
  let covered = 0;
  let spillMm = 0;
  for (let y = 0; y < height; y++) {
    const py = top + (y + 0.5) * CELL_MM;
    const borders = crossings(rings, py);
    let passed = 0;
    for (let x = 0; x < width; x++) {
      const px = left + (x + 0.5) * CELL_MM;
      while (borders[passed] <= px) passed++;
      const sewn = thread[y * width + x] === 1;
      if (passed % 2 === 1) {
        inside++;
        if (sewn) covered++;
      } else if (sewn) spillMm = Math.max(spillMm, distanceTo(rings, px, py, spillMm));
    }
  }
  return { covered: inside === 0 ? 1 : covered / inside, spillMm };
}

/** A raster of square cells, its first one at the origin. */
interface Grid {
  width: number;
  height: number;
  /** Edge of a cell, mm. */
  cellMm: number;
}

/**
 * Visits the cells whose middles lie under a stitch, drawn as thread with round ends.
 * @param stitch its needle points x0, y0, x1, y1 in mm
 * @param visit is given the index of a cell
 */
export function forEachCellUnder(
  { width, height, cellMm }: Grid,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  threadMm: number,
  visit: (cell: number) => void,
): void {
  const r = threadMm / 2;
  const fromY = Math.max(0, Math.floor((Math.min(y0, y1) - r) / cellMm));
  const toY = Math.min(height - 1, Math.ceil((Math.max(y0, y1) + r) / cellMm));
  for (let y = fromY; y <= toY; y++) {
    const py = (y + 0.5) * cellMm;
    // Of a slanted stitch only the piece is near whose rows are.
    const at = (v: number) => x0 + (x1 - x0) * Math.min(1, Math.max(0, (v - y0) / (y1 - y0)));
    const ends = y0 === y1 ? [x0, x1] : [at(py - r), at(py + r)];
    const fromX = Math.max(0, Math.floor((Math.min(...ends) - r) / cellMm));
    const toX = Math.min(width - 1, Math.ceil((Math.max(...ends) + r) / cellMm));
    for (let x = fromX; x <= toX; x++) {
      const square = segmentSquare((x + 0.5) * cellMm, py, x0, y0, x1, y1);
      if (square <= r * r) visit(y * width + x);
    }
  }
}

/** Uncut lines of needle points of a design, in mm. */
export function sewnRuns(design: Design): number[][] {
  const runs: number[][] = [];
  let open = false;
  for (let i = 0; i < design.commands.length; i++) {
    if (design.commands[i] !== Command.Stitch) {
      open = false;
      continue;
    }
    if (!open) runs.push([]);
    open = true;
    runs.at(-1)!.push(design.x[i] / 10, design.y[i] / 10);
  }
  return runs;
}

/** Where a horizontal line meets the rings' borders, from left to right. */
function crossings(rings: readonly Ring[], y: number): number[] {
  const met: number[] = [];
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const yi = ring[i + 1];
      const yj = ring[j + 1];
      if (yi > y !== yj > y) met.push(((ring[j] - ring[i]) * (y - yi)) / (yj - yi) + ring[i]);
    }
  }
  return met.sort((a, b) => a - b);
}

/** Distance to the nearest border; any distance up to `enough` where that is nearer. */
function distanceTo(rings: readonly Ring[], x: number, y: number, enough: number): number {
  let best = Infinity;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      best = Math.min(best, segmentSquare(x, y, ring[j], ring[j + 1], ring[i], ring[i + 1]));
      if (best <= enough * enough) return enough;
    }
  }
  return Math.sqrt(best);
}

/** Square of a point's distance to a segment. */
function segmentSquare(x: number, y: number, x0: number, y0: number, x1: number, y1: number) {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length));
  return (x - x0 - t * dx) ** 2 + (y - y0 - t * dy) ** 2;
}

function bounds(rings: readonly Ring[]) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      box.left = Math.min(box.left, ring[i]);
      box.right = Math.max(box.right, ring[i]);
      box.top = Math.min(box.top, ring[i + 1]);
      box.bottom = Math.max(box.bottom, ring[i + 1]);
    }
  }
  return box;
}
