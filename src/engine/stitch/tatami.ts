import type { Mm } from '../core/units.ts';
import { rowPoint, rowV } from './rows.ts';
import type { Section } from './sections.ts';
import { type DirectedRow, firstStart, LONGEST_MM, turnStart } from './turns.ts';

/** How rows become stitches. */
export interface TatamiOptions {
  /** Length of the stitches inside a row. */
  stitchMm: Mm;
  /** No stitch inside a row is shorter. */
  shortestMm: Mm;
  /** Rows from this length on have room for a long turn: see `Turn`. */
  roomyMm: Mm;
  /** The same for a section's first and last row, beside which another section may turn likewise. */
  edgeRoomyMm: Mm;
}

export const TATAMI_DEFAULTS: TatamiOptions = {
  stitchMm: 4,
  shortestMm: 1,
  roomyMm: 3,
  edgeRoomyMm: Infinity,
};

/** No two needle points of a row stand nearer to each other. */
const NEAREST_MM: Mm = 0.51;

/**
 * Needle points inside a row stand on a lattice that steps aside from row to
 * row by this share of a stitch. The golden section never repeats, so no two
 * near rows line up and no ladder or groove shows.
 */
const STAGGER = 0.381966;

/** Where a section is entered. */
export interface Corner {
  /** At its first row, else at its last. */
  top: boolean;
  /** At the row's smaller u. */
  left: boolean;
}

/**
 * Needle points, x, y, … in mm, of a section sewn to and fro from a corner.
 * @param needle where the needle comes from: a first row that begins beside it turns as any row does
 */
export function sewSection(
  section: Section,
  corner: Corner,
  options: TatamiOptions,
  needle?: readonly [number, number],
): number[] {
  const { frame, left, right, firstRow, ends } = section;
  const count = left.length;
  const step = corner.top ? 1 : -1;
  const points: number[] = [];
  let forward = corner.left;
  let before: number | undefined;
  for (let n = 0; n < count; n++) {
    const i = corner.top ? n : count - 1 - n;
    const v = rowV(frame, firstRow + i);
    const a = forward ? left[i] : right[i];
    const b = forward ? right[i] : left[i];
    const row: DirectedRow = {
      number: firstRow + i,
      from: a,
      to: b,
      v,
      start: ends ? endOf(ends[i], forward) : 0,
      before: ends && n > 0 ? endOf(ends[i - step], forward) : 0,
    };
    const roomyMm = n > 0 && n < count - 1 ? options.roomyMm : options.edgeRoomyMm;
    const start =
      n > 0 || !needle
        ? turnStart(points, frame, row, roomyMm, before)
        : firstStart(frame, row, needle);
    before = b;
    if (start !== undefined) push(points, section, start, v);
    pushInside(points, section, { ...row, from: start ?? a }, options);
    push(points, section, b, v, n === count - 1);
    forward = !forward;
  }
  return points;
}

/** What lies beyond one end of a row, as bits of a left end. */
const endOf = (ends: number, left: boolean): number => (left ? ends : ends >> 1);

/** Needle points of the row's lattice between two ends. */
function pushInside(
  points: number[],
  section: Section,
  { number, from, to, v }: DirectedRow,
  { stitchMm, shortestMm }: TatamiOptions,
): void {
  const low = Math.min(from, to) + shortestMm;
  const high = Math.max(from, to) - shortestMm;
  const share = number * STAGGER - Math.floor(number * STAGGER);
  const phase = share * stitchMm;
  const n0 = Math.ceil((low - phase) / stitchMm);
  const n1 = Math.floor((high - phase) / stitchMm);
  if (n1 < n0 && high - low > LONGEST_MM - 2 * shortestMm) {
    // Between two points of a wide lattice: one more, which steps aside like them.
    push(points, section, low + share * (high - low), v);
  } else if (to > from) {
    for (let n = n0; n <= n1; n++) push(points, section, phase + n * stitchMm, v);
  } else {
    for (let n = n1; n >= n0; n--) push(points, section, phase + n * stitchMm, v);
  }
}

/** Appends a needle point, unless it stands too near to the one before; the last one replaces that. */
function push(points: number[], { frame }: Section, u: number, v: number, last = false): void {
  const [x, y] = rowPoint(frame, u, v);
  const n = points.length;
  if (n > 0 && Math.hypot(x - points[n - 2], y - points[n - 1]) < NEAREST_MM) {
    if (!last || n === 2) return;
    points.length = n - 2;
  }
  points.push(x, y);
}

/** Where the needle starts, or ends, at a corner: x, y in mm. */
export function cornerPoint(section: Section, { top, left }: Corner): readonly [number, number] {
  const i = top ? 0 : section.left.length - 1;
  const u = left ? section.left[i] : section.right[i];
  return rowPoint(section.frame, u, rowV(section.frame, section.firstRow + i));
}
