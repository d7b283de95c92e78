import type { Mm } from '../core/units.ts';
import { type Area, type Areas, isCover } from './areas.ts';
import { cellOf, type DensityMap } from './density-map.ts';
import { distance, type NeedlePoints } from './needle-points.ts';
import { addFinding, createTally, type Inspected, type Problem, problemOf } from './problems.ts';

/**
 * Cloth draws the ends of rows and satin in by about 0.3 mm. A neighbour whose thread lies within
 * the cell so far inside an end still meets it then: cells are a quarter of a millimetre wide.
 */
const INSIDE_MM: Mm = 0.2;
/** A neighbour begins no farther beyond an end; what is farther off was drawn apart. */
const NEIGHBOR_MM: Mm = 0.1;
/** Shorter open borders are corners and points. */
const MIN_BORDER_MM: Mm = 4;
/** An open border goes on past up to this many row ends that other thread holds: the map's cells are coarse. */
const MAX_HELD = 2;
/** Share of all borders between two colours, and length, over which it is more than a detail. */
const OPEN_SHARE = 0.25;
const OPEN_MM: Mm = 10;

/** Borders of two colours where the rows of one end at the other: they part when the cloth pulls. */
export function checkPull({ needle, areas, density, design }: Inspected): Problem | undefined {
  if (!density || design.threads.length < 2) return undefined;
  const found = createTally();
  let [openMm, allMm] = [0, 0];
  for (const area of areas.areas) {
    if (!isCover(area)) continue;
    // Rows lead to and fro: every second row ends on the same side.
    for (const side of [0, 1]) {
      const border = borderOf(needle, density, areas, area, side);
      allMm += border.allMm;
      for (const open of border.open) {
        openMm += open.value;
        addFinding(found, open);
      }
    }
  }
  const isMuch = openMm > OPEN_MM && openMm > OPEN_SHARE * allMm;
  const severity = isMuch ? 'warning' : 'note';
  return problemOf('pull-gap', 'overlap-areas', found, severity);
}

/** What one side of an area has beside it: all that has a neighbour, and the open stretches. */
function borderOf(
  needle: NeedlePoints,
  map: DensityMap,
  { rows }: Areas,
  { first, end, spacingMm }: Area,
  side: number,
) {
  const open: { xMm: Mm; yMm: Mm; value: number }[] = [];
  let [allMm, ends, held, begin] = [0, 0, 0, -1];
  const close = () => {
    const mm = ends * spacingMm;
    if (mm >= MIN_BORDER_MM) {
      const at = endOf(begin + (ends >> 1));
      open.push({ xMm: needle.x[at], yMm: needle.y[at], value: mm });
    }
    [ends, held, begin] = [0, 0, -1];
  };
  for (let r = first; r < end; r++) {
    const [tip, tail] =
      endOf(r) === rows.to[r] ? [rows.to[r], rows.from[r]] : [rows.from[r], rows.to[r]];
    const state = stateOf(needle, map, tip, tail);
    if (state !== State.Alone) allMm += spacingMm;
    if (state === State.Open) {
      if (begin < 0) begin = r;
      ends++;
      held = 0;
    } else if (++held > MAX_HELD) close();
  }
  close();
  return { open, allMm };

  /** The end of a row on this side. */
  function endOf(row: number): number {
    const r = Math.min(row, end - 1);
    return (r - first) % 2 === side ? rows.to[r] : rows.from[r];
  }
}

/** How the end of a row stands to another colour. */
const State = { Alone: 0, Held: 1, Open: 2 } as const;

function stateOf(needle: NeedlePoints, map: DensityMap, tip: number, tail: number) {
  const { x, y, block } = needle;
  const dx = x[tip] - x[tail];
  const dy = y[tip] - y[tail];
  const mm = distance(dx, dy);
  if (mm < 2 * INSIDE_MM) return State.Alone;
  const [ux, uy] = [dx / mm, dy / mm];
  const isOther = (out: Mm) => {
    const cell = cellOf(map, x[tip] + ux * out, y[tip] + uy * out);
    if (cell < 0 || map.last[cell] < 0) return false;
    return block[map.last[cell]] !== block[tip] || block[map.first[cell]] !== block[tip];
  };
  if (isOther(-INSIDE_MM)) return State.Held;
  return isOther(NEIGHBOR_MM) ? State.Open : State.Alone;
}
