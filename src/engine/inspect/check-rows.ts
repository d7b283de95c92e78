import type { Mm } from '../core/units.ts';
import { distanceToSegment } from '../vector/geometry.ts';
import { type Area, type Areas, asideOf, isCover, type Rows, spacingOf } from './areas.ts';
import { cellOf, type DensityMap } from './density-map.ts';
import type { NeedlePoints } from './needle-points.ts';
import { OPEN_MM, openStretches } from './open-stretches.ts';
import { gapBetweenParts } from './part-gaps.ts';
import {
  addFinding,
  createTally,
  type Finding,
  type Inspected,
  type Problem,
  problemOf,
} from './problems.ts';

/** A gap is so many times as wide as its area's rows lie apart, and so wide: from two rows on. */
const GAP_TIMES = 2.4;
const GAP_MM: Mm = OPEN_MM;
/** A wider one lies between two parts that one thread goes on to. */
const MAX_GAP_MM: Mm = 1.9;
/** But for one across which a row leads aslant, and lines of its underlay: so many millimetres a line at most. */
const MAX_ASLANT_MM: Mm = 3.3;
const LINE_MM: Mm = 6;
/** Areas of fewer rows are lines sewn to and fro. */
const MIN_AREA_ROWS = 16;
/** Shorter gaps are where a border turns. */
const MIN_GAP_LENGTH_MM: Mm = 2;
/** So much of a gap shows the cloth: elsewhere another part covers it. */
const BARE_SHARE = 0.6;
/** Rows on both sides of a gap are about as long: the area goes on beyond it. */
const GOES_ON = 0.6;
/** So many rows on each side lie as close as all: else the gap is between two parts, or in underlay. */
const REGULAR_ROWS = 4;
const REGULAR = 1.7;
/** One of them may lie aslant: the step across the gap is a part of it. */
const MAX_IRREGULAR = 1;
/** From row to row the ends lie about a gap's width apart, along both borders. */
const END_TIMES = 2.2;
const END_MM: Mm = 0.3;
const LOOK_MM: Mm = 0.25;

/** Cloth that shows between neighbouring rows: where others are closed, or in all of an area. */
export function checkOpenRows({ needle, areas, density }: Inspected): Problem | undefined {
  if (!density) return undefined;
  const found = createTally();
  let sure = false;
  for (const [i, area] of areas.areas.entries()) {
    const missing = i > 0 && gapBetweenParts(needle, density, areas, areas.areas[i - 1], area);
    if (missing) {
      addFinding(found, missing);
      sure = true;
    }
    const gaps = openIn(needle, density, areas, area);
    if (gaps.length === 0 || isLine(needle, areas, area)) continue;
    for (const gap of gaps) addFinding(found, gap);
    sure ||= gaps.some((gap) => gap.sure);
  }
  return problemOf('open-rows', 'close-rows', found, sure ? 'warning' : 'note');
}

/** The gaps of an area, in sewing order; `sure` where none of them can be meant. */
function openIn(needle: NeedlePoints, map: DensityMap, areas: Areas, area: Area) {
  const wideMm = Math.max(GAP_MM, isCover(area) ? GAP_TIMES * area.spacingMm : 0);
  const stretches = openStretches(needle, map, areas, area, wideMm);
  const gaps: (Finding & { sure: boolean })[] = [...stretches];
  if (!isCover(area) || area.end - area.first < MIN_AREA_ROWS) return gaps;
  for (let row = area.first + REGULAR_ROWS; row < area.end - REGULAR_ROWS; row++) {
    if (stretches.some(({ first, end }) => row >= first - 1 && row <= end)) continue;
    const gap = gapBefore(needle, map, areas, area, row);
    if (gap) gaps.push({ ...gap, sure: true });
  }
  return gaps;
}

/** A line sewn to and fro has so many holes a needle point at most: it comes back to each. */
const HOLE_SHARE = 0.6;

/** Whether an area is a line sewn to and fro, which lies beside itself where it bends. */
function isLine({ x, y }: NeedlePoints, { rows: { from, to } }: Areas, { first, end }: Area) {
  const holes = new Set<string>();
  for (let i = from[first]; i <= to[end - 1]; i++) holes.add(`${x[i]} ${y[i]}`);
  return holes.size <= HOLE_SHARE * (to[end - 1] - from[first]);
}

/** The bare strip before a row; undefined where there is none. */
function gapBefore(
  needle: NeedlePoints,
  map: DensityMap,
  { rows }: Areas,
  { spacingMm, first }: Area,
  row: number,
) {
  const isWide = (mm: Mm) => mm >= GAP_MM && mm >= GAP_TIMES * spacingMm;
  const spacing = spacingOf(needle, rows, row);
  if (!isWide(spacing)) return undefined;
  let irregular = 0;
  for (let n = 1; n < REGULAR_ROWS; n++) {
    for (const beside of [row - n, row + n]) {
      if (spacingOf(needle, rows, beside) > REGULAR * spacingMm) irregular++;
    }
  }
  if (irregular > MAX_IRREGULAR) return undefined;
  // A row that leads aslant across the gap lies between the rows at its sides, or folds back on them.
  const isAslant = isWide(spacingOf(needle, rows, row + 1));
  const apart = Math.abs(asideOf(needle, rows, row) - asideOf(needle, rows, row + 1));
  const widthMm = isAslant ? apart : spacing;
  if (!isWide(widthMm) || widthMm > (isAslant ? MAX_ASLANT_MM : MAX_GAP_MM)) return undefined;
  const next = isAslant ? row + 1 : row;
  const strip = stripBetween(needle, rows, row - 1, next, widthMm);
  if (!strip) return undefined;
  if (widthMm > MAX_GAP_MM && linesAcross(map, strip, rows.from[first]) < strip.mm / LINE_MM) {
    return undefined;
  }
  const own = { from: rows.from[row - 1], to: rows.to[next] };
  if (bareShare(needle, map, strip, widthMm, own) < BARE_SHARE) return undefined;
  const { fromX, fromY, toX, toY } = strip;
  return { xMm: (fromX + toX) / 2, yMm: (fromY + toY) / 2, value: widthMm };
}

