import type { Mm } from '../core/units.ts';
import type { RowFrame, Rows } from './rows.ts';

/**
 * A stack of rows that can be sewn to and fro without lifting the needle: one
 * stretch in each of neighbouring rows, each overlapping the next one and no
 * other.
 */
export interface Section {
  frame: RowFrame;
  /** Number of the first row in the frame. */
  firstRow: number;
  /** Ends in u of each row, mm. */
  left: Float64Array;
  right: Float64Array;
  /** What lies beyond the ends of each row, where that is known: `ROW_END`. */
  ends?: Uint8Array | undefined;
  /** Indices of the sections that touch the first row, and the last one. */
  above: number[];
  below: number[];
}

/** An edge that steps aside farther than this between two rows starts a new section, mm. */
const MAX_STEP_MM: Mm = 3;

/** Splits rows into sections and tells which of them touch. */
export function splitSections(rows: Rows, offset = 0): Section[] {
  const { start, left, right } = rows;
  const rowCount = start.length - 1;
  const total = left.length;
  const { down, downCount, upCount } = overlaps(rows);
  const sectionOf = new Int32Array(total).fill(-1);
  const heads: { stretch: number; row: number; length: number }[] = [];
  const next = new Int32Array(total).fill(-1);
  for (let row = 0; row < rowCount; row++) {
    for (let i = start[row]; i < start[row + 1]; i++) {
      if (sectionOf[i] === -1) {
        sectionOf[i] = heads.length;
        heads.push({ stretch: i, row, length: 0 });
      }
      const section = sectionOf[i];
      heads[section].length++;
      const j = down[i];
      const single = downCount[i] === 1 && upCount[j] === 1;
      if (
        single &&
        Math.abs(left[i] - left[j]) <= MAX_STEP_MM &&
        Math.abs(right[i] - right[j]) <= MAX_STEP_MM
      ) {
        sectionOf[j] = section;
        next[i] = j;
      }
    }
  }
  const sections = heads.map(({ stretch, row, length }): Section => {
    const left = new Float64Array(length);
    const right = new Float64Array(length);
    const ends = rows.ends && new Uint8Array(length);
    for (let n = 0, i = stretch; n < length; n++, i = next[i]) {
      left[n] = rows.left[i];
      right[n] = rows.right[i];
      if (rows.ends && ends) ends[n] = rows.ends[i];
    }
    const firstRow = rows.first + row;
    return { frame: rows.frame, firstRow, left, right, ends, above: [], below: [] };
  });
  forEachOverlap(rows, (i, j) => {
    const a = sectionOf[i];
    const b = sectionOf[j];
    if (a === b) return;
    sections[a].below.push(b + offset);
    sections[b].above.push(a + offset);
  });
  return sections;
}

/** For each stretch: the first one that it overlaps in the next row, and how many on either side. */
function overlaps(rows: Rows): { down: Int32Array; downCount: Int32Array; upCount: Int32Array } {
  const total = rows.left.length;
  const down = new Int32Array(total).fill(-1);
  const downCount = new Int32Array(total);
  const upCount = new Int32Array(total);
  forEachOverlap(rows, (i, j) => {
    if (downCount[i]++ === 0) down[i] = j;
    upCount[j]++;
  });
  return { down, downCount, upCount };
}

/** Visits each pair of overlapping stretches in neighbouring rows, upper one first. */
function forEachOverlap(rows: Rows, visit: (upper: number, lower: number) => void): void {
  const { start, left, right } = rows;
  for (let row = 0; row + 2 < start.length; row++) {
    let j = start[row + 1];
    const end = start[row + 2];
    for (let i = start[row]; i < start[row + 1]; i++) {
      while (j < end && right[j] <= left[i]) j++;
      for (let k = j; k < end && left[k] < right[i]; k++) visit(i, k);
    }
  }
}
