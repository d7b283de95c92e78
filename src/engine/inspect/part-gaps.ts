import type { Mm } from '../core/units.ts';
import { type Area, type Areas, isCover } from './areas.ts';
import { cellOf, type DensityMap } from './density-map.ts';
import { Link, type NeedlePoints } from './needle-points.ts';
import { between, gapOf, lengthOf } from './open-stretches.ts';
import type { Finding } from './problems.ts';

/*
 * Many rows that are missing in a row: what is left looks like two fills, one sewn after the other.
 * That they were one is told by their underlay, which leads across from one to the other.
 */

/** A wider gap lies between two shapes, whatever leads across. */
const MAX_GAP_MM: Mm = 4.5;
/** Parts of fewer rows are pieces of something else. */
const MIN_PART_ROWS = 10;
/** The needle goes across in so few stitches, without being lifted. */
const MAX_STITCHES = 4;
/** The rows at both sides are about as long, and longer by so much than the gap is wide. */
const AS_LONG = 0.8;
const LONGER = 1.5;
/** Rows of both lie about as far apart. */
const AS_CLOSE = 0.7;
/** Lines of underlay lead across: so many at least, and one in so many millimetres. */
const MIN_LINES = 2;
const LINE_MM: Mm = 6;
/** A gap is looked at so often, along its middle and on both sides of it: so much of it is bare. */
const LOOK_MM: Mm = 0.25;
const BARE_SHARE = 0.6;

/** The gap between a fill and the one sewn next, where rows of one fill are missing. */
export function gapBetweenParts(
  needle: NeedlePoints,
  map: DensityMap,
  { rows }: Areas,
  before: Area,
  after: Area,
): Finding | undefined {
  if (!isPart(before) || !isPart(after)) return undefined;
  const spacings = [before.spacingMm, after.spacingMm];
  if (Math.min(...spacings) < AS_CLOSE * Math.max(...spacings)) return undefined;
  const row = after.first;
  if (!goesAcross(needle, rows.to[row - 1], rows.from[row])) return undefined;
  const { mm, isBeside } = gapOf(needle, rows, row);
  if (!isBeside || mm > MAX_GAP_MM) return undefined;
  const lengths = [lengthOf(needle, rows, row - 1), lengthOf(needle, rows, row)];
  const least = Math.min(...lengths);
  if (least < AS_LONG * Math.max(...lengths) || least < LONGER * mm) return undefined;

  const underlay = rows.from[before.first];
  const looks = Math.ceil(lengths[1] / LOOK_MM);
  let [bare, lines, isLine] = [0, 0, false];
  for (let s = 0; s < looks; s++) {
    const cell = cellOf(map, ...between(needle, rows, row, (s + 0.5) / looks));
    const isCrossed = cell >= 0 && map.first[cell] >= 0;
    if (!isCrossed) bare++;
    const isUnder = isCrossed && map.last[cell] <= underlay;
    if (isUnder && !isLine) lines++;
    isLine = isUnder;
  }
  if (bare < BARE_SHARE * looks) return undefined;
  if (lines < Math.max(MIN_LINES, lengths[1] / LINE_MM)) return undefined;
  const [xMm, yMm] = between(needle, rows, row, 0.5);
  return { xMm, yMm, value: mm };
}

const isPart = (area: Area): boolean =>
  area.kind === 'fill' && isCover(area) && area.end - area.first >= MIN_PART_ROWS;

/** Whether the needle sews on from one place to another. */
function goesAcross({ link }: NeedlePoints, from: number, to: number): boolean {
  if (to - from > MAX_STITCHES) return false;
  for (let i = from + 1; i <= to; i++) if (link[i] !== Link.Stitch) return false;
  return true;
}
