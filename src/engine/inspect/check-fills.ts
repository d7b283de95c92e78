import type { Mm } from '../core/units.ts';
import { type Area, type Areas, isCover, middleOf } from './areas.ts';
import { cellOf, type DensityMap, STEP_MM } from './density-map.ts';
import { distance, type NeedlePoints } from './needle-points.ts';
import { addFinding, createTally, type Inspected, type Problem, problemOf } from './problems.ts';

/** Smaller fills, and those narrower along their rows or across them, are held by their borders. */
const MIN_MM2 = 100;
const MIN_ROW_MM: Mm = 7;
const MIN_ACROSS_MM: Mm = 8;
/** A fill has underlay where at least this share of its rows crosses thread, */
const HELD_SHARE = 0.4;
/** and they cross it so often: one line is a way from place to place. An edge run is met at both ends. */
const CROSSINGS = 1.2;
/** A design with less of such fills in all gets a hint only, and one in which most are carried. */
const MUCH_MM2 = 400;
const MUCH_SHARE = 0.5;

/** Fills under which no lattice, edge run or other cover lies that would carry them. */
export function checkFills({
  needle,
  areas,
  density,
  wantsUnderlay,
}: Inspected): Problem | undefined {
  if (!density || !wantsUnderlay) return undefined;
  const found = createTally();
  let [allMm2, bareMm2] = [0, 0];
  for (const area of areas.areas) {
    if (area.kind !== 'fill' || !isCover(area) || area.rowMm < MIN_ROW_MM) continue;
    const rows = area.end - area.first;
    if (rows * area.spacingMm < MIN_ACROSS_MM) continue;
    const { mm2, held, crossings } = under(needle, density, areas, area);
    if (mm2 < MIN_MM2) continue;
    allMm2 += mm2;
    if (held >= HELD_SHARE * rows && crossings >= CROSSINGS * rows) continue;
    bareMm2 += mm2;
    addFinding(found, { ...middleOf(needle, areas, area), value: mm2 });
  }
  const isMuch = bareMm2 > MUCH_MM2 && bareMm2 > MUCH_SHARE * allMm2;
  return problemOf('bare-fill', 'add-underlay', found, isMuch ? 'warning' : 'note');
}

/** So many rows at its beginning are asked. */
const MAX_LEADING = 8;
/** Rows at the beginning that lie so many times as far apart as the rest are a zigzag of underlay that leads to it. */
const UNDERLAY_APART = 3;

/** The first row of a fill after such a zigzag. */
function firstRow(
  { x, y }: NeedlePoints,
  { rows }: Areas,
  { first, end, spacingMm }: Area,
): number {
  const apart = (r: number): Mm => {
    const [a, b, c] = [rows.from[r], rows.to[r], rows.to[r + 1]];
    const [dx, dy] = [x[b] - x[a], y[b] - y[a]];
    return Math.abs((x[c] - x[a]) * dy - (y[c] - y[a]) * dx) / Math.max(distance(dx, dy), STEP_MM);
  };
  for (let r = Math.min(first + MAX_LEADING, end - 1) - 1; r >= first; r--) {
    if (apart(r) > UNDERLAY_APART * spacingMm) return r + 1;
  }
  return first;
}

/** How large a fill is, how many of its rows cross thread that was there before, and how often. */
function under(needle: NeedlePoints, map: DensityMap, areas: Areas, area: Area) {
  const { x, y } = needle;
  const { rows } = areas;
  const begin = rows.from[firstRow(needle, areas, area)];
  let [mm, held, crossings] = [0, 0, 0];
  for (let r = area.first; r < area.end; r++) {
    const [a, b] = [rows.from[r], rows.to[r]];
    const [dx, dy] = [x[b] - x[a], y[b] - y[a]];
    const length = distance(dx, dy);
    const looks = Math.max(1, Math.round(length / STEP_MM));
    let crossed = 0;
    for (let look = 0; look < looks; look++) {
      const f = (look + 0.5) / looks;
      if (map.first[cellOf(map, x[a] + dx * f, y[a] + dy * f)] < begin) crossed++;
    }
    mm += length;
    crossings += crossed;
    if (crossed > 0) held++;
  }
  return { mm2: mm * area.spacingMm, held, crossings };
}
