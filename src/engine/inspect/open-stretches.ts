import type { Mm } from '../core/units.ts';
import { distanceToSegment } from '../vector/geometry.ts';
import { type Area, type Areas, isCover, type Rows } from './areas.ts';
import { cellOf, type DensityMap } from './density-map.ts';
import type { NeedlePoints } from './needle-points.ts';
import type { Finding } from './problems.ts';

/*
 * Rows of a fill that lie beside each other all along, but too far apart: one gap, several in a row,
 * or all of an area. Rows are lines of several stitches, of which the first may be the step across,
 * so that distances are measured along them and not at their ends.
 */

/** Rows farther apart show the cloth, whatever the density asked for; hatching lies farther apart still. */
export const OPEN_MM: Mm = 0.55;
/** All of an area is open from here on, as half of its cloth is bare; professionals do so at times, on purpose. */
const OPEN_AREA_MM: Mm = 0.495;
const MAX_OPEN_MM: Mm = 0.95;
/** With underlay below they were meant to cover, so far apart as well: farther, and they are no area. */
const MAX_HELD_MM: Mm = 1.4;
/** Stitches of satin lead to and fro aslant: so far apart in the middle, twice at one border. */
const OPEN_SATIN_MM: Mm = 0.49;
/** Rows are measured at these shares of their length: beside each other they are about as far apart at each. */
const SHARES = [0.25, 0.5, 0.75] as const;
const PARALLEL = 0.6;
/** Rows beside each other are about as long: else an area ends between them. */
const AS_LONG = 0.6;
/** A stretch goes on where rows lie nearly as far apart: a file has tenths of a millimetre. */
const GOES_ON = 0.8;
/** Shorter rows are where a border turns. */
const MIN_ROW_MM: Mm = 2;
/** A gap is looked at so often, and shows the cloth in so many of ten places: lines of underlay cross it. */
const LOOK_MM: Mm = 0.25;
const BARE_SHARE = 0.6;
/** Thread so near covers a place. */
const ON_ROW_MM: Mm = 0.15;
/** Rows that meet at one end lie on each other for so much of their length at most. */
const MET_SHARE = 0.45;
/** So many of the gaps of a stretch show the cloth. */
const BARE_GAPS = 0.7;
/**
 * So many rows on each side lie as close as all but for one, and a gap lies one more from the area's
 * ends; a long stretch may reach one of them.
 */
const REGULAR_ROWS = 3;
const REGULAR = 1.7;
const LONG_STRETCH = 6;
/** An open area is larger than this, of so many rows at least: a few lines side by side are drawn so. */
const MIN_AREA_MM2 = 40;
const MIN_AREA_ROWS = 16;
/** An open column has so many stitches at least, is so wide and so large: narrower ones are zigzag lines. */
const MIN_COLUMN_ROWS = 10;
const MIN_COLUMN_MM: Mm = 1.6;
const MIN_COLUMN_MM2 = 15;
/** Share of its rows that cross thread which lay there: an area with underlay was meant to cover. */
const HELD_SHARE = 0.4;

/** A stretch of open rows. */
export interface Stretch extends Finding {
  /** The first row that lies too far from the one before it, and one past the last. */
  first: number;
  end: number;
  /** False where it may be meant: an area that is open throughout, with nothing under it. */
  sure: boolean;
}

/**
 * The stretches of open rows of a fill.
 * @param wideMm from which distance on rows of this area are open
 */