/** A wide gap, and the part of its width beside the middle at which it is looked at. */
const WIDE_GAP_MM: Mm = 0.9;
const ASIDE = 0.2;

/** A line along a gap. */
interface Strip {
  fromX: Mm;
  fromY: Mm;
  toX: Mm;
  toY: Mm;
  mm: Mm;
}

/** A row that bends may lie in the gap that its end leaves: thread so near covers a place. */
const ON_ROW_MM: Mm = 0.15;

/**
 * Share of a gap that shows the cloth.
 * @param own needle points of the rows at its sides: they share cells of the map with it
 */
function bareShare(
  needle: NeedlePoints,
  map: DensityMap,
  { fromX, fromY, toX, toY, mm }: Strip,
  widthMm: Mm,
  own: { from: number; to: number },
): number {
  const isOwn = (stitch: number) => stitch > own.from && stitch <= own.to;
  const isOnOwn = (x: Mm, y: Mm): boolean => {
    for (let i = own.from + 1; i <= own.to; i++) {
      const before = [needle.x[i - 1], needle.y[i - 1]] as const;
      if (distanceToSegment(x, y, before, [needle.x[i], needle.y[i]]) < ON_ROW_MM) return true;
    }
    return false;
  };
  const isBare = (x: Mm, y: Mm) => {
    const cell = cellOf(map, x, y);
    if (cell < 0 || map.first[cell] < 0) return true;
    return isOwn(map.first[cell]) && isOwn(map.last[cell]) && !isOnOwn(x, y);
  };
  // A wide gap is looked at beside its middle, too: a line of underlay in one of three places leaves it
  // open, a row in two closes it.
  const aside = widthMm < WIDE_GAP_MM ? [0] : [-ASIDE, 0, ASIDE];
  const least = aside.length === 1 ? 1 : 2;
  const [acrossX, acrossY] = [((fromY - toY) / mm) * widthMm, ((toX - fromX) / mm) * widthMm];
  const looks = Math.ceil(mm / LOOK_MM);
  let bare = 0;
  for (let s = 0; s < looks; s++) {
    const f = (s + 0.5) / looks;
    const [px, py] = [fromX + (toX - fromX) * f, fromY + (toY - fromY) * f];
    const open = aside.filter((a) => isBare(px + a * acrossX, py + a * acrossY));
    if (open.length >= least) bare++;
  }
  return bare / looks;
}

/** How many lines that were sewn before a needle point lead across a gap, and nothing else there. */
function linesAcross(map: DensityMap, { fromX, fromY, toX, toY, mm }: Strip, before: number) {
  const looks = Math.ceil(mm / LOOK_MM);
  let [lines, isLine] = [0, false];
  for (let s = 0; s < looks; s++) {
    const f = (s + 0.5) / looks;
    const cell = cellOf(map, fromX + (toX - fromX) * f, fromY + (toY - fromY) * f);
    const isUnder = cell >= 0 && map.first[cell] >= 0 && map.last[cell] <= before;
    if (isUnder && !isLine) lines++;
    isLine = isUnder;
  }
  return lines;
}

/** The middle line between two rows, where both lie beside each other along a gap of this width. */
function stripBetween(
  { x, y }: NeedlePoints,
  { from, to }: Rows,
  first: number,
  second: number,
  widthMm: Mm,
): Strip | undefined {
  const [a, b] = [from[first], to[first]];
  // Neighbouring rows run against each other: the one's beginning is beside the other's end.
  const isNext = second === first + 1;
  const [c, d] = isNext ? [to[second], from[second]] : [from[second], to[second]];
  const before = Math.hypot(x[b] - x[a], y[b] - y[a]);
  const own = Math.hypot(x[d] - x[c], y[d] - y[c]);
  const mm = Math.min(before, own);
  if (mm < MIN_GAP_LENGTH_MM || mm < GOES_ON * Math.max(before, own)) return undefined;
  const ends = Math.hypot(x[c] - x[a], y[c] - y[a]) + Math.hypot(x[d] - x[b], y[d] - y[b]);
  if (ends > 2 * (END_TIMES * widthMm + END_MM)) return undefined;
  return {
    fromX: (x[a] + x[c]) / 2,
    fromY: (y[a] + y[c]) / 2,
    toX: (x[b] + x[d]) / 2,
    toY: (y[b] + y[d]) / 2,
    mm,
  };
}
