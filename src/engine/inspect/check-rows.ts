import type { Mm } from '../core/units.ts';
import { type Area, type Areas, isCover, type Rows, spacingOf } from './areas.ts';
import { cellOf, type DensityMap } from './density-map.ts';
import type { NeedlePoints } from './needle-points.ts';
import { addFinding, createTally, type Inspected, type Problem, problemOf } from './problems.ts';

/** A gap is so many times as wide as its area's rows lie apart, and at least so wide. */
const GAP_TIMES = 2.4;
const GAP_MM: Mm = 0.48;
/** Shorter gaps are where a border turns. */
const MIN_GAP_LENGTH_MM: Mm = 2;
/** So much of a gap shows the cloth: elsewhere another part covers it. */
const BARE_SHARE = 0.6;
/** Rows on both sides of a gap are about as long: the area goes on beyond it. */
const GOES_ON = 0.6;
/** So many rows on each side lie as close as all: else the gap is between two parts, or in underlay. */
const REGULAR_ROWS = 3;
const REGULAR = 1.7;
/** From row to row the ends lie about a gap's width apart, along both borders. */
const END_TIMES = 1.5;
const END_MM: Mm = 0.3;
const LOOK_MM: Mm = 0.25;

/** Cloth that shows between two neighbouring rows, in an area whose other rows are closed. */
export function checkOpenRows({ needle, areas, density }: Inspected): Problem | undefined {
  if (!density) return undefined;
  const found = createTally();
  for (const area of areas.areas) {
    if (!isCover(area)) continue;
    for (let row = area.first + REGULAR_ROWS; row < area.end - REGULAR_ROWS; row++) {
      const gap = gapBefore(needle, density, areas, area, row);
      if (gap) addFinding(found, gap);
    }
  }
  return problemOf('open-rows', 'close-rows', found, 'warning');
}

/** The bare strip before a row; undefined where there is none. */
function gapBefore(
  needle: NeedlePoints,
  map: DensityMap,
  { rows }: Areas,
  { spacingMm }: Area,
  row: number,
) {
  const widthMm = spacingOf(needle, rows, row);
  if (widthMm < GAP_MM || widthMm < GAP_TIMES * spacingMm) return undefined;
  for (let n = 1; n < REGULAR_ROWS; n++) {
    for (const beside of [row - n, row + n]) {
      if (spacingOf(needle, rows, beside) > REGULAR * spacingMm) return undefined;
    }
  }
  const strip = stripBefore(needle, rows, row, widthMm);
  if (!strip) return undefined;
  const { fromX, fromY, toX, toY, mm } = strip;
  // A wide gap is looked at beside its middle, too: a line of underlay there leaves it open.
  const aside = widthMm < WIDE_GAP_MM ? [0] : [-ASIDE, 0, ASIDE];
  const [acrossX, acrossY] = [((fromY - toY) / mm) * widthMm, ((toX - fromX) / mm) * widthMm];
  const looks = Math.ceil(mm / LOOK_MM);
  let bare = 0;
  for (let s = 0; s < looks; s++) {
    const f = (s + 0.5) / looks;
    const [px, py] = [fromX + (toX - fromX) * f, fromY + (toY - fromY) * f];
    if (aside.some((a) => isBare(map, px + a * acrossX, py + a * acrossY))) bare++;
  }
  if (bare < BARE_SHARE * looks) return undefined;
  return { xMm: (fromX + toX) / 2, yMm: (fromY + toY) / 2, value: widthMm };
}

/** A wide gap, and the part of its width beside the middle at which it is looked at. */
const WIDE_GAP_MM: Mm = 0.9;
const ASIDE = 0.2;

function isBare(map: DensityMap, x: Mm, y: Mm): boolean {
  const cell = cellOf(map, x, y);
  return cell >= 0 && map.first[cell] < 0;
}

/** The middle line between a row and the one before, where both lie beside each other. */
function stripBefore({ x, y }: NeedlePoints, { from, to }: Rows, row: number, widthMm: Mm) {
  const [a, b, c, d] = [from[row - 1], to[row - 1], from[row], to[row]];
  const before = Math.hypot(x[b] - x[a], y[b] - y[a]);
  const own = Math.hypot(x[d] - x[c], y[d] - y[c]);
  const mm = Math.min(before, own);
  if (mm < MIN_GAP_LENGTH_MM || mm < GOES_ON * Math.max(before, own)) return undefined;
  const ends = Math.hypot(x[c] - x[b], y[c] - y[b]) + Math.hypot(x[d] - x[a], y[d] - y[a]);
  if (ends > 2 * (END_TIMES * widthMm + END_MM)) return undefined;
  // Rows run against each other: the one's beginning is beside the other's end.
  return {
    fromX: (x[a] + x[d]) / 2,
    fromY: (y[a] + y[d]) / 2,
    toX: (x[b] + x[c]) / 2,
    toY: (y[b] + y[c]) / 2,
    mm,
  };
}