export function openStretches(
  needle: NeedlePoints,
  map: DensityMap,
  { rows }: Areas,
  area: Area,
  wideMm: Mm,
): Stretch[] {
  const isWhole = !isCover(area);
  if (isWhole ? !isOpen(area) : area.kind === 'satin') return [];
  if (area.kind === 'fill' && area.end - area.first < MIN_AREA_ROWS) return [];
  const held = isWhole && isHeld(needle, map, rows, area);
  // Where nothing lies below, rows are drawn so: as hatching, or as a zigzag line.
  if (isWhole && !held && (area.kind === 'satin' || area.spacingMm > MAX_OPEN_MM)) return [];
  const gaps = Array.from({ length: area.end - area.first }, (_, i) =>
    i === 0 ? undefined : gapOf(needle, rows, area.first + i, held),
  );
  const isOver = (i: number, mm: Mm) => {
    const gap = gaps[i];
    return !!gap && gap.isBeside && gap.mm >= mm && gap.mm <= 2 * MAX_OPEN_MM;
  };
  const isWide = (i: number) => isOver(i, wideMm);
  const goesOn = (i: number) => isOver(i, GOES_ON * wideMm);
  if (isWhole) return wholeArea();
  const found: Stretch[] = [];
  for (let i = 1; i < gaps.length; i++) {
    if (!isWide(i)) continue;
    let end = i + 1;
    while (end < gaps.length && goesOn(end)) end++;
    if (isRegular(i, end)) found.push(...stretch(i, end, true));
    i = end;
  }
  return found;

  function stretch(first: number, end: number, sure: boolean): Stretch[] {
    const bare: number[] = [];
    for (let i = first; i < end; i++) {
      if (goesOn(i) && isBare(needle, map, rows, area.first + i, held)) bare.push(i);
    }
    if (bare.length < BARE_GAPS * (end - first) || bare.length === 0) return [];
    const middle = bare[bare.length >> 1];
    const [x, y] = between(needle, rows, area.first + middle, 0.5);
    // Of satin a border tells how far its stitches lie apart: there every other one meets it.
    const value = gaps[middle]!.mm * (area.kind === 'satin' ? 2 : 1);
    return [{ xMm: x, yMm: y, value, first: area.first + first, end: area.first + end, sure }];
  }
  /** Whether the rows beside a stretch lie as close as all of its area. */
  function isRegular(first: number, end: number): boolean {
    const isClose = (i: number) => !!gaps[i] && gaps[i].mm <= REGULAR * area.spacingMm;
    const count = (from: number) => {
      let close = 0;
      for (let n = 0; n < REGULAR_ROWS; n++) if (isClose(from + n)) close++;
      return close >= REGULAR_ROWS - 1;
    };
    const [before, after] = [count(first - REGULAR_ROWS), count(end)];
    if (end - first >= LONG_STRETCH) return before || after;
    return before && after && first > REGULAR_ROWS && end < gaps.length - REGULAR_ROWS;
  }
  function wholeArea(): Stretch[] {
    const isFar = area.kind === 'satin' || area.spacingMm >= OPEN_MM;
    return stretch(1, gaps.length, held && isFar);
  }
}

/** Whether an area's rows are far apart, and it is large enough to have been meant to cover. */
function isOpen({ kind, first, end, spacingMm, rowMm }: Area): boolean {
  const mm2 = (end - first) * spacingMm * rowMm;
  if (kind === 'fill')
    return spacingMm >= OPEN_AREA_MM && spacingMm <= MAX_HELD_MM && mm2 >= MIN_AREA_MM2;
  const isColumn = end - first >= MIN_COLUMN_ROWS && rowMm >= MIN_COLUMN_MM;
  return (
    isColumn && spacingMm >= OPEN_SATIN_MM && spacingMm <= MAX_HELD_MM && mm2 >= MIN_COLUMN_MM2
  );
}

/**
 * How far a row lies from the one before it, and whether it lies beside it all along.
 * @param aslant whether it may as well meet it at one end, as the stitches of satin do
 */
export function gapOf(needle: NeedlePoints, rows: Rows, row: number, aslant = false) {
  const far = SHARES.map((share) =>
    toRow(needle, rows, row - 1, pointOn(needle, rows, row, share)),
  );
  const sorted = far.toSorted((a, b) => a - b);
  const [own, before] = [lengthOf(needle, rows, row), lengthOf(needle, rows, row - 1)];
  const least = aslant ? MIN_COLUMN_MM - 0.1 : MIN_ROW_MM;
  const isBeside =
    (aslant || sorted[0] >= PARALLEL * sorted[2]) &&
    Math.min(own, before) >= Math.max(least, AS_LONG * Math.max(own, before));
  return { mm: sorted[1], isBeside };
}

/**
 * Whether the cloth shows between a row and the one before it.
 * @param aslant whether they may meet at one end: places there say nothing
 */
