import type { Mm } from '../core/units.ts';
import { THREAD_WEIGHT, THREAD_WEIGHTS } from '../machine.ts';
import { type Area, type Areas, isCover, middleOf } from './areas.ts';
import { smallWords } from './check-text.ts';
import { cellOf, type DensityMap, STEP_MM } from './density-map.ts';
import { distance, type NeedlePoints } from './needle-points.ts';
import {
  addFinding,
  createTally,
  type Inspected,
  LIMITS,
  type Problem,
  problemOf,
} from './problems.ts';

/** Shorter columns are dots, ties and the points of serifs. */
const MIN_LENGTH_MM: Mm = 1.5;
/** Where more of a design's columns are too narrow, by length, it is more than a detail. */
const THIN_SHARE = 0.1;
const THIN_MM: Mm = 10;

/** Satin columns too narrow for thread to lie in, and words of them too small to read. */
export function checkColumns({
  design,
  needle,
  areas,
  detailMm,
}: Inspected): (Problem | undefined)[] {
  // Fine thread draws finer lines.
  const { spacing } = THREAD_WEIGHTS[design.threadWeight ?? THREAD_WEIGHT];
  const words = smallWords(needle, areas, spacing);
  const small = createTally();
  for (const { xMm, yMm, letterMm } of words) {
    addFinding(small, { xMm, yMm, value: -letterMm });
  }
  // Strokes of such words are not told once more.
  const told = new Set(words.flatMap((word) => word.areas));
  const all = columnsOf(areas);
  const limit = Math.max(LIMITS.columnMm * spacing, detailMm);
  const thin = createTally();
  let [allMm, thinMm] = [0, 0];
  for (const area of all) {
    const mm = lengthOf(area);
    allMm += mm;
    if (told.has(area) || widthOf(area) >= limit - ROUNDING_MM || mm < MIN_LENGTH_MM) continue;
    thinMm += mm;
    addFinding(thin, { ...middleOf(needle, areas, area), value: -widthOf(area) });
  }
  const isMuch = thinMm > THIN_MM && thinMm > allMm * THIN_SHARE;
  return [
    problemOf('small-text', 'enlarge', small, (worst) =>
      -worst < LIMITS.lowLetterMm * spacing ? 'warning' : 'note',
    ),
    problemOf('thin-column', 'enlarge', thin, isMuch ? 'warning' : 'note'),
  ];
}

/** Rounding both ends to the machine's grid may make a column so much narrower. */
const ROUNDING_MM: Mm = 0.05;

/** Columns that cover. */
const columnsOf = ({ areas }: Areas): Area[] =>
  areas.filter((area) => area.kind === 'satin' && isCover(area));

/** How wide a column is: its stitches lead aslant, half its pitch forward. */
const widthOf = ({ rowMm, spacingMm }: Area): Mm =>
  Math.sqrt(rowMm ** 2 - Math.min(rowMm, spacingMm) ** 2);

const lengthOf = ({ first, end, spacingMm }: Area): Mm => (end - first) * spacingMm;

/** Wider columns sink into the cloth where nothing lies under them. */
const WIDE_MM: Mm = 1.6;
/** A column has underlay where at least this share of its stitches has thread under them. */
const HELD_SHARE = 0.4;
/** A column is longer than wide, or than this: short ones are held at their ends. */
const HELD_MM: Mm = 3;
/** Of broad columns what lies under the middle alone carries nothing: the trade sews a zigzag from 3 mm on. */
const BROAD_MM: Mm = 4;
const MIDDLE = [0.3, 0.7] as const;
/** At least this share of a broad column's stitches has thread under it beside the middle. */
const SPREAD_SHARE = 0.15;
/** A design with a shorter length of such columns in all gets a hint only. */
const BARE_MM: Mm = 15;
/** Stitches that lie beside a stitch of a column: those farther back in time were sewn under it. */
const BESIDE = 30;

/** Satin wide enough to sink in, with no thread beneath that would carry it. */
export function checkUnderlay({ needle, areas, density }: Inspected): Problem | undefined {
  if (!density) return undefined;
  const found = createTally();
  let [wideMm, bareMm] = [0, 0];
  for (const area of columnsOf(areas)) {
    const mm = lengthOf(area);
    if (area.rowMm < WIDE_MM || mm < HELD_MM) continue;
    wideMm += mm;
    const { anywhere, beside } = heldShares(needle, density, areas, area);
    const isHeld = anywhere >= HELD_SHARE;
    if (isHeld && (area.rowMm < BROAD_MM || beside >= SPREAD_SHARE)) continue;
    // With some underlay it is no more than a hint.
    if (!isHeld) bareMm += mm;
    addFinding(found, { ...middleOf(needle, areas, area), value: area.rowMm });
  }
  const isMuch = bareMm > BARE_MM && bareMm > wideMm * LIMITS.bareColumns;
  return problemOf('no-underlay', 'add-underlay', found, isMuch ? 'warning' : 'note');
}

/** Shares of a column's rows under which something was sewn before: anywhere, and beside the middle. */
function heldShares(needle: NeedlePoints, map: DensityMap, { rows }: Areas, area: Area) {
  const { x, y } = needle;
  const begin = rows.from[area.first];
  let [anywhere, beside] = [0, 0];
  for (let r = area.first; r < area.end; r++) {
    const [a, b] = [rows.from[r], rows.to[r]];
    const before = Math.max(begin, a - BESIDE);
    const [dx, dy] = [x[b] - x[a], y[b] - y[a]];
    const looks = Math.max(LOOKS, Math.ceil(distance(dx, dy) / STEP_MM));
    let isHeld = false;
    for (let look = 1; look < looks; look++) {
      const cell = cellOf(map, x[a] + (dx * look) / looks, y[a] + (dy * look) / looks);
      if (map.first[cell] > before) continue;
      isHeld = true;
      if (look > MIDDLE[0] * looks && look < MIDDLE[1] * looks) continue;
      beside++;
      break;
    }
    if (isHeld) anywhere++;
  }
  const all = area.end - area.first;
  return { anywhere: anywhere / all, beside: beside / all };
}

/**
 * Places along a row at which one looks under it, at least: underlay runs near its ends or its middle. In a
 * wide one they lie no farther apart than the map's squares: the line of a zigzag lies anywhere.
 */
const LOOKS = 10;
