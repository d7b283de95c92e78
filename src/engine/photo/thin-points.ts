import type { Mm } from '../core/units.ts';
import { POINTS_PER_MM2 } from '../machine.ts';
import type { ThreadPath, ThreadRun } from '../stitch/thread-path.ts';

/*
 * Needle points crowd where several threads meet, and cut the cloth there. Points
 * inside rows, and points of travel, can go from a crowd without a change to
 * what is covered; ends of rows cannot.
 */

/** Half the edge of the square that is counted: squares lie on a grid of this step, overlapping. */
const STEP_MM: Mm = 0.5;
/** A point may go if the stitch without it is no longer than this, and no farther from the point. */
const LONGEST_MM: Mm = 6;
const ROW_OFF_MM: Mm = 0.06;
const TRAVEL_OFF_MM: Mm = 0.3;

/** Drops points from crowds, in place. The page is `widthMm` by `heightMm`. */
export function thinPoints(paths: readonly ThreadPath[], widthMm: Mm, heightMm: Mm): void {
  const width = Math.ceil(widthMm / STEP_MM) + 3;
  const height = Math.ceil(heightMm / STEP_MM) + 3;
  const counts = new Uint16Array(width * height);
  const cellOf = (x: Mm, y: Mm): number => {
    const cx = Math.min(width - 2, Math.max(1, Math.floor(x / STEP_MM) + 1));
    const cy = Math.min(height - 2, Math.max(1, Math.floor(y / STEP_MM) + 1));
    return cy * width + cx;
  };
  /** Needle points in the square of four cells that begins with this one. */
  const square = (cell: number): number =>
    counts[cell] + counts[cell + 1] + counts[cell + width] + counts[cell + width + 1];
  /** Whether any of the four squares that hold a cell is too full. */
  const isCrowded = (cell: number): boolean =>
    square(cell) > POINTS_PER_MM2.photo ||
    square(cell - 1) > POINTS_PER_MM2.photo ||
    square(cell - width) > POINTS_PER_MM2.photo ||
    square(cell - width - 1) > POINTS_PER_MM2.photo;
  const runs = paths.flatMap((path) => path.runs.map((run) => ({ path, run })));
  for (const { run } of runs) {
    for (let i = 0; i < run.points.length; i += 2) {
      counts[cellOf(run.points[i], run.points[i + 1])]++;
    }
  }
  for (const { path, run } of runs) {
    const isTravel = (i: number) => path.objects[run.owner[i]].kind === 'run';
    thinRun(run, (i, last) => {
      const cell = cellOf(run.points[2 * i], run.points[2 * i + 1]);
      if (!isCrowded(cell)) return false;
      if (!isSpare(run, last, i, isTravel(i) ? TRAVEL_OFF_MM : ROW_OFF_MM)) return false;
      counts[cell]--;
      return true;
    });
  }
}

/** Drops inner points of a run. @param drops told a point and the last one that was kept */
function thinRun(run: ThreadRun, drops: (i: number, last: number) => boolean): void {
  const { points, owner } = run;
  const kept: number[] = [];
  for (let i = 0; i < owner.length; i++) {
    const inner = i > 1 && i < owner.length - 2;
    if (!inner || !drops(i, kept.at(-1)!)) kept.push(i);
  }
  if (kept.length === owner.length) return;
  run.points = [];
  for (const i of kept) run.points.push(points[2 * i], points[2 * i + 1]);
  run.owner = kept.map((i) => owner[i]);
}

/** Whether a straight stitch from the point before to the one after passes so near. */
function isSpare({ points }: ThreadRun, before: number, i: number, off: Mm): boolean {
  const x0 = points[2 * before];
  const y0 = points[2 * before + 1];
  const dx = points[2 * i + 2] - x0;
  const dy = points[2 * i + 3] - y0;
  const length = Math.hypot(dx, dy);
  if (length > LONGEST_MM || length < 0.6) return false;
  const px = points[2 * i] - x0;
  const py = points[2 * i + 1] - y0;
  const along = (px * dx + py * dy) / length;
  return along > 0 && along < length && Math.abs(px * dy - py * dx) <= off * length;
}
