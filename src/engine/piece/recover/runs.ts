import { pageOf } from '../page-of-design.ts';
import { Command, type Design } from '../../core/design.ts';
import type { Mm } from '../../core/units.ts';
import { isSewn, needlePoints } from '../../inspect/needle-points.ts';

/** An uncut thread. */
export interface FileRun {
  /** Index of its colour block. */
  block: number;
  /** How often the machine has waited before it: what lies under it later is seen then. */
  section: number;
  /** Needle points on the page: x and y in turn, mm. */
  points: Float64Array;
}

/** Points nearer than this are one. */
const SAME_MM: Mm = 0.03;

/** Bare cloth around what is sewn: borders lie a little outside of their needle points. */
export const MARGIN_MM: Mm = 2;

/** The uncut threads of a design: it is split at cuts, changes, stops and wherever the thread lies loose. */
export function fileRuns(design: Design): FileRun[] {
  const { left, top } = pageOf(design);
  const { count, x, y, link, block, record } = needlePoints(design);
  const runs: { block: number; section: number; points: number[] }[] = [];
  let [section, at] = [0, 0];
  for (let i = 0; i < count; i++) {
    for (; at < record[i]; at++) if (design.commands[at] === Command.Stop) section++;
    if (!isSewn(link[i])) runs.push({ block: block[i], section, points: [] });
    const { points } = runs.at(-1)!;
    const [px, py] = [x[i] - left / 10 + MARGIN_MM, y[i] - top / 10 + MARGIN_MM];
    const n = points.length;
    if (n > 0 && Math.hypot(px - points[n - 2], py - points[n - 1]) < SAME_MM) continue;
    points.push(px, py);
  }
  return runs
    .filter(({ points }) => points.length >= 4)
    .map((run) => ({ ...run, points: Float64Array.from(run.points) }));
}
