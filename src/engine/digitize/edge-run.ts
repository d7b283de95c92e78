import { offsetRings } from '../vector/rings.ts';
import type { Polygon, Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import { cellAt, type CoverMap } from '../stitch/cover-map.ts';
import { runningStitch } from '../stitch/run.ts';
import { besideSegment, lineLength, wantedRuns } from './lines.ts';

/*
 * A border that stays in sight, on fabric or on a colour sewn before, would look
 * frayed: the outermost row may run half a spacing inside it, and where rows end,
 * their turns leave small notches. A line of running stitch under the rows holds
 * it. Borders that a later colour covers need none.
 */

/** How far inside the border the line lies: under the outermost row, which covers 0.2 mm. */
const INSET_MM: Mm = 0.17;
const STITCH_MM: Mm = 2;
/** Gaps in a line shorter than this are sewn through; lines shorter than the next are left out. */
const MAX_GAP_MM: Mm = 2.5;
const MIN_RUN_MM: Mm = 2.5;
/** What lies beside the line is looked up this far from it. */
const LOOK_MM: Mm = 0.6;

/**
 * @param block number of the block that is sewn
 * @returns needle points of each line, x, y, … in mm; a closed one ends where it began.
 */
export function edgeRuns(polygon: Polygon, cover: CoverMap, block: number): Float64Array[] {
  return offsetRings(polygon.rings, -INSET_MM).flatMap((ring) => runsOf(ring, cover, block));
}

function runsOf(ring: Ring, cover: CoverMap, block: number): Float64Array[] {
  const wanted = Array.from({ length: ring.length / 2 }, (_, i) =>
    isInSight(ring, i, cover, block),
  );
  bridge(wanted, ring);
  return wantedRuns(ring, wanted)
    .filter(({ points, closed }) => closed || lineLength(points) >= MIN_RUN_MM)
    .map(({ points, closed }) => runningStitch(points, { lengthMm: STITCH_MM, closed }));
}

/** Whether bare fabric or an earlier block lies beside the segment from point i to the next. */
function isInSight(ring: Ring, i: number, cover: CoverMap, block: number): boolean {
  return besideSegment(ring, i, LOOK_MM).some(
    ([x, y]) => x < 0 || y < 0 || cover.last[cellAt(cover, x, y)] <= block,
  );
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
      if (length <= MAX_GAP_MM) for (const g of gap) wanted[g] = true;
      [gap, length] = [[], 0];
      continue;
    }
    const j = (2 * i + 2) % ring.length;
    length += Math.hypot(ring[j] - ring[2 * i], ring[j + 1] - ring[2 * i + 1]);
    gap.push(i);
  }
}
