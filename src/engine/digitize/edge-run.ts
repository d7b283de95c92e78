import { offsetRings } from '../vector/rings.ts';
import type { Polygon, Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { cellAt, type CoverMap } from '../stitch/cover-map.ts';
import { runningStitch } from '../stitch/run.ts';

/*
 * A border that stays in sight, on fabric or on a colour sewn before, would look
 * frayed: the outermost row may run half a spacing inside it, and where rows end,
 * their turns leave small notches. A line of running stitch under the rows holds
 * it. Borders that a later colour covers need none.
 */

/** How far inside the border the line lies. */
const INSET: Mm = 0.17;
const STITCH: Mm = 2;
/** Gaps in a line shorter than this are sewn through; lines shorter than the next are left out. */
const GAP: Mm = 2.5;
const SHORTEST: Mm = 2.5;
/** What lies beside the line is looked up this far from it. */
const LOOK: Mm = 0.6;

/**
 * @param block number of the block that is sewn
 * @returns needle points of each line, x, y, … in mm; a closed one ends where it began.
 */
export function edgeRuns(polygon: Polygon, cover: CoverMap, block: number): Float64Array[] {
  return offsetRings(polygon.rings, -INSET).flatMap((ring) => runsOf(ring, cover, block));
}

function runsOf(ring: Ring, cover: CoverMap, block: number): Float64Array[] {
  const count = ring.length / 2;
  const wanted = Array.from({ length: count }, (_, i) => isInSight(ring, i, cover, block));
  bridge(wanted, ring);
  if (wanted.every(Boolean)) return [runningStitch(ring, { lengthMm: STITCH, closed: true })];
  const runs: Float64Array[] = [];
  const first = wanted.indexOf(false);
  let line: number[] = [];
  for (let n = 1; n <= count; n++) {
    const i = (first + n) % count;
    const j = (i + 1) % count;
    if (wanted[i]) {
      if (line.length === 0) line.push(ring[2 * i], ring[2 * i + 1]);
      line.push(ring[2 * j], ring[2 * j + 1]);
      continue;
    }
    if (lengthOf(line) >= SHORTEST) {
      runs.push(runningStitch(Float64Array.from(line), { lengthMm: STITCH }));
    }
    line = [];
  }
  return runs;
}

/** Whether bare fabric or an earlier block lies beside the segment from point i to the next. */
function isInSight(ring: Ring, i: number, cover: CoverMap, block: number): boolean {
  const j = (2 * i + 2) % ring.length;
  const dx = ring[j] - ring[2 * i];
  const dy = ring[j + 1] - ring[2 * i + 1];
  const length = Math.hypot(dx, dy) || 1;
  const x = ring[2 * i] + dx / 2;
  const y = ring[2 * i + 1] + dy / 2;
  return [-LOOK, LOOK].some((side) => {
    const px = x - (dy / length) * side;
    const py = y + (dx / length) * side;
    return px < 0 || py < 0 || cover.last[cellAt(cover, px, py)] <= block;
  });
}

/** Takes short stretches between two wanted ones along: a trim costs more. */
function bridge(wanted: boolean[], ring: Ring): void {
  const count = wanted.length;
  const start = wanted.indexOf(true);
  if (start < 0) return;
  let gap: number[] = [];
  let length = 0;
  for (let n = 1; n <= count; n++) {
    const i = (start + n) % count;
    if (wanted[i]) {
      if (length <= GAP) for (const g of gap) wanted[g] = true;
      gap = [];
      length = 0;
      continue;
    }
    const j = (2 * i + 2) % ring.length;
    length += Math.hypot(ring[j] - ring[2 * i], ring[j + 1] - ring[2 * i + 1]);
    gap.push(i);
  }
}

function lengthOf(line: readonly number[]): number {
  let sum = 0;
  for (let i = 2; i < line.length; i += 2) {
    sum += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
  }
  return sum;
}
