import type { Mm } from '../core/units.ts';
import { rowV } from './rows.ts';
import type { Section } from './sections.ts';

/** How rows become stitches. */
export interface TatamiOptions {
  /** Length of the stitches inside a row. */
  stitchMm: Mm;
  /** No stitch inside a row is shorter. */
  shortestMm: Mm;
  /** Least step along the row at a turn, so that turns are not short stitches. */
  turnMm: Mm;
}

export const TATAMI_DEFAULTS: TatamiOptions = { stitchMm: 4, shortestMm: 1, turnMm: 0.35 };

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

/** Needle points, x, y, … in mm, of a section sewn to and fro from a corner. */
export function sewSection(section: Section, corner: Corner, options: TatamiOptions): number[] {
  const { frame, left, right, firstRow } = section;
  const count = left.length;
  const points: number[] = [];
  let forward = corner.left;
  let lastU = NaN;
  for (let n = 0; n < count; n++) {
    const i = corner.top ? n : count - 1 - n;
    const v = rowV(frame, firstRow + i);
    const a = forward ? left[i]! : right[i]!;
    const b = forward ? right[i]! : left[i]!;
    const start = turnStart(a, b, lastU, options);
    if (start !== undefined) push(points, section, start, v);
    pushInside(points, section, start ?? lastU, b, v, firstRow + i, options);
    push(points, section, b, v);
    lastU = b;
    forward = !forward;
  }
  return points;
}

/** The row's first needle point; undefined where the row is so short that its far end will do. */
function turnStart(a: number, b: number, lastU: number, options: TatamiOptions): number | undefined {
  if (Number.isNaN(lastU)) return a;
  const way = b > a ? 1 : -1;
  const step = (a - lastU) * way;
  if (step >= options.turnMm || step <= -options.turnMm) return a;
  const start = lastU + way * options.turnMm;
  return (b - start) * way < options.turnMm * 2 ? undefined : start;
}

/** Needle points of the row's lattice between two ends. */
function pushInside(
  points: number[],
  section: Section,
  from: number,
  to: number,
  v: number,
  row: number,
  { stitchMm, shortestMm }: TatamiOptions,
): void {
  const low = Math.min(from, to) + shortestMm;
  const high = Math.max(from, to) - shortestMm;
  const phase = (row * STAGGER - Math.floor(row * STAGGER)) * stitchMm;
  const n0 = Math.ceil((low - phase) / stitchMm);
  const n1 = Math.floor((high - phase) / stitchMm);
  if (to > from) {
    for (let n = n0; n <= n1; n++) push(points, section, phase + n * stitchMm, v);
  } else {
    for (let n = n1; n >= n0; n--) push(points, section, phase + n * stitchMm, v);
  }
}

function push(points: number[], { frame }: Section, u: number, v: number): void {
  points.push(u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos);
}

/** Where the needle starts, or ends, at a corner: x, y in mm. */
export function cornerPoint(section: Section, { top, left }: Corner): [number, number] {
  const i = top ? 0 : section.left.length - 1;
  const u = left ? section.left[i]! : section.right[i]!;
  const v = rowV(section.frame, section.firstRow + i);
  return [u * section.frame.cos - v * section.frame.sin, u * section.frame.sin + v * section.frame.cos];
}