function isBare(
  needle: NeedlePoints,
  map: DensityMap,
  rows: Rows,
  row: number,
  aslant: boolean,
): boolean {
  const looks = Math.ceil(lengthOf(needle, rows, row) / LOOK_MM);
  const [begin, end] = [rows.from[row - 1], rows.to[row]];
  let [bare, met] = [0, 0];
  for (let s = 0; s < looks; s++) {
    const [x, y] = between(needle, rows, row, (s + 0.5) / looks);
    const isOnRow = () =>
      Math.min(toRow(needle, rows, row, [x, y]), toRow(needle, rows, row - 1, [x, y])) < ON_ROW_MM;
    if (aslant && isOnRow()) {
      met++;
      continue;
    }
    const cell = cellOf(map, x, y);
    if (cell >= 0 && map.first[cell] >= 0) {
      // Cells are coarse: the rows at the sides may lie on them, and the cloth show beside.
      if (map.first[cell] <= begin || map.last[cell] > end || isOnRow()) continue;
    }
    bare++;
  }
  return met <= MET_SHARE * looks && bare >= BARE_SHARE * (looks - met);
}

/** The place in the middle between a row, at a share of its length, and the row before it. */
export function between(needle: NeedlePoints, rows: Rows, row: number, share: number): [Mm, Mm] {
  const [x, y] = pointOn(needle, rows, row, share);
  let [nearest, nearX, nearY] = [Infinity, x, y];
  for (let i = rows.from[row - 1] + 1; i <= rows.to[row - 1]; i++) {
    const [ax, ay] = [needle.x[i - 1], needle.y[i - 1]];
    const [dx, dy] = [needle.x[i] - ax, needle.y[i] - ay];
    const length2 = dx * dx + dy * dy;
    const along = length2 > 0 ? ((x - ax) * dx + (y - ay) * dy) / length2 : 0;
    const f = Math.max(0, Math.min(1, along));
    const [px, py] = [ax + dx * f, ay + dy * f];
    const far = (px - x) ** 2 + (py - y) ** 2;
    if (far < nearest) [nearest, nearX, nearY] = [far, px, py];
  }
  return [(x + nearX) / 2, (y + nearY) / 2];
}

/** Distance of a place from a row. */
function toRow({ x, y }: NeedlePoints, rows: Rows, row: number, [px, py]: [Mm, Mm]): Mm {
  let least = Infinity;
  for (let i = rows.from[row] + 1; i <= rows.to[row]; i++) {
    const far = distanceToSegment(px, py, [x[i - 1], y[i - 1]], [x[i], y[i]]);
    if (far < least) least = far;
  }
  return least;
}

/** A place on a row at a share of its length. */
function pointOn(needle: NeedlePoints, rows: Rows, row: number, share: number): [Mm, Mm] {
  const { x, y, length } = needle;
  let left = share * lengthOf(needle, rows, row);
  for (let i = rows.from[row] + 1; i <= rows.to[row]; i++) {
    if (left <= length[i] || i === rows.to[row]) {
      const f = length[i] > 0 ? Math.min(1, left / length[i]) : 0;
      return [x[i - 1] + (x[i] - x[i - 1]) * f, y[i - 1] + (y[i] - y[i - 1]) * f];
    }
    left -= length[i];
  }
  return [x[rows.to[row]], y[rows.to[row]]];
}

/** How long a row is. */
export function lengthOf({ length }: NeedlePoints, rows: Rows, row: number): Mm {
  let mm = 0;
  for (let i = rows.from[row] + 1; i <= rows.to[row]; i++) mm += length[i];
  return mm;
}

/** Whether an area lies over thread that was there before, as cover over its underlay. */
function isHeld(needle: NeedlePoints, map: DensityMap, rows: Rows, { first, end }: Area): boolean {
  const begin = rows.from[first];
  let held = 0;
  for (let row = first; row < end; row++) {
    const looks = Math.ceil(lengthOf(needle, rows, row) / LOOK_MM);
    for (let s = 0; s < looks; s++) {
      const cell = cellOf(map, ...pointOn(needle, rows, row, (s + 0.5) / looks));
      if (cell < 0 || map.first[cell] >= begin || map.first[cell] < 0) continue;
      held++;
      break;
    }
  }
  return held >= HELD_SHARE * (end - first);
}
